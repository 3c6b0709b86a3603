import UIKit

/// `style container`: shows one child of a container view controller of the app, and lets gestures switch to others.
final class TransitionContainer: TransitionHost {
  /// The visible screen; during a run the leaving one.
  private(set) var shown: UIViewController?
  private weak var container: UIViewController?
  /// The screen that the app has returned for the gesture that is about to begin.
  private var offered: UIViewController?

  /// - Parameter container: The parent of the screens, whose view contains theirs.
  init(
    in container: UIViewController, _ make: @escaping @MainActor (TransitionScreens) -> TransitionDescription?
  ) {
    self.container = container
    super.init(make)
    guard let transition = describe(nil, nil) else { return }
    for gesture in transition.gestures { recognize(gesture, on: nil) }
  }

  override var parent: UIViewController? { container }

  /// Shows a screen without animation, in place of the visible one if there is one.
  /// - Parameter isForward: Whether it is shown as a to screen. With nil it is, unless it is the first screen and can be a from screen.
  func show(_ screen: UIViewController, isForward: Bool? = nil) {
    jump()
    guard let container, !isRunning, screen !== shown else { return }
    let isTo: Bool = isForward ?? (shown != nil || describe(screen, nil).isNil)
    if shown.isNil { addPresses(to: container) { [weak self] in self?.shown } }
    let context = TransitionContainerContext(in: container, from: shown, to: screen, isAnimated: false) {
      [weak self] in self?.ended(with: $0)
    }
    context.start()
    screen.view.transitionFill(container.view.bounds)
    container.view.insertSubview(screen.view, at: 0)
    context.completeTransition(true)
    if isTo, transition(to: screen) != nil { beginStay(of: screen) }
    stay(of: screen)?.showForeground(true)
    stand()
  }

  /// Starts the transition to a screen. It does nothing during a run.
  func go(_ way: TransitionDirection, to screen: UIViewController) {
    guard !isRunning, screen !== shown, let shown, let own = describe(way, shown, screen) else { return }
    // No platform animation exists here.
    if !own.ownTiming(way).isSystem { return begin(TransitionOwnRun(own, way, host: self)) }
    show(screen, isForward: way.is(.forward))
    if way.is(.backward) { endStay(of: shown) }
  }

  private func begin(_ run: TransitionRun) {
    guard let container, let shown else { return }
    // The context retains the run.
    let context = TransitionContainerContext(in: container, from: shown, to: run.entering) {
      [weak self, run] screen in
      if self?.run === run { self?.run = nil }
      self?.ended(with: screen)
    }
    self.run = run
    run.keeper = self
    context.start()
    moveRecognizers()
    if run.isPulled { run.startInteractiveTransition(context) } else { run.animateTransition(using: context) }
  }

  private func ended(with screen: UIViewController) {
    shown = screen
    stand()
    moveRecognizers()
  }

  // MARK: The finger
  /// Moves each recognizer to the view of its gesture.
  private func moveRecognizers() {
    for recognizer in recognizers {
      let index: Int = recognizer.index
      let offer: TransitionOffer? = run.then { TransitionOffer($0.transition, index) } ?? alone(index)
      recognizer.move(to: offer?.gesture.element.view)
    }
  }

