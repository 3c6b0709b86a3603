import UIKit

/// What a finger between rest states hands over to a run: the values now, the values an instant later, and the timing.
@MainActor
struct TransitionHandOver {
  let now: [TransitionShown]
  let next: [TransitionShown]
  let timing: TransitionTiming
  let motion: TransitionMotion
}

/// One play of a direction, from its start to its end in `leave`.
@MainActor
class TransitionRun: TransitionMotion {
  let direction: TransitionDirection
  private weak var host: (any TransitionHost)?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private var size: CGSize = .zero
  private var measuredSize: CGSize = .zero
  private var released: (finger: TransitionFinger, isCancelled: Bool)?
  private var hasReached: Bool = false
  /// The side to which it goes without a finger.
  private(set) var target: TransitionSide?
  private var isFlying: Bool = false
  /// What a finger between rest states has handed over.
  var handOver: TransitionHandOver?
  /// The speed that makes UIKit's alongside animations end with the settle.
  private(set) var speed: CGFloat = 1
  private(set) var curve: UIView.AnimationCurve = .easeInOut

  init(
    _ transition: TransitionDescription, _ direction: TransitionDirection,
    by gesture: TransitionGesture? = nil,
    host: any TransitionHost
  ) {
    (self.direction, self.host) = (direction, host)
    super.init(transition, by: gesture)
    let isReduced: Bool = UIAccessibility.isReduceMotionEnabled && transition.reduceMotion != nil
    transition.mode = isReduced ? .reduced : .full
    if let gesture { curve = gesture.finish.curve.named }
  }

  var isPulled: Bool { gesture != nil }
  var isCatchable: Bool { false }
  /// An invisible view whose alpha is animated with the run: a gesture that takes over reads the progress from it.
  var meter: UIView? { nil }
  /// The animator that UIKit may interrupt: its fraction is the progress of the run. It is one second long.
  var interruptible: UIViewPropertyAnimator? { nil }
  var entering: UIViewController? { transition.screen(direction.end) }

  /// Replaces the description by another one of the same transition.
  func use(_ transition: TransitionDescription) {
    if let gesture, let index = self.transition.gestures.firstIndex(where: { $0 === gesture }) {
      self.gesture = transition.gestures[index]
    }
    transition.mode = self.transition.mode
    transition.containerView = self.transition.containerView
    self.transition = transition
  }

  /// The direction whose tracks move; nil for those of both.
  private var moving: TransitionDirection { gesture?.direction ?? direction }

  private func rest(_ side: TransitionSide) -> [TransitionShown] {
    transition.shownRest(at: side, in: moving)
  }

  // MARK: Start

  var duration: TimeInterval { transition.timing(direction).length }

  func animate(_ context: any UIViewControllerContextTransitioning) {
    guard begin(context) else { return }
    guard let handOver else { return play(to: direction.end) }
    begin(to: direction.end, handOver.timing.duration)
    settle(from: handOver.now, handOver.next, to: rest(direction.end), handOver.timing) { [self] in
      leave(at: direction.end)
    }
  }

  func startInteractive(_ context: any UIViewControllerContextTransitioning) {
    guard begin(context) else { return }
    drive()
    settleIfReleased()
  }

  /// Adds the screens to the container, sets what is hidden and held, and sets everything to its start.
  private func begin(_ context: any UIViewControllerContextTransitioning) -> Bool {
    self.context = context
    host?.run = self
    transition.containerView = context.containerView
    size = context.containerView.bounds.size
    measuredSize = size
    let hasEntered: Bool = host?.enter(self, context) == true
    // Both screens are laid out in the window: the app may scroll, or focus a field.
    if handOver == nil { call(.start) }
    guard hasEntered else {
      transition.freeze()
      host?.measure(transition)
      leave(at: isPulled ? direction.start : direction.end)
      return false
    }
    context.containerView.layoutIfNeeded()
    transition.findItems()
    transition.freeze()
    host?.measure(transition)
    if transition.mode == .full, transition.lacksViews() { transition.mode = .reduced }
    findSharedElements()
    take(
      transition.holds.filter { hold in
        switch hold.span {
        case .run: return true
        case .forward: return direction == .forward
        case .backward: return direction == .backward
        case .interaction: return isPulled
        case .stay: return false
        }
      })
    if let gesture { take(gesture.holds) }
    cutCorners()
    transition.addFades()
    if let meter, let interruptible {
      meter.isHidden = true
      context.containerView.addSubview(meter)
      interruptible.pausesOnCompletion = true
      interruptible.addAnimations { meter.alpha = 0 }
      interruptible.pauseAnimation()
    } else if let meter {
      meter.isHidden = true
      context.containerView.addSubview(meter)
    }
    transition.set(handOver?.now ?? rest(direction.start))
    return true
  }

