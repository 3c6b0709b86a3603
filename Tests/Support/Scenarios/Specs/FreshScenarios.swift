@_spi(Simulator) import UIKit

@testable import GeneratedSpecs
@testable import TransitionRuntime

/// The way back to a screen whose view has never been loaded: UIKit loads it after the run is made.
extension Scenario {
  static let fresh: [Scenario] = [
    Scenario("tabs: swiped back to a tab that has never been loaded", in: Conduct.allForTabs) {
      let pages = (0..<3).map { _ in UIViewController() }
      let tabs = UITabBarController()
      let slide = TabSlideTransition()
      tabs.viewControllers = pages
      tabs.selectedIndex = 1
      tabs.delegate = slide
      tabs.loadViewIfNeeded()
      slide.attach(to: tabs)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      Simulator.clock.runUntilIdle()
      Report.check("not loaded", !pages[0].isViewLoaded)
      let pans = tabs.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
      let pan = pans.first { $0.begin(at: CGPoint(x: 100, y: 400), velocity: CGPoint(x: 100, y: 0)) }
      Simulator.clock.advance(by: 0.1)
      pan?.move(to: CGPoint(x: 300, y: 400))
      Report.near("it comes", pages[0].viewIfLoaded?.presentedFrame.minX ?? .nan, -200, within: 0.5)
      Report.near("the other goes", pages[1].view.presentedFrame.minX, 200, within: 0.5)
      pan?.end(velocity: .zero)
      Simulator.clock.runUntilIdle()
      Report.equal("selected", tabs.selectedIndex, 0)
      Report.equal("violations", Simulator.recorder.violations, [])
    },
    .of("story-cube", "back to a story that has never been loaded", StoryCubeWorld.init) { world in
      final class Before: UIViewController, StoryCubeStory, StoryCubeNext {}
      world.cube.forward(to: world.stories[1])
      world.settle()
      let before = Before()
      world.cube.backward(to: before)
      Simulator.clock.advance(by: 0.05)
      let left = before.view.presentedCenter.x - 400 * before.view.layer.anchorPoint.x
      Report.check("it comes from the left", left < -100, "at \(left)")
      world.settle()
      Report.check("shown", world.cube.shown === before)
      Report.equal("violations", Simulator.recorder.violations, [])
    },
    .of("swipe-back", "back to a list that has never been loaded", SwipeBackWorld.init) { world in
      let list = SwipeBackWorld.List()
      world.navigation.setViewControllers([list, world.detail], animated: false)
      world.settle()
      Report.check("not loaded", !list.isViewLoaded)
      Report.check("begins", world.beginSwipe())
      Simulator.clock.advance(by: 0.1)
      world.swipe(to: 200)
      let middle = 200 - SwipeBackWorld.parallax / 2
      Report.near("it follows", list.viewIfLoaded?.presentedCenter.x ?? .nan, middle, within: 1)
      world.endSwipe()
      world.settle()
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]
}
