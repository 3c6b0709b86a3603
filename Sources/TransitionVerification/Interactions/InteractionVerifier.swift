import TransitionDiagnostics
import TransitionPlan
import TransitionText

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
    var doubted: Set<ByteRange> = []
    var still: Set<[DiagnosticArgument]> = []
    let rests = RestValues(transition)
    let neighbours = FingerNeighbours(transition, expressions)
    for interaction in interactions {
      var rules = InteractionRules(interaction, neighbours, rests, expressions)
      let echoes = InteractionEchoes(rules.facts)
      let found = echoes.without(rules.findings())
      if echoes.isGestureInDoubt(by: found), let place = interaction.gestureLocation {
        doubted.insert(place.range)
      }
      // What no track moves does so under no finger: it is reported of the first.
      diagnostics += found.filter {
        $0.code != .driveReturns || !$0.labels.isEmpty || still.insert($0.arguments).inserted
      }
    }
    // Elsewhere an edge may be meant as a place.
    if transition.style == .navigation {
      diagnostics += EdgeRules(transition, rests, expressions).findings().filter {
        !doubted.contains($0.range)
      }
    }
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
