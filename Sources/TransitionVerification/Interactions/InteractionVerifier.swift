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
      var edges = EdgeRules(transition)
      diagnostics += edges.findings()
    }
    return diagnostics
  }
}
