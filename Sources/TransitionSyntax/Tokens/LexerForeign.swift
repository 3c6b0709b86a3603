import TransitionDiagnostics
import TransitionText

/// A `[` that has no `]` yet.
struct ForeignBracket {
  /// The finding about it.
  var diagnostic: Int
  /// Whether it ends its line, as a brace that opens a block does.
  var isBrace: Bool
}

/// Characters that other languages, keyboards and tools put into a text. Each is one finding, and becomes the token
/// that was meant, so that the rest is read as if that had been written.
extension Lexer {
  /// Reports the characters at `offset`, and reads them as a token of the language.
  mutating func foreign(length: Int, _ kind: TokenKind, meant: String? = nil, _ note: String) {
    let range = ByteRange(UInt32(offset), UInt32(offset + length))
    let text = meant ?? kind.spelling
    report(
      .invalidCharacter, offset, offset + length, [.quoted(range)], notes: [note],
      fixIts: [FixIt("write `\(text)`", [TextEdit(range, text)], applicability: .safe).apart(in: source)])
    mark(kind, length)
  }

  /// `=>`: in a track it leads from one value to the other, elsewhere it compares.
  mutating func scanFatArrow() {
    if isInTrack {
      foreign(length: 2, .arrow, "a track leads from one value to the other with `->`")
    } else {
      foreign(length: 2, .greaterOrEqual, "greater or equal is written `>=`")
    }
  }

  /// `...` and `..<` are read as `..`.
  mutating func scanLongDots() {
    foreign(length: 3, .dotDot, "a range is written with two dots")
  }

  /// Whether the present line has a colon, as a track has.
  private var isInTrack: Bool {
    tokens.all.suffix(32).reversed().prefix { $0.kind != .newline }.contains { $0.kind == .colon }
  }

  /// Whether the present line already has an arrow.
  private var isBehindArrow: Bool {
    tokens.all.suffix(32).reversed().prefix { $0.kind != .newline && $0.kind != .openBrace }
      .contains { $0.kind == .arrow }
  }

  /// Whether a dash at `offset` is in the place of the arrow of a track.
  private func isArrow(length: Int) -> Bool {
    let line = tokens.all.suffix(32).reversed().map(\.kind).prefix { $0 != .newline && $0 != .openBrace }
    guard parentheses == 0, line.contains(.colon), !line.contains(.arrow), let first = line.last,
      let word = first.word, [.animate, .frame, .alpha, .cornerRadius, .background].contains(word)
    else { return false }
    let rest = bytes[(offset + length)..<(offset + lineLength(at: offset))]
    return rest.first == UInt8(ascii: " ")
      && !rest.indices.dropLast().contains {
        bytes[$0] == UInt8(ascii: "-") && bytes[$0 + 1] == UInt8(ascii: ">")
      }
  }

  /// Scans a notation of other languages at `offset`.
  /// - Returns: Whether there was one, which is now a token.
  mutating func scanForeign() -> Bool {
    let byte = bytes[offset]
    let isDouble = bytes[offset + 1] == byte
    switch byte {
    case UInt8(ascii: "&") where isDouble && isBehindArrow:
      let range = ByteRange(UInt32(offset), UInt32(offset + 2))
      report(
        .invalidCharacter, offset, offset + 2, [.quoted(range)],
        notes: ["each track is on a line of its own, and begins with `animate`"])
      mark(.unknown, 2)
    case UInt8(ascii: "&") where isDouble:
      foreign(length: 2, TokenKind(.and), "conditions are joined with `and`")
    case UInt8(ascii: "|") where isConflictMarker(): scanConflict()
    case UInt8(ascii: "|") where isDouble:
      foreign(length: 2, TokenKind(.or), "conditions are joined with `or`")
    case UInt8(ascii: "!")
    where offset > 0 && Self.continuesName(bytes[offset - 1])
      && bytes[offset + 1] == UInt8(ascii: "."):
      mark(.question, 1)  // as in `content!.offset`; the parser reports it
    case UInt8(ascii: "!"):
      foreign(length: 1, TokenKind(.not), meant: "not ", "the opposite of a condition is written with `not`")
    case UInt8(ascii: "%"): return scanDetachedPercent()
    case UInt8(ascii: "["): scanOpenBracket()
    case UInt8(ascii: "]"): return scanCloseBracket()
    case UInt8(ascii: "'"): return scanQuotes(closing: ["'"], "a string is in double quotes")
    case 0x80...: return scanLookAlike()
    default: return false
    }
    return true
  }

  /// Scans the `%` of `40 %`, as a part of the number.
  private mutating func scanDetachedPercent() -> Bool {
    guard let last = tokens.all.last, last.kind == .number, Self.isDigit(bytes[Int(last.end) - 1]),
      bytes[Int(last.end)..<offset].allSatisfy({ $0 == UInt8(ascii: " ") }),
      !Self.isDigit(bytes[offset + 1]),
      bytes[offset + 1] != UInt8(ascii: " ") || !Self.isDigit(bytes[offset + 2])
    else { return false }
    let whole = ByteRange(last.start, UInt32(offset + 1))
    let gap = ByteRange(last.end, UInt32(offset))
    let text = source.text(last.range) + "%"
    report(
      .malformedNumber, Int(whole.start), Int(whole.end),
      [.source(whole), .text("a number: its unit follows without a space")],
      fixIts: [FixIt("write `\(text)`", [TextEdit(gap, "")], applicability: .safe)])
    tokens.removeLast()
    tokens.append(.number, Int(whole.start), Int(whole.end))
    offset += 1
    return true
  }

