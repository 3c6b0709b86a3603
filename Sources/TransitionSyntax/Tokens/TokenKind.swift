/// What a token is: a punctuation mark, a class of tokens, or one of the words of the grammar.
public struct TokenKind: Hashable, Sendable {
  /// Below `TokenKind.wordBase` a mark or class, from there on a `Word`.
  public let code: UInt8

  private init(code: UInt8) { self.code = code }

  // Classes.
  /// After the last byte.
  public static let endOfFile = TokenKind(code: 0)
  /// A line end or `;` that ends a member.
  public static let newline = TokenKind(code: 1)
  /// A name that is not a word of the grammar.
  public static let name = TokenKind(code: 2)
  /// A name in back-ticks.
  public static let quotedName = TokenKind(code: 3)
  /// A number with its unit.
  public static let number = TokenKind(code: 4)
  /// `#RRGGBB` or `#RRGGBBAA`.
  public static let color = TokenKind(code: 5)
  /// A string on one line.
  public static let string = TokenKind(code: 6)
  /// Bytes that begin no token.
  public static let unknown = TokenKind(code: 7)

  // Marks.
  /// `_`
  public static let underscore = TokenKind(code: 8)
  /// `{`
  public static let openBrace = TokenKind(code: 9)
  /// `}`
  public static let closeBrace = TokenKind(code: 10)
  /// `(`
  public static let openParenthesis = TokenKind(code: 11)
  /// `)`
  public static let closeParenthesis = TokenKind(code: 12)
  /// `,`
  public static let comma = TokenKind(code: 13)
  /// `:`
  public static let colon = TokenKind(code: 14)
  /// `=`
  public static let equals = TokenKind(code: 15)
  /// `.`
  public static let dot = TokenKind(code: 16)
  /// `..`
  public static let dotDot = TokenKind(code: 17)
  /// `->`
  public static let arrow = TokenKind(code: 18)
  /// `+`
  public static let plus = TokenKind(code: 19)
  /// `-`
  public static let minus = TokenKind(code: 20)
  /// `*`
  public static let star = TokenKind(code: 21)
  /// `/`
  public static let slash = TokenKind(code: 22)
  /// `<`
  public static let less = TokenKind(code: 23)
  /// `<=`
  public static let lessOrEqual = TokenKind(code: 24)
  /// `>`
  public static let greater = TokenKind(code: 25)
  /// `>=`
  public static let greaterOrEqual = TokenKind(code: 26)
  /// `==`
  public static let equalEqual = TokenKind(code: 27)
  /// `!=`
  public static let notEqual = TokenKind(code: 28)
  /// `?`
  public static let question = TokenKind(code: 29)

  /// The code of the first word.
  public static let wordBase: UInt8 = 32
  /// How many codes there are.
  static let codeCount = Int(wordBase) + Word.allCases.count

  /// The kind of a word of the grammar.
  public init(_ word: Word) { code = TokenKind.wordBase + word.rawValue }

  /// The word, or nil when it is none.
  public var word: Word? { code >= TokenKind.wordBase ? Word(rawValue: code - TokenKind.wordBase) : nil }

  /// Whether it can stand where the grammar wants a name.
  public var isName: Bool {
    self == .name || self == .quotedName || (code >= TokenKind.wordBase && word?.isReserved == false)
  }

  /// The mark as it is written, or what the class is called in diagnostics.
  public var description: String {
    if let word { return "`\(word.spelling)`" }
    return TokenKind.descriptions[Int(code)]
  }

  /// The mark or word as it is written; of a class, what it is called.
  package var spelling: String { description.filter { $0 != "`" } }

  /// In the order of the codes.
  private static let descriptions: [String] = [
    "the end of the file", "the end of the line", "a name", "a name", "a number", "a colour", "a string",
    "this character", "`_`", "`{`", "`}`", "`(`", "`)`", "`,`", "`:`", "`=`", "`.`", "`..`", "`->`", "`+`",
    "`-`", "`*`", "`/`", "`<`", "`<=`", "`>`", "`>=`", "`==`", "`!=`", "`?`",
  ]
}
