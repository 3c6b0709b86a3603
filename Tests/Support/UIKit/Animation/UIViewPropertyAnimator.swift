import Foundation

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The property animator. While it is paused its fraction is a share of the time, as with `scrubsLinearly` off.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isInterruptible = true
  open var isReversed = false {
    willSet { if newValue != isReversed { stopCounting() } }
    didSet { if oldValue != isReversed, isRunning { run() } }
  }
  private let animation: Animation
  private var blocks: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The fraction at `countedSince`; later it grows with the clock while the animator runs.
  private var fraction: CGFloat = 0
  private var countedSince: TimeInterval = 0
  /// How much longer the rest of the way takes than the animator's duration says.
  private var pace: Double = 1
  /// Which of the scheduled ends is the one that counts.
  private var scheduledEnd = 0

  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    if let spring = parameters as? UISpringTimingParameters {
      let duration = spring.duration(insteadOf: duration)
      self.init(duration, spring.timing(duration: duration))
    } else {
      let cubic = parameters as? UICubicTimingParameters
      self.init(duration, cubic?.timing ?? Timing(.easeInOut))
    }
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration, Timing(curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  private init(_ duration: TimeInterval, _ timing: Timing) {
    self.duration = duration
    animation = Animation(duration: duration, timing: timing)
    super.init()
    Simulator.census.enter(self, as: .propertyAnimator)
    animation.share = { [weak self] in self?.fractionComplete ?? 1 }
  }

  /// The documentation: "It is an error to release a paused or stopped property animator."
  isolated deinit {
    if state != .inactive { Simulator.violation("a paused or stopped property animator was released") }
  }

  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { self.animation.collect(animation) } else { blocks.append(animation) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open var fractionComplete: CGFloat {
    get {
      if !isRunning || duration <= 0 { return fraction }
      let passed = CGFloat((Simulator.clock.now - countedSince) / (duration * pace))
      return min(max(fraction + (isReversed ? -passed : passed), 0), 1)
    }
    set {
      activate()
      stopCounting()
      fraction = min(max(newValue, 0), 1)
      if isRunning { run() }
    }
  }

  open func startAnimation() {
    if state == .stopped { return Simulator.violation("a stopped property animator was started") }
    activate()
    if !isRunning { run() }
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    Simulator.clock.schedule(after: delay) { self.startAnimation() }
  }

  open func pauseAnimation() {
    activate()
    stopCounting()
    isRunning = false
    scheduledEnd += 1
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    pauseAnimation()
    if let parameters {
      animation.rebase()
      fraction = 0
      let spring = parameters as? UISpringTimingParameters
      animation.timing =
        spring?.timing(duration: duration) ?? (parameters as? UICubicTimingParameters)?.timing
        ?? animation.timing
    }
    if durationFactor > 0 { pace = Double(durationFactor) / Double(max(1 - fraction, 1e-9)) }
    run()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    stopCounting()
    isRunning = false
    scheduledEnd += 1
    state = .stopped
    if withoutFinishing {
      state = .inactive
      completions = []
      animation.end(finished: false)
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state != .stopped { return Simulator.violation("finishAnimation(at:) without stopAnimation(false)") }
    end(at: finalPosition)
  }

  /// Runs the blocks: from here on the model values are those of the end.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let blocks = self.blocks
    self.blocks = []
    for block in blocks { animation.collect(block) }
  }

  private func stopCounting() {
    fraction = fractionComplete
    countedSince = Simulator.clock.now
  }

  /// Goes on from the fraction where it stands. What is scheduled holds the animator, as UIKit does while one runs.
  private func run() {
    countedSince = Simulator.clock.now
    isRunning = true
    scheduledEnd += 1
    let current = scheduledEnd
    var rest = Double(isReversed ? fraction : 1 - fraction) * duration * pace
    if animation.isEmpty, Simulator.conduct.emptyAnimatorsEndAtOnce { rest = 0 }
    Simulator.clock.schedule(after: rest) {
      if current == self.scheduledEnd { self.end(at: self.isReversed ? .start : .end) }
    }
  }

  private func end(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    scheduledEnd += 1
    animation.end(finished: position != .current, restoresModel: position == .start)
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
