public import TransitionText

/// The number of a node in a `SyntaxTree`.
@frozen public struct NodeID: Hashable, Sendable {
  @usableFromInline let index: UInt32

  @inlinable
  init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  @inlinable static var none: NodeID { NodeID(Int(UInt32.max)) }

  /// A number that increases with the beginning of the node, for nodes that do not contain each other.
  public var order: UInt32 { index }
}

/// The tree of one source text: nodes in one flat array over the tokens, which with their trivia are the text.
///
/// A node covers a run of tokens. The tokens that no child covers are its own: marks and words of its rule.
public struct SyntaxTree: Sendable {
  /// One node. Children are a linked list, in the order of the text.
  @usableFromInline
  struct Node: Sendable {
    @usableFromInline var kind: NodeKind
    @usableFromInline var role: Role
    @usableFromInline var hasError = false
    @usableFromInline var start: UInt32
    @usableFromInline var end: UInt32
    @usableFromInline var firstChild = NodeID.none
    @usableFromInline var nextSibling = NodeID.none
  }

  /// The text.
  public let source: SourceText
  /// Its tokens.
  public let tokens: Tokens
  @usableFromInline let nodes: [Node]
  /// The node of the whole file.
  public let root: NodeID
  /// The offsets of the findings in the text, in ascending order.
  let faults: [UInt32]
  /// Whether the text has findings, so that nodes may be missing in the tree.
  public var hasErrors: Bool { !faults.isEmpty }

  init(source: SourceText, tokens: Tokens, nodes: [Node], root: NodeID, faults: [UInt32]) {
    self.faults = faults
    self.source = source
    self.tokens = tokens
    self.nodes = nodes
    self.root = root
  }

  /// The number of nodes.
  public var count: Int { nodes.count }

  /// The kind of a node.
  @inlinable
  public func kind(_ id: NodeID) -> NodeKind { nodes[Int(id.index)].kind }

  /// The role of a node in its parent.
  @inlinable
  public func role(_ id: NodeID) -> Role { nodes[Int(id.index)].role }

  /// Whether its tokens do not match its rule, which has been reported.
  @inlinable
  public func hasError(_ id: NodeID) -> Bool { nodes[Int(id.index)].hasError }

  /// The tokens that it covers.
  @inlinable
  public func tokenRange(_ id: NodeID) -> Range<Int> {
    Int(nodes[Int(id.index)].start)..<Int(nodes[Int(id.index)].end)
  }

  /// The bytes that it covers, from its first token to its last; empty for a node without tokens.
  @inlinable
  public func range(_ id: NodeID) -> ByteRange {
    let covered = tokenRange(id)
    if covered.isEmpty { return ByteRange(at: tokens[min(covered.lowerBound, tokens.count - 1)].start) }
    return ByteRange(tokens[covered.lowerBound].start, tokens[covered.upperBound - 1].end)
  }

  /// The children of a node, in the order of the text.
  @inlinable
  public func children(_ id: NodeID) -> Children {
    Children(nodes: nodes, following: nodes[Int(id.index)].firstChild)
  }

  /// The first child with a role, or nil.
  @inlinable
  public func child(_ id: NodeID, _ role: Role) -> NodeID? {
    first(from: nodes[Int(id.index)].firstChild, role)
  }

  /// The next child with the role of a child, or nil.
  @inlinable
  public func next(_ sibling: NodeID) -> NodeID? {
    first(from: nodes[Int(sibling.index)].nextSibling, role(sibling))
  }

  @usableFromInline
  func first(from node: NodeID, _ role: Role) -> NodeID? {
    var next = node
    while next != .none {
      let node = nodes[Int(next.index)]
      if node.role == role { return next }
      next = node.nextSibling
    }
    return nil
  }

  /// The symbol of a leaf that is a name or word.
  @inlinable
  public func symbol(_ leaf: NodeID) -> Symbol { tokens[Int(nodes[Int(leaf.index)].start)].symbol }

  /// The name of a leaf, without back-ticks.
  public func name(_ leaf: NodeID) -> String { tokens.names.name(symbol(leaf)) }

  /// The word that a leaf is, or nil.
  @inlinable
  public func word(_ leaf: NodeID) -> Word? { tokens[Int(nodes[Int(leaf.index)].start)].kind.word }

  /// The word that a node begins with its `keyword`, or nil.
  @inlinable
  public func keyword(_ id: NodeID) -> Word? {
    if let leaf = child(id, .keyword) { word(leaf) } else { nil }
  }

  /// The names of a path, or of a leaf that is one name.
  @inlinable
  public func pathNames(_ path: NodeID) -> PathNames {
    PathNames(tokens.all, covering: tokenRange(path))
  }

  /// The symbols of the names in nodes with errors.
  /// - Parameter member: A member of the file, in which they are looked for; nil for the whole file.
  public func namesInErrors(of member: NodeID? = nil) -> Set<Symbol> {
    var symbols: Set<Symbol> = []
    // The nodes of a member follow it.
    let last = member.map { nodes[Int($0.index)].nextSibling } ?? .none
    let all = Int(member?.index ?? 0)..<(last == .none ? nodes.count : Int(last.index))
    for node in nodes[all] where node.hasError || node.kind == .unexpected {
      for token in Int(node.start)..<Int(node.end) where tokens[token].kind.isName {
        symbols.insert(tokens[token].symbol)
      }
    }
    return symbols
  }

  /// Whether a declaration in a member of the file has lost its name, so that any name may be the one that it was to declare.
  public func lacksName(in member: NodeID) -> Bool {
    let next = nodes[Int(member.index)].nextSibling
    let all = Int(member.index)..<(next == .none ? nodes.count : Int(next.index))
    return all.contains { index in
      guard nodes[index].hasError else { return false }
      switch nodes[index].kind {
      case .declaration, .states: return true  // one of several may be missing
      case .screen, .shared, .view, .let: return child(NodeID(index), .name) == nil
      case .unexpected: return tokens[Int(nodes[index].start)].kind == .colon
      default: return false
      }
    }
  }

  /// The documentation comment before a node, line by line.
  public func documentation(_ id: NodeID) -> [String] {
    Trivia.documentation(before: tokenRange(id).lowerBound, tokens, source)
  }

  /// The children of a node that are of a kind and have no errors.
  @inlinable
  public func members(_ id: NodeID, _ kind: NodeKind) -> Members {
    Members(children: children(id), kind: kind)
  }

  /// The children of one node that are of one kind and have no errors.
  public struct Members: Sequence, IteratorProtocol {
    @usableFromInline var children: Children
    @usableFromInline let kind: NodeKind

    @inlinable
    init(children: Children, kind: NodeKind) {
      self.children = children
      self.kind = kind
    }

    /// The next such child.
    @inlinable
    public mutating func next() -> NodeID? {
      while let id = children.next() {
        let node = children.nodes[Int(id.index)]
        if node.kind == kind, !node.hasError { return id }
      }
      return nil
    }
  }

  /// The children of one node.
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let nodes: [Node]
    @usableFromInline var following: NodeID

    @inlinable
    init(nodes: [Node], following: NodeID) {
      self.nodes = nodes
      self.following = following
    }

    /// The next child.
    @inlinable
    public mutating func next() -> NodeID? {
      if following == .none { return nil }
      let id = following
      following = nodes[Int(id.index)].nextSibling
      return id
    }
  }
}
