/// The grammar table as flat arrays, with the tokens that can begin each rule.
struct CompiledGrammar: Sendable {
  /// One rule. `part` and `count` name its parts in `parts`; of a choice `table` is where its alternatives begin.
  /// It holds nothing that has to be counted, because the parser copies it at each step.
  struct Cell: Sendable {
    enum Shape: Sendable {
      case token, leaf, literal, node, expression, path, apply
      case sequence, choice, optional, many, commaSeparated, block, lines
    }

    var shape: Shape
    var kind = NodeKind.file
    var role = Role.none
    var allowsComma = false
    var part: Int32 = 0
    var count: Int32 = 0
    var table: Int32 = 0
    /// How the rule is called in diagnostics: an index into `texts`.
    var what: Int32 = 0
    var tokens = TokenSet()

    /// The cell of the node, for a rule that is one.
    var target: Int { Int(part) }
  }

  /// The tokens that begin a rule; words that begin it as words, apart from those that are only names there.
  struct First: Equatable, Sendable {
    var words = TokenSet()
    var all = TokenSet()
    var isNullable = false
  }

  static let shared = CompiledGrammar()

  private(set) var cells: [Cell] = []
  private(set) var firsts: [First] = []
  private(set) var parts: [Int32] = []
  /// The cell of each kind of node, or -1.
  private(set) var nodes: [Int32]
  /// For each choice and each kind of token, the cell of the alternative that the token begins, or -1.
  private(set) var alternatives: [Int32] = []
  /// For each kind of token, its level as an operator between two operands or before one, or -1.
  let infixLevels: [Int8]
  let prefixLevels: [Int8]
  private var texts = [""]

  private init() {
    nodes = [Int32](repeating: -1, count: NodeKind.allCases.count)
    infixLevels = Self.levels { $0.shape != .prefix }
    prefixLevels = Self.levels { $0.shape == .prefix }
    for kind in NodeKind.allCases { _ = cell(of: kind) }
    while findFirsts() {}
    for index in cells.indices where cells[index].shape == .choice { addAlternatives(index) }
  }

  /// The cell of a part of a rule.
  @inline(__always)
  func part(_ cell: Cell, _ index: Int) -> Int { Int(parts[Int(cell.part) &+ index]) }

  func part(_ cell: Int, _ index: Int) -> Int { part(cells[cell], index) }

  /// The cell of the alternative of a choice that a token begins, or -1.
  @inline(__always)
  func alternative(of choice: Cell, _ kind: TokenKind) -> Int {
    Int(alternatives[Int(choice.table) &+ Int(kind.code)])
  }

  /// How the rule of a cell is called in diagnostics.
  func what(_ cell: Cell) -> String { texts[Int(cell.what)] }

  private static func levels(where isWanted: (ExpressionGrammar.Level) -> Bool) -> [Int8] {
    var levels = [Int8](repeating: -1, count: TokenKind.codeCount)
    for (number, level) in ExpressionGrammar.levels.enumerated() where isWanted(level) {
      for kind in level.operators { levels[Int(kind.code)] = Int8(number) }
    }
    return levels
  }

  /// A word of the grammar wins over a name, and what stands first over what follows.
  private mutating func addAlternatives(_ choice: Int) {
    let table = alternatives.count
    cells[choice].table = Int32(table)
    alternatives += [Int32](repeating: -1, count: TokenKind.codeCount)
    let inner = (0..<Int(cells[choice].count)).map { part(choice, $0) }
    for code in 0..<TokenKind.codeCount {
      let found =
        inner.first { firsts[$0].words.contains(code: code) }
        ?? inner.first { firsts[$0].all.contains(code: code) }
      if let found { alternatives[table + code] = Int32(found) }
    }
  }

  private mutating func text(_ text: String) -> Int32 {
    texts.append(text)
    return Int32(texts.count - 1)
  }

  private mutating func cell(of kind: NodeKind) -> Int? {
    if nodes[Int(kind.rawValue)] >= 0 { return Int(nodes[Int(kind.rawValue)]) }
    guard let rule = GrammarTable.rule(of: kind) else { return nil }
    let index = reserve()
    nodes[Int(kind.rawValue)] = Int32(index)
    fill(index, rule)
    return index
  }

  private mutating func reserve() -> Int {
    cells.append(Cell(shape: .sequence))
    firsts.append(First())
    return cells.count - 1
  }

