import Foundation

/// A transition whose animations follow `update(_:)`. An interruptible animator is scrubbed by its fraction, all other animations by
/// their time.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  open private(set) var percentComplete: CGFloat = 0
  private var context: TransitionContext?
  private var interruptible: (any UIViewImplicitlyAnimating)?
  private var scrubber = Scrubber()
  private var isEnding = false
  /// Whether the transition was finished or cancelled before it has started; nil if neither.
  private var earlyEnd: Bool?
  /// Whether an early end takes effect at the start. If nil, as for transitions of apps, `Conduct.earlyEndIsRemembered` decides.
  var remembersEarlyEnd: Bool?

  public override init() {
    super.init()
  }

  open var duration: CGFloat {
    CGFloat(interruptible == nil ? scrubber.duration : context?.transitionDuration ?? 0)
  }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    watch(context)
    scrubber = Scrubber()
    percentComplete = 0
    Animation.scrubber = scrubber
    interruptible = context.interruptibleAnimator
    if let interruptible {
      context.playAlongside()
      interruptible.pauseAnimation()
    } else {
      context.animate()
    }
    Animation.scrubber = nil
    if let earlyEnd, remembersEarlyEnd ?? Simulator.conduct.earlyEndIsRemembered { end(completes: earlyEnd) }
    earlyEnd = nil
  }

  /// Keeps the transition until it completes, so that `pause()` can take it over.
  func watch(_ context: TransitionContext) {
    self.context = context
    interruptible = nil
    isEnding = false
    context.animate(alongsideTransition: nil) { [weak self] _ in
      self?.context = nil
      self?.interruptible = nil
    }
  }

  open func update(_ percentComplete: CGFloat) {
    guard let context, !isEnding else { return }
    guard percentComplete.isFinite else {
      return Simulator.violation("a percent-driven transition was told to be at \(percentComplete)")
    }
    self.percentComplete = min(max(percentComplete, 0), 1)
    scrubber.percent = self.percentComplete
    interruptible?.fractionComplete = self.percentComplete
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes over a transition that is playing. This requires an interruptible animator.
  open func pause() {
    guard let context else { return }
    guard let animator = context.interruptibleAnimator else {
      return Simulator.violation("pause() of a transition whose animator is not interruptible")
    }
    isEnding = false
    interruptible = animator
    animator.pauseAnimation()
    animator.isReversed = false
    percentComplete = animator.fractionComplete
    context.pauseInteractiveTransition()
  }

  open func finish() {
    end(completes: true)
  }

  open func cancel() {
    end(completes: false)
  }

  /// Plays the rest, forwards or backwards, and then ends the animations.
  private func end(completes: Bool) {
    guard let context else {
      earlyEnd = completes
      return
    }
    if isEnding { return }
    isEnding = true
    if completes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    let share = completes ? 1 - percentComplete : percentComplete
    let speed = max(completionSpeed, 0.001)
    if let interruptible {
      interruptible.isReversed = !completes
      let timing = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
      interruptible.continueAnimation(withTimingParameters: timing, durationFactor: share / speed)
    }
    let rest = Double(share) * scrubber.duration / Double(speed)
    scrubber.play(to: completes ? 1 : 0, in: rest, Timing(completionCurve))
    let scrubber = self.scrubber
    let conduct = Simulator.conduct
    Simulator.clock.schedule(after: rest) {
      scrubber.end(
        finished: completes || conduct.cancelCompletesAsFinished,
        restoresModel: !completes && conduct.cancelRestoresModel)
    }
  }
}
