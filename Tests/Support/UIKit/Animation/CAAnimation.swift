import Foundation

/// The time of Core Animation. Here it is the time of the virtual clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { simulated { Simulator.clock.now } }

/// The common base class of layer animations.
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  /// In the layer's time. 0 means the time at which the animation is added.
  open var beginTime: CFTimeInterval = 0
  /// If nil, the timing is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation is visible before it begins and after it has ended, as long as the layer keeps it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer removes the animation when it has ended.
  open var isRemovedOnCompletion = true
  /// Retained, as documented.
  open var delegate: (any CAAnimationDelegate)?
  /// The number of cycles; 0 means one.
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var speed: Float = 1
  private var values: [String: Any] = [:]

  /// A value that the app has stored with `setValue(_:forKey:)`, for example to identify the animation.
  open func value(forKey key: String) -> Any? { values[key] }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// Receives the start and the end of a layer animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// The requirements are optional in Objective-C. These defaults stand for missing methods.
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations that are added to a layer as one.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
  open var animations: [CAAnimation]?
}

/// An animation of one property, which its key path names.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether its values are added to the layer's value or to the other animations' values.
  open var isAdditive = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  /// The progress at a fraction of the time.
  func progress(_ share: CGFloat) -> CGFloat {
    (timingFunction?.timing ?? Timing(.linear)).progress(share, duration: duration, axis: nil)
  }
}

/// An animation from one value to another along a spring. If the duration is shorter than `settlingDuration`, the spring is cut off.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In whole distances per second, positive towards the end value.
  open var initialVelocity: CGFloat = 0

  private var spring: SettlingSpring {
    SettlingSpring(
      frequency: Double((stiffness / mass).squareRoot()),
      dampingRatio: Double(damping / (2 * (stiffness * mass).squareRoot())))
  }

  /// The time in seconds until the spring is at rest.
  open var settlingDuration: CFTimeInterval { spring.settlingTime }

  override func progress(_ share: CGFloat) -> CGFloat {
    CGFloat(spring.position(at: Double(share) * duration, velocity: Double(initialVelocity)))
  }
}

/// An animation through several values, linear between them.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The fraction of the duration for each value. If nil, the values are evenly spaced.
  open var keyTimes: [NSNumber]?
  /// One for each interval between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// `cubic` and `paced` count as `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// Maps the fraction of an animation's time to its progress.
open class CAMediaTimingFunction: NSObject {
  let timing: Timing

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    timing = .cubic(CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
  }

  private init(_ timing: Timing) {
    self.timing = timing
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    let curves: [CAMediaTimingFunctionName: UIView.AnimationCurve] = [
      .easeIn: .easeIn, .easeOut: .easeOut, .easeInEaseOut: .easeInOut,
    ]
    self.init(
      name == .default
        ? .cubic(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1)) : Timing(curves[name] ?? .linear))
  }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  public init(rawValue: String) { self.rawValue = rawValue }
}
