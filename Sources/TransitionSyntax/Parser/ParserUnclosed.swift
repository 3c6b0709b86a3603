import TransitionDiagnostics
import TransitionText

/// Blocks that are never closed. Indentation shows which one, and where its `}` is missing.
extension Parser {
  mutating func reportUnclosed(_ brace: Int) {
    let place = position
    let outer = brace
    let (brace, close) = unclosedByIndentation(from: outer)
    var diagnostic = Diagnostic(.unclosedBrace, at: tokens.range(brace))
    if let close {
      diagnostic.labels = [
        DiagnosticLabel(tokens.range(close), "by its indentation, this closes the block outside")
      ]
      // Some of its members may be those of the block outside.
      if let owner = owner(of: brace, inBlock: outer) { nodes[owner].hasError = true }
      diagnostic.fixIts = [closing(brace, before: close)].compactMap(\.self)
    } else if kind == .endOfFile {
      diagnostic.notes = ["the file ends inside this block"]
      diagnostic.fixIts = [closing(brace, before: place)].compactMap(\.self)
    } else {
      diagnostic.labels = [
        DiagnosticLabel(tokens.range(place), "this belongs to the block outside: a `}` is missing before it")
      ]
      diagnostic.fixIts = [closing(brace, before: place)].compactMap(\.self)
    }
    report(diagnostic)
  }

  /// The fix-it that closes a block on a line of its own, before the first later line that is not indented further than
  /// the block, or before the end of the file; nil where there is no such place up to a token.
  private func closing(_ brace: Int, before token: Int) -> FixIt? {
    let indent = indentation(ofBlock: brace)
    guard token > brace else { return nil }
    let further = (brace + 1...token).first { beginsLine($0) && indentation(of: $0) <= indent }
    guard let next = further ?? (kind(at: token) == .endOfFile ? token : nil) else { return nil }
    var last = next - 1
    while last > brace, kind(at: last) == .newline { last -= 1 }
    // The new line comes after a comment on that line.
    var end = Int(tokens[last].end)
    while end < source.count, !Lexer.endsLine(source.padded[end]) { end += 1 }
    guard end <= Int(tokens[next].start) else { return nil }
    let text = "\n" + String(repeating: " ", count: indent) + "}"
    return FixIt("close it here", replacing: ByteRange(at: UInt32(end)), with: text)
  }

  /// The brace that is never closed, and the first `}` that is indented less than the block that it closes: it was
  /// meant for a block further out. Without one, the outermost brace counts as unclosed.
  private func unclosedByIndentation(from brace: Int) -> (brace: Int, close: Int?) {
    var open: [Int] = []
    for token in brace..<position {
      if kind(at: token) == .openBrace { open.append(token) }
      guard kind(at: token) == .closeBrace, let inner = open.popLast() else { continue }
      if beginsLine(token), indentation(of: token) < indentation(ofBlock: inner) { return (inner, token) }
    }
    return (brace, nil)
  }

  func beginsLine(_ token: Int) -> Bool {
    (token > 0 && kind(at: token - 1) == .newline) || endsLine(before: token)
  }

  /// The smallest node of a block that a brace in it belongs to.
  private func owner(of brace: Int, inBlock outer: Int) -> Int? {
    var smallest: Int?
    var index = nodes.count - 1
    // With few exceptions, nodes are added in the order of the text, and all nodes of this block come after its brace.
    while index >= 0, nodes[index].start > outer {
      let (start, end) = (Int(nodes[index].start), Int(nodes[index].end))
      if start <= brace, brace < end {
        let length = smallest.map { Int(nodes[$0].end - nodes[$0].start) } ?? Int.max
        if end - start < length { smallest = index }
      }
      index -= 1
    }
    return smallest
  }
}
