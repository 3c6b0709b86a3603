public import TransitionDiagnostics
public import TransitionPlan

/// Proves of a plan what no single member shows: that fingers move it where they should, and that nothing is left behind
/// on any way out. The plan is one without errors; what is found fault with here is a transition that would misbehave.
public enum Verifier {
  /// Everything there is to say against a plan, in no particular order.
  /// - Parameter plan: The plan of a file whose names, types and structure are right.
  public static func verify(_ plan: Plan) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var contradictory: Set<Int> = []
    let shared = SharedLocals(plan)
    for index in plan.transitions.indices {
      let transition = plan.transitions[index]
      let uses = Uses(transition, plan.expressions, shared)
      findings += UnusedDeclarations.findings(transition, uses)
      findings += UnusedSamples.findings(transition, uses)
      var contradictions = RestAgreement.findings(transition, plan.expressions)
      let writers =
        Rivalry(transition, plan.expressions).isPossible ? Writers(transition, plan.expressions) : nil
      if let writers { contradictions += TwoWriters.findings(writers) + PlacedEdges.findings(writers) }
      if !contradictions.isEmpty { contradictory.insert(index) }
      findings += OneWay.findings(transition, plan.expressions)
      findings += contradictions
      findings += IdleTracks.findings(transition, plan.expressions)
      if let writers { findings += Axes.findings(writers) }
      findings += rests(plan, index)
    }
    return findings + InteractionVerifier.verify(plan) + LedgerCheck.findings(in: plan, contradictory)
  }

  /// What is to be said of how the two screens rest, of each one thing.
  private static func rests(_ plan: Plan, _ index: Int) -> [Diagnostic] {
    let transition = plan.transitions[index]
    let outside = RestInside.findings(transition, plan) + StatesInside.findings(transition, plan)
    func isInside(_ side: Side) -> Bool {
      !outside.contains { $0.arguments.first == .text(transition[side].name) }
    }
    return outside + (isInside(.to) ? RestVisible.findings(plan, index) : [])
      + (isInside(.from) ? ForeignFrame.findings(plan, index) : [])
  }

  /// What was derived for people that the spec says nothing of: nothing is wrong with it, but it wants to be looked at.
  /// - Parameter plan: The same plan.
  public static func notes(on plan: Plan) -> [Diagnostic] {
    plan.transitions.flatMap { ReducedMotion.notes($0) + ReadingDirection.notes($0) }
      + InteractionVerifier.notes(on: plan)
  }
}
