import TransitionText

extension DiagnosticRenderer {
  /// A failure of the tool itself in the renderer's form; it has no place in a source text.
  /// - Parameters:
  ///   - message: What could not be done and why.
  ///   - file: The file that it is about, if any.
  ///   - severity: A warning when the tool could go on without.
  public func renderFailure(
    _ message: String, file: String?, severity: DiagnosticSeverity = .error
  ) -> [UInt8] {
    switch format {
    case .full, .line:
      var output = StyledText(usesColor: usesColor && format == .full)
      output.write("transc: ")
      output.write("\(severity.rawValue):", .severity(severity))
      output.write(" " + DisplayText.isolated(message))
      output.endLine()
      return output.bytes
    case .json:
      var json = JSONWriter(indentation: nil)
      json.object { json in
        json.member("version", 1)
        json.member("severity", severity.rawValue)
        json.member("message", message)
        if let file { json.member("file", file) }
      }
      json.endLine()
      return json.bytes
    }
  }
}
