@_spi(Simulator) import UIKit

/// The swipe back of a navigation controller.
extension Scenario {
  static let headlessSwipesBack: [Scenario] = [
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
            "top will disappear", "root will appear", "root will disappear", "root did disappear",
            "top will appear", "top did appear",
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
  ]
}

/// A delegate with the method for animators, which returns none.
private final class UndecidedDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A delegate without any of the methods.
private final class DeafDelegate: NSObject, UINavigationControllerDelegate {}