  /// Starts the shared elements that have both ends; where none has, the run becomes a crossfade.
  private func findSharedElements() {
    guard transition.mode == .full, let container = context?.containerView, !transition.sharedElements.isEmpty
    else { return }
    for element in transition.sharedElements where element.findEnds() {
      guard let flight = element.makeFlight(from: direction.start, in: container) else { continue }
      element.hideEnds(ledger)
      (transition.frontView ?? container).addSubview(flight)
      isFlying = true
    }
    if !isFlying {
      for element in transition.sharedElements { element.land() }
      if transition.fallback != nil { return transition.mode = .fallback }
    }
    for element in transition.sharedElements where element.ends == nil {
      guard let timing = element.missing else { continue }
      for side in [TransitionSide.from, .to] where !(side == .from && transition.style == .overlay) {
        guard let view = element.visibleView(side) else { continue }
        let seen: TransitionAmount = ledger.borrow(TransitionSlot(view, .alpha))
        transition.fade(side == .from ? element.from : element.to, on: side, seen, in: timing)
      }
    }
  }

  /// Clips what has rounded corners.
  private func cutCorners() {
    for track in transition.tracks(in: moving) where track.kind == .cornerRadius && !transition.isFading {
      guard let view = track.element.view, !(view is TransitionBox), track.element.role != .shared,
        !track.element.castsShadow
      else { continue }
      let slot = TransitionSlot(view, .clipsToBounds)
      if !view.clipsToBounds { ledger.hold(slot, at: TransitionAmount(1)) }
    }
  }

  /// Calls the hooks of a moment.
  private func call(_ moment: TransitionCallMoment) {
    for call in transition.calls + (gesture?.calls ?? [])
    where call.moment == moment && (call.direction == nil || call.direction == direction) {
      call.hook()
    }
  }

  // MARK: The finger

  /// Called when the finger has moved; before the start only its position is stored.
  override func pull(to finger: TransitionFinger) {
    self.finger = counted(finger)
    guard context != nil, target == nil else { return }
    let drive: TransitionDrive = self.drive()
    if context?.containerView.bounds.size != size { return release(finger.stopped, isCancelled: true) }
    if drive.isReached {
      hasReached = true
      release(finger, isCancelled: false)
    }
  }

  /// Sets the values under the finger.
  @discardableResult
  private func drive() -> TransitionDrive {
    guard let gesture else { preconditionFailure("a finger has a gesture") }
    let drive: TransitionDrive = gesture.evaluate(finger)
    transition.set(shown(drive))
    let way: CGFloat = gesture.direction == direction ? drive.progress : 1 - drive.progress
    meter?.center.x = way
    interruptible?.fractionComplete = way
    context?.updateInteractiveTransition(way)
    return drive
  }

  /// Called when the finger has left, or was taken away; before the start this is only stored.
  override func release(_ finger: TransitionFinger, isCancelled: Bool) {
    if released == nil {
      let isResized: Bool = context.map { $0.containerView.bounds.size != size } ?? false
      let counted: TransitionFinger = self.counted(finger)
      var last: TransitionFinger = self.finger.stopped
      if !isResized && !isCancelled {
        (last.velocity, last.scaleVelocity, last.rotationVelocity) = (
          counted.velocity, counted.scaleVelocity, counted.rotationVelocity
        )
      }
      released = (last, isCancelled || isResized)
    }
    settleIfReleased()
  }

