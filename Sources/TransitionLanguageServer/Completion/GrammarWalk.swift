import TransitionSyntax

/// A part with which the grammar can go on at a place.
struct Expectation {
  /// The kind of a part.
  enum Part {
    /// A punctuation mark.
    case mark(TokenKind)
    /// A word of the grammar.
    case word(Word)
    /// A name.
    case name(Role)
    /// A token of a class.
    case literal(TokenKind)
    /// A value.
    case value(Role)
    /// An object, or a property of one.
    case path(Role)
    /// A name with or without arguments.
    case application(Role)
    /// A curve.
    case curve
    /// An operator after a value.
    case infix
    /// A block of members.
    case block(Rule, BlockSeparator)
  }

  var part: Part
  /// The node whose rule it is a part of.
  var kind: NodeKind
  /// Whether it begins its member.
  var isFirst: Bool
  /// The call whose argument it is, if it is one.
  var call: Call?

  /// An argument of a call.
  struct Call {
    /// The name of the function.
    var function: Symbol
    /// The position of the argument.
    var index: Int
    /// Whether it has a label.
    var isLabelled: Bool
  }
}

/// Follows the grammar table along the tokens of one member, and finds the parts that can follow them.
///
/// It follows every alternative, so that a word that may be a name counts as both. Nothing is reported: tokens that do
/// not match end their alternative.
struct GrammarWalk {
  private let tokens: [Token]
  private(set) var found: [Expectation] = []

  /// The parts that can follow some tokens of a member.
  /// - Parameters:
  ///   - tokens: The tokens of the member so far, without line ends.
  ///   - rule: The rule of the member.
  ///   - kind: The node that the member is in.
  static func expectations(after tokens: [Token], _ rule: Rule, in kind: NodeKind) -> [Expectation] {
    var walk = GrammarWalk(tokens: tokens)
    _ = walk.match(rule, kind, [0])
    return walk.found
  }

  private init(tokens: [Token]) { self.tokens = tokens }

  private mutating func expect(_ part: Expectation.Part, _ kind: NodeKind, _ call: Expectation.Call? = nil) {
    found.append(Expectation(part: part, kind: kind, isFirst: tokens.isEmpty, call: call))
  }

  private mutating func match(_ rule: Rule, _ kind: NodeKind, _ places: Set<Int>) -> Set<Int> {
    if places.isEmpty { return [] }
    switch rule {
    case .sequence(let rules):
      return rules.reduce(places) { match($1, kind, $0) }
    case .choice(let rules):
      return rules.reduce(into: []) { $0.formUnion(match($1, kind, places)) }
    case .optional(let rule): return places.union(match(rule, kind, places))
    case .many(let rule):
      var all = places
      var next = places
      while !next.isEmpty {
        next = match(rule, kind, next).subtracting(all)
        all.formUnion(next)
      }
      return all
    case .commaSeparated(let rule):
      var all = match(rule, kind, places)
      var next = all
      while !next.isEmpty {
        next = match(rule, kind, match(.mark(.comma), kind, next)).subtracting(all)
        all.formUnion(next)
      }
      return all
    case .node(let inner, _):
      guard let rule = GrammarTable.rule(of: inner) else { return [] }
      return match(rule, inner, places)
    default:
      return places.reduce(into: []) { ends, place in
        if let end = matchOne(rule, kind, place) { ends.insert(end) }
      }
    }
  }

  /// The place after a part that is no combination of others; nil where the tokens do not match it.
  private mutating func matchOne(_ rule: Rule, _ kind: NodeKind, _ place: Int) -> Int? {
    let isAtEnd = place == tokens.count
    switch rule {
    case .mark(let mark), .markLeaf(let mark, _):
      if isAtEnd { expect(.mark(mark), kind) }
      return next(place) { $0 == mark }
    case .word(let word):
      if isAtEnd { expect(.word(word), kind) }
      return next(place) { $0.word == word }
    case .wordLeaf(let words, _):
      if isAtEnd { for word in words { expect(.word(word), kind) } }
      return next(place) { $0.word.map(words.contains) ?? false }
    case .name(let role):
      if isAtEnd { expect(.name(role), kind) }
      return next(place) { $0.isName }
    case .literal(let literal, _, _):
      if isAtEnd { expect(.literal(literal), kind) }
      return next(place) { $0 == literal }
    case .expression(let role): return value(place, role, kind, nil)
    case .path(let role):
      if isAtEnd { expect(.path(role), kind) }
      return path(place)
    case .apply(let role):
      if isAtEnd { expect(.application(role), kind) }
      return application(place, kind)
    case .curve:
      if isAtEnd { expect(.curve, kind) }
      if !isAtEnd, let word = tokens[place].kind.word, Self.wordsAfterCurves.contains(word) { return nil }
      return application(place, kind)
    case .block(let member, let separator, _, _):
      if isAtEnd { expect(.block(member, separator), kind) }
      return block(place)
    case .lines, .sequence, .choice, .optional, .many, .commaSeparated, .node: return nil
    }
  }

