extension MutantMaker {
  /// Calls that give something back, and then calls on a way out.
  private static let restores: Set<String> = [
    "giveBack", "goBack", "goBackPlainly", "removeFromSuperview", "removeGestureRecognizer",
    "removeAddedViews",
    "removeCovers", "removeAll", "remove", "forget", "forgetTracks", "end", "land", "thaw",
  ]
  private static let exits: Set<String> = [
    "completeTransition", "cancelInteractiveTransition", "finishInteractiveTransition", "leave", "release",
    "settleIfReleased", "jump", "arrive", "finishAnimation", "stopAnimation", "dismiss", "animatorEnded",
    "ended",
  ]
  private static let holds: Set<String> = ["hold", "keep", "take", "stand", "beginStay", "append"]
  private static let insertions: Set<String> = ["addSubview", "insertSubview", "addGestureRecognizer"]
  /// Calls that must not happen twice.
  private static let once: Set<String> = [
    "completeTransition", "cancelInteractiveTransition", "finishInteractiveTransition", "begin",
  ]
  /// The replacement of a removed statement. It also works where a statement is required.
  private static let nothing = "()"

  mutating func alterStatements(_ statements: [SwiftStatement], of body: SwiftOutline.Body) {
    for (index, statement) in statements.enumerated() {
      if !isInitialisation(statement, in: body) { alter(statement) }
      if index + 1 < statements.count { swap(statement, statements[index + 1], in: body) }
      for block in statement.blocks { alterStatements(block, of: body) }
    }
  }

  /// Whether the statement initialises a property, without which the code would not compile.
  private func isInitialisation(_ statement: SwiftStatement, in body: SwiftOutline.Body) -> Bool {
    guard body.name.hasSuffix(".init"), statement.kind == .assignment,
      let equals = outline.first(["="], in: statement.range)
    else { return false }
    let target = outline.source(statement.range.lowerBound..<equals)
    return target.hasPrefix("self.") || target.hasPrefix("(self.") || !target.contains(".")
  }

  private mutating func alter(_ statement: SwiftStatement) {
    let text = outline.source(statement.range)
    switch statement.kind {
    case .call, .assignment:
      if text.hasPrefix("super.") { return }
      let name = callee(of: statement)
      add(droppingOperator(statement, name), [(statement.range, Self.nothing)], "\(text) → nothing")
      if statement.kind == .call, Self.once.contains(name) || name.hasSuffix("DidEnd") {
        add(.twice, [(statement.range, "\(text); \(text)")], text)
      }
    case .branch, .loop:
      let isPlain = ["if", "for", "while"].contains(outline.tokens[statement.range.lowerBound].text)
      if isPlain, !isSingle(statement) {
        add(.branch, [(statement.range, Self.nothing)], "\(firstLine(text)) → nothing")
      }
    default: break
    }
  }

  /// Whether a statement has a single block with a single statement. That statement is then dropped itself.
  private func isSingle(_ statement: SwiftStatement) -> Bool {
    guard statement.blocks.count == 1, statement.blocks[0].count == 1 else { return false }
    return [.call, .assignment].contains(statement.blocks[0][0].kind)
  }

  /// Swaps two neighbours whose order matters: at the end of a run, and where views are added to the hierarchy.
  private mutating func swap(_ first: SwiftStatement, _ second: SwiftStatement, in body: SwiftOutline.Body) {
    let (one, two) = (outline.source(first.range), outline.source(second.range))
    let names = [callee(of: first), callee(of: second)]
    let areInsertions =
      names.allSatisfy { Self.insertions.contains($0) }
      && one.prefix { $0 != "." } == two.prefix { $0 != "." }
    if dependsOn(first, second) || dependsOn(second, first) {
      return add(
        .order, [(first.range, two), (second.range, one)], "\(firstLine(two)) before \(firstLine(one))")
    }
    let isSeen = names.contains { $0 == "completeTransition" || $0.hasSuffix("DidEnd") }
    let isWayOut = isSeen && ![first.kind, second.kind].contains(.assignment)
    guard areInsertions || isWayOut, first.kind != .declaration, first.kind != .exit,
      !one.hasPrefix("guard"), !two.hasPrefix("guard")
    else { return }
    add(.order, [(first.range, two), (second.range, one)], "\(firstLine(two)) before \(firstLine(one))")
  }

