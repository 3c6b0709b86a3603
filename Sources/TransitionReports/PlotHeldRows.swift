import TransitionPlan

extension PlotSection {
  private static let heldColor = "#fbe3c0"

  /// The properties that are changed for a while when a direction plays, each once.
  static func heldKeys(_ evaluator: Evaluator) -> [PropertyKey] {
    var keys: [PropertyKey] = []
    for value in Direction.allCases.flatMap({ evaluator.heldValues(in: .playing($0)) })
    where !keys.contains(value.key) {
      keys.append(value.key)
    }
    return keys
  }

  /// The row of a property that is changed for a while, with a bar for the time of the change.
  func heldRow(_ key: PropertyKey, _ y: Double) -> String {
    var svg = text(Self.margin, y + 16, name(key), weight: "bold")
    for direction in Direction.allCases {
      let x = left(direction)
      svg += rect(x, y + 6, Self.chartWidth, Self.chartHeight, fill: "#f6f6f6")
      let values = evaluator.heldValues(in: .playing(direction))
      guard let value = values.first(where: { $0.key == key }), evaluator.length(of: direction) > 0
      else { continue }
      svg += rect(x, y + 6, Self.chartWidth, Self.chartHeight, fill: Self.heldColor)
      svg += text(x, y + Self.chartHeight + 18, label(value, direction), size: 9, color: "#555555")
    }
    return svg
  }

  /// The value, and how long it is held.
  private func label(_ value: PropertyValue, _ direction: Direction) -> String {
    let what =
      value.property == .hidden ? "invisible" : SampledMoment.textWithUnit(value.value, of: value.property)
    let end = "\(Self.short(evaluator.length(of: direction)))ms"
    let stays = evaluator.heldValues(in: .rest(.to)).contains { $0.key == value.key }
    if !stays { return "\(what) for the run" }
    return direction == .forward ? "\(what) from 0ms on" : "\(what) until \(end)"
  }
}
