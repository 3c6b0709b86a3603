import TransitionText

/// How many findings of each severity there were.
public struct DiagnosticSummary: Hashable, Sendable {
  /// How many errors.
  public private(set) var errors = 0
  /// How many warnings.
  public private(set) var warnings = 0

  /// Counts nothing yet.
  public init() {}

  /// Counts the diagnostics of one source text, each once.
  public mutating func count(_ diagnostics: [Diagnostic], policy: SeverityPolicy) {
    for diagnostic in DiagnosticRenderer.ordered(diagnostics) {
      switch policy.severity(of: diagnostic) {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: break
      }
    }
  }

  /// `1 error, 2 warnings`, or nothing when there were none.
  public var text: String {
    let parts = [Self.part(errors, "error"), Self.part(warnings, "warning")]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private static func part(_ count: Int, _ noun: String) -> String? {
    switch count {
    case 0: nil
    case 1: "1 \(noun)"
    default: "\(count) \(noun)s"
    }
  }
}
