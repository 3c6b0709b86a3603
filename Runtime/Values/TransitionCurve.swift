import UIKit

/// A timing curve: it maps a share of the time to a share of the distance.
enum TransitionCurve: TransitionCase {
  case linear
  /// A Bézier curve from (0, 0) to (1, 1) with the control points (x1, y1) and (x2, y2).
  case cubic(CGFloat, CGFloat, CGFloat, CGFloat)
  /// A spring with a damping ratio that has settled when the duration is over.
  case spring(damping: CGFloat)
  /// A spring of mass 1, whose duration follows from its parameters.
  case physicalSpring(stiffness: CGFloat, damping: CGFloat)

  static let easeIn = cubic(0.42, 0, 1, 1)
  static let easeOut = cubic(0, 0, 0.58, 1)
  static let easeInOut = cubic(0.42, 0, 0.58, 1)

  /// - Parameter velocity: That of a spring, in whole distances per second, along each axis.
  @MainActor func parameters(_ velocity: CGVector) -> any UITimingCurveProvider {
    switch self {
    case .linear: return UICubicTimingParameters(animationCurve: .linear)
    case .cubic(let x1, let y1, let x2, let y2):
      return UICubicTimingParameters(
        controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
    case .spring(let z): return UISpringTimingParameters(dampingRatio: z, initialVelocity: velocity)
    case .physicalSpring(let k, let c):
      return UISpringTimingParameters(mass: 1, stiffness: k, damping: c, initialVelocity: velocity)
    }
  }

  /// The damping ratio of a spring; 0 for another curve. UIKit plays an overdamped spring, above 1, as a critically damped one.
  var ratio: Double {
    switch self {
    case .spring(let damping): return Double(damping)
    case .physicalSpring(let k, let c): return Double(c) / 2 / Double(k).squareRoot()
    default: return 0
    }
  }

  /// Whether UIKit takes its initial velocity separately.
  var isSpring: Bool { ratio > 0 }

  /// The curve with an initial velocity, in whole distances per second. The first control point of a Bézier curve moves onto the
  /// line of the velocity, but never past an end. A spring gets its velocity separately.
  func starting(at velocity: Double, of duration: TimeInterval) -> TransitionCurve {
    switch self {
    case .linear: return Self.cubic(1 / 3, 1 / 3, 2 / 3, 2 / 3).starting(at: velocity, of: duration)
    case .cubic(let x1, _, let x2, let y2):
      let slope = CGFloat(velocity * duration)
      let x: CGFloat = min(x1 > 0 ? x1 : 1.0 / 3, 1 / abs(slope))
      return .cubic(x, x * slope, x2, y2)
    default: return self
    }
  }

  /// The nearest curve of UIKit, for the animations of the app alongside.
  var named: UIView.AnimationCurve {
    self.is(.linear) ? .linear : self.is(.easeIn) ? .easeIn : self.is(.easeInOut) ? .easeInOut : .easeOut
  }

  /// The share of the distance after a time in seconds; the velocity is the initial one, in whole distances per second.
  func progress(at time: Double, of duration: Double, velocity: Double = 0) -> Double {
    if time >= duration - TransitionTiming.tiny { return 1 }
    if time <= 0 { return 0 }
    switch self {
    case .linear: return time / duration
    case .cubic(let x1, let y1, let x2, let y2):
      return Self.bezier(time / duration, Double(x1), Double(y1), Double(x2), Double(y2))
    case .spring: return Self.spring(ratio, Self.settlingAngle(ratio) / duration, at: time, velocity)
    case .physicalSpring(let k, _): return Self.spring(ratio, Double(k).squareRoot(), at: time, velocity)
    }
  }

  private static func bezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    func value(_ s: Double, _ a: Double, _ b: Double) -> Double {
      let outer: Double = 3 * (1 - s) * s
      return outer * ((1 - s) * a + s * b) + s * s * s
    }
    return value(solve(1) { x - value($0, x1, x2) }, y1, y2)
  }

  /// The frequency times the duration of a spring that is within a thousandth of its end when the duration is over: by a bound of the
  /// distance if it oscillates, otherwise by the distance itself.
  private static func settlingAngle(_ ratio: Double) -> Double {
    if ratio > 1 { return solve(16) { angle in 1 - spring(ratio, angle, at: 1, 0) - 0.001 } }
    let envelope: Double = ratio == 1 ? .infinity : -log(0.001 * (1 - ratio * ratio).squareRoot())
    return min(envelope, 9.233413476) / max(ratio, 1e-9)  // (1 + s)·e^(−s) = 1/1000
  }

  /// The zero of a function that falls from above.
  private static func solve(_ bound: Double, _ function: (Double) -> Double) -> Double {
    var (low, high): (Double, Double) = (0, bound)
    while bound > 1, function(high) > 0, high < 1e9 { high *= 2 }
    for _ in 0..<60 {
      let middle: Double = (low + high) / 2
      if function(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The exact solution of the damped oscillator from 0 to 1: z is the damping ratio, w the undamped frequency in radians per second, v the
  /// initial velocity in whole distances per second.
  private static func spring(_ z: Double, _ w: Double, at t: Double, _ v: Double) -> Double {
    let decay: Double = exp(-z * w * t)
    if abs(z - 1) < 1e-6 { return 1 - decay * (1 + (w - v) * t) }
    if z > 1 {  // two decays, without oscillation
      let root: Double = (z * z - 1).squareRoot()
      let (slow, fast): (Double, Double) = (w / (z + root), w * (z + root))
      let (first, last): (Double, Double) = ((fast - v) * exp(-slow * t), (slow - v) * exp(-fast * t))
      return 1 - (first - last) / (fast - slow)
    }
    let damped: Double = w * (1 - z * z).squareRoot()
    let (sine, cosine): (Double, Double) = (sin(damped * t), cos(damped * t))
    return 1 - decay * (cosine + (z * w - v) / damped * sine)
  }
}

/// The duration, curve and delay of a motion, or of one property in it.
struct TransitionTiming: TransitionCase {
  /// In seconds.
  var duration: TimeInterval
  var curve: TransitionCurve
  /// The time before the motion, in seconds.
  var delay: TimeInterval
  /// Whether the platform plays it.
  let isSystem: Bool
  /// That of a spring, in whole distances per second, along each axis.
  var velocity: CGVector = CGVector(dx: 0, dy: 0)
  /// The duration is that of `move(to:)`, which the platform does not play.
  static let system = TransitionTiming(0.3, isSystem: true)
  /// Two times that differ by at most this, in seconds, count as equal.
  static let tiny: TimeInterval = 1e-9

  init(
    _ duration: TimeInterval, _ curve: TransitionCurve = .easeInOut, delay: TimeInterval = 0,
    isSystem: Bool = false
  ) { (self.duration, self.curve, self.delay, self.isSystem) = (duration, curve, delay, isSystem) }

  var length: TimeInterval { delay + duration }

  /// Sets the initial velocity to that of a finger.
  mutating func start(at velocity: Double) {
    self.velocity = CGVector(dx: velocity, dy: 0)
    curve = curve.starting(at: velocity, of: duration)
  }

  /// The share of the distance after a time, the delay included.
  func progress(at time: TimeInterval) -> Double {
    curve.progress(at: time - delay, of: duration, velocity: Double(velocity.dx))
  }
}
