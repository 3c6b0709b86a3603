import TestSupport
import TransitionText

@testable import TransitionSyntax

/// Compares trees with the grammar table. It is independent of the parser: it matches a node with its rule in all possible ways,
/// while the parser chooses by the next token.
struct TreeVerifier {
  private let tree: SyntaxTree
  private var faults: [String] = []

  /// The differences from the table, in nodes without errors.
  static func faults(in tree: SyntaxTree) -> [String] {
    var verifier = TreeVerifier(tree: tree)
    var pending = [tree.root]
    while let node = pending.popLast() {
      pending += tree.children(node)
      // A member that the grammar does not allow in a block does not make the block an error.
      let isMixed = tree.children(node).contains { tree.kind($0) == .unexpected }
      if !tree.hasError(node), !isMixed { verifier.verify(node) }
    }
    return verifier.faults
  }

  private init(tree: SyntaxTree) { self.tree = tree }

  /// A part of a node, in order: one of its own tokens, or a child.
  private enum Item {
    case token(TokenKind)
    case child(NodeID)
  }

  private func items(of node: NodeID) -> [Item] {
    var items: [Item] = []
    var next = tree.tokenRange(node).lowerBound
    for child in tree.children(node) {
      let range = tree.tokenRange(child)
      items += (next..<range.lowerBound).map { .token(tree.tokens[$0].kind) }
      items.append(.child(child))
      next = range.upperBound
    }
    return items + (next..<tree.tokenRange(node).upperBound).map { .token(tree.tokens[$0].kind) }
  }

  private mutating func verify(_ node: NodeID) {
    let items = items(of: node)
    let isRight: Bool
    switch tree.kind(node) {
    case .unexpected: isRight = false
    case .leaf: isRight = items.count == 1
    case .file:
      // The end of the file is its last token.
      isRight =
        GrammarTable.rule(of: .file).map { ends(of: $0, items, [0]).contains(items.count - 1) } ?? false
    case .atRest, .number, .color, .string, .flag: isRight = items.count == 1
    case .path: isRight = isPath(items)
    case .apply, .argument, .parenthesized, .member, .prefix, .binary: isRight = isExpressionPart(node, items)
    default:
      isRight =
        GrammarTable.rule(of: tree.kind(node)).map { ends(of: $0, items, [0]).contains(items.count) } ?? false
    }
    if !isRight { faults.append("\(tree.kind(node)) at token \(tree.tokenRange(node))") }
  }

  private func isPath(_ items: [Item]) -> Bool {
    items.count % 2 == 1
      && items.enumerated().allSatisfy { index, item in
        guard case .token(let kind) = item else { return false }
        return index % 2 == 0 ? kind.isName : kind == .dot
      }
  }

  // MARK: Rules

  /// The possible ends of a rule that begins at one of some places.
  private func ends(of rule: Rule, _ items: [Item], _ starts: Set<Int>) -> Set<Int> {
    switch rule {
    case .mark(let kind): step(items, starts) { self.isToken($0, kind) }
    case .word(let word): step(items, starts) { self.isToken($0, TokenKind(word)) }
    case .markLeaf(let kind, let role): step(items, starts) { self.isLeaf($0, role) { $0 == kind } }
    case .wordLeaf(let words, let role):
      step(items, starts) { self.isLeaf($0, role) { kind in words.contains { TokenKind($0) == kind } } }
    case .name(let role): step(items, starts) { self.isLeaf($0, role, \.isName) }
    case .literal(let kind, let node, let role):
      step(items, starts) { self.isNode($0, node, role) && self.firstToken($0) == kind }
    case .node(let kind, let role): step(items, starts) { self.isNode($0, kind, role) }
    case .expression(let role):
      step(items, starts) { item in Self.expressions.contains { self.isNode(item, $0, role) } }
    case .path(let role): step(items, starts) { self.isNode($0, .path, role) }
    case .apply(let role): step(items, starts) { self.isNode($0, .apply, role) }
    case .curve: step(items, starts) { self.isNode($0, .apply, .curve) }
    case .sequence(let rules): rules.reduce(starts) { ends(of: $1, items, $0) }
    case .choice(let rules): rules.reduce(into: Set<Int>()) { $0.formUnion(ends(of: $1, items, starts)) }
    case .optional(let rule): starts.union(ends(of: rule, items, starts))
    case .many(let rule): closure(of: starts) { ends(of: rule, items, $0) }
    case .commaSeparated(let rule):
      closure(of: ends(of: rule, items, starts)) {
        ends(of: rule, items, step(items, $0) { self.isToken($0, .comma) })
      }
    case .block(let member, let separator, _, _):
      closed(blockEnds(member, items, opened(starts, items), separator), items)
    case .lines(let member, _, _): blockEnds(member, items, starts, .newline)
    }
  }

  /// The places after an opening brace. A missing one does not make a member an error.
  private func opened(_ starts: Set<Int>, _ items: [Item]) -> Set<Int> {
    let opened = step(items, starts) { self.isToken($0, .openBrace) }
    return tree.hasErrors ? opened.union(starts) : opened
  }

