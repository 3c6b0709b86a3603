public import TransitionDiagnostics

/// What there is to know of one diagnostic code.
///
/// Sentences in `idea` and `prevents` may have code in back-ticks; their line ends carry no meaning.
public struct Explanation: Sendable {
  /// The code.
  public var code: DiagnosticCode
  /// What it is about, in a few words.
  public var title: String
  /// The rule, in two to six sentences.
  public var idea: String
  /// A whole spec that gives this code; empty for what no small spec can give.
  public var failing: String
  /// The same spec, mended.
  public var mended: String
  /// What would go wrong in an app, or in the author's hands, without the rule.
  public var prevents: String
  /// Other errors that the failing spec gives because of this one; `idea` names them.
  public var consequences: Set<DiagnosticCode>

  init(
    _ code: DiagnosticCode, _ title: String, idea: String, failing: String = "", mended: String = "",
    prevents: String,
    consequences: Set<DiagnosticCode> = []
  ) {
    self.code = code
    self.title = title
    self.idea = idea
    self.failing = failing
    self.mended = mended
    self.prevents = prevents
    self.consequences = consequences
  }

  /// The code's message with `…` for the words of the spec; the title where the message has no words of its own.
  public var summary: String {
    var summary = ""
    var rest = code.template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}"),
      rest[rest.index(after: open)..<close].allSatisfy(\.isNumber), rest.index(after: open) < close
    {
      summary += rest[..<open] + "…"
      rest = rest[rest.index(after: close)...]
    }
    summary += rest
    return summary.contains(where: \.isLetter) ? summary : title
  }
}