  private static let wordsAfterCurves: Set<Word> = [.over, .at, .after, .stagger, .along, .backward, .delay]

  private func next(_ place: Int, _ fits: (TokenKind) -> Bool) -> Int? {
    place < tokens.count && fits(tokens[place].kind) ? place + 1 : nil
  }

  private func kind(_ place: Int) -> TokenKind? { place < tokens.count ? tokens[place].kind : nil }

  /// The place after a block that is closed.
  private func block(_ place: Int) -> Int? {
    guard kind(place) == .openBrace else { return nil }
    var depth = 0
    for index in place..<tokens.count {
      if tokens[index].kind == .openBrace { depth += 1 }
      if tokens[index].kind == .closeBrace { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  // MARK: Values

  private func path(_ place: Int) -> Int? {
    guard var end = next(place, \.isName) else { return nil }
    while kind(end) == .dot {
      guard let after = next(end + 1, \.isName) else { return nil }
      end = after
    }
    return end
  }

  private mutating func application(_ place: Int, _ kind: NodeKind) -> Int? {
    guard let end = next(place, \.isName) else { return nil }
    return self.kind(end) == .openParenthesis ? arguments(of: place, end, kind) : end
  }

  /// The place after closed arguments. Where they are not closed, adds the parts that can be written in them to the result.
  private mutating func arguments(of function: Int, _ place: Int, _ kind: NodeKind) -> Int? {
    var place = place + 1
    if self.kind(place) == .closeParenthesis { return place + 1 }
    var index = 0
    while true {
      let isLabelled = self.kind(place)?.isName == true && self.kind(place + 1) == .colon
      if isLabelled { place += 2 }
      let call = Expectation.Call(
        function: tokens[function].symbol, index: index, isLabelled: isLabelled)
      guard let end = value(place, .value, kind, call) else { return nil }
      switch self.kind(end) {
      case .comma: place = end + 1
      case .closeParenthesis: return end + 1
      default: return nil
      }
      index += 1
    }
  }

  /// The place after the longest value, or nil.
  private mutating func value(
    _ place: Int, _ role: Role, _ kind: NodeKind, _ call: Expectation.Call?
  ) -> Int? {
    guard var end = operand(place, role, kind, call) else { return nil }
    while true {
      guard let sign = self.kind(end) else {
        expect(.infix, kind, call)
        return end
      }
      guard Self.infix.contains(sign) else { return end }
      guard let next = operand(end + 1, role, kind, call) else { return nil }
      end = next
    }
  }

  private static let infix: Set<TokenKind> = Set(
    ExpressionGrammar.levels.filter { $0.shape != .prefix }.flatMap(\.operators))
  private static let prefix: Set<TokenKind> = Set(
    ExpressionGrammar.levels.filter { $0.shape == .prefix }.flatMap(\.operators))

  private mutating func operand(
    _ place: Int, _ role: Role, _ kind: NodeKind, _ call: Expectation.Call?
  ) -> Int? {
    guard let token = self.kind(place) else {
      expect(.value(role), kind, call)
      return nil
    }
    if Self.prefix.contains(token) { return operand(place + 1, role, kind, call) }
    if token == .openParenthesis {
      guard let end = value(place + 1, role, kind, call), self.kind(end) == .closeParenthesis else {
        return nil
      }
      return suffix(end + 1)
    }
    if token == .number || token == .color || token == .string || token.word == .true
      || token.word == .false
    {
      return place + 1
    }
    guard token.isName else { return nil }
    if self.kind(place + 1) == .openParenthesis {
      return arguments(of: place, place + 1, kind).flatMap(suffix)
    }
    return path(place)
  }

  private func suffix(_ place: Int) -> Int? {
    kind(place) == .dot ? path(place + 1) : place
  }
}
