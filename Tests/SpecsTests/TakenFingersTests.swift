import TestSupport
import Testing
import TransitionCompiler
import TransitionPlan
import TransitionText

/// Fingers whose gesture the system cancels leave no velocity, however they moved.
@Suite struct TakenFingersTests {
  private static let evaluator: Evaluator? = {
    let text = """
      transition Turn {
        style navigation
        from list
        to detail
        forward 300ms
        animate detail.translation: vector(100pt, 0) -> vector(0, 0)
        interactive backward by rotate on detail {
          progress = rotation / 1turn
          finish when progress > 50%
          settle 400ms spring(damping: 0.7)
        }
        reduceMotion crossfade 200ms
      }
      """
    return Compiler.plan(of: SourceText(name: "turn.transition", text: text)).plan.map { Evaluator(plan: $0) }
  }()

  /// The values 100 ms after the end of two fingers that have rotated by 0.3 of a turn. They have just come back to it from more,
  /// or have been there for a while.
  private func settling(quickly: Bool, _ ending: GestureScript.Ending) throws -> [PropertyValue] {
    let evaluator = try #require(Self.evaluator)
    let turned = 0.6 * Double.pi
    let points: [GestureScript.Point] = [
      .init(time: 0, x: 0, y: 0), .init(time: 0.1, x: 0, y: 0, rotation: quickly ? turned * 1.5 : turned),
      .init(time: 0.2, x: 0, y: 0, rotation: turned),
    ]
    let script = GestureScript(points: points, ending: ending)
    let played = evaluator.play(script, on: evaluator.transition.interactions[0], rate: 1000)
    #expect(played.outcome == .cancel)
    return try #require(played.frames.last { $0.time <= 0.3 }).values
  }

  @Test(arguments: [GestureScript.Ending.cancelled, .failed])
  func noSpeedIsLeft(_ ending: GestureScript.Ending) throws {
    #expect(try settling(quickly: true, ending) == settling(quickly: false, ending))
  }

  @Test func oneThatLeavesOfItselfDoes() throws {
    #expect(try settling(quickly: true, .lifted) != settling(quickly: false, .lifted))
  }
}
