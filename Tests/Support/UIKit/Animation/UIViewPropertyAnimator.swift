import Foundation

/// The property animator. It can be paused, reversed, and continued with another duration or timing.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open private(set) var duration: TimeInterval
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isInterruptible = true {
    willSet { requireInactive("isInterruptible") }
  }
  open var isUserInteractionEnabled = true {
    willSet { requireInactive("isUserInteractionEnabled") }
  }
  open var isManualHitTestingEnabled = false
  /// Whether, under a finger, the fraction is the progress; otherwise it is the fraction of the time.
  open var scrubsLinearly = true {
    willSet { requireInactive("scrubsLinearly") }
  }
  /// Whether an animator that has reached its end stays active and calls no completion handlers.
  open var pausesOnCompletion = false
  open var isReversed = false {
    willSet { if newValue != isReversed, isRunning { keepCount() } }
    didSet { if oldValue != isReversed { turnRound() } }
  }
  private let animation: Animation
  private var blocks: [(delayFactor: CGFloat, block: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The duration in seconds of the current leg. The timing is that of `animation`, over the duration of `animation`.
  private var legDuration: TimeInterval
  /// The fraction of the leg's time at `countedSince`. While the animator runs, the clock is added to it.
  private var share: CGFloat = 0
  private var countedSince: TimeInterval = 0
  /// The part of the whole distance that the current leg covers: all of it, or the rest of it since the timing changed.
  private var leg: (start: CGFloat, end: CGFloat) = (0, 1)
  /// Whether the animator is active and waits for its delay. Its blocks run when the delay is over.
  private var isWaiting = false
  /// The number of the last scheduled end. Ends with older numbers are ignored.
  private var scheduledEnd = 0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let spring = parameters.springTimingParameters
    let cubic = parameters.cubicTimingParameters
    let duration = spring?.duration(insteadOf: duration) ?? duration
    let timing = spring?.timing(duration: duration) ?? cubic?.timing ?? Timing(.easeInOut)
    self.duration = duration
    timingParameters = parameters
    legDuration = duration
    animation = Animation(duration: duration, timing: timing)
    super.init()
    Simulator.census.enter(self, as: .propertyAnimator)
    animation.share = { [weak self] in self?.timeShare ?? 1 }
  }

  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// The documentation: "It is an error to release a paused or stopped property animator."
  isolated deinit {
    if state != .inactive { Simulator.violation("a paused or stopped property animator was released") }
  }

  // MARK: Blocks

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// - Parameter delayFactor: The fraction of the remaining time after which the block's changes begin. Before the start, all the time
  ///   remains.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .stopped { return Simulator.violation("animations added to a stopped property animator") }
    if state == .active, !isWaiting {
      collect(animation, delayFactor)
    } else {
      blocks.append((delayFactor, animation))
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func collect(_ block: () -> Void, _ delayFactor: CGFloat) {
    // Changes that are added to a running animator have the rest of its time.
    let passed = state == .active ? timeShare : 0
    let start = passed + (1 - passed) * min(max(delayFactor, 0), 1)
    animation.collect(block, in: Track.Keyframe(start: start, length: 1 - start), .own)
  }

  /// Runs the blocks. The model values are the end values from now on.
  private func activate() {
    guard state == .inactive || isWaiting else { return }
    isWaiting = false
    let blocks = self.blocks
    self.blocks = []
    for (delayFactor, block) in blocks { collect(block, delayFactor) }
    state = .active
  }

  // MARK: Course

  open var fractionComplete: CGFloat {
    get {
      let time = timeShare
      if animation.isLinear || Simulator.conduct.fractionIsOfTime {
        return leg.start + (leg.end - leg.start) * time
      }
      return leg.start + (leg.end - leg.start) * progress(time)
    }
    set {
      if state == .stopped {
        return Simulator.violation("the fraction of a stopped property animator was set")
      }
      activate()
      animation.restoreWhole()
      leg = (0, 1)
      share = min(max(newValue, 0), 1)
      countedSince = Simulator.clock.now
      animation.isLinear = scrubsLinearly && !isRunning
      if isRunning { run() }
    }
  }

  open func startAnimation() {
    if state == .stopped { return Simulator.violation("a stopped property animator was started") }
    activate()
    if !isRunning { run() }
  }

  /// As documented, the animator is active from now on. When its blocks run is not documented.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    if delay <= 0 || state == .stopped { return startAnimation() }
    if state == .inactive, Simulator.conduct.delayedBlocksRunAtOnce {
      activate()
    } else if state == .inactive {
      state = .active
      isWaiting = true
    }
    scheduledEnd += 1
    let current = scheduledEnd
    Simulator.clock.schedule(after: delay) {
      if current == self.scheduledEnd, self.state == .active { self.startAnimation() }
    }
  }

  open func pauseAnimation() {
    if state == .stopped { return Simulator.violation("a stopped property animator was paused") }
    if !isInterruptible, isRunning {
      return Simulator.violation("an animator that is not interruptible was paused")
    }
    activate()
    stopCounting()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if state != .active { return Simulator.violation("an animator that is not active was continued") }
    if isRunning { Simulator.violation("a running property animator was continued") }
    stopCounting()
    if isReversed, Simulator.conduct.reversalTurnsTheFraction { share = 1 - share }
    leaveScrubbing()
    let restShare = max(isReversed && isWhole ? share : 1 - share, 1e-9)
    let rest = durationFactor > 0 ? duration * Double(durationFactor) : legDuration * Double(restShare)
    guard let parameters else {
      legDuration = rest / Double(restShare)
      return run()
    }
    let start = leg.start + (leg.end - leg.start) * progress(share)
    animation.rebase(towardsOrigin: isReversed)
    leg = (start, isReversed ? 0 : 1)
    share = 0
    if let spring = parameters.springTimingParameters {
      animation.duration = spring.duration(insteadOf: rest)
      animation.timing = spring.timing(duration: animation.duration)
    } else {
      animation.duration = rest
      animation.timing = parameters.cubicTimingParameters?.timing ?? animation.timing
    }
    legDuration = animation.duration
    run()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    activate()
    stopCounting()
    state = .stopped
    if withoutFinishing {
      state = .inactive
      completions = []
      animation.end(finished: false, .frozen)
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state != .stopped { return Simulator.violation("finishAnimation(at:) without stopAnimation(false)") }
    end(at: finalPosition)
  }

  // MARK: Time

  private var isWhole: Bool { leg == (0, 1) }

  /// Whether the fraction of the time decreases: the animator is reversed, and the leg is the whole distance.
  private var countsDown: Bool { isReversed && isWhole }

  private var timeShare: CGFloat {
    if !isRunning || legDuration <= 0 { return share }
    let passed = CGFloat((Simulator.clock.now - countedSince) / legDuration)
    return min(max(share + (countsDown ? -passed : passed), 0), 1)
  }

  private func progress(_ time: CGFloat) -> CGFloat {
    animation.timing.progress(time, duration: animation.duration, axis: nil)
  }

  private func keepCount() {
    share = timeShare
    countedSince = Simulator.clock.now
  }

  private func stopCounting() {
    keepCount()
    isRunning = false
    scheduledEnd += 1
  }

  /// Replaces the progress under a finger by the fraction of the time at which the timing has that progress.
  private func leaveScrubbing() {
    guard animation.isLinear else { return }
    animation.isLinear = false
    share = animation.timing.time(of: share, duration: animation.duration)
  }

  /// Continues in the other direction from the current values.
  private func turnRound() {
    if !isWhole {
      let start = leg.start + (leg.end - leg.start) * progress(share)
      animation.rebase(towardsOrigin: isReversed)
      leg = (start, isReversed ? 0 : 1)
      share = 0
    }
    if isRunning { run() }
  }

  /// Plays from the current fraction. The scheduled block retains the animator, as UIKit retains a running one.
  private func run() {
    leaveScrubbing()
    countedSince = Simulator.clock.now
    isRunning = true
    scheduledEnd += 1
    let current = scheduledEnd
    var rest = Double(countsDown ? share : 1 - share) * legDuration
    if animation.isEmpty, Simulator.conduct.emptyAnimatorsEndAtOnce { rest = 0 }
    if Simulator.conduct.endsAreToldLate { rest += VirtualClock.frame }
    Simulator.clock.schedule(after: rest) {
      if current == self.scheduledEnd { self.arrive() }
    }
  }

  private func arrive() {
    if pausesOnCompletion { return stopCounting() }
    end(at: isReversed ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    scheduledEnd += 1
    let model: Animation.ModelValues =
      switch position {
      case .end: .kept
      case .start: .restored
      case .current: .frozen
      }
    animation.end(finished: position != .current, model)
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  private func requireInactive(_ property: String) {
    if state != .inactive { Simulator.violation("\(property) of an active property animator was set") }
  }
}
