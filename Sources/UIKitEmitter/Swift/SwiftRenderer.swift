import TransitionText

/// Writes items as text: indentation, widths, comments.
struct SwiftRenderer {
  /// How long a line may be.
  static let width = 110

  private var buffer = TextBuffer()
  private var indent = 0
  private var isAfterBlank: Bool

  /// - Parameter isAfterBlank: Whether no empty line is needed before what is written first.
  init(isAfterBlank: Bool) { self.isAfterBlank = isAfterBlank }

  /// The text so far.
  var bytes: [UInt8] { buffer.bytes }

  mutating func write(_ items: [SwiftItem]) {
    for item in items { write(item) }
  }

  private mutating func write(_ item: SwiftItem) {
    switch item {
    case .blank:
      if !isAfterBlank { buffer.write("\n") }
      isAfterBlank = true
    case .line(let text, let comment):
      write(text, comment: comment)
    case .comment(let text, let marker):
      writeComment(text, marker)
    case .compact(let head, let body):
      let line = head + " { " + body + " }"
      if indent + line.columns <= Self.width {
        write(line: line)
      } else {
        write(.block(head, comment: nil, [.line(body, comment: nil)], tail: .none))
      }
    case .indented(let items):
      indented { $0.write(items) }
    case .closure(let head, let parameters, let body):
      let opening = head + " { " + parameters
      if indent + opening.columns <= Self.width {
        write(line: opening)
        writeBody(body, .none)
      } else {
        write(head + " {", comment: nil)
        writeBody([.line(parameters, comment: nil)] + body, .none)
      }
    case .block(let head, let comment, let body, let tail):
      write(head + " {", comment: comment)
      writeBody(body, tail)
    }
  }

  private mutating func writeBody(_ body: [SwiftItem], _ tail: SwiftItem.Tail) {
    isAfterBlank = true
    indented { $0.write(body) }
    switch tail {
    case .none:
      write(line: "}")
    case .text(let text):
      write(line: "}" + text)
    case .otherwise(let head, let body, let tail):
      write(line: "} " + head + " {")
      writeBody(body, tail)
    }
  }

  private mutating func indented(_ body: (inout SwiftRenderer) -> Void) {
    indent += 2
    body(&self)
    indent -= 2
  }

  /// Writes a logical line, broken where it is too long; its comment goes above it when it does not fit behind.
  private mutating func write(_ text: String, comment: String?) {
    if let comment {
      let whole = text + "  // " + comment
      if indent + whole.columns <= Self.width { return write(line: whole) }
      writeComment(comment, "//")
    }
    if indent + text.columns <= Self.width { return write(line: text) }
    for line in LineWrapper.wrap(text, indent: indent, width: Self.width) { write(raw: line) }
  }

  private mutating func writeComment(_ text: String, _ marker: String) {
    if text.isEmpty { return write(line: marker) }
    if indent + marker.columns + 1 + text.columns <= Self.width { return write(line: marker + " " + text) }
    var line = marker
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if line != marker, indent + line.columns + 1 + word.columns > Self.width {
        write(line: line)
        line = marker
      }
      line += " " + word
    }
    write(line: line)
  }

  private mutating func write(line: String) {
    buffer.write(byte: UInt8(ascii: " "), count: indent)
    write(raw: line)
  }

  private mutating func write(raw line: String) {
    buffer.write(line)
    buffer.write("\n")
    isAfterBlank = false
  }
}
