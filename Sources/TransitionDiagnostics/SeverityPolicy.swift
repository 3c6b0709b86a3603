/// How bad a finding is taken to be: as its code says, or worse, or of no account.
public struct SeverityPolicy: Hashable, Sendable {
  /// Whether all warnings count as errors, so that nothing is written.
  public var warningsAreErrors: Bool
  /// The codes whose warnings count as errors.
  public var errors: Set<DiagnosticCode>
  /// The codes whose warnings are not reported. Errors are always reported.
  public var allowed: Set<DiagnosticCode>
  /// Whether notes are reported, which say what was derived.
  public var showsNotes: Bool

  /// Makes a policy.
  public init(
    warningsAreErrors: Bool = false, errors: Set<DiagnosticCode> = [], allowed: Set<DiagnosticCode> = [],
    showsNotes: Bool = false
  ) {
    self.warningsAreErrors = warningsAreErrors
    self.errors = errors
    self.allowed = allowed
    self.showsNotes = showsNotes
  }

  /// The policy in which warnings are no errors.
  public var withoutPromotions: SeverityPolicy {
    SeverityPolicy(allowed: allowed, showsNotes: showsNotes)
  }

  /// The severity that a diagnostic is shown with and counted as.
  public func severity(of diagnostic: Diagnostic) -> DiagnosticSeverity {
    let severity = diagnostic.severity
    return severity == .warning && (warningsAreErrors || errors.contains(diagnostic.code)) ? .error : severity
  }

  /// Whether a diagnostic is shown at all.
  public func isReported(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.severity {
    case .error: true
    case .warning: !allowed.contains(diagnostic.code)
    case .note: showsNotes && !allowed.contains(diagnostic.code)
    }
  }

  /// Whether any of the diagnostics is an error.
  public func hasError(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { isReported($0) && severity(of: $0) == .error }
  }
}
