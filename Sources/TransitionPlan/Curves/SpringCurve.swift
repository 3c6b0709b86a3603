#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A spring that is set to rest when a duration D is over.
///
/// Most springs are given by their constants, and D is at least the time that they need. `spring(damping: ζ)` gives only the overshoot, and
/// is the spring that has just settled when D is over.
///
/// UIKit's use of a damping ratio and a duration is not documented, so the language has its own rule. The frequency ω is the one at which a
/// bound of the distance from rest, for a start at rest, has decreased to `threshold` at D. For ζ ≤ 1 the distance |1 − x(t)| is never
/// above e^(−s)/√(1 − ζ²), nor above (1 + s)·e^(−s), with s = ζωt; the smaller of the two is used, so ω depends continuously on ζ:
///
///     ω = min(ln(1 / (threshold·√(1 − ζ²))), 9.2334…) / (ζ·D),   9.2334… solving (1 + s)·e^(−s) = 1/1000
///
/// For ζ > 1 the distance itself decreases monotonically, and ω is its solution.
public struct SpringCurve: Hashable, Sendable {
  /// The distance from rest at which a spring may be when its duration is over; it is set to rest then.
  public static let threshold = 1.0 / 1000

  /// The damping ratio ζ; above 0.
  public let dampingRatio: Double
  /// The duration D, in seconds; above 0.
  public let duration: Double
  /// The spring.
  public let spring: Spring
  /// Whether the spec gives the constants of the spring, and not only its damping ratio.
  public let isExact: Bool

  /// Makes a spring that is set to rest after a duration.
  /// - Parameters:
  ///   - spring: The spring.
  ///   - duration: D in seconds, above 0.
  public init(_ spring: Spring, duration: Double) {
    self.spring = spring
    self.duration = duration
    dampingRatio = spring.dampingRatio
    isExact = true
  }

  /// Makes the spring that settles in a duration.
  /// - Parameters:
  ///   - dampingRatio: ζ, above 0.
  ///   - duration: D in seconds, above 0.
  public init(dampingRatio: Double, duration: Double) {
    self.dampingRatio = dampingRatio
    self.duration = duration
    isExact = false
    let frequency = Self.settlingAngle(dampingRatio) / duration
    spring = Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// The progress at a time.
  /// - Parameters:
  ///   - time: Seconds from the start.
  ///   - velocity: The initial velocity, in whole distances per second.
  /// - Returns: The share of the distance; exactly 1 from the duration on.
  public func progress(at time: Double, velocity: Double = 0) -> Double {
    if time <= 0 { return 0 }
    if time >= duration { return 1 }
    return spring.position(at: time, velocity: velocity)
  }

  /// The solution s of (1 + s)·e^(−s) = `threshold`.
  private static let criticalAngle = solve { s in (1 + s) * exp(-s) - threshold }

  /// ω·D for a damping ratio.
  private static func settlingAngle(_ ratio: Double) -> Double {
    if ratio <= 1 {
      let envelope = ratio == 1 ? Double.infinity : -log(threshold * (1 - ratio * ratio).squareRoot())
      return min(envelope, criticalAngle) / ratio
    }
    return solve { angle in
      1 - Spring(mass: 1, stiffness: angle * angle, damping: 2 * ratio * angle).position(at: 1) - threshold
    }
  }

  /// The root of a function that falls from above 0 to below it, by bisection, to the last digit.
  private static func solve(_ function: (Double) -> Double) -> Double {
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
