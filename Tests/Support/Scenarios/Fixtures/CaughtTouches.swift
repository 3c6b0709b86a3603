@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

extension Scenario {
  /// A finger that touches the screen during a run, wherever UIKit lets the touch through.
  static let caughtTouches: [Scenario] =
    onPlaying("grasp", GraspWorld.init) + onSettling("grasp", GraspWorld.init)
    + onPlaying("grip", GripWorld.init) + onSettling("grip", GripWorld.init)
    + onSettling("clasp", ClaspWorld.init)
    + onPlaying("grab", GrabWorld.init) + onSettling("grab", GrabWorld.init)

  /// What a finger takes over: a forward run, which it reverses, or a backward run.
  private enum Way { case there, back }

  private static func onPlaying<World: CaughtWorld>(
    _ app: String, _ make: @escaping @MainActor () -> World
  ) -> [Scenario] {
    [
      .of(app, "a finger comes down on what plays", make, in: Conduct.allForCatches) { world in
        world.forward(for: 0.3)
        takeHold(world, of: .there)
        world.completed.append(false)
        world.checkBase("turned round")
        // Without a finger the run finishes, and nothing is left of the gesture that could have taken over.
        world.goForward()
        world.settle()
        world.completed.append(true)
        world.checkOver("there")
      }
    ]
  }

  private static func onSettling<World: CaughtWorld>(
    _ app: String, _ make: @escaping @MainActor () -> World
  ) -> [Scenario] {
    [
      .of(app, "a finger comes down on what settles", make, in: Conduct.allForCatches) { world in
        world.goForward()
        world.settle()
        world.completed.append(true)
        let finger = Finger(in: world.window)
        finger.touchDown(at: world.place(at: 0))
        finger.drag(to: world.place(at: 0.35), during: 0.2)
        Simulator.clock.advance(by: 0.2)
        finger.lift()
        Simulator.clock.advance(by: 0.08)
        takeHold(world, of: .back)
        world.completed.append(true)
        world.checkBase("taken on to the end")
      }
    ]
  }

  /// A finger touches the screen, holds the run, and pulls it to the end of the backward direction.
  @MainActor private static func takeHold(_ world: CaughtWorld, of way: Way) {
    let finger = Finger(in: world.window)
    finger.touchDown(at: world.place(at: 0))
    finger.drag(to: world.place(at: 0.05), during: 0.05)
    let seen = world.seen
    Report.check("it is caught in the middle", seen > 0.05 && seen < 0.95, "\(seen)")
    Simulator.clock.advance(by: 0.5)
    Report.near("it is held", world.seen, seen, within: 1e-6)
    finger.drag(to: world.place(at: 0.65), during: 0.3)
    Report.near("it follows", world.seen, min(seen + 0.6, 1), within: 1e-6)
    let fractions = Simulator.census.interruptibleFractions
    Report.equal("there is one that UIKit may interrupt", fractions.count, 1)
    let fraction = way == .there ? 1 - world.seen : world.seen
    Report.near("and it stands there", fractions.first ?? .nan, fraction, within: 1e-6)
    Simulator.clock.advance(by: 0.2)
    finger.lift()
    world.settle()
  }
}

extension CaughtWorld {
  /// The place of a finger that has covered a share of the way back.
  func place(at share: CGFloat) -> CGPoint {
    let way = way(length * share)
    return CGPoint(x: 100 + way.x, y: touchedHeight + way.y)
  }
}
