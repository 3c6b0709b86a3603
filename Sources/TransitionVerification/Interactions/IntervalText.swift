import TransitionPlan
import TransitionText

extension Interval {
  /// It in words, with the unit of a dimension: `0.5`, `at most 0.5`, `10pt to 20pt`.
  func text(_ dimension: Dimension) -> String {
    let (low, high) = (Self.text(low, dimension), Self.text(high, dimension))
    if low == high { return low }
    if self.low == -.infinity { return self.high == .infinity ? "anything" : "at most " + high }
    if self.high == .infinity { return "at least " + low }
    return dimension == .none && self.low <= 0 ? "at most " + high : low + " to " + high
  }

  /// A number as one would write it, to a thousandth.
  private static func text(_ number: Double, _ dimension: Dimension) -> String {
    guard number.isFinite else { return number < 0 ? "-∞" : "∞" }
    let shown = dimension == .angle ? number * 180 / Double.pi : number
    let text = NumberText.rounded(shown, decimals: 3)
    switch dimension {
    case .length: return text + "pt"
    case .angle: return text + "deg"
    case .time: return text + "s"
    case .speed: return text + "pt/s"
    default: return text
    }
  }
}
