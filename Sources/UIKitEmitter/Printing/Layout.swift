import TransitionText

/// Text with possible line breaks, as one list of bytes and one of marks in them.
///
/// After Wadler, *A prettier printer*: a group is written on one line if it fits there; otherwise each of its breaks is a line end. In a
/// list a break is a line end only if the next part does not fit. Each mark stores the number of columns before it, so that the width of a
/// group is one subtraction.
struct Layout {
  enum Kind: UInt8 {
    /// Text without a line end.
    case text
    /// A space, or a line end.
    case line
    /// Nothing, or a line end.
    case softLine
    /// A comma if a line end follows.
    case comma
    /// A line end.
    case hardLine
    /// An empty line, unless there is one.
    case blankLine
    /// The beginning and the end of lines that are indented by one step.
    case indent, outdent
    /// The beginning of a part that is on one line if it fits.
    case group
    /// The beginning of a part of a list, which is a group, followed by a `line` and another part.
    case item
    /// A paragraph that is a comment, on lines of its own.
    case comment, documentation
    /// The beginning of a statement with a comment: behind it, otherwise behind its first line, otherwise above it.
    case remark
    /// The same for a statement whose first line cannot have a comment behind it.
    case remarkAbove
    /// The beginning and the end of an example: its lines are comments.
    case margin, marginEnd
    /// The end of the layout.
    case end
  }

  struct Mark {
    let kind: Kind
    /// The offset of its bytes, which end at those of the next mark.
    let start: Int
    /// The number of columns before it if everything is on one line.
    var columns: Int
    /// The number of unconditional line ends before it.
    let lineEnds: Int
    /// The mark behind the part that it begins.
    var end = 0

    /// Whether a line may end here.
    var isBreak: Bool {
      switch kind {
      case .text, .comma, .indent, .outdent, .group, .item, .margin, .marginEnd: false
      default: true
      }
    }
  }

  private(set) var bytes: [UInt8] = []
  private(set) var marks: [Mark] = []
  /// Each byte is a column until `end` counts characters.
  private var columns = 0
  private var lineEnds = 0

  /// Adds the last mark, so that each other one has a mark behind it.
  mutating func end() {
    mark(.end)
    if !bytes.isASCII { countCharacters() }
  }

  private mutating func countCharacters() {
    var excess = 0
    for index in marks.indices {
      marks[index].columns -= excess
      if marks[index].kind == .text {
        let range = marks[index].start..<marks[index + 1].start
        excess += range.count - bytes.columns(range)
      }
    }
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    columns = 0
    lineEnds = 0
  }

  private mutating func mark(_ kind: Kind) {
    marks.append(Mark(kind: kind, start: bytes.count, columns: columns, lineEnds: lineEnds))
  }

  // MARK: Parts

  mutating func text(_ text: String) {
    if text.isEmpty { return }
    if marks.last?.kind != .text { mark(.text) }
    let count = text.utf8.count
    // Most texts are brackets, commas and dots.
    if count == 1, let byte = text.utf8.first { bytes.append(byte) } else { bytes.append(text) }
    columns += count
  }

  mutating func line() {
    mark(.line)
    columns += 1
  }

  mutating func softLine() { mark(.softLine) }

  mutating func hardLine() { always(.hardLine) }

  mutating func blankLine() { always(.blankLine) }

  /// A comment of one paragraph, on lines of its own.
  mutating func paragraph(_ text: String, isDocumentation: Bool = false) {
    always(isDocumentation ? .documentation : .comment)
    bytes.append(text)
  }

  /// An empty line of a comment.
  mutating func commentLine() {
    hardLine()
    text("//")
  }

  private mutating func always(_ kind: Kind) {
    mark(kind)
    lineEnds += 1
  }

  /// Indents the lines after each line end by one step.
  mutating func nested(_ inner: (inout Layout) -> Void) {
    mark(.indent)
    inner(&self)
    mark(.outdent)
  }

  /// A part that is on one line if it fits.
  mutating func group(_ inner: (inout Layout) -> Void) { span(.group, inner) }

  /// A statement with a comment.
  mutating func remarked(_ comment: String, isAbove: Bool, _ inner: (inout Layout) -> Void) {
    let start = marks.count
    always(isAbove ? .remarkAbove : .remark)
    bytes.append(comment)
    inner(&self)
    marks[start].end = marks.count
  }

  /// Lines that are comments, as an example of code.
  mutating func example(_ inner: (inout Layout) -> Void) {
    mark(.margin)
    inner(&self)
    mark(.marginEnd)
  }

  private mutating func span(_ kind: Kind, _ inner: (inout Layout) -> Void) {
    let start = marks.count
    mark(kind)
    inner(&self)
    marks[start].end = marks.count
  }

  /// Parts in brackets: all on one line, or below the opening bracket with as many on a line as fit.
  /// - Parameters:
  ///   - closesBelow: Whether the closing bracket is on a line of its own then.
  ///   - endsWithComma: Whether there is a comma before that line.
  mutating func list<Part>(
    _ open: String, _ parts: [Part], _ close: String, closesBelow: Bool = false, endsWithComma: Bool = false,
    _ write: (inout Layout, Part) -> Void
  ) {
    if parts.isEmpty { return text(open + close) }
    group { list in
      list.text(open)
      list.nested { list in
        list.softLine()
        for index in parts.indices.dropLast() {
          list.span(.item) { item in
            write(&item, parts[index])
            item.text(",")
          }
          list.line()
        }
        list.group { item in
          write(&item, parts[parts.count - 1])
          if !closesBelow { item.text(close) }
        }
        if endsWithComma { list.mark(.comma) }
      }
      if closesBelow {
        // The comma has a column before the line end, and none if there is no line end.
        if endsWithComma { list.columns += 1 }
        list.softLine()
        if endsWithComma { list.columns -= 1 }
        list.text(close)
      }
    }
  }

  /// Lines between braces: on the line of the braces if the surroundings are on one line.
  mutating func braces(_ head: String, _ statements: [SwiftStatement]) {
    text("{")
    text(head)
    if statements.isEmpty { return text("}") }
    nested { body in
      body.line()
      body.write(statements)
    }
    line()
    text("}")
  }

  /// Lines between braces, never on the line of the braces.
  mutating func block<Part>(_ parts: [Part], _ write: (inout Layout, Part) -> Void) {
    if parts.isEmpty { return text("{}") }
    text("{")
    nested { body in
      for part in parts {
        body.hardLine()
        write(&body, part)
      }
    }
    hardLine()
    text("}")
  }
}

extension [UInt8] {
  fileprivate var isASCII: Bool {
    var all: UInt8 = 0
    for byte in self { all |= byte }
    return all < 0x80
  }

  /// The number of characters in a part: pure ASCII is counted without decoding.
  func columns(_ range: Range<Int>) -> Int {
    var all: UInt8 = 0
    for index in range { all |= self[index] }
    return all < 0x80 ? range.count : String(decoding: self[range], as: UTF8.self).count
  }
}
