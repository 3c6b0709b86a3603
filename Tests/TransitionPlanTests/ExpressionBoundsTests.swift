import PlanFixtures
import Testing
import TransitionPlan

/// What is known of a value before it is worked out.
@Suite struct ExpressionBoundsTests {
  @Test func boundsOfValuesThatNeedNoLimit() throws {
    let plan = PhotosPlan.plan
    let drives = plan.transitions[0].interactions[0].drives
    let values = try drives.map { try #require($0.value) }
    let bounds = ExpressionBounds(plan.expressions, locals: plan.transitions[0].locals)
    #expect(bounds.range(values[0]) == 0...1)
    #expect(bounds.range(values[1]) == 0.5...1)
    #expect(bounds.range(values[3]) == -Double.infinity...Double.infinity)
    let held = ExpressionBounds(
      plan.expressions, locals: plan.transitions[0].locals, held: [PropertyKey(.screen(.to), .alpha)])
    #expect(held.range(values[3]) == 0...1)
  }
}
