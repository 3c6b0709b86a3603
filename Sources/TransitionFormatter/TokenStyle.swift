import TransitionSyntax

/// The space before each token within a member, and the places where a long member is broken.
struct TokenStyle {
  /// Whether no space is before a token.
  private(set) var isTight: [Bool]
  /// The depth of a break before a token: lines are broken at small numbers first. 0 where no break is allowed.
  private(set) var ranks: [UInt8]
  /// For a line that is broken before a token, the token under which it begins, or -1.
  private(set) var anchors: [Int32]

  private let tree: SyntaxTree
  /// The rank of breaks between the parts of a member.
  static let memberRank: UInt8 = 1
  private static let listRank = 2
  private static let valueRank = 3

  init(tree: SyntaxTree) {
    self.tree = tree
    isTight = Array(repeating: false, count: tree.tokens.count + 1)
    ranks = Array(repeating: 0, count: tree.tokens.count + 1)
    anchors = Array(repeating: -1, count: tree.tokens.count + 1)
    for index in 0..<tree.tokens.count { readMark(index) }
    visit(tree.root)
  }

  private mutating func readMark(_ index: Int) {
    switch tree.tokens[index].kind {
    case .comma, .closeParenthesis, .question, .colon: isTight[index] = true
    case .dot, .dotDot:
      isTight[index] = true
      isTight[index + 1] = true
    case .openParenthesis: isTight[index + 1] = true
    default: break
    }
  }

  // MARK: Members

  private mutating func visit(_ node: NodeID) {
    var pending = [node]
    while let node = pending.popLast() {
      if isExpression(tree.kind(node)) {
        visit(node, Self.valueRank, anchor: tree.tokenRange(node).lowerBound)
        continue
      }
      readMember(node)
      pending += tree.children(node)
    }
  }

  private mutating func readMember(_ node: NodeID) {
    let range = tree.tokenRange(node)
    switch tree.kind(node) {
    case .over, .at, .after, .stagger, .delay, .during, .clip:
      ranks[range.lowerBound] = Self.memberRank
    case .pair:
      // A value that does not fit on a line with the name before it gets a line of its own.
      if range.count > 1 { ranks[range.lowerBound + 1] = UInt8(Self.listRank) }
      for index in range where tree.tokens[index].kind == .arrow { ranks[index] = Self.memberRank }
    case .hide, .call, .states, .declaration, .order:
      for index in range.dropLast() where tree.tokens[index].kind == .comma {
        ranks[index + 1] = UInt8(Self.listRank)
        anchors[index + 1] = Int32(range.lowerBound + (tree.kind(node) == .declaration ? 0 : 1))
      }
    case .gesture, .motion:
      if let open = range.first(where: { tree.tokens[$0].kind == .openParenthesis }) { isTight[open] = true }
    case .settle:
      if let word = tree.child(node, .keyword), tree.word(word) == .nearest {
        isTight[tree.tokenRange(word).upperBound] = true
      }
    default: break
    }
  }

  // MARK: Expressions

  private func isExpression(_ kind: NodeKind) -> Bool {
    switch kind {
    case .binary, .prefix, .parenthesized, .member, .apply: true
    default: false
    }
  }

  /// Operators of one level are broken together, those inside them later.
  private mutating func visit(_ node: NodeID, _ rank: Int, anchor: Int) {
    let range = tree.tokenRange(node)
    switch tree.kind(node) {
    case .binary:
      guard let left = tree.child(node, .left), let right = tree.child(node, .right) else { return }
      let sign = tree.tokenRange(left).upperBound
      if tree.tokens[sign].kind != .dotDot { mark(sign, rank, anchor) }
      // For a line comment after the operator.
      anchors[tree.tokenRange(right).lowerBound] = Int32(anchor)
      let isChain = tree.kind(left) == .binary && isSameLevel(left, sign)
      visit(left, isChain ? rank : rank + 1, anchor: anchor)
      visit(right, rank + 1, anchor: tree.tokenRange(right).lowerBound)
    case .prefix:
      if tree.tokens[range.lowerBound].kind == .minus { isTight[range.lowerBound + 1] = true }
      tree.child(node, .operand).map { visit($0, rank + 1, anchor: anchor) }
    case .parenthesized:
      anchors[range.upperBound - 1] = Int32(range.lowerBound)
      tree.child(node, .operand).map { visit($0, rank + 1, anchor: tree.tokenRange($0).lowerBound) }
    case .member: tree.child(node, .operand).map { visit($0, rank, anchor: anchor) }
    case .apply: visitCall(node, rank)
    default: break
    }
  }

  private mutating func visitCall(_ node: NodeID, _ rank: Int) {
    guard let function = tree.child(node, .function) else { return }
    let open = tree.tokenRange(function).upperBound
    if open < tree.tokenRange(node).upperBound, tree.tokens[open].kind == .openParenthesis {
      isTight[open] = true
      anchors[tree.tokenRange(node).upperBound - 1] = Int32(tree.tokenRange(function).lowerBound)
    }
    var first: Int?
    for argument in tree.children(node) where tree.kind(argument) == .argument {
      let start = tree.tokenRange(argument).lowerBound
      if let first { mark(start, rank + 1, first) }
      first = first ?? start
      tree.child(argument, .value).map { visit($0, rank + 2, anchor: tree.tokenRange($0).lowerBound) }
    }
  }

  private mutating func mark(_ token: Int, _ rank: Int, _ anchor: Int) {
    ranks[token] = UInt8(min(rank, 255))
    anchors[token] = Int32(anchor)
  }

  private func isSameLevel(_ node: NodeID, _ sign: Int) -> Bool {
    guard let left = tree.child(node, .left) else { return false }
    return Self.level(tree.tokens[tree.tokenRange(left).upperBound].kind)
      == Self.level(tree.tokens[sign].kind)
  }

  private static func level(_ kind: TokenKind) -> Int {
    switch kind {
    case TokenKind(.or): 0
    case TokenKind(.and): 1
    case .plus, .minus: 3
    case .star, .slash: 4
    default: 2
    }
  }
}
