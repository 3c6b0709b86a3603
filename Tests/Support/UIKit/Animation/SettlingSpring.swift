import Foundation

/// A damped spring from 0 to 1, with mass 1.
///
/// UIKit's rule for a damping ratio and a duration is not documented. This is the language's rule for `spring(damping:)`: the spring is
/// within a thousandth of rest when the duration is over. It repeats `SpringCurve` of `TransitionPlan`, since this module does not
/// import the compiler. So values in flight can be compared with the compiler's evaluator. On a device they may differ.
struct SettlingSpring {
  /// The distance from rest that counts as settled.
  static let threshold = 1.0 / 1000

  /// ω, in radians per second.
  let frequency: Double
  /// ζ.
  let dampingRatio: Double

  init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
  }

  /// Creates the spring that settles within a duration.
  init(dampingRatio: Double, duration: TimeInterval) {
    self.init(
      frequency: Self.settlingAngle(dampingRatio) / max(duration, 1e-9), dampingRatio: dampingRatio)
  }

  /// The time in seconds after which a spring that started at rest has settled.
  var settlingTime: TimeInterval { Self.settlingAngle(dampingRatio) / frequency }

  /// The progress after `time` seconds, for an initial velocity in whole distances per second.
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

  /// ω·D, the angle at which the spring has settled. For ζ ≤ 1, a bound of the distance from rest has reached the threshold; for ζ > 1,
  /// the distance itself.
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
