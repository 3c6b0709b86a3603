@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// Rotations by half a turn and more.
extension Scenario {
  static let halfTurns: [Scenario] = spin + roll + whirl + whirlCard

  private static let spin: [Scenario] = [
    .of("spin", "twice there and back", SpinWorld.init) { world in
      for turn in 1...2 {
        let completed = Array(repeating: true, count: 2 * turn)
        world.push()
        world.turn(isUp: false)
        world.sample("forward", for: 0.4)
        world.settle()
        world.checkUp(completed.dropLast(), "pushed \(turn)")
        world.pop()
        world.turn(isUp: true)
        world.sample("backward", for: 0.5)
        world.settle()
        world.checkDown(completed, "popped \(turn)")
      }
    },

    .of("spin", "another size on the way", SpinWorld.init) { world in
      world.push()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      Report.equal("nothing turns on", world.page.spinDial.layer.addedAnimationKeys, [])
      Report.equal("completed", Simulator.recorder.completions, [true])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("spin", "reduced motion", SpinWorld.init) { world in
      Simulator.reducesMotion = true
      world.push()
      Simulator.clock.advance(by: 0.1)
      Report.equal("nothing turns", world.page.spinDial.layer.addedAnimationKeys, [])
      Report.near("the dial", world.page.spinDial.presentedTransform.a, 1)
      world.settle()
      world.pop()
      Simulator.clock.advance(by: 0.05)
      Report.equal("nothing turns back", world.page.spinDial.layer.addedAnimationKeys, [])
      world.settle()
      world.checkDown([true, true], "popped")
    },
  ]

  private static let roll: [Scenario] = [
    .of("roll", "there and back", RollWorld.init) { world in
      world.list.present(world.page, animated: true)
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkSecond(completed: [true], "presented", recognizers: 0)
      world.page.dismiss(animated: true)
      world.photo = TurnMeter(at: 2 * .pi)
      world.sample("backward", for: 0.4)
      world.settle()
      world.checkFirst(completed: [true, true], "dismissed")
    }
  ]

  private static let whirl: [Scenario] = [
    .of("whirl", "there and back", WhirlWorld.init) { world in
      world.first.present(world.second, animated: true)
      world.card = TurnMeter(at: -2 * .pi)
      world.sample("forward", for: 0.4)
      Report.equal("it takes its time", Simulator.recorder.completions, [])
      world.settle()
      world.checkSecond(completed: [true], "presented", recognizers: 0)
      world.second.dismiss(animated: true)
      world.card = TurnMeter(at: 0)
      world.sample("backward", for: 0.4)
      world.settle()
      world.checkFirst(completed: [true, true], "dismissed")
    }
  ]

  private static let whirlCard: [Scenario] = [
    .of("whirlCard", "twice there and back", WhirlCardWorld.init) { world in
      for turn in 1...2 {
        world.first.present(world.second, animated: true)
        world.card = TurnMeter(at: 3 * .pi)
        world.sample("forward", for: 0.4)
        world.settle()
        Report.equal("\(turn): it stands", world.second.view.transform, .identity)
        world.second.dismiss(animated: true)
        world.card = TurnMeter(at: 0)
        world.sample("backward", for: 0.4)
        world.settle()
        Report.equal("\(turn): animations", world.second.view.layer.addedAnimationKeys, [])
      }
      Report.equal("completed", Simulator.recorder.completions, [true, true, true, true])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("whirlCard", "the size changes on the way", WhirlCardWorld.init) { world in
      world.first.present(world.second, animated: true)
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 600))
      Report.equal("nothing is added any more", world.second.view.layer.addedAnimationKeys, [])
      world.settle()
      Report.equal("it stands", world.second.view.transform, .identity)
      Report.equal("completed", Simulator.recorder.completions, [true])
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]
}
