import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// Declares the rest states of the to screen.
  /// - Parameter style: The style of the transition; nil where it is missing or unknown.
  mutating func declareStates(_ node: NodeID, _ style: TransitionStyle?) {
    // A missing comma does not invalidate the names.
    let broken = tree.children(node).first { tree.kind($0) == .states }
    guard let first = single(node, .states, "states") ?? broken else {
      current.lacksStates = members(node, .interactive).contains { interactive in
        tree.children(interactive).contains { tree.role($0) == .goal && tree.word($0) == .states }
      }
      return
    }
    for name in tree.children(first) where tree.role(name) == .name {
      declare(name, .state(current.states.count))
      // Duplicate declarations have been reported, and are one state.
      if current.states.contains(where: { $0.name == tree.name(name) }) { continue }
      current.states.append(RestState(name: tree.name(name), location: location(name)))
    }
    // A list without readable states has been reported.
    current.lacksStates = current.states.isEmpty
    if let style, style != .overlay { reportStates(first, in: style, node) }
  }

  /// Reports `states` of a style whose to screen has one rest state, which UIKit or the app lays out.
  private mutating func reportStates(_ states: NodeID, in style: TransitionStyle, _ node: NodeID) {
    let written = members(node, .style).lazy.compactMap { tree.child($0, .value) }.first
    report(
      Diagnostic(
        .misplacedMember, at: tree.tokens.range(tree.tokenRange(states).lowerBound),
        [.text("states"), .text("a transition in `style \(style.rawValue)`")],
        labels: written.map { [DiagnosticLabel(tree.range($0), "only `overlay` has them")] } ?? [],
        notes: ["an `overlay` stays in front of the from screen, and moves between its states there"],
        fixIts: written.map { value in
          [
            FixIt(
              "change to `overlay`", [TextEdit(tree.range(value), "overlay")], applicability: .needsReview)
          ]
        } ?? []))
  }

  /// A table with a value for the from screen and one for each state: directions play to the first state and back, and interactions
  /// move between the states.
  mutating func stateStretches(_ table: NodeID, _ target: Target) -> [Stretch]? {
    var from: ExpressionID?
    var values = [ExpressionID?](repeating: nil, count: current.states.count)
    for node in members(table, .tableEntry) {
      guard let label = tree.child(node, .label), let valueNode = tree.child(node, .value) else { return nil }
      guard let state = stateOfKey(label) else { return nil }
      if let curve = tree.child(node, .curve) {
        report(.tableKeys, curve, [.text("a value of a state has no curve: the move to the state has one")])
        return nil
      }
      guard state < 0 ? from == nil : values[state] == nil else {
        report(.duplicateMember, label, [.quoted(tree.range(label))])
        return nil
      }
      guard let value = value(valueNode, target, state < 0 ? .from : .to) else { return nil }
      if state < 0 { from = value } else { values[state] = value }
    }
    let all = values.compactMap(\.self)
    guard let from, all.count == current.states.count, let times = times(of: nil) else {
      if current.hasFaults { return nil }
      let missing =
        (from == nil ? [current.screens[.from]?.name ?? "from"] : [])
        + zip(current.states, values).filter { $0.1 == nil }.map(\.0.name)
      let names = missing.map { "`\($0)`" }.joined(separator: ", ")
      report(
        .tableKeys, table,
        [.text("a table needs a value for every rest state, and this one has none for \(names)")]
      )
      return nil
    }
    current.stateTables.append(
      StateTable(
        subject: target.subject, property: target.property, from: from, values: all, location: location(table)
      ))
    return [Stretch(from: from, to: all[0], times: times)]
  }

  /// The state of a table's key, −1 for the from screen; nil, with a finding, for others.
  private mutating func stateOfKey(_ label: NodeID) -> Int? {
    if tree.kind(label) == .number {
      report(.tableKeys, label, [.text("with `states`, the keys of a table are states")])
      return nil
    }
    let symbol = tree.symbol(label)
    if case .state(let index)? = scope[symbol]?.entity {
      scope.use(symbol)
      return index
    }
    if case .subject(.screen(.from))? = scope[symbol]?.entity {
      scope.use(symbol)
      return -1
    }
    // Duplicate declarations have been reported.
    if case .broken? = scope[symbol]?.entity { return nil }
    if isBrokenName(symbol) { return nil }
    let known = [current.screens[.from]?.name].compactMap(\.self) + current.states.map(\.name)
    report(misspelt(.unknownKeyword, label, [.source(tree.range(label)), .text("a rest state")], known))
    return nil
  }

  // MARK: Under a finger

  /// The members of an `interactive states`: one table that is driven with a value, and `settle nearest`.
  mutating func checkStates(_ node: NodeID, _ drives: [Drive]) -> StatesInteraction? {
    guard !current.states.isEmpty else {
      // They may be in text that could not be read.
      if current.hasFaults { return nil }
      report(.missingMember, node, [.text("the transition"), .text("`states`")])
      return nil
    }
    let driven = drives.enumerated().compactMap { index, drive -> (drive: Int, table: Int)? in
      guard drive.value != nil, let table = tableIndex(drive.subject, drive.property) else { return nil }
      return (index, table)
    }
    guard let first = driven.first else {
      // A wrong drive has been reported.
      if members(node, .drive).reduce(0, { count, _ in count + 1 }) > drives.count { return nil }
      // So has a wrong table.
      let isBroken = drives.contains { current.brokenTracks.contains(PropertyKey($0.subject, $0.property)) }
      if isBroken || current.mayHaveLostTracks { return nil }
      report(
        Diagnostic(
          .missingProgress, at: tree.tokens.range(tree.tokenRange(node).lowerBound),
          notes: [
            "drive a property that has a table of states, with a value: the value gives the position in the table"
          ]))
      return nil
    }
    if driven.count > 1 {
      reportSecondPosition(drives[driven[1].drive].location.range, drives[first.drive].location.range, node)
      return nil
    }
    // The order of plain numbers is checked after the rest.
    guard current.stateTables[first.table].property.type.dimension != nil else {
      report(
        Diagnostic(
          .tableKeys, at: drives[first.drive].location.range,
          [.text("a driven table must have one number in each state")],
          labels: [
            DiagnosticLabel(current.stateTables[first.table].location.range, "this table has several")
          ], notes: ["drive a number, such as `y` or `height`: it gives the position between the states"]))
      return nil
    }
    let nearest = members(node, .settle).first { tree.keyword($0) == .nearest }
    guard let nearest, let value = tree.child(nearest, .value) else {
      // A settle of another kind has been reported.
      if hasBrokenMember(node, .settle) || tree.children(node).contains(where: { tree.kind($0) == .settle }) {
        return nil
      }
      report(
        Diagnostic(
          .missingSettle, at: tree.tokens.range(tree.tokenRange(node).lowerBound),
          [.text("the finger is lifted")],
          notes: ["add `settle nearest(…) 300ms easeOut`"]))
      return nil
    }
    current.drivenTable = first.table
    defer { current.drivenTable = nil }
    let table = current.stateTables[first.table]
    guard let id = check(value, as: table.property.type, for: .words("`nearest`")) else { return nil }
    let includesBackward = tree.children(node).contains {
      tree.role($0) == .goal && tree.word($0) == .backward
    }
    return StatesInteraction(
      table: first.table, drive: first.drive, nearest: id, includesBackward: includesBackward)
  }

  /// Reports a second table that is driven with a value; without one it follows the position that the first gives.
  private mutating func reportSecondPosition(_ second: ByteRange, _ first: ByteRange, _ node: NodeID) {
    let member = members(node, .drive).first { tree.range($0) == second }
    guard let member, let path = tree.child(member, .target) else { return }
    let plain = "drive \(tree.source.text(tree.range(path)))"
    report(
      Diagnostic(
        .duplicateMember, at: second, [.text("the position between the states")],
        labels: [DiagnosticLabel(first, "this value gives the position")],
        notes: ["only one table is driven with a value: `\(plain)` follows its own table at that position"],
        fixIts: [FixIt("write `\(plain)`", replacing: second, with: plain)]))
  }

  /// The index of the table of a property, or nil.
  func tableIndex(_ subject: Subject, _ property: Property) -> Int? {
    current.stateTables.firstIndex { $0.subject == subject && $0.property.plain == property.plain }
  }
}
