import Foundation

@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true
  open private(set) var percentComplete: CGFloat = 0
  private var context: TransitionContext?
  private var scrubber = Scrubber()
  private var isEnding = false

  public override init() {
    super.init()
  }

  open var duration: CGFloat { CGFloat(scrubber.duration) }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? TransitionContext
    scrubber = Scrubber()
    percentComplete = 0
    isEnding = false
    Animation.scrubber = scrubber
    context?.animate()
    Animation.scrubber = nil
  }

  open func update(_ percentComplete: CGFloat) {
    guard let context, !isEnding else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    scrubber.percent = self.percentComplete
    context.updateInteractiveTransition(self.percentComplete)
  }

  open func pause() {
    context?.pauseInteractiveTransition()
  }

  open func finish() {
    end(completes: true)
  }

  open func cancel() {
    end(completes: false)
  }

  /// Plays the rest of the way, forwards or backwards, then lets the animations' completions run.
  private func end(completes: Bool) {
    guard let context, !isEnding else { return }
    isEnding = true
    if completes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    let share = completes ? 1 - percentComplete : percentComplete
    let rest = Double(share) * scrubber.duration / Double(max(completionSpeed, 0.001))
    let scrubber = self.scrubber
    Simulator.clock.schedule(after: rest) {
      self.context = nil
      scrubber.percent = completes ? 1 : 0
      let conduct = Simulator.conduct
      scrubber.end(
        finished: completes || conduct.cancelCompletesAsFinished,
        restoresModel: !completes && conduct.cancelRestoresModel)
    }
  }
}
