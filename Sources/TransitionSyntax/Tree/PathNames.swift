public import TransitionText

/// The names of a path, without the dots between them.
///
/// It reads the tokens in place: specs have many paths, and most are read once.
public struct PathNames: RandomAccessCollection, Sendable {
  /// One name: its symbol, and its bytes.
  public typealias Element = (symbol: Symbol, range: ByteRange)
  /// Some of the names of a path are a path.
  public typealias SubSequence = PathNames

  /// The number of the first name.
  public let startIndex: Int
  /// The number just past the last name.
  public let endIndex: Int
  @usableFromInline let tokens: [Token]
  /// The token of name 0; a dot is between it and the next.
  @usableFromInline let first: Int

  @usableFromInline
  init(_ tokens: [Token], first: Int, _ range: Range<Int>) {
    self.tokens = tokens
    self.first = first
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  /// The names in a run of tokens that begins with one; a dot at its end has no name after it.
  @usableFromInline
  init(_ tokens: [Token], covering covered: Range<Int>) {
    self.init(tokens, first: covered.lowerBound, 0..<(covered.count + 1) / 2)
  }

  /// One name.
  @inlinable public subscript(index: Int) -> Element {
    let token = tokens[first + 2 * index]
    return (token.symbol, token.range)
  }

  /// Some of the names; they keep their numbers.
  @inlinable public subscript(range: Range<Int>) -> PathNames {
    PathNames(tokens, first: first, range)
  }
}
