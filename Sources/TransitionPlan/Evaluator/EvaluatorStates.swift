extension Evaluator {
  /// The values of all tables in a rest state; none when the to screen has only one.
  /// - Parameter state: An index into `Transition.states`; −1 is the from screen.
  public func stateValues(in state: Int) -> [PropertyValue] {
    if transition.stateTables.isEmpty { return [] }
    let context = ExpressionContext(layout: scene, expressions, locals: transition.locals)
    return transition.stateTables.map { table in
      let value = context.value(state < 0 ? table.from : table.values[state])
      return PropertyValue(table.subject, table.property, value.held(to: table.property.limits))
    }
  }

  /// The position between rest states at which the driven table has a value: 0 in the first, 1 in the second, clamped to the states that
  /// the interaction reaches; −1 is the from screen.
  func position(of value: Double, _ interaction: StatesInteraction) -> Double {
    let stops = stops(interaction)
    guard let first = stops.first, let last = stops.last, stops.count > 1 else { return 0 }
    let isRising = last.value > first.value
    if isRising ? value <= first.value : value >= first.value { return Double(first.state) }
    if isRising ? value >= last.value : value <= last.value { return Double(last.state) }
    for (before, after) in zip(stops, stops.dropFirst()) {
      let (low, high) = (min(before.value, after.value), max(before.value, after.value))
      if value < low || value > high || low == high { continue }
      return Double(before.state) + (value - before.value) / (after.value - before.value)
    }
    return Double(first.state)
  }

  /// The values of all tables at a position between rest states.
  func stateValues(at position: Double) -> [PropertyValue] {
    let lower = min(max(Int(position.rounded(.down)), -1), transition.states.count - 1)
    let upper = min(lower + 1, transition.states.count - 1)
    let share = position - Double(lower)
    return zip(stateValues(in: lower), stateValues(in: upper)).map { low, high in
      PropertyValue(low.subject, low.property, low.value.interpolated(to: high.value, progress: share))
    }
  }

  /// The rest state in which an interaction settles when a finger lifts: the one whose value of the driven table is nearest to the value of
  /// `settle nearest`.
  /// - Returns: An index into `Transition.states`; −1 is the from screen.
  public func nearestState(_ interaction: Interaction, under finger: FingerState) -> Int {
    guard let states = interaction.states else { return state }
    let value = posed(interaction, finger).context.value(states.nearest).number
    let nearest = stops(states).min { abs($0.value - value) < abs($1.value - value) }
    return nearest?.state ?? state
  }

  /// The values of the driven table in the rest states that an interaction reaches, in their order.
  private func stops(_ interaction: StatesInteraction) -> [(state: Int, value: Double)] {
    let states = (interaction.includesBackward ? -1 : 0)..<transition.states.count
    return states.map { (state: $0, value: stateValues(in: $0)[interaction.table].value.number) }
  }
}
