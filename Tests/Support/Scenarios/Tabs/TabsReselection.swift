@_spi(Simulator) import UIKit

@testable import GeneratedSpecs
@testable import TransitionRuntime

/// An app that selects another tab as soon as it hears that one has been selected.
private final class Reselecting: NSObject, UITabBarControllerDelegate {
  let slide = TabSlideTransition()

  func tabBarController(_ tabs: UITabBarController, shouldSelect screen: UIViewController) -> Bool {
    slide.tabBarController(tabs, shouldSelect: screen)
  }

  func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
    if tabs.viewControllers?.firstIndex(of: screen) == 1 { tabs.selectedIndex = 2 }
  }

  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    slide.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
  }

  func tabBarController(
    _ tabs: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    slide.tabBarController(tabs, interactionControllerFor: animator)
  }
}

extension Scenario {
  static let tabsReselected: [Scenario] = [
    Scenario("tabs: the app selects another tab when it hears of the finger's", in: Conduct.allForTabs) {
      let delegate = Reselecting()
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<3).map { _ in UIViewController() }
      tabs.delegate = delegate
      tabs.loadViewIfNeeded()
      delegate.slide.attach(to: tabs)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      Simulator.clock.runUntilIdle()
      let pans = tabs.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
      let pan = pans.first { $0.begin(at: CGPoint(x: 300, y: 400), velocity: CGPoint(x: -100, y: 0)) }
      Simulator.clock.advance(by: 0.1)
      pan?.move(to: CGPoint(x: 20, y: 400))
      pan?.end(velocity: .zero)
      Simulator.clock.runUntilIdle()
      Report.equal("selected", tabs.selectedIndex, 2)
      Report.equal("completed", Simulator.recorder.completions, [true, true])
      Report.equal("violations", Simulator.recorder.violations, [])
    }
  ]
}
