@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A screen with a scroll view and recognizers of the app's own.
@MainActor class OrderedScreen: UIViewController {
  let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 500))
  let strip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 100))
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  /// The app's pan.
  let own = UIPanGestureRecognizer()
  /// The view that has the app's pan.
  var owner: UIView { card }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentSize = CGSize(width: 400, height: 2000)
    strip.contentSize = CGSize(width: 2000, height: 100)
    for part in [list, strip, card] { view.addSubview(part) }
    owner.addGestureRecognizer(own)
  }

  /// Whether the app's pan is under way.
  var isOwnUnderWay: Bool { own.state == .began || own.state == .changed }
}

extension FlightWorld {
  /// Lets the recognizers of outer views get touches first. A gesture then comes first only if it is waited for.
  func letOuterComeFirst() { Simulator.conduct.outerRecognizersComeFirst = true }

  /// Moves a finger down from a point of the window. The finger stays down.
  func drag(from start: CGPoint, by way: CGVector) -> Finger {
    let finger = Finger(in: window)
    finger.touchDown(at: start)
    finger.drag(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), during: 0.3)
    Simulator.clock.advance(by: 0.2)
    return finger
  }
}

/// A panel that is presented over a page.
@MainActor final class OrderShowWorld: FlightWorld {
  final class Panel: OrderedScreen, OrderShowPanel {
    var orderShowList: UIScrollView { list }
    var orderShowGrip: UIView { card }
  }

  let panel = Panel()
  let transition = OrderShowTransition()

  init() {
    let base = UIViewController()
    super.init(root: base, base, panel)
    transition.adopt(panel)
    present()
  }
}

/// A page on a stack, with pans of the app's own.
@MainActor final class OrderPushWorld: PushedWorld {
  private final class List: UIViewController, OrderPushList {}

  final class Page: OrderedScreen, OrderPushPage {
    var orderPushCard: UIView? { card }
    override var owner: UIView { view }
  }

  let page = Page()
  let transition = OrderPushTransition()

  init() {
    super.init(List(), page, by: transition)
    push()
    settle()
  }

  /// The app with UIKit's swipe back over the whole content.
  static func ofContent() -> OrderPushWorld {
    Simulator.conduct.contentSwipesBack = true
    return OrderPushWorld()
  }
}

/// A sheet with a knob, in front of a map.
@MainActor final class OrderSheetWorld: FlightWorld {
  final class Sheet: OrderedScreen, OrderSheetSheet {
    var orderSheetKnob: UIView { card }
    var orderSheetList: UIScrollView { list }
  }

  let sheet = Sheet()
  let transition = OrderSheetTransition()

  init() {
    let map = UIViewController()
    super.init(root: map, map, sheet)
    transition.adopt(sheet)
    present()
  }
}

/// Two tabs, one with a strip.
@MainActor final class OrderTabsWorld: FlightWorld {
  /// The tab bar controller, written as the comment at the top of the generated file shows.
  private final class Tabs: UITabBarController {
    let transition = OrderTabsTransition()

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = transition
      transition.attach(to: self)
    }
  }

  final class Left: OrderedScreen, OrderTabsLeft {
    var orderTabsStrip: UIScrollView { strip }
  }

  final class Right: OrderedScreen {
    override var owner: UIView { view }
  }

  let left = Left()
  let right = Right()
  let tabs: UITabBarController = Tabs()

  init() {
    tabs.viewControllers = [left, right]
    super.init(root: tabs, left, right)
  }
}

/// Two leaves in a custom container.
@MainActor final class OrderSwapWorld: FlightWorld {
  /// The container, written as the comment at the top of the generated file shows.
  private final class Pile: UIViewController, OrderSwapContainer {
    private(set) lazy var swap = OrderSwapTransition(in: self)
    var other: UIViewController?

    func orderSwapOther(after leaf: any OrderSwapLeaf) -> UIViewController? { other }
  }

  final class Leaf: OrderedScreen, OrderSwapLeaf {
    var orderSwapKnob: UIView { card }
  }

  let leaf = Leaf()
  private let pile = Pile()

  init() {
    let other = UIViewController()
    pile.other = other
    pile.loadViewIfNeeded()
    pile.swap.show(leaf)
    super.init(root: pile, leaf, other)
  }

  var shown: UIViewController? { pile.swap.shown }
}
