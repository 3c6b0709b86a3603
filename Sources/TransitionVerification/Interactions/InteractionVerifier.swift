import TransitionDiagnostics
import TransitionPlan

/// Proves of interactions that fingers move them where they should.
enum InteractionVerifier {
  /// What there is to say against the interactions of a plan.
  static func verify(_ plan: Plan) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for transition in plan.transitions where !transition.interactions.isEmpty {
      let rests = RestValues(transition)
      for interaction in transition.interactions {
        var rules = InteractionRules(interaction, of: transition, rests, plan.expressions)
        diagnostics += rules.findings()
      }
      diagnostics += EdgeRules(transition, rests, plan.expressions).findings()
    }
    return diagnostics
  }

  /// What is worth knowing of the interactions of a plan, with which nothing is wrong.
  static func notes(on plan: Plan) -> [Diagnostic] {
    plan.transitions.flatMap { EdgeRules($0, RestValues($0), plan.expressions).notes() }
  }
}
