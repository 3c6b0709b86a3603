public import TransitionText

/// A value that a diagnostic's message mentions; it becomes text only when the diagnostic is shown.
public enum DiagnosticArgument: Hashable, Sendable {
  /// The bytes of the source text in a range.
  case source(ByteRange)
  /// The same, in back-ticks and no longer than a message can take.
  case quoted(ByteRange)
  /// A text that is not in the source.
  case text(String)
  /// A number.
  case number(Double)
}

/// A second place that a diagnostic points at.
public struct DiagnosticLabel: Hashable, Sendable {
  /// The bytes that are underlined.
  public var range: ByteRange
  /// A short text.
  public var text: String

  /// Makes a label.
  public init(_ range: ByteRange, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// One finding about one source text.
public struct Diagnostic: Hashable, Sendable {
  /// The code of the rule.
  public var code: DiagnosticCode
  /// The bytes that it is about, as few as possible.
  public var range: ByteRange
  /// What the message's placeholders `{0}`, `{1}` … stand for.
  public var arguments: [DiagnosticArgument]
  /// The label of the primary range, in a few words; may be empty.
  public var caption: String
  /// Other places that belong to the finding, with their labels.
  public var labels: [DiagnosticLabel]
  /// Further explanations: what was expected, what to do.
  public var notes: [String]
  /// Ways to mend it.
  public var fixIts: [FixIt]
  /// The interaction that it is about, to find its consequences.
  package var finger: FingerPlace?

  /// Makes a diagnostic.
  public init(
    _ code: DiagnosticCode, at range: ByteRange, _ arguments: [DiagnosticArgument] = [], caption: String = "",
    labels: [DiagnosticLabel] = [], notes: [String] = [], fixIts: [FixIt] = []
  ) {
    self.code = code
    self.range = range
    self.arguments = arguments
    self.caption = caption
    self.labels = labels
    self.notes = notes
    self.fixIts = fixIts
  }

  /// How bad it is.
  public var severity: DiagnosticSeverity { code.severity }

  /// The message, one line without a full stop.
  /// - Parameter source: The text that the ranges count in.
  public func message(in source: SourceText) -> String {
    var message = ""
    // Bytes: to look for a character takes as long as all else.
    var rest = Substring(code.template).utf8
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      message += Substring(rest[..<open])
      let number = Int(Substring(rest[rest.index(after: open)..<close])) ?? 0
      message += number < arguments.count ? Self.text(arguments[number], in: source) : ""
      rest = rest[rest.index(after: close)...]
    }
    return message + Substring(rest)
  }

  private static func text(_ argument: DiagnosticArgument, in source: SourceText) -> String {
    switch argument {
    case .source(let range): excerpt(range, of: source)
    case .quoted(let range): "`" + excerpt(range, of: source) + "`"
    case .text(let text): shortened(text)
    case .number(let number): NumberText.text(number)
    }
  }

  /// Longer quotations hide the message that they are in; the source lines show the whole.
  private static let longestExcerpt = 80
  /// The same for a text that is not quoted from the source, such as a list of possible words.
  private static let longestText = 1_000

  private static func shortened(_ text: String) -> String {
    if text.utf8.count <= longestText { return text }
    return String(text.unicodeScalars.prefix(longestText)) + "…"
  }

  /// The text of a range, cut between two scalars when it is long.
  private static func excerpt(_ range: ByteRange, of source: SourceText) -> String {
    if range.count <= longestExcerpt { return source.text(range) }
    var end = range.start + UInt32(longestExcerpt)
    while end > range.start, source.padded[Int(end)] & 0xC0 == 0x80 { end -= 1 }
    return source.text(ByteRange(range.start, end)) + "…"
  }
}