  override func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    if toBegin { offered = nil }
    if let run {
      let offer: TransitionOffer? = TransitionOffer(run.transition, index)
      return offer.then { toBegin && !mayTake($0.gesture, run) ? nil : $0 }
    }
    guard let shown, let alone = alone(index) else { return nil }
    let direction: TransitionDirection = alone.gesture.direction
    if toBegin, !alone.transition.optional.contains(direction.end) {
      offered = alone.gesture.ask?()
      guard offered != nil, offered !== shown else { return nil }
    }
    return TransitionOffer(describe(direction, shown, offered), index) ?? alone
  }

  /// The gesture that a finger on the shown screen would drive, without asking the app for the other screen.
  private func alone(_ index: Int) -> TransitionOffer? {
    guard let shown, let any = TransitionOffer(describe(nil, nil), index) else { return nil }
    return TransitionOffer(describe(any.gesture.direction, shown, nil), index)
  }

  /// Whether a gesture may take over a run: one of the opposite direction only when the run goes to its end.
  private func mayTake(_ gesture: TransitionGesture, _ run: TransitionRun) -> Bool {
    run.mayBeTaken(by: gesture) && (gesture.direction.is(run.direction) || run.target != run.direction.start)
  }

  override func begin(_ index: Int) -> TransitionMotion? {
    defer { offered = nil }
    let caught: TransitionRun? = run
    var (position, seen): (CGFloat, [TransitionShown]) = (0, [])
    if let run {
      if run.transition.gestures[index].direction.is(run.direction) { return run.take(index) }
      // Registers what it drives, so that this is among the seen values.
      _ = run.transition.gestures[index].evaluate(TransitionFinger())
      (position, seen) = (run.stop(), run.seen)
      run.arrive()  // the opposite direction is a separate change of children
    }
    guard !isRunning, let shown, let alone = alone(index),
      let transition = describe(alone.gesture.direction, shown, offered ?? alone.gesture.ask?()),
      transition.screen(alone.gesture.direction.end) !== shown
    else { return nil }
    let run = TransitionOwnRun(
      transition, alone.gesture.direction, by: transition.gestures[index], host: self)
    run.isTurned = caught != nil
    begin(run)
    if let caught {
      // What the caught run holds stays held.
      let other: TransitionDirection = run.direction.is(.forward) ? .backward : .forward
      run.take(transition.holds.only { $0.span.is(.direction(other)) })
      let own: [TransitionShown] = run.seen
      for shown in seen {
        // Flying and added views are made anew for each run.
        let number: Int? = caught.transition.elements.firstIndex { $0 === shown.parts[0].element }
        let element: TransitionElement? = number.then { transition.elements.dropFirst($0).first }
        let view: UIView = element?.slot(shown.slot.kind)?.view ?? element?.view ?? shown.slot.view
        let slot = TransitionSlot(view, shown.slot.kind)
        // Nothing would set back what only the description of the caught run sets.
        if own.first(of: slot) != nil { slot.write(shown.amount) }
      }
      run.take(transition.gestures[index], at: position)
    }
    return run
  }

  // MARK: Runs
  override func enter(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool {
    let container: UIView = context.containerView
    if let entering = run.entering?.view, let leaving = shown?.view {
      entering.transitionFill(container.bounds)
      container.insertSubview(entering, belowSubview: leaving)
      if run.isOnTop { container.insertSubview(leaving, belowSubview: entering) }
    }
    return super.enter(run, context)
  }

  /// Only the two screens are closed to touches: other views in the container are the app's.
  override func closed(_ run: TransitionRun, in container: UIView) -> [UIView] {
    [run.transition.from.view, run.transition.to.view].gather { $0 }
  }

  override func leave(_ run: TransitionRun, at side: TransitionSide) {
    super.leave(run, at: side)
    self.run = run  // until its context has reported the end
  }

  override var swipesStays: Bool { false }
}

/// A run without a UIKit transition.
private final class TransitionOwnRun: TransitionRun {
  override var isCatchable: Bool { transition.gestures.has { !$0.catches.isEmpty } }
}

/// One change of the container's children, with the calls that UIKit's own containers make.
@MainActor private final class TransitionContainerContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let leaving: UIViewController?
  private let entering: UIViewController?
  private let container: UIViewController
  private let ended: (UIViewController) -> Void
  /// Whether the container is in a window; otherwise it forwards the appearance calls itself.
  private let isSeen: Bool
  let isAnimated: Bool

  /// - Parameter ended: Called with the screen that is visible in the end.
  init(
    in container: UIViewController, from leaving: UIViewController?, to entering: UIViewController?,
    isAnimated: Bool = true, ended: @escaping (UIViewController) -> Void
  ) {
    (self.container, self.leaving, self.entering, self.ended) = (container, leaving, entering, ended)
    (containerView, self.isAnimated) = (container.view, isAnimated)
    isSeen = container.view.window != nil
  }

  /// Adds the entering screen as a child, and begins the appearance calls of both.
  func start() {
    guard let entering else { return }
    container.addChild(entering)
    entering.view.transitionStretch()
    if isSeen {
      leaving?.beginAppearanceTransition(false, animated: isAnimated)
      entering.beginAppearanceTransition(true, animated: isAnimated)
    }
  }

  /// Removes the screen that does not stay.
  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    if let entering {
      if isSeen, !didComplete {
        entering.beginAppearanceTransition(false, animated: true)
        leaving?.beginAppearanceTransition(true, animated: true)
      }
      let gone: UIViewController? = didComplete ? leaving : entering
      gone?.willMove(toParent: nil)
      gone?.view.removeFromSuperview()
      gone?.removeFromParent()
      if isSeen {
        leaving?.endAppearanceTransition()
        entering.endAppearanceTransition()
      }
      if didComplete { entering.didMove(toParent: container) }
    }
    if let shown = didComplete ? entering ?? leaving : leaving { ended(shown) }
    if isSeen, didComplete, let entering {
      UIAccessibility.post(notification: .screenChanged, argument: entering.view)
    }
  }

  // MARK: Other requirements
  private(set) var transitionWasCancelled: Bool = false
  let isInteractive: Bool = false
  let presentationStyle: UIModalPresentationStyle = .custom
  let targetTransform: CGAffineTransform = .identity

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  // Nil, because nobody asks: the views come and go with their screens.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}
