import UIKit

/// One play of a direction, from its start to its end in `leave`.
@MainActor class TransitionRun: TransitionMotion {
  final private(set) weak var host: TransitionHost?
  /// The host, once UIKit has the run: the app might release it.
  final var keeper: TransitionHost?
  final private(set) var context: (any UIViewControllerContextTransitioning)?
  final private var size: CGSize = .zero
  final private var measuredSize: CGSize = .zero
  /// The finger at its release, and whether the touch was cancelled.
  final private var released: (finger: TransitionFinger, isCancelled: Bool)?
  final private var hasReached: Bool = false
  /// The side to which it animates; nil while a finger drives.
  final private(set) var target: TransitionSide?
  final private var isFlying: Bool { transition.sharedElements.has { $0.view != nil } }
  /// Whether it continues a run of the other direction, or a gesture of the other direction has taken over.
  final var isTurned: Bool = false
  /// The motion between rest states that it continues.
  final var handOver: TransitionStateChange? { didSet { begun = handOver?.begun ?? begun } }
  /// The speed that makes UIKit's alongside animations end with the settle.
  @objc final private(set) var completionSpeed: CGFloat = 1
  @objc final private(set) var completionCurve: UIView.AnimationCurve = .easeInOut
  /// An invisible view whose position is animated with the run: a gesture that takes over reads the progress from it.
  final private lazy var meter: TransitionWatch? = isCatchable ? TransitionWatch(in: nil) {} : nil

  init(
    _ transition: TransitionDescription, _ direction: TransitionDirection,
    by gesture: TransitionGesture? = nil, host: TransitionHost
  ) {
    self.host = host
    super.init(transition, direction, by: gesture)
    transition.mode = transition.firstMode
    if let gesture { completionCurve = gesture.finish.curve.named }
  }

  var isPulled: Bool { gesture != nil }
  var isCatchable: Bool { false }
  /// The animator that UIKit may interrupt: its fraction is the progress of the run. It is one second long.
  var interruptible: UIViewPropertyAnimator? { nil }
  /// The views of the gestures that may take over.
  var open: [UIView] { transition.gestures.only { !$0.catches.isEmpty }.gather { $0.element.view } }
  var entering: UIViewController? { transition.screen(direction.end) }
  /// Whether the entering screen is above the other one.
  var isOnTop: Bool { transition.top.is(direction.end) }

  /// Replaces the description by another one of the same transition.
  func use(_ transition: TransitionDescription) {
    if let gesture { self.gesture = transition.gestures[gesture.index] }
    transition.mode = self.transition.mode
    transition.containerView = self.transition.containerView
    self.transition = transition
  }

  /// The values at rest. After a gesture has turned the run, they include properties that only one direction moves; a property that both
  /// move gets the value of the last gesture's direction.
  private func rest(_ side: TransitionSide) -> [TransitionShown] {
    let own: TransitionPose = transition.restPose(at: side, in: gesture?.direction ?? direction)
    return (isTurned ? transition.restPose(at: side).setting(own) : own).shown(placing: transition.placed)
  }

