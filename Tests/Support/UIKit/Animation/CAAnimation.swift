import Foundation

/// The time of Core Animation, which is that of the clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { simulated { Simulator.clock.now } }

/// What animations of layers have in common.
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  /// In the layer's time; 0 is the moment at which it is added.
  open var beginTime: CFTimeInterval = 0
  /// Nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// What is seen before it begins and after it has ended, for as long as the layer has it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer gives it up when it has ended.
  open var isRemovedOnCompletion = true
  /// Documented to be retained.
  open var delegate: (any CAAnimationDelegate)?
  /// Of a cycle; 0 is one.
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var speed: Float = 1
  private var values: [String: Any] = [:]

  /// What an app has put there to know the animation again.
  open func value(forKey key: String) -> Any? { values[key] }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// Who is told that an animation of a layer begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// The requirements are optional in Objective-C; these are what their absence means.
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations that are added as one.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
  open var animations: [CAAnimation]?
}

/// An animation of one property, by its key path.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether its values are added to what is there otherwise.
  open var isAdditive = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  /// The share of the way at a share of the time.
  func progress(_ share: CGFloat) -> CGFloat {
    (timingFunction?.timing ?? Timing(.linear)).progress(share, duration: duration, axis: nil)
  }
}

/// From one value to another by a spring, which the duration may cut off.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// Whole ways a second, towards the end.
  open var initialVelocity: CGFloat = 0

  private var spring: SettlingSpring {
    SettlingSpring(
      frequency: Double((stiffness / mass).squareRoot()),
      dampingRatio: Double(damping / (2 * (stiffness * mass).squareRoot())))
  }

  /// How long it takes until it is at rest.
  open var settlingDuration: CFTimeInterval { spring.settlingTime }

  override func progress(_ share: CGFloat) -> CGFloat {
    CGFloat(spring.position(at: Double(share) * duration, velocity: Double(initialVelocity)))
  }
}

/// Values one after the other, with straight lines between them.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Shares of the duration; without them the values are evenly spread.
  open var keyTimes: [NSNumber]?
  /// One for each way between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// `cubic` and `paced` are taken for `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// How the share of an animation's time becomes one of its way.
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
