/// Makes all mutants of a text, in the order of the text. The same text always gives the same mutants.
struct MutantMaker {
  let outline: SwiftOutline
  private var mutants: [Mutant] = []
  /// The index of the current body.
  private var body = 0
  private var seen: [String: Int] = [:]
  /// The conditions of the body that are fixed to true and to false.
  var conditions: [Range<Int>] = []

  private init(_ outline: SwiftOutline) { self.outline = outline }

  static func mutants(of outline: SwiftOutline) -> [Mutant] {
    var maker = MutantMaker(outline)
    for (index, body) in outline.bodies.enumerated() {
      maker.body = index
      maker.conditions = []
      let statements = outline.statements(in: body.range)
      maker.alterStatements(statements, of: body)
      maker.returnEarly(statements, of: body)
      maker.fixConditions(in: statements)
      maker.alterExpressions(in: body.range)
    }
    return maker.mutants
  }

  /// Adds a mutant that replaces the texts of tokens.
  /// - Parameter shown: The description of the change in its name. Without it, the name has the texts themselves.
  mutating func add(
    _ kind: MutationOperator, _ edits: [(range: Range<Int>, text: String)], _ shown: String? = nil
  ) {
    let shown =
      shown
      ?? edits.map { "\(context(of: $0.range)) → \($0.text.isEmpty ? "nothing" : $0.text)" }
      .joined(separator: ", ")
    let plain = outline.plain(shown).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var name = "\(outline.bodies[body].name): \(kind.rawValue): \(plain)"
    let count = seen[name, default: 0] + 1
    seen[name] = count
    if count > 1 { name += " (\(count))" }
    let edits = edits.map { edit in
      let start = outline.tokens[edit.range.lowerBound].range.lowerBound
      let end =
        edit.range.isEmpty ? start : outline.tokens[edit.range.upperBound - 1].range.upperBound
      return Mutant.Edit(body: body, range: start..<end, text: edit.text)
    }
    mutants.append(Mutant(operator: kind, edits: edits, name: name))
  }

  /// Some tokens with the rest of their line, as far as it helps to identify them.
  private func context(of range: Range<Int>) -> String {
    guard range.count == 1 else { return outline.source(range) }
    let limits = outline.bodies[body].range
    var start = range.lowerBound
    var end = range.upperBound
    while start > limits.lowerBound, !outline.tokens[start].startsLine { start -= 1 }
    while end < limits.upperBound, !outline.tokens[end].startsLine { end += 1 }
    let before = outline.source(start..<range.lowerBound)
    let after = outline.source(range.upperBound..<end)
    let token = outline.tokens[range.lowerBound]
    let left = before + (token.hasSpaceBefore && !before.isEmpty ? " " : "")
    let right = (token.hasSpaceAfter && !after.isEmpty ? " " : "") + after
    return "\(left)⟨\(token.text)⟩\(right)"
  }
}
