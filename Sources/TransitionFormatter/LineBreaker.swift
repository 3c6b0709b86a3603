import TransitionSyntax
import TransitionText

/// Lays the tokens of a member out: on one line if they fit, otherwise broken at the outermost places that make
/// them fit.
struct LineBreaker {
  private let tree: SyntaxTree
  private let style: TokenStyle
  private let indent: Int
  private let end: Int
  /// How many columns are left free after the last token.
  private let reserve: Int
  private(set) var text: [UInt8] = []
  private var column: Int
  private var columns: [Int: Int] = [:]
  private var widths: [Int] = []
  private let start: Int
  private let gaps: [Int: Gap]
  /// The tokens that a line comment puts on a line of their own.
  private var forced: [Int] = []
  /// The last token before which comments have been written.
  private var lastGap = -1

  /// The greatest column at which a broken line may begin.
  private static let farthestAnchor = 60

  /// - Parameters:
  ///   - tokens: The tokens.
  ///   - leading: Comments that are on the line before them.
  ///   - indent: The column at which the line begins.
  ///   - reserve: How many columns the comment after them takes. No value is broken for a comment.
  init(
    _ tokens: Range<Int>, leading: [ByteRange], tree: SyntaxTree, style: TokenStyle, indent: Int,
    reserve: Int = 0
  ) {
    self.tree = tree
    self.style = style
    self.indent = indent
    self.reserve = reserve
    start = tokens.lowerBound
    end = tokens.upperBound
    column = indent
    gaps = Self.gaps(tokens, tree)
    for comment in leading {
      write(Self.withPlainLineEnds(tree.source[comment]))
      write([UInt8(ascii: " ")])
    }
    if tokens.isEmpty { return }
    measure(tokens)
    place(tokens)
  }

  /// The gaps within the tokens that hold comments.
  private static func gaps(_ tokens: Range<Int>, _ tree: SyntaxTree) -> [Int: Gap] {
    var gaps: [Int: Gap] = [:]
    for token in tokens.dropFirst() {
      let bytes = tree.tokens.trivia(before: token)
      if bytes.count < 2 { continue }
      let gap = Gap(tree.source, from: bytes.start, to: bytes.end)
      if !gap.comments.isEmpty { gaps[token] = gap }
    }
    return gaps
  }

  /// Measures the tokens up to each, without breaks, and finds the breaks that line comments force.
  private mutating func measure(_ tokens: Range<Int>) {
    var width = 0
    widths = [0]
    for token in tokens {
      if token > start, !style.isTight[token] || gaps[token] != nil { width += 1 }
      for comment in gaps[token]?.comments ?? [] {
        width += Width.of(tree.source[comment.range]) + 1
        if comment.isLine, forced.last != token { forced.append(token) }
      }
      width += Width.of(tree.source[tree.tokens.range(token)])
      widths.append(width)
    }
  }

  /// The width of some tokens up to the first that a line comment puts on a line of its own, with the reserve after the last.
  private func width(_ tokens: Range<Int>) -> Int {
    let end = firstForced(in: tokens) ?? tokens.upperBound
    return widths[end - start] - widths[tokens.lowerBound - start] + (end == self.end ? reserve : 0)
  }

  /// The first token, except the first of the range, that a line comment puts on a line of its own.
  private func firstForced(in tokens: Range<Int>) -> Int? {
    var (low, high) = (0, forced.count)
    while low < high {
      let middle = (low + high) / 2
      if forced[middle] <= tokens.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < forced.count && forced[low] < tokens.upperBound ? forced[low] : nil
  }

  private mutating func place(_ tokens: Range<Int>) {
    // The text before the first token is on the line already, or begins it.
    let first = tokens.lowerBound
    if gaps[first] != nil { addGap(before: first) }
    let isWhole = firstForced(in: tokens) == nil
    if isWhole, column + width(first..<tokens.upperBound) <= Formatter.lineWidth {
      return tokens.forEach { add($0) }
    }
    let inner = tokens.dropFirst().filter { style.ranks[$0] > 0 }
    guard let rank = inner.map({ style.ranks[$0] }).min(), reserve == 0 || rank == TokenStyle.memberRank
    else { return tokens.forEach { add($0) } }
    let starts = [first] + inner.filter { style.ranks[$0] == rank }
    for (index, first) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1] : tokens.upperBound
      let isForced = gaps[first]?.comments.contains { $0.isLine } ?? false
      if index > 0, !isForced, column + width(first..<next) > Formatter.lineWidth { breakLine(before: first) }
      place(first..<next)
    }
  }

  private mutating func breakLine(before token: Int) {
    let anchor = columns[Int(style.anchors[token])] ?? indent + 4
    let next = anchor <= Self.farthestAnchor ? anchor : indent + 4
    isLineStart = true
    write([UInt8(ascii: "\n")])
    write(repeatElement(UInt8(ascii: " "), count: next))
    column = next
  }

  private var isLineStart = true

  /// Writes the comments before a token.
  private mutating func addGap(before token: Int) {
    guard token > lastGap, let gap = gaps[token] else { return }
    lastGap = token
    var isInside = tree.tokens[token - 1].kind == .openParenthesis
    for comment in gap.comments {
      if comment.isLine, comment.linesBefore > 0, !isLineStart { breakLine(before: token) }
      if !isLineStart, !isInside || comment.isLine { write([UInt8(ascii: " ")]) }
      isLineStart = false
      isInside = false
      write(Self.withPlainLineEnds(tree.source[comment.range]))
      if comment.isLine { breakLine(before: token) }
    }
  }

  private mutating func add(_ token: Int) {
    addGap(before: token)
    let isClose = tree.tokens[token].kind == .closeParenthesis || tree.tokens[token].kind == .comma
    if !isLineStart, gaps[token] == nil ? !style.isTight[token] : !isClose { write([UInt8(ascii: " ")]) }
    isLineStart = false
    columns[token] = column
    write(tree.source[tree.tokens.range(token)])
  }

  /// The bytes with `\n` for every line end.
  static func withPlainLineEnds(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\r")) else { return Array(bytes) }
    var result: [UInt8] = []
    for index in bytes.indices {
      let isPair = index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "\n")
      if bytes[index] != UInt8(ascii: "\r") {
        result.append(bytes[index])
      } else if !isPair {
        result.append(UInt8(ascii: "\n"))
      }
    }
    return result
  }

  private mutating func write(_ bytes: some BidirectionalCollection<UInt8>) {
    text += bytes
    guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return column += Width.of(bytes) }
    column = Width.of(bytes[bytes.index(after: last)...])
  }
}