  /// Whether a statement assigns to a name that its neighbour, a call or an assignment, uses.
  private func dependsOn(_ statement: SwiftStatement, _ other: SwiftStatement) -> Bool {
    guard statement.kind == .assignment, other.kind == .assignment || other.kind == .call,
      let equals = outline.first(["=", "+=", "-="], in: statement.range), equals > statement.range.lowerBound
    else { return false }
    let name = outline.tokens[equals - 1].text
    return other.range.contains { outline.tokens[$0].kind == .word && outline.tokens[$0].text == name }
  }

  /// The values that assignments use to reset something.
  private static let resets: Set<String> = ["nil", "false", "0", "[]", "[:]", ".zero", ".identity", ".null"]

  private func droppingOperator(_ statement: SwiftStatement, _ name: String) -> MutationOperator {
    if statement.kind == .assignment {
      guard let equals = outline.first(["="], in: statement.range), equals + 1 < statement.range.upperBound
      else { return .value }
      return Self.resets.contains(outline.source(equals + 1..<statement.range.upperBound)) ? .reset : .value
    }
    if Self.restores.contains(name) { return .restore }
    if Self.exits.contains(name) { return .exit }
    if Self.holds.contains(name) { return .hold }
    return Self.insertions.contains(name) ? .insertion : .call
  }

  /// The name of the first function that a statement calls, such as `giveBack` in `stay?.standing.giveBack()`.
  private func callee(of statement: SwiftStatement) -> String {
    guard let open = outline.first(["("], in: statement.range), open > statement.range.lowerBound else {
      return ""
    }
    return outline.tokens[open - 1].text
  }

  private func firstLine(_ text: String) -> String {
    String(text.prefix { $0 != "\n" })
  }

  // MARK: Early returns

  /// Returns at the start and in the middle of a body, or with a neutral result.
  mutating func returnEarly(_ statements: [SwiftStatement], of body: SwiftOutline.Body) {
    if body.result.isEmpty {
      let places = statements.count > 2 ? [0, statements.count / 2] : statements.count > 1 ? [0] : []
      for index in places where !body.name.hasSuffix("init") {
        let start = statements[index].range.lowerBound
        let text = outline.source(statements[index].range)
        add(.early, [(start..<start, "if activeMutant > 0 { return }\n")], "before \(firstLine(text))")
      }
    } else {
      for value in results(body.result) {
        add(.early, [(body.range, "return \(value)")], "return \(value)")
      }
    }
  }

  private func results(_ type: String) -> [String] {
    switch type {
    case "Bool": return ["true", "false"]
    case "CGFloat", "TimeInterval", "Int": return ["0"]
    case "CGRect", "CGPoint", "CGSize": return [".zero"]
    default: return type.hasSuffix("?") ? ["nil"] : []
    }
  }

  // MARK: Conditions

  /// Fixes each condition of an `if`, a `guard` and a `where` to true and to false.
  mutating func fixConditions(in statements: [SwiftStatement]) {
    for statement in statements {
      let range = statement.range
      var index = range.lowerBound
      while index < range.upperBound {
        let word = outline.tokens[index].text
        if word == "if" || word == "guard" || word == "where", index + 1 < range.upperBound {
          let ends: Set<String> = word == "guard" ? ["else"] : ["{"]
          if let end = outline.first(ends, in: index + 1..<range.upperBound) {
            fix(index + 1..<end, as: word == "if" && isSingle(statement) ? ["true"] : ["true", "false"])
          }
        }
        index = outline.after(index)
      }
      for block in statement.blocks { fixConditions(in: block) }
    }
  }

  private mutating func fix(_ clauses: Range<Int>, as values: [String]) {
    var start = clauses.lowerBound
    while start < clauses.upperBound {
      let end = outline.first([","], in: start..<clauses.upperBound) ?? clauses.upperBound
      if !["let", "var", "case"].contains(outline.tokens[start].text), start < end {
        let text = outline.source(start..<end)
        conditions.append(start..<end)
        for value in values { add(.condition, [(start..<end, value)], "\(text) → \(value)") }
      }
      start = end + 1
    }
  }
}
