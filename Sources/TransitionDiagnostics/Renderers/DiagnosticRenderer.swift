public import TransitionText

/// A form in which diagnostics are shown.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// For people: the source lines with carets, notes and fix-its.
  case full
  /// `path:line:column: error: …`, as Xcode and SwiftPM read it.
  case line
  /// One JSON object on a line for each diagnostic.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands, which GitHub turns into annotations.
  case github
  /// GitLab's code quality report.
  case gitlab
  /// The XML of JUnit.
  case junit
  /// The XML of Checkstyle.
  case checkstyle

  /// Whether it names files from a folder on.
  public var countsPathsFromFolder: Bool { isDocument || self == .github }

  /// Whether it is one document of everything, that can be written at the end only.
  public var isDocument: Bool {
    switch self {
    case .full, .line, .json, .github: false
    case .sarif, .gitlab, .junit, .checkstyle: true
    }
  }
}

/// Turns the diagnostics of one source text, or of many in one document, into bytes.
///
/// They come in the order of the source, and each only once.
public struct DiagnosticRenderer: Sendable {
  /// The form.
  public var format: DiagnosticFormat
  /// Which severity each is shown with.
  public var policy: SeverityPolicy
  /// Whether the full form is coloured with ANSI escape sequences.
  public var usesColor: Bool
  /// The most columns of a source line in the full form; longer lines are cut around their marked ranges.
  public var sourceWidth: Int
  /// What documents say of the tool.
  public var tool: ReportingTool

  /// Makes a renderer.
  public init(
    format: DiagnosticFormat, policy: SeverityPolicy = SeverityPolicy(), usesColor: Bool = false,
    sourceWidth: Int = 100, tool: ReportingTool = ReportingTool()
  ) {
    self.format = format
    self.policy = policy
    self.usesColor = usesColor
    self.sourceWidth = sourceWidth
    self.tool = tool
  }

  /// The diagnostics as UTF-8; ranges beyond the end of the text are taken to be at its end.
  ///
  /// Of nothing it makes nothing, unless the form is a document.
  public func render(_ diagnostics: [Diagnostic], in source: SourceText) -> [UInt8] {
    if format.isDocument { return report([FileFindings(source: source, diagnostics: diagnostics)]) }
    let ordered = Self.ordered(diagnostics)
    if ordered.isEmpty { return [] }
    let context = RenderingContext(source: source, policy: policy)
    switch format {
    case .full:
      return FullRenderer(context: context, usesColor: usesColor, sourceWidth: sourceWidth).render(ordered)
    case .line: return LineRenderer(context: context).render(ordered)
    case .json: return JSONLinesRenderer(context: context).render(ordered)
    case .github:
      return GitHubRenderer(context: context, path: tool.path(source.displayName)).render(ordered)
    case .sarif, .gitlab, .junit, .checkstyle: return []
    }
  }

  /// The findings of some texts, and the failures of the tool, as one UTF-8 document.
  public func report(_ files: [FileFindings], failures: [ReportedFailure] = []) -> [UInt8] {
    let report = DiagnosticReport(files, failures: failures, policy: policy, tool: tool)
    switch format {
    case .sarif: return SARIFRenderer(report).render()
    case .gitlab: return GitLabRenderer(report: report).render()
    case .junit: return JUnitRenderer(report: report).render()
    case .checkstyle: return CheckstyleRenderer(report: report).render()
    case .full, .line, .json, .github:
      return files.flatMap { render($0.diagnostics, in: $0.source) } + failures.flatMap(renderFailure)
    }
  }

  /// The diagnostics in the order of the source, each once; those at one place stay in the order they came in.
  package static func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let starts = diagnostics.map(\.range.start)
    let order = starts.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    var ordered: [Diagnostic] = []
    ordered.reserveCapacity(order.count)
    var first = 0
    for index in order {
      if ordered.last?.range.start != starts[index] { first = ordered.count }
      // What is the same is at the same place.
      if !ordered[first...].contains(diagnostics[index]) { ordered.append(diagnostics[index]) }
    }
    return ordered
  }
}

/// What every form needs to know about the text.
struct RenderingContext: Sendable {
  let source: SourceText
  let lines: LineIndex
  let policy: SeverityPolicy
  /// Columns in UTF-16 units; nil where a byte is a character everywhere.
  private let columns: UTF16Columns?

  init(source: SourceText, policy: SeverityPolicy) {
    columns = source.bytes.allSatisfy { $0 < 0x80 } ? nil : UTF16Columns(source)
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

  /// The places where a range starts and ends, with columns in UTF-16 units, as most readers of reports count.
  func places(of range: ByteRange) -> (start: LineColumn, end: LineColumn) {
    let range = clamped(range)
    return (place(of: range.start), place(of: range.end))
  }

  private func place(of offset: UInt32) -> LineColumn {
    var place = lines.place(of: offset)
    guard let columns else { return place }
    let start = lines.range(ofLine: place.line - 1).start
    place.column = columns.count(from: min(start, offset), to: offset) + 1
    return place
  }

  /// `path:line:column` of the start of a range.
  func location(of range: ByteRange) -> String {
    let place = start(of: range)
    return "\(DisplayText.safe(source.displayName)):\(place.line):\(place.column)"
  }
}
