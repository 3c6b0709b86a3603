@_spi(Simulator) import UIKit

extension Scenario {
  static let swipeBack: [Scenario] = [
    onList("push and pop by a button") { world in
      world.pushAndSettle()
      world.checkDetail(completed: [], "pushed by the platform")
      let start = Simulator.clock.now
      world.navigation.popViewController(animated: true)
      world.letStart()
      Report.near("the detail is in its place at the start", world.shift(of: world.detail.view), 0)
      Report.near(
        "the list stands aside at the start", world.shift(of: world.list.view), -SwipeBackWorld.parallax)
      let begun = Simulator.clock.now
      Simulator.clock.advance(by: 0.5)
      Report.near("half of the way of the detail", world.shift(of: world.detail.view), 200, within: 1e-3)
      Report.near(
        "half of the way of the list", world.shift(of: world.list.view), -SwipeBackWorld.parallax / 2,
        within: 1e-3)
      Report.near(
        "half of the way of the bar", world.bar.presentedAlpha, (1 + SwipeBackWorld.barAlpha) / 2,
        within: 1e-3)
      world.settle()
      Report.near("takes a second", world.lastCompletion - begun, 1, within: 0.02)
      Report.check("has passed", begun >= start)
      world.checkList(completed: [true])
      Report.playedAsReported()
    },

    inDetail("swipe and finish") { world in
      Report.check("begins", world.beginSwipe())
      Simulator.clock.advance(by: 0.1)
      world.swipe(to: 100)
      Report.near("the detail follows", world.shift(of: world.detail.view), 100)
      Report.near(
        "the list follows at its pace", world.shift(of: world.list.view), -SwipeBackWorld.parallax * 0.75)
      Report.near("the bar fades", world.bar.alpha, 1 - 0.75 * 0.25)
      Report.near("progress", Simulator.recorder.updates.last ?? -1, 0.25)
      world.swipe(to: 210)
      let released = Simulator.clock.now
      world.endSwipe()
      world.settle()
      Report.near("settles in", world.lastCompletion - released, 0.3, within: 1e-6)
      world.checkList(completed: [true])
    },

    inDetail("swipe and cancel, then finish by its speed") { world in
      world.beginAndSwipe(to: 190)
      world.endSwipe()
      world.settle()
      world.checkDetail(completed: [false], "cancelled")
      world.beginAndSwipe(to: 100)
      world.endSwipe(velocity: 500)
      world.settle()
      world.checkList(completed: [false, true], "finished")
    },

    inDetail("a fast way back cancels") { world in
      world.beginAndSwipe(to: 300)
      world.endSwipe(velocity: -900)
      world.settle()
      world.checkDetail(completed: [false])
    },

    inDetail("a swipe to the wrong side counts nothing") { world in
      world.beginAndSwipe(to: -150)
      Report.near("no progress", Simulator.recorder.updates.last ?? -1, 0)
      Report.near("the detail stays", world.shift(of: world.detail.view), 0)
      world.endSwipe()
      world.settle()
      world.checkDetail(completed: [false])
    },

    inDetail("cancelled by the system, and failed") { world in
      world.beginAndSwipe(to: 300)
      world.edge?.cancelTouches()
      world.settle()
      world.checkDetail(completed: [false], "cancelled")
      world.beginAndSwipe(to: 300)
      world.edge?.fail()
      world.settle()
      world.checkDetail(completed: [false, false], "failed")
    },

    inDetail("ended before the start") { world in
      world.beginSwipe()
      world.swipe(to: 300)
      world.endSwipe()
      world.settle()
      world.checkList(completed: [true], "finished")
      world.pushAndSettle()
      world.beginSwipe()
      world.swipe(to: 20)
      world.endSwipe()
      world.settle()
      world.checkDetail(completed: [true, false], "cancelled")
    },

    inDetail("the size changes under the finger") { world in
      world.beginAndSwipe(to: 100)
      world.window.resize(to: CGSize(width: 800, height: 400))
      Simulator.clock.advance(by: VirtualClock.frame)
      world.swipe(to: 120)
      world.endSwipe()
      world.settle()
      Report.equal("cancelled", Simulator.recorder.completions, [false])
      Report.equal("violations", Simulator.recorder.violations, [])
      Report.near("the bar stands", world.bar.alpha, 1)
      Report.near("the detail fills", world.detail.view.frame, CGRect(x: 0, y: 0, width: 800, height: 400))
    },

    inDetail("reduced motion") { world in
      Simulator.reducesMotion = true
      world.beginAndSwipe(to: 100)
      Report.near("the detail stays", world.shift(of: world.detail.view), 0)
      Report.near("the list stays", world.shift(of: world.list.view), 0)
      Report.near("the detail fades", world.detail.view.alpha, 0.75)
      world.endSwipe()
      world.settle()
      world.checkDetail(completed: [false], "cancelled")
      world.navigation.popViewController(animated: true)
      world.settle()
      world.checkList(completed: [false, true], "popped")
      Report.playedAsReported()
    },

    onList("from right to left") { world in
      Simulator.layoutDirection = .rightToLeft
      world.pushAndSettle()
      Report.check("from the right edge", world.edge?.edges == .right)
      world.beginAndSwipe(to: 100)
      Report.near("the detail follows to the left", world.detail.view.center.x, 100)
      Report.near(
        "the list comes from the right", world.list.view.center.x, 200 + SwipeBackWorld.parallax * 0.75)
      world.endSwipe()
      world.settle()
      world.checkDetail(completed: [false], "cancelled")
      world.beginAndSwipe(to: 250)
      world.endSwipe()
      world.settle()
      world.checkList(completed: [false, true], "finished")
    },

    inDetail("the platform's own swipe-back waits") { world in
      guard let edge = world.edge, let delegate = edge.delegate,
        let system = world.navigation.interactivePopGestureRecognizer
      else { return Report.check("there are both", false) }
      Report.check("waits", delegate.gestureRecognizer(edge, shouldBeRequiredToFailBy: system))
      Report.check(
        "no other does",
        !delegate.gestureRecognizer(edge, shouldBeRequiredToFailBy: UITapGestureRecognizer()))
    },

    inDetail("a view is withheld") { world in
      Simulator.withheldViews = [.to]
      world.beginAndSwipe(to: 300)
      world.endSwipe()
      world.settle()
      world.checkList(completed: [true])
    },

    onList("pushed and popped without animation") { world in
      world.navigation.pushViewController(world.detail, animated: false)
      world.settle()
      world.checkDetail(completed: [], "pushed")
      world.navigation.popToRootViewController(animated: false)
      world.settle()
      world.checkList(completed: [], "popped")
    },

    onList("no swipe while the platform pushes") { world in
      world.navigation.pushViewController(world.detail, animated: true)
      world.letStart()
      Simulator.clock.advance(by: 0.1)
      Report.check("does not begin", !world.beginSwipe())
      world.settle()
      world.checkDetail(completed: [])
    },

    inDetail("no second swipe while one settles") { world in
      world.beginAndSwipe(to: 100)
      world.endSwipe()
      Simulator.clock.advance(by: 0.1)
      Report.check("does not begin", !world.beginSwipe())
      world.settle()
      world.checkDetail(completed: [false])
    },
  ]

  private static func onList(
    _ name: String, _ body: @escaping @MainActor (SwipeBackWorld) -> Void
  ) -> Scenario {
    .of("swipe-back", name, SwipeBackWorld.init, body)
  }

  private static func inDetail(
    _ name: String, _ body: @escaping @MainActor (SwipeBackWorld) -> Void
  ) -> Scenario {
    onList(name) { world in
      world.pushAndSettle()
      body(world)
    }
  }
}
