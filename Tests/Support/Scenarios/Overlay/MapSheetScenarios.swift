@_spi(Simulator) import UIKit

extension Scenario {
  static let mapSheet: [Scenario] = mapSheetPresented + mapSheetPulled + mapSheetDetails + mapSheetEdges

  private static let mapSheetPresented: [Scenario] = [
    map("present and dismiss") { world in
      world.show()
      Report.near("the sheet is below the container", world.top, 800)
      for frame in 0...35 {
        let time = Double(frame) / 60
        Report.sample("map-sheet forward sheet.y", at: time, world.top)
        Simulator.clock.advance(by: 1.0 / 60)
      }
      world.settle()
      world.checkSheet(in: 0, "presented")
      world.sheet.dismiss(animated: true)
      for frame in 0...35 {
        let time = Double(frame) / 60
        Report.sample("map-sheet backward sheet.y", at: time, world.top)
        Simulator.clock.advance(by: 1.0 / 60)
      }
      world.settle()
      world.checkMap(completed: [true, true], "dismissed")
    },

    map("dismissed from every height, and first at the lowest again") { world in
      var completed: [Bool] = []
      for state in 0...2 {
        world.show(in: state)
        completed.append(true)
        world.checkSheet(in: state, completed: completed, "shown at \(state)")
        world.sheet.dismiss(animated: true)
        Report.near("begins there", world.top, MapSheetWorld.tops[state])
        world.settle()
        completed.append(true)
        world.checkMap(completed: completed, "dismissed from \(state)")
      }
    },

    map("without animation") { world in
      world.show(animated: false)
      world.settle()
      world.checkSheet(in: 0, completed: [], "presented")
      world.drag(to: 68)
      world.checkSheet(in: 2, completed: [], "dragged")
      world.sheet.dismiss(animated: false)
      world.settle()
      world.checkMap(completed: [], "dismissed")
    },

    map("a view is withheld") { world in
      Simulator.withheldViews = [.to]
      world.show()
      world.settle()
      world.checkSheet(in: 0, completed: [true], "presented")
      Simulator.withheldViews = [.from]
      world.sheet.dismiss(animated: true)
      world.settle()
      world.checkMap(completed: [true, true], "dismissed")
    },

    map("reduced motion") { world in
      Simulator.reducesMotion = true
      world.show()
      Report.near("in its place", world.top, 731)
      Report.near("unseen", world.sheet.view.presentedAlpha, 0)
      world.settle()
      world.checkSheet(in: 0, "presented")
      world.begin()
      world.pull(to: -663)
      Report.near("does not move", world.top, 731)
      Report.near("only the shade follows", world.dark, 0.3, within: 1e-6)
      world.endPull()
      Report.near("is there", world.top, 68)
      world.settle()
      world.checkSheet(in: 2, "at the top")
      world.sheet.dismiss(animated: true)
      world.settle()
      world.checkMap(completed: [true, true], "dismissed")
    },

    map("the size changes") { world in
      var completed: [Bool] = []
      for state in 0...2 {
        world.show(in: state)
        completed.append(true)
        world.window.resize(to: CGSize(width: 800, height: 500))
        world.settle()
        world.checkSheet(
          in: state, size: CGSize(width: 800, height: 500), completed: completed, "turned at \(state)")
        world.window.resize(to: CGSize(width: 400, height: 800))
        world.settle()
        world.checkSheet(in: state, completed: completed, "turned back")
        world.sheet.dismiss(animated: true)
        world.settle()
        completed.append(true)
      }
      world.checkMap(completed: completed)
    },

    map("the size changes on the way in") { world in
      world.show()
      Simulator.clock.advance(by: 0.2)
      world.window.resize(to: CGSize(width: 800, height: 500))
      world.settle()
      world.checkSheet(in: 0, size: CGSize(width: 800, height: 500))
    },

    map("from right to left") { world in
      Simulator.layoutDirection = .rightToLeft
      world.show(in: 2)
      world.checkSheet(in: 2)
      world.drag(to: 400)
      world.checkSheet(in: 1)
    },
  ]

  private static func map(
    _ name: String, _ body: @escaping @MainActor (MapSheetWorld) -> Void
  ) -> Scenario {
    .of("map-sheet", name, MapSheetWorld.init, body)
  }

  /// A scenario that begins with the sheet at its lowest height.
  private static func sheet(
    _ name: String, _ body: @escaping @MainActor (MapSheetWorld) -> Void
  ) -> Scenario {
    map(name) { world in
      world.show(in: 0)
      world.checkSheet(in: 0, "presented")
      body(world)
    }
  }

