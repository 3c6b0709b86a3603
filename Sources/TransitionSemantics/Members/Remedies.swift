import TransitionDiagnostics
import TransitionSyntax
import TransitionText

/// Fix-its that insert a member in the style of the surrounding text.
extension Checker {
  /// A fix-it that inserts a member at the end of a block, on a line of its own, or behind the others if they share one.
  /// - Parameter node: The node that ends with the block.
  /// - Returns: Nil when the text has no such block.
  func insertion(_ member: String, into node: NodeID) -> FixIt? {
    let last = tree.tokenRange(node).upperBound - 1
    guard last > 0, tree.tokens[last].kind == .closeBrace else { return nil }
    let brace = tree.tokens[last].start
    let title = "add `\(member)`"
    if let indent = tree.indentation(before: brace) {
      let inner = indentationOfMembers(node) ?? tree.source.text(indent) + "  "
      return FixIt(title, replacing: ByteRange(at: indent.start), with: inner + member + "\n")
    }
    // A separator may already precede the brace.
    var before = last - 1
    while before > 0, tree.tokens[before].kind == .newline { before -= 1 }
    let isEmpty = tree.tokens[before].kind == .openBrace
    let place = ByteRange(at: tree.tokens[before].end)
    return FixIt(title, replacing: place, with: (isEmpty ? " " : "; ") + member + (isEmpty ? " " : ""))
  }

  /// The `let`, `curve` or `motion` that declares a name; nil for another name.
  func declaration(of name: NodeID) -> ByteRange? {
    let first = tree.tokenRange(name).lowerBound
    guard first > 0, let word = tree.tokens[first - 1].kind.word, [.let, .curve, .motion].contains(word)
    else {
      return nil
    }
    var depth = 0
    var last = first
    for token in first..<tree.tokens.count {
      let kind = tree.tokens[token].kind
      if kind == .endOfFile || (depth == 0 && (kind == .newline || kind == .closeBrace)) { break }
      if kind == .openBrace || kind == .openParenthesis { depth += 1 }
      if kind == .closeBrace || kind == .closeParenthesis { depth -= 1 }
      last = token
    }
    return tree.tokens.range(first - 1).union(tree.tokens.range(last))
  }

  /// The indentation of the first member of a block that begins its line.
  private func indentationOfMembers(_ node: NodeID) -> String? {
    for member in tree.children(node) where tree.role(member) == .member {
      if let indent = tree.indentation(before: tree.range(member).start) { return tree.source.text(indent) }
    }
    return nil
  }
}
