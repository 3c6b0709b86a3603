import TransitionText

/// The role of a part of a message, which decides its colour.
package enum TextStyle: Hashable, Sendable {
  case plain
  case emphasis
  case frame
  case secondary
  case help
  case severity(DiagnosticSeverity)

  /// The parameters of the ANSI escape sequence that starts it (ECMA-48, SGR).
  var code: StaticString? {
    switch self {
    case .plain: nil
    case .emphasis: "1"
    case .frame, .secondary: "1;34"
    case .help: "1;32"
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.note): "1;36"
    }
  }
}

/// Text with colours, or without any.
package struct StyledText {
  private var buffer = TextBuffer()
  private let usesColor: Bool

  package init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  package var bytes: [UInt8] { buffer.bytes }

  package mutating func write(_ text: String, _ style: TextStyle = .plain) {
    guard usesColor, !text.isEmpty, let code = style.code else { return buffer.write(text) }
    buffer.write("\u{1B}[")
    buffer.write(code)
    buffer.write("m")
    buffer.write(text)
    buffer.write("\u{1B}[0m")
  }

  package mutating func endLine() { buffer.write(byte: UInt8(ascii: "\n")) }
}

/// A row below a source line: single-column glyphs, then perhaps a text.
struct MarkRow {
  private var glyphs: [(glyph: UInt8, style: TextStyle)] = []
  private var text: (text: String, style: TextStyle)?

  mutating func put(_ glyph: UInt8, _ style: TextStyle, in columns: Range<Int>) {
    while glyphs.count < columns.upperBound { glyphs.append((UInt8(ascii: " "), .plain)) }
    for column in columns { glyphs[column] = (glyph, style) }
  }

  /// Puts a text after the last glyph, one column away from it.
  mutating func append(_ text: String, _ style: TextStyle) { self.text = (" " + text, style) }

  /// Puts a text at a column that is not left of the last glyph.
  mutating func put(_ text: String, _ style: TextStyle, at column: Int) {
    while glyphs.count < column { glyphs.append((UInt8(ascii: " "), .plain)) }
    self.text = (text, style)
  }

  func write(into output: inout StyledText) {
    var rest = glyphs[...]
    while let first = rest.first {
      let run = rest.prefix { $0.style == first.style }
      output.write(String(decoding: run.map(\.glyph), as: UTF8.self), first.style)
      rest = rest.dropFirst(run.count)
    }
    if let text { output.write(text.text, text.style) }
  }
}
