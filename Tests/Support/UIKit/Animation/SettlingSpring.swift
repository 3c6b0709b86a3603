import Foundation

/// A damped spring from 0 to 1, with mass 1.
///
/// What UIKit does with a damping ratio and a duration is not documented. This is the rule that the language has
/// for `spring(damping:)`, written again here because generated code may not see the compiler: the spring is within
/// a thousandth of rest when the duration is over. So values in flight can be compared with the compiler's own
/// evaluator (`SpringCurve` of `TransitionPlan`); on a device they differ by what Apple does not say.
struct SettlingSpring {
  /// How far from rest counts as settled.
  static let threshold = 1.0 / 1000

  /// ω, radians a second.
  let frequency: Double
  /// ζ.
  let dampingRatio: Double

  init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
  }

  /// The spring that settles in a duration.
  init(dampingRatio: Double, duration: TimeInterval) {
    self.init(
      frequency: Self.settlingAngle(dampingRatio) / max(duration, 1e-9), dampingRatio: dampingRatio)
  }

  /// When a start at rest has settled, in seconds.
  var settlingTime: TimeInterval { Self.settlingAngle(dampingRatio) / frequency }

  /// The share of the way after `time` seconds, begun at `velocity` whole ways a second.
  func position(at time: TimeInterval, velocity: Double = 0) -> Double {
    let w = frequency
    let z = dampingRatio
    if abs(z - 1) < 1e-6 { return 1 - exp(-w * time) * (1 + (w - velocity) * time) }
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      let swing = cos(damped * time) + (z * w - velocity) / damped * sin(damped * time)
      return 1 - exp(-z * w * time) * swing
    }
    let root = (z * z - 1).squareRoot()
    let slow = w / (z + root)
    let fast = w * (z + root)
    let share = (fast - velocity) / (fast - slow)
    return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
  }

  /// ω·D: a bound of the distance from rest has come down to the threshold (ζ ≤ 1), or the distance has (ζ > 1).
  private static func settlingAngle(_ ratio: Double) -> Double {
    if ratio > 1 {
      return fallingRoot { 1 - Self(frequency: $0, dampingRatio: ratio).position(at: 1) - threshold }
    }
    let critical = fallingRoot { (1 + $0) * exp(-$0) - threshold }
    let envelope = ratio == 1 ? Double.infinity : -log(threshold * (1 - ratio * ratio).squareRoot())
    return min(envelope, critical) / max(ratio, 1e-9)
  }

  private static func fallingRoot(_ function: (Double) -> Double) -> Double {
    var low = 0.0
    var high = 16.0
    while function(high) > 0, high < 1e9 { high *= 2 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if function(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
