@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

extension Scenario {
  static let tabs: [Scenario] = tabsPlayed + tabsPulled + tabsInterrupted + tabsAround

  static func tabs(_ name: String, _ body: @escaping @MainActor (TabsWorld) -> Void) -> Scenario {
    .of("tabs", name, TabsWorld.init, in: Conduct.allForTabs, body)
  }

  private static let comes = ["will appear", "did appear"]
  private static let goes = ["will disappear", "did disappear"]

  static let tabsPlayed: [Scenario] = [
    tabs("taps, to a neighbour and farther") { world in
      world.check(shows: 0, completed: [], "shown")
      world.tap(1)
      Simulator.clock.advance(by: 0.175)
      Report.near("half the way", world.left(0), -200, within: 0.5)
      Report.near("side by side", world.left(1) - world.left(0), 400)
      world.settle()
      world.check(shows: 1, completed: [true], "to the right")
      world.told(0, goes, "to the right")
      world.told(1, comes, "to the right")
      world.tap(3)
      Simulator.clock.advance(by: 0.175)
      Report.near("as to a neighbour", world.left(3), 200, within: 0.5)
      world.settle()
      world.check(shows: 3, completed: [true, true], "farther")
      world.told(2, [], "in between")
      world.tap(0)
      Simulator.clock.advance(by: 0.175)
      Report.near("to the left", world.left(3), 200, within: 0.5)
      Report.near("from the left", world.left(0), -200, within: 0.5)
      world.settle()
      world.check(shows: 0, completed: [true, true, true], "back")
      world.tap(0)
      world.settle()
      world.check(shows: 0, completed: [true, true, true], "to where it is")
      Report.playedAsReported()
    },

    tabs("selected by code") { world in
      var completed: [Bool] = []
      for isUnasked in [false, true] {
        Simulator.conduct.codeSelectsTabsUnasked = isUnasked
        for index in [2, 1, 0] {
          world.select(index)
          world.settle()
          if !isUnasked { completed.append(true) }
          world.check(shows: index, completed: completed, "\(index), unasked: \(isUnasked)")
        }
      }
    },

    tabs("three times there and back") { world in
      var completed: [Bool] = []
      for round in 1...3 {
        for index in [1, 0] {
          world.tap(index)
          world.settle()
          completed.append(true)
          world.check(shows: index, completed: completed, "\(index), round \(round)")
        }
      }
    },

    tabs("reduced motion") { world in
      Simulator.reducesMotion = true
      world.tap(1)
      Simulator.clock.advance(by: 0.1)
      Report.near("half there", world.pages[1].view.presentedAlpha, 0.5, within: 1e-2)
      Report.near("in its place", world.left(1), 0)
      Report.near("the other too", world.left(0), 0)
      world.settle()
      world.check(shows: 1, completed: [true], "there")
      Report.playedAsReported()
      world.begin(velocity: 100)
      world.pull(to: 100)
      Report.near("a quarter back", world.pages[1].view.alpha, 0.75, within: 1e-6)
      Report.near("still in its place", world.left(1), 0)
      world.endPull()
      world.settle()
      world.check(shows: 1, completed: [true, false], "cancelled")
    },

    tabs("from right to left") { world in
      Simulator.layoutDirection = .rightToLeft
      world.tap(1)
      Simulator.clock.advance(by: 0.175)
      Report.near("the next tab is on the left", world.left(1), -200, within: 0.5)
      Report.near("the first goes to the right", world.left(0), 200, within: 0.5)
      world.settle()
      world.check(shows: 1, completed: [true], "there")
      world.begin(velocity: -100)
      world.pull(to: -300)
      Report.near("the finger takes it along", world.left(1), -300)
      Report.near("and the one on the right", world.left(0), 100)
      world.endPull()
      world.settle()
      world.check(shows: 0, completed: [true, true], "the first is on the right")
      Report.check("where nothing else is", !world.begin(velocity: -100))
    },
  ]

