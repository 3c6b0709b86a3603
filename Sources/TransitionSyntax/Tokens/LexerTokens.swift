import TransitionDiagnostics
import TransitionText

extension Lexer {
  /// Scans the token at `offset`, which is not trivia.
  @inline(__always)
  mutating func scanToken() {
    let byte = bytes[offset]
    if Self.beginsName(byte) { return scanName() }
    if Self.isDigit(byte) { return scanNumber() }
    switch byte {
    case UInt8(ascii: "{"): mark(.openBrace, 1)
    case UInt8(ascii: "}"): mark(.closeBrace, 1)
    case UInt8(ascii: "("): mark(.openParenthesis, 1)
    case UInt8(ascii: ")"): mark(.closeParenthesis, 1)
    case UInt8(ascii: ","): mark(.comma, 1)
    case UInt8(ascii: ":"): mark(.colon, 1)
    case UInt8(ascii: "="): scanEquals()
    case UInt8(ascii: "."): scanDots()
    case UInt8(ascii: "-"): either(UInt8(ascii: ">"), .arrow, else: .minus)
    case UInt8(ascii: "+"): mark(.plus, 1)
    case UInt8(ascii: "*"): mark(.star, 1)
    case UInt8(ascii: "/"): mark(.slash, 1)
    case UInt8(ascii: "<"):
      if isConflictMarker() {
        scanConflict()
      } else if bytes[offset + 1] == UInt8(ascii: "!"), bytes[offset + 2] == UInt8(ascii: "-") {
        scanForeignComment(length: 4)
      } else {
        either(UInt8(ascii: "="), .lessOrEqual, else: .less)
      }
    case UInt8(ascii: ">"):
      isConflictMarker() ? scanConflict() : either(UInt8(ascii: "="), .greaterOrEqual, else: .greater)
    case UInt8(ascii: "!") where bytes[offset + 1] == UInt8(ascii: "="): mark(.notEqual, 2)
    case UInt8(ascii: "?"): mark(.question, 1)
    case UInt8(ascii: "\""): scanString()
    case UInt8(ascii: "`"): scanQuotedName()
    case UInt8(ascii: "#"): scanColor()
    default: scanUnknown()
    }
  }

  @inline(__always)
  mutating func mark(_ kind: TokenKind, _ length: Int) {
    tokens.append(kind, offset, offset + length)
    offset += length
  }

  mutating func either(_ second: UInt8, _ long: TokenKind, else short: TokenKind) {
    bytes[offset + 1] == second ? mark(long, 2) : mark(short, 1)
  }

  /// Scans `=`, `==`, and the notations of other languages for `->`, `>=` and `<=`.
  private mutating func scanEquals() {
    if isConflictMarker() { return scanConflict() }
    if bytes[offset + 1] == UInt8(ascii: ">") { return scanFatArrow() }
    if bytes[offset + 1] == UInt8(ascii: "<") {
      return foreign(length: 2, .lessOrEqual, "less or equal is written `<=`")
    }
    either(UInt8(ascii: "="), .equalEqual, else: .equals)
  }

  /// Scans `.` or `..`, and reports the notations of other languages for `..`.
  private mutating func scanDots() {
    let isLong = bytes[offset + 2] == UInt8(ascii: ".") || bytes[offset + 2] == UInt8(ascii: "<")
    guard bytes[offset + 1] == UInt8(ascii: "."), isLong else {
      return either(UInt8(ascii: "."), .dotDot, else: .dot)
    }
    scanLongDots()
  }

  // MARK: Names

  @inline(__always)
  private mutating func scanName() {
    let start = offset
    let end = NameBytes.end(in: bytes, from: start)
    offset = end
    if end &- start == 1, bytes[start] == UInt8(ascii: "_") {
      return tokens.append(.underscore, start, end)
    }
    let symbol = tokens.names.intern(bytes, from: start, to: end)
    tokens.append(TokenKind(named: symbol), start, end, symbol: symbol)
  }

  /// A name in back-ticks; its symbol is that of the name inside.
  private mutating func scanQuotedName() {
    let start = offset
    offset += 1
    while Self.continuesName(bytes[offset]) { offset += 1 }
    let end = offset
    if bytes[offset] == UInt8(ascii: "`"), end > start + 1, Self.beginsName(bytes[start + 1]) {
      offset += 1
      let symbol = tokens.names.intern(bytes, from: start + 1, to: end)
      return tokens.append(.quotedName, start, offset, symbol: symbol)
    }
    // A name has no spaces, but text such as `my view` ends at its back-tick as well.
    var close = end
    while Self.continuesName(bytes[close]) || bytes[close] >= 0x80 || bytes[close] == UInt8(ascii: " ")
      || bytes[close] == UInt8(ascii: "-")
    { close += 1 }
    if bytes[close] == UInt8(ascii: "`"), close > start + 1 {
      offset = close + 1
      report(
        .unterminatedName, start, offset,
        [.text("has other characters than ASCII letters, digits and `_`, or begins with a digit")])
      return tokens.append(.unknown, start, offset)
    }
    let place = ByteRange(at: UInt32(end))
    report(
      .unterminatedName, start, max(end, start + 1), [.text("has no closing back-tick on its line")],
      fixIts: end > start + 1 ? [FixIt("close it here", replacing: place, with: "`")] : [])
    tokens.append(.unknown, start, offset)
  }

  // MARK: Numbers

