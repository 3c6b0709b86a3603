@_spi(Simulator) import UIKit

/// Several pictures, one of which lacks an end.
extension Scenario {
  static let alones: [Scenario] = alone + apart

  private static let alone: [Scenario] = [
    .of("alone", "the face has no end in the list", AloneWorld.init) { world in
      world.list.hasSecond = false
      world.push()
      Report.equal("one flies", world.flying, 1)
      world.eachFrame(of: 0.4) { time in
        world.sample("forward", at: time)
        Report.near(
          "the author at \(time)", world.page.second.presentedAlpha, min(1, CGFloat(time) / 0.1), within: 1e-6
        )
        Report.near("the portrait stays", world.list.second.presentedAlpha, 1)
      }
      world.settle()
      world.checkPage(completed: [true], "pushed")
      world.pop()
      world.eachFrame(of: 0.3) { time in
        world.sample("backward", at: time)
        Report.near(
          "the author back at \(time)", world.page.second.presentedAlpha, max(0, 1 - CGFloat(time) / 0.1),
          within: 1e-6)
      }
      world.settle()
      world.checkList(completed: [true, true], "popped")
    },

    .of("alone", "the face has no end in the page, and the portrait is faint", AloneWorld.init) { world in
      world.page.hasSecond = false
      world.list.second.alpha = 0.8
      world.takeRest()
      world.push()
      world.eachFrame(of: 0.4) { time in
        Report.near(
          "the portrait at \(time)", world.list.second.presentedAlpha,
          max(0, 0.8 * (1 - CGFloat(time) / 0.1)),
          within: 1e-6)
      }
      world.settle()
      world.checkPage(completed: [true], "pushed")
      world.pop()
      world.settle()
      world.checkList(completed: [true, true], "popped")
    },

    .of("alone", "under a finger", AloneWorld.init) { world in
      world.page.hasFirst = false
      world.push()
      world.settle()
      world.pull(to: 240)
      Report.equal("the face flies", world.flying, 1)
      Report.near("the cover is held", world.list.first.presentedAlpha, 0.3)
      world.pan?.end(velocity: .zero)
      Simulator.clock.advance(by: 0.05)
      Report.check(
        "it goes back", world.list.first.presentedAlpha < 0.3 && world.list.first.presentedAlpha > 0)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pull(to: 480)
      world.pan?.end(velocity: .zero)
      Simulator.clock.advance(by: 0.125)
      // The animation starts at rest, and has covered 3/8 of the way from 0.6 to 1.
      Report.near("half of the time", world.list.first.presentedAlpha, 0.75, within: 1e-6)
      world.settle()
      world.checkList(completed: [true, false, true], "finished")
    },

    .of("alone", "out of sight, neither, and all of them", AloneWorld.init) { world in
      world.list.second.frame.origin.y = 700
      world.takeRest()
      world.push()
      Simulator.clock.advance(by: 0.05)
      Report.near("out of sight: the author", world.page.second.presentedAlpha, 0.5, within: 1e-6)
      world.settle()
      world.checkPage(completed: [true], "pushed")
      (world.list.hasFirst, world.page.hasFirst) = (false, false)
      world.pop()
      Simulator.clock.advance(by: 0.05)
      Report.equal("neither end, and one out of sight: nothing flies", world.flying, 0)
      Report.near("then the screens fade", world.page.second.presentedAlpha, 1)
      world.settle()
      world.checkList(completed: [true, true], "popped")
      (world.list.hasFirst, world.page.hasFirst) = (true, true)
      world.list.second.frame.origin.y = 300
      world.takeRest()
      world.push()
      Report.equal("both fly", world.flying, 2)
      Simulator.clock.advance(by: 0.05)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      Report.near("the author", world.page.second.alpha, 1)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("alone", "the finger is taken away, and reduced motion", AloneWorld.init) { world in
      world.list.hasSecond = false
      world.push()
      world.settle()
      world.pull(to: 480)
      world.pan?.cancelTouches()
      world.settle()
      world.checkPage(completed: [true, false], "taken away")
      Simulator.reducesMotion = true
      world.pop()
      Simulator.clock.advance(by: 0.05)
      Report.near("nothing fades alone", world.page.second.presentedAlpha, 1)
      world.settle()
      world.checkList(completed: [true, false, true], "popped")
    },
  ]

  private static let apart: [Scenario] = [
    .of("apart", "none lasts longer than the direction", ApartWorld.init) { world in
      world.list.hasSecond = false
      world.list.present(world.page, animated: true)
      world.eachFrame(of: 0.4) { time in
        Report.sample("page.alpha forward", at: time, world.page.view.presentedAlpha)
        Report.near(
          "the author at \(time)", world.page.second.presentedAlpha, CGFloat(time) / 0.4, within: 1e-6)
      }
      Report.equal("not yet", Simulator.recorder.completions, [])
      world.settle()
      Report.near("the author", world.page.second.alpha, 1)
      world.page.dismiss(animated: true)
      world.settle()
      world.checkList("dismissed")
      Report.playedAsReported()
    },

    .of("apart", "what is below goes on to be seen", ApartWorld.init) { world in
      world.page.hasFirst = false
      world.page.hasSecond = false
      world.list.second.alpha = 0.8
      world.takeRest()
      @MainActor func seen(_ moment: String) {
        Report.near("\(moment): the cover", world.list.first.presentedAlpha, 1)
        Report.near("\(moment): the portrait", world.list.second.presentedAlpha, 0.8, within: 1e-6)
      }
      world.list.present(world.page, animated: true)
      world.eachFrame(of: 0.4) { seen("forward at \($0)") }
      world.settle()
      seen("presented")
      world.page.dismiss(animated: true)
      world.eachFrame(of: 0.4) { seen("backward at \($0)") }
      world.settle()
      world.check(world.atRest, completed: [true, true], "dismissed")
    },

    .of("apart", "none flies", ApartWorld.init) { world in
      (world.list.hasFirst, world.list.hasSecond) = (false, false)
      world.list.present(world.page, animated: true)
      Simulator.clock.advance(by: 0.1)
      Report.near("the picture", world.page.first.presentedAlpha, 0.5, within: 1e-6)
      Report.near("the author", world.page.second.presentedAlpha, 0.25, within: 1e-6)
      world.settle()
      world.page.dismiss(animated: true)
      world.settle()
      world.checkList("dismissed")
    },

    .of("apart", "what another run hides is seen after both", NestedPicturesWorld.init) { world in
      world.list.present(world.outer, animated: true)
      world.settle()
      world.navigation.pushViewController(world.inner, animated: false)
      world.settle()
      world.outer.dismiss(animated: true)
      Simulator.clock.advance(by: 0.2)
      Report.near("it flies", world.inner.second.alpha, 0)
      world.navigation.popViewController(animated: true)
      world.letStart()
      world.settle()
      Report.equal("both have ended", Simulator.recorder.completions, [true, true, true])
      Report.near("the author", world.inner.second.alpha, 1)
      world.forgetCompletion()
    },
  ]
}
