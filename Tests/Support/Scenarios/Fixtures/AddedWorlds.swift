@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list and a page that is pushed onto it, with a shade between the two and a light in front of both.
@MainActor final class AddedPushWorld: PushedWorld {
  private final class List: UIViewController, AddedPushList {}
  private class Page: UIViewController, AddedPushPage {}
  /// A page whose view scrolls, like the view of a table view controller.
  private final class ScrollingPage: Page {
    override func loadView() { view = UIScrollView(frame: UIScreen.main.bounds) }
  }

  let transition = AddedPushTransition()

  init(scrolls: Bool = false) {
    let (list, page) = (List(), scrolls ? ScrollingPage() : Page())
    super.init(list, page, by: transition)
  }

  /// Scrolls the page, if it scrolls.
  func scroll(to y: CGFloat) {
    (second.view as? UIScrollView)?.contentOffset.y = y
    second.view.setNeedsLayout()
    settle()
  }

  /// The user taps the button that closes the page.
  func tap() { (above.first as? UIButton)?.sendActions(for: .touchUpInside) }

  override func sample(_ way: String, at time: Double) {
    guard besides.count == 3 else { return Report.equal("added", besides.count, 3) }
    Report.sample("closer.alpha \(way)", at: time, besides[2].subviews.first?.presentedAlpha ?? .nan)
    Report.sample("shade.alpha \(way)", at: time, besides[0].presentedAlpha)
    Report.sample("light.alpha \(way)", at: time, besides[1].presentedAlpha)
    Report.sample("light.y \(way)", at: time, besides[1].presentedFrame.minY)
    Report.sample("light.height \(way)", at: time, besides[1].presentedFrame.height)
    Report.sample("list.dim \(way)", at: time, cover(first)?.presentedAlpha ?? .nan)
    Report.sample("page.x \(way)", at: time, second.view.presentedFrame.minX)
  }
}

/// An album that blurs behind the photo that it presents.
@MainActor final class AddedShowWorld: FlightWorld {
  let transition = AddedShowTransition()

  init() {
    let (album, photo) = (UIViewController(), UIViewController())
    super.init(root: album, album, photo)
    transition.adopt(photo)
  }

  func show() { first.present(second, animated: true) }

  func hide() { second.dismiss(animated: true) }

  /// The user taps the view that closes the photo.
  func tap() {
    above.first?.gestureRecognizers?.lazy.compactMap { $0 as? UITapGestureRecognizer }.first?
      .tap(at: CGPoint(x: 200, y: 10))
  }

  override func sample(_ way: String, at time: Double) {
    guard besides.count == 4, let glass = besides[0] as? UIVisualEffectView else {
      return Report.equal("added", besides.count, 4)
    }
    Report.sample("glass.blur \(way)", at: time, glass.presentedEffect)
    Report.sample("shade.alpha \(way)", at: time, besides[1].presentedAlpha)
    Report.sample("badge.alpha \(way)", at: time, besides[2].presentedAlpha)
    Report.sample("badge.scale \(way)", at: time, besides[2].presentedTransform.a)
    Report.sample("photo.translation.y \(way)", at: time, second.view.presentedTransform.ty)
  }
}

/// Two tabs that push each other aside.
@MainActor final class AddedTabsWorld: FlightWorld {
  /// The tab bar controller, written as the comment at the top of the generated file shows.
  private final class Tabs: UITabBarController {
    let transition = AddedTabsTransition()

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = transition
      transition.attach(to: self)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      transition.jump()
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  private let tabs: Tabs

  init() {
    let (left, right) = (UIViewController(), UIViewController())
    tabs = Tabs()
    tabs.viewControllers = [left, right]
    super.init(root: tabs, left, right)
  }

  var pan: UIPanGestureRecognizer? { pan(on: tabs.view) }

  func tap(_ index: Int) {
    tabs.tapItem(at: index)
    letStart()
  }

  override func sample(_ way: String, at time: Double) {
    guard besides.count == 1 else { return Report.equal("added", besides.count, 1) }
    Report.sample("line.alpha \(way)", at: time, besides[0].presentedAlpha)
    Report.sample("line.centerX \(way)", at: time, besides[0].presentedCenter.x)
    Report.sample("line.width \(way)", at: time, besides[0].presentedBounds.width)
    Report.sample("left.x \(way)", at: time, first.view.presentedFrame.minX)
    Report.sample("left.dim \(way)", at: time, cover(first)?.presentedAlpha ?? .nan)
    Report.sample("right.dim \(way)", at: time, cover(second)?.presentedAlpha ?? .nan)
  }

  /// Accepts any place and size of the screen that is not shown: it is laid out when it is shown again.
  func settleAside(_ state: inout HierarchyState, shows shown: UIViewController) {
    for screen in [first, second] where screen !== shown {
      state.expect(screen.view) { [screen] in
        ($0.parent, $0.bounds, $0.center) = (nil, screen.view.bounds, screen.view.center)
      }
    }
  }
}

/// Two leaves in a custom container.
@MainActor final class AddedSwapWorld: FlightWorld {
  /// The container, written as the comment at the top of the generated file shows.
  private final class Pile: UIViewController, AddedSwapContainer {
    private(set) lazy var swap = AddedSwapTransition(in: self)
    var leaves: [UIViewController] = []

    func addedSwapOther(after leaf: UIViewController) -> UIViewController? {
      leaf === leaves.first ? leaves.last : nil
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      swap.jump()
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  private let pile = Pile()

  init() {
    let (leaf, other) = (UIViewController(), UIViewController())
    pile.leaves = [leaf, other]
    pile.loadViewIfNeeded()
    pile.swap.show(leaf)
    super.init(root: pile, leaf, other)
  }

  func forth() { pile.swap.forward(to: second) }

  func back() { pile.swap.backward(to: first) }

  override func sample(_ way: String, at time: Double) {
    guard besides.count == 1 else { return Report.equal("added", besides.count, 1) }
    Report.sample("veil.alpha \(way)", at: time, besides[0].presentedAlpha)
    Report.sample("leaf.y \(way)", at: time, first.view.presentedFrame.minY)
    Report.sample("other.dim \(way)", at: time, cover(second)?.presentedAlpha ?? .nan)
  }
}

/// A page that is pushed above a tab bar, with a shade during the run. The tab bar is transparent while the page is shown.
@MainActor final class AddedBarWorld: FlightWorld {
  private final class Front: UIViewController, AddedBarFront {}
  private final class Back: UIViewController, AddedBarBack {}

  let transition = AddedBarTransition()
  let navigation: UINavigationController
  let tabs = UITabBarController()

  init() {
    let (front, back) = (Front(), Back())
    navigation = UINavigationController(rootViewController: front)
    navigation.delegate = transition
    tabs.viewControllers = [navigation]
    super.init(root: tabs, front, back)
  }
}