  /// Digits with `_` between them, at most one point with digits after it, a unit, and `/s`.
  private mutating func scanNumber() {
    let start = offset
    scanDigits()
    if bytes[offset] == UInt8(ascii: "."), Self.isDigit(bytes[offset + 1]) {
      offset += 1
      scanDigits()
    }
    let unit = offset
    if bytes[offset] == UInt8(ascii: "%") {
      offset += 1
    } else if Self.isLetter(bytes[offset]) {
      // All letters and digits that follow are the unit, so that `2x3` is one number with a unit that does not exist.
      repeat { offset += 1 } while Self.continuesName(bytes[offset])
    } else if bytes[offset] == 0xC2, bytes[offset + 1] == 0xB0 {
      reportDegreeSign()
    }
    if offset > unit, bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "s"),
      !Self.continuesName(bytes[offset + 2])
    {
      offset += 2
    }
    tokens.append(.number, start, offset)
  }

  private mutating func scanDigits() {
    while Self.isDigit(bytes[offset])
      || (bytes[offset] == UInt8(ascii: "_") && Self.isDigit(bytes[offset + 1]))
    {
      offset += 1
    }
  }

  /// `#` and six or eight hexadecimal digits.
  private mutating func scanColor() {
    let start = offset
    offset += 1
    while Self.continuesName(bytes[offset]) { offset += 1 }
    let digits = bytes[(start + 1)..<offset]
    let isColor = (digits.count == 6 || digits.count == 8) && digits.allSatisfy(Self.isHexDigit)
    if !isColor {
      let next = bytes[offset]
      let isValue = [.arrow, .openParenthesis].contains(tokens.all.last?.kind)
      if digits.isEmpty, !isValue,
        next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") || Self.endsLine(next)
      {
        offset = start
        return scanForeignComment(length: 1)
      }
      if digits.isEmpty { skipSecondColor() }
      let range = ByteRange(UInt32(start), UInt32(offset))
      let long = "#" + digits.map { String(repeating: Character(Unicode.Scalar($0)), count: 2) }.joined()
      let isShort = (digits.count == 3 || digits.count == 4) && digits.allSatisfy(Self.isHexDigit)
      report(
        .malformedNumber, start, offset, [.source(range), .text("a colour")],
        notes: ["a colour is `#RRGGBB` or `#RRGGBBAA`, in hexadecimal digits"],
        fixIts: isShort
          ? [FixIt("write `\(long)`", [TextEdit(range, long)], applicability: .safe)] : [])
    }
    tokens.append(.color, start, offset)
  }

  /// Reads `# #000000` as one colour that is wrong.
  private mutating func skipSecondColor() {
    var next = offset
    while bytes[next] == UInt8(ascii: " ") { next += 1 }
    guard bytes[next] == UInt8(ascii: "#") else { return }
    offset = next + 1
    while Self.continuesName(bytes[offset]) { offset += 1 }
  }

  // MARK: Strings

  private mutating func scanString() {
    let start = offset
    offset += 1
    while offset < count, bytes[offset] != UInt8(ascii: "\""), !Self.endsLine(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "\\") { skipEscape() } else { offset += 1 }
    }
    if offset < count, bytes[offset] == UInt8(ascii: "\"") {
      offset += 1
    } else {
      // A path has no spaces: what is behind one is no longer the string. Nor is the `)` of `image("a) {`.
      let isOfPath = { (byte: UInt8) in Self.continuesName(byte) || byte &- UInt8(ascii: "-") < 3 }
      let end = bytes[(start + 1)..<offset].firstIndex { !isOfPath($0) } ?? offset
      if end < offset, bytes[end] == UInt8(ascii: ")") { offset = end }
      let text = bytes[(start + 1)..<offset]
      let isPath = text.allSatisfy(isOfPath)
      let place = ByteRange(at: UInt32(offset))
      report(
        .unterminatedString, start, start + 1,
        fixIts: isPath && !text.isEmpty ? [FixIt("close it here", replacing: place, with: "\"")] : [])
    }
    checkText(start, offset)
    tokens.append(.string, start, offset)
  }

  /// `\n \t \" \\ \u{…}`.
  private mutating func skipEscape() {
    let start = offset
    offset += 1
    switch bytes[offset] {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "\\"):
      offset += 1
      return
    case UInt8(ascii: "u") where bytes[offset + 1] == UInt8(ascii: "{"):
      offset += 2
      while Self.isHexDigit(bytes[offset]) { offset += 1 }
      let digits = bytes[(start + 3)..<offset]
      if bytes[offset] == UInt8(ascii: "}"), isScalar(digits) {
        offset += 1
        return
      }
    default:
      if offset < count, !Self.endsLine(bytes[offset]), bytes[offset] < 0x80 { offset += 1 }
    }
    report(
      .invalidEscape, start, offset, [.source(ByteRange(UInt32(start), UInt32(offset)))],
      notes: [
        "the escapes are `\\n`, `\\t`, `\\\"`, `\\\\`, and `\\u{…}` with the number of a Unicode scalar"
      ]
    )
  }

  private func isScalar(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else { return false }
    return Unicode.Scalar(value) != nil
  }

  // MARK: Classes of bytes

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  @inline(__always)
  static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 }
  @inline(__always)
  static func beginsName(_ byte: UInt8) -> Bool { isLetter(byte) || byte == UInt8(ascii: "_") }
  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool { beginsName(byte) || isDigit(byte) }
}
