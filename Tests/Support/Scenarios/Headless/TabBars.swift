@_spi(Simulator) import UIKit

/// Tabs: the transitions between them, and how they are selected.
extension Scenario {
  static let headlessTabs: [Scenario] = [
    Scenario("containers: tabs with and without an animator", in: Conduct.eachAnswer) {
      let world = TabsInContainers(2)
      let (tabs, first, second) = (world.tabs, world.pages[0], world.pages[1])
      tabs.tapItem(at: 1)
      Report.check("at once", second.view.window != nil && first.view.window == nil)
      tabs.delegate = world.delegate
      tabs.tapItem(at: 0)
      Simulator.clock.advance(by: 0.1)
      Report.check("both are there meanwhile", second.view.window != nil && first.view.window != nil)
      Simulator.clock.runUntilIdle()
      Report.check("then one", second.view.window == nil && first.view.window != nil)
      world.delegate.interaction = UIPercentDrivenInteractiveTransition()
      tabs.tapItem(at: 1)
      Simulator.clock.advance(by: 0.1)
      world.delegate.interaction?.update(0.5)
      world.delegate.interaction?.cancel()
      Simulator.clock.runUntilIdle()
      Report.equal("a cancelled one", tabs.selectedIndex, 0)
      world.delegate.mayBeSelected = false
      tabs.tapItem(at: 1)
      Report.equal("a refused one", tabs.selectedIndex, 0)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: what code selects, and what is selected meanwhile", in: Conduct.eachAnswer) {
      let world = TabsInContainers(2)
      world.tabs.delegate = world.delegate
      world.tabs.selectedIndex = 1
      Simulator.clock.advance(by: 0.1)
      let isUnasked = Simulator.conduct.codeSelectsTabsUnasked
      Report.equal("at once", world.pages[0].view.window == nil, isUnasked)
      let isLast = Simulator.conduct.selectedIndexChangesLast && !isUnasked
      Report.equal("selected meanwhile", world.tabs.selectedIndex, isLast ? 0 : 1)
      let shown = world.pages[isLast ? 0 : 1]
      Report.check("and the same screen", world.tabs.selectedViewController === shown)
      Simulator.clock.runUntilIdle()
      Report.equal("selected at the end", world.tabs.selectedIndex, 1)
      Report.equal("completed", Simulator.recorder.completions, isUnasked ? [] : [true])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: a tab that is selected during a transition", in: Conduct.eachAnswer) {
      let world = TabsInContainers(3)
      world.tabs.delegate = world.delegate
      world.tabs.tapItem(at: 1)
      Simulator.clock.advance(by: 0.1)
      world.tabs.tapItem(at: 2)
      Simulator.clock.runUntilIdle()
      let isIgnored = Simulator.conduct.tabsIgnoreSelections
      Report.equal("is ignored", world.tabs.selectedIndex == 1, isIgnored)
      let isSeen = Simulator.recorder.violations.contains { $0.contains("was selected while a transition") }
      Report.equal("or breaks what is under way", isSeen, !isIgnored)
    },
  ]
}

/// Some tabs in a window, with a delegate that can hand out animators.
@MainActor private final class TabsInContainers {
  let tabs = UITabBarController()
  let pages: [UIViewController]
  let delegate = TabSlide()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init(_ count: Int) {
    pages = ["first", "second", "third"].prefix(count).map { name in
      let page = UIViewController()
      page.simulatedName = name
      return page
    }
    tabs.viewControllers = pages
    window.rootViewController = tabs
  }
}

private final class TabSlide: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
  var interaction: UIPercentDrivenInteractiveTransition?
  var mayBeSelected = true

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { mayBeSelected }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let entering = context.view(forKey: .to), let leaving = context.view(forKey: .from) else { return }
    entering.frame = context.containerView.bounds
    context.containerView.addSubview(entering)
    entering.alpha = 0
    UIView.animate(withDuration: 0.3) {
      entering.alpha = 1
    } completion: { _ in
      let completes = !context.transitionWasCancelled
      (completes ? leaving : entering).removeFromSuperview()
      entering.alpha = 1
      context.completeTransition(completes)
    }
  }
}
