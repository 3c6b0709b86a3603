import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText
import TransitionWorkers

/// The transitions of a file. Once the file's own names are declared, nothing that is said of one depends on another, so
/// parts of a long file are checked side by side; what comes of it is what comes of one after another.
extension Checker {
  /// So many bytes take some ten times as long to check as a thread takes to start.
  static let leastPart = 32 << 10

  /// Checks transitions.
  /// - Parameters:
  ///   - nodes: All of the file, in its order.
  ///   - count: In how many parts; nil for as many as pay.
  mutating func checkTransitions(_ nodes: [NodeID], parts count: Int?) {
    let first = firstOfName(nodes)
    let sizes = nodes.map { tree.range($0).count }
    let count = count ?? Workers.count(size: sizes.reduce(0, +), least: Self.leastPart)
    transitions.reserveCapacity(nodes.count)
    if count < 2 {
      for node in nodes { check(node, first) }
    } else {
      let parts = Workers.parts(count, of: sizes).map { Array(nodes[$0]) }
      var checked = checked(parts, first)
      for index in checked.indices { move(&checked[index]) }
    }
    forgetTransition()
    findings.hasError = findings.all.contains { $0.severity == .error }
  }

  /// For each transition whose name is taken the name that has taken it.
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

  private mutating func check(_ node: NodeID, _ first: FlatTable<NodeID, NodeID>) {
    guard let name = tree.child(node, .name) else { return }
    forgetTransition()
    if let first = first[node] { duplicate(name, first: first) }
    checkTransition(node)
  }

  // MARK: Parts

  private func checked(_ parts: [[NodeID]], _ first: FlatTable<NodeID, NodeID>) -> [Checker] {
    // Each part compares names as if it came first. One that has many to compare waits for those before it: they may be too
    // many for the file.
    let few = comparedLetters + (Self.mostComparedLetters - comparedLetters) / (4 * parts.count)
    let tried = Workers.map(Array(parts.indices)) { index in
      part(parts[index], first, comparedLetters, giveUpAfter: index == 0 ? nil : few)
    }
    var checked: [Checker] = []
    var letters = comparedLetters
    for (index, tried) in tried.enumerated() {
      if let tried, index == 0 || letters + tried.comparedLetters - comparedLetters < Self.mostComparedLetters
      {
        letters += tried.comparedLetters - comparedLetters
        checked.append(tried)
      } else if let part = part(parts[index], first, letters, giveUpAfter: nil) {
        letters = part.comparedLetters
        checked.append(part)
      }
    }
    return checked
  }

  /// What has checked some of the transitions. It begins with what the file has declared.
  /// - Parameters:
  ///   - comparedLetters: How many have been compared before.
  ///   - most: After how many it gives up; nil for never.
  private func part(
    _ nodes: [NodeID], _ first: FlatTable<NodeID, NodeID>, _ comparedLetters: Int, giveUpAfter most: Int?
  ) -> Checker? {
    var part = self
    part.findings = Findings()
    part.comparedLetters = comparedLetters
    if let most { part.letterLimit = most }
    part.transitions.reserveCapacity(nodes.count)
    part.reserveExpressions()
    for node in nodes {
      if !part.comparesNames, most != nil { return nil }
      part.check(node, first)
    }
    return most != nil && !part.comparesNames ? nil : part
  }

  /// Puts what a part has found behind what there is. It is taken out of the part: what two have would be copied to be
  /// changed.
  private mutating func move(_ part: inout Checker) {
    if transitions.isEmpty, expressions.count == file.expressions {
      // Nothing stands before it: it keeps its numbers.
      swap(&expressions, &part.expressions)
      swap(&transitions, &part.transitions)
    } else {
      let shift = ExpressionShift(common: file.expressions, to: expressions.count)
      shift.move(&part.expressions, behind: &expressions)
      for index in part.transitions.indices {
        part.transitions[index].renumber(shift, fileLocals: file.locals)
      }
      transitions += part.transitions
    }
    findings.append(part.findings)
    scope.use(as: part.scope, upTo: file.names)
  }
}
