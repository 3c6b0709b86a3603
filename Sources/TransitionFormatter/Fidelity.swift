import TransitionSyntax
import TransitionText

/// The last line of defence: nothing that a formatter does may lose what somebody wrote.
enum Fidelity {
  /// Whether a text has the tokens of a source text, in their order, but for line ends and commas, and as many bytes
  /// of comments.
  static func isKept(_ tokens: Tokens, _ source: SourceText, _ bytes: [UInt8]) -> Bool {
    let result = SourceText(name: source.name, bytes: bytes)
    let new = Lexer.lex(result).tokens
    var place = 0
    for index in 0..<tokens.count where counts(tokens.kinds[index]) {
      while place < new.count, !counts(new.kinds[place]) { place += 1 }
      guard place < new.count, new.kinds[place] == tokens.kinds[index] || tokens.kinds[index] == .unknown,
        source[tokens.range(index)] == result[new.range(place)]
      else { return false }
      place += 1
    }
    return visible(source) == visible(result)
  }

  private static func counts(_ kind: TokenKind) -> Bool { kind != .newline && kind != .comma }

  /// How many bytes are no spaces, line ends, commas and semicolons.
  private static func visible(_ source: SourceText) -> Int {
    let isMarked = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return source.bytes.dropFirst(isMarked ? 3 : 0).reduce(into: 0) { count, byte in
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ","),
        UInt8(ascii: ";"):
        break
      default: count += 1
      }
    }
  }
}
