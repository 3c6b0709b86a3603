/// A statement of a body, and the blocks and closures in it.
struct SwiftStatement: Sendable {
  enum Kind: Sendable { case declaration, call, assignment, branch, loop, exit, other }

  let range: Range<Int>
  let kind: Kind
  let blocks: [[SwiftStatement]]
}

extension SwiftOutline {
  /// The statements between two braces, each on lines of its own.
  func statements(in range: Range<Int>) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = self.end(of: start, before: range.upperBound)
      statements.append(
        SwiftStatement(range: start..<end, kind: kind(of: start..<end), blocks: blocks(in: start..<end)))
      start = end
    }
    return statements
  }

  private func end(of start: Int, before limit: Int) -> Int {
    let isLabel = ["case", "default"].contains(tokens[start].text)
    var index = start
    while index < limit {
      let isEnd = isLabel && tokens[index].text == ":"
      index = after(index)
      if isEnd || index < limit && tokens[index].startsLine && !continues(index) { break }
    }
    return min(index, limit)
  }

  /// Whether the line that begins with a token goes on with the statement above.
  private func continues(_ index: Int) -> Bool {
    let (last, next) = (tokens[index - 1], tokens[index])
    if last.isInfix || last.text == "," { return true }
    return ["else", "{", ".", ",", "where"].contains(next.text) || next.isInfix && next.text != "_"
  }

  private func kind(of range: Range<Int>) -> SwiftStatement.Kind {
    switch tokens[range.lowerBound].text {
    case "let", "var", "func", "weak", "unowned", "@discardableResult": return .declaration
    case "if", "guard", "switch": return .branch
    case "for", "while": return .loop
    case "return", "break", "continue", "throw": return .exit
    case "case", "default": return .other
    default:
      if first(["=", "+=", "-="], in: range) != nil { return .assignment }
      return first(["("], in: range) != nil || first(["{"], in: range) != nil ? .call : .other
    }
  }

  /// What stands in the braces of a statement; of a closure without its parameters.
  private func blocks(in range: Range<Int>) -> [[SwiftStatement]] {
    var blocks: [[SwiftStatement]] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].text == "{", let close = mates[index] {
        let parameters = self.parameters(in: index + 1..<close)
        blocks.append(statements(in: parameters..<close))
        index = close
      }
      index += 1
    }
    return blocks
  }

  /// Where a block begins behind `found in`.
  private func parameters(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, index == range.lowerBound || !tokens[index].startsLine {
      if tokens[index].text == "for" { break }
      if tokens[index].text == "in" { return index + 1 }
      index = after(index)
    }
    return range.lowerBound
  }
}
