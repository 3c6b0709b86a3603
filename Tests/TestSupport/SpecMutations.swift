import Foundation
import TransitionSyntax
public import TransitionText

/// Specs of the checker's tests with a few wrong tokens. One seed always gives the same texts.
///
/// Errors of a parser are rarely about single bytes: they need a `<-` in one place, or a `#` before a comment.
public struct SpecMutations: Sequence, IteratorProtocol {
  private var random: RandomSource
  private let name: String
  private var left: Int

  /// The specs that are changed: each finding's, and those that almost have it.
  private static let specs: [SourceText] = ["Cases", "NearMisses"].flatMap { name in
    let folder = Specs.root.appending(path: "Tests/TransitionSemanticsTests/\(name)")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".transition") }.sorted().compactMap { file in
      (try? Data(contentsOf: folder.appending(path: file))).map { SourceText(name: file, bytes: $0) }
    }
  }

  /// Tokens of this language and of others, and pieces of tokens.
  private static let tokens: [[UInt8]] =
    [
      "<-", "->", "=>", "- >", "-->", "<=", "==", "=", "..", "...", ".", ",", ":", ";", "?", "!", "_", "&&",
      "||",
      "+", "-", "*", "/", "%", "<", ">", "{", "}", "(", ")", "[", "]", "()", "{}", "@", "#", "#FFF", "#//",
      "//",
      "///", "/*", "*/", "\"", "\"a\"", "'", "`", "“", "→", "–", "é", "\u{A0}", "\u{200B}", "\u{FEFF}",
      "\u{0}",
      "\n", "\n\n", "\r\n", "\t", " ", "0", "1", "-1", ".5", "5.", "0pt", "50%", "-100%", "0s", "300ms",
      "3600s",
      "90deg", "100pt/s", "1e308", "1e400pt", "99999999999999999999",
      String(repeating: "9", count: 308) + "pt",
      "0.0000001", "infinity", "nan", "a", "list", "detail", "a.b", "from", "to", "style", "forward",
      "backward",
      "animate", "let", "shared", "view", "place", "hide", "hold", "call", "at", "over", "after", "by", "on",
      "when",
      "if", "not", "and", "or", "interactive", "progress", "settle", "states", "transition", "motion",
      "import",
      "true", "color", "rect(0, 0, 1, 1)", "spring",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3]]

  /// - Parameters:
  ///   - seed: The seed of the random numbers.
  ///   - count: The number of texts.
  public init(seed: UInt64, count: Int) {
    random = RandomSource(seed: seed)
    name = "seed \(seed)"
    left = count
  }

  /// The next text. Its name says how it is found again.
  public mutating func next() -> SourceText? {
    guard left > 0, let spec = Self.specs.randomElement(using: &random) else { return nil }
    left -= 1
    var pieces = Self.pieces(of: spec)
    for _ in 0..<Int.random(in: 1...3, using: &random) { change(&pieces) }
    return SourceText(name: "\(name), \(left) left, \(spec.name)", bytes: pieces.joined())
  }

  /// The tokens and the bytes between them.
  private static func pieces(of spec: SourceText) -> [[UInt8]] {
    let tokens = Lexer.lex(spec).tokens
    let bytes = spec.bytes
    return (0..<tokens.count).flatMap { index in
      [tokens.trivia(before: index), tokens.range(index)].filter { !$0.isEmpty }
        .map { Array(bytes[Int($0.start)..<Int($0.end)]) }
    }
  }

  private mutating func change(_ pieces: inout [[UInt8]]) {
    guard let token = Self.tokens.randomElement(using: &random), !pieces.isEmpty else { return }
    let place = Int.random(in: 0..<pieces.count, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: pieces.insert(token, at: place)
    case 3...5: pieces[place] = token
    case 6...7: pieces.remove(at: place)
    case 8: pieces.swapAt(place, Int.random(in: 0..<pieces.count, using: &random))
    case 9: pieces[place] = pieces.randomElement(using: &random) ?? token
    case 10: pieces.removeSubrange(place...)
    default:
      let end = Swift.min(pieces.count, place + Int.random(in: 1...12, using: &random))
      pieces.insert(contentsOf: pieces[place..<end], at: Int.random(in: 0..<pieces.count, using: &random))
    }
  }
}
