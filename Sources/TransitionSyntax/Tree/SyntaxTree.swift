public import TransitionText

/// The number of a node in a `SyntaxTree`.
public struct NodeID: Hashable, Sendable {
  let index: UInt32

  init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  static let none = NodeID(Int(UInt32.max))

  /// Grows with the place where the node begins, for nodes of which none holds another.
  public var order: UInt32 { index }
}

/// The tree of one source text: nodes in one flat array over the tokens, which with their trivia are the text.
///
/// A node covers a run of tokens. Those of them that no child covers are its own: marks and words of its rule.
public struct SyntaxTree: Sendable {
  /// One node. Children are a linked list, in the order of the text.
  struct Node: Sendable {
    var kind: NodeKind
    var role: Role
    var hasError = false
    var start: UInt32
    var end: UInt32
    var firstChild = NodeID.none
    var nextSibling = NodeID.none
  }

  /// The text.
  public let source: SourceText
  /// Its tokens.
  public let tokens: Tokens
  let nodes: [Node]
  /// The node of the whole file.
  public let root: NodeID
  /// Whether anything was wrong with the text, so that what is not in the tree may have been meant to be.
  public let hasErrors: Bool

  init(source: SourceText, tokens: Tokens, nodes: [Node], root: NodeID, hasErrors: Bool) {
    self.hasErrors = hasErrors
    self.source = source
    self.tokens = tokens
    self.nodes = nodes
    self.root = root
  }

  /// The number of nodes.
  public var count: Int { nodes.count }

  /// What a node is.
  public func kind(_ id: NodeID) -> NodeKind { nodes[Int(id.index)].kind }

  /// What a node is to its parent.
  public func role(_ id: NodeID) -> Role { nodes[Int(id.index)].role }

  /// Whether its rule was not met: what it lacks has been reported.
  public func hasError(_ id: NodeID) -> Bool { nodes[Int(id.index)].hasError }

  /// The tokens that it covers.
  public func tokenRange(_ id: NodeID) -> Range<Int> {
    Int(nodes[Int(id.index)].start)..<Int(nodes[Int(id.index)].end)
  }

  /// The bytes that it covers, from its first token to its last; empty for a node without tokens.
  public func range(_ id: NodeID) -> ByteRange {
    let covered = tokenRange(id)
    if covered.isEmpty { return ByteRange(at: tokens.starts[min(covered.lowerBound, tokens.count - 1)]) }
    return ByteRange(tokens.starts[covered.lowerBound], tokens.ends[covered.upperBound - 1])
  }

  /// The children of a node, in the order of the text.
  public func children(_ id: NodeID) -> Children {
    Children(nodes: nodes, following: nodes[Int(id.index)].firstChild)
  }

  /// The first child with a role, or nil.
  public func child(_ id: NodeID, _ role: Role) -> NodeID? {
    var next = nodes[Int(id.index)].firstChild
    while next != .none {
      let node = nodes[Int(next.index)]
      if node.role == role { return next }
      next = node.nextSibling
    }
    return nil
  }

  /// The symbol of a leaf that is a name or word.
  public func symbol(_ leaf: NodeID) -> Symbol { tokens.symbols[Int(nodes[Int(leaf.index)].start)] }

  /// The name of a leaf, without back-ticks.
  public func name(_ leaf: NodeID) -> String { tokens.names.name(symbol(leaf)) }

  /// The word that a leaf is, or nil.
  public func word(_ leaf: NodeID) -> Word? { tokens.kinds[Int(nodes[Int(leaf.index)].start)].word }

  /// The symbols of a path, with the bytes of each name.
  public func pathNames(_ path: NodeID) -> [(symbol: Symbol, range: ByteRange)] {
    let covered = tokenRange(path)
    var names: [(symbol: Symbol, range: ByteRange)] = []
    names.reserveCapacity((covered.count + 1) / 2)
    for token in covered where tokens.kinds[token].isName {
      names.append((tokens.symbols[token], tokens.range(token)))
    }
    return names
  }

  /// The symbols of the names in nodes whose rule was not met.
  public func namesInErrors() -> Set<Symbol> {
    var symbols: Set<Symbol> = []
    for node in nodes where node.hasError || node.kind == .unexpected {
      for token in Int(node.start)..<Int(node.end) where tokens.kinds[token].isName {
        symbols.insert(tokens.symbols[token])
      }
    }
    return symbols
  }

  /// The documentation comment before a node, line by line.
  public func documentation(_ id: NodeID) -> [String] {
    Trivia.documentation(before: tokenRange(id).lowerBound, tokens, source)
  }

  /// The children of one node.
  public struct Children: Sequence, IteratorProtocol {
    let nodes: [Node]
    var following: NodeID

    /// The next child.
    public mutating func next() -> NodeID? {
      if following == .none { return nil }
      let id = following
      following = nodes[Int(id.index)].nextSibling
      return id
    }
  }
}
