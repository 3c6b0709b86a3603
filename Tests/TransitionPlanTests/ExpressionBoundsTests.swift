import Testing
import TransitionCompiler
import TransitionPlan
import TransitionText

/// The bounds of a value before it is evaluated.
@Suite struct ExpressionBoundsTests {
  @Test func boundsOfValuesThatNeedNoLimit() throws {
    let source = SourceText(
      name: "a.transition",
      text: """
        transition A {
          style overlay
          from list
          to detail { card: view }
          forward 300ms easeOut
          animate detail.alpha: 0 -> 1
          interactive backward by pan(down) on detail {
            progress = map(translation.y, 0..detail.height, 0..1)
            drive detail.alpha      = map(translation.y, 0..200pt, 1..0)
            drive detail.card.scale = map(translation.y, 0..400pt, 1..0.5)
            drive detail.card.rotation = 90deg * (1 - detail.alpha)
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """)
    let plan = try #require(Compiler.plan(of: source).plan)
    let values = try plan.transitions[0].interactions[0].drives.map { try #require($0.value) }
    let bounds = ExpressionBounds(plan.expressions, locals: plan.transitions[0].locals)
    #expect(bounds.range(values[0]) == .unit)
    #expect(bounds.range(values[1]) == Interval(0.5, 1))
    #expect(bounds.range(values[2]) == .everything)
    let progress = plan.transitions[0].interactions[0].progress
    #expect(try bounds.range(#require(progress)) == .unit)
  }
}
