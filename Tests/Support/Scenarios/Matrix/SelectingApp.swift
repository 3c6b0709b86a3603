@_spi(Simulator) import UIKit

/// An app whose to screen is selected in a tab bar controller.
@MainActor class SelectingApp: SpecApp {
  let tabs: UITabBarController
  /// The delegate that hands out the animators.
  private let transition: any UITabBarControllerDelegate

  init(
    from: UIViewController, to: UIViewController, tabs: UITabBarController,
    by transition: any UITabBarControllerDelegate, in surroundings: Surroundings
  ) {
    self.tabs = tabs
    self.transition = transition
    super.init(from: from, to: to, root: tabs, in: surroundings)
  }

  /// Tabs in the order of the bar. The to screen is always on the right, whatever the reading direction.
  static func inOrder(_ pages: [UIViewController]) -> [UIViewController] {
    Simulator.layoutDirection == .rightToLeft ? pages.reversed() : pages
  }

  override func go(to side: Side, animated: Bool) {
    let screen = side == .to ? to : from
    if !animated { tabs.delegate = nil }
    tabs.viewControllers?.firstIndex { $0 === screen }.map { tabs.tapItem(at: $0) }
    if !animated { settle() }
    tabs.delegate = transition
  }

  override func letStart() {
    if Simulator.conduct.delegateIsAskedLater { Simulator.clock.advance(by: VirtualClock.frame) }
  }

  override var side: Side { tabs.selectedViewController === to ? .to : .from }

  override func isShownAtOnce(isDriven: Bool) -> Bool {
    tabs.view.window == nil || isDriven && Simulator.conduct.codeSelectsTabsUnasked
  }

  override var container: UIView? { tabs.view.subviews.first { $0.simulatedName == "tab container" } }

  /// The finger of a direction.
  /// - Parameter index: The index of its recognizer among the recognizers of the tab bar controller's view.
  func finger(
    _ index: Int, to side: Side, settles: Double, speed: (finish: CGFloat, cancel: CGFloat),
    finishes: @escaping @MainActor (CGFloat, SpecFinger.Aim) -> Bool
  ) -> SpecFinger {
    .pan(
      to: side, settles: (finish: settles, cancel: settles),
      { [tabs] in
        let pans = tabs.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
        return pans.indices.contains(index) ? pans[index] : nil
      },
      from: { [window] in CGPoint(x: window.bounds.width / 2, y: 150) },
      way: { [window] in CGPoint(x: side == .to ? -window.bounds.width : window.bounds.width, y: 0) },
      speed: speed, finishes: finishes)
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
