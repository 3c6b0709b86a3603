import TestSupport
package import TransitionSyntax

/// Makes specs of everything that the grammar table has. They parse; what they say makes no sense.
package struct SpecGenerator {
  private var random: RandomSource
  /// How many more members there may be.
  private var budget: Int
  private var depth = 0
  private var pieces: [Piece] = []
  /// The kinds of nodes that the specs made so far have.
  package private(set) var kinds: Set<NodeKind> = []

  /// - Parameters:
  ///   - seed: Equal seeds make equal specs.
  ///   - size: About how many members a spec has.
  package init(seed: UInt64, size: Int = 30) {
    random = RandomSource(seed: seed)
    budget = size
  }

  /// The next spec, with spaces, line ends and comments wherever they may stand.
  package mutating func spec() -> String {
    pieces = []
    node(.file)
    return SpecLayout(pieces: pieces, random: random).text
  }

  // MARK: Rules

  private mutating func node(_ kind: NodeKind) {
    kinds.insert(kind)
    if let rule = GrammarTable.rule(of: kind) { make(rule) }
  }

  private mutating func make(_ rule: Rule) {
    switch rule {
    case .mark(let kind), .markLeaf(let kind, _): add(kind.spelling)
    case .word(let word): addWord(word)
    case .wordLeaf(let words, _): addWord(words[Int.random(in: 0..<words.count, using: &random)])
    case .name: add(name())
    case .literal(let kind, let node, _):
      kinds.insert(node)
      literal(kind)
    case .node(let kind, _): node(kind)
    case .expression: expression()
    case .path: path()
    case .apply, .curve: Bool.random(using: &random) ? add(plainName()) : call()
    case .sequence(let rules): rules.forEach { make($0) }
    case .choice(let rules): make(rules[Int.random(in: 0..<rules.count, using: &random)])
    case .optional(let rule): if chance(2) { make(rule) }
    case .many(let rule): repeated { $0.make(rule) }
    case .commaSeparated(let rule):
      make(rule)
      repeated {
        $0.add(",")
        $0.make(rule)
      }
    case .block(let member, let separator, _, _): block(member, allowsComma: separator == .newlineOrComma)
    case .lines(let member, _, _): members(member, allowsComma: false)
    }
  }

  private mutating func repeated(_ body: (inout Self) -> Void) {
    while chance(3) { body(&self) }
  }

  private mutating func block(_ member: Rule, allowsComma: Bool) {
    add("{")
    depth += 1
    if depth < 4 { members(member, allowsComma: allowsComma) }
    depth -= 1
    add("}")
  }

  private mutating func members(_ member: Rule, allowsComma: Bool) {
    let count = depth == 0 ? budget : Int.random(in: 0...4, using: &random)
    for index in 0..<count where budget > 0 {
      budget -= 1
      if index > 0 { pieces.append(.separator(allowsComma: allowsComma)) }
      make(member)
    }
  }

  // MARK: Expressions

  private mutating func expression() {
    depth += 1
    level(depth > 7 ? ExpressionGrammar.levels.count : 0)
    depth -= 1
  }

  private mutating func level(_ index: Int) {
    guard index < ExpressionGrammar.levels.count else { return atom() }
    let level = ExpressionGrammar.levels[index]
    switch level.shape {
    case .prefix:
      if chance(8) {
        kinds.insert(.prefix)
        addOperator(level)
        self.level(index)
      } else {
        self.level(index + 1)
      }
    case .once, .leftAssociative:
      self.level(index + 1)
      while chance(9) {
        kinds.insert(.binary)
        addOperator(level)
        self.level(index + 1)
        if level.shape == .once { break }
      }
    }
  }

  private mutating func addOperator(_ level: ExpressionGrammar.Level) {
    let kind = level.operators[Int.random(in: 0..<level.operators.count, using: &random)]
    pieces.append(.token(kind.spelling, .infix))
  }

  private mutating func atom() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: literal(.color)
    case 1: literal(.string)
    case 2:
      kinds.insert(.flag)
      add(Bool.random(using: &random) ? "true" : "false")
    case 3 where depth < 7:
      kinds.insert(.parenthesized)
      pieces.append(.token("(", .open))
      expression()
      pieces.append(.token(")", .close))
      suffix()
    case 4 where depth < 7:
      call()
      suffix()
    case 5...8: path()
    default: literal(.number)
    }
  }

  private mutating func suffix() {
    guard chance(4) else { return }
    kinds.insert(.member)
    add(".")
    path()
  }

  private mutating func path() {
    kinds.insert(.path)
    add(plainName())
    repeated {
      $0.add(".")
      $0.add($0.anyName())
    }
  }

  private mutating func call() {
    kinds.insert(.apply)
    add(plainName())
    pieces.append(.token("(", .open))
    if !chance(5) {
      argument()
      repeated {
        $0.add(",")
        $0.argument()
      }
    }
    pieces.append(.token(")", .close))
  }

  private mutating func argument() {
    kinds.insert(.argument)
    if chance(3) {
      add(name())
      add(":")
    }
    expression()
  }

  // MARK: Tokens

  private mutating func add(_ text: String) { pieces.append(.token(text, .plain)) }
  private mutating func addWord(_ word: Word) { pieces.append(.token("\(word.spelling)", .word)) }

  private mutating func literal(_ kind: TokenKind) {
    switch kind {
    case .number:
      kinds.insert(.number)
      add(pick(["0", "1", "12", "0.5", "1_000", "3.14_15", "00"]) + pick(Self.units))
    case .color:
      kinds.insert(.color)
      add(pick(["#000000", "#AbCdEf", "#12345678"]))
    case .string:
      kinds.insert(.string)
      add(pick([#""a b""#, #""""#, #""\n\t\"\\\u{1F600}""#, #""// no comment \u{e9} é /*""#]))
    default: add(kind.spelling)
    }
  }

  private static let units = [
    "", "", "ms", "s", "pt", "deg", "rad", "turn", "%", "pt/s", "%/s", "x", "furlong2/s",
  ]

  /// A name that is no word of the grammar, so that no rule can take it for one.
  private mutating func plainName() -> String {
    pick(["a", "b2", "_c", "grid", "photo", "`over`", "`not`", "`a`"])
  }

  /// Any name. Words of the grammar can stand where nothing else can.
  private mutating func name() -> String {
    pick(["view", "frame", "content", "image", "shared", plainName(), "d"])
  }

  /// Any name, also every word that is a name where it means nothing else.
  private mutating func anyName() -> String {
    if Bool.random(using: &random) { return name() }
    let words = Word.allCases.filter { !$0.isReserved }
    return "\(words[Int.random(in: 0..<words.count, using: &random)].spelling)"
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
}
