/// A token of Swift, for the mutation operators.
struct SwiftToken: Sendable {
  enum Kind: Sendable { case word, number, string, symbol }

  let kind: Kind
  let text: String
  /// Byte offsets in the text.
  let range: Range<Int>
  let startsLine: Bool
  let hasSpaceBefore: Bool
  let hasSpaceAfter: Bool

  /// Whether this is an operator between two operands. The formatter puts spaces around these operators only.
  var isInfix: Bool {
    kind == .symbol && hasSpaceBefore && hasSpaceAfter && !["(", ")", "[", "]", "{", "}"].contains(text)
  }
}

/// Splits generated Swift into tokens.
///
/// It supports the syntax that the runtime and generated files use, not all of Swift. It has no block comments and no raw or
/// multi-line strings. It takes the code after `#if` as code that is compiled on Apple's platforms only.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var isAtLineStart = true
  private var tokens: [SwiftToken] = []

  /// Longer symbols come first.
  private static let symbols: [[UInt8]] = [
    "..<", "...", "===", "!==", "->", "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=",
  ].map { Array($0.utf8) }

  private init(_ text: String) { bytes = Array(text.utf8) }

  static func tokens(of text: String) -> [SwiftToken] {
    var lexer = SwiftLexer(text)
    while let token = lexer.next() { lexer.tokens.append(token) }
    return lexer.tokens
  }

  private mutating func next() -> SwiftToken? {
    skipTrivia()
    guard offset < bytes.count else { return nil }
    let start = offset
    let kind = scan()
    let startsLine = isAtLineStart
    isAtLineStart = false
    return SwiftToken(
      kind: kind, text: String(decoding: bytes[start..<offset], as: UTF8.self), range: start..<offset,
      startsLine: startsLine, hasSpaceBefore: startsLine || start == 0 || isSpace(bytes[start - 1]),
      hasSpaceAfter: offset == bytes.count || isSpace(bytes[offset]))
  }

  private mutating func skipTrivia() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") {
        isAtLineStart = true
        offset += 1
      } else if isSpace(byte) {
        offset += 1
      } else if starts("//") || starts("#endif") {
        skipLine()
      } else if starts("#if") {
        while offset < bytes.count, !starts("#else"), !starts("#endif") { offset += 1 }
        skipLine()
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  private mutating func scan() -> SwiftToken.Kind {
    let byte = bytes[offset]
    if byte == UInt8(ascii: "\"") {
      offset += 1
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
        offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
      offset = min(offset + 1, bytes.count)
      return .string
    }
    if isDigit(byte) {
      while offset < bytes.count, isWord(bytes[offset]) || isDecimalPoint(offset) { offset += 1 }
      return .number
    }
    if isWord(byte) {
      while offset < bytes.count, isWord(bytes[offset]) { offset += 1 }
      return .word
    }
    offset += Self.symbols.first { bytes[offset...].starts(with: $0) }?.count ?? 1
    return .symbol
  }

  private func isDecimalPoint(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count && isDigit(bytes[index + 1])
  }

  private func starts(_ text: StaticString) -> Bool {
    bytes[offset...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }

  private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// Letters, digits, `_`, `$`, `@`, backticks and all characters outside ASCII.
  private func isWord(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= small || byte >= 0x80
      || [UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "`")].contains(byte)
  }
}
