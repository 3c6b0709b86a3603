public import TransitionText

/// What stands between tokens.
public enum Trivia {
  /// The documentation comment right before a token, line by line, without its slashes and one space.
  ///
  /// It is the run of `///` lines that ends on the line before the token's.
  public static func documentation(before token: Int, _ tokens: Tokens, _ source: SourceText) -> [String] {
    // A newline token lies in the gap: the comment may stand before or after it.
    var first = token
    while first > 0, tokens.kinds[first - 1] == .newline { first -= 1 }
    let start = tokens.trivia(before: first).start
    let gap = source.text(ByteRange(start, tokens.starts[token]))
    // The first line of a gap is the rest of the line of the token before, unless the file begins there.
    let lines = gap.split(omittingEmptySubsequences: false) { $0.isNewline }.dropLast()
      .dropFirst(start == 0 ? 0 : 1)
    var documentation: [String] = []
    for line in lines.reversed() {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      guard trimmed.hasPrefix("///"), !trimmed.hasPrefix("////") else { break }
      let text = trimmed.dropFirst(3)
      documentation.append(String(text.first == " " ? text.dropFirst() : text))
    }
    return documentation.reversed()
  }
}
