import Testing
import TransitionDiagnostics
import TransitionText

/// Diagnostics about a text, and the options for showing them.
struct RenderingCase: Sendable, CustomTestStringConvertible {
  var name: String
  var source: SourceText
  var diagnostics: [Diagnostic]
  var sourceWidth = 100
  var usesColor = false
  var policy = SeverityPolicy()

  var testDescription: String { name }

  /// Makes a case of a text in which `«` and `»` surround the ranges of the diagnostics.
  init(
    _ name: String, _ marked: String, sourceWidth: Int = 100, usesColor: Bool = false,
    policy: SeverityPolicy = SeverityPolicy(), _ diagnostics: ([ByteRange]) -> [Diagnostic]
  ) {
    self.init(
      name, bytes: Array(marked.utf8), sourceWidth: sourceWidth, usesColor: usesColor, policy: policy,
      diagnostics)
  }

  init(
    _ name: String, bytes marked: [UInt8], sourceWidth: Int = 100, usesColor: Bool = false,
    policy: SeverityPolicy = SeverityPolicy(), _ diagnostics: ([ByteRange]) -> [Diagnostic]
  ) {
    let (bytes, ranges) = Self.unmarked(marked)
    self.name = name
    self.source = SourceText(name: "Specs/\(name).transition", bytes: bytes)
    self.diagnostics = diagnostics(ranges)
    self.sourceWidth = sourceWidth
    self.usesColor = usesColor
    self.policy = policy
  }

  func render(_ format: DiagnosticFormat) -> [UInt8] {
    DiagnosticRenderer(format: format, policy: policy, usesColor: usesColor, sourceWidth: sourceWidth)
      .render(diagnostics, in: source)
  }

  /// All cases as one report.
  static func report(_ format: DiagnosticFormat) -> [UInt8] {
    let tool = ReportingTool(version: "1.2.3") { code in
      code == .unknownName
        ? ReportingTool.Page(title: "a name", rule: "The rule.", text: "Text.\n", markdown: "# Text\n") : nil
    }
    return DiagnosticRenderer(format: format, tool: tool).report(
      all.map { FileFindings(source: $0.source, diagnostics: $0.diagnostics) }
        + [FileFindings(source: SourceText(name: "Specs/a & <b>.transition", text: "fine"), diagnostics: [])],
      failures: [
        ReportedFailure("cannot read `a\u{7}`", file: "Specs/a\u{7}"),
        ReportedFailure("wrong", file: "Specs/transc.json", place: LineColumn(line: 3, column: 2)),
        ReportedFailure("100%\nleft out", file: nil, severity: .warning),
      ])
  }

  func renderedText(_ format: DiagnosticFormat) -> String { String(decoding: render(format), as: UTF8.self) }

  /// Removes `«` and `»` from a text, and returns the ranges between them, in the order of their starts.
  private static func unmarked(_ marked: [UInt8]) -> ([UInt8], [ByteRange]) {
    let opening = Array("«".utf8)
    let closing = Array("»".utf8)
    var bytes: [UInt8] = []
    var ranges: [ByteRange] = []
    var open: [Int] = []
    var index = 0
    while index < marked.count {
      let rest = marked[index...]
      if rest.starts(with: opening) {
        open.append(ranges.count)
        ranges.append(ByteRange(at: UInt32(bytes.count)))
        index += opening.count
      } else if rest.starts(with: closing), let range = open.popLast() {
        ranges[range].end = UInt32(bytes.count)
        index += closing.count
      } else {
        bytes.append(marked[index])
        index += 1
      }
    }
    return (bytes, ranges)
  }
}
