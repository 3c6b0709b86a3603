public import TransitionText

/// The number of a name: equal names have equal symbols. The words of the grammar come first.
public typealias Symbol = UInt32

/// One token: its kind and its place.
public struct Token: Sendable {
  /// The offset of its first byte.
  public let start: UInt32
  /// The offset just past its last byte.
  public let end: UInt32
  /// The symbol of a name or word; 0 for other tokens.
  public let symbol: Symbol
  /// The kind of the token.
  public internal(set) var kind: TokenKind

  @usableFromInline
  init(_ kind: TokenKind, _ start: Int, _ end: Int, symbol: Symbol = 0) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.symbol = symbol
  }

  /// Its bytes.
  @inlinable public var range: ByteRange { ByteRange(start, end) }

  /// The same token with shifted offsets, modulo 2^32.
  func moved(by shift: UInt32) -> Token {
    Token(kind, Int(start &+ shift), Int(end &+ shift), symbol: symbol)
  }
}

/// The tokens of one source text; the last is `endOfFile`.
///
/// Tokens do not overlap and are in the order of the text. The bytes between two of them are trivia: spaces, line ends
/// that end no member, comments. Tokens and trivia together are the text, byte for byte.
public struct Tokens: Sendable {
  /// The tokens, in the order of the text.
  public private(set) var all: [Token] = []
  /// The names behind the symbols.
  public internal(set) var names = SymbolTable()

  /// Makes an empty list with room for a number of tokens.
  init(capacity: Int) { all.reserveCapacity(capacity) }

  /// The first tokens of another version of the text, with all of its names.
  init(first count: Int, of other: Tokens) {
    names = other.names
    all.reserveCapacity(other.count + 256)
    all += other.all[..<count]
  }

  /// Adds the last tokens of another version of the text, whose names are among these.
  /// - Parameter shift: The shift of their offsets, in bytes, modulo 2^32.
  mutating func append(_ other: Tokens, from first: Int, movedBy shift: UInt32) {
    all.reserveCapacity(all.count + other.count - first)
    for token in other.all[first...] { all.append(token.moved(by: shift)) }
  }

  /// The number of tokens, `endOfFile` included.
  @inlinable public var count: Int { all.count }

  /// One token.
  @inlinable public subscript(index: Int) -> Token { all[index] }

  /// The bytes of a token.
  @inlinable
  public func range(_ index: Int) -> ByteRange { all[index].range }

  /// The bytes between the token before and this one.
  public func trivia(before index: Int) -> ByteRange {
    ByteRange(index == 0 ? 0 : all[index - 1].end, all[index].start)
  }

  mutating func append(_ kind: TokenKind, _ start: Int, _ end: Int, symbol: Symbol = 0) {
    all.append(Token(kind, start, end, symbol: symbol))
  }

  mutating func removeLast() { all.removeLast() }

  /// Puts a token before one of the last few.
  mutating func insert(_ token: Token, at place: Int) {
    all.append(token)
    var index = all.count - 1
    while index > place {
      all.swapAt(index, index - 1)
      index -= 1
    }
  }

  /// Changes a token to the kind that was meant.
  mutating func change(_ index: Int, to kind: TokenKind) { all[index].kind = kind }
}