  // MARK: Start
  @objc func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transition.timing(direction).length
  }

  @objc func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard begin(context) else { return }
    guard let handOver else { return play() }
    begin(to: direction.end, handOver.timing.duration)
    settle(from: handOver.now, handOver.next, to: rest(direction.end), handOver.timing) { [self] in
      leave(at: direction.end)
    }
  }

  @objc func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    // UIKit may call this although `wantsInteractiveStart` is false.
    if !isPulled { return animateTransition(using: context) }
    guard begin(context) else { return }
    drive()
  }

  /// Adds the screens to the container, hides and holds properties, sets the start values, and closes views to touches
  /// (`isUserInteractionEnabled`), except the views of gestures that may take over. According to reports UIKit closes them only where a
  /// transition is not interruptible.
  private func begin(_ context: any UIViewControllerContextTransitioning) -> Bool {
    self.context = context
    host?.run = self
    transition.containerView = context.containerView
    (size, measuredSize) = (context.containerView.bounds.size, context.containerView.bounds.size)
    let hasEntered: Bool = host?.enter(self, context) ?? false
    // Both screens are laid out in the window: the app may scroll, or focus a field.
    if handOver.isNil { call(.start) }
    if self.context.isNil { return false }  // the app has ended the run
    if hasEntered {
      context.containerView.layoutIfNeeded()
      transition.findItems()
    }
    if direction.is(.backward), handOver.isNil { transition.renew() }
    measure()
    guard hasEntered else {
      leave(at: isPulled ? direction.start : direction.end)
      return false
    }
    transition.place()
    if transition.mode.is(.full), transition.lacksViews() { transition.mode = .reduced }
    findSharedElements()
    takeHolds()
    transition.cutCorners(in: direction, ledger)
    transition.addFades(in: direction)
    if let meter {
      context.containerView.addSubview(meter)
      interruptible?.pausesOnCompletion = true
      interruptible?.addAnimations { meter.alpha = 0 }
      interruptible?.pauseAnimation()
    }
    let start: [TransitionShown] = rest(direction.start)
    // After a finger only flights begin now.
    transition.set(start.only { handOver.isNil || $0.parts.has { $0.element.role.is(.shared) } })
    if let handOver { transition.set(handOver.now) }
    for view in host?.closed(self, in: context.containerView) ?? [] { close(view, around: open) }
    return true
  }

  /// Starts the shared elements that have both ends; if none has, the run becomes a crossfade.
  private func findSharedElements() {
    guard transition.mode.is(.full), let container = context?.containerView,
      !transition.sharedElements.isEmpty
    else { return }
    for element in transition.sharedElements where element.findEnds() {
      guard let flight = element.makeFlight(from: direction.start, in: container) else { continue }
      element.hideEnds(ledger)
      (transition.frontView ?? container).addSubview(flight)
    }
    transition.from.view?.layoutIfNeeded()  // a `live` view has left it, and nothing has its start yet
    if handOver != nil {  // flights start where the views of the to screen are seen
      let views: [TransitionElement] = transition.elements.only { $0.role.is(.view(.to)) }
      for view in views { view.measured = CGRect(view.seen(.frame)) }
      for element in transition.sharedElements { element.forgetTracks() }
    }
    if !isFlying {
      for element in transition.sharedElements { element.land() }
      if transition.fallback != nil { return transition.mode = .fallback }
    }
    transition.leaveOutEnds()
    for element in transition.sharedElements where element.view.isNil {
      guard let timing = element.missing else { continue }
      for side in TransitionSide.allCases where side.is(.to) || transition.style != .overlay {
        guard let view = element.visibleView(side) else { continue }
        let seen: TransitionAmount = ledger.borrow(TransitionSlot(view, .alpha))
        transition.fade(side.is(.from) ? element.from : element.to, on: side, seen, in: timing)
      }
    }
  }

  // MARK: The finger
  /// Called when the finger has moved; before the start only its position is stored.
  override func pull(to finger: TransitionFinger) {
    self.finger = finger.after(origin)
    guard context != nil, target.isNil else { return }
    isResized ? release(finger, isCancelled: true) : drive()
  }

  private var isResized: Bool { context.then { $0.containerView.bounds.size != size } ?? false }

  /// Sets the values under the finger, and settles if it has lifted, or has reached where it finishes.
  private func drive() {
    guard let gesture else { return }
    let drive: TransitionDrive = gesture.evaluate(finger)
    transition.set(shown(drive))
    let way: CGFloat = gesture.direction.is(direction) ? drive.progress : 1 - drive.progress
    meter?.center.x = way
    interruptible?.fractionComplete = way
    context?.updateInteractiveTransition(way)
    // Before its first move nothing is known of the finger.
    let isReached: Bool = drive.finishesNow && !finger.began.isEmpty
    if isReached, released.isNil { (hasReached, released) = (true, (finger, false)) }
    settleIfReleased()
  }

  /// Called when the finger has lifted, or was cancelled; before the start this is only stored.
  override func release(_ finger: TransitionFinger, isCancelled: Bool) {
    if released.isNil {
      let isLost: Bool = isCancelled || isResized
      released = (isLost ? self.finger.going() : self.finger.going(as: finger.after(origin)), isLost)
    }
    settleIfReleased()
    // Without a from screen UIKit is not asked: the to screen leaves with the platform's animation.
    guard transition.screens.from.isNil, !isCancelled else { return }
    if gesture?.evaluate(finger).finishes ?? false { transition.storage.dismiss() }
  }

  /// Settles if the finger has lifted.
  private func settleIfReleased() {
    guard let context, let gesture, let (finger, isLost) = released, target.isNil else { return }
    let drive: TransitionDrive = gesture.evaluate(finger)
    let finishes: Bool = !isLost && (hasReached || drive.finishes)
    let timing: TransitionTiming = finishes ? gesture.finish : gesture.cancel
    let left: CGFloat = finishes ? 1 - drive.progress : drive.progress
    completionSpeed = max(left, 0.01) * CGFloat(transitionDuration(using: nil) / max(timing.duration, 1e-6))
    completionCurve = timing.curve.named
    let side: TransitionSide = finishes ? gesture.direction.end : gesture.direction.start
    side.is(direction.start) ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
    let now: [TransitionShown] = shown(drive)
    let ahead: TransitionDrive = gesture.evaluate(finger.moved(for: Self.instant))
    let next: [TransitionShown] = shown(ahead)
    if finishes, isFlying { findEndsAgain(now) }
    begin(to: side, timing.duration)
    var moment: TransitionTiming = timing
    let speed: CGFloat = (ahead.progress - drive.progress) / Self.instant * (finishes ? 1 : -1)
    moment.start(at: max(0, TransitionMath.divide(speed, left)))
    settle(from: now, next, to: rest(side), timing, with: meterMove(to: side, moment)) { [self] in
      leave(at: side)
    }
  }

  /// Asks the app once more for the ends, which may have changed.
  private func findEndsAgain(_ shown: [TransitionShown]) {
    transition.resting {
      for element in transition.sharedElements where element.view != nil {
        element.atHome {
          // A view with tracks is kept, so that it gets back what they have changed.
          let ends: [TransitionElement] = [element.from, element.to].only { transition.moved($0).isEmpty }
          let last: [(UIView?, CGRect?)] = ends.gather { ($0.held, $0.measured) }
          for end in ends {
            end.held = nil
            end.measure()
          }
          if element.findEnds() { return element.hideEnds(ledger) }
          for (end, known) in zip(ends, last) { (end.held, end.measured) = known }  // its last place
          element.forgetTracks()
        }
      }
      transition.from.view?.layoutIfNeeded()
    }
    transition.set(shown)
  }

  /// Whether a gesture may take over now while the run plays or settles; not after a change of size.
  func mayBeTaken(by gesture: TransitionGesture) -> Bool {
    context != nil && target != nil && !isResized && gesture.mayTake(direction, isPulled: isPulled)
  }

  /// Lets a finger take over at the visible values, if it may.
  func take(_ index: Int) -> TransitionRun? {
    guard let offer = TransitionOffer(self, index) else { return nil }
    take(offer.gesture, at: stop())
    return self
  }

  /// Stops at the visible values, and returns the position from the from screen to the to screen.
  func stop() -> CGFloat {
    player?.stop()
    player = nil
    interruptible?.pauseAnimation()
    interruptible?.isReversed = false
    let way: CGFloat = meter?.center.x ?? 0
    return direction.is(.forward) ? way : 1 - way
  }

  var seen: [TransitionShown] { rest(direction.start).only { !$0.parts.isEmpty }.present }

  /// Lets a finger take over; one of the other direction reverses the run.
  /// - Parameter position: The position from the from screen to the to screen.
  func take(_ gesture: TransitionGesture, at position: CGFloat) {
    (released, hasReached) = (nil, false)
    if gesture.direction != direction { isTurned = true }
    take(gesture)
    let seen: [TransitionShown] = self.seen + transition.sizes
    for screen in [transition.from, transition.to] { screen.restore() }
    measure()
    transition.set(seen)
    takeOver(at: gesture.direction.is(.forward) ? position : 1 - position)
    takeHolds(of: gesture, [.interaction, .direction(gesture.direction)])
    context?.pauseInteractiveTransition()
    target = nil
    finger = TransitionFinger().after(origin)
    drive()
  }

  // MARK: Playing
  /// Plays from rest to rest, each track with its own timing.
  private func play() {
    let (direction, timing) = (self.direction, transition.timing(direction))
    let moving: [TransitionShown] = rest(direction.end).only { !$0.tracks.isEmpty }
    let starts: [TransitionShown] = rest(direction.start)
    let (moves, isStraight) = transition.moves(from: starts, to: moving, in: direction)
    let meter: [TransitionMove] = meterMove(to: direction.end, timing)
    begin(to: direction.end, timing.length)
    player = (moves + meter).play(isStraight: isStraight, duration: timing.length) {
      [unowned self, transition] time in
      followSize()
      transition.set(transition.pose(in: direction, at: time).shown(placing: transition.placed))
      meter.frame(time)
    } done: { [self] in
      leave(at: direction.end)
    }
  }

  /// Lays out the screen that stays, after the container's size has changed since the start. UIKit does not resize a full screen during an
  /// animator's transition.
  private func layOut(_ side: TransitionSide, in context: any UIViewControllerContextTransitioning) {
    guard transition.style != .overlay, let screen = transition.screen(side), let view = screen.viewIfLoaded,
      view.superview === context.containerView
    else { return }
    // The context may still have the final frame of the start.
    let final: CGRect = context.finalFrame(for: screen)
    view.transitionFill(final.isEmpty || final.size == size ? context.containerView.bounds : final)
  }

  /// Reads the layout again. The sizes that the motion has set are gone then.
  private func measure() {
    transition.freeze()
    host?.measure(transition)
  }

  /// Continues to the current layout after the container's size has changed.
  private func followSize() {
    guard let size = context?.containerView.bounds.size, size != measuredSize else { return }
    measuredSize = size
    measure()
    transition.place()
  }

  private func meterMove(to side: TransitionSide, _ timing: TransitionTiming) -> [TransitionMove] {
    guard let meter else { return [] }
    let end = TransitionAmount(side.is(direction.start) ? 0 : 1, meter.center.y)
    return [TransitionMove(TransitionSlot(meter, .center), end, timing)]
  }

  private func begin(to side: TransitionSide, _ duration: TimeInterval) {
    target = side
    interruptible?.isReversed = side.is(direction.start)
    interruptible?.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(duration))
  }

  /// Closes a view to touches, except the open views in it; their subviews are closed.
  private func close(_ view: UIView, around open: [UIView]) {
    guard open.has({ $0.isDescendant(of: view) }) else {
      return ledger.keep(TransitionSlot(view, .userInteraction), at: 0)
    }
    for inner in view.subviews { close(inner, around: open) }
  }

  /// Goes to the end at once, because the container's size is about to change. A pull is cancelled.
  func jump() {
    if isPulled, target.isNil { release(finger, isCancelled: true) }
    player?.jump()
  }

  func arrive() { if let target { leave(at: target) } }

  // MARK: The way out
  /// The only way out: sets rest values, restores held properties, ends the context and calls the end hooks, in this order, once.
  private func leave(at side: TransitionSide) {
    guard let context else { return }
    self.context = nil
    player = nil
    transition.held = TransitionPose()
    if context.containerView.bounds.size != size {
      layOut(side, in: context)
      measure()
      transition.place(side.is(.from) ? [.from] : [.from, .to])
    }
    let home: [TransitionShown] = transition.home(after: side)  // before anything of it is set
    (transition.fades, transition.beginning) = ([], nil)
    let rest: [TransitionShown] = self.rest(side)
    transition.set(rest)
    for element in transition.sharedElements { element.land() }
    if let interruptible, interruptible.state.is(.active) {
      interruptible.stopAnimation(false)
      interruptible.finishAnimation(at: side.is(direction.start) ? .start : .end)
    }
    meter?.leave()
    context.view(forKey: side.is(direction.start) ? .to : .from)?.removeFromSuperview()
    transition.write(home)
    giveBack(except: rest + home)
    handOver?.giveBack(except: rest + home)
    // What stands has been held with the values from before the hooks, or from before a change of size.
    for shown in side.is(.to) ? rest : [] { transition.storage.standing.follow(shown.slot, shown.amount) }
    transition.removeCovers()
    transition.thaw()
    host?.leave(self, at: side)
    if isPulled, target.isNil { context.cancelInteractiveTransition() }
    let isFinished: Bool = side.is(direction.end)
    isFinished ? call(.finish, turned: .cancel) : call(.cancel, turned: .finish)
    context.completeTransition(isFinished)
    call(.end)
    host?.ended(self, isFinished: isFinished)
  }
}
