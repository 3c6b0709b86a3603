import TestSupport
import Testing
import TransitionCompiler
import TransitionPlan
import TransitionText

/// A decision reads the values under the finger: those that are driven or follow the progress are where the finger has brought
/// them, and all others are at rest.
@Suite struct DecidedTests {
  private func evaluator(_ members: String) throws -> Evaluator {
    let text = """
      transition T {
        style overlay
        from a
        to b
        forward 300ms
        animate b.y: container.height -> 0
        animate b.alpha: 0 -> 1
        interactive backward by pan(down) on b {
          progress = translation.y / container.height
          \(members)
          settle 300ms
        }
        reduceMotion crossfade 200ms
        sample { container = size(400pt, 800pt) }
      }
      """
    let result = Compiler.plan(of: SourceText(name: "decided.transition", text: text))
    return Evaluator(plan: try #require(result.plan, "\(result.diagnostics)"))
  }

  /// The decision when the finger has moved down by some points.
  private func decision(_ members: String, at y: Double) throws -> InteractionOutcome {
    let evaluator = try evaluator(members)
    return evaluator.decision(
      evaluator.transition.interactions[0], under: FingerState(translation: Vector(x: 0, y: y)))
  }

  @Test(arguments: [
    "finish when b.y > 300pt", "let place = b.y\nfinish when place > 300pt", "finish when b.bottom > 1100pt",
    "let place = b.y\nlet far = place > 300pt\ncancel when not far", "finish when b.alpha < 0.625",
    "let seen = b.alpha\ncancel when seen >= 0.625", "finish when b.frame.y - start.b.y > 300pt",
    "drive b.alpha\nlet seen = b.alpha\nfinish when seen < 0.625",
    "drive b.y = translation.y\nfinish when b.y > 300pt",
  ])
  func asksWhatThereIs(members: String) throws {
    #expect(try decision(members, at: 299) == .cancel)
    #expect(try decision(members, at: 301) == .finish)
  }

  /// The progress itself is computed from values at rest.
  @Test func theProgressAsksWhatRested() throws {
    let evaluator = try evaluator("let gone = b.y\nfinish when gone + progress * 100pt > 450pt")
    let pose = evaluator.pose(
      evaluator.transition.interactions[0], under: FingerState(translation: Vector(x: 0, y: 400)))
    #expect(pose.progress == 0.5)
    #expect(try decision("let gone = b.y\nfinish when gone + progress * 100pt > 449pt", at: 400) == .finish)
  }

  @Test func finishesInTheMiddle() throws {
    let evaluator = try evaluator("let place = b.y\nfinish now when place > 300pt")
    let interaction = evaluator.transition.interactions[0]
    #expect(!evaluator.isReached(interaction, under: FingerState(translation: Vector(x: 0, y: 299))))
    #expect(evaluator.isReached(interaction, under: FingerState(translation: Vector(x: 0, y: 301))))
  }
}
