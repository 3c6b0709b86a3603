import Testing
import TransitionCompiler
import TransitionPlan
import TransitionText

/// A finger that stands exactly at a step. 1 − 0.61 should be 39 %, but is slightly less in floating-point numbers.
@Suite struct StepTests {
  @Test(arguments: [(0.615, 0.0), (0.61, 1.0), (0.605, 1.0)])
  func isPassedWhereItStands(scale: Double, alpha: Double) throws {
    let text = """
      transition Pinch {
        style modal
        from list
        to detail
        forward 700ms linear
        animate list.alpha: 0 -> 1 at 39%
        interactive forward by pinch(in) on list {
          progress = 1 - scale / start.scale
          finish when progress > 60%
          settle 300ms easeOut
        }
        reduceMotion crossfade 200ms
      }
      """
    let result = Compiler.plan(of: SourceText(name: "step.transition", text: text))
    let evaluator = Evaluator(plan: try #require(result.plan))
    var finger = FingerState(translation: .zero)
    finger.scale = scale
    let pose = evaluator.pose(evaluator.transition.interactions[0], under: finger)
    #expect(pose.values.map(\.value) == [.number(alpha)])
  }
}
