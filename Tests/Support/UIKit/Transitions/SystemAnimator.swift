import Foundation

/// The system's own transition: it takes its time, shows nothing in between and clears up.
@MainActor final class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let removesLeavingView: Bool

  init(duration: TimeInterval, removesLeavingView: Bool) {
    self.duration = duration
    self.removesLeavingView = removesLeavingView
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    if let entering = context.toView {
      entering.fill(context.finalFrame(for: context.to))
      context.containerView.addSubview(entering)
    }
    let end: @MainActor () -> Void = { [removesLeavingView] in
      if removesLeavingView { context.fromView?.removeFromSuperview() }
      context.completeTransition(true)
    }
    if duration <= 0 { end() } else { Simulator.clock.schedule(after: duration, end) }
  }
}
