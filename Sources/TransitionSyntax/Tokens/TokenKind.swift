/// The kind of a token: a punctuation mark, a class of tokens, or one of the words of the grammar.
@frozen public struct TokenKind: Hashable, Sendable {
  /// Below `TokenKind.wordBase` a mark or class, from there on a `Word`.
  public let code: UInt8

  @inlinable
  init(code: UInt8) { self.code = code }

  // Classes.
  /// The end of the text.
  @inlinable public static var endOfFile: TokenKind { TokenKind(code: 0) }
  /// A line end or `;` that ends a member.
  @inlinable public static var newline: TokenKind { TokenKind(code: 1) }
  /// A name that is not a word of the grammar.
  @inlinable public static var name: TokenKind { TokenKind(code: 2) }
  /// A name in back-ticks.
  @inlinable public static var quotedName: TokenKind { TokenKind(code: 3) }
  /// A number with its unit.
  @inlinable public static var number: TokenKind { TokenKind(code: 4) }
  /// `#RRGGBB` or `#RRGGBBAA`.
  @inlinable public static var color: TokenKind { TokenKind(code: 5) }
  /// A string on one line.
  @inlinable public static var string: TokenKind { TokenKind(code: 6) }
  /// Bytes that begin no token.
  @inlinable public static var unknown: TokenKind { TokenKind(code: 7) }

  // Marks.
  /// `_`
  @inlinable public static var underscore: TokenKind { TokenKind(code: 8) }
  /// `{`
  @inlinable public static var openBrace: TokenKind { TokenKind(code: 9) }
  /// `}`
  @inlinable public static var closeBrace: TokenKind { TokenKind(code: 10) }
  /// `(`
  @inlinable public static var openParenthesis: TokenKind { TokenKind(code: 11) }
  /// `)`
  @inlinable public static var closeParenthesis: TokenKind { TokenKind(code: 12) }
  /// `,`
  @inlinable public static var comma: TokenKind { TokenKind(code: 13) }
  /// `:`
  @inlinable public static var colon: TokenKind { TokenKind(code: 14) }
  /// `=`
  @inlinable public static var equals: TokenKind { TokenKind(code: 15) }
  /// `.`
  @inlinable public static var dot: TokenKind { TokenKind(code: 16) }
  /// `..`
  @inlinable public static var dotDot: TokenKind { TokenKind(code: 17) }
  /// `->`
  @inlinable public static var arrow: TokenKind { TokenKind(code: 18) }
  /// `+`
  @inlinable public static var plus: TokenKind { TokenKind(code: 19) }
  /// `-`
  @inlinable public static var minus: TokenKind { TokenKind(code: 20) }
  /// `*`
  @inlinable public static var star: TokenKind { TokenKind(code: 21) }
  /// `/`
  @inlinable public static var slash: TokenKind { TokenKind(code: 22) }
  /// `<`
  @inlinable public static var less: TokenKind { TokenKind(code: 23) }
  /// `<=`
  @inlinable public static var lessOrEqual: TokenKind { TokenKind(code: 24) }
  /// `>`
  @inlinable public static var greater: TokenKind { TokenKind(code: 25) }
  /// `>=`
  @inlinable public static var greaterOrEqual: TokenKind { TokenKind(code: 26) }
  /// `==`
  @inlinable public static var equalEqual: TokenKind { TokenKind(code: 27) }
  /// `!=`
  @inlinable public static var notEqual: TokenKind { TokenKind(code: 28) }
  /// `?`
  @inlinable public static var question: TokenKind { TokenKind(code: 29) }

  /// The code of the first word.
  @inlinable public static var wordBase: UInt8 { 32 }
  /// The number of codes.
  static var codeCount: Int { Int(wordBase) + Int(wordCount) }
  private static var wordCount: Symbol { Symbol(Word.last.rawValue) + 1 }

  /// The kind of a word of the grammar.
  @inlinable
  public init(_ word: Word) { code = TokenKind.wordBase + word.rawValue }

  /// The kind of the name that a symbol stands for: the words are the first symbols.
  init(named symbol: Symbol) {
    self = symbol < Self.wordCount ? TokenKind(code: Self.wordBase + UInt8(symbol)) : .name
  }

  /// The word, or nil when it is none.
  @inlinable public var word: Word? {
    code >= TokenKind.wordBase ? Word(rawValue: code - TokenKind.wordBase) : nil
  }

  /// Whether it is a mark after which a member goes on in the next line.
  public var continuesLine: Bool {
    switch self {
    case .openBrace, .comma, .colon, .equals, .arrow, .plus, .minus, .star, .slash, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .equalEqual, .notEqual, .dotDot:
      true
    default: false
    }
  }

  /// Whether it can be where the grammar wants a name.
  @inlinable public var isName: Bool {
    self == .name || self == .quotedName || (code >= TokenKind.wordBase && word?.isReserved == false)
  }

  /// The text in diagnostics: the mark or word in back-ticks, or the name of the class.
  public var description: String {
    if let word { return "`\(word.spelling)`" }
    return TokenKind.descriptions[Int(code)]
  }

  /// The text of the mark or word, or the name of the class.
  package var spelling: String { description.filter { $0 != "`" } }

  /// In the order of the codes.
  private static let descriptions: [String] = [
    "the end of the file", "the end of the line", "a name", "a name", "a number", "a colour", "a string",
    "this character", "`_`", "`{`", "`}`", "`(`", "`)`", "`,`", "`:`", "`=`", "`.`", "`..`", "`->`", "`+`",
    "`-`", "`*`", "`/`", "`<`", "`<=`", "`>`", "`>=`", "`==`", "`!=`", "`?`",
  ]
}
