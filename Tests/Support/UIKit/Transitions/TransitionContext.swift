import Foundation

/// The transition context of all transitions: pushes, pops, presentations, dismissals and tabs. It reports violations of UIKit's rules.
@MainActor final class TransitionContext: TransitionCoordinator, UIViewControllerContextTransitioning {
  /// The state of the interaction.
  private enum Interaction { case none, underWay, finishing, cancelled }

  /// The views of the two screens. `SystemAnimator` uses them even if they are withheld from other animators.
  let fromView: UIView?
  let toView: UIView?
  private let initialFrame: CGRect
  /// The final frame of the entering screen. The animator gets `finalFrame`; `place` computes it for the container's current size.
  var finalFrame: CGRect
  var place: (@MainActor () -> CGRect)? {
    didSet { if let place { finalFrame = place() } }
  }
  /// Whether the screens disappear and appear, as in a push. In a presentation over a screen that stays visible, one of these is false.
  var fromDisappears = true
  var toAppears = true
  /// Called after `viewWillDisappear` and `viewWillAppear`, before the transition starts.
  var willStart: @MainActor () -> Void = {}
  /// Called when the transition has completed, before the screens and the animator are told.
  var didEnd: @MainActor (Bool) -> Void = { _ in }
  /// Called after `viewDidDisappear` and `viewDidAppear`.
  var didTellScreens: @MainActor (Bool) -> Void = { _ in }
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private var interaction = Interaction.none
  private var hasBeenInteractive = false
  private var isComplete = false
  private var startTime: TimeInterval = 0
  private var reportedDuration: TimeInterval = 0

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
    Simulator.census.enter(self)
  }

  // MARK: Course

  func start(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    self.interactor = interactor
    Simulator.census.enter(animator, as: .animationController)
    if fromDisappears { from.beginAppearanceTransition(false, animated: isAnimated) }
    if toAppears { to.beginAppearanceTransition(true, animated: isAnimated) }
    willStart()
    willStart = {}
    guard let interactor else { return animate() }
    guard interactor.wantsInteractiveStart else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.watch(self)
      return animate()
    }
    interaction = .underWay
    hasBeenInteractive = true
    initiallyInteractive = true
    let begin: @MainActor () -> Void = { [self] in
      Simulator.recorder.record(.interactionStarted)
      // UIKit calls this instead of `animateTransition`, not in addition to it.
      interactor.startInteractiveTransition(self)
      if !(interactor is UIPercentDrivenInteractiveTransition) { beginAlongside() }
    }
    if Simulator.conduct.interactionStartsLater {
      Simulator.clock.schedule(after: 3 * VirtualClock.frame, begin)
    } else {
      begin()
    }
  }

  /// Starts the animator and the alongside animations.
  func animate() {
    guard let animator else { return }
    startTime = Simulator.clock.now
    reportedDuration = animator.transitionDuration(using: self)
    playAlongside()
    if let interactor, !initiallyInteractive, !(interactor is UIPercentDrivenInteractiveTransition),
      Simulator.conduct.interactorBeginsWhatPlays
    {
      interactor.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    // UIKit asks more than once, and has to get the same animator each time.
    for _ in 1...2 where !isComplete { _ = interruptibleAnimator }
  }

  /// Plays the alongside animations, or hands them to the percent-driven transition that is starting.
  func playAlongside() {
    guard hasAnimations, isAnimated else { return runAlongside() }
    let alongside = Animation(duration: transitionDuration, timing: Timing(.easeInOut))
    alongside.collect { self.runAlongside() }
    alongside.play()
  }

  /// Starts the alongside animations of a transition that the app's own interaction controller drives.
  private func beginAlongside() {
    if Simulator.conduct.alongsideFollowsWhenDriven {
      let follower = Scrubber()
      follower.percent = reportedPercent
      Animation.scrubber = follower
      playAlongside()
      Animation.scrubber = nil
      self.follower = follower
      // The interaction may have ended before this.
      if interaction != .underWay { letFollowerArrive() }
    } else if Simulator.conduct.alongsidePlaysWhenDriven {
      playAlongside()
    }
  }

  /// Plays the rest of the alongside animations. It takes the rest of the reported duration, divided by the interaction controller's
  /// speed.
  private func letFollowerArrive() {
    guard let follower, let interactor else { return }
    let completes = interaction == .finishing
    if interactor.completionSpeed <= 0 { Simulator.violation("a completion speed that is not above 0") }
    let left = completes ? 1 - reportedPercent : reportedPercent
    let rest = Double(left) * transitionDuration / Double(max(interactor.completionSpeed, 0.001))
    follower.play(to: completes ? 1 : 0, in: rest, Timing(interactor.completionCurve))
  }

  /// The animator's interruptible animator; nil if it has none.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    guard let handedOut = animator?.interruptibleAnimator(using: self), !(handedOut is AbsentAnimator) else {
      return nil
    }
    if let known, known !== handedOut { Simulator.violation("a transition has two interruptible animators") }
    // The documentation of `isInterruptible`: for such a transition "this property must be true".
    if let animator = handedOut as? UIViewPropertyAnimator, !animator.isInterruptible {
      Simulator.violation("an animator that is not interruptible was handed out to be interrupted")
    }
    known = handedOut
    return handedOut
  }
  /// Documented: "You must return the same animator object for the duration of the transition." It is retained until the end, so that a
  /// new animator for each call is a different object.
  private var known: (any UIViewImplicitlyAnimating)?

  func completeTransition(_ didComplete: Bool) {
    // Only the app's animators are recorded.
    let isSystem = animator is SystemAnimator
    if !isSystem, !isComplete { Simulator.willComplete?() }
    if !isSystem { Simulator.recorder.record(.completed(didComplete)) }
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
    if !isSystem, isAnimated, !hasBeenInteractive {
      let taken = Simulator.clock.now - startTime
      Simulator.recorder.record(.played(reported: reportedDuration, taken: taken))
    }
    // The app's own interaction controller may have completed without the alongside animations.
    if didComplete, !hasRunAlongside { runAlongside() }
    if didComplete { moveWithheldViews() }
    follower?.end(finished: true, restoresModel: !didComplete && Simulator.conduct.cancelRestoresModel)
    follower = nil
    from.coordinator = nil
    to.coordinator = nil
    didEnd(didComplete)
    didEnd = { _ in }
    endAppearance(didComplete)
    didTellScreens(didComplete)
    didTellScreens = { _ in }
    place = nil
    checkVisible(didComplete ? to : from)
    complete()
    animator?.animationEnded(didComplete)
    animator = nil
    interactor = nil
    known = nil
  }

  /// UIKit adds and removes the views that it withholds from the animator. The animator should not touch them, as documented.
  private func moveWithheldViews() {
    if Simulator.withheldViews.contains(.to), let toView, !toView.isDescendant(of: containerView) {
      toView.fill(place?() ?? containerView.bounds)
      containerView.addSubview(toView)
    }
    if Simulator.withheldViews.contains(.from) { fromView?.removeFromSuperview() }
  }

  /// After a cancelled transition, the entering screen gets all its callbacks first, then the screen that stays. This was
  /// [observed](http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html) for a pop.
  private func endAppearance(_ didComplete: Bool) {
    if didComplete {
      if fromDisappears { from.endAppearanceTransition() }
      if toAppears { to.endAppearanceTransition() }
    } else {
      if toAppears {
        to.beginAppearanceTransition(false, animated: isAnimated)
        to.endAppearanceTransition()
      }
      if fromDisappears {
        from.beginAppearanceTransition(true, animated: isAnimated)
        from.endAppearanceTransition()
      }
    }
    from.movement = .none
    to.movement = .none
  }

  private func checkVisible(_ visible: UIViewController) {
    guard let view = visible.viewIfLoaded else { return }
    // Without a window, nothing is visible anyway.
    if view.window == nil, containerView.window != nil {
      Simulator.violation("\(visible.name) is visible without a window")
    }
    if view.isHidden { Simulator.violation("\(visible.name) was left hidden") }
    if view.alpha < 1 { Simulator.violation("\(visible.name) was left with alpha \(view.alpha)") }
  }

  /// A description of the transition if it has not been completed; nil otherwise.
  var stuckDescription: String? { isComplete ? nil : "from \(from.name) to \(to.name)" }

  // MARK: Interaction

  private(set) var transitionWasCancelled = false
  private var reportedPercent: CGFloat = 0
  /// Scrubs the alongside animations, if they follow the app's own interaction controller.
  private var follower: Scrubber?

  private(set) override var initiallyInteractive: Bool {
    get { startsInteractively }
    set { startsInteractively = newValue }
  }
  private var startsInteractively = false
  override var isInterruptible: Bool { interruptibleAnimator != nil }
  /// Whether the transition plays, and its animator is not interruptible. Always false for UIKit's own transitions.
  var keepsTouches: Bool {
    !isComplete && isAnimated && !(animator is SystemAnimator) && !isInteractive && !isInterruptible
  }
  override var isInteractive: Bool { interaction == .underWay }
  override var isCancelled: Bool { transitionWasCancelled }
  override var percentComplete: CGFloat { reportedPercent }
  override var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  override var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    Simulator.recorder.record(.interactionUpdated(percentComplete))
    requireInteraction("updateInteractiveTransition")
    if !(0...1).contains(percentComplete) {
      Simulator.violation("updateInteractiveTransition(\(percentComplete)) is outside 0...1")
    }
    reportedPercent = percentComplete
    follower?.percent = percentComplete
  }

  func finishInteractiveTransition() {
    Simulator.recorder.record(.interactionFinished)
    requireInteraction("finishInteractiveTransition")
    interaction = .finishing
    letFollowerArrive()
    noteInteractionChange()
  }

  func cancelInteractiveTransition() {
    Simulator.recorder.record(.interactionCancelled)
    requireInteraction("cancelInteractiveTransition")
    interaction = .cancelled
    transitionWasCancelled = true
    letFollowerArrive()
    noteInteractionChange()
  }

  func pauseInteractiveTransition() {
    if isComplete { return Simulator.violation("pauseInteractiveTransition after completeTransition") }
    if Simulator.conduct.uninterruptibleIgnoresPause, !isInterruptible { return }
    interaction = .underWay
    hasBeenInteractive = true
    transitionWasCancelled = false
    follower?.hold()
    noteInteractionChange()
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
    // The leaving screen of a presentation stays in place. For other transitions its final frame is undefined, and zero here.
    return presentationStyle == .none ? .zero : initialFrame
  }
}
