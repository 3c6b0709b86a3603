@_spi(Simulator) import UIKit

/// An app whose to screen is pushed by a navigation controller.
@MainActor class PushingApp: SpecApp {
  let navigation: UINavigationController

  init(
    from: UIViewController, to: UIViewController, in surroundings: Surroundings,
    around root: (UINavigationController) -> UIViewController = { $0 }
  ) {
    navigation = UINavigationController(rootViewController: from)
    super.init(from: from, to: to, root: root(navigation), in: surroundings)
  }

  override func go(to side: Side, animated: Bool) {
    if side == .to {
      navigation.pushViewController(to, animated: animated)
    } else {
      navigation.popViewController(animated: animated)
    }
  }

  override func arrange(_ depth: Combination.Depth, _ bar: Combination.Bar) {
    if depth == .deeper { navigation.viewControllers = [UIViewController(), from] }
    if bar == .opaque { navigation.navigationBar.isTranslucent = false }
    if bar == .edges { for screen in [from, to] { screen.edgesForExtendedLayout = [] } }
    barHeight = bar == .translucent ? 0 : navigation.navigationBar.bounds.height
    navigation.view.setNeedsLayout()
    Simulator.clock.advance(by: VirtualClock.frame)
  }
  /// The height that a bar takes from the screens.
  private var barHeight: CGFloat = 0

  override func letStart() {
    if Simulator.conduct.delegateIsAskedLater { Simulator.clock.advance(by: VirtualClock.frame) }
  }

  override var side: Side { navigation.topViewController === to ? .to : .from }

  override var container: UIView? {
    navigation.view.subviews.first { $0.simulatedName == "navigation container" }
  }

  override func place(_ expected: inout HierarchyState) {
    guard let container else { return }
    expected.expect(from.view) { $0.parent = nil }
    expected.expect(to.view) { state in
      state.parent = ObjectIdentifier(container)
      let place = CGRect(origin: .zero, size: self.size)
        .inset(by: UIEdgeInsets(top: self.barHeight, left: 0, bottom: 0, right: 0))
      state.bounds = CGRect(origin: .zero, size: place.size)
      state.center = CGPoint(x: place.midX, y: place.midY)
    }
  }
}
