/// How bad a finding is taken to be: as its code says, or worse.
public struct SeverityPolicy: Hashable, Sendable {
  /// Whether warnings count as errors, so that nothing is written.
  public var warningsAreErrors: Bool

  /// Makes a policy.
  public init(warningsAreErrors: Bool = false) {
    self.warningsAreErrors = warningsAreErrors
  }

  /// The severity that a diagnostic is shown with and counted as.
  public func severity(of diagnostic: Diagnostic) -> DiagnosticSeverity {
    let severity = diagnostic.severity
    return warningsAreErrors && severity == .warning ? .error : severity
  }

  /// Whether any of the diagnostics is an error.
  public func hasError(_ diagnostics: some Sequence<Diagnostic>) -> Bool {
    diagnostics.contains { severity(of: $0) == .error }
  }
}
