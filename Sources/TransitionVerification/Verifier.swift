public import TransitionDiagnostics
public import TransitionPlan

/// Proves of a plan what no single member shows: that fingers move it where they should, and that nothing is left behind
/// on any way out. The plan is one without errors; what is found fault with here is a transition that would misbehave.
public enum Verifier {
  /// Everything there is to say against a plan, in no particular order.
  /// - Parameter plan: The plan of a file whose names, types and structure are right.
  public static func verify(_ plan: Plan) -> [Diagnostic] {
    LedgerCheck.findings(in: plan)
  }
}
