@_spi(Simulator) import UIKit

@testable import GeneratedSpecs
@testable import TransitionRuntime

/// Events between tabs during a run, and around it.
extension Scenario {
  static let tabsInterrupted: [Scenario] = [
    tabs("a second tap ends the first") { world in
      for isIgnored in [false, true] {
        // If UIKit would ignore a selection, nothing is under way any more when it comes.
        Simulator.conduct.tabsIgnoreSelections = isIgnored
        let before = Simulator.recorder.completions
        world.tap(1)
        Simulator.clock.advance(by: 0.1)
        world.tap(2)
        Report.equal("the first is there", Simulator.recorder.completions, before + [true])
        Simulator.clock.advance(by: 0.175)
        Report.near("the second slides", world.left(2), 200, within: 0.5)
        Report.near("from the first one's end", world.left(1), -200, within: 0.5)
        world.settle()
        world.check(shows: 2, completed: before + [true, true], "ignored: \(isIgnored)")
        world.tap(1)
        Simulator.clock.advance(by: 0.1)
        world.tap(1)
        world.settle()
        world.check(shows: 1, completed: before + [true, true, true], "again to the same")
        world.tap(0)
        world.settle()
      }
    },

    tabs("a tap while a finger holds, and while it settles") { world in
      world.begin(velocity: -100)
      world.pull(to: -300)
      world.tap(2)
      Report.equal("the finger's is cancelled", Simulator.recorder.completions, [false])
      world.settle()
      world.check(shows: 2, completed: [false, true], "tapped")
      world.pull(to: -350)
      world.endPull(velocity: -1000)
      world.settle()
      world.check(shows: 2, completed: [false, true], "the finger counts no more")
      world.begin(velocity: 100)
      world.pull(to: 300)
      world.endPull()
      Simulator.clock.advance(by: 0.1)
      world.tap(0)
      Report.equal("what settles arrives", Simulator.recorder.completions, [false, true, true])
      world.settle()
      world.check(shows: 0, completed: [false, true, true, true], "tapped while it settled")
    },

    tabs("a tap before UIKit has started the finger's") { world in
      world.beginOnly(velocity: -100)
      if Simulator.conduct.interactionStartsLater, !Simulator.conduct.delegateIsAskedLater {
        world.tap(2)
        Simulator.clock.advance(by: 0.2)
        world.settle()
        world.check(shows: 0, completed: [false], "only the finger's is cancelled")
      } else {
        world.pan?.cancelTouches()
        world.settle()
        world.check(shows: 0, completed: [false], "cancelled")
      }
      world.tap(2)
      world.settle()
      world.check(shows: 2, completed: [false, true], "then tapped")
    },

    tabs("selected by code in the middle") { world in
      for isIgnored in [false, true] {
        Simulator.conduct.tabsIgnoreSelections = isIgnored
        let before = Simulator.recorder.completions
        world.tap(1)
        Simulator.clock.advance(by: 0.1)
        world.select(2)
        world.settle()
        world.check(shows: isIgnored ? 1 : 2, completed: before + [true], "ignored: \(isIgnored)")
        world.begin(velocity: 100)
        world.pull(to: 100)
        world.select(3)
        if !isIgnored { Report.equal("at once", Simulator.recorder.completions, before + [true, false]) }
        world.endPull()
        world.settle()
        world.check(
          shows: isIgnored ? 1 : 3, completed: before + [true, false], "under a finger, ignored: \(isIgnored)"
        )
        world.tap(0)
        world.settle()
      }
    },

    tabs("selected by code in the middle, after `jump`") { world in
      world.tap(1)
      Simulator.clock.advance(by: 0.1)
      world.tabs.slide.jump()
      world.select(2)
      Simulator.clock.advance(by: 0.175)
      Report.near("slides", world.left(2), 200, within: 0.5)
      world.settle()
      world.check(shows: 2, completed: [true, true])
      world.tabs.slide.jump()
      world.check(shows: 2, completed: [true, true], "nothing to end")
    },

    tabs("no finger while something is under way") { world in
      world.tap(1)
      Simulator.clock.advance(by: 0.1)
      Report.check("not while it plays", !world.begin(velocity: -100) && !world.begin(velocity: 100))
      world.settle()
      world.begin(velocity: -100)
      world.pull(to: -300)
      let first = world.pan
      first?.end(velocity: .zero)
      Report.check("not while it settles", !world.begin(velocity: -100) && !world.begin(velocity: 100))
      world.settle()
      world.check(shows: 2, completed: [true, true])
    },

    tabs("the size changes at rest, on the way and under the finger") { world in
      let turned = CGSize(width: 800, height: 400)
      world.tap(1)
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: turned)
      Report.equal("there at once", Simulator.recorder.completions, [true])
      world.settle()
      world.check(shows: 1, completed: [true], size: turned, "on the way")
      world.begin(velocity: -100)
      world.pull(to: -500)
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.check(shows: 1, completed: [true, false], "under the finger")
      world.pull(to: -550)
      world.endPull(velocity: -2000)
      world.settle()
      world.check(shows: 1, completed: [true, false], "the finger counts no more")
      world.window.resize(to: turned)
      world.settle()
      world.check(shows: 1, completed: [true, false], size: turned, "at rest")
      world.tap(2)
      world.settle()
      world.check(shows: 2, completed: [true, false, true], size: turned, "then on")
    },
  ]

  static let tabsAround: [Scenario] = [
    tabs("a view is withheld") { world in
      for key in [UITransitionContextViewKey.to, .from] {
        let before = Simulator.recorder.completions
        Simulator.withheldViews = [key]
        world.tap(1)
        world.settle()
        Simulator.withheldViews = []
        world.check(shows: 1, completed: before + [true], "arrived")
        world.tap(0)
        world.settle()
        Simulator.withheldViews = [key]
        world.begin(velocity: -100)
        world.pull(to: -300)
        world.endPull()
        world.settle()
        Simulator.withheldViews = []
        world.check(shows: 1, completed: before + [true, true, true], "under a finger")
        world.tap(0)
        world.settle()
      }
    },

    tabs("something is presented over them") { world in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .overFullScreen
      world.tabs.present(sheet, animated: true)
      Report.check("not while it comes", !world.begin(velocity: -100))
      world.settle()
      Report.check("not below it", !world.begin(velocity: -100))
      sheet.dismiss(animated: true)
      world.settle()
      world.begin(velocity: -100)
      world.pull(to: -300)
      world.endPull()
      world.settle()
      world.check(shows: 1, completed: [true])
    },

    tabs("a swipe back inside a tab comes first") { world in
      let navigation = UINavigationController(rootViewController: UIViewController())
      world.tabs.viewControllers = [world.pages[0], navigation, world.pages[2]]
      let finger = Finger(in: world.window)
      @MainActor func swipe() {
        finger.touchDown(at: CGPoint(x: 4, y: 400))
        finger.drag(to: CGPoint(x: 330, y: 400), during: 0.3)
        Simulator.clock.advance(by: 0.2)
        finger.lift()
        world.settle()
      }
      for isOuterFirst in [false, true] {
        Simulator.conduct.outerRecognizersComeFirst = isOuterFirst
        navigation.pushViewController(UIViewController(), animated: false)
        world.select(1)
        world.settle()
        let before = Simulator.recorder.completions
        swipe()
        Report.equal("one screen back", navigation.viewControllers.count, 1)
        Report.equal("in the same tab", world.tabs.selectedIndex, 1)
        swipe()
        Report.equal("then the tab", world.tabs.selectedIndex, 0)
        Report.equal("completed", Simulator.recorder.completions, before + [true])
      }
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of(
      "tabs", "a swipe back over the content of a tab comes first", TabsWorld.init,
      in: Conduct.withContentSwipeBack
    ) {
      world in
      let navigation = UINavigationController(rootViewController: UIViewController())
      world.tabs.viewControllers = [world.pages[0], navigation, world.pages[2]]
      for isOuterFirst in [false, true] {
        Simulator.conduct.outerRecognizersComeFirst = isOuterFirst
        navigation.pushViewController(UIViewController(), animated: false)
        world.select(1)
        world.settle()
        let before = Simulator.recorder.completions
        world.window.swipeBack(over: 0.7, from: 100)
        world.settle()
        Report.equal("one screen back", navigation.viewControllers.count, 1)
        Report.equal("in the same tab", world.tabs.selectedIndex, 1)
        world.window.swipeBack(over: 0.7, from: 100)
        world.settle()
        Report.equal("then the tab", world.tabs.selectedIndex, 0)
        Report.equal("completed", Simulator.recorder.completions, before + [true])
      }
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    tabs("an app that goes on when a tab has appeared") { world in
      world.pages[1].onAppearance = { [weak world] in world?.tabs.selectedIndex = 2 }
      world.tap(1)
      Simulator.clock.advance(by: 0.36 + 0.175)
      Report.near("slides on", world.left(1), -200, within: 40)
      world.settle()
      world.check(shows: 2, completed: [true, true])
      world.pages[1].onAppearance = nil
    },

    tabs("a delegate of the app's own") { world in
      let app = AppDelegate()
      let router = TransitionTabRouter([app, world.tabs.slide])
      world.tabs.delegate = router
      world.tap(1)
      world.settle()
      world.check(shows: 1, completed: [true], "asks it")
      app.isLocked = true
      world.tap(2)
      world.settle()
      world.check(shows: 1, completed: [true], "has the last word")
      world.begin(velocity: -100)
      world.pull(to: -300)
      world.endPull()
      world.settle()
      world.check(shows: 1, completed: [true], "over fingers too")
      app.isLocked = false
      world.begin(velocity: -100)
      world.pull(to: -300)
      world.endPull()
      world.settle()
      world.check(shows: 2, completed: [true, true], "and lets them")
      Report.equal("selected", app.selected, ["second", "third"])
    },

    tabs("tabs that it does not know") { world in
      let stranger = UIViewController()
      let slide = world.tabs.slide
      @MainActor func animator(_ from: UIViewController, _ to: UIViewController) -> Bool {
        slide.tabBarController(world.tabs, animationControllerForTransitionFrom: from, to: to) != nil
      }
      Report.check("from another", !animator(stranger, world.pages[0]))
      Report.check("to another", !animator(world.pages[0], stranger))
      Report.check("its own", animator(world.pages[0], world.pages[1]))
      world.tabs.viewControllers = nil
      Report.check("none at all", !animator(world.pages[0], world.pages[1]))
      Report.check("no finger", !world.begin(velocity: -100))
    },
  ]

  /// An app's delegate that decides which tabs may be shown, and records those that are.
  private final class AppDelegate: NSObject, UITabBarControllerDelegate {
    var isLocked = false
    private(set) var selected: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { !isLocked }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
      selected.append(viewController.simulatedName ?? "")
    }
  }
}
