import TransitionText

/// The form for people.
///
///     error[T0101]: `velocty` is not declared
///       --> Specs/photos.transition:40:16
///        |
///     40 |     begin when velocty.y >= 0
///        |                ^^^^^^^
///        |
///        = help: change to `velocity`
///        |
///     40 |     begin when velocity.y >= 0
///        |                ~~~~~~~~
struct FullRenderer {
  let context: RenderingContext
  let usesColor: Bool
  let sourceWidth: Int

  /// Nobody reads more findings of one file; what is wrong with the first may well be what is wrong with the rest. No warning
  /// takes an error's place.
  private static let mostShown = 100

  func render(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var output = StyledText(usesColor: usesColor)
    for diagnostic in shown(of: diagnostics) {
      write(diagnostic, into: &output)
      output.endLine()
    }
    if diagnostics.count > Self.mostShown {
      output.write(
        "and \(diagnostics.count - Self.mostShown) more in \(DisplayText.safe(context.source.displayName))")
      output.endLine()
      output.endLine()
    }
    return output.bytes
  }

  private func shown(of diagnostics: [Diagnostic]) -> ArraySlice<Diagnostic> {
    var others = Self.mostShown - diagnostics.count { $0.severity == .error }
    return diagnostics.filter { diagnostic in
      if diagnostic.severity == .error { return true }
      others -= 1
      return others >= 0
    }.prefix(Self.mostShown)
  }

  private func write(_ diagnostic: Diagnostic, into output: inout StyledText) {
    let snippet = Snippet(
      marks(of: diagnostic), in: context.source, lines: context.lines, firstLineNumber: 1,
      sourceWidth: sourceWidth)
    let fixIts = diagnostic.fixIts.map {
      (title: $0.title, preview: FixItPreview($0, in: context, sourceWidth: sourceWidth))
    }
    let lastLine = fixIts.compactMap(\.preview?.snippet.lastLineNumber).reduce(snippet.lastLineNumber, max)
    let numberWidth = String(lastLine).utf8.count
    let margin = String(repeating: " ", count: numberWidth)
    func writeBar() {
      output.write(margin + " |", .frame)
      output.endLine()
    }

    writeHeader(diagnostic, into: &output)
    output.write(margin + "--> ", .frame)
    output.write(context.location(of: diagnostic.range))
    output.endLine()
    writeBar()
    snippet.write(into: &output, numberWidth: numberWidth)
    if !diagnostic.notes.isEmpty || !fixIts.isEmpty { writeBar() }
    for note in diagnostic.notes { writeRemark("note", note, margin, into: &output) }
    for fixIt in fixIts {
      writeRemark("help", fixIt.title, margin, into: &output)
      if let preview = fixIt.preview {
        writeBar()
        preview.snippet.write(into: &output, numberWidth: numberWidth)
      }
    }
  }

  private func writeHeader(_ diagnostic: Diagnostic, into output: inout StyledText) {
    let severity = context.policy.severity(of: diagnostic)
    output.write("\(severity.rawValue)[\(diagnostic.code.name)]", .severity(severity))
    output.write(": " + DisplayText.isolated(diagnostic.message(in: context.source)), .emphasis)
    output.endLine()
  }

  private func writeRemark(
    _ kind: String, _ text: String, _ margin: String, into output: inout StyledText
  ) {
    output.write(margin + " = ", .frame)
    output.write(kind + ":", .emphasis)
    output.write(" " + DisplayText.isolated(text))
    output.endLine()
  }

  private func marks(of diagnostic: Diagnostic) -> [SnippetMark] {
    let primary = SnippetMark(
      range: context.clamped(diagnostic.range), text: DisplayText.isolated(diagnostic.caption),
      glyph: UInt8(ascii: "^"),
      style: .severity(context.policy.severity(of: diagnostic)), isPrimary: true)
    return [primary]
      + diagnostic.labels.map { label in
        SnippetMark(
          range: context.clamped(label.range), text: DisplayText.isolated(label.text),
          glyph: UInt8(ascii: "-"),
          style: .secondary, isPrimary: false)
      }
  }
}