  /// How it goes on when the finger has left.
  private func settleIfReleased() {
    guard let context, let gesture, let released, target == nil else { return }
    var finger: TransitionFinger = self.finger
    (finger.velocity, finger.scaleVelocity, finger.rotationVelocity) = (
      released.finger.velocity, released.finger.scaleVelocity, released.finger.rotationVelocity
    )
    let drive: TransitionDrive = gesture.evaluate(finger)
    let finishes: Bool = !released.isCancelled && (hasReached || drive.isFinished)
    let timing: TransitionTiming = finishes ? gesture.finish : gesture.cancel
    let left: CGFloat = finishes ? 1 - drive.progress : drive.progress
    speed = max(left, 0.01) * CGFloat(duration / max(timing.duration, 1e-6))
    curve = timing.curve.named
    let side: TransitionSide = finishes ? gesture.direction.end : gesture.direction.start
    if side == direction.start {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    let now: [TransitionShown] = shown(drive)
    let next: [TransitionShown] = shown(gesture.evaluate(finger.moved(for: Self.instant)))
    if finishes, isFlying { findEndsAgain(now) }
    begin(to: side, timing.duration)
    settle(from: now, next, to: rest(side), timing, with: meterMove(to: side, timing)) { [self] in
      leave(at: side)
    }
  }

  /// The app is asked once more for the ends: they may be others by now.
  private func findEndsAgain(_ shown: [TransitionShown]) {
    let screens: [TransitionShown] = [TransitionSide.from, .to].flatMap { side in
      transition.restPose(at: side).filter { $0.element === self.transition.screenElement(side) }.shown()
    }
    let seen: [(TransitionSlot, TransitionAmount)] = screens.map { ($0.slot, $0.slot.read()) }
    transition.set(screens)
    for element in transition.sharedElements where element.ends != nil {
      element.atHome {
        let ends: [TransitionElement] = [element.from, element.to]
        let last: [CGRect?] = ends.map(\.measured)
        for end in ends {
          end.measured = nil
          end.measured = end.layoutFrame
        }
        if element.findEnds() { return element.hideEnds(ledger) }
        for (end, frame) in zip(ends, last) { end.measured = frame }  // its last place
        element.forgetTracks()
      }
    }
    for (slot, amount) in seen { slot.write(amount) }
    transition.set(shown)
  }

  /// Whether a gesture may take over now what plays or settles; a change of size ends what a finger holds.
  func mayBeTaken(by gesture: TransitionGesture) -> Bool {
    guard let context, target != nil, context.containerView.bounds.size == size else { return false }
    return gesture.mayTake(direction, isPulled: isPulled)
  }

  /// A finger takes it over where everything is seen, if it may.
  func take(_ index: Int) -> TransitionRun? {
    guard let offer = TransitionOffer(self, index) else { return nil }
    take(offer.gesture, at: stop())
    return self
  }

  /// Stops everything where it is seen.
  /// - Returns: How far it is from the from screen to the to screen.
  func stop() -> CGFloat {
    player?.stop()
    player = nil
    interruptible?.pauseAnimation()
    interruptible?.isReversed = false
    let way: CGFloat = meter?.center.x ?? 0
    return direction == .forward ? way : 1 - way
  }

  /// Everything that moves, as it is seen.
  var seen: [(slot: TransitionSlot, amount: TransitionAmount)] {
    rest(direction.start).filter { !$0.parts.isEmpty }.map { ($0.slot, $0.slot.read()) }
  }

  /// A finger takes over; one of the other direction turns the run round.
  /// - Parameter position: How far it is from the from screen to the to screen.
  func take(_ gesture: TransitionGesture, at position: CGFloat) {
    self.gesture = gesture
    released = nil
    hasReached = false
    let seen: [(slot: TransitionSlot, amount: TransitionAmount)] = self.seen
    transition.freeze()
    host?.measure(transition)
    for (slot, amount) in seen { slot.write(amount) }
    takeOver(at: gesture.direction == .forward ? position : 1 - position)
    take(gesture.holds)
    context?.pauseInteractiveTransition()
    target = nil
    finger = counted(TransitionFinger())
    drive()
  }

  // MARK: Playing

  /// From rest to rest, each track in its own time.
  private func play(to side: TransitionSide) {
    let direction: TransitionDirection = self.direction
    let timing: TransitionTiming = transition.timing(direction)
    var moves: [TransitionMove] = []
    let rest: [TransitionShown] = self.rest(side)
    let moving: [TransitionShown] = rest.filter { !$0.tracks.isEmpty }
    var isStraight: Bool = canPlay(moving)
    let (start, end) = direction == .forward ? (0, transition.state) : (transition.state, 0)
    let starts: [TransitionShown] = self.rest(direction.start)
    for shown in moving {
      let moments: [TransitionMoment] = shown.tracks.map { transition.moment(of: $0, in: direction) }
      let moment: TransitionMoment = moments[0]
      if moments.contains(where: { $0 != moment }) { isStraight = false }
      if !transition.isFading, shown.parts.contains(where: { $0.tracks.count > 1 }) { isStraight = false }
      if !transition.isFading, !shown.tracks.allSatisfy({ $0.isStraight(from: start, to: end) }) {
        isStraight = false
      }
      if moment.duration <= 0 || !isPlayable(shown, from: starts) { isStraight = false }
      moves.append(TransitionMove(slot: shown.slot, end: shown.amount, moment: moment))
    }
    moves += meterMove(to: side, timing)
    begin(to: side, timing.length)
    play(moves, isStraight: isStraight, duration: timing.length) { [self] in
      leave(at: side)
    } frame: { [unowned self, transition, meter] time in
      followSize()
      transition.set(transition.pose(in: direction, at: time).shown(placing: transition.placed))
      let share: Double = timing.curve.progress(at: time - timing.delay, of: timing.duration)
      meter?.center.x = CGFloat(side == direction.end ? share : 1 - share)
    }
  }

  /// Whether UIKit would take it the same way as the language does.
  private func isPlayable(_ shown: TransitionShown, from starts: [TransitionShown]) -> Bool {
    guard let start = starts.first(where: { $0.slot.id == shown.slot.id })?.amount else { return true }
    return !shown.slot.isHalfTurn(start, shown.amount) && !shown.slot.isPartialBlur(start, shown.amount)
  }

  /// The container has another size than at the start: the screen that stays gets its place in it.
  /// UIKit leaves a full screen alone that an animator has in hand.
  private func layOutAnew(_ side: TransitionSide, in context: any UIViewControllerContextTransitioning) {
    transition.restoreSizes()
    transition.thaw()
    guard transition.style != .overlay, let screen = transition.screen(side), let view = screen.viewIfLoaded,
      view.superview === context.containerView
    else { return }
    // The context may still have the final frame of the start.
    let final: CGRect = context.finalFrame(for: screen)
    let isOld: Bool = final.isEmpty || final.size == size
    view.transitionFill(isOld ? context.containerView.bounds : final)
  }

  /// The container has another size: everything goes on to where it is laid out now.
  private func followSize() {
    guard let size = context?.containerView.bounds.size, size != measuredSize else { return }
    measuredSize = size
    transition.restoreSizes()
    transition.freeze()
    host?.measure(transition)
  }

  private func meterMove(to side: TransitionSide, _ timing: TransitionTiming) -> [TransitionMove] {
    guard let meter else { return [] }
    let moment = TransitionMoment(delay: timing.delay, duration: timing.duration, curve: timing.curve)
    let end = TransitionAmount(side == direction.start ? 0 : 1, meter.center.y)
    return [TransitionMove(slot: TransitionSlot(meter, .center), end: end, moment: moment)]
  }

  /// It is bound for a side from now on; nothing can be touched on the way, but by the fingers that may take over.
  private func begin(to side: TransitionSide, _ duration: TimeInterval) {
    target = side
    if let context, let closed = host?.closed(self, in: context.containerView) {
      for view in closed.views { close(view, around: closed.open) }
    }
    if let interruptible {
      interruptible.isReversed = side == direction.start
      interruptible.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(duration))
    }
  }

