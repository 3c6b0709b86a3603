import TransitionText

extension DiagnosticRenderer {
  /// A failure of the tool itself in the renderer's form; it has no place in a source text.
  public func renderFailure(_ failure: ReportedFailure) -> [UInt8] {
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
        json.member("message", failure.message)
        if let file = failure.file { json.member("file", file) }
      }
      json.endLine()
      return json.bytes
    case .github: return GitHubRenderer.render(failure)
    case .sarif, .gitlab, .junit, .checkstyle: return report([], failures: [failure])
    }
  }
}
