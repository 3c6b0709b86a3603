import Foundation

/// The one transition context: of pushes, pops, presentations and dismissals. It watches that the rules are kept.
@MainActor final class TransitionContext: TransitionCoordinator, UIViewControllerContextTransitioning {
  /// Where the interaction is.
  private enum Interaction { case none, underWay, finishing, cancelled }

  /// The views that the animator may move; the system's own may even when they are withheld from others.
  let fromView: UIView?
  let toView: UIView?
  private let initialFrame: CGRect
  /// Where the entering screen belongs.
  var finalFrame: CGRect
  /// What the owner does when the transition is complete; before the animator is told.
  var didEnd: @MainActor (Bool) -> Void = { _ in }
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private var interaction = Interaction.none
  private var isComplete = false

  init(
    container: UIView, from: UIViewController, to: UIViewController, fromView: UIView?, toView: UIView?,
    isAnimated: Bool, style: UIModalPresentationStyle = .none
  ) {
    self.fromView = fromView
    self.toView = toView
    initialFrame = from.view.boundingFrame
    finalFrame = container.bounds
    super.init(container: container, from: from, to: to, isAnimated: isAnimated, style: style)
    from.coordinator = self
    to.coordinator = self
  }

  // MARK: Course

  func start(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    self.interactor = interactor
    Simulator.census.enter(animator, as: .animationController)
    from.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
    guard let interactor, interactor.wantsInteractiveStart else { return animate() }
    interaction = .underWay
    let begin: @MainActor () -> Void = { [self] in
      Simulator.recorder.record(.interactionStarted)
      // UIKit calls this instead of `animateTransition`, not besides it.
      interactor.startInteractiveTransition(self)
    }
    if Simulator.conduct.interactionStartsLater {
      Simulator.clock.schedule(after: 3 * VirtualClock.frame, begin)
    } else {
      begin()
    }
  }

  /// Lets the animator animate, and what was to happen alongside.
  func animate() {
    guard let animator else { return }
    if hasAnimations {
      let alongside = Animation(
        duration: animator.transitionDuration(using: self), timing: Timing(.easeInOut))
      alongside.collect { self.runAlongside() }
      alongside.play()
    }
    animator.animateTransition(using: self)
  }

  func completeTransition(_ didComplete: Bool) {
    // The record is of what animators of the app do.
    if !(animator is SystemAnimator) { Simulator.recorder.record(.completed(didComplete)) }
    if isComplete { return Simulator.violation("completeTransition was called again") }
    isComplete = true
    switch interaction {
    case .none: break
    case .underWay: Simulator.violation("an interactive transition completed, neither finished nor cancelled")
    case .finishing:
      if !didComplete { Simulator.violation("completeTransition(false) after finishInteractiveTransition") }
    case .cancelled:
      if didComplete { Simulator.violation("completeTransition(true) after cancelInteractiveTransition") }
    }
    interaction = .none
    from.coordinator = nil
    to.coordinator = nil
    didEnd(didComplete)
    didEnd = { _ in }
    endAppearance(didComplete)
    checkVisible(didComplete ? to : from)
    complete()
    animator?.animationEnded(didComplete)
    animator = nil
    interactor = nil
  }

  private func endAppearance(_ didComplete: Bool) {
    if !didComplete {
      to.beginAppearanceTransition(false, animated: isAnimated)
      from.beginAppearanceTransition(true, animated: isAnimated)
    }
    from.endAppearanceTransition()
    to.endAppearanceTransition()
  }

  private func checkVisible(_ visible: UIViewController) {
    guard let view = visible.viewIfLoaded else { return }
    if view.window == nil { Simulator.violation("\(visible.name) is visible without a window") }
    if view.isHidden { Simulator.violation("\(visible.name) was left hidden") }
    if view.alpha < 1 { Simulator.violation("\(visible.name) was left with alpha \(view.alpha)") }
  }

  // MARK: Interaction

  override var isInteractive: Bool { interaction == .underWay }
  override var isCancelled: Bool { transitionWasCancelled }
  private(set) var transitionWasCancelled = false

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    Simulator.recorder.record(.interactionUpdated(percentComplete))
    requireInteraction("updateInteractiveTransition")
    if !(0...1).contains(percentComplete) {
      Simulator.violation("updateInteractiveTransition(\(percentComplete)) is outside 0...1")
    }
  }

  func finishInteractiveTransition() {
    Simulator.recorder.record(.interactionFinished)
    requireInteraction("finishInteractiveTransition")
    interaction = .finishing
  }

  func cancelInteractiveTransition() {
    Simulator.recorder.record(.interactionCancelled)
    requireInteraction("cancelInteractiveTransition")
    interaction = .cancelled
    transitionWasCancelled = true
  }

  func pauseInteractiveTransition() {
    interaction = .underWay
    transitionWasCancelled = false
  }

  private func requireInteraction(_ call: String) {
    if interaction != .underWay { Simulator.violation("\(call) outside an interaction") }
  }

  // MARK: Screens

  override var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if Simulator.withheldViews.contains(key) { return nil }
    return key == .from ? fromView : toView
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? initialFrame : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === to { return finalFrame }
    // The leaving screen of a presentation stays where it is; that of a pop goes nowhere in particular.
    return presentationStyle == .none ? .zero : initialFrame
  }
}
