/// The grammar table as flat arrays, with the tokens that can begin each rule.
struct CompiledGrammar: Sendable {
  /// One rule. `part` and `count` give its parts in `parts`; `table` is the beginning of a choice in `alternatives`. It
  /// holds no references, because the parser copies it at each step.
  struct Cell: Sendable {
    enum Shape: UInt8, Sendable {
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
    /// The name of the rule in diagnostics: an index into `texts`.
    var what: Int32 = 0
    var tokens = TokenSet()

    /// The cell of the node's rule, for a rule that is a node.
    var target: Int { Int(part) }
  }

  /// The tokens that begin a rule: in `words` those that are words of the grammar there, in `all` also names.
  struct First: Equatable, Sendable {
    var words = TokenSet()
    var all = TokenSet()
    var isNullable = false
  }

  static let shared = CompiledGrammar.stored

  var cells: [Cell] = []
  var firsts: [First] = []
  var parts: [Int32] = []
  /// The cell of each kind of node, or -1.
  var nodes: [Int32] = []
  /// For each choice and each kind of token, the cell of the alternative that the token begins, or -1.
  var alternatives: [Int32] = []
  /// For each kind of token, its level as an operator between two operands or before one, or -1.
  var infixLevels: [Int8] = []
  var prefixLevels: [Int8] = []
  var texts = [""]

  /// The cell of a part of a rule.
  @inline(__always)
  func part(_ cell: Cell, _ index: Int) -> Int { Int(parts[Int(cell.part) &+ index]) }

  func part(_ cell: Int, _ index: Int) -> Int { part(cells[cell], index) }

  /// The cell of the alternative of a choice that a token begins, or -1.
  @inline(__always)
  func alternative(of choice: Cell, _ kind: TokenKind) -> Int {
    Int(alternatives[Int(choice.table) &+ Int(kind.code)])
  }

  /// The name of a cell's rule in diagnostics.
  func what(_ cell: Cell) -> String { texts[Int(cell.what)] }
}

extension CompiledGrammar {
  /// The grammar from `GrammarImage`: a process that reads a small spec has no time to compile the table.
  static var stored: CompiledGrammar {
    var grammar = CompiledGrammar()
    let rows = GrammarImage.cells
    let count = rows.count / 3
    grammar.cells.reserveCapacity(count)
    grammar.firsts.reserveCapacity(count)
    for row in 0..<count { grammar.add(rows[row * 3], rows[row * 3 + 1], rows[row * 3 + 2]) }
    grammar.parts = GrammarImage.parts
    grammar.nodes = GrammarImage.nodes
    grammar.alternatives = GrammarImage.alternatives
    grammar.infixLevels = GrammarImage.infixLevels
    grammar.prefixLevels = GrammarImage.prefixLevels
    grammar.texts = GrammarImage.texts
    return grammar
  }

  private mutating func add(_ traits: UInt64, _ places: UInt64, _ sets: UInt64) {
    func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: traits >> (index * 8)) }
    func half(_ word: UInt64, _ index: UInt64) -> Int { Int(word >> (index * 16) & 0xFFFF) }
    func set(_ index: UInt64) -> TokenSet {
      let place = half(sets, index) * 2
      return TokenSet(low: GrammarImage.sets[place], high: GrammarImage.sets[place + 1])
    }
    cells.append(
      Cell(
        shape: Cell.Shape(rawValue: byte(0)) ?? .token, kind: NodeKind(rawValue: byte(1)) ?? .file,
        role: Role(rawValue: byte(2)) ?? .none, allowsComma: byte(3) & 1 != 0,
        part: Int32(half(places, 0)), count: Int32(half(traits, 2)), table: Int32(half(places, 1)),
        what: Int32(half(traits, 3)), tokens: set(0)))
    firsts.append(First(words: set(1), all: set(2), isNullable: byte(3) & 2 != 0))
  }
}
