import TransitionText

/// Some bytes of a snippet that are underlined, with a label.
struct SnippetMark {
  var range: ByteRange
  var text: String
  var glyph: UInt8
  var style: TextStyle
  var isPrimary: Bool
}

/// Source lines with marks below them.
///
///     12 |   animate viewer.alpha: 0 -> 1 over 50pt..1s
///        |                                     ^^^^ this is a length
struct Snippet {
  private let source: SourceText
  private let lines: LineIndex
  private let firstLineNumber: Int
  private let sourceWidth: Int
  private let pieces: FlatTable<Int, [Piece]>
  private let shown: [Int]

  /// The part of a mark that lies on one line.
  private struct Piece {
    var bytes: Range<Int>
    var text: String
    var mark: SnippetMark
  }

  /// A mark over no more lines than this is shown whole.
  private static let linesShownWhole = 4

  /// Prepares the lines that have marks.
  /// - Parameters:
  ///   - firstLineNumber: The number of the first line of `source`.
  ///   - sourceWidth: How many columns of a line are shown.
  init(
    _ marks: [SnippetMark], in source: SourceText, lines: LineIndex, firstLineNumber: Int, sourceWidth: Int
  ) {
    self.source = source
    self.lines = lines
    self.firstLineNumber = firstLineNumber
    self.sourceWidth = sourceWidth
    var pieces = FlatTable<Int, [Piece]>()
    var shown: [Int] = []
    for mark in marks {
      let first = lines.line(of: mark.range.start)
      let last = mark.range.isEmpty ? first : lines.line(of: mark.range.end - 1)
      let start = Int(mark.range.start)
      let end = Int(mark.range.end)
      if first == last {
        pieces[first, default: []].append(Piece(bytes: start..<end, text: mark.text, mark: mark))
      } else {
        let upper = Self.content(ofLine: first, lines, source, trimmed: true)
        let lower = Self.content(ofLine: last, lines, source, trimmed: true)
        pieces[first, default: []].append(
          Piece(bytes: start..<max(start, upper.upperBound), text: "", mark: mark))
        pieces[last, default: []].append(
          Piece(bytes: min(lower.lowerBound, end)..<end, text: mark.text, mark: mark))
        if last - first < Self.linesShownWhole { shown += first...last }
      }
      shown += [first, last]
    }
    self.pieces = pieces
    shown.sort()
    self.shown = shown.indices.filter { $0 == 0 || shown[$0] != shown[$0 - 1] }.map { shown[$0] }
  }

  /// The number of the last line that is shown.
  var lastLineNumber: Int { firstLineNumber + (shown.last ?? 0) }

  /// Writes the lines with their numbers, right-aligned in `numberWidth` columns.
  func write(into output: inout StyledText, numberWidth: Int) {
    var previous: Int?
    for line in shown {
      if let previous {
        if line == previous + 2 { writeLine(previous + 1, numberWidth, into: &output) }
        if line > previous + 2 {
          output.write(String(repeating: ".", count: max(3, numberWidth)), .frame)
          output.endLine()
        }
      }
      writeLine(line, numberWidth, into: &output)
      previous = line
    }
  }

  // MARK: One line

  private func writeLine(_ line: Int, _ numberWidth: Int, into output: inout StyledText) {
    let content = Self.content(ofLine: line, lines, source, trimmed: false)
    let pieces = pieces[line] ?? []
    let display = DisplayLine(content, of: source, focus: focus(of: pieces, on: content), width: sourceWidth)
    let number = String(firstLineNumber + line)
    output.write(String(repeating: " ", count: max(0, numberWidth - number.count)) + number + " |", .frame)
    if !display.text.isEmpty { output.write(" " + display.text) }
    output.endLine()
    for row in rows(for: pieces, display) {
      output.write(String(repeating: " ", count: numberWidth + 1) + "|", .frame)
      output.write(" ")
      row.write(into: &output)
      output.endLine()
    }
  }

  /// The visible part of a long line: all marked ranges if they fit, else the primary range.
  private func focus(of pieces: [Piece], on content: Range<Int>) -> Range<Int> {
    guard let main = (pieces.first { $0.mark.isPrimary } ?? pieces.first)?.bytes else {
      return content.lowerBound..<content.lowerBound
    }
    let lower = pieces.map(\.bytes.lowerBound).reduce(main.lowerBound, min)
    let upper = pieces.map(\.bytes.upperBound).reduce(main.upperBound, max)
    return upper - lower <= sourceWidth ? lower..<upper : main
  }

  /// The underlines with the text of the rightmost, then the other texts from right to left, hanging on bars.
  private func rows(for pieces: [Piece], _ display: DisplayLine) -> [MarkRow] {
    if pieces.isEmpty { return [] }
    let placed = pieces.map { (piece: $0, columns: display.columns(of: $0.bytes)) }
      .enumerated().sorted {
        ($0.element.columns.lowerBound, $0.offset) < ($1.element.columns.lowerBound, $1.offset)
      }.map(\.element)
    var underline = MarkRow()
    for isPrimary in [false, true] {
      for mark in placed where mark.piece.mark.isPrimary == isPrimary {
        underline.put(mark.piece.mark.glyph, mark.piece.mark.style, in: mark.columns)
      }
    }
    var hanging = placed.filter { !$0.piece.text.isEmpty }
    if let last = hanging.last,
      placed.allSatisfy({ $0.columns.upperBound <= last.columns.upperBound }),
      hanging.dropLast().allSatisfy({ $0.columns.lowerBound < last.columns.lowerBound })
    {
      underline.append(last.piece.text, last.piece.mark.style)
      hanging.removeLast()
    }
    var rows = [underline]
    if !hanging.isEmpty { rows.append(bars(hanging.map { ($0.columns.lowerBound, $0.piece.mark.style) })) }
    while let last = hanging.popLast() {
      let left = hanging.filter { $0.columns.lowerBound < last.columns.lowerBound }
      var row = bars(left.map { ($0.columns.lowerBound, $0.piece.mark.style) })
      row.put(last.piece.text, last.piece.mark.style, at: last.columns.lowerBound)
      rows.append(row)
    }
    return rows
  }

  private func bars(_ places: [(column: Int, style: TextStyle)]) -> MarkRow {
    var row = MarkRow()
    for place in places { row.put(UInt8(ascii: "|"), place.style, in: place.column..<place.column + 1) }
    return row
  }

  /// The bytes of a line without its end, or also without the blanks around it.
  private static func content(
    ofLine line: Int, _ lines: LineIndex, _ source: SourceText, trimmed: Bool
  ) -> Range<Int> {
    let range = lines.range(ofLine: line)
    var lower = Int(range.start)
    var upper = Int(range.end)
    let isEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let isBlank: (UInt8) -> Bool = {
      isEnd($0) || (trimmed && ($0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")))
    }
    while upper > lower, isBlank(source.padded[upper - 1]) { upper -= 1 }
    while trimmed, lower < upper, isBlank(source.padded[lower]) { lower += 1 }
    return lower..<upper
  }
}
