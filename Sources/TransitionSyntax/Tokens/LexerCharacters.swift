import TransitionDiagnostics
import TransitionText

/// Characters that begin no token.
extension Lexer {
  /// Scans a run of characters, or of bytes that are not UTF-8, that begins no token.
  mutating func scanUnknown() {
    if scanForeign() { return }
    let start = offset
    guard let scalar = scalar(at: offset) else { return scanNoUTF8() }
    offset += UTF8.width(scalar)
    if scalar.value < 0x20 || scalar.value == 0x7F {
      // A run of one control character, such as the NULs of a file that is no text, is one finding.
      while offset < count, bytes[offset] == bytes[start] { offset += 1 }
      report(
        .invalidCharacter, start, offset, [.text("the control character \(LookAlike.number(of: scalar))")])
    } else {
      while let next = self.scalar(at: offset), hasNoMeaning(next) { offset += UTF8.width(next) }
      report(.invalidCharacter, start, offset, [.quoted(ByteRange(UInt32(start), UInt32(offset)))])
    }
    tokens.append(.unknown, start, offset)
  }

  private mutating func scanNoUTF8() {
    let start = offset
    repeat { offset += 1 } while offset < count && scalar(at: offset) == nil
    report(.invalidCharacter, start, offset, [.text("a sequence of bytes that is not UTF-8")])
    tokens.append(.unknown, start, offset)
  }

  /// Reports bytes in a comment or a string that are not UTF-8, NULs, and characters that change how it looks.
  @inline(__always)
  mutating func checkText(_ start: Int, _ end: Int) {
    if !isPlain(start, end) { checkUTF8(start, end) }
  }

  /// Whether no byte is above 0x7F or 0, eight bytes at a time.
  private func isPlain(_ start: Int, _ end: Int) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    while offset + 8 <= end {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // In a word of ASCII, the subtraction sets the high bit of the first byte that is 0.
      if (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 != 0 { return false }
      offset += 8
    }
    return bytes[offset..<end].allSatisfy { 1..<0x80 ~= $0 }
  }

  private mutating func checkUTF8(_ start: Int, _ end: Int) {
    var offset = start
    while offset < end {
      if let scalar = scalar(at: offset) {
        if Self.turnsText(scalar) { reportTurn(scalar, at: offset) }
        if scalar.value == 0 {
          report(.invalidCharacter, offset, offset + 1, [.text("the control character U+0000")])
        }
        offset += UTF8.width(scalar)
        continue
      }
      let first = offset
      repeat { offset += 1 } while offset < end && scalar(at: offset) == nil
      return report(.invalidCharacter, first, offset, [.text("a sequence of bytes that is not UTF-8")])
    }
  }

  /// Whether a character changes the direction of the text beside it: a mark, an embedding, an override, an isolate, or the end of
  /// one.
  private static func turnsText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Reports a character by which editors show code in another order than the compiler reads it.
  private mutating func reportTurn(_ scalar: Unicode.Scalar, at offset: Int) {
    let range = ByteRange(UInt32(offset), UInt32(offset + UTF8.width(scalar)))
    report(
      .invalidCharacter, offset, Int(range.end),
      [.text("the bidirectional control \(LookAlike.number(of: scalar))")],
      notes: ["with it, an editor shows the text in another order than the compiler reads it"],
      fixIts: [FixIt("remove it", [TextEdit(range, "")], applicability: .needsReview)])
  }

