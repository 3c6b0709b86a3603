/// Writes one JSON document (RFC 8259), indented, with keys in the order in which they are written.
///
/// Closures give the nesting, so every bracket is closed: `object { $0.member("a", 1) }`.
public struct JSONWriter: Sendable {
  private var buffer = TextBuffer()
  private var depth = 0
  private var isFirst = true
  private var isInline = false
  private let indentation: Int?

  /// Makes a writer.
  /// - Parameter indentation: The number of spaces for each level; nil writes everything on one line.
  public init(indentation: Int? = 2) {
    self.indentation = indentation
  }

  /// The text so far.
  public var bytes: [UInt8] { buffer.bytes }

  /// The text so far, as a string.
  public var text: String { buffer.text }

  // MARK: Values

  /// Writes an object; `body` writes its members.
  public mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

  /// Writes an array; `body` writes its elements with `element`.
  public mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

  /// Writes an object or array on one line, with any indentation.
  public mutating func inline(_ body: (inout JSONWriter) -> Void) {
    let outer = isInline
    isInline = true
    body(&self)
    isInline = outer
  }

  /// Writes a number; one that is not finite becomes null.
  public mutating func number(_ value: Double) {
    if value.isFinite { buffer.write(value) } else { null() }
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int) { buffer.write(value) }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) { buffer.write(value ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { buffer.write("null") }

  /// Writes a string, escaped.
  public mutating func string(_ value: String) {
    buffer.write(byte: UInt8(ascii: "\""))
    let start = buffer.bytes.count
    buffer.write(value)
    // Nearly all strings are written as they are.
    if let first = buffer.bytes[start...].firstIndex(where: Self.isEscaped) {
      for byte in buffer.removeAll(from: first) { writeEscaped(byte) }
    }
    buffer.write(byte: UInt8(ascii: "\""))
  }

  // MARK: Places in an object or array

  /// Starts a member of an object; `body` writes its value.
  public mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    string(key)
    buffer.write(indentation == nil ? ":" : ": ")
    body(&self)
  }

  /// Writes a member that is a string.
  public mutating func member(_ key: String, _ value: String) { member(key) { $0.string(value) } }

  /// Writes a member that is a number.
  public mutating func member(_ key: String, _ value: Double) { member(key) { $0.number(value) } }

  /// Writes a member that is an integer.
  public mutating func member(_ key: String, _ value: Int) { member(key) { $0.integer(value) } }

  /// Writes a member that is `true` or `false`.
  public mutating func member(_ key: String, _ value: Bool) { member(key) { $0.bool(value) } }

  /// Starts an element of an array; `body` writes it.
  public mutating func element(_ body: (inout JSONWriter) -> Void) {
    separate()
    body(&self)
  }

  /// Ends the document with a newline.
  public mutating func endLine() { buffer.write(byte: UInt8(ascii: "\n")) }

  // MARK: Layout

  private mutating func nest(
    _ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void
  ) {
    buffer.write(open)
    let outerIsFirst = isFirst
    isFirst = true
    depth += 1
    body(&self)
    depth -= 1
    if !isFirst { breakLine(isPadding: false) }
    isFirst = outerIsFirst
    buffer.write(close)
  }

  private mutating func separate() {
    if !isFirst { buffer.write(byte: UInt8(ascii: ",")) }
    if !isFirst || !isInline { breakLine(isPadding: !isFirst) }
    isFirst = false
  }

  private mutating func breakLine(isPadding: Bool) {
    guard let indentation else { return }
    if isInline {
      if isPadding { buffer.write(byte: UInt8(ascii: " ")) }
    } else {
      buffer.write(byte: UInt8(ascii: "\n"))
      buffer.write(byte: UInt8(ascii: " "), count: depth * indentation)
    }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): buffer.write("\\\"")
    case UInt8(ascii: "\\"): buffer.write("\\\\")
    case UInt8(ascii: "\n"): buffer.write("\\n")
    case UInt8(ascii: "\t"): buffer.write("\\t")
    case UInt8(ascii: "\r"): buffer.write("\\r")
    case 0..<0x20:
      buffer.write("\\u00")
      buffer.write(byte: UInt8(ascii: "0") + (byte >> 4))
      buffer.write(byte: hexDigit(byte & 15))
    default: buffer.write(byte: byte)
    }
  }

  private func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
