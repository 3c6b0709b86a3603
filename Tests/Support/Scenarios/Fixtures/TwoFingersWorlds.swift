@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// Two fingers on a window: a middle, a distance and an angle.
@MainActor final class Pair {
  private var fingers: (first: Finger, second: Finger)
  private(set) var middle: CGPoint
  private(set) var distance: CGFloat
  private(set) var angle: CGFloat

  /// Both fingers touch the screen beside each other.
  init(in window: UIWindow, around middle: CGPoint, apart distance: CGFloat, at angle: CGFloat = 0) {
    fingers = (Finger(in: window), Finger(in: window))
    (self.middle, self.distance, self.angle) = (middle, distance, angle)
    fingers.first.touchDown(at: place(-1))
    fingers.second.touchDown(at: place(1))
  }

  private func place(_ sign: CGFloat) -> CGPoint {
    CGPoint(
      x: middle.x + sign * cos(angle) * distance / 2, y: middle.y + sign * sin(angle) * distance / 2)
  }

  /// Another finger takes the place of the first.
  func replaceFirst(in window: UIWindow, at place: CGPoint) {
    let third = Finger(in: window)
    third.touchDown(at: place)
    Simulator.clock.advance(by: VirtualClock.frame)
    fingers.first.lift()
    Simulator.clock.advance(by: VirtualClock.frame)
    fingers.first = third
  }

  /// Moves both fingers, once a frame.
  func move(by way: CGVector = .zero, apart distance: CGFloat? = nil, to angle: CGFloat? = nil) {
    let (oldMiddle, oldDistance, oldAngle) = (middle, self.distance, self.angle)
    let count = 12
    for step in 1...count {
      let share = CGFloat(step) / CGFloat(count)
      middle = CGPoint(x: oldMiddle.x + way.dx * share, y: oldMiddle.y + way.dy * share)
      self.distance = oldDistance + ((distance ?? oldDistance) - oldDistance) * share
      self.angle = oldAngle + ((angle ?? oldAngle) - oldAngle) * share
      Simulator.clock.advance(by: VirtualClock.frame)
      fingers.first.move(to: place(-1))
      fingers.second.move(to: place(1))
    }
  }

  func liftFirst() { fingers.first.lift() }

  func lift() {
    fingers.first.lift()
    fingers.second.lift()
  }

  func cancel() {
    fingers.first.cancel()
    fingers.second.cancel()
  }
}

extension FlightWorld {
  /// Two fingers touch the screen and move just far enough to begin. The transition has started by then.
  func pinch(_ distance: CGFloat, by growth: CGFloat) -> Pair {
    let pair = Pair(in: window, around: CGPoint(x: 200, y: 400), apart: distance)
    pair.move(apart: distance + growth)
    Simulator.clock.advance(by: 0.1)
    return pair
  }

  /// Two fingers touch the screen and rotate just far enough to begin. The transition has started by then.
  func turn(_ distance: CGFloat, by angle: CGFloat) -> Pair {
    let pair = Pair(in: window, around: CGPoint(x: 200, y: 400), apart: distance)
    pair.move(to: angle)
    Simulator.clock.advance(by: 0.1)
    return pair
  }

  /// The presented scale and rotation of a view.
  func scale(_ view: UIView) -> CGFloat { hypot(view.presentedTransform.a, view.presentedTransform.b) }
  func rotation(_ view: UIView) -> CGFloat { atan2(view.presentedTransform.b, view.presentedTransform.a) }
}

/// A photo that two fingers scale, rotate and move.
@MainActor final class TwistWorld: PushedWorld {
  private final class List: UIViewController, TwistList {}
  final class Photo: UIViewController, TwistPhoto {
    var lifted = 0
    func twistLifted() { lifted += 1 }
  }

  let photo = Photo()
  let transition = TwistTransition()

  init() {
    super.init(List(), photo, by: transition)
    push()
    settle()
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("photo.scale \(way)", at: time, scale(photo.view))
    Report.sample("photo.rotation \(way)", at: time, rotation(photo.view))
    Report.sample("photo.translation.x \(way)", at: time, photo.view.presentedTransform.tx)
    Report.sample("photo.translation.y \(way)", at: time, photo.view.presentedTransform.ty)
  }
}

/// A dial that two fingers rotate to close it.
@MainActor final class DialWorld: FlightWorld {
  let transition = DialTransition()

  init() {
    let (base, dial) = (UIViewController(), UIViewController())
    super.init(root: base, base, dial)
    transition.adopt(dial)
    present()
  }
}

/// A page with gestures of one finger and of two.
@MainActor final class HandsWorld: PushedWorld {
  private final class List: UIViewController, HandsList {}
  final class Page: UIViewController, HandsPage {
    let handsList = UIScrollView(frame: CGRect(x: 0, y: 600, width: 400, height: 200))

    override func viewDidLoad() {
      super.viewDidLoad()
      handsList.contentSize = CGSize(width: 400, height: 1000)
      view.addSubview(handsList)
    }
  }

  let page = Page()
  let transition = HandsTransition()

  init() {
    super.init(List(), page, by: transition)
    push()
    settle()
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("page.translation.y \(way)", at: time, page.view.presentedTransform.ty)
    Report.sample("page.alpha \(way)", at: time, page.view.presentedAlpha)
  }
}

/// A card that one finger or two fingers close.
@MainActor final class CrumpleWorld: FlightWorld {
  let transition = CrumpleTransition()

  init() {
    let (base, card) = (UIViewController(), UIViewController())
    super.init(root: base, base, card)
    transition.adopt(card)
    present()
  }
}

/// Two leaves in a custom container.
@MainActor final class LeavesWorld: FlightWorld {
  private final class Pile: UIViewController, LeavesContainer {
    private(set) lazy var leaves = LeavesTransition(in: self)
    var all: [UIViewController] = []

    func leavesOther(after leaf: UIViewController) -> UIViewController? {
      leaf === all.first ? all.last : nil
    }
    func leavesLeaf(before other: UIViewController) -> UIViewController? {
      other === all.last ? all.first : nil
    }
  }

  private let pile = Pile()

  init() {
    let (leaf, other) = (UIViewController(), UIViewController())
    pile.all = [leaf, other]
    pile.loadViewIfNeeded()
    pile.leaves.show(leaf)
    super.init(root: pile, leaf, other)
  }

  var shown: UIViewController? { pile.leaves.shown }
}

/// Two tabs.
@MainActor final class SpreadsWorld: FlightWorld {
  /// The tab bar controller, written as the comment at the top of the generated file shows.
  private final class Tabs: UITabBarController {
    let transition = SpreadsTransition()

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = transition
      transition.attach(to: self)
    }
  }

  let tabs: UITabBarController = Tabs()

  init() {
    let (left, right) = (UIViewController(), UIViewController())
    tabs.viewControllers = [left, right]
    super.init(root: tabs, left, right)
  }
}
