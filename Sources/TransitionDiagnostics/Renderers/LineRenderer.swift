import TransitionText

/// One line a finding, as Xcode and SwiftPM read it: `path:line:column: error: message [T0101]`.
///
/// What else there is to say follows as `path:line:column: note: …`, which both attach to the finding before it.
struct LineRenderer {
  let context: RenderingContext

  func render(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var buffer = TextBuffer()
    for diagnostic in diagnostics {
      let severity = context.policy.severity(of: diagnostic).rawValue
      let message = diagnostic.message(in: context.source)
      write(severity, "\(message) [\(diagnostic.code.name)]", at: diagnostic.range, into: &buffer)
      if !diagnostic.caption.isEmpty {
        write("note", diagnostic.caption, at: diagnostic.range, into: &buffer)
      }
      for label in diagnostic.labels { write("note", label.text, at: label.range, into: &buffer) }
      for note in diagnostic.notes { write("note", note, at: diagnostic.range, into: &buffer) }
      for fixIt in diagnostic.fixIts {
        write("note", fixIt.title, at: fixIt.edits.first?.range ?? diagnostic.range, into: &buffer)
      }
    }
    return buffer.bytes
  }

  private func write(_ kind: String, _ text: String, at range: ByteRange, into buffer: inout TextBuffer) {
    buffer.write("\(context.location(of: range)): \(kind): \(DisplayText.safe(text))\n")
  }
}
