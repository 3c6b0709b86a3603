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
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    // Counts as the linear mode.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, delay, Timing(options.curve), options, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    play(duration, 0, Timing(.easeInOut), [], animations, completion)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    play(duration, 0, Timing(.easeInOut), [], animations, nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SettlingSpring(dampingRatio: Double(dampingRatio), duration: duration)
    let timing = Timing.spring(spring, x: velocity, y: velocity, scalar: velocity)
    play(duration, delay, timing, options, animations, completion)
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // Without `overrideInheritedDuration`, a nested animation takes the outer one's time.
    if let outer = Animation.blocks.last, !options.contains(.overrideInheritedDuration) {
      outer.collect(
        animations, in: outer.keyframe, Simulator.conduct.nestedKeyframesTakeTheCurve ? .bent : .linear)
      return outer.whenEnded { completion?($0) }
    }
    play(
      duration, delay, Timing(.linear), [.beginFromCurrentState, .overrideInheritedDuration], animations,
      completion)
  }

  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let animation = Animation.blocks.last else { return animations() }
    let around = animation.keyframe
    let keyframe = Track.Keyframe(
      start: around.start + around.length * CGFloat(frameStartTime),
      length: around.length * CGFloat(frameDuration))
    animation.collect(animations, in: keyframe, animation.pace)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Animation.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether changes that are made now are animated.
  public class var areAnimationsEnabled: Bool { Animation.areEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    Animation.areEnabled = enabled
  }

  /// The duration of changes that are made now; 0 outside of a block.
  public class var inheritedAnimationDuration: TimeInterval { Animation.blocks.last?.duration ?? 0 }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    // The look of the transition is not simulated: only the time passes.
    Animation.withoutAnimation { animations?() }
    Simulator.clock.schedule(after: duration) { completion?(true) }
  }

  /// Replaces one view by the other in the hierarchy, or hides one and shows the other if the options say so. The look of the
  /// transition is not simulated: the first view is removed or hidden when the time is over.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let isHiding = options.contains(.showHideTransitionViews)
    if isHiding {
      toView.isHidden = false
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
    }
    Simulator.clock.schedule(after: duration) {
      if isHiding { fromView.isHidden = true } else { fromView.removeFromSuperview() }
      completion?(true)
    }
  }

  /// Whether a block is part of the block around it: it takes that one's time and curve unless its options override them.
  private static func isPart(_ options: AnimationOptions, _ delay: TimeInterval) -> Bool {
    Animation.blocks.last != nil && delay <= 0 && !options.contains(.overrideInheritedDuration)
  }

  private static func join(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard let outer = Animation.blocks.last else { return }
    animations()
    outer.whenEnded { completion?($0) }
  }

  private static func play(
    _ duration: TimeInterval, _ delay: TimeInterval, _ timing: Timing, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    if isPart(options, delay) { return join(animations, completion) }
    let isAdditive =
      Simulator.conduct.overlappingAnimationsAdd && !options.contains(.beginFromCurrentState)
    guard Animation.areEnabled else {
      animations()
      completion?(true)
      return
    }
    let animation = Animation(duration: duration, delay: delay, timing: timing, isAdditive: isAdditive)
    animation.whenEnded { completion?($0) }
    animation.collect(animations)
    animation.play()
  }
}
