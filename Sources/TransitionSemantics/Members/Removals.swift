import TransitionDiagnostics
package import TransitionSyntax
package import TransitionText

/// Fix-its that remove a member in the style of the surrounding text.
extension SyntaxTree {
  /// Removes a member with its lines and its documentation; nil when something else is on these lines.
  func removal(of range: ByteRange, _ applicability: FixIt.Applicability) -> FixIt? {
    guard let indentation = indentation(before: range.start) else { return nil }
    var start = indentation.start
    while let above = lineAbove(start), source.text(above).drop(while: \.isWhitespace).hasPrefix("///") {
      start = above.start
    }
    var end = range.end
    while isBlank(source.padded[Int(end)]) { end += 1 }
    let bytes = source.padded
    guard Int(end) == source.count || isLineEnd(bytes[Int(end)]) else { return nil }
    if bytes[Int(end)] == UInt8(ascii: "\r") { end += 1 }
    if bytes[Int(end)] == UInt8(ascii: "\n") { end += 1 }
    return FixIt("remove it", [TextEdit(ByteRange(start, end), "")], applicability: applicability)
  }

  /// Removes a member behind something else on a line, with the space before it.
  func removal(behind node: NodeID, _ applicability: FixIt.Applicability) -> FixIt {
    let before = tokens[tokenRange(node).lowerBound - 1].end
    return FixIt(
      "remove it", [TextEdit(ByteRange(before, range(node).end), "")], applicability: applicability)
  }

  // MARK: Lines

  /// The blank text on a line before an offset; nil if it is not blank.
  package func indentation(before offset: UInt32) -> ByteRange? {
    var start = offset
    while start > 0, isBlank(source.padded[Int(start) - 1]) { start -= 1 }
    return start == 0 || isLineEnd(source.padded[Int(start) - 1]) ? ByteRange(start, offset) : nil
  }

  private func startOfLine(_ offset: UInt32) -> UInt32 {
    var start = offset
    while start > 0, !isLineEnd(source.padded[Int(start) - 1]) { start -= 1 }
    return start
  }

  /// The line before another one, with its line end; nil before the first line.
  private func lineAbove(_ start: UInt32) -> ByteRange? {
    guard start > 0 else { return nil }
    let bytes = source.padded
    let isPair =
      start > 1 && bytes[Int(start) - 1] == UInt8(ascii: "\n") && bytes[Int(start) - 2] == UInt8(ascii: "\r")
    return ByteRange(startOfLine(start - (isPair ? 2 : 1)), start)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
