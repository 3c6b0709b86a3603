/// Aligns neighbouring lines of one kind in a column: at `->`, at `=`, or after the word that they begin with.
enum Alignment {
  /// The lines with the spaces that align them. A group that would become wider than a line, or would need too many
  /// spaces, stays as it is.
  static func align(_ lines: [Line]) -> [Line] {
    var lines = lines
    var start = 0
    while start < lines.count {
      var end = start + 1
      while end < lines.count, belongs(lines[end], to: lines[end - 1]) { end += 1 }
      if end - start > 1 { align(&lines, start..<end) }
      start = end
    }
    return lines
  }

  /// The greatest number of spaces to be inserted: the eye does not follow further.
  private static let farthest = 16

  private static func belongs(_ line: Line, to last: Line) -> Bool {
    line.kind != nil && line.kind == last.kind && line.indent == last.indent && !line.isAfterBlank
  }

  private static func align(_ lines: inout [Line], _ group: Range<Int>) {
    let stops = group.map { Width.of(lines[$0].text[..<lines[$0].stop]) }
    guard let widest = stops.max(), let narrowest = stops.min(), widest - narrowest <= farthest else {
      return
    }
    for (index, stop) in zip(group, stops)
    where lines[index].width + widest - stop > Formatter.lineWidth { return }
    for (index, stop) in zip(group, stops) {
      let spaces = repeatElement(UInt8(ascii: " "), count: widest - stop)
      lines[index].text.insert(contentsOf: spaces, at: lines[index].stop)
    }
  }
}
