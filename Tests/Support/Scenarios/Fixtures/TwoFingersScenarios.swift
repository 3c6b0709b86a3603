@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// Gestures of two fingers, alone and together with gestures of one finger.
extension Scenario {
  static let twoFingers: [Scenario] = twist + dial + hands + crumple + leaves + spreads

  private static let twist: [Scenario] = [
    .of("twist", "pinched, turned and carried", TwistWorld.init) { world in
      for round in 1...2 {
        let pair = world.pinch(210, by: -10)
        Report.near("nothing has moved", world.scale(world.photo.view), 1, within: 0.05)
        let begun = pair.distance / world.scale(world.photo.view)
        pair.move(by: CGVector(dx: 30, dy: 20), apart: begun * 0.8, to: 0.5)
        world.sample("held", at: 0)
        Report.near("turned", world.rotation(world.photo.view), 0.5, within: 1e-6)
        Report.near("carried", world.photo.view.presentedTransform.tx, 30, within: 1e-6)
        Report.equal("who is told", world.photo.lifted, round)
        pair.lift()
        world.settle()
        world.checkSecond(completed: [true] + [Bool](repeating: false, count: round), "cancelled")
      }
      let pair = world.pinch(200, by: -10)
      pair.move(apart: 90, to: 0.5)
      pair.lift()
      world.settle()
      world.checkFirst(completed: [true, false, false, true], "finished")
    },

    .of("twist", "turned round and round", TwistWorld.init) { world in
      let pair = world.pinch(200, by: -10)
      for turn in stride(from: 1, through: 370, by: 41) {
        pair.move(apart: 90, to: CGFloat(turn) / 180 * .pi)
      }
      Report.near("it is upright again", world.rotation(world.photo.view), .pi / 18, within: 1e-6)
      pair.lift()
      world.settle()
      world.checkSecond(completed: [true, false], "turned too far")
      let back = world.pinch(200, by: -10)
      back.move(apart: 90, to: 2)
      back.move(to: 0.3)
      back.lift()
      world.settle()
      world.checkFirst(completed: [true, false, true], "and back again")
    },

    .of("twist", "a third finger takes the place of the first", TwistWorld.init) { world in
      let pair = world.pinch(200, by: -10)
      pair.move(to: 0.4)
      Report.near("turned", world.rotation(world.photo.view), 0.4, within: 1e-6)
      pair.replaceFirst(in: world.window, at: CGPoint(x: 200, y: 700))
      Report.near("no finger has moved", world.rotation(world.photo.view), 0.4, within: 1e-6)
      pair.cancel()
      world.settle()
      world.checkSecond(completed: [true, false], "taken away")
    },

    .of("twist", "one finger lifts before the other", TwistWorld.init) { world in
      let pair = world.pinch(210, by: -10)
      pair.move(by: CGVector(dx: 30, dy: 20), apart: 160)
      let shown = world.photo.view.presentedTransform
      pair.liftFirst()
      pair.move(by: CGVector(dx: 1, dy: 0))
      Report.near("it stays across", world.photo.view.presentedTransform.tx, shown.tx, within: 1e-6)
      Report.near("it stays along", world.photo.view.presentedTransform.ty, shown.ty, within: 1e-6)
      pair.lift()
      Simulator.clock.advance(by: VirtualClock.frame)
      Report.near("it does not jump", world.photo.view.presentedTransform.tx, shown.tx, within: 5)
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled")
    },

    .of("twist", "the fingers are taken away, or the size changes", TwistWorld.init) { world in
      let pair = world.pinch(200, by: -10)
      pair.move(by: CGVector(dx: 50, dy: 0), apart: 50, to: 0.4)
      pair.cancel()
      world.settle()
      world.checkSecond(completed: [true, false], "taken away")
      let other = world.pinch(200, by: -10)
      other.move(apart: 60)
      world.window.resize(to: CGSize(width: 800, height: 400))
      other.lift()
      world.settle()
      Report.equal("completed", Simulator.recorder.completions, [true, false, false])
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]

  private static let dial: [Scenario] = [
    .of("dial", "turned and pulled apart", DialWorld.init) { world in
      let pair = world.turn(100, by: 0.2)
      let begun = world.rotation(world.second.view)
      pair.move(apart: 150, to: 0.7)
      Report.near("the dial turns", world.rotation(world.second.view), begun + 0.5, within: 1e-6)
      Report.near("and grows", world.scale(world.second.view), 1.5, within: 1e-6)
      pair.lift()
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled")
      let small = world.turn(200, by: 0.2)
      small.move(apart: 80, to: 1.2)
      small.lift()
      world.settle()
      world.checkSecond(completed: [true, false, false], "too small")
      world.turn(200, by: 0.2).cancel()
      world.settle()
      world.checkSecond(completed: [true, false, false, false], "taken away")
      let whole = world.turn(200, by: 0.2)
      whole.move(to: 1.2)
      whole.lift()
      world.settle()
      world.checkFirst(completed: [true, false, false, false, true], "finished")
    }
  ]

  private static let hands: [Scenario] = [
    .of("hands", "one finger", HandsWorld.init) { world in
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 200, y: 100))
      finger.drag(to: CGPoint(x: 200, y: 130), during: 0.1)
      Simulator.clock.advance(by: 0.1)
      let begun = world.page.view.presentedTransform.ty
      finger.drag(to: CGPoint(x: 200, y: 230), during: 0.2)
      Report.near("the page follows", world.page.view.presentedTransform.ty, begun + 100)
      let second = Finger(in: world.window)
      second.touchDown(at: CGPoint(x: 300, y: 230))
      second.drag(to: CGPoint(x: 250, y: 230), during: 0.1)
      Report.near("a second one takes nothing over", world.scale(world.page.view), 1)
      second.lift()
      finger.lift()
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled", recognizers: 3)
      finger.touchDown(at: CGPoint(x: 200, y: 100))
      finger.drag(to: CGPoint(x: 200, y: 560), during: 0.4)
      finger.lift()
      world.settle()
      world.checkFirst(completed: [true, false, true], "finished")
    },

