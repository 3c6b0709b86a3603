import TransitionDiagnostics
import TransitionExplanations
import TransitionText

extension ParsedArguments {
  /// The severities of findings that the options ask for.
  func severityPolicy() throws(UsageError) -> SeverityPolicy {
    let errors = try codes(.warningsAreErrors)
    let allowed = try codes(.allow)
    if let code = allowed.first(where: errors.contains) {
      throw UsageError("`\(code.name)` is both in `--allow` and in `-Werror`")
    }
    return SeverityPolicy(
      warningsAreErrors: flags.contains(.warningsAreErrors), errors: Set(errors), allowed: Set(allowed),
      showsNotes: flags.contains(.notes))
  }

  private func codes(_ option: OptionName) throws(UsageError) -> [DiagnosticCode] {
    var codes: [DiagnosticCode] = []
    for name in lists[option] ?? [] { codes.append(try Self.code(named: name, for: option)) }
    return codes
  }

  /// The code with a name, if the option takes it.
  static func code(named name: String, for option: OptionName) throws(UsageError) -> DiagnosticCode {
    guard let code = Explanations.code(named: name) else {
      throw UsageError("there is no code `\(name)`", meant: Explanations.nearestCode(to: name)?.name)
    }
    switch (option, code.severity) {
    case (.warningsAreErrors, .error):
      throw UsageError("`\(code.name)` is an error already; `-Werror` takes the codes of warnings")
    case (.warningsAreErrors, .note):
      throw UsageError("`\(code.name)` is a note; `-Werror` takes the codes of warnings")
    case (.allow, .error): throw UsageError("`\(code.name)` is an error and cannot be allowed")
    default: return code
    }
  }
}
