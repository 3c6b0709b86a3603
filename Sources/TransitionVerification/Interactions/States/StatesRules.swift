import TransitionDiagnostics
import TransitionPlan

/// Rules about interactions between rest states: the driven value and that of `settle nearest` follow the finger.
extension InteractionRules {
  mutating func checkStates() {
    guard let states = interaction.states, interaction.drives.indices.contains(states.drive) else { return }
    let drive = interaction.drives[states.drive]
    if reportTable(states, drive) { return }
    guard let way, let value = drive.value else { return }
    if way.value == .translation, reportAgainst(drive, value, way) { return }
    if reportNearest(states.nearest, beside: value) { return }
    // A value made of a jumping one jumps as well.
    let jumps = diagnostics.contains { $0.code == .driveJumpsAtBegin && $0.range == expressions[value].range }
    if jumps { return }
    let reported = diagnostics.count
    reportOtherState(states, beside: value, way)
    if diagnostics.count == reported { reportRange(states, value) }
  }

  /// Reports a table that surely is not monotonic: one driven value would be in two states.
  /// - Returns: Whether the table was reported.
  private mutating func reportTable(_ states: StatesInteraction, _ drive: Drive) -> Bool {
    let table = transition.stateTables[states.table]
    let values = (states.includesBackward ? [table.from] : []) + table.values
    if !surelyTurns(values) { return false }
    let from = transition.from.name
    var notes: [String] = []
    if states.includesBackward, table.values.count > 1, !surelyTurns(table.values) {
      notes.append(
        "with `or backward`, the direction from the first state to `\(from)` must be opposite to that to the second state"
      )
    }
    if let order = order(of: table, states) {
      let names = order.map { transition.states[$0].name }.joined(separator: ", ")
      let stops =
        order[0] == 0
        ? ""
        : ", and `forward` stops at `\(transition.states[order[0]].name)`: it cannot come to a middle state first"
      notes.append("sorted by value, this is `states \(names)`\(stops)")
    }
    report(
      Diagnostic(
        .tableKeys, at: drive.location.range,
        [.text("a driven table must grow, or shrink, from each state to the next")],
        labels: [DiagnosticLabel(table.location.range, "this table goes in both directions")], notes: notes))
    return true
  }

  /// The order of the states in which their values surely are monotonic, away from that of the from screen if a finger can reach
  /// it; nil where there is none.
  private mutating func order(of table: StateTable, _ states: StatesInteraction) -> [Int]? {
    var order: [Int]?
    let isSure = surely(.zero) { analysis in
      let values = table.values.map { analysis.value($0).range }
      let from = analysis.value(table.from).range
      var own = values.indices.sorted { values[$0].low < values[$1].low }
      guard zip(own, own.dropFirst()).allSatisfy({ values[$0].high < values[$1].low }),
        let first = own.first, let last = own.last
      else { return false }
      let isBelow = from.low > values[last].high
      if states.includesBackward, !isBelow, from.high >= values[first].low { return false }
      if isBelow { own.reverse() }
      if let order, order != own { return false }
      order = own
      return true
    }
    return isSure ? order : nil
  }

  /// Whether a sequence of values surely is not monotonic on the displays for which the spec is made.
  mutating func surelyTurns(_ values: [ExpressionID]) -> Bool {
    // The tablet of the displays is upright, and the app's may be held sideways.
    let own = neighbours.displays
    let displays = own.allSatisfy(KnownRests.isTablet) ? GestureDomain.displays : own
    return surely(.zero) { analysis in
      if !displays.contains(analysis.display) { return true }
      let steps = zip(values, values.dropFirst()).map { (analysis.value($1) - analysis.value($0)).range }
      return !steps.allSatisfy { $0.high > 0 } && !steps.allSatisfy { $0.low < 0 }
    }
  }

  /// Whether a sequence of values may not be monotonic.
  mutating func mayTurn(_ values: [ExpressionID]) -> Bool {
    !surely(.zero) { analysis in
      let steps = zip(values, values.dropFirst()).map { (analysis.value($1) - analysis.value($0)).range }
      return steps.allSatisfy { $0.low >= 0 } || steps.allSatisfy { $0.high <= 0 }
    }
  }

  /// Reports a driven value that only follows the motion across the gesture, or a position that goes against the finger.
  /// - Returns: Whether the drive was reported.
  private mutating func reportAgainst(_ drive: Drive, _ value: ExpressionID, _ way: GestureDomain.Way) -> Bool
  {
    let isAcross =
      surely(.lasting) { $0.value(value).rate.isZero }
      && surely(.lasting, by: .across) { !$0.value(value).rate.isZero }
    if isAcross {
      reportAcross(drive, value, way)
      return true
    }
    guard drive.property.part(along: way.axis) == 0 else { return false }
    if !surely(.lasting, by: .axis(way.axis), { $0.value(value).goes(-1) }) { return false }
    report(
      .goesAgainst(name(drive)), at: value,
      notes: [
        "it grows as the finger moves \(way.part == 0 ? "right" : "down"), like `\(GestureValue.translation.text(way.part))` does"
      ])
    return true
  }
}