  /// The places after a closing brace. A missing one does not make a member an error.
  private func closed(_ ends: Set<Int>, _ items: [Item]) -> Set<Int> {
    let closed = step(items, ends) { self.isToken($0, .closeBrace) }
    return tree.hasErrors ? closed.union(ends) : closed
  }

  private func blockEnds(
    _ member: Rule, _ items: [Item], _ starts: Set<Int>, _ separator: BlockSeparator
  ) -> Set<Int> {
    func separated(_ starts: Set<Int>) -> Set<Int> {
      step(items, starts) {
        self.isToken($0, .newline) || (separator == .newlineOrComma && self.isToken($0, .comma))
      }
    }
    let first = closure(of: starts, separated)
    let members = closure(of: ends(of: member, items, first)) { ends in
      // The text after a broken member on its line has already been reported.
      let broken = ends.filter { $0 > 0 && self.isBroken(items[$0 - 1]) }
      return self.ends(of: member, items, closure(of: separated(ends), separated).union(broken))
    }
    return first.union(closure(of: members, separated))
  }

  private func closure(of starts: Set<Int>, _ next: (Set<Int>) -> Set<Int>) -> Set<Int> {
    var all = starts
    var fresh = starts
    while !fresh.isEmpty {
      fresh = next(fresh).subtracting(all)
      all.formUnion(fresh)
    }
    return all
  }

  private func step(_ items: [Item], _ starts: Set<Int>, _ matches: (Item) -> Bool) -> Set<Int> {
    Set(starts.filter { $0 < items.count && matches(items[$0]) }.map { $0 + 1 })
  }

  // MARK: Items

  private func isToken(_ item: Item, _ kind: TokenKind) -> Bool {
    if case .token(kind) = item { true } else { false }
  }

  private func isNode(_ item: Item, _ kind: NodeKind, _ role: Role) -> Bool {
    guard case .child(let node) = item else { return false }
    return tree.kind(node) == kind && tree.role(node) == role
  }

  private func isBroken(_ item: Item) -> Bool {
    if case .child(let node) = item { tree.hasError(node) } else { false }
  }

  private func isLeaf(_ item: Item, _ role: Role, _ matches: (TokenKind) -> Bool) -> Bool {
    isNode(item, .leaf, role) && firstToken(item).map(matches) == true
  }

  private func firstToken(_ item: Item) -> TokenKind? {
    guard case .child(let node) = item else { return nil }
    return tree.tokens[tree.tokenRange(node).lowerBound].kind
  }

  // MARK: Expressions

  private static let expressions: [NodeKind] = [
    .number, .color, .string, .flag, .path, .apply, .parenthesized, .member, .prefix, .binary,
  ]

  private func isExpressionPart(_ node: NodeID, _ items: [Item]) -> Bool {
    switch tree.kind(node) {
    case .apply:
      let arguments = Rule.optional(.commaSeparated(.node(.argument, .member)))
      let rule = Rule.sequence([
        .name(.function),
        .optional(.sequence([.mark(.openParenthesis), arguments, .mark(.closeParenthesis)])),
      ])
      return ends(of: rule, items, [0]).contains(items.count)
    case .argument:
      let rule = Rule.sequence([.optional(.sequence([.name(.label), .mark(.colon)])), .expression(.value)])
      return ends(of: rule, items, [0]).contains(items.count)
    case .parenthesized:
      let rule = Rule.sequence([.mark(.openParenthesis), .expression(.operand), .mark(.closeParenthesis)])
      return ends(of: rule, items, [0]).contains(items.count)
    case .member:
      let rule = Rule.sequence([.expression(.operand), .mark(.dot), .path(.suffix)])
      return ends(of: rule, items, [0]).contains(items.count)
    case .prefix:
      guard items.count == 2, case .token(let sign) = items[0], case .child(let operand) = items[1] else {
        return false
      }
      guard let level = Self.level(of: sign, isPrefix: true) else { return false }
      return self.level(of: operand) >= level
    default:
      guard items.count == 3, case .child(let left) = items[0], case .token(let sign) = items[1],
        case .child(let right) = items[2], let level = Self.level(of: sign, isPrefix: false)
      else { return false }
      let chains = ExpressionGrammar.levels[level].shape == .leftAssociative
      return self.level(of: left) >= (chains ? level : level + 1) && self.level(of: right) > level
    }
  }

  /// The binding strength of a part of an expression.
  private func level(of node: NodeID) -> Int {
    let items = items(of: node)
    switch (tree.kind(node), items.first, items.dropFirst().first) {
    case (.prefix, .token(let sign)?, _): return Self.level(of: sign, isPrefix: true) ?? -1
    case (.binary, _, .token(let sign)?): return Self.level(of: sign, isPrefix: false) ?? -1
    default: return ExpressionGrammar.levels.count
    }
  }

  private static func level(of sign: TokenKind, isPrefix: Bool) -> Int? {
    ExpressionGrammar.levels.firstIndex { ($0.shape == .prefix) == isPrefix && $0.operators.contains(sign) }
  }
}
