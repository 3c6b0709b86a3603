import Foundation

public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// If an app's own provider has both parameters, the spring is used here.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  open private(set) var animationCurve: UIView.AnimationCurve
  open private(set) var timingCurveType: UITimingCurveType
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
  let timing: Timing

  /// There are no archives in this module.
  public nonisolated required init?(coder: NSCoder) {
    nil
  }

  open nonisolated func encode(with coder: NSCoder) {}

  /// Returns the object itself, because it is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    timing = Timing(curve)
    (controlPoint1, controlPoint2) = Timing.controlPoints(of: curve)
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
    animationCurve = .linear
    timingCurveType = .cubic
    timing = .cubic(point1, point2)
  }
}

@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var initialVelocity: CGVector
  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
  private let dampingRatio: Double
  /// Nil if the spring is fitted to the animator's duration.
  private let frequency: Double?

  /// There are no archives in this module.
  public nonisolated required init?(coder: NSCoder) {
    nil
  }

  open nonisolated func encode(with coder: NSCoder) {}

  /// Returns the object itself, because it is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = Double(ratio)
    initialVelocity = velocity
    frequency = nil
    Simulator.recorder.record(.springVelocity(velocity))
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    // Core Animation plays an overdamped spring as a critically damped one, unless `allowsOverdamping` is set.
    dampingRatio = min(1, Double(damping / (2 * (stiffness * mass).squareRoot())))
    initialVelocity = velocity
    frequency = Double((stiffness / mass).squareRoot())
    Simulator.recorder.record(.springVelocity(velocity))
  }

  /// Available from iOS 17. The physical constants are those that Apple has published for SwiftUI's springs with the same parameters: a
  /// stiffness of (2π / duration)², and a damping of 4π · (1 − bounce) / duration, or 4π / (duration · (1 + bounce)) for bounces below
  /// 0.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    let angle = 2 * .pi / max(CGFloat(duration), 1e-9)
    let damping = bounce >= 0 ? 2 * angle * (1 - bounce) : 2 * angle / (1 + bounce)
    dampingRatio = Double(damping / (2 * angle))
    initialVelocity = velocity
    frequency = Double(angle)
    Simulator.recorder.record(.springVelocity(velocity))
  }

  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// The duration of an animator with this spring that was created with another duration.
  ///
  /// A spring of physical constants ignores the animator's duration. UIKit's duration for it is not documented. Here it is the time
  /// until a spring that started at rest is within a thousandth of rest.
  func duration(insteadOf duration: TimeInterval) -> TimeInterval {
    guard let frequency else { return duration }
    return SettlingSpring(frequency: frequency, dampingRatio: dampingRatio).settlingTime
  }

  func timing(duration: TimeInterval) -> Timing {
    let spring =
      frequency.map { SettlingSpring(frequency: $0, dampingRatio: dampingRatio) }
      ?? SettlingSpring(dampingRatio: dampingRatio, duration: duration)
    return .spring(spring, velocity: initialVelocity)
  }
}
