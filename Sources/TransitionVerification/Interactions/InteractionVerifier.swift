import TransitionDiagnostics
import TransitionPlan

/// Proves of interactions that fingers move them where they should.
enum InteractionVerifier {
  /// What there is to say against the interactions of a plan.
  static func verify(_ plan: Plan) -> [Diagnostic] {
    plan.transitions.flatMap { findings($0, plan.expressions) }
  }

  /// What there is to say against those of one transition.
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    let interactions = transition.interactions
    if interactions.isEmpty { return [] }
    var diagnostics: [Diagnostic] = []
    let rests = RestValues(transition)
    let neighbours = FingerNeighbours(transition, expressions)
    for interaction in interactions {
      var rules = InteractionRules(interaction, neighbours, rests, expressions)
      diagnostics += rules.findings()
    }
    // Elsewhere an edge may be meant as a place.
    if transition.style == .navigation { diagnostics += EdgeRules(transition, rests, expressions).findings() }
    return diagnostics
  }

  /// What is worth knowing of the interactions of a plan, with which nothing is wrong.
  static func notes(on plan: Plan) -> [Diagnostic] {
    plan.transitions.flatMap { transition in
      let rests = RestValues(transition)
      return EdgeRules(transition, rests, plan.expressions).notes()
        + FollowerRules(transition, rests, plan.expressions).notes()
    }
  }
}
