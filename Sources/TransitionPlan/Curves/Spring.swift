#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A damped spring that goes from 0 to 1: m·ẍ + c·ẋ + k·(x − 1) = 0 with x(0) = 0 and ẋ(0) = v.
///
/// The closed forms are those of the damped harmonic oscillator, with ω = √(k/m) and ζ = c / (2√(k·m)): see any
/// textbook of mechanics, for example Landau and Lifshitz, *Mechanics*, §25.
public struct Spring: Hashable, Sendable {
  /// The mass m; above 0.
  public var mass: Double
  /// The stiffness k, in mass per second squared; above 0.
  public var stiffness: Double
  /// The damping coefficient c, in mass per second; not below 0.
  public var damping: Double

  /// Makes a spring of its physical constants.
  public init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// The spring that UIKit plays for physical constants: an overdamped one counts as critically damped.
  ///
  /// `CASpringAnimation.allowsOverdamping` is false unless it is set, and the documentation of SwiftUI's `Spring` says what that means.
  /// UIKit's own push, with the constants 3, 1000 and 500, takes half a second for that reason.
  /// - Parameters:
  ///   - mass: The mass m; above 0.
  ///   - stiffness: The stiffness k, in mass per second squared; above 0.
  ///   - damping: The damping coefficient c, in mass per second; not below 0.
  public static func played(mass: Double, stiffness: Double, damping: Double) -> Spring {
    let critical = 2 * (stiffness * mass).squareRoot()
    return Spring(mass: mass, stiffness: stiffness, damping: min(damping, critical))
  }

  /// The undamped angular frequency ω, in radians per second.
  public var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping ratio ζ: below 1 it overshoots, from 1 on it does not.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The time after which the spring, started at rest, stays within a distance of its end, in seconds.
  ///
  /// Below ζ = 1 the distance has its extremes at the times n·π/ω', where it is e^(−ζωt): the last one beyond the threshold is followed by
  /// the crossing. From ζ = 1 on the distance decreases monotonically. An undamped spring never settles.
  public func settlingTime(threshold: Double) -> Double {
    let w = frequency
    let z = dampingRatio
    if z <= 0 { return .infinity }
    var low = 0.0
    var high: Double
    if z < 1 {
      let half = Double.pi / (w * (1 - z * z).squareRoot())
      low = (log(1 / threshold) / (z * w * half)).rounded(.down) * half
      high = low + half
      // The distance changes its sign once between two extremes.
      var (left, right) = (low, high)
      let sign = distance(at: low, velocity: 0).distance > 0
      for _ in 0..<100 {
        let middle = (left + right) / 2
        if (distance(at: middle, velocity: 0).distance > 0) == sign { left = middle } else { right = middle }
      }
      high = right
    } else {
      high = 1 / w
      while distance(at: high, velocity: 0).distance > threshold { high *= 2 }
    }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if abs(distance(at: middle, velocity: 0).distance) > threshold { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The band around ζ = 1 that counts as critical: in it, the general forms lose their digits to cancellation.
  private static let criticalBand = 1e-6

  /// The position of the spring.
  /// - Parameters:
  ///   - time: Seconds from the start.
  ///   - velocity: The initial velocity, in whole distances per second.
  /// - Returns: The share of the distance.
  public func position(at time: Double, velocity: Double = 0) -> Double {
    1 - distance(at: time, velocity: velocity).distance
  }

  /// The velocity of the spring.
  /// - Parameters:
  ///   - time: Seconds from the start.
  ///   - velocity: The initial velocity, in whole distances per second.
  /// - Returns: In whole distances per second.
  public func speed(at time: Double, velocity: Double = 0) -> Double {
    -distance(at: time, velocity: velocity).rate
  }

  /// The distance from rest, y = 1 − x, and its rate of change.
  private func distance(at time: Double, velocity: Double) -> (distance: Double, rate: Double) {
    let w = frequency
    let z = dampingRatio
    let v = -velocity
    if abs(z - 1) < Self.criticalBand {
      let decay = exp(-w * time)
      let b = v + w
      return (decay * (1 + b * time), decay * (b - w * (1 + b * time)))
    }
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      let decay = exp(-z * w * time)
      let b = (v + z * w) / wd
      let c = cos(wd * time)
      let s = sin(wd * time)
      return (decay * (c + b * s), decay * (wd * (b * c - s) - z * w * (c + b * s)))
    }
    let root = (z * z - 1).squareRoot()
    // The slow rate without cancellation: ω(ζ − √(ζ²−1)) = ω / (ζ + √(ζ²−1)).
    let slow = w / (z + root)
    let fast = w * (z + root)
    let a = (v + fast) / (fast - slow)
    let b = 1 - a
    let slowDecay = a * exp(-slow * time)
    let fastDecay = b * exp(-fast * time)
    return (slowDecay + fastDecay, -slow * slowDecay - fast * fastDecay)
  }
}
