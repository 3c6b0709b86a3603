import TransitionDiagnostics
import TransitionPlan
import TransitionText

@testable import TransitionVerification

extension InteractionVerifier {
  /// What is reported of the interactions of a plan.
  static func verify(_ plan: Plan) -> [Diagnostic] {
    let findings = plan.transitions.flatMap { Self.findings($0, plan.expressions) }
    return FindingConsequences.gather(findings, in: SourceText(name: "", text: ""))
  }
}
