@_spi(Simulator) import UIKit

/// Navigation, tabs and presentations: who is told what, and what belongs to whom.
extension Scenario {
  static let headlessContainers: [Scenario] = [
    Scenario("containers: the system's push and pop", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      world.navigation.pushViewController(world.top, animated: true)
      Simulator.clock.advance(by: 0.1)
      Report.check("slides in", world.top.view.presentedFrame.minX > 10)
      Simulator.clock.runUntilIdle()
      Report.near("is in its place", world.top.view.frame, UIScreen.main.bounds)
      Report.equal(
        "told", world.told,
        ["root will disappear", "top will appear", "root did disappear", "top did appear"])
      Report.equal("moved", world.top.moves, ["will to parent", "did to parent"])
      world.navigation.popViewController(animated: true)
      Simulator.clock.runUntilIdle()
      Report.equal("moved away", world.top.moves.suffix(2), ["will to nothing", "did to nothing"])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: the system's swipe back", in: Conduct.eachAnswer) {
      for isReversed in [false, true] {
        Simulator.layoutDirection = isReversed ? .rightToLeft : .leftToRight
        let world = ContainerWorld()
        world.navigation.pushViewController(world.top, animated: false)
        Simulator.clock.runUntilIdle()
        world.swipe(to: 0.3, isReversed: isReversed)
        Report.equal("a short swipe is cancelled", world.navigation.viewControllers.count, 2)
        Report.equal(
          "told", world.told.suffix(6),
          [
            "top will disappear", "root will appear", "root will disappear", "top will appear",
            "top did appear",
            "root did disappear",
          ])
        world.swipe(to: 0.8, isReversed: isReversed)
        Report.equal("a long one goes back", world.navigation.viewControllers.count, 1)
        world.swipe(to: 0.8, isReversed: isReversed)
        Report.equal("violations", Simulator.recorder.violations, [])
      }
    },

    Scenario("containers: a swipe back without its gate hangs", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      world.navigation.interactivePopGestureRecognizer?.delegate = nil
      world.swipe(to: 0.8, isReversed: false)
      Report.check(
        "is seen", Simulator.recorder.violations.contains { $0.contains("on the last screen") },
        "\(Simulator.recorder.violations)")
    },

    Scenario("containers: a swipe back and an animator of the app's", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      let delegate = SlideDelegate(interaction: nil)
      world.navigation.pushViewController(world.top, animated: false)
      Simulator.clock.runUntilIdle()
      world.navigation.delegate = delegate
      world.swipe(to: 0.8, isReversed: false)
      let conduct = Simulator.conduct
      let begins = conduct.swipeBackBeginsBesidesAnimators && !conduct.delegateWithAnimatorsEndsSwipeBack
      Report.equal("pops", world.navigation.viewControllers.count, begins ? 1 : 2)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario(
      "containers: a swipe back and a delegate that hands out no animator", in: Conduct.eachAnswer
    ) {
      for hasMethod in [false, true] {
        let world = ContainerWorld()
        let delegate: any UINavigationControllerDelegate = hasMethod ? UndecidedDelegate() : DeafDelegate()
        world.navigation.pushViewController(world.top, animated: false)
        Simulator.clock.runUntilIdle()
        world.navigation.delegate = delegate
        world.swipe(to: 0.8, isReversed: false)
        let ends = hasMethod && Simulator.conduct.delegateWithAnimatorsEndsSwipeBack
        Report.equal("pops", world.navigation.viewControllers.count, ends ? 2 : 1)
        world.navigation.delegate = nil
        world.swipe(to: 0.8, isReversed: false)
        Report.equal("pops without it", world.navigation.viewControllers.count, 1)
        Report.equal("violations", Simulator.recorder.violations, [])
      }
    },

    Scenario("containers: the system's swipe back over the content", in: Conduct.eachAnswer) {
      for isReversed in [false, true] {
        Simulator.layoutDirection = isReversed ? .rightToLeft : .leftToRight
        let world = ContainerWorld()
        world.navigation.pushViewController(world.top, animated: false)
        Simulator.clock.runUntilIdle()
        Report.equal(
          "is there", world.navigation.interactiveContentPopGestureRecognizer != nil,
          Simulator.conduct.contentSwipesBack)
        for (start, end) in [(100, 120), (300, 20), (100, 390)] {
          Report.equal("not yet", world.navigation.viewControllers.count, 2)
          let finger = Finger(in: world.window)
          finger.touchDown(at: CGPoint(x: isReversed ? 400 - start : start, y: 400))
          finger.drag(to: CGPoint(x: isReversed ? 400 - end : end, y: 400), during: 0.5)
          Simulator.clock.advance(by: 0.3)
          finger.lift()
          Simulator.clock.runUntilIdle()
        }
        let pops = Simulator.conduct.contentSwipesBack
        Report.equal("goes back", world.navigation.viewControllers.count, pops ? 1 : 2)
        Report.equal("violations", Simulator.recorder.violations, [])
      }
    },

    Scenario("containers: no swipe back without a back button", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      world.navigation.pushViewController(world.top, animated: false)
      Simulator.clock.runUntilIdle()
      world.top.navigationItem.hidesBackButton = true
      world.swipe(to: 0.8, isReversed: false)
      Report.equal("hidden", world.navigation.viewControllers.count, 2)
      world.top.navigationItem.hidesBackButton = false
      world.top.navigationItem.leftBarButtonItem = UIBarButtonItem()
      world.swipe(to: 0.8, isReversed: false)
      Report.equal("another in its place", world.navigation.viewControllers.count, 2)
      world.top.navigationItem.leftItemsSupplementBackButton = true
      world.swipe(to: 0.8, isReversed: false)
      Report.equal("another besides", world.navigation.viewControllers.count, 1)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: who leaves what in a container", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      let delegate = CarelessDelegate()
      world.navigation.delegate = delegate
      world.navigation.pushViewController(world.top, animated: true)
      Simulator.clock.runUntilIdle()
      let isSeen = Simulator.recorder.violations.contains { $0.contains("was left in the container") }
      Report.equal("is seen", isSeen, !Simulator.conduct.containersClearUp)
    },

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

    Scenario("containers: appearance of a covered presenter", in: Conduct.eachAnswer) {
      for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .automatic] {
        let world = ContainerWorld()
        let told = world.told.count
        world.top.modalPresentationStyle = style
        world.navigation.present(world.top, animated: true)
        Simulator.clock.runUntilIdle()
        let isCovered = style == .fullScreen
        let expected =
          isCovered
          ? ["root will disappear", "top will appear", "root did disappear", "top did appear"]
          : ["top will appear", "top did appear"]
        Report.equal(
          "told of \(style)", world.told.dropFirst(told).filter { !$0.hasPrefix("navigation") }, expected)
        Report.equal("in the window", world.root.view.window == nil, isCovered)
        Report.check("escapes", Simulator.performEscape(from: world.top.view))
        Simulator.clock.runUntilIdle()
        Report.check(
          "is back", world.root.view.window != nil && world.navigation.presentedViewController == nil)
        Report.equal("violations", Simulator.recorder.violations, [])
      }
    },

    Scenario("containers: an app is told of its start, and children of their own", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      world.window.makeKeyAndVisible()
      world.window.makeKeyAndVisible()
      Report.equal(
        "told", world.told.filter { $0.hasPrefix("root") }, ["root will appear", "root did appear"])
      world.root.endAppearanceTransition()
      Report.check("an end without a beginning is seen", !Simulator.recorder.violations.isEmpty)
    },

    Scenario("containers: a second dismissal is ignored", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      world.navigation.present(world.top, animated: true)
      Simulator.clock.runUntilIdle()
      world.top.dismiss(animated: true)
      world.top.dismiss(animated: true)
      Simulator.clock.runUntilIdle()
      Report.check("nothing is presented", world.navigation.presentedViewController == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: who presents, and what goes", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      let above = UIViewController()
      world.top.modalPresentationStyle = .fullScreen
      above.modalPresentationStyle = .overFullScreen
      world.root.present(world.top, animated: true)
      Simulator.clock.runUntilIdle()
      Report.check("the outermost presents", world.navigation.presentedViewController === world.top)
      Report.check("said of those in it", world.root.presentedViewController === world.top)
      Report.check("and the other way", world.top.presentingViewController === world.navigation)
      world.root.present(above, animated: true)
      Report.check("only one at a time", above.presentingViewController == nil)
      world.top.present(above, animated: true)
      Simulator.clock.runUntilIdle()
      world.root.dismiss(animated: true)
      Simulator.clock.runUntilIdle()
      Report.check(
        "all go", world.navigation.presentedViewController == nil && above.presentingViewController == nil)
      Report.equal("views in the window", world.window.subviews, [world.navigation.view])
      above.modalPresentationStyle = .overCurrentContext
      world.root.definesPresentationContext = true
      world.root.present(above, animated: true)
      Simulator.clock.runUntilIdle()
      Report.check("a context presents", above.presentingViewController === world.root)
      Report.check("where it is", above.view.isDescendant(of: world.navigation.view))
      above.dismiss(animated: false)
      Report.check("and is alone again", world.root.presentedViewController == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: a stack that is set, and a coordinator that is asked for", in: Conduct.eachAnswer) {
      let navigation = UINavigationController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.layoutIfNeeded()
      let screens = [UIViewController(), UIViewController(), UIViewController()]
      navigation.viewControllers = screens
      Report.check(
        "the last is on screen", screens[2].view.window === window && screens[0].parent === navigation)
      navigation.popToRootViewController(animated: true)
      if !Simulator.conduct.delegateIsAskedLater { Simulator.clock.advance(by: 0.1) }
      Report.check("the navigation controller has it", navigation.transitionCoordinator != nil)
      Report.check("on its way", navigation.transitionCoordinator?.viewController(forKey: .to) === screens[0])
      Simulator.clock.runUntilIdle()
      Report.check("not any more", navigation.transitionCoordinator == nil)
      Report.equal("back at the first", navigation.viewControllers, [screens[0]])
      navigation.setNavigationBarHidden(true, animated: false)
      Report.check("the bar is hidden", navigation.navigationBar.isHidden)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: from one child to another", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      let first = Witness()
      let second = Witness()
      for child in [first, second] {
        world.root.addChild(child)
        child.didMove(toParent: world.root)
      }
      first.simulatedName = "first"
      second.simulatedName = "second"
      world.root.view.addSubview(first.view)
      world.root.transition(from: first, to: second, duration: 0.3, animations: { first.view.alpha = 0 })
      Report.check("both are there meanwhile", first.view.window != nil && second.view.window != nil)
      Simulator.clock.runUntilIdle()
      Report.check("then one", first.view.window == nil && second.view.window != nil)
      Report.equal(
        "told", world.told,
        ["first will disappear", "second will appear", "first did disappear", "second did appear"])
      world.root.transition(from: first, to: world.top, duration: 0, animations: nil)
      Report.check("not to a stranger", !Simulator.recorder.violations.isEmpty)
    },

    Scenario("containers: pages", in: Conduct.eachAnswer) {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = pages
      let (first, second) = (UIViewController(), UIViewController())
      pages.setViewControllers([first], direction: .forward, animated: false)
      Report.check("one is there", first.parent === pages && first.view.window === window)
      var turned: Bool?
      pages.setViewControllers([second], direction: .forward, animated: true) { turned = $0 }
      Report.equal("turned", turned, true)
      Report.check("the other", pages.viewControllers == [second] && pages.children == [second])
      Report.check("is seen alone", second.view.window === window && first.view.superview == nil)
      window.frame.size = CGSize(width: 800, height: 400)
      window.layoutIfNeeded()
      Report.near("and as large", second.view.frame.size.width, 800)
    },

    Scenario("containers: without a window", in: Conduct.eachAnswer) {
      let root = UIViewController()
      let top = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(top, animated: true)
      Simulator.clock.runUntilIdle()
      Report.check("pushes", navigation.topViewController === top)
      navigation.present(UIViewController(), animated: true)
      Simulator.clock.runUntilIdle()
      Report.check("does not present", navigation.presentedViewController == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: what never completes is found", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      let delegate = SlideDelegate(interaction: nil)
      delegate.completions = 0
      world.navigation.delegate = delegate
      world.navigation.pushViewController(world.top, animated: true)
      Simulator.clock.runUntilIdle()
      Report.equal("stuck", Simulator.census.transitionsUnderWay, ["from root to top"])
    },
  ]
}

/// A navigation controller with a root, and a screen that may be pushed or presented.
@MainActor private final class ContainerWorld {
  let root = Witness()
  let top = Witness()
  let navigation: UINavigationController
  let window = UIWindow(frame: UIScreen.main.bounds)

  init() {
    navigation = UINavigationController(rootViewController: root)
    navigation.simulatedName = "navigation"
    root.simulatedName = "root"
    top.simulatedName = "top"
    window.rootViewController = navigation
    Simulator.clock.advance(by: VirtualClock.frame)
  }

  var told: [String] { Simulator.recorder.appearances }

  /// A finger swipes from the edge where lines begin.
  func swipe(to share: CGFloat, isReversed: Bool) {
    let finger = Finger(in: window)
    finger.touchDown(at: CGPoint(x: isReversed ? 398 : 2, y: 400))
    finger.drag(to: CGPoint(x: isReversed ? 400 - 400 * share : 400 * share, y: 400), during: 0.5)
    Simulator.clock.advance(by: 0.3)
    finger.lift()
    Simulator.clock.runUntilIdle()
  }
}

private final class Witness: UIViewController {
  var moves: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    moves.append("will to \(parent == nil ? "nothing" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    moves.append("did to \(parent == nil ? "nothing" : "parent")")
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}

/// Leaves the leaving screen where it is.
private final class CarelessDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let entering = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(entering)
    }
    transitionContext.completeTransition(true)
  }
}

/// Some tabs in a window, and what could play between them.
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

/// It has a method that hands out animators, and none to hand out.
private final class UndecidedDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// It has none of the methods.
private final class DeafDelegate: NSObject, UINavigationControllerDelegate {}
