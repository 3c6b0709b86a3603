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
      state.bounds = CGRect(origin: .zero, size: self.size)
      state.center = CGPoint(x: self.size.width / 2, y: self.size.height / 2)
    }
  }
}
