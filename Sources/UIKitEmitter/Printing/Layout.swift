/// Text with the places where it may be broken, as one list of bytes and one of marks in them.
///
/// After Wadler, *A prettier printer*: a group is written on one line if it fits there, and else each of its breaks is a line
/// end; in a list each break is one only where what follows does not fit. Each mark knows how many columns are before it, so
/// that what a group takes is one subtraction.
struct Layout {
  enum Kind: UInt8 {
    /// Text without a line end.
    case text
    /// A space, or a line end.
    case line
    /// Nothing, or a line end.
    case softLine
    /// A line end.
    case hardLine
    /// An empty line, unless there is one.
    case blankLine
    /// One step further in after each line end, and back again.
    case indent, outdent
    /// The beginning of what is on one line if it fits.
    case group
    /// The beginning of a part of a list, which is a group, with a `line` and another part behind it.
    case item
    /// A paragraph that is a comment, on lines of its own.
    case comment, documentation
    /// The beginning of a statement with a comment: behind it, else behind its first line, else above it.
    case remark
    /// The same where its first line cannot have a comment behind it.
    case remarkAbove
    /// The beginning and the end of an example: its lines are comments.
    case margin, marginEnd
    /// The end of all.
    case end
  }

  struct Mark {
    let kind: Kind
    /// Where its bytes begin. They end where those of the next mark begin.
    let start: Int
    /// How many columns are before it if all is on one line.
    let columns: Int
    /// How many line ends before it are there in any case.
    let lineEnds: Int
    /// The mark behind what it begins.
    var end = 0

    /// Whether a line may end here.
    var isBreak: Bool {
      switch kind {
      case .text, .indent, .outdent, .group, .item, .margin, .marginEnd: false
      default: true
      }
    }
  }

  private(set) var bytes: [UInt8] = []
  private(set) var marks: [Mark] = []
  private var columns = 0
  private var lineEnds = 0

  /// Ends it, so that each mark has one behind it.
  mutating func end() { mark(.end) }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    columns = 0
    lineEnds = 0
  }

  private mutating func mark(_ kind: Kind) {
    marks.append(Mark(kind: kind, start: bytes.count, columns: columns, lineEnds: lineEnds))
  }

  // MARK: What it is made of

  mutating func text(_ text: String) {
    if text.isEmpty { return }
    if marks.last?.kind != .text { mark(.text) }
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    columns += bytes.columns(start..<bytes.count)
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
    bytes.append(contentsOf: text.utf8)
  }

  /// A line of a comment with nothing in it.
  mutating func commentLine() {
    hardLine()
    text("//")
  }

  private mutating func always(_ kind: Kind) {
    mark(kind)
    lineEnds += 1
  }

  /// One step further in after each line end.
  mutating func nested(_ inner: (inout Layout) -> Void) {
    mark(.indent)
    inner(&self)
    mark(.outdent)
  }

  /// On one line if it fits.
  mutating func group(_ inner: (inout Layout) -> Void) { span(.group, inner) }

  /// A statement with a comment.
  mutating func remarked(_ comment: String, isAbove: Bool, _ inner: (inout Layout) -> Void) {
    let start = marks.count
    always(isAbove ? .remarkAbove : .remark)
    bytes.append(contentsOf: comment.utf8)
    inner(&self)
    marks[start].end = marks.count
  }

  /// Lines each of which is a comment, as an example of code.
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

  /// Parts in brackets: all on one line, or below the opening bracket, as many on a line as fit.
  mutating func list<Part>(
    _ open: String, _ parts: [Part], _ close: String, closesBelow: Bool = false,
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
      }
      if closesBelow {
        list.softLine()
        list.text(close)
      }
    }
  }

  /// Lines between braces: on the line of the braces if what is around is on one line.
  mutating func braces(_ head: String, _ statements: [SwiftStatement]) {
    if statements.isEmpty { return text("{" + head + "}") }
    text("{" + head)
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
  /// How many characters a part has: those of plain ASCII are counted without being looked at one by one.
  func columns(_ range: Range<Int>) -> Int {
    var all: UInt8 = 0
    for index in range { all |= self[index] }
    return all < 0x80 ? range.count : String(decoding: self[range], as: UTF8.self).count
  }
}
