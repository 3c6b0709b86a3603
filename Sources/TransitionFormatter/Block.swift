import TransitionSyntax

/// The braces of a member, and the members in them.
struct Block {
  /// The node that the braces belong to: the member, or a table in it.
  var owner: NodeID
  /// The token `{`.
  var open: Int
  /// The token `}`, or nil when there is none.
  var close: Int?
  var members: [NodeID]
  /// Whether a comma can be between the members.
  var allowsComma: Bool

  /// The block of a member, or nil when it has none.
  init?(of node: NodeID, in tree: SyntaxTree) {
    guard let (owner, open) = Self.brace(of: node, in: tree) else { return nil }
    self.owner = owner
    self.open = open
    let last = tree.tokenRange(owner).upperBound - 1
    close =
      last > open && tree.tokens[last].kind == .closeBrace && !Self.isInChild(last, owner, tree) ? last : nil
    members = tree.children(owner).filter { tree.tokenRange($0).lowerBound > open }
    allowsComma = tree.kind(owner) == .table || tree.kind(owner) == .screen
  }

  private static func brace(of node: NodeID, in tree: SyntaxTree) -> (NodeID, Int)? {
    var next = tree.tokenRange(node).lowerBound
    for child in tree.children(node) {
      let range = tree.tokenRange(child)
      if let open = (next..<max(next, range.lowerBound)).first(where: { tree.tokens[$0].kind == .openBrace })
      {
        return (node, open)
      }
      if tree.kind(child) == .table { return brace(of: child, in: tree) }
      next = range.upperBound
    }
    let rest = next..<max(next, tree.tokenRange(node).upperBound)
    return rest.first { tree.tokens[$0].kind == .openBrace }.map { (node, $0) }
  }

  private static func isInChild(_ token: Int, _ node: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.children(node).contains { tree.tokenRange($0).contains(token) }
  }
}
