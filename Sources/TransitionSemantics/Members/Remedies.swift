import TransitionDiagnostics
import TransitionSyntax
import TransitionText

/// Fix-its that write a member or take one away, as somebody would who edits the text by hand.
extension Checker {
  /// Writes a member as the last one of a block: on a line of its own, or behind the others where they share one.
  /// - Parameter node: What ends with the block.
  /// - Returns: Nil when the text has no such block.
  func insertion(_ member: String, into node: NodeID) -> FixIt? {
    let last = tree.tokenRange(node).upperBound - 1
    guard last > 0, tree.tokens[last].kind == .closeBrace else { return nil }
    let brace = tree.tokens[last].start
    let line = startOfLine(brace)
    let title = "add `\(member)`"
    if let indent = indentation(ByteRange(line, brace)) {
      let inner = indentationOfMembers(node) ?? indent + "  "
      return FixIt(title, replacing: ByteRange(at: line), with: inner + member + "\n")
    }
    // A mark that ends a member may stand before the brace already.
    var before = last - 1
    while before > 0, tree.tokens[before].kind == .newline { before -= 1 }
    let isEmpty = tree.tokens[before].kind == .openBrace
    let place = ByteRange(at: tree.tokens[before].end)
    return FixIt(title, replacing: place, with: (isEmpty ? " " : "; ") + member + (isEmpty ? " " : ""))
  }

  /// Takes a member away with its lines and its documentation; nil when something else stands on them.
  func removal(of range: ByteRange, _ applicability: FixIt.Applicability) -> FixIt? {
    var start = startOfLine(range.start)
    guard indentation(ByteRange(start, range.start)) != nil else { return nil }
    while let above = lineAbove(start), tree.source.text(above).drop(while: \.isWhitespace).hasPrefix("///") {
      start = above.start
    }
    var end = range.end
    while isBlank(tree.source.padded[Int(end)]) { end += 1 }
    let bytes = tree.source.padded
    guard Int(end) == tree.source.count || isLineEnd(bytes[Int(end)]) else { return nil }
    if bytes[Int(end)] == UInt8(ascii: "\r") { end += 1 }
    if bytes[Int(end)] == UInt8(ascii: "\n") { end += 1 }
    return FixIt("remove it", [TextEdit(ByteRange(start, end), "")], applicability: applicability)
  }

  /// The `let`, `curve` or `motion` that a name is declared by; nil for another name.
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

  // MARK: Lines

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private func startOfLine(_ offset: UInt32) -> UInt32 {
    var start = offset
    while start > 0, !isLineEnd(tree.source.padded[Int(start) - 1]) { start -= 1 }
    return start
  }

  /// The line that ends where another begins, with its line end; nil above the first.
  private func lineAbove(_ start: UInt32) -> ByteRange? {
    guard start > 0 else { return nil }
    let bytes = tree.source.padded
    let isPair =
      start > 1 && bytes[Int(start) - 1] == UInt8(ascii: "\n") && bytes[Int(start) - 2] == UInt8(ascii: "\r")
    return ByteRange(startOfLine(start - (isPair ? 2 : 1)), start)
  }

  /// The text of a range if it is blank, else nil.
  private func indentation(_ range: ByteRange) -> String? {
    tree.source[range].allSatisfy(isBlank) ? tree.source.text(range) : nil
  }

  /// What stands before the first member of a block that begins its line.
  private func indentationOfMembers(_ node: NodeID) -> String? {
    for member in tree.children(node) where tree.role(member) == .member {
      let start = tree.range(member).start
      if let text = indentation(ByteRange(startOfLine(start), start)) { return text }
    }
    return nil
  }
}
