import TransitionDiagnostics
import TransitionText

/// Values that are missing at the end of a line, where the next line would be read as the value.
extension Parser {
  /// Whether the present word, where a value is expected, begins a member on a line of its own. It does if the tokens
  /// after it can follow no value, so that correct specs keep their meaning.
  func beginsMember() -> Bool {
    guard position > 0, let block = blocks.last, grammar.firsts[block.member].words.contains(kind),
      endsLine(before: position), position + 3 < tokens.count
    else { return false }
    let next = kind(at: position + 1)
    let second = kind(at: position + 2)
    if next == .number { return true }
    if kind == TokenKind(.progress), next == .equals { return true }
    // `interactive backward by GESTURE`: no name would follow a curve `by`.
    if next == TokenKind(.backward), second == TokenKind(.by) {
      let third = kind(at: position + 3)
      return third.isName && !Self.followsValue(third)
    }
    guard next.isName, !Self.followsValue(next) else { return false }
    // Outside of all blocks, no value has a curve after it.
    if block.brace < 0 { return true }
    switch second {
    case .dot, .number, .colon, .equals: return true
    default: return second.isName && !Self.followsValue(second)
    }
  }

  /// Whether a member begins on the line after the comma of a list of names, rather than another name of the list.
  var beginsMemberBehindList: Bool {
    guard let block = blocks.last, grammar.firsts[block.member].words.contains(kind),
      endsLine(before: position)
    else { return false }
    let next = kind(at: position + 1)
    return next == .number || next.isName && next != TokenKind(.at) && !Self.followsValue(next)
  }

  /// Whether a word can follow a value, or a curve after a value.
  private static func followsValue(_ kind: TokenKind) -> Bool {
    switch kind.word {
    case .and, .or, .over, .at, .after, .stagger, .along, .backward, .from, .delay, .during, .while: true
    default: false
    }
  }

  /// Reports the value or name that is missing before a member, which is parsed next.
  mutating func missingBeforeMember(_ what: String = "a value") -> Bool {
    let last = tokens.range(position - 1)
    report(
      Diagnostic(
        .missingToken, at: ByteRange(at: last.end),
        [.text("\(what) after `\(source.text(last))`"), .text(TokenKind.newline.description)]))
    memberAfterError = position
    return false
  }
}
