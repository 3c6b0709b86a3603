import TransitionPlan
import TransitionText

extension Interval {
  /// The interval in words, with the unit of a dimension: `0.5`, `at most 0.5`, `10…20pt`.
  func text(_ dimension: Dimension) -> String {
    let (low, high) = (Self.text(low, dimension), Self.text(high, dimension))
    if low == high { return low }
    if self.low == -.infinity { return self.high == .infinity ? "anything" : "at most " + high }
    if self.high == .infinity { return "at least " + low }
    if dimension == .none, self.low <= 0 { return "at most " + high }
    return Self.number(self.low, dimension) + "…" + high
  }

  /// A number as one would write it, rounded to a thousandth.
  private static func text(_ number: Double, _ dimension: Dimension) -> String {
    guard number.isFinite else { return number < 0 ? "-∞" : "∞" }
    let text = Self.number(number, dimension)
    switch dimension {
    case .length: return text + "pt"
    case .angle: return text + "deg"
    case .time: return text + "s"
    case .speed: return text + "pt/s"
    default: return text
    }
  }

  /// The same without a unit.
  private static func number(_ number: Double, _ dimension: Dimension) -> String {
    NumberText.rounded(dimension == .angle ? number * 180 / Double.pi : number, decimals: 3)
  }
}