  private static let mapSheetPulled: [Scenario] = [
    sheet("every height from every height, in flight") { world in
      for from in 0...2 {
        for to in 0...2 {
          let way = MapSheetWorld.tops[to] - MapSheetWorld.tops[from]
          for (share, velocity) in [(0.6, 0), (0.9, 300), (0.5, -200)] as [(CGFloat, CGFloat)] {
            world.drag(to: MapSheetWorld.tops[from])
            world.checkSheet(in: from, "at \(from)")
            let pulled = way * share
            world.begin()
            world.pull(to: pulled)
            let finger = "\(from) \(Double(pulled)) \(Double(velocity))"
            Report.sample("map-sheet pose \(finger) sheet.y", at: 0, world.top)
            Report.sample("map-sheet pose \(finger) shade.alpha", at: 0, world.dark)
            world.endPull(velocity: velocity)
            for frame in 0...34 {
              let time = Double(frame) / 60
              Report.sample("map-sheet settle \(finger) sheet.y", at: time, world.top)
              Report.sample("map-sheet settle \(finger) shade.alpha", at: time, world.dark)
              Simulator.clock.advance(by: 1.0 / 60)
            }
            world.settle()
          }
          world.drag(to: MapSheetWorld.tops[to])
          world.checkSheet(in: to, "from \(from) to \(to)")
        }
      }
    },

    sheet("pulled all the way and beyond") { world in
      for step in -40...25 {
        let pulled = CGFloat(step) * 20
        world.begin()
        world.pull(to: pulled)
        Report.sample("map-sheet pose 0 \(Double(pulled)) 0.0 sheet.y", at: 0, world.top)
        Report.sample("map-sheet pose 0 \(Double(pulled)) 0.0 shade.alpha", at: 0, world.dark)
        world.pan?.cancelTouches()
        world.settle()
      }
      world.checkSheet(in: 0)
    },

    sheet("thrown") { world in
      world.begin()
      world.pull(to: -100)
      world.endPull(velocity: -1500)
      world.settle()
      world.checkSheet(in: 2, "up over the middle")
      world.begin()
      world.pull(to: 20)
      world.endPull(velocity: 600)
      world.settle()
      world.checkSheet(in: 1, "down")
      world.begin()
      world.pull(to: 100)
      world.endPull(velocity: -1)
      world.settle()
      world.checkSheet(in: 1, "not far enough")
    },

    sheet("taken away by the system, and failed, from anywhere") { world in
      for state in 0...2 {
        for step in 0...20 {
          let target = 800 - CGFloat(step) * 40
          world.begin()
          world.pull(to: target - MapSheetWorld.tops[state])
          if step.isMultiple(of: 2) { world.pan?.cancelTouches() } else { world.pan?.fail() }
          world.settle()
          world.checkSheet(in: state, "from \(target) back to \(state)")
        }
        if state < 2 { world.drag(to: MapSheetWorld.tops[state + 1]) }
      }
    },

    sheet("a finger that never moves") { world in
      world.begin()
      world.endPull()
      world.settle()
      world.checkSheet(in: 0)
    },

    sheet("caught at every twentieth of its way") { world in
      for step in 1...19 {
        world.drag(to: 68)
        world.begin()
        world.pull(to: 300)
        world.endPull(velocity: 2000)
        Simulator.clock.advance(by: 0.58 * Double(step) / 20)
        let seen = world.top
        Report.check("the pan begins", world.begin())
        Report.near("stays where it was caught \(step)", world.top, seen, within: 1e-6)
        world.pull(to: -10)
        let isFree = seen - 10 >= 68 && seen <= 731
        Report.check("goes on with the finger \(step)", !isFree || abs(world.top - (seen - 10)) < 1e-6)
        world.pull(to: 400 - world.top - 10)
        world.endPull()
        world.settle()
        world.checkSheet(in: 1, "settled \(step)")
      }
    },

    sheet("caught while it comes back from beyond") { world in
      world.begin()
      world.pull(to: 60)
      let beyond = world.top
      Report.check("it gives way", beyond > 731 && beyond < 791)
      world.endPull()
      Simulator.clock.advance(by: 0.05)
      let seen = world.top
      Report.check("still beyond", seen > 731.5 && seen < beyond)
      world.begin()
      world.pull(to: 0)
      Report.near("stays where it was caught", world.top, seen, within: 1e-6)
      world.pan?.cancelTouches()
      world.settle()
      world.checkSheet(in: 0)
    },

    sheet("caught, and taken away") { world in
      world.begin()
      world.pull(to: -331)
      world.endPull()
      Simulator.clock.advance(by: 0.1)
      world.begin()
      world.pull(to: 100)
      world.pan?.cancelTouches()
      world.settle()
      world.checkSheet(in: 1)
    },

    sheet("the size changes under the finger") { world in
      world.drag(to: 400)
      world.begin()
      world.pull(to: -300)
      world.window.resize(to: CGSize(width: 800, height: 500))
      world.settle()
      world.checkSheet(in: 1, size: CGSize(width: 800, height: 500), "turned")
      world.pull(to: 100)
      world.endPull(velocity: 900)
      world.settle()
      world.checkSheet(in: 1, size: CGSize(width: 800, height: 500), "the finger counts no more")
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.drag(to: 68)
      world.checkSheet(in: 2, "the next one does")
    },

    sheet("the size changes while it settles") { world in
      world.begin()
      world.pull(to: -300)
      world.endPull(velocity: -200)
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 500))
      world.settle()
      world.checkSheet(in: 1, size: CGSize(width: 800, height: 500))
    },

    sheet("laid out under the finger and while it settles") { world in
      world.begin()
      world.pull(to: -300)
      world.sheet.view.superview?.setNeedsLayout()
      Simulator.clock.advance(by: 0.1)
      Report.near("stays with the finger", world.top, 431)
      world.endPull()
      Simulator.clock.advance(by: 0.05)
      let seen = world.top
      world.sheet.view.superview?.setNeedsLayout()
      Simulator.clock.advance(by: 0)
      Report.near("goes on", world.top, seen, within: 1)
      world.settle()
      world.checkSheet(in: 1)
    },

    sheet("dismissed under the finger, and while it settles") { world in
      world.begin()
      world.pull(to: -300)
      world.sheet.dismiss(animated: true)
      Simulator.clock.advance(by: 0.1)
      let seen = world.top
      world.pull(to: -200)
      Report.near("the finger counts no more", world.top, seen, within: 1e-6)
      world.endPull(velocity: -900)
      Simulator.clock.advance(by: 0.1)
      Report.check("and it goes on leaving", world.top > seen, "\(world.top), after \(seen)")
      world.settle()
      world.checkMap(completed: [true, true], "under the finger")
      world.show(in: 0)
      world.begin()
      world.pull(to: -300)
      world.endPull()
      Simulator.clock.advance(by: 0.1)
      world.sheet.dismiss(animated: true)
      world.settle()
      world.checkMap(completed: [true, true, true, true], "while it settles")
    },

    sheet("gates") { world in
      Report.check("not sideways", !world.begin(velocity: CGPoint(x: 100, y: 50)))
      Report.check("upwards", world.begin(velocity: CGPoint(x: 50, y: -100)))
      world.endPull()
      world.settle()
      world.sheet.dismiss(animated: true)
      Report.check("not while it leaves", !world.begin())
      world.settle()
      world.show()
      Report.check("not while it comes", !world.begin())
      world.settle()
      world.checkSheet(in: 0, completed: [true, true, true])
    },

    sheet("the list scrolls where the sheet is whole, and only where it can") { world in
      let finger = Finger(in: world.window)
      @MainActor func drag(_ way: CGFloat) {
        let start = CGPoint(x: 200, y: world.top + 200)
        finger.touchDown(at: start)
        finger.drag(to: CGPoint(x: start.x, y: start.y + way), during: 0.2)
        Simulator.clock.advance(by: 0.2)
        finger.lift()
        world.settle()
      }
      world.drag(to: 400)
      drag(-150)
      Report.near("in the middle the sheet moves", world.sheet.list.contentOffset.y, 0)
      world.checkSheet(in: 1, "came back")
      drag(-300)
      Report.near("and goes up", world.sheet.list.contentOffset.y, 0)
      world.checkSheet(in: 2, "went up")
      drag(-120)
      Report.check("at the top the list scrolls", world.sheet.list.contentOffset.y > 50)
      Report.near("and the sheet stays", world.top, 68)
      drag(60)
      Report.near("back too", world.top, 68)
      world.sheet.list.contentOffset = .zero
      drag(300)
      Report.near("at its beginning the sheet comes down", world.sheet.list.contentOffset.y, 0)
      world.checkSheet(in: 1, "came down")
    },
  ]
}
