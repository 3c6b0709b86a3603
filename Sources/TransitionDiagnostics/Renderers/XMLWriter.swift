import TransitionText

/// XML 1.0 of elements and attributes, two spaces a level.
struct XMLWriter {
  private var buffer = TextBuffer()
  private var depth = 0

  init() { buffer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  var bytes: [UInt8] { buffer.bytes }

  /// Writes an element; `body` writes what is in it.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String)] = [],
    _ body: ((inout XMLWriter) -> Void)? = nil
  ) {
    open(name, attributes)
    guard let body else {
      buffer.write("/>\n")
      return
    }
    buffer.write(">\n")
    depth += 1
    body(&self)
    depth -= 1
    buffer.write(byte: UInt8(ascii: " "), count: 2 * depth)
    close(name)
  }

  /// Writes an element that has nothing but a text in it.
  mutating func element(_ name: StaticString, _ attributes: [(StaticString, String)] = [], text: String) {
    open(name, attributes)
    buffer.write(">")
    buffer.write(Self.escaped(text, keepsLineEnds: true))
    close(name)
  }

  private mutating func open(_ name: StaticString, _ attributes: [(StaticString, String)]) {
    buffer.write(byte: UInt8(ascii: " "), count: 2 * depth)
    buffer.write("<")
    buffer.write(name)
    for (key, value) in attributes {
      buffer.write(" ")
      buffer.write(key)
      buffer.write("=\"")
      buffer.write(Self.escaped(value, keepsLineEnds: false))
      buffer.write("\"")
    }
  }

  private mutating func close(_ name: StaticString) {
    buffer.write("</")
    buffer.write(name)
    buffer.write(">\n")
  }

  /// A text without characters that XML does not allow: controls become the replacements of the other formats.
  private static func escaped(_ text: String, keepsLineEnds: Bool) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      DisplayText.safe(String($0))
    }
    return lines.joined(separator: keepsLineEnds ? "\n" : " ").changing("&", to: "&amp;")
      .changing("<", to: "&lt;").changing(">", to: "&gt;").changing("\"", to: "&quot;")
  }
}
