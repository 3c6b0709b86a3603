import TransitionText

/// One workflow command a finding, which GitHub Actions turns into an annotation:
/// `::error file=…,line=33,col=11,endLine=33,endColumn=16,title=T0101::…`.
struct GitHubRenderer {
  let context: RenderingContext
  let path: String

  func render(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var buffer = TextBuffer()
    for diagnostic in diagnostics {
      let places = context.places(of: diagnostic.range)
      var properties = ["file=\(Self.property(path))", "line=\(places.start.line)"]
      // Columns count on one line only.
      if places.start.line == places.end.line {
        properties.append("col=\(places.start.column)")
        properties.append("endLine=\(places.end.line)")
        properties.append("endColumn=\(places.end.column)")
      } else {
        properties.append("endLine=\(places.end.line)")
      }
      properties.append("title=\(diagnostic.code.name)")
      let command = Self.command(context.policy.severity(of: diagnostic))
      let text = Self.data(diagnostic.wholeText(in: context.source))
      buffer.write("::\(command) \(properties.joined(separator: ","))::\(text)\n")
    }
    return buffer.bytes
  }

  /// A failure, at its place if that is known.
  static func render(_ failure: ReportedFailure, _ tool: ReportingTool) -> [UInt8] {
    var properties = "title=transc"
    if let file = failure.file, let place = failure.place {
      properties = "file=\(property(tool.path(file))),line=\(place.line),col=\(place.column),\(properties)"
    }
    return Array("::\(command(failure.severity)) \(properties)::\(data(failure.reason))\n".utf8)
  }

  private static func command(_ severity: DiagnosticSeverity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  /// A text after `::`.
  private static func data(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      DisplayText.safe(String($0))
    }
    return lines.map { $0.changing("%", to: "%25") }.joined(separator: "%0A")
  }

  /// The value of a property.
  private static func property(_ text: String) -> String {
    data(text).changing(":", to: "%3A").changing(",", to: "%2C")
  }
}
