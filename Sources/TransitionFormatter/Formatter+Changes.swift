package import TransitionText

extension Formatter {
  /// The changes that format a text, in its order. Each can be made without the others: no text is lost or doubled.
  ///
  /// Both texts have the same visible bytes. They are cut at the line ends before which both have as many of them.
  package static func changes(
    to source: SourceText
  ) -> [(range: ByteRange, replacement: ArraySlice<UInt8>)] {
    let bytes = format(source).bytes
    let (old, new) = (VisibleLine.lines(of: source.bytes), VisibleLine.lines(of: bytes[...]))
    var changes: [(range: ByteRange, replacement: ArraySlice<UInt8>)] = []
    var (start, newStart) = (0, 0)
    func change(to end: Int, _ newEnd: Int) {
      let (before, after) = (source.padded[start..<end], bytes[newStart..<newEnd])
      if before != after { changes.append((ByteRange(UInt32(start), UInt32(end)), after)) }
      (start, newStart) = (end, newEnd)
    }
    var (index, newIndex) = (0, 0)
    while index < old.count, newIndex < new.count {
      let (line, newLine) = (old[index], new[newIndex])
      if line.count == newLine.count {
        change(to: line.end, newLine.end)
        change(to: line.endOfBlankLines, newLine.endOfBlankLines)
      }
      if line.count <= newLine.count { index += 1 }
      if newLine.count <= line.count { newIndex += 1 }
    }
    change(to: source.count, bytes.count)
    return changes
  }
}

/// A line with visible bytes, and the blank lines after it.
private struct VisibleLine {
  /// How many visible bytes come before its end.
  var count = 0
  /// The offset behind its line end.
  var end = 0
  /// The offset behind the blank lines after it.
  var endOfBlankLines = 0

  /// The lines of a text. The first one is empty: blank lines may come before all others.
  static func lines(of bytes: ArraySlice<UInt8>) -> [VisibleLine] {
    var lines = [VisibleLine()]
    var count = 0
    // A byte order mark is not kept.
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for (index, byte) in bytes.enumerated() {
      if index >= mark, Fidelity.isVisible(byte) { count += 1 }
      guard byte == UInt8(ascii: "\n") || index == bytes.count - 1 else { continue }
      if count > lines[lines.count - 1].count {
        lines.append(VisibleLine(count: count, end: index + 1, endOfBlankLines: index + 1))
      } else {
        lines[lines.count - 1].endOfBlankLines = index + 1
      }
    }
    return lines
  }
}
