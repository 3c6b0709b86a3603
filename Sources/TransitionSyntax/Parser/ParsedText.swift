public import TransitionDiagnostics
public import TransitionText

/// A parsed text, whose results are reused for the next version of the text.
public struct ParsedText: Sendable {
  /// The tree, which covers every token.
  public let tree: SyntaxTree
  /// The findings, in the order of the text.
  public let diagnostics: [Diagnostic]
  /// The findings of the lexer.
  let lexical: [Diagnostic]
  /// The number of names when the whole text was parsed. Names that are gone stay in the table until it is parsed again.
  let nameCount: Int
}

extension Parser {
  /// Parses the next version of a source text. Only the transitions that have changed are lexed and parsed; the tokens
  /// and nodes of the others are kept. The result is that of parsing the whole text, except for the numbers of the names.
  public static func parse(_ source: SourceText, after last: ParsedText?) -> ParsedText {
    if let last, let next = Change(from: last, to: source).flatMap(next) { return next }
    return whole(source)
  }

  /// The change between two versions of a text. It begins with a transition whose first word is the same, and ends
  /// before a transition from which on everything is the same.
  private struct Change {
    let last: ParsedText
    let source: SourceText
    /// The transition that is parsed first, and the member before it in the file.
    let first: NodeID
    var before = NodeID.none
    /// The transitions of the last version that may be kept, with all that follows.
    var kept: [NodeID] = []
    /// The shift of the bytes after the change, modulo 2^32.
    let shift: UInt32

    /// - Returns: Nil where the whole text has to be parsed.
    init?(from last: ParsedText, to source: SourceText) {
      let tree = last.tree
      let old = tree.source
      let names = tree.tokens.names.count
      guard old.name == source.name, names < 2 * last.nameCount + 4_096 else { return nil }
      let front = SharedBytes.atFront(old.bytes, source.bytes)
      let most = min(old.count, source.count) - front
      let back = min(most, SharedBytes.atBack(old.bytes, source.bytes))
      var first: NodeID?
      var previous = NodeID.none
      for child in tree.children(tree.root) {
        defer { previous = child }
        guard let word = Self.beginning(of: child, tree) else { continue }
        if Int(word.end) < front {
          (first, before) = (child, previous)
        } else if Int(word.start) > old.count - back {
          kept.append(child)
        }
      }
      guard let first else { return nil }
      self.first = first
      self.last = last
      self.source = source
      shift = UInt32(truncatingIfNeeded: source.count - old.count)
    }

    /// The word `transition` of a transition that begins its line, or nil.
    private static func beginning(of child: NodeID, _ tree: SyntaxTree) -> ByteRange? {
      let token = tree.tokenRange(child).lowerBound
      guard tree.kind(child) == .transition, token > 0, tree.tokens[token - 1].kind == .newline else {
        return nil
      }
      return tree.tokens.range(token)
    }

    /// The beginning of a transition of the last version.
    func start(_ child: NodeID) -> UInt32 { last.tree.range(child).start }

    /// Whether all findings of the lexer lie in the part that is lexed again, and no finding that stays refers to that part.
    func holds(upTo end: UInt32) -> Bool {
      let first = start(first)
      return last.lexical.allSatisfy { first <= $0.range.start && $0.range.start < end }
        && last.diagnostics.allSatisfy { finding in
          if finding.range.start < first { return finding.places.allSatisfy { $0.start <= first } }
          return finding.range.start < end || finding.places.allSatisfy { end <= $0.start }
        }
    }
  }

  private static func next(_ change: Change) -> ParsedText? {
    let (last, source) = (change.last, change.source)
    let old = last.tree
    let first = change.start(change.first)
    let before = Tokens(first: old.tokenRange(change.first).lowerBound, of: old.tokens)
    var (tokens, lexical, place) = Lexer.lex(
      source, from: first, behind: before, upTo: change.kept.map { change.start($0) &+ change.shift })
    let kept = place.map { change.kept[$0] }
    let end = kept.map(change.start) ?? UInt32.max
    guard change.holds(upTo: end) else { return nil }
    let stop = tokens.count
    if let kept { tokens.append(old.tokens, from: old.tokenRange(kept).lowerBound, movedBy: change.shift) }
    var parser = Parser(source: source, tokens: tokens, lexical: lexical)
    guard parser.parse(from: change.first, behind: change.before, of: old, upTo: kept == nil ? nil : stop)
    else { return nil }
    if let kept { parser.append(old, from: kept, movedBy: stop - old.tokenRange(kept).lowerBound) }
    let found = FindingFilter.merge(lexical, parser.diagnostics).sorted { $0.range.start < $1.range.start }
    let diagnostics =
      last.diagnostics.filter { $0.range.start < first } + found
      + last.diagnostics.filter { $0.range.start >= end }.map { $0.moved(from: 0, to: change.shift) }
    return parser.parsed(diagnostics, lexical, nameCount: last.nameCount)
  }

  /// Parses a part of a file.
  /// - Parameters:
  ///   - first: The member of the file that it begins with.
  ///   - before: The member before that.
  ///   - old: The tree of both.
  ///   - end: The token before which it ends; nil for the end of the text.
  /// - Returns: Whether a member of the file ends there.
  private mutating func parse(from first: NodeID, behind before: NodeID, of old: SyntaxTree, upTo end: Int?)
    -> Bool
  {
    nodes.reserveCapacity(old.nodes.count + 256)
    nodes += old.nodes[..<Int(first.index)]
    position = old.tokenRange(first).lowerBound
    parent = old.root
    lastChild = before
    if before != .none { nodes[Int(before.index)].nextSibling = .none }
    stop = end ?? -1
    _ = run(Int(grammar.nodes[Int(NodeKind.file.rawValue)]))
    nodes[Int(old.root.index)].end = UInt32(tokens.count)
    return end == nil || position == stop
  }

  /// Adds the last members of the file, which have not changed.
  private mutating func append(_ old: SyntaxTree, from first: NodeID, movedBy tokenShift: Int) {
    let nodeShift = UInt32(truncatingIfNeeded: nodes.count - Int(first.index))
    let shift = UInt32(truncatingIfNeeded: tokenShift)
    link(NodeID(nodes.count))
    for node in old.nodes[Int(first.index)...] {
      var moved = node
      moved.start &+= shift
      moved.end &+= shift
      moved.firstChild = node.firstChild.moved(by: nodeShift)
      moved.nextSibling = node.nextSibling.moved(by: nodeShift)
      nodes.append(moved)
    }
  }

  func parsed(_ diagnostics: [Diagnostic], _ lexical: [Diagnostic], nameCount: Int) -> ParsedText {
    let tree = SyntaxTree(
      source: source, tokens: tokens, nodes: nodes, root: NodeID(0), faults: diagnostics.map(\.range.start))
    return ParsedText(tree: tree, diagnostics: diagnostics, lexical: lexical, nameCount: nameCount)
  }
}

extension NodeID {
  /// The same node with a shifted number, modulo 2^32.
  fileprivate func moved(by shift: UInt32) -> NodeID {
    self == .none ? self : NodeID(Int(index &+ shift))
  }
}
