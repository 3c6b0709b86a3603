/// A statement of a body, with the blocks and closures in it.
struct SwiftStatement: Sendable {
  enum Kind: Sendable { case declaration, call, assignment, branch, loop, exit, other }

  let range: Range<Int>
  let kind: Kind
  let blocks: [[SwiftStatement]]
}

extension SwiftOutline {
  /// The statements between two braces. Each begins on its own line.
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

  /// Whether the line that begins with a token continues the statement above.
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

  /// The statements in the braces of a statement. Parameters of closures are left out.
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

  /// The start of the code of a closure, after parameters such as `found in`.
  private func parameters(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, index == range.lowerBound || !tokens[index].startsLine {
      if tokens[index].text == "for" { break }
      if tokens[index].text == "in" { return index + 1 }
      index = after(index)
    }
    return range.lowerBound
  }

  // MARK: Places for a call

  /// The statements of a body before which a call can be inserted. Outer statements come before their inner ones. Statements that
  /// may be the implicit value of a closure, of a branch or of the body are left out.
  func notableStatements(of body: Body) -> [Range<Int>] {
    notableStatements(among: statements(in: body.range), mayHaveValue: !body.result.isEmpty)
  }

  /// - Parameter mayHaveValue: Whether the only statement of the block, or of a `case` in it, may be an implicit value.
  private func notableStatements(among statements: [SwiftStatement], mayHaveValue: Bool) -> [Range<Int>] {
    let isAlone = statements.count == 1 || statements.first.map { isLabel($0.range) } ?? false
    return statements.flatMap { statement -> [Range<Int>] in
      let mayBeValue =
        mayHaveValue && isAlone && [.call, .other, .branch].contains(statement.kind)
      let own = mayBeValue || isLabel(statement.range) ? [] : [statement.range]
      return own
        + statement.blocks.flatMap { block in
          notableStatements(among: block, mayHaveValue: mayBeValue || !isBranch(block, of: statement))
        }
    }
  }

  private func isLabel(_ range: Range<Int>) -> Bool {
    ["case", "default"].contains(tokens[range.lowerBound].text)
  }

  /// Whether a block belongs to a branch or a loop, not to a closure.
  private func isBranch(_ block: [SwiftStatement], of statement: SwiftStatement) -> Bool {
    guard let open = block.first.map({ $0.range.lowerBound - 1 }), tokens[open].text == "{" else {
      return false
    }
    let word = tokens[statement.range.lowerBound].text
    if word == "guard" { return tokens[open - 1].text == "else" }
    guard statement.kind == .branch || statement.kind == .loop else { return false }
    var index = statement.range.lowerBound
    while index < open { index = after(index) }
    return index == open
  }
}
