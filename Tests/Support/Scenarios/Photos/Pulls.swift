@_spi(Simulator) import UIKit

@testable import Generated

extension Scenario {
  static let pulls: [Scenario] = [
    .inViewer("pull and finish") { world in
      Report.check("begins", world.beginPull())
      Simulator.clock.advance(by: 0.1)
      Report.equal("the pager is held", world.viewer.pager.isScrollEnabled, false)
      Report.near("nothing has moved at the start", world.picture?.center ?? .zero, CGPoint(x: 200, y: 400))
      Report.near("the viewer is opaque at the start", world.viewer.view.alpha, 1)

      // The values at an eighth of the height: half of the background, a quarter of the shrinking.
      world.pull(x: 10, y: 100)
      Report.near("background at H/8", world.viewer.view.alpha, 0.5)
      Report.near("tab bar at H/8", world.tabBar.alpha, 0.5)
      Report.near("scale at H/8", world.picture?.transform.a ?? 0, 0.875)
      let height = world.picture?.bounds.height ?? 0
      Report.near("height of the picture", height, photoFrame.height)
      Report.near(
        "center at H/8", world.picture?.center ?? .zero, CGPoint(x: 210, y: 500 - height * 0.125 / 2))
      Report.near("progress at H/8", Simulator.recorder.updates.last ?? -1, 0.25)

      world.pull(y: 200)
      Report.near("background at H/4", world.viewer.view.alpha, 0)
      Report.near("scale at H/4", world.picture?.transform.a ?? 0, 0.75)
      world.pull(y: 500)
      Report.near("least scale", world.picture?.transform.a ?? 0, 0.5)
      Report.near("most progress", Simulator.recorder.updates.last ?? -1, 1)

      world.pull(y: 100)
      world.endPull(y: 300)
      let start = Simulator.clock.now
      Simulator.clock.advance(by: 0.2499)
      Report.near(
        "flies to the cell", world.picture?.presentedFrame ?? .null, world.grid.first.frame, within: 1)
      Report.near("crop at the end", world.picture?.superview?.presentedFrame ?? .null, gridClip, within: 1)
      world.settle()
      Report.near("settles in", CGFloat(completionTime - start), 0.25)
      world.checkRest(at: .grid, after: [.push, .pop])
    },

    .inViewer("a list that is a part of a pixel below its start lets a pull begin") { world in
      world.viewer.pager.contentOffset.y = 1
      Report.check("it scrolls", !world.beginPull())
      world.viewer.pager.contentOffset.y = 1.0 / 6
      Report.check("it is at its start", world.beginPull())
      Simulator.clock.advance(by: 0.1)
      world.endPull(y: -600)
      world.settle()
      world.viewer.pager.contentOffset.y = 0
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
    },

    .inViewer("pull and cancel, going on at the finger's velocity") { world in
      world.beginAndPull(y: 80)
      let start = Simulator.clock.now
      let from = world.picture?.center.y ?? .nan
      let made = Simulator.recorder.springVelocities.count
      world.endPull(y: -600)
      let velocities = Simulator.recorder.springVelocities.dropFirst(made)
      Report.check("a velocity is handed over", velocities.contains { abs($0.dy) > 5 }, "\(velocities)")
      for time in [0.0, 0.01, 0.05, 0.1, 0.2] {
        Simulator.clock.advance(by: start + time - Simulator.clock.now)
        Report.sample("picture.center.y cancelled", at: time, world.picture?.presentedCenter.y ?? .nan)
        Report.sample("viewer.alpha cancelled", at: time, world.viewer.view.presentedAlpha)
        if time == 0.01 {
          let velocity = ((world.picture?.presentedCenter.y ?? .nan) - from) / 0.01
          Report.check("goes on", (-800 ... -500).contains(velocity), "\(velocity) pt/s")
        }
      }
      world.settle()
      Report.near("settles in", CGFloat(completionTime - start), 0.5)
      world.checkRest(at: .viewer, after: [.push, .cancelledPop], "cancelled")
      world.beginAndPull(y: 100)
      world.endPull(y: 10)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .cancelledPop, .pop], "finished after that")
    },

    .inViewer("caught while it goes back, and pulled on") { world in
      world.beginAndPull(y: 200)
      world.endPull(y: -100)
      Simulator.clock.advance(by: 0.05)
      let seen = world.picture?.presentedCenter ?? .zero
      let alpha = world.viewer.view.presentedAlpha
      Report.check("begins again", world.beginPull())
      Report.near("the picture does not jump", world.picture?.presentedCenter ?? .zero, seen)
      Report.near("the viewer does not jump", world.viewer.view.presentedAlpha, alpha)
      Simulator.clock.advance(by: 0.3)
      Report.near("it is held", world.picture?.presentedCenter ?? .zero, seen)
      world.pull(x: 20, y: 100)
      let scale = (world.picture?.transform.a ?? 0) / 0.875
      Report.check("it was caught small", (0.5..<0.95).contains(scale), "\(scale)")
      let shrunk = (world.picture?.bounds.height ?? 0) * scale * 0.125
      Report.near("it goes along across", (world.picture?.center.x ?? .nan) - seen.x, 20)
      Report.near("it goes along", (world.picture?.center.y ?? .nan) - seen.y, 100 - shrunk / 2)
      world.endPull(y: 300)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .pop])
    },

    .inViewer("where only rounding is left to go, there is no velocity") { world in
      world.beginAndPull(x: 1e-10, y: 80)
      let off = (world.picture?.center.x ?? .nan) - 200
      Report.check("a little off", off != 0 && abs(off) < 1e-9, "\(off)")
      let made = Simulator.recorder.springVelocities.count
      world.endPull(x: 500, y: -600)
      let velocities = Simulator.recorder.springVelocities.dropFirst(made)
      Report.check("goes back by springs", !velocities.isEmpty)
      Report.check("nothing is thrown", velocities.allSatisfy { abs($0.dx) < 100 }, "\(velocities)")
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
    },

    .inViewer("cancelled anywhere") { world in
      var trips: [PhotosWorld.Trip] = [.push]
      for place in [(0, 0), (0, 1), (3, 10), (-40, 50), (0, 100), (90, 200), (0, 400), (-150, 900)] {
        world.beginAndPull(x: CGFloat(place.0), y: CGFloat(place.1))
        world.endPull(x: 40, y: -20)
        world.settle()
        trips.append(.cancelledPop)
        world.checkRest(at: .viewer, after: trips, "cancelled at \(place)")
      }
      world.popAndSettle()
      world.checkRest(at: .grid, after: trips + [.pop], "popped after that")
    },

    .inViewer("finished anywhere") { world in
      var trips: [PhotosWorld.Trip] = [.push]
      for place in [(0, 0), (0, 1), (30, 10), (-40, 50), (0, 100), (90, 200), (0, 400), (-150, 900)] {
        world.beginAndPull(x: CGFloat(place.0), y: CGFloat(place.1))
        world.endPull(x: 40, y: 20)
        world.settle()
        trips.append(.pop)
        world.checkRest(at: .grid, after: trips, "finished at \(place)")
        world.pushAndSettle()
        trips.append(.push)
        world.checkRest(at: .viewer, after: trips, "pushed again after \(place)")
      }
    },

    .inViewer("cancelled above its place") { world in
      world.beginAndPull(y: -20)
      Report.near("background stays", world.viewer.view.alpha, 1)
      Report.near("no progress", Simulator.recorder.updates.last ?? -1, 0)
      world.endPull(y: 10)
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
    },

    .inViewer("pull with reduced motion") { world in
      Simulator.reducesMotion = true
      world.beginAndPull(y: 100)
      Report.equal("nothing flies", world.additions.count, 0)
      Report.near("background follows", world.viewer.view.alpha, 0.5)
      Report.near("tab bar follows", world.tabBar.alpha, 0.5)
      world.endPull(y: -1)
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop], "cancelled")
      world.beginAndPull(y: 100)
      world.endPull(y: 10)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .cancelledPop, .pop], "finished")
    },

    .inViewer("gates") { world in
      Report.check("not upwards", !world.beginPull(velocity: CGPoint(x: 0, y: -1)))
      Report.check("not to the right", !world.beginPull(velocity: CGPoint(x: 50, y: 10)))
      Report.check("not to the left", !world.beginPull(velocity: CGPoint(x: -50, y: 10)))
      world.viewer.pager.contentOffset = CGPoint(x: 0, y: 5)
      Report.check("not when scrolled", !world.beginPull())
      world.viewer.pager.contentInset.top = 50
      world.viewer.pager.contentOffset = CGPoint(x: 0, y: -50)
      Report.check("at the top of an inset pager", world.beginPull())
      world.endPull(y: -10)
      world.settle()
      world.viewer.pager.contentInset.top = 0
      world.viewer.pager.contentOffset = .zero
      world.checkRest(at: .viewer, after: [.push, .cancelledPop], "cancelled")
      world.pop()
      world.letStart()
      Report.check("not while a pop is under way", !world.beginPull())
      world.settle()
      world.checkRest(at: .grid, after: [.push, .cancelledPop, .pop], "popped")
    },

    .photos("two fingers do not pull") { world in
      world.push()
      world.settle()
      let fingers = [Finger(in: world.window), Finger(in: world.window)]
      for (finger, x) in zip(fingers, [150, 250]) { finger.touchDown(at: CGPoint(x: x, y: 300)) }
      for y in stride(from: 320, through: 500, by: 20) {
        for (finger, x) in zip(fingers, [150, 250]) { finger.move(to: CGPoint(x: x, y: y)) }
        Simulator.clock.advance(by: VirtualClock.frame)
      }
      Report.check("nothing is under way", world.navigation.transitionCoordinator == nil)
      for finger in fingers { finger.lift() }
      world.settle()
      world.checkNoViolations()
    },

    .photos("no pull while the push is under way") { world in
      world.push()
      world.letStart()
      Simulator.clock.advance(by: 0.1)
      Report.check("does not begin", !world.beginPull())
      world.settle()
      world.checkRest(at: .viewer, after: [.push])
    },

    .inViewer("together with the pager at its top only") { world in
      guard let pan = world.pan, let delegate = pan.delegate else {
        return Report.check("there is a gesture", false)
      }
      let pager = world.viewer.pager
      let isTogether = { (other: UIGestureRecognizer) in
        delegate.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other)
      }
      Report.check("at the top", isTogether(pager.panGestureRecognizer))
      Report.check("not with others", !isTogether(UITapGestureRecognizer()))
      pager.contentOffset = CGPoint(x: 0, y: 5)
      Report.check("not when scrolled", !isTogether(pager.panGestureRecognizer))
      pager.contentOffset = .zero
    },
  ]

  private static var completionTime: Double {
    Simulator.recorder.events.last { if case .completed = $0.event { true } else { false } }?.time ?? 0
  }
}
