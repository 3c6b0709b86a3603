import Foundation

@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  public let animationCurve: UIView.AnimationCurve
  let timing: Timing

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timing = Timing(curve)
    (controlPoint1, controlPoint2) = Timing.controlPoints(of: curve)
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
    animationCurve = .linear
    timing = .cubic(point1, point2)
  }
}

@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  private let dampingRatio: Double
  /// Nil when the spring is fitted into the animator's duration.
  private let frequency: Double?

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = Double(ratio)
    initialVelocity = velocity
    frequency = nil
    Simulator.recorder.record(.springVelocity(velocity))
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    dampingRatio = Double(damping / (2 * (stiffness * mass).squareRoot()))
    initialVelocity = velocity
    frequency = Double((stiffness / mass).squareRoot())
    Simulator.recorder.record(.springVelocity(velocity))
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// The duration that an animator has with this spring, when it was asked for another.
  ///
  /// A spring of physical constants ignores the animator's duration. How long UIKit's takes is not documented: here
  /// until a start at rest is within a thousandth of rest.
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
