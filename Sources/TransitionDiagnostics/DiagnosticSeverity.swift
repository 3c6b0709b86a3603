/// How bad a finding is.
public enum DiagnosticSeverity: String, Sendable, CaseIterable {
  /// Nothing is written.
  case error
  /// Outputs are written; the author should look.
  case warning
  /// Something worth knowing.
  case note
}