  /// Views that a finger has to reach are open themselves, and what lies in them is not.
  private func close(_ view: UIView, around open: [UIView]) {
    if open.contains(where: { $0.isDescendant(of: view) }) {
      for inner in view.subviews { close(inner, around: open) }
      return
    }
    let slot = TransitionSlot(view, .userInteraction)
    if !ledger.holds(slot) { ledger.hold(slot, at: TransitionAmount(0)) }
  }

  /// Goes to the end at once: the container's size is about to change. A pull is cancelled.
  func jump() {
    if isPulled, target == nil { release(finger.stopped, isCancelled: true) }
    player?.jump()
  }

  /// Arrives without the rest of the way.
  func arrive() {
    if let target { leave(at: target) }
  }

  // MARK: The way out

  /// The one way out: rest values, what was held, the context, end hooks, in this order, once.
  private func leave(at side: TransitionSide) {
    guard let context else { return }
    self.context = nil
    player = nil
    transition.held = TransitionPose()
    var home: [TransitionShown] = transition.home(after: side)  // before anything of it is set
    if context.containerView.bounds.size != size {
      layOutAnew(side, in: context)
      // A view in a screen gets back what it had; a screen has another size now.
      home.removeAll {
        $0.parts.contains { $0.element.role == .screen(.from) || $0.element.role == .screen(.to) }
      }
      let ids = Set(home.map(\.slot.id))
      home += transition.home(after: side).filter { !ids.contains($0.slot.id) }
    }
    transition.dropFades()
    transition.beginning = nil
    let rest: [TransitionShown] = self.rest(side)
    transition.set(rest)
    for element in transition.sharedElements { element.land() }
    if let interruptible, interruptible.state == .active {
      interruptible.stopAnimation(false)
      interruptible.finishAnimation(at: side == direction.start ? .start : .end)
    }
    meter?.removeFromSuperview()
    context.view(forKey: side == direction.start ? .to : .from)?.removeFromSuperview()
    transition.set(home)
    giveBack(except: rest + home)
    handOver?.motion.giveBack(except: [])
    transition.removeCovers()
    transition.thaw()
    host?.leave(self, at: side)
    if isPulled, target == nil { context.cancelInteractiveTransition() }
    call(side == direction.start ? .cancel : .finish)
    context.completeTransition(side != direction.start)
    call(.end)
    host?.didEnd?(direction == .forward, side != direction.start)
  }
}
