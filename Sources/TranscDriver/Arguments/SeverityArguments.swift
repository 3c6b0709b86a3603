import TransitionDiagnostics
import TransitionExplanations
import TransitionText

extension ParsedArguments {
  /// How bad findings are taken to be.
  func severityPolicy() throws(UsageError) -> SeverityPolicy {
    let errors = try codes(.warningsAreErrors)
    let allowed = try codes(.allow)
    if let code = errors.first(where: { $0.severity == .error }) {
      throw UsageError("`\(code.name)` is an error already; `-Werror` takes the codes of warnings")
    }
    if let code = errors.first(where: { $0.severity == .note }) {
      throw UsageError("`\(code.name)` is a note; `-Werror` takes the codes of warnings")
    }
    if let code = allowed.first(where: { $0.severity == .error }) {
      throw UsageError("`\(code.name)` is an error and cannot be allowed")
    }
    if let code = allowed.first(where: errors.contains) {
      throw UsageError("`\(code.name)` cannot be allowed and an error at once")
    }
    return SeverityPolicy(
      warningsAreErrors: flags.contains(.warningsAreErrors), errors: Set(errors), allowed: Set(allowed),
      showsNotes: flags.contains(.notes))
  }

  private func codes(_ option: OptionName) throws(UsageError) -> [DiagnosticCode] {
    var codes: [DiagnosticCode] = []
    for name in lists[option] ?? [] {
      guard let code = Explanations.code(named: name) else {
        throw UsageError("there is no code `\(name)`", meant: Explanations.nearestCode(to: name)?.name)
      }
      codes.append(code)
    }
    return codes
  }
}
