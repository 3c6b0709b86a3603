public import TransitionDiagnostics
public import TransitionText

/// Runs the grammar table over tokens. It never fails: tokens that the grammar has no place for become `unexpected`
/// nodes, missing parts are reported, and the next member is parsed as if there had been no error.
public struct Parser {
  /// Parses a source text.
  /// - Parameter source: Any bytes.
  /// - Returns: The tree, which covers every token, and the findings.
  public static func parse(_ source: SourceText) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    let parsed = whole(source)
    return (parsed.tree, parsed.diagnostics)
  }

  /// Parses all of a text.
  static func whole(_ source: SourceText) -> ParsedText {
    let (tokens, lexical) = Lexer.lex(source)
    var parser = Parser(source: source, tokens: tokens, lexical: lexical)
    parser.parseFile()
    var diagnostics = FindingFilter.merge(lexical, parser.diagnostics)
    if diagnostics.count > 1 { diagnostics.sort { $0.range.start < $1.range.start } }
    return parser.parsed(diagnostics, lexical, nameCount: tokens.names.count)
  }

  /// How deep blocks and parentheses may nest: deeper than in any real spec, and shallow enough for any stack.
  static let depthLimit = 100
  /// How many operators one expression may have, all its parts together: expressions are walked by recursion.
  static let operatorLimit = 400

  let grammar = CompiledGrammar.shared
  let source: SourceText
  /// The tokens. Wrong ones are changed to the kind that was meant.
  var tokens: Tokens
  var position = 0
  var nodes: [SyntaxTree.Node] = []
  var diagnostics: [Diagnostic] = []
  /// Where each of them comes from.
  var origins: [Origin] = []
  /// Whether changes are looked for that mend a member.
  var triesRepairs = true
  /// For how many members of the present declaration and of the whole text that was done.
  var triedMembers = (present: 0, all: 0)
  var parent = NodeID.none
  var lastChild = NodeID.none
  var depth = 0
  /// How many expressions are around the present place, and how many operators they have so far.
  var expressionDepth = 0
  var operatorCount = 0
  /// Whether the expression around the present place is a condition.
  var isCondition = false
  /// The blocks around the present place, outermost first.
  var blocks: [OpenBlock] = []
  /// The number of faults, including those that the lexer has reported.
  var faults = 0
  /// The first token of a member before which a value, or a `}`, is missing, or -1.
  var memberAfterError = -1
  /// The beginning of the list whose missing commas were reported last, or -1.
  var listWithoutCommas = -1
  /// The line that was last looked at for a `)` that closes nothing, and whether it has one.
  var parenthesizedLine: (tokens: Range<Int>, hasUnopened: Bool) = (0..<0, false)
  /// The token before which members of the file are not parsed any more, or -1.
  var stop = -1
  /// The token at which the last syntax error was reported: one a place is enough.
  private var reported = -1

  /// A block whose closing brace has not come yet.
  struct OpenBlock {
    /// The cell of its members.
    var member: Int
    /// The token of its opening brace, or -1 for the file.
    var brace: Int
  }

  /// The offsets of the lexer's findings, in ascending order.
  private let lexical: [UInt32]
  /// Whether the text ends in an unclosed comment, which may contain the missing parts.
  let endsInComment: Bool

  init(source: SourceText, tokens: Tokens, lexical: [Diagnostic]) {
    self.source = source
    self.tokens = tokens
    self.lexical = lexical.map(\.range.start).sorted()
    endsInComment = lexical.last?.code == .unterminatedComment
    nodes.reserveCapacity(tokens.count + 8)
  }

  /// The kind of the present token.
  var kind: TokenKind { tokens[position].kind }

  /// The kind of any token. Outside the text it is the end of the file, so that advice may look ahead and back.
  @inline(__always)
  func kind(at token: Int) -> TokenKind {
    token >= 0 && token < tokens.all.count ? tokens.all[token].kind : .endOfFile
  }

  private mutating func parseFile() {
    let root = open(.file, .none)
    parent = root
    _ = run(Int(grammar.nodes[Int(NodeKind.file.rawValue)]))
    nodes[Int(root.index)].end = UInt32(tokens.count)
  }

  // MARK: Rules

  /// Parses a rule.
  /// - Returns: Whether the tokens match the rule; if not, that has been reported.
  mutating func run(_ index: Int) -> Bool {
    let cell = grammar.cells[index]
    switch cell.shape {
    case .token: return expect(cell, index)
    case .leaf, .literal:
      guard cell.tokens.contains(kind) || mend(index) else {
        if cell.role == .type, takeFunctionType() { return false }
        if cell.shape == .leaf, cell.tokens.contains(.name), reportNearName() { return false }
        return missing(grammar.what(cell))
      }
      addLeaf(cell.shape == .leaf ? .leaf : cell.kind, cell.role)
      if kind == .minus, cell.shape == .leaf, !takeHyphens(from: position - 1), parent != .none {
        nodes[Int(parent.index)].hasError = true
      }
      return true
    case .node: return runNode(cell)
    case .expression:
      if !grammar.firsts[index].all.contains(kind) { _ = mend(index) }
      return parseExpression(role: cell.role)
    case .path: return parsePath(role: cell.role)
    case .apply: return parseApplication(cell)
    case .sequence:
      for offset in 0..<Int(cell.count) where !run(grammar.part(cell, offset)) { return false }
      return true
    case .choice: return runChoice(index, cell)
    case .optional:
      let inner = grammar.part(cell, 0)
      if beginsEntry, parent != .none, nodes[Int(parent.index)].kind == .tableEntry { return true }
      return grammar.firsts[inner].all.contains(kind) || mendOptional(inner) ? run(inner) : true
    case .many:
      let inner = grammar.part(cell, 0)
      while grammar.firsts[inner].all.contains(kind) {
        if !run(inner) { return false }
      }
      return true
    case .commaSeparated: return runCommaSeparated(grammar.part(cell, 0))
    case .block: return runBlock(cell, member: grammar.part(cell, 0))
    case .lines:
      runLines(cell, member: grammar.part(cell, 0))
      return true
    }
  }

  private mutating func expect(_ cell: CompiledGrammar.Cell, _ index: Int) -> Bool {
    if cell.tokens.contains(kind) || mend(index) {
      position += 1
      return true
    }
    return mendWord(cell, index) || takeMissingOpening(cell) || missing(grammar.what(cell))
  }

  private mutating func runNode(_ cell: CompiledGrammar.Cell) -> Bool {
    if cell.kind == .table, takeGroupOfTracks() { return false }
    let node = open(cell.kind, cell.role)
    let outerParent = parent
    parent = node
    lastChild = .none
    if cell.kind == .pair { mendFromTo() } else if cell.kind == .declaration { skipForeignDeclarator() }
    let isWhole = run(cell.target)
    close(node, hasError: !isWhole)
    parent = outerParent
    lastChild = node
    return isWhole
  }

  private mutating func runChoice(_ index: Int, _ cell: CompiledGrammar.Cell) -> Bool {
    let inner = grammar.alternative(of: cell, beginsUnopenedTable ? .openBrace : kind)
    if inner >= 0 { return run(inner) }
    return mend(index) ? runChoice(index, cell) : missing(description(of: index))
  }

  private mutating func runCommaSeparated(_ element: Int) -> Bool {
    guard run(element) else { return false }
    while kind == .comma || takeMissingComma() {
      if kind == .comma { position += 1 }
      if beginsMemberBehindList { return missingBeforeMember("a name") }
      if !run(element) { return false }
    }
    return true
  }

  /// The possible texts of a rule, in words.
  func description(of index: Int) -> String {
    let cell = grammar.cells[index]
    switch cell.shape {
    case .node: return description(of: cell.target)
    case .block: return "`{`"
    case .sequence, .optional, .many, .commaSeparated: return description(of: grammar.part(cell, 0))
    case .choice:
      var parts: [String] = []
      for offset in 0..<Int(cell.count) {
        let part = description(of: grammar.part(cell, offset))
        for choice in part.parts(between: " or ") where !parts.contains(choice) {
          parts.append(choice)
        }
      }
      return parts.dropLast().joined(separator: ", ") + (parts.count > 1 ? " or " : "") + (parts.last ?? "")
    default: return grammar.what(cell)
    }
  }

  // MARK: Nodes

  /// Adds a node that begins at the present token, as the last child of the present parent.
  mutating func open(_ kind: NodeKind, _ role: Role) -> NodeID {
    let id = NodeID(nodes.count)
    nodes.append(SyntaxTree.Node(kind: kind, role: role, start: UInt32(position), end: UInt32(position)))
    link(id)
    return id
  }

  /// Makes a node the last child of the present parent.
  mutating func link(_ id: NodeID) {
    if parent == .none { return }
    if lastChild == .none {
      nodes[Int(parent.index)].firstChild = id
    } else {
      nodes[Int(lastChild.index)].nextSibling = id
    }
    lastChild = id
  }

  mutating func close(_ id: NodeID, hasError: Bool = false) {
    nodes[Int(id.index)].end = UInt32(position)
    if hasError { nodes[Int(id.index)].hasError = true }
  }

  mutating func addLeaf(_ kind: NodeKind, _ role: Role) {
    let id = NodeID(nodes.count)
    nodes.append(
      SyntaxTree.Node(kind: kind, role: role, start: UInt32(position), end: UInt32(position + 1)))
    link(id)
    position += 1
  }

  // MARK: Errors

  /// Reports that something is missing before the present token.
  /// - Returns: False, for the caller to pass on.
  mutating func missing(_ what: String) -> Bool {
    if let diagnostic = detachedUnit() ?? brokenArrow(what) {
      report(diagnostic)
      return false
    }
    let isLineEnd = kind == .newline || kind == .endOfFile
    let range: ByteRange
    if isLineEnd, position > 0 {
      range = ByteRange(at: tokens[position - 1].end)
    } else {
      range = tokens.range(position)
    }
    let advice = adviceOnMissing(what) ?? exampleForMissing(what)
    report(
      Diagnostic(
        .missingToken, at: range, [.text(what), found()], notes: advice?.notes ?? [],
        fixIts: advice?.fixIts ?? []))
    return false
  }

  /// The present token as diagnostics name it.
  func found() -> DiagnosticArgument {
    if kind == .newline || kind == .endOfFile { return .text(kind.description) }
    return .quoted(tokens.range(position))
  }

  /// Adds a syntax error, unless one was reported at this token already.
  mutating func report(_ diagnostic: Diagnostic) {
    if reported == position { return }
    reported = position
    faults += 1
    if isReportedByLexer(position) { return }
    var diagnostic = diagnostic
    diagnostic.fixIts = diagnostic.fixIts.map { $0.apart(in: source) }
    diagnostics.append(diagnostic)
    origins.append(Origin(token: position))
  }

  /// Whether the lexer has reported a token, or bytes that are no token.
  func isReportedByLexer(_ token: Int) -> Bool {
    if kind(at: token) == .unknown { return true }
    if kind(at: token) == .endOfFile { return endsInComment }
    if lexical.isEmpty { return false }
    var (low, high) = (0, lexical.count)
    while low < high {
      let middle = (low + high) / 2
      if lexical[middle] < tokens[token].start { low = middle + 1 } else { high = middle }
    }
    return low < lexical.count && lexical[low] < tokens[token].end
  }
}
