public import TransitionText

/// The text between tokens.
public enum Trivia {
  /// The documentation comment right before a token, line by line, without its slashes and one space.
  ///
  /// It is the run of `///` lines that ends on the line before the token's.
  public static func documentation(before token: Int, _ tokens: Tokens, _ source: SourceText) -> [String] {
    // A newline token lies in the gap: the comment may be before or after it.
    var first = token
    while first > 0, tokens[first - 1].kind == .newline { first -= 1 }
    let gap = ByteRange(tokens.trivia(before: first).start, tokens[token].start)
    return source.padded.withUnsafeBufferPointer { documentation(in: $0, Int(gap.start)..<Int(gap.end)) }
  }

  /// The run of `///` lines that ends with the last line end of a gap.
  private static func documentation(in bytes: UnsafeBufferPointer<UInt8>, _ gap: Range<Int>) -> [String] {
    var documentation: [String] = []
    // The first line of a gap is the rest of the line of the token before, unless the file begins there.
    var isComment = gap.lowerBound == 0
    var start = gap.lowerBound
    while start < gap.upperBound {
      var end = start
      while end < gap.upperBound, lineEnd(bytes, at: end) == 0 { end += 1 }
      if end == gap.upperBound { break }
      if isComment, let text = text(of: bytes[start..<end]) {
        documentation.append(text)
      } else if !documentation.isEmpty {
        documentation = []
      }
      isComment = true
      start = end + lineEnd(bytes, at: end)
    }
    return documentation
  }

  /// The text of a `///` line, or nil for other lines.
  private static func text(of line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let comment = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let text = comment.drop { $0 == UInt8(ascii: "/") }
    guard text.startIndex - comment.startIndex == 3 else { return nil }
    return String(decoding: text.first == UInt8(ascii: " ") ? text.dropFirst() : text, as: UTF8.self)
  }

  /// How many bytes the line end at an offset has, by all the line ends of Unicode; 0 when there is none.
  private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x0D: bytes[offset + 1] == 0x0A ? 2 : 1
    case 0x0A...0x0C: 1
    case 0xC2: bytes[offset + 1] == 0x85 ? 2 : 0
    case 0xE2: bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }
}