  /// Scans `# …` or `<!-- …` to the end of the line, as one unknown token.
  mutating func scanForeignComment(length: Int) {
    let end = offset + min(length, lineLength(at: offset))
    let range = ByteRange(UInt32(offset), UInt32(end))
    report(
      .invalidCharacter, offset, end, [.quoted(range)], notes: ["a comment begins with `//`"],
      fixIts: [FixIt("write `//`", [TextEdit(range, "//")], applicability: .safe)])
    mark(.unknown, lineLength(at: offset))
  }

  // MARK: Look-alikes

  private mutating func scanLookAlike() -> Bool {
    if scanForeignName() { return true }
    guard let scalar = scalar(at: offset), let meant = LookAlike.meant(by: scalar) else { return false }
    if meant == "\"" {
      return scanQuotes(
        closing: ["\u{201C}", "\u{201D}", "\u{201F}", "\u{00BB}", "\u{FF02}"], "it looks like `\"`")
    }
    let length = UTF8.width(scalar)
    if meant == "-", isArrow(length: length) {
      reportLookAlike(scalar, "->", "a track leads from one value to the other with `->`")
      mark(.arrow, length)
    } else {
      reportLookAlike(scalar, meant, "it looks like `\(meant)`")
      mark(LookAlike.kind(of: meant) ?? .unknown, length)
    }
    return true
  }

  private mutating func reportLookAlike(_ scalar: Unicode.Scalar, _ meant: String, _ note: String) {
    let range = ByteRange(UInt32(offset), UInt32(offset + UTF8.width(scalar)))
    report(
      .invalidCharacter, Int(range.start), Int(range.end),
      [.text("`\(scalar)` (\(LookAlike.number(of: scalar)))")], notes: [note],
      fixIts: [FixIt("write `\(meant)`", [TextEdit(range, meant)], applicability: .safe).apart(in: source)])
  }

  /// Skips a character that is invisible, or looks like `;`.
  /// - Returns: Whether there was one.
  mutating func skipForeignSpace() -> Bool {
    guard let scalar = scalar(at: offset) else { return false }
    if LookAlike.meant(by: scalar) == ";" {
      reportLookAlike(scalar, ";", "it looks like `;`")
      if lineEnd < 0 { lineEnd = offset }
    } else if let invisible = Invisible(scalar) {
      if invisible.isNarrow, let last = tokens.all.last, Int(last.end) == offset,
        last.kind.isName, continuesForeignName(scalar, at: offset)
      {
        return false  // the name goes on
      }
      var end = offset
      var replacement = ""
      while self.scalar(at: end) == scalar {
        end += UTF8.width(scalar)
        replacement += invisible.replacement
      }
      let edit = TextEdit(ByteRange(UInt32(offset), UInt32(end)), replacement)
      report(
        .invalidCharacter, offset, end, [.text("\(invisible.name) (\(LookAlike.number(of: scalar)))")],
        fixIts: [FixIt(invisible.note, [edit], applicability: .safe)])
      if invisible.replacement == "\n", lineEnd < 0 { lineEnd = offset }
      offset = end
      return true
    } else {
      return false
    }
    offset += UTF8.width(scalar)
    return true
  }

  /// Scans a string in quotation marks of another kind.
  /// - Returns: Whether the string is closed on its line; if not, nothing was scanned.
  private mutating func scanQuotes(closing: [Unicode.Scalar], _ note: String) -> Bool {
    let start = offset
    // A line of opening quotes is searched once.
    if start < unclosedQuotes { return false }
    let opening = scalar(at: offset).map(UTF8.width) ?? 1
    var end = offset + opening
    while end < count, !Self.endsLine(bytes[end]) {
      let character = scalar(at: end)
      let length = character.map(UTF8.width) ?? 1
      if let character, closing.contains(character) || character == "\"" {
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

  /// Reads the degree sign at `offset` as the unit `deg`.
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
        notes: ["a block is in braces"],
        fixIts: [FixIt("write braces", [TextEdit(range, "{")], applicability: .safe)])
    } else {
      report(
        .invalidCharacter, offset, offset + 1, [.quoted(range)],
        notes: ["there are no lists and no subscripts"])
    }
    mark(isBrace ? .openBrace : .unknown, 1)
  }

  /// - Returns: Whether a `[` was open, whose finding includes this bracket.
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

  /// Whether a line begins with seven of the byte at `offset`, as version control marks the sides of a conflict.
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
    let isBase = bytes[start] == UInt8(ascii: "|")
    let otherSide = "the other side, which is ignored"
    label(
      start,
      bytes[start] == UInt8(ascii: ">")
        ? "it ends here" : isBase ? "the common base, which is ignored" : otherSide)
    var end = start + lineLength(at: start)
    if bytes[start] != UInt8(ascii: ">"), let last = marker(UInt8(ascii: ">"), after: end) {
      if isBase, let other = marker(UInt8(ascii: "="), after: end), other < last { label(other, otherSide) }
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

  /// The first marker of a byte before another conflict begins.
  private func marker(_ byte: UInt8, after start: Int) -> Int? {
    var place = start
    while place < count {
      if isConflictMarker(at: place) {
        if bytes[place] == byte { return place }
        if bytes[place] == UInt8(ascii: "<") { return nil }
      }
      place += max(1, lineLength(at: place))
    }
    return nil
  }
}