  static let tabsPulled: [Scenario] = [
    tabs("a finger, to either side") { world in
      Report.check("nothing on the left of the first", !world.begin(velocity: 100))
      world.begin(velocity: -100)
      for way: CGFloat in [0, -100, -250, 30, -400] {
        world.pull(to: way)
        Report.near("the page at \(way)", world.left(0), min(way, 0))
        Report.near("its neighbour at \(way)", world.left(1), 400 + min(way, 0))
      }
      world.pull(to: -250)
      world.endPull()
      world.settle()
      world.check(shows: 1, completed: [true], "finished")
      world.told(1, comes, "finished")
      world.begin(velocity: 100)
      world.pull(to: 150)
      Report.near("the page from the left", world.left(0), -250)
      world.endPull()
      world.settle()
      world.check(shows: 1, completed: [true, false], "cancelled")
      world.told(0, goes + ["will appear", "will disappear", "did disappear"], "cancelled")
      world.told(1, ["will disappear", "will appear", "did appear"], "cancelled")
      world.begin(velocity: 100)
      world.pull(to: 150)
      world.endPull(velocity: 300)
      world.settle()
      world.check(shows: 0, completed: [true, false, true], "by its speed")
      for index in 1...3 {
        world.begin(velocity: -100)
        world.pull(to: -300)
        world.endPull()
        world.settle()
        Report.equal("one tab at a time", world.tabs.selectedIndex, index)
      }
      Report.check("nothing on the right of the last", !world.begin(velocity: -100))
      Report.check("nothing above", world.pan == nil)
    },

    tabs("let go where it just finishes, and just does not") { world in
      world.begin(velocity: -100)
      world.pull(to: -199)
      world.endPull()
      world.settle()
      world.check(shows: 0, completed: [false], "just not")
      world.begin(velocity: -100)
      world.pull(to: -200)
      world.endPull()
      world.settle()
      world.check(shows: 1, completed: [false, true], "just")
      world.begin(velocity: 100)
      world.pull(to: 190)
      world.endPull(velocity: 5)
      world.settle()
      world.check(shows: 1, completed: [false, true, false], "hardly any speed counts hardly anything")
    },

    tabs("taken away by the system, and failed") { world in
      world.begin(velocity: -100)
      world.pull(to: -350)
      world.pan?.cancelTouches()
      world.settle()
      world.check(shows: 0, completed: [false], "taken away")
      world.begin(velocity: -100)
      world.pull(to: -350)
      world.pan?.fail()
      world.settle()
      world.check(shows: 0, completed: [false, false], "failed")
    },

    tabs("ended before the start") { world in
      world.beginOnly(velocity: -100)
      world.pull(to: -300)
      world.endPull()
      world.settle()
      world.check(shows: 1, completed: [true], "finished")
      world.beginOnly(velocity: 100)
      world.endPull()
      world.settle()
      world.check(shows: 1, completed: [true, false], "cancelled")
      world.beginOnly(velocity: 100)
      world.pull(to: 300)
      world.pan?.cancelTouches()
      world.settle()
      world.check(shows: 1, completed: [true, false, false], "taken away")
      world.tap(0)
      world.settle()
      world.check(shows: 0, completed: [true, false, false, true], "then a tap")
    },

    tabs("a finger that nobody asks about") { world in
      Simulator.conduct.codeSelectsTabsUnasked = true
      world.begin(velocity: -100)
      world.pull(to: -10)
      world.endPull()
      world.settle()
      world.check(shows: 1, completed: [], "shown at once")
      world.select(0)
      world.settle()
      Simulator.conduct.codeSelectsTabsUnasked = false
      world.tap(1)
      world.settle()
      world.check(shows: 1, completed: [true], "nothing is left of it")
      Report.equal("nothing was scrubbed", Simulator.recorder.updates, [])
    },

    tabs("a real finger, and one on the bar") { world in
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 300, y: 400))
      finger.drag(to: CGPoint(x: 60, y: 400), during: 0.3)
      Report.check("both are there", world.pages[1].view.window != nil)
      Simulator.clock.advance(by: 0.2)
      finger.lift()
      world.settle()
      world.check(shows: 1, completed: [true], "to the right")
      finger.touchDown(at: CGPoint(x: 60, y: 780))
      finger.drag(to: CGPoint(x: 330, y: 780), during: 0.3)
      Report.check("not from the bar", world.pages[0].view.window == nil)
      finger.lift()
      finger.touchDown(at: CGPoint(x: 200, y: 100))
      finger.drag(to: CGPoint(x: 230, y: 500), during: 0.3)
      Report.check("not downwards", world.pages[0].view.window == nil && world.pages[2].view.window == nil)
      finger.lift()
      world.settle()
      world.check(shows: 1, completed: [true], "nothing else")
    },
  ]
}
