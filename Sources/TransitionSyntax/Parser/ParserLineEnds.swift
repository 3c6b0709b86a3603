import TransitionDiagnostics
import TransitionText

/// Values that are missing at the end of a line, where the next line is taken for one.
extension Parser {
  /// Whether the present word, where a value is expected, begins a member on a line of its own. It does if what stands
  /// behind it can follow no value, so that no spec that is right is read otherwise.
  func beginsMember() -> Bool {
    guard position > 0, let block = blocks.last, grammar.firsts[block.member].words.contains(kind),
      endsLine(before: position), position + 3 < tokens.count
    else { return false }
    let next = tokens[position + 1].kind
    let second = tokens[position + 2].kind
    if next == .number { return true }
    if kind == TokenKind(.progress), next == .equals { return true }
    // `interactive backward by GESTURE`: a curve `by` would have no name behind it.
    if next == TokenKind(.backward), second == TokenKind(.by) {
      let third = tokens[position + 3].kind
      return third.isName && !Self.followsValue(third)
    }
    guard next.isName, !Self.followsValue(next) else { return false }
    // No value in a file, outside all blocks, has a curve behind it.
    if block.brace < 0 { return true }
    switch second {
    case .dot, .number, .colon, .equals: return true
    default: return second.isName && !Self.followsValue(second)
    }
  }

  /// Whether a word can be behind a value, or behind the curve that is behind one.
  private static func followsValue(_ kind: TokenKind) -> Bool {
    switch kind.word {
    case .and, .or, .over, .at, .after, .stagger, .along, .backward, .from, .delay, .during, .while: true
    default: false
    }
  }

  /// Reports the value that is missing before a member, which is parsed next.
  mutating func missingBeforeMember() -> Bool {
    let last = tokens.range(position - 1)
    report(
      Diagnostic(
        .missingToken, at: ByteRange(at: last.end),
        [.text("a value after `\(source.text(last))`"), .text(TokenKind.newline.description)]))
    memberAfterError = position
    return false
  }
}
