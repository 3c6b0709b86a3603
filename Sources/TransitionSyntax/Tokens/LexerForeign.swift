import TransitionDiagnostics
import TransitionText

/// A `[` that has no `]` yet.
struct ForeignBracket {
  /// The finding about it.
  var diagnostic: Int
  /// Whether it ends its line, as a brace that opens a block does.
  var isBrace: Bool
}

/// What other languages, keyboards and tools put into a text. Each is one finding, and the token is then the one that
/// was meant, so that the rest is read as if it had been written.
extension Lexer {
  /// Reports the characters at `offset`, and takes them for a token of the language.
  mutating func foreign(length: Int, _ kind: TokenKind, meant: String? = nil, _ note: String) {
    let range = ByteRange(UInt32(offset), UInt32(offset + length))
    let text = meant ?? kind.spelling
    report(
      .invalidCharacter, offset, offset + length, [.quoted(range)], notes: [note],
      fixIts: [FixIt("write `\(text)`", [TextEdit(range, text)], applicability: .safe)])
    mark(kind, length)
  }

  /// `=>`: in a track it leads from one value to the other, elsewhere it compares.
  mutating func scanFatArrow() {
    let isTrack = tokens.kinds.suffix(32).reversed().prefix { $0 != .newline }.contains(.colon)
    if isTrack {
      foreign(length: 2, .arrow, "a track leads from one value to the other with `->`")
    } else {
      foreign(length: 2, .greaterOrEqual, "greater or equal is written `>=`")
    }
  }

  /// Scans what is known of other languages at `offset`.
  /// - Returns: Whether there was something, which is now a token.
  mutating func scanForeign() -> Bool {
    let byte = bytes[offset]
    let isDouble = bytes[offset + 1] == byte
    switch byte {
    case UInt8(ascii: "&") where isDouble:
      foreign(length: 2, TokenKind(.and), "conditions are joined with `and`")
    case UInt8(ascii: "|") where isConflictMarker(): scanConflict()
    case UInt8(ascii: "|") where isDouble:
      foreign(length: 2, TokenKind(.or), "conditions are joined with `or`")
    case UInt8(ascii: "!"):
      foreign(length: 1, TokenKind(.not), meant: "not ", "the opposite of a condition is written with `not`")
    case UInt8(ascii: "["): scanOpenBracket()
    case UInt8(ascii: "]"): return scanCloseBracket()
    case UInt8(ascii: "'"): return scanQuotes(closing: ["'"], "a string stands in double quotes")
    case 0x80...: return scanLookAlike()
    default: return false
    }
    return true
  }

  /// Scans `# …` to the end of the line, as one unknown token.
  mutating func scanForeignComment() {
    let range = ByteRange(UInt32(offset), UInt32(offset + 1))
    report(
      .invalidCharacter, offset, offset + 1, [.quoted(range)], notes: ["a comment begins with `//`"],
      fixIts: [FixIt("write `//`", [TextEdit(range, "//")], applicability: .safe)])
    mark(.unknown, lineLength(at: offset))
  }

  // MARK: Look-alikes

