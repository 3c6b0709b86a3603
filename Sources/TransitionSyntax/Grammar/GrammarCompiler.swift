/// Makes the flat arrays of a `CompiledGrammar` from `GrammarTable`. The result is stored as `GrammarImage`, and a test
/// checks that both are equal.
struct GrammarCompiler {
  private typealias Cell = CompiledGrammar.Cell
  private typealias First = CompiledGrammar.First

  private var grammar = CompiledGrammar()

  /// The grammar of the table.
  static func compile() -> CompiledGrammar { GrammarCompiler().grammar }

  private init() {
    grammar.nodes = [Int32](repeating: -1, count: NodeKind.allCases.count)
    grammar.infixLevels = Self.levels { $0.shape != .prefix }
    grammar.prefixLevels = Self.levels { $0.shape == .prefix }
    for kind in NodeKind.allCases { _ = cell(of: kind) }
    while findFirsts() {}
    for index in grammar.cells.indices where grammar.cells[index].shape == .choice { addAlternatives(index) }
  }

  private static func levels(where isWanted: (ExpressionGrammar.Level) -> Bool) -> [Int8] {
    var levels = [Int8](repeating: -1, count: TokenKind.codeCount)
    for (number, level) in ExpressionGrammar.levels.enumerated() where isWanted(level) {
      for kind in level.operators { levels[Int(kind.code)] = Int8(number) }
    }
    return levels
  }

  /// A word of the grammar wins over a name, and an earlier alternative over a later one.
  private mutating func addAlternatives(_ choice: Int) {
    let table = grammar.alternatives.count
    grammar.cells[choice].table = Int32(table)
    grammar.alternatives += [Int32](repeating: -1, count: TokenKind.codeCount)
    let inner = (0..<Int(grammar.cells[choice].count)).map { grammar.part(choice, $0) }
    for code in 0..<TokenKind.codeCount {
      let found =
        inner.first { grammar.firsts[$0].words.contains(code: code) }
        ?? inner.first { grammar.firsts[$0].all.contains(code: code) }
      if let found { grammar.alternatives[table + code] = Int32(found) }
    }
  }

  private mutating func text(_ text: String) -> Int32 {
    if let known = grammar.texts.firstIndex(of: text) { return Int32(known) }
    grammar.texts.append(text)
    return Int32(grammar.texts.count - 1)
  }

  private mutating func cell(of kind: NodeKind) -> Int? {
    if grammar.nodes[Int(kind.rawValue)] >= 0 { return Int(grammar.nodes[Int(kind.rawValue)]) }
    guard let rule = GrammarTable.rule(of: kind) else { return nil }
    let index = reserve()
    grammar.nodes[Int(kind.rawValue)] = Int32(index)
    fill(index, rule)
    return index
  }

  private mutating func reserve() -> Int {
    grammar.cells.append(Cell(shape: .sequence))
    grammar.firsts.append(First())
    return grammar.cells.count - 1
  }

  private mutating func add(_ rule: Rule) -> Int {
    if case .node(let kind, let role) = rule {
      let index = reserve()
      let target = cell(of: kind) ?? index
      grammar.cells[index] = Cell(shape: .node, kind: kind, role: role, part: Int32(target))
      return index
    }
    let index = reserve()
    fill(index, rule)
    return index
  }

  private mutating func addParts(_ rules: [Rule]) -> (part: Int, count: Int) {
    let added = rules.map { Int32(add($0)) }
    let part = grammar.parts.count
    grammar.parts += added
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
    grammar.cells[index] = cell
    grammar.cells[index].tokens = set
    grammar.firsts[index] = First(words: isWord ? set : TokenSet(), all: set)
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
      grammar.cells[index].what = text(what)
    case .block(let rule, let separator, _, let what):
      compound(index, .block, [rule])
      grammar.cells[index].what = text(what)
      grammar.cells[index].allowsComma = separator == .newlineOrComma
    default: break
    }
  }

  private mutating func compound(_ index: Int, _ shape: Cell.Shape, _ rules: [Rule]) {
    let (part, count) = addParts(rules)
    grammar.cells[index] = Cell(shape: shape, part: Int32(part), count: Int32(count))
  }

  /// Computes the tokens that begin each rule again, from those of its parts.
  /// - Returns: Whether any of them have changed.
  private mutating func findFirsts() -> Bool {
    var hasChanged = false
    for index in grammar.cells.indices.reversed() {
      let first = first(of: grammar.cells[index], at: index)
      if first != grammar.firsts[index] {
        grammar.firsts[index] = first
        hasChanged = true
      }
    }
    return hasChanged
  }

  private func first(of cell: Cell, at index: Int) -> First {
    switch cell.shape {
    case .node: return grammar.firsts[cell.target]
    case .block: return First(all: TokenSet([.openBrace]))
    case .sequence, .choice, .optional, .many, .commaSeparated, .lines:
      var first = First(isNullable: cell.shape == .optional || cell.shape == .many || cell.shape == .lines)
      for offset in 0..<Int(cell.count) {
        let next = grammar.firsts[grammar.part(index, offset)]
        first.words = first.words.union(next.words)
        first.all = first.all.union(next.all)
        if cell.shape == .sequence, !next.isNullable { break }
      }
      return first
    default: return grammar.firsts[index]
    }
  }
}
