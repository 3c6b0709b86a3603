import TransitionPlan
import TransitionText

/// The thresholds that are usual for a value of the fingers.
struct UsualThreshold {
  /// Fingers pass these neither at once nor never.
  var range: ClosedRange<Double>
  /// What is wrong with a smaller one.
  var small: String
  /// What is wrong with a larger one.
  var large: String
  var examples: String
  /// Factors that may be missing.
  var factors: [Double] = []
  /// What is probably meant.
  var likely: ClosedRange<Double> = 0...0
  /// The unit in which that is written, and its size.
  var unit: (name: String, size: Double) = ("", 1)

  /// The threshold with the missing factor: `0.5%` was meant as half; the meaning of `1%` is unclear.
  func meant(by number: Double, isSmall: Bool) -> String? {
    let others = factors.map { isSmall ? number * $0 : number / $0 }
    guard let other = others.first(where: likely.contains) else { return nil }
    return NumberText.rounded(other / unit.size, decimals: 3) + unit.name
  }
}

extension GestureValue {
  /// - Parameter isOfFixedLength: Whether it is divided by a fixed length, which may fit many times into the way.
  func usualThreshold(isOfFixedLength: Bool) -> UsualThreshold {
    let (far, fast) = ("no finger moves that far", "no fingers are that fast")
    let (immediately, atRest) = ("the fingers pass it immediately", "even fingers at rest pass it")
    return switch self {
    case .progress:
      UsualThreshold(
        range: 0.015...(isOfFixedLength ? .infinity : 10), small: "the finger passes it immediately",
        large: far, examples: "30% to 50%", factors: [100], likely: 0.1...0.9, unit: ("%", 0.01))
    // A pan begins after ten points.
    case .translation:
      UsualThreshold(
        range: 2...(.infinity), small: "the finger passes it before the gesture begins", large: far,
        examples: "40pt to 200pt, or shares such as `40% * container.height`")
    case .location:
      UsualThreshold(
        range: 2...(.infinity), small: "a finger is almost never this close to the edge",
        large: "a finger is never this far from the edge",
        examples: "20pt to 200pt, or shares such as `30% * container.width`")
    // Digits too many or too few, or points per millisecond.
    case .velocity:
      UsualThreshold(
        range: 10...20_000, small: "even a finger at rest passes it", large: "no finger is that fast",
        examples: "300pt/s to 1000pt/s", factors: [10, 100, 1000], likely: 200...2000, unit: ("pt/s", 1))
    case .scale:
      UsualThreshold(
        range: 0.1...10, small: "no fingers move that far", large: "no fingers move that far",
        examples: "60% to 80% for `pinch(in)`, 120% to 200% for `pinch(out)`", factors: [100],
        likely: 0.2...0.95, unit: ("%", 0.01))
    case .scaleVelocity:
      UsualThreshold(
        range: 0.05...50, small: atRest, large: fast, examples: "50%/s to 200%/s", factors: [100],
        likely: 0.2...5, unit: ("%/s", 0.01))
    case .rotation:
      UsualThreshold(
        range: 0.05...7, small: immediately, large: "no fingers rotate that far", examples: "20deg to 90deg")
    case .rotationVelocity:
      UsualThreshold(range: 0.05...100, small: atRest, large: fast, examples: "60deg/s to 360deg/s")
    }
  }
}
