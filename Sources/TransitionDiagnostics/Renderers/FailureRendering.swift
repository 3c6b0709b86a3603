import TransitionText

extension DiagnosticRenderer {
  /// A failure of the tool itself in the renderer's form.
  public func renderFailure(_ failure: ReportedFailure) -> [UInt8] {
    if format == .line, let file = failure.file, let place = failure.place {
      let location = DisplayText.safe("\(file):\(place.line):\(place.column)")
      return Array("\(location): \(failure.severity.rawValue): \(DisplayText.safe(failure.reason))\n".utf8)
    }
    switch format {
    case .full, .line:
      var output = StyledText(usesColor: usesColor && format == .full)
      output.write("transc: ")
      output.write("\(failure.severity.rawValue):", .severity(failure.severity))
      output.write(" " + DisplayText.isolated(failure.message))
      output.endLine()
      return output.bytes
    case .json:
      var json = JSONWriter(indentation: nil)
      json.object { json in
        json.member("version", 1)
        json.member("severity", failure.severity.rawValue)
        json.member("message", failure.reason)
        if let file = failure.file { json.member("file", file) }
        if let place = failure.place {
          json.member("line", place.line)
          json.member("column", place.column)
        }
      }
      json.endLine()
      return json.bytes
    case .github: return GitHubRenderer.render(failure, tool)
    case .sarif, .gitlab, .junit, .checkstyle: return report([], failures: [failure])
    }
  }
}
