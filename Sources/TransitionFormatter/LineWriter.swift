import TransitionSyntax
import TransitionText

/// Writes lines as bytes.
struct LineWriter {
  private(set) var bytes: [UInt8] = []

  /// The column at which comments after a line begin, if the line is not longer.
  private static let commentColumn = 50

  init(tree: SyntaxTree, lines: [Line]) {
    let source = tree.source
    // A file keeps the line ends that most of its lines have.
    let lineEnd = Self.lineEnd(of: source)
    bytes.reserveCapacity(source.count + source.count / 8)
    for (index, line) in lines.enumerated() {
      if line.isAfterBlank, index > 0 { bytes += lineEnd }
      bytes += repeatElement(
        UInt8(ascii: " "), count: line.text.isEmpty && line.comments.isEmpty ? 0 : line.indent)
      write(line.text, line.isVerbatim, lineEnd)
      if !line.comments.isEmpty { write(line.comments, behind: line, source, lineEnd) }
      if !line.isOpen { bytes += lineEnd }
    }
  }

  private static func lineEnd(of source: SourceText) -> [UInt8] {
    var (windows, others) = (0, 0)
    let bytes = source.padded
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      if index > 0, bytes[index - 1] == UInt8(ascii: "\r") { windows += 1 } else { others += 1 }
    }
    return windows > others ? [UInt8(ascii: "\r"), UInt8(ascii: "\n")] : [UInt8(ascii: "\n")]
  }

  private static func isVisible(before range: ByteRange, _ source: SourceText) -> Bool {
    Fidelity.isVisible(source.padded[Int(range.start) - 1])
  }

  /// A member that was broken has `\n` as line ends; text that is kept has its own line ends.
  private mutating func write(_ text: [UInt8], _ isVerbatim: Bool, _ lineEnd: [UInt8]) {
    if isVerbatim || lineEnd.count == 1 { return bytes += text }
    for byte in text {
      if byte == UInt8(ascii: "\n") { bytes += lineEnd } else { bytes.append(byte) }
    }
  }

  private mutating func write(
    _ comments: [ByteRange], behind line: Line, _ source: SourceText, _ lineEnd: [UInt8]
  ) {
    // A kept line has its comment where it was: `#` and a space would begin a comment of other languages.
    let isGlued = line.isVerbatim && comments[0].start > 0 && Self.isVisible(before: comments[0], source)
    if !line.text.isEmpty, !isGlued {
      let last = line.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
      let width = Width.of(last) + (line.text.contains(UInt8(ascii: "\n")) ? 0 : line.indent)
      // A long comment moves to the left if that lets it end within the line.
      let room = Formatter.lineWidth - width - Width.of(comments, in: source)
      let wanted = Self.commentColumn - width
      bytes += repeatElement(UInt8(ascii: " "), count: max(2, room < 2 ? wanted : min(wanted, room)))
    }
    for (index, comment) in comments.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      write(LineBreaker.withPlainLineEnds(source[comment]), false, lineEnd)
    }
  }
}
