/// A set of token kinds.
struct TokenSet: Equatable, Sendable {
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0

  init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

  init(_ kinds: some Sequence<TokenKind> = []) {
    for kind in kinds { insert(kind) }
  }

  /// The tokens that can be names.
  static let names: TokenSet = {
    var set = TokenSet([.name, .quotedName])
    for word in Word.allCases where !word.isReserved { set.insert(TokenKind(word)) }
    return set
  }()

  /// The words that never name a curve, because they may follow one.
  static let wordsAfterCurves: [Word] = [.over, .at, .after, .stagger, .along, .backward, .delay]

  /// The names that a curve can have.
  static let curveNames: TokenSet = TokenSet(
    [.name, .quotedName]
      + Word.allCases.filter { !$0.isReserved && !wordsAfterCurves.contains($0) }.map(TokenKind.init))

  @inline(__always)
  func contains(_ kind: TokenKind) -> Bool { contains(code: Int(kind.code)) }

  @inline(__always)
  func contains(code: Int) -> Bool {
    let half = code < 64 ? low : high
    return half & (1 &<< UInt64(truncatingIfNeeded: code)) != 0
  }

  mutating func insert(_ kind: TokenKind) {
    precondition(kind.code < 128, "two words of 64 bits hold every kind")
    if kind.code < 64 { low |= 1 << UInt64(kind.code) } else { high |= 1 << UInt64(kind.code & 63) }
  }

  func union(_ other: TokenSet) -> TokenSet {
    var set = self
    set.low |= other.low
    set.high |= other.high
    return set
  }
}