  private mutating func add(_ rule: Rule) -> Int {
    if case .node(let kind, let role) = rule {
      let index = reserve()
      let target = cell(of: kind) ?? index
      cells[index] = Cell(shape: .node, kind: kind, role: role, part: Int32(target))
      return index
    }
    let index = reserve()
    fill(index, rule)
    return index
  }

  private mutating func addParts(_ rules: [Rule]) -> (part: Int, count: Int) {
    let added = rules.map { Int32(add($0)) }
    let part = parts.count
    parts += added
    return (part, added.count)
  }

  private mutating func fill(_ index: Int, _ rule: Rule) {
    switch rule {
    case .mark(let kind): token(index, Cell(shape: .token, what: text(kind.description)), TokenSet([kind]))
    case .word(let word):
      let kind = TokenKind(word)
      token(index, Cell(shape: .token, what: text(kind.description)), TokenSet([kind]), isWord: true)
    case .markLeaf(let kind, let role):
      token(
        index, Cell(shape: .leaf, kind: .leaf, role: role, what: text(kind.description)), TokenSet([kind]))
    case .wordLeaf(let words, let role):
      let spellings = words.map { "`\($0.spelling)`" }
      let what = (spellings.dropLast(2) + [spellings.suffix(2).joined(separator: " or ")]).joined(
        separator: ", ")
      let set = TokenSet(words.map(TokenKind.init))
      token(index, Cell(shape: .leaf, kind: .leaf, role: role, what: text(what)), set, isWord: true)
    case .name(let role):
      token(index, Cell(shape: .leaf, kind: .leaf, role: role, what: text("a name")), .names)
    case .literal(let kind, let node, let role):
      let cell = Cell(shape: .literal, kind: node, role: role, what: text(kind.description))
      token(index, cell, TokenSet([kind]))
    case .path(let role): token(index, Cell(shape: .path, role: role, what: text("a name")), .names)
    case .apply(let role): token(index, Cell(shape: .apply, role: role, what: text("a name")), .names)
    case .curve: token(index, Cell(shape: .apply, role: .curve, what: text("a curve")), .curveNames)
    case .expression(let role):
      let first = TokenSet(ExpressionGrammar.first).union(.names)
      token(index, Cell(shape: .expression, role: role, what: text("a value")), first)
    case .node: break  // `add` makes these.
    default: fillCompound(index, rule)
    }
  }

  private mutating func token(_ index: Int, _ cell: Cell, _ set: TokenSet, isWord: Bool = false) {
    cells[index] = cell
    cells[index].tokens = set
    firsts[index] = First(words: isWord ? set : TokenSet(), all: set)
  }

  private mutating func fillCompound(_ index: Int, _ rule: Rule) {
    switch rule {
    case .sequence(let rules): compound(index, .sequence, rules)
    case .choice(let rules): compound(index, .choice, rules)
    case .optional(let rule): compound(index, .optional, [rule])
    case .many(let rule): compound(index, .many, [rule])
    case .commaSeparated(let rule): compound(index, .commaSeparated, [rule])
    case .lines(let rule, _, let what):
      compound(index, .lines, [rule])
      cells[index].what = text(what)
    case .block(let rule, let separator, _, let what):
      compound(index, .block, [rule])
      cells[index].what = text(what)
      cells[index].allowsComma = separator == .newlineOrComma
    default: break
    }
  }

  private mutating func compound(_ index: Int, _ shape: Cell.Shape, _ rules: [Rule]) {
    let (part, count) = addParts(rules)
    cells[index] = Cell(shape: shape, part: Int32(part), count: Int32(count))
  }

  /// Works out once more what begins each rule from what is known of its parts.
  /// - Returns: Whether more is known now.
  private mutating func findFirsts() -> Bool {
    var hasChanged = false
    for index in cells.indices.reversed() {
      let first = first(of: cells[index], at: index)
      if first != firsts[index] {
        firsts[index] = first
        hasChanged = true
      }
    }
    return hasChanged
  }

  private func first(of cell: Cell, at index: Int) -> First {
    switch cell.shape {
    case .node: return firsts[cell.target]
    case .block: return First(all: TokenSet([.openBrace]))
    case .sequence, .choice, .optional, .many, .commaSeparated, .lines:
      var first = First(isNullable: cell.shape == .optional || cell.shape == .many || cell.shape == .lines)
      for offset in 0..<Int(cell.count) {
        let next = firsts[part(index, offset)]
        first.words = first.words.union(next.words)
        first.all = first.all.union(next.all)
        if cell.shape == .sequence, !next.isNullable { break }
      }
      return first
    default: return firsts[index]
    }
  }
}
