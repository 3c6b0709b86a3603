import TransitionText

/// Prints layouts as text of a limited width.
struct LayoutPrinter {
  /// The maximum length of a line of generated Swift.
  static let lineWidth = 110

  /// The layout that is written next.
  var layout = Layout()
  /// The text so far.
  private(set) var bytes: [UInt8] = []

  private let lineWidth: Int
  private var indent = 0
  private var column = 0
  /// Whether the next text is the first of its line.
  private var isAtStart = true
  private var endsBlank = false
  /// A comment at the end of the current line, and its columns.
  private var remark: (bytes: Range<Int>, columns: Int)?
  /// The beginning of each line.
  private var margin = ""

  init(width: Int = lineWidth) { lineWidth = width }

  private static let remarkSign = "  // "

  /// The columns that are left on the line, without its comment.
  private var room: Int {
    lineWidth - margin.utf8.count - (remark?.columns ?? 0) - (isAtStart ? indent : column)
  }

  /// Writes the layout, and empties it.
  mutating func flush() {
    layout.end()
    var index = 0
    while index < layout.marks.count { index = step(index) }
    layout.removeAll()
  }

  /// Writes a mark outside all parts that are on one line.
  /// - Returns: The next mark.
  private mutating func step(_ index: Int) -> Int {
    let mark = layout.marks[index]
    switch mark.kind {
    case .text: write(textRange(index), columns(index, index + 1))
    case .line, .softLine, .hardLine: endLine()
    case .comma: bytes.append(UInt8(ascii: ","))
    case .blankLine: endBlank()
    case .indent: indent += 2
    case .outdent: indent -= 2
    case .group:
      if fits(index, mark.end, and: firstBreak(mark.end)) { return writeFlat(index, mark.end) }
    case .item: return item(index, mark)
    case .comment: writeParagraph("//", textRange(index))
    case .documentation: writeParagraph("///", textRange(index))
    case .remark, .remarkAbove: return remarked(index, mark)
    case .margin: margin = "//     "
    case .marginEnd: margin = ""
    case .end: break
    }
    return index + 1
  }

  /// A part of a list: the next one follows on its line if both fit.
  private mutating func item(_ index: Int, _ mark: Layout.Mark) -> Int {
    let next = layout.marks[mark.end + 1]
    if fits(index, next.end, and: next.kind == .item ? next.end : firstBreak(next.end)) {
      return writeFlat(index, mark.end + 1)
    }
    return fits(index, mark.end, and: mark.end) ? writeFlat(index, mark.end) : index + 1
  }

  private mutating func remarked(_ index: Int, _ mark: Layout.Mark) -> Int {
    let text = textRange(index)
    let columns = Self.remarkSign.utf8.count + layout.bytes.columns(text)
    if columns + self.columns(index, mark.end) <= room, isOnOneLine(index + 1, mark.end) {
      let end = writeFlat(index + 1, mark.end)
      writeRemark(text)
      return end
    }
    remark = (text, columns)
    let first = min(firstBreak(index + 1), mark.end)
    if mark.kind == .remarkAbove || self.columns(index, first) > room {
      remark = nil
      writeParagraph("//", text)
      endLine()
    }
    return index + 1
  }

  // MARK: Fitting

  private func columns(_ start: Int, _ end: Int) -> Int {
    layout.marks[end].columns - layout.marks[start].columns
  }

  private func isOnOneLine(_ start: Int, _ end: Int) -> Bool {
    layout.marks[end].lineEnds == layout.marks[start].lineEnds
  }

  /// Whether a part, and the text after it up to a mark, fit on the rest of the line.
  private func fits(_ start: Int, _ end: Int, and last: Int) -> Bool {
    isOnOneLine(start, end) && columns(start, last) <= room
  }

  /// The first possible line end from a mark on.
  private func firstBreak(_ start: Int) -> Int {
    var index = start
    while !layout.marks[index].isBreak { index += 1 }
    return index
  }

  // MARK: Bytes

  private func textRange(_ index: Int) -> Range<Int> {
    layout.marks[index].start..<layout.marks[index + 1].start
  }

  private mutating func beginText() {
    endsBlank = false
    if !isAtStart { return }
    isAtStart = false
    bytes.append(margin)
    for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
    column = indent
  }

  private mutating func write(_ text: Range<Int>, _ columns: Int) {
    beginText()
    bytes.append(contentsOf: layout.bytes[text])
    column += columns
  }

  private mutating func writeFlat(_ start: Int, _ end: Int) -> Int {
    for index in start..<end {
      switch layout.marks[index].kind {
      case .text: write(textRange(index), columns(index, index + 1))
      case .line:
        beginText()
        bytes.append(UInt8(ascii: " "))
        column += 1
      default: break
      }
    }
    return end
  }

  private mutating func endLine() {
    if let remark { writeRemark(remark.bytes) }
    remark = nil
    bytes.append(UInt8(ascii: "\n"))
    isAtStart = true
    column = 0
  }

  private mutating func writeRemark(_ text: Range<Int>) {
    bytes.append(Self.remarkSign)
    bytes.append(contentsOf: layout.bytes[text])
  }

  /// Ends the line, and adds an empty line unless there is one.
  private mutating func endBlank() {
    if !isAtStart { endLine() }
    if !endsBlank {
      if !margin.isEmpty { bytes.append("//") }
      bytes.append(UInt8(ascii: "\n"))
    }
    endsBlank = true
  }

  private mutating func writeParagraph(_ marker: String, _ text: Range<Int>) {
    beginText()
    bytes.append(marker)
    column += marker.utf8.count
    if text.isEmpty { return }
    let columns = layout.bytes.columns(text)
    if columns < room { return writeWords(text, columns) }
    var start = text.lowerBound
    var isFirst = true
    while start <= text.upperBound {
      var end = start
      while end < text.upperBound, layout.bytes[end] != UInt8(ascii: " ") { end += 1 }
      let columns = layout.bytes.columns(start..<end)
      if !isFirst, columns + 1 > room {
        endLine()
        beginText()
        bytes.append(marker)
        column += marker.utf8.count
      }
      writeWords(start..<end, columns)
      isFirst = false
      start = end + 1
    }
  }

  private mutating func writeWords(_ text: Range<Int>, _ columns: Int) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: layout.bytes[text])
    column += 1 + columns
  }
}
