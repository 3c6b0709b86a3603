public import TransitionText

/// The number of a name: equal names have equal symbols. The words of the grammar come first.
public typealias Symbol = UInt32

/// The tokens of one source text as parallel arrays; the last is `endOfFile`.
///
/// Tokens do not overlap and stand in the order of the text. What lies between two of them is trivia: spaces,
/// line ends that end nothing, comments. Tokens and trivia together are the text, byte for byte.
public struct Tokens: Sendable {
  /// What each token is.
  public internal(set) var kinds: [TokenKind] = []
  /// The offset of each token's first byte.
  public internal(set) var starts: [UInt32] = []
  /// The offset just past each token's last byte.
  public internal(set) var ends: [UInt32] = []
  /// The symbol of each name or word; 0 for other tokens.
  public internal(set) var symbols: [Symbol] = []
  /// The names behind the symbols.
  public internal(set) var names = SymbolTable()

  /// The number of tokens, `endOfFile` included.
  public var count: Int { kinds.count }

  /// The bytes of a token.
  public func range(_ index: Int) -> ByteRange { ByteRange(starts[index], ends[index]) }

  /// The bytes between the token before and this one.
  public func trivia(before index: Int) -> ByteRange {
    ByteRange(index == 0 ? 0 : ends[index - 1], starts[index])
  }

  mutating func removeLast() {
    kinds.removeLast()
    starts.removeLast()
    ends.removeLast()
    symbols.removeLast()
  }

  mutating func append(_ kind: TokenKind, _ start: Int, _ end: Int, symbol: Symbol = 0) {
    kinds.append(kind)
    starts.append(UInt32(truncatingIfNeeded: start))
    ends.append(UInt32(truncatingIfNeeded: end))
    symbols.append(symbol)
  }
}