    .of("hands", "let go at a speed", HandsWorld.init) { world in
      let pan = world.pan(on: world.page.view)
      world.pull(pan, by: CGVector(dx: 0, dy: 240))
      pan?.end(velocity: CGPoint(x: 0, y: -300))
      world.sample("thrown", for: 0.25)
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled", recognizers: 3)
      world.pull(pan, by: CGVector(dx: 0, dy: 240))
      pan?.end(velocity: CGPoint(x: 0, y: 1200))
      world.settle()
      world.checkFirst(completed: [true, false, true], "flicked")
    },

    .of("hands", "a list that is scrolled by less than a point scrolls on", HandsWorld.init) { world in
      for (offset, begins) in [(0, true), (0.5, false)] {
        world.page.handsList.contentOffset.y = offset
        let finger = Finger(in: world.window)
        finger.touchDown(at: CGPoint(x: 200, y: 650))
        finger.drag(to: CGPoint(x: 200, y: 700), during: 0.1)
        Simulator.clock.advance(by: 0.1)
        let moved = world.page.view.presentedTransform.ty
        Report.equal("the page follows at \(offset)", moved > 1, begins)
        finger.cancel()
        world.settle()
      }
      world.page.handsList.contentOffset.y = 0
    },

    .of("hands", "two fingers go down beside each other", HandsWorld.init) { world in
      let pair = Pair(in: world.window, around: CGPoint(x: 200, y: 200), apart: 100)
      pair.move(by: CGVector(dx: 0, dy: 60))
      Simulator.clock.advance(by: 0.1)
      Report.near("that is none of the gestures", world.page.view.presentedTransform.ty, 0)
      pair.lift()
      world.settle()
      world.checkSecond(completed: [true], "not pulled", recognizers: 3)
    },

    .of("hands", "two fingers pinch", HandsWorld.init) { world in
      for count in 1...2 {
        let pair = world.pinch(200, by: -10)
        let begun = pair.distance / world.scale(world.page.view)
        pair.move(by: CGVector(dx: 0, dy: 100), apart: begun * 0.7)
        Report.near("the page shrinks", world.scale(world.page.view), 0.7, within: 1e-6)
        Report.near("and stays where it is", world.page.view.presentedTransform.ty, 0)
        if count == 1 { pair.lift() } else { pair.cancel() }
        world.settle()
        world.checkSecond(
          completed: [true] + [Bool](repeating: false, count: count), "cancelled", recognizers: 3)
      }
      let pair = world.pinch(200, by: -10)
      pair.move(apart: 50)
      pair.lift()
      world.settle()
      world.checkFirst(completed: [true, false, false, true], "finished")
    },

