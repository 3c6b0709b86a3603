public import TransitionText

/// A form in which diagnostics are shown.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// For people: the source lines with carets, notes and fix-its.
  case full
  /// `path:line:column: error: …`, as Xcode and SwiftPM read it.
  case line
  /// One JSON object on a line for each diagnostic.
  case json
}

/// Turns the diagnostics of one source text into bytes.
///
/// They come in the order of the source, and each only once.
public struct DiagnosticRenderer: Sendable {
  /// The form.
  public var format: DiagnosticFormat
  /// Which severity each is shown with.
  public var policy: SeverityPolicy
  /// Whether the full form is coloured with ANSI escape sequences.
  public var usesColor: Bool
  /// How many columns of a source line the full form shows at most; longer lines are cut around what is marked.
  public var sourceWidth: Int

  /// Makes a renderer.
  public init(
    format: DiagnosticFormat, policy: SeverityPolicy = SeverityPolicy(), usesColor: Bool = false,
    sourceWidth: Int = 100
  ) {
    self.format = format
    self.policy = policy
    self.usesColor = usesColor
    self.sourceWidth = sourceWidth
  }

  /// The diagnostics as UTF-8; ranges beyond the end of the text are taken to be at its end.
  public func render(_ diagnostics: [Diagnostic], in source: SourceText) -> [UInt8] {
    let ordered = Self.ordered(diagnostics)
    if ordered.isEmpty { return [] }
    let context = RenderingContext(source: source, policy: policy)
    switch format {
    case .full:
      return FullRenderer(context: context, usesColor: usesColor, sourceWidth: sourceWidth).render(ordered)
    case .line: return LineRenderer(context: context).render(ordered)
    case .json: return JSONLinesRenderer(context: context).render(ordered)
    }
  }

  /// The diagnostics in the order of the source, each once; those at one place stay in the order they came in.
  package static func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let distinct = diagnostics.filter { seen.insert($0).inserted }
    return distinct.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }.map(\.element)
  }
}

/// What every form needs to know about the text.
struct RenderingContext: Sendable {
  let source: SourceText
  let lines: LineIndex
  let policy: SeverityPolicy

  init(source: SourceText, policy: SeverityPolicy) {
    self.source = source
    self.lines = LineIndex(source)
    self.policy = policy
  }

  /// A range cut to the text behind a byte order mark: a wrong range must not cost the author the message.
  func clamped(_ range: ByteRange) -> ByteRange {
    let end = UInt32(source.count)
    let start = min(max(range.start, lines.range(ofLine: 0).start), end)
    return ByteRange(start, max(start, min(range.end, end)))
  }

  /// The place where a range starts.
  func start(of range: ByteRange) -> LineColumn { lines.place(of: clamped(range).start) }

  /// `path:line:column` of the start of a range.
  func location(of range: ByteRange) -> String {
    let place = start(of: range)
    return "\(DisplayText.safe(source.displayName)):\(place.line):\(place.column)"
  }
}
