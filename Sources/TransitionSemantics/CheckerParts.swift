import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText
import TransitionWorkers

/// The transitions of a file. Once the file's own names are declared, transitions are independent, so parts of a long file are
/// checked concurrently. The result is that of a sequential check.
extension Checker {
  /// A part of this many bytes takes about ten times as long to check as a thread takes to start.
  static let leastPart = 32 << 10

  /// Checks transitions.
  /// - Parameters:
  ///   - nodes: All transitions of the file, in its order.
  ///   - known: The earlier findings in each, or nil; empty if none are known.
  ///   - count: The number of parts; nil for as many as are worthwhile.
  mutating func checkTransitions(_ nodes: [NodeID], known: [TransitionFindings?], parts count: Int?) {
    let first = firstOfName(nodes)
    // The finding about a duplicate name depends on two transitions.
    let missing = nodes.indices.filter { known.isEmpty || known[$0] == nil || first[nodes[$0]] != nil }
    let sizes = missing.map { tree.range(nodes[$0]).count }
    let count = count ?? Workers.count(size: sizes.reduce(0, +), least: Self.leastPart)
    isNew = [Bool](repeating: false, count: nodes.count)
    for number in missing { isNew[number] = true }
    transitions.reserveCapacity(missing.count)
    if count < 2 {
      for number in missing { check(nodes, number, first) }
    } else {
      let parts = Workers.parts(count, of: sizes).map { Array(missing[$0]) }
      var checked = checked(parts, nodes, first)
      for index in checked.indices { move(&checked[index]) }
    }
    forgetTransition()
    if missing.count == nodes.count { return }
    let new = found
    found = known.map { $0 ?? TransitionFindings() }
    for (number, new) in zip(missing, new) { found[number] = new }
  }

  /// For each transition with a duplicate name, the name of the first one.
  private func firstOfName(_ nodes: [NodeID]) -> FlatTable<NodeID, NodeID> {
    var names = FlatTable<Symbol, NodeID>()
    var first = FlatTable<NodeID, NodeID>()
    for node in nodes {
      guard let name = tree.child(node, .name) else { continue }
      if let taken = names[tree.symbol(name)] {
        first.set(node, taken)
      } else {
        names.set(tree.symbol(name), name)
      }
    }
    return first
  }

  private mutating func check(_ nodes: [NodeID], _ number: Int, _ first: FlatTable<NodeID, NodeID>) {
    let node = nodes[number]
    begin(node, number)
    let letters = comparedLetters
    if let name = tree.child(node, .name) {
      if let first = first[node] { duplicate(name, first: first) }
      checkTransition(node)
    }
    endTransition(letters)
  }

  // MARK: Parts

  private func checked(
    _ parts: [[Int]], _ nodes: [NodeID], _ first: FlatTable<NodeID, NodeID>
  ) -> [Checker] {
    // Each part compares names as if it were the first. One with many comparisons waits for the parts before it: together they may
    // reach the limit of the file.
    let few =
      letterLimit == 0
      ? nil : comparedLetters + (Self.mostComparedLetters - comparedLetters) / (4 * parts.count)
    let tried = Workers.map(Array(parts.indices)) { index in
      part(parts[index], nodes, first, comparedLetters, giveUpAfter: index == 0 ? nil : few)
    }
    var checked: [Checker] = []
    var letters = comparedLetters
    for (index, tried) in tried.enumerated() {
      if let tried, index == 0 || letters + tried.comparedLetters - comparedLetters < Self.mostComparedLetters
      {
        letters += tried.comparedLetters - comparedLetters
        checked.append(tried)
      } else if let part = part(parts[index], nodes, first, letters, giveUpAfter: nil) {
        letters = part.comparedLetters
        checked.append(part)
      }
    }
    return checked
  }

  /// A checker after some of the transitions. It begins with the declarations of the file.
  /// - Parameters:
  ///   - comparedLetters: The number of letters compared before.
  ///   - most: The number at which it gives up; nil for none.
  private func part(
    _ numbers: [Int], _ nodes: [NodeID], _ first: FlatTable<NodeID, NodeID>, _ comparedLetters: Int,
    giveUpAfter most: Int?
  ) -> Checker? {
    var part = self
    part.comparedLetters = comparedLetters
    if let most { part.letterLimit = most }
    part.transitions.reserveCapacity(numbers.count)
    part.reserveExpressions()
    for number in numbers {
      if !part.comparesNames, most != nil { return nil }
      part.check(nodes, number, first)
    }
    return most != nil && !part.comparesNames ? nil : part
  }

  /// Appends the results of a part. They are moved out of the part, because a shared array would be copied on change.
  private mutating func move(_ part: inout Checker) {
    if transitions.isEmpty, expressions.count == file.expressions {
      // The first part keeps its indices.
      swap(&expressions, &part.expressions)
      swap(&transitions, &part.transitions)
    } else {
      let shift = ExpressionShift(common: file.expressions, to: expressions.count)
      shift.move(&part.expressions, behind: &expressions)
      for index in part.transitions.indices {
        part.transitions[index].renumber(shift, fileLocals: file.state.locals.count)
      }
      transitions += part.transitions
    }
    found += part.found
  }
}
