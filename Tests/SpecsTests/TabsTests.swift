import Testing
import TransitionPlan

/// The numbers of the tabs that lie side by side.
@Suite struct TabsTests {
  @Test func theyMoveSideBySide() throws {
    let evaluator = try SpecLibrary.evaluator("tabs")
    for (direction, half) in [(Direction.forward, -195.0), (.backward, -195)] {
      #expect(evaluator.length(of: direction) == 0.35)
      let page = evaluator.value(of: .screen(.from), .x, in: direction, at: 0.175).number
      #expect(isNear(page, half, within: 1e-6))
      for step in 0...20 {
        let time = 0.35 * Double(step) / 20
        let left = evaluator.value(of: .screen(.from), .x, in: direction, at: time).number
        let right = evaluator.value(of: .screen(.to), .x, in: direction, at: time).number
        #expect(isNear(right - left, 390))
      }
    }
  }

  /// A tab at rest keeps nothing of its movement. It is in its place when it is shown again.
  @Test func nothingStands() throws {
    let obligations = try SpecLibrary.evaluator("tabs").transition.obligations
    for obligation in obligations {
      if case .standing(let subject, _, _) = obligation.kind {
        #expect(subject == .screen(.from) || subject == .screen(.to), "\(obligation)")
      }
    }
  }

  @Test(arguments: [
    (way: 194.0, speed: 0.0, finishes: false), (196, 0, true), (0, 976, true), (0, 974, false),
    (380, -1000, false),
  ])
  func aFingerDecidesByWhereItWouldBe(way: Double, speed: Double, finishes: Bool) throws {
    let evaluator = try SpecLibrary.evaluator("tabs")
    for (interaction, sign) in zip(evaluator.transition.interactions, [-1.0, 1.0]) {
      let state = FingerState(
        translation: Vector(x: sign * way, y: 0), velocity: Vector(x: sign * speed, y: 0))
      let pose = evaluator.pose(interaction, under: state)
      #expect(isNear(pose.progress, way / 390))
      #expect(evaluator.decision(interaction, under: state) == (finishes ? .finish : .cancel))
    }
  }

  @Test func oneFingerForEachSide() throws {
    let interactions = try SpecLibrary.evaluator("tabs").transition.interactions
    #expect(interactions.map(\.direction) == [.forward, .backward])
    #expect(interactions.map(\.gesture) == [.pan(.left), .pan(.right)])
  }
}