    .of("hands", "two fingers move apart, or turn", HandsWorld.init) { world in
      let apart = world.pinch(100, by: 100)
      Report.near("apart is no pinch", world.scale(world.page.view), 1)
      apart.lift()
      world.settle()
      Report.equal("completed", Simulator.recorder.completions, [true])
      let pair = world.turn(200, by: 0.2)
      let begun = world.rotation(world.page.view)
      pair.move(to: 0.8)
      Report.near("the page turns", world.rotation(world.page.view), begun + 0.6, within: 1e-6)
      pair.lift()
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled", recognizers: 3)
      let other = world.turn(200, by: 0.2)
      other.move(to: 2)
      world.settle()
      world.checkFirst(completed: [true, false, true], "finished while the fingers are there")
      other.lift()
      world.settle()
      world.checkFirst(completed: [true, false, true], "and when they have left")
    },
  ]

  private static let crumple: [Scenario] = [
    .of("crumple", "by each gesture", CrumpleWorld.init) { world in
      for (distance, growth, end) in [(200, -10, 140), (100, 10, 160)] {
        let pair = world.pinch(CGFloat(distance), by: CGFloat(growth))
        pair.move(apart: CGFloat(end))
        Report.check("the card follows", world.second.view.presentedFrame.minY > 250)
        pair.lift()
        world.settle()
        Report.near("and comes back", world.second.view.frame.minY, 200)
      }
      Report.equal("completed", Simulator.recorder.completions, [true, false, false])
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 200, y: 300))
      finger.drag(to: CGPoint(x: 200, y: 400), during: 0.3)
      Report.check("one finger pulls it", world.second.view.presentedFrame.minY > 250)
      finger.cancel()
      world.settle()
      Report.near("taken away", world.second.view.frame.minY, 200)
      let pair = world.pinch(100, by: 10)
      pair.move(apart: 350)
      pair.lift()
      world.settle()
      world.checkFirst(completed: [true, false, false, false, true], "crumpled") { state in
        // The card may have any place and size: it is laid out when it is presented again.
        let card = world.second.view.map { ($0.bounds, $0.center) }
        state.expect(world.second.view) { state in
          if let card { (state.bounds, state.center) = card }
        }
      }
    }
  ]

  private static let leaves: [Scenario] = [
    .of("leaves", "on with one finger, back with two", LeavesWorld.init) { world in
      let finger = Finger(in: world.window)
      for way in [-200, -500] {
        finger.touchDown(at: CGPoint(x: 200, y: 700))
        finger.drag(to: CGPoint(x: 200, y: 700 + way), during: 0.3)
        finger.lift()
        world.settle()
      }
      Report.check("the other leaf", world.shown === world.second)
      for distance in [160, 60] {
        Report.check("it still shows", world.shown === world.second)
        let pair = world.pinch(200, by: -10)
        pair.move(apart: CGFloat(distance))
        Report.check("it fades", world.first.view.presentedAlpha > 0.1)
        pair.lift()
        world.settle()
      }
      Report.check("the first leaf", world.shown === world.first)
      Report.near("it is whole", world.first.view.alpha, 1)
      Report.equal("violations", Simulator.recorder.violations, [])
    }
  ]

  private static let spreads: [Scenario] = [
    .of("spreads", "on with one finger, back with two", SpreadsWorld.init) { world in
      let finger = Finger(in: world.window)
      for way in [-150, -300] {
        finger.touchDown(at: CGPoint(x: 380, y: 400))
        finger.drag(to: CGPoint(x: 380 + CGFloat(way), y: 400), during: 0.3)
        Simulator.clock.advance(by: 0.2)
        finger.lift()
        world.settle()
      }
      Report.check("the next tab", world.tabs.selectedViewController === world.second)
      for angle in [0.6, 1.4] {
        Report.check("it still shows", world.tabs.selectedViewController === world.second)
        let pair = world.turn(200, by: 0.2)
        pair.move(to: angle)
        pair.lift()
        world.settle()
      }
      Report.check("the tab before", world.tabs.selectedViewController === world.first)
      Report.equal("completed", Simulator.recorder.completions, [false, true, false, true])
      Report.equal("violations", Simulator.recorder.violations, [])
    }
  ]
}
