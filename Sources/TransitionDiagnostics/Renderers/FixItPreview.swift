import TransitionText

/// The lines that a fix-it changes, after the change.
///
/// Inserted bytes are marked with `+`, replaced ones with `~`. When it only takes away, the lines are shown as
/// they are and what goes is marked with `-`.
struct FixItPreview {
  /// The changed lines with marks.
  let snippet: Snippet

  /// A fix-it whose edits are further apart, in bytes, is not shown.
  private static let farthest = 64 * 1024

  /// Applies a fix-it to the lines that it touches; nil when it changes nothing, or its edits overlap or are too far
  /// apart.
  init?(_ fixIt: FixIt, in context: RenderingContext, sourceWidth: Int) {
    let edits = fixIt.edits.map { TextEdit(context.clamped($0.range), $0.replacement) }
      .sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    guard let first = edits.first, let last = edits.last,
      zip(edits, edits.dropFirst()).allSatisfy({ $0.range.end <= $1.range.start }),
      first.range.union(last.range).count <= Self.farthest
    else { return nil }
    if edits.allSatisfy(\.replacement.isEmpty) {
      let marks = edits.filter { !$0.range.isEmpty }.map { Self.mark($0.range, UInt8(ascii: "-")) }
      if marks.isEmpty { return nil }
      snippet = Snippet(
        marks, in: context.source, lines: context.lines, firstLineNumber: 1, sourceWidth: sourceWidth)
      return
    }
    let firstLine = context.lines.line(of: first.range.start)
    // Of a long line, what is drawn of it suffices.
    let reach = UInt32(DisplayLine.reach(width: sourceWidth) + SourceText.padding)
    let lineStart = context.lines.range(ofLine: firstLine).start
    let start = first.range.start - min(reach, first.range.start - lineStart)
    let lineEnd = context.lines.range(ofLine: context.lines.line(of: last.range.end)).end
    let end = last.range.end + min(reach, lineEnd - last.range.end)
    var patched: [UInt8] = []
    var marks: [SnippetMark] = []
    var offset = start
    for edit in edits {
      patched += context.source[ByteRange(offset, edit.range.start)]
      let position = UInt32(patched.count)
      patched += edit.replacement.utf8
      offset = edit.range.end
      if !edit.replacement.isEmpty {
        let glyph = edit.range.isEmpty ? UInt8(ascii: "+") : UInt8(ascii: "~")
        marks.append(Self.mark(ByteRange(position, UInt32(patched.count)), glyph))
      }
    }
    patched += context.source[ByteRange(offset, end)]
    let source = SourceText(name: context.source.displayName, bytes: patched)
    snippet = Snippet(
      marks, in: source, lines: LineIndex(source), firstLineNumber: firstLine + 1, sourceWidth: sourceWidth)
  }

  private static func mark(_ range: ByteRange, _ glyph: UInt8) -> SnippetMark {
    SnippetMark(range: range, text: "", glyph: glyph, style: .help, isPrimary: true)
  }
}
