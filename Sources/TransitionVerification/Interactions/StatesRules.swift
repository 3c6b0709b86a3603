import TransitionDiagnostics
import TransitionPlan

/// Between rest states: what is driven goes with the finger, and so does what `settle nearest` compares.
extension InteractionRules {
  mutating func checkStates() {
    guard let states = facts.interaction.states, let way = facts.interaction.gesture.way,
      facts.interaction.drives.indices.contains(states.drive),
      let value = facts.interaction.drives[states.drive].value
    else { return }
    let drive = facts.interaction.drives[states.drive]
    if reportTable(states, drive) { return }
    if way.value == .translation, reportAgainst(drive, value, way) { return }
    if reportNearest(states.nearest, beside: value) { return }
    // Where what is driven jumps, what is made of it does as well.
    let jumps = diagnostics.contains {
      $0.code == .driveJumpsAtBegin && $0.range == facts.expressions[value].range
    }
    if !jumps { reportOtherState(states, beside: value, way) }
  }

  /// Reports a table that surely does not go one way: a place of what is driven would be in two states at once.
  /// - Returns: Whether it is such a table.
  private mutating func reportTable(_ states: StatesInteraction, _ drive: Drive) -> Bool {
    let table = facts.transition.stateTables[states.table]
    let values = (states.includesBackward ? [table.from] : []) + table.values
    guard values.count > 2 else { return false }
    if !surelyTurns(values) { return false }
    let from = facts.transition.from.name
    report(
      Diagnostic(
        .tableKeys, at: drive.location.range,
        [.text("the table that is driven must grow, or shrink, from state to state")],
        labels: [DiagnosticLabel(table.location.range, "this does not")],
        notes: states.includesBackward && !surelyTurns(table.values)
          ? [
            "with `or backward` the finger goes on from the first state to `\(from)`, the other way than to the second"
          ]
          : []))
    return true
  }

  /// Whether the way through some values surely turns.
  private mutating func surelyTurns(_ values: [ExpressionID]) -> Bool {
    surely(.zero) { analysis in
      let steps = zip(values, values.dropFirst()).map { (analysis.value($1) - analysis.value($0)).range }
      return !steps.allSatisfy { $0.high > 0 } && !steps.allSatisfy { $0.low < 0 }
    }
  }

  /// Reports what is driven if it goes across the gesture alone, or, where it is a place, against the finger.
  /// - Returns: Whether it is such a drive.
  private mutating func reportAgainst(
    _ drive: Drive, _ value: ExpressionID, _ way: GestureDomain.Way
  ) -> Bool {
    let isAcross =
      surely(.lasting) { $0.value(value).rate.isZero }
      && surely(.lasting, by: .across) { !$0.value(value).rate.isZero }
    if isAcross {
      reportAcross(drive, value, way)
      return true
    }
    guard drive.property.part(along: way.part) == 0 else { return false }
    let isAgainst = surely(.lasting, by: .axis(way.part)) {
      let rate = $0.value(value).rate
      return rate.high <= 0 && !rate.isZero
    }
    if !isAgainst { return false }
    report(
      .goesAgainst(name(drive)), at: value,
      notes: [
        "it grows as the finger goes \(way.part == 0 ? "right" : "down"), as `translation.\(way.part == 0 ? "x" : "y")` does"
      ])
    return true
  }
}
