import TransitionPlan

/// The chart of the rest states, between which a gesture moves.
extension PlotSection {
  private var statesLeft: Double { Self.labelWidth + 3 * Self.gap + 2 * Self.chartWidth }

  /// The place of a rest state; −1 is the from screen.
  private func place(of state: Int) -> Double {
    statesLeft + Self.chartWidth * Double(state + 1) / Double(evaluator.transition.states.count)
  }

  private var all: Range<Int> { -1..<evaluator.transition.states.count }

  /// The names of the from screen and of the states.
  var statesHead: String {
    let transition = evaluator.transition
    let last = transition.states.count - 1
    return text(statesLeft, top + 46, "rest states", weight: "bold")
      + all.map { state in
        text(
          place(of: state), top + 66, state < 0 ? transition.from.name : transition.states[state].name,
          size: 9,
          color: "#777777", anchor: state < 0 ? "start" : state == last ? "end" : "middle")
      }.joined()
  }

  /// The values of a property in each of them; an empty chart for one that has no table.
  func statesChart(_ key: PropertyKey, _ y: Double) -> String {
    var svg = rect(statesLeft, y + 6, Self.chartWidth, Self.chartHeight, fill: "#f6f6f6")
    let values = all.compactMap { state in
      evaluator.stateValues(in: state).first { $0.key == key }?.value.shown(as: key.property.type).numbers
    }
    guard values.count == all.count, let first = values.first else { return svg }
    let numbers = values.flatMap(\.self)
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 0)
    for number in first.indices {
      let points = zip(all, values).map { state, value in
        let share = high > low ? (high - value[number]) / (high - low) : 0.5
        return
          "\(SVGText.number(place(of: state))),\(SVGText.number(y + 6 + Self.chartHeight * share))"
      }
      svg += line(points.joined(separator: " "), Self.colors[number % Self.colors.count])
    }
    for (state, value) in zip(all, values) {
      svg += text(
        place(of: state), y + Self.chartHeight + 18, value.map(Self.rounded).joined(separator: " "), size: 9,
        color: "#555555", anchor: state < 0 ? "start" : state == all.upperBound - 1 ? "end" : "middle")
    }
    return svg
  }
}
