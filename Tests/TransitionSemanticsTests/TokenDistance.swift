import TransitionSyntax
import TransitionText

/// The distance between two texts in tokens. Spaces, line ends and comments do not count.
enum TokenDistance {
  /// The smallest number of tokens that must be inserted, removed or replaced to turn one text into the other.
  static func between(_ first: SourceText, _ second: SourceText) -> Int {
    var (a, b) = (tokens(of: first)[...], tokens(of: second)[...])
    while let left = a.first, left == b.first { (a, b) = (a.dropFirst(), b.dropFirst()) }
    while let left = a.last, left == b.last { (a, b) = (a.dropLast(), b.dropLast()) }
    let others = Array(b)
    var row = Array(0...others.count)
    for token in a {
      var corner = row[0]
      row[0] += 1
      for index in others.indices {
        let changed = corner + (token == others[index] ? 0 : 1)
        corner = row[index + 1]
        row[index + 1] = min(changed, row[index + 1] + 1, row[index] + 1)
      }
    }
    return row[others.count]
  }

  private static func tokens(of source: SourceText) -> [ArraySlice<UInt8>] {
    Lexer.lex(source).tokens.all.map(\.range).filter { !$0.isEmpty }.map { source[$0] }
      .filter { !$0.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } }
  }
}
