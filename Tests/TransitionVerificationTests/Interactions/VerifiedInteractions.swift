import TransitionDiagnostics
import TransitionPlan
import TransitionText

@testable import TransitionVerification

extension InteractionVerifier {
  /// The findings about the interactions of a plan.
  static func verify(_ plan: Plan) -> [Diagnostic] {
    let findings = plan.transitions.flatMap { Self.findings($0, plan.expressions) }
    return FindingConsequences.gather(findings, in: SourceText(name: "", text: ""))
  }
}
