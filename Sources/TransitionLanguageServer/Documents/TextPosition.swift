package import TransitionText

/// The units in which a client counts columns.
package enum PositionEncoding: String, Sendable, CaseIterable {
  /// Bytes.
  case utf8 = "utf-8"
  /// The default of the protocol.
  case utf16 = "utf-16"
}

/// A position of the protocol: both numbers start at 0.
package struct TextPosition: Hashable, Sendable, Comparable {
  /// The line.
  package var line: Int
  /// The column, in units of the encoding.
  package var character: Int

  /// Makes a place.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// Converts offsets of a text into positions and back.
package struct TextLines: Sendable {
  /// The text.
  package let source: SourceText
  /// Its lines.
  package let index: LineIndex
  /// The units of columns.
  package let encoding: PositionEncoding

  /// Finds the lines of a text.
  package init(_ source: SourceText, _ encoding: PositionEncoding) {
    self.source = source
    self.encoding = encoding
    index = LineIndex(source)
  }

  /// The position of an offset. An offset beyond the text counts as its end.
  package func position(of offset: UInt32) -> TextPosition {
    let offset = min(offset, UInt32(source.count))
    let line = index.line(of: offset)
    let start = index.starts[line]
    if encoding == .utf8 { return TextPosition(line: line, character: Int(offset - start)) }
    var units = 0
    var next = Int(start)
    while next < Int(offset) {
      let (length, width) = step(next)
      next += length
      // An offset within a character becomes the position before it.
      if next > Int(offset) { break }
      units += width
    }
    return TextPosition(line: line, character: units)
  }

  /// The offset of a position. As in the protocol, a line beyond the last becomes the end of the text, and a column
  /// beyond its line the end of the line, before the line break. A position within a character becomes the offset before it.
  package func offset(of position: TextPosition) -> UInt32 {
    guard position.line >= 0 else { return 0 }
    guard position.line < index.count else { return UInt32(source.count) }
    let start = Int(index.starts[position.line])
    let end = end(ofLine: position.line)
    if encoding == .utf8 {
      // A client may send a huge column for the end of the line.
      var offset = start + min(max(0, position.character), end - start)
      while offset > start, offset < end, source.padded[offset] & 0xC0 == 0x80 { offset -= 1 }
      return UInt32(offset)
    }
    var units = 0
    var next = start
    while next < end {
      let (length, width) = step(next)
      if units + width > position.character { break }
      units += width
      next += length
    }
    return UInt32(next)
  }

  /// The end of a line, without its line break.
  package func end(ofLine line: Int) -> Int {
    let start = Int(index.starts[line])
    var end = line + 1 < index.count ? Int(index.starts[line + 1]) : source.count
    if line + 1 < index.count {
      if end > start, source.padded[end - 1] == UInt8(ascii: "\n") { end -= 1 }
      if end > start, source.padded[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return end
  }

  /// The bytes between two positions.
  package func range(_ start: TextPosition, _ end: TextPosition) -> ByteRange {
    let first = offset(of: start)
    return ByteRange(first, max(first, offset(of: end)))
  }

  /// How many bytes a character has, and how many units of UTF-16; a byte that is no UTF-8 is one of each.
  private func step(_ offset: Int) -> (length: Int, width: Int) {
    let bytes = source.padded
    let first = bytes[offset]
    if first < 0x80 { return (1, 1) }
    func follows(_ count: Int) -> Bool {
      for index in 1...count where bytes[offset + index] & 0xC0 != 0x80 { return false }
      return true
    }
    if first & 0xE0 == 0xC0, follows(1) { return (2, 1) }
    if first & 0xF0 == 0xE0, follows(2) { return (3, 1) }
    if first & 0xF8 == 0xF0, follows(3) { return (4, 2) }
    return (1, 1)
  }

  // MARK: As JSON

  /// The position of an offset as JSON.
  package func json(_ offset: UInt32) -> JSON {
    let place = position(of: offset)
    return ["line": .int(place.line), "character": .int(place.character)]
  }

  /// A range as JSON.
  package func json(_ range: ByteRange) -> JSON {
    ["start": json(range.start), "end": json(range.end)]
  }

  /// The offset of a position in JSON; nil when it is malformed.
  package func offset(_ value: JSONValue?) -> UInt32? {
    TextPosition(value).map { offset(of: $0) }
  }

  /// The bytes of a range in JSON; nil when it is malformed.
  package func range(_ value: JSONValue?) -> ByteRange? {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]), start <= end
    else { return nil }
    return range(start, end)
  }
}

extension TextPosition {
  /// Reads a position; nil when it is malformed.
  package init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.int, let character = value?["character"]?.int, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }
}