  /// Whether a character has no meaning, neither here nor in a language that the lexer knows.
  private func hasNoMeaning(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "@", "$", "%", "^", "~", "\\": true
    default:
      scalar.value >= 0x80 && LookAlike.meant(by: scalar) == nil && Invisible(scalar) == nil
        && !LookAlike.isLetter(scalar)
    }
  }

  /// The UTF-8 character at an offset; nil when there is none.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    if offset >= count { return nil }
    if bytes[offset] < 0x80 { return Unicode.Scalar(bytes[offset]) }
    var decoder = UTF8()
    var iterator = bytes[offset..<min(offset + 4, count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  // MARK: UTF-16

  /// Whether the bytes are UTF-16, judged by the byte order mark or by the NULs beside ASCII letters.
  var isUTF16: Bool {
    if count < 2 { return false }
    if bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF { return true }
    if count < 4 { return false }
    let isNUL = (0..<4).map { bytes[$0] == 0 }
    return isNUL == [false, true, false, true] || isNUL == [true, false, true, false]
  }

  /// Makes all bytes one unknown token: otherwise each of them would be a finding.
  mutating func scanUTF16() {
    report(
      .invalidCharacter, 0, min(2, count), [.text("UTF-16")], notes: ["this file is UTF-16; save it as UTF-8"]
    )
    mark(.unknown, count)
  }

  // MARK: Names

  /// Scans a name with letters that are not ASCII, which may have begun with the token before.
  /// - Returns: Whether there is one, which is then one token.
  mutating func scanForeignName() -> Bool {
    guard let first = scalar(at: offset) else { return false }
    let last = tokens.count - 1
    let goesOn =
      last >= 0 && Int(tokens[last].end) == offset && tokens[last].kind.isName
      && tokens[last].kind != .quotedName
    guard LookAlike.isLetter(first) || (goesOn && continuesForeignName(first, at: offset)) else {
      return false
    }
    let start = goesOn ? Int(tokens[last].start) : offset
    var name = Array(bytes[start..<offset])
    var isMeant = true
    var end = offset
    while let scalar = scalar(at: end), continuesForeignName(scalar, at: end) {
      if scalar.value < 0x80 {
        name.append(bytes[end])
      } else if let letter = LookAlike.letter(like: scalar) {
        name.append(letter)
      } else if Invisible(scalar)?.isNarrow != true {
        isMeant = false
        name += bytes[end..<(end + UTF8.width(scalar))]
      }
      end += UTF8.width(scalar)
    }
    reportForeignName(first, ByteRange(UInt32(start), UInt32(end)), isMeant ? name : nil)
    if goesOn { tokens.removeLast() }
    let symbol = tokens.names.intern(name)
    tokens.append(tokens.names.word(symbol).map(TokenKind.init) ?? .name, start, end, symbol: symbol)
    offset = end
    return true
  }

  /// Whether a character belongs to a name that is not ASCII. An invisible character does if the name goes on after it.
  func continuesForeignName(_ scalar: Unicode.Scalar, at offset: Int) -> Bool {
    if scalar.value < 0x80 { return Self.continuesName(bytes[offset]) }
    if Invisible(scalar)?.isNarrow == true {
      return self.scalar(at: offset + UTF8.width(scalar)).map {
        $0.value < 0x80 ? Self.continuesName(UInt8($0.value)) : LookAlike.isLetter($0)
      } ?? false
    }
    return LookAlike.isLetter(scalar) || LookAlike.letter(like: scalar) != nil || LookAlike.isMark(scalar)
  }

  private mutating func reportForeignName(_ first: Unicode.Scalar, _ whole: ByteRange, _ name: [UInt8]?) {
    let end = offset + UTF8.width(first)
    let invisible = Invisible(first)
    var notes = [invisible?.note ?? "names have ASCII letters only"]
    if let letter = LookAlike.letter(like: first) {
      notes = ["it looks like `\(Character(Unicode.Scalar(letter)))`; names have ASCII letters only"]
    }
    var fixIts: [FixIt] = []
    let isApart = whole.start == 0 || !Self.continuesName(bytes[Int(whole.start) - 1])
    if let name, isApart, whole.count <= Self.longestName {
      let text = String(decoding: name, as: UTF8.self)
      fixIts = [FixIt("write `\(text)`", [TextEdit(whole, text)], applicability: .safe)]
    }
    let named = invisible?.name ?? "`\(first)`"
    let number = LookAlike.number(of: first)
    let suffix = invisible == nil ? first.properties.name.map { " \($0)" } ?? "" : ""
    report(
      .invalidCharacter, offset, end, [.text("\(named) (\(number)\(suffix))")], notes: notes, fixIts: fixIts)
  }

  /// The greatest length, in bytes, of a name with a fix-it.
  private static let longestName = 200
}
