import Foundation

extension UIView {
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let calculationModeLinear: KeyframeAnimationOptions = []

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, delay, Timing(options.curve), animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, 0, Timing(.easeInOut), animations, completion)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    play(duration, 0, Timing(.easeInOut), animations, nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SettlingSpring(dampingRatio: Double(dampingRatio), duration: duration)
    let timing = Timing.spring(spring, x: velocity, y: velocity, scalar: velocity)
    play(duration, delay, timing, animations, completion)
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, delay, Timing(.linear), animations, completion)
  }

  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let animation = Animation.blocks.last else { return animations() }
    animation.keyframe = Animation.Keyframe(start: CGFloat(frameStartTime), length: CGFloat(frameDuration))
    animations()
    animation.keyframe = .whole
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Animation.withoutAnimation(actionsWithoutAnimation)
  }

  private static func play(
    _ duration: TimeInterval, _ delay: TimeInterval, _ timing: Timing, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let animation = Animation(duration: duration, delay: delay, timing: timing) { completion?($0) }
    animation.collect(animations)
    animation.play()
  }
}