  private func lookAlike() -> (text: String, scalar: Unicode.Scalar, meant: String)? {
    let length = characterLength(at: offset)
    let text = String(decoding: bytes[offset..<(offset + length)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, let meant = LookAlike.meant(by: scalar) else { return nil }
    return (text, scalar, meant)
  }

  private mutating func scanLookAlike() -> Bool {
    guard let (text, scalar, meant) = lookAlike() else { return false }
    if meant == "\"" {
      return scanQuotes(
        closing: ["\u{201C}", "\u{201D}", "\u{201F}", "\u{00BB}", "\u{FF02}"], "it looks like `\"`")
    }
    reportLookAlike(text, scalar, meant)
    mark(LookAlike.kind(of: meant) ?? .unknown, text.utf8.count)
    return true
  }

  private mutating func reportLookAlike(_ text: String, _ scalar: Unicode.Scalar, _ meant: String) {
    let range = ByteRange(UInt32(offset), UInt32(offset + text.utf8.count))
    report(
      .invalidCharacter, Int(range.start), Int(range.end),
      [.text("`\(text)` (\(LookAlike.number(of: scalar)))")],
      notes: ["it looks like `\(meant)`"],
      fixIts: [FixIt("write `\(meant)`", [TextEdit(range, meant)], applicability: .safe)])
  }

  /// Skips a character that looks like a space or like `;`.
  /// - Returns: Whether there was one.
  mutating func skipForeignSpace() -> Bool {
    guard let (text, scalar, meant) = lookAlike(), meant == " " || meant == ";" else { return false }
    reportLookAlike(text, scalar, meant)
    if meant == ";", lineEnd < 0 { lineEnd = offset }
    offset += text.utf8.count
    return true
  }

  /// Scans a string in quotation marks of another kind.
  /// - Returns: Whether the string is closed on its line; if not, nothing was scanned.
  private mutating func scanQuotes(closing: [String], _ note: String) -> Bool {
    let start = offset
    // A line of opening quotes is searched once.
    if start < unclosedQuotes { return false }
    let opening = characterLength(at: offset)
    var end = offset + opening
    while end < count, !Self.endsLine(bytes[end]) {
      let length = max(1, characterLength(at: end))
      let character = String(decoding: bytes[end..<min(end + length, count)], as: UTF8.self)
      if closing.contains(character) || character == "\"" {
        let quotes = [
          ByteRange(UInt32(start), UInt32(start + opening)), ByteRange(UInt32(end), UInt32(end + length)),
        ]
        report(
          .invalidCharacter, start, start + opening, [.quoted(quotes[0])], notes: [note],
          fixIts: [FixIt("write `\"`", quotes.map { TextEdit($0, "\"") }, applicability: .safe)])
        mark(.string, end + length - start)
        return true
      }
      end += length
    }
    unclosedQuotes = end
    return false
  }

  /// Takes the degree sign at `offset` for the unit `deg`.
  mutating func reportDegreeSign() {
    let range = ByteRange(UInt32(offset), UInt32(offset + 2))
    report(
      .invalidCharacter, offset, offset + 2, [.text("`°`")],
      notes: ["an angle is written with its unit: `90deg`"],
      fixIts: [FixIt("write `deg`", [TextEdit(range, "deg")], applicability: .safe)])
    offset += 2
  }

  // MARK: Brackets

  private mutating func scanOpenBracket() {
    let range = ByteRange(UInt32(offset), UInt32(offset + 1))
    var next = offset + 1
    while bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") { next += 1 }
    let isBrace = next >= count || Self.endsLine(bytes[next]) || bytes[next] == UInt8(ascii: ";")
    brackets.append(ForeignBracket(diagnostic: diagnostics.count, isBrace: isBrace))
    if isBrace {
      report(
        .invalidCharacter, offset, offset + 1, [.quoted(range)],
        notes: ["a block stands in braces"],
        fixIts: [FixIt("write braces", [TextEdit(range, "{")], applicability: .safe)])
    } else {
      report(
        .invalidCharacter, offset, offset + 1, [.quoted(range)],
        notes: ["there are no lists and no subscripts"])
    }
    mark(isBrace ? .openBrace : .unknown, 1)
  }

  /// - Returns: Whether a `[` was open, whose finding this one belongs to.
  private mutating func scanCloseBracket() -> Bool {
    guard let bracket = brackets.popLast() else { return false }
    if bracket.isBrace {
      let range = ByteRange(UInt32(offset), UInt32(offset + 1))
      diagnostics[bracket.diagnostic].fixIts[0].edits.append(TextEdit(range, "}"))
    }
    mark(bracket.isBrace ? .closeBrace : .unknown, 1)
    return true
  }

  // MARK: Merge conflicts

  /// Whether seven of the byte at `offset` begin a line, as version control marks the sides of a conflict.
  @inline(__always)
  func isConflictMarker() -> Bool { bytes[offset &+ 1] == bytes[offset] && isConflictMarker(at: offset) }

  private func isConflictMarker(at start: Int) -> Bool {
    guard start == 0 || Self.endsLine(bytes[start - 1]), start + 7 <= count else { return false }
    for index in start..<(start + 7) where bytes[index] != bytes[start] { return false }
    let next = bytes[start + 7]
    return next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") || Self.endsLine(next)
      || start + 7 == count
  }

  /// Scans a marker as one unknown token. The side before `=======` is read, the other is part of that token.
  mutating func scanConflict() {
    leaveParentheses()
    let start = offset
    if bytes[start] == UInt8(ascii: "<") || conflict < 0 {
      conflict = diagnostics.count
      report(.mergeConflict, start, start + 7, notes: ["keep one side, and remove the lines of the markers"])
      if bytes[start] != UInt8(ascii: "<") { conflict = -1 }
      return mark(.unknown, lineLength(at: start))
    }
    label(start, bytes[start] == UInt8(ascii: ">") ? "it ends here" : "the other side, which is not read")
    var end = start + lineLength(at: start)
    if bytes[start] != UInt8(ascii: ">"), let last = lastMarker(after: end) {
      label(last, "it ends here")
      end = last + lineLength(at: last)
    }
    conflict = -1
    mark(.unknown, end - start)
  }

  private mutating func label(_ start: Int, _ text: String) {
    diagnostics[conflict].labels.append(
      DiagnosticLabel(ByteRange(UInt32(start), UInt32(start + 7)), text))
  }

  private func lineLength(at start: Int) -> Int {
    var end = start
    while end < count, !Self.endsLine(bytes[end]) { end += 1 }
    return end - start
  }

  /// The first `>>>>>>>` before another conflict begins.
  private func lastMarker(after start: Int) -> Int? {
    var place = start
    while place < count {
      if isConflictMarker(at: place) {
        if bytes[place] == UInt8(ascii: ">") { return place }
        if bytes[place] == UInt8(ascii: "<") { return nil }
      }
      place += max(1, lineLength(at: place))
    }
    return nil
  }
}
