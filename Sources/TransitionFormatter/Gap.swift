import TransitionText

/// The text between two members, or between two tokens of one: comments, line ends and separators.
struct Gap {
  /// A comment, or bytes that are not part of the language.
  struct Comment {
    var range: ByteRange
    /// Whether it goes to the end of its line.
    var isLine: Bool
    /// How many line ends are between it and the text before it.
    var linesBefore: Int
    /// Whether it is on several lines.
    var isTall: Bool
  }

  var comments: [Comment] = []
  /// How many line ends are after the last comment, or in a gap without comments.
  var linesAfter = 0

  /// Whether there is a line end in it.
  var hasLineEnd: Bool { linesAfter > 0 || comments.contains { $0.linesBefore > 0 || $0.isLine } }

  /// Reads the bytes from an offset to another.
  init(_ source: SourceText, from start: UInt32, to end: UInt32) {
    let bytes = source.padded
    let end = Int(end)
    var place = Int(start)
    if place == 0, source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "\n"):
        linesAfter += 1
        place += 1
      case UInt8(ascii: "\r"):
        // `\r\n` is one line end.
        if bytes[place + 1] != UInt8(ascii: "\n") { linesAfter += 1 }
        place += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ","): place += 1
      default: takeComment(bytes, &place, end)
      }
    }
  }

  private mutating func takeComment(_ bytes: [UInt8], _ place: inout Int, _ end: Int) {
    let start = place
    let isLine = bytes[place] == UInt8(ascii: "/") && bytes[place + 1] == UInt8(ascii: "/")
    if isLine {
      while place < end, !Self.endsLine(bytes[place]) { place += 1 }
    } else if bytes[place] == UInt8(ascii: "/"), bytes[place + 1] == UInt8(ascii: "*") {
      Self.skipBlock(bytes, &place, end)
    } else {
      repeat { place += 1 } while place < end && !Self.endsRun(bytes[place])
    }
    var last = place
    while isLine, bytes[last - 1] == UInt8(ascii: " ") || bytes[last - 1] == UInt8(ascii: "\t") { last -= 1 }
    comments.append(
      Comment(
        range: ByteRange(UInt32(start), UInt32(last)), isLine: isLine, linesBefore: linesAfter,
        isTall: bytes[start..<last].contains(where: Self.endsLine)))
    linesAfter = 0
  }

  private static func skipBlock(_ bytes: [UInt8], _ place: inout Int, _ end: Int) {
    var depth = 0
    repeat {
      if bytes[place] == UInt8(ascii: "/"), bytes[place + 1] == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < end
    place = min(place, end)
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func endsRun(_ byte: UInt8) -> Bool {
    endsLine(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "/")
  }
}
