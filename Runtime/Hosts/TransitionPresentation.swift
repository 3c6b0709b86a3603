import UIKit

/// Manages added views, layout and standing values while the to screen of an `overlay` is presented.
final class TransitionPresentation: UIPresentationController {
  /// Retained, so that the screen can be dismissed after the from screen has left with the transition.
  var host: TransitionPresenting?
  weak var source: UIViewController?
  let storage = TransitionStorage()
  private weak var run: TransitionRun?
  /// The mode of the last run.
  private var mode: TransitionDescription.Mode = .full
  private var isReduced: Bool = false
  private var isUp: Bool = false
  /// Whether the screen is being presented or dismissed.
  fileprivate var isBusy: Bool = false
  private var standing: TransitionLedger { storage.standing }
  /// The motion between two rest states under way.
  var change: TransitionStateChange?
  private var stay: TransitionOverlayStay?
  private let passage = TransitionPassage()
  private var watch: TransitionWatch?
  /// The from screen's layer and former z position, if it is drawn above the container, and the views in front of it.
  private var raised: (layer: CALayer, zPosition: CGFloat)?
  private let front = TransitionForeground()

  /// Makes the description anew each time, so that only runs keep screens alive.
  /// - Parameter isSeen: Whether to leave out a from screen that another one covers, because nothing can go back to it.
  func transition(isSeen: Bool = false) -> TransitionDescription? {
    guard let host else { return nil }
    let (presented, presenting) = (presentedViewController, presentingViewController)
    let shown: UIViewController? = source?.viewIfLoaded?.window != nil ? source : nil
    let isInside: Bool = source?.transitionPresenter === presenting.transitionPresenter
    let transition: TransitionDescription? =
      shown.then { host.describe($0, presented, by: presenting) } ?? host.find(in: presenting, presented)
      ?? host.describe(isInside && !isSeen ? source : nil, presented, by: presenting)
    transition?.containerView = containerView
    transition?.frontView = raised != nil ? front : nil
    transition?.mode = mode
    return transition
  }

  // MARK: Ways in and out
  // UIKit's own implementations of these methods do nothing.
  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    (isUp, isBusy) = (true, true)
    containerView.accessibilityViewIsModal = true  // for VoiceOver; it goes with the view
    guard let host, let transition = transition() else { return }
    mode = transition.firstMode
    isReduced = mode.is(.reduced)
    transition.mode = mode
    if isOpen(transition) {
      passage.below = presentingViewController.view
      passage.frame = containerView.bounds
      passage.transitionStretch()
      containerView.insertSubview(passage, at: 0)
    }
    if transition.top.is(.from) { putBelow(transition) }
    for added in stayingViews(transition) { transition.insert(added, into: containerView) }
    shade()
    stay = TransitionOverlayStay(of: presentedViewController, storage: storage, host: host)
    stay?.presentation = self
    stay?.listen(transition)
    host.watchPlaces(transition)
    if transition.stands {
      watch = TransitionWatch(in: presentingViewController.view) { [weak self] in self?.stand() }
    }
    transition.addFades()
    transition.findItems()
    let rest: [TransitionShown] = transition.shownRest(at: .to)  // read before anything is set
    let arrive: () -> Void = { [weak self] in
      self?.stand()
      transition.set(rest)
    }
    guard transition.forward.isSystem, let coordinator = presentedViewController.transitionCoordinator else {
      return arrive()
    }
    transition.set(addedRest(transition))
    coordinator.animate(alongsideTransition: { _ in arrive() }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    isBusy = false
    if !completed { return end() }
    raise()
    settleDown()
  }

  override func dismissalTransitionWillBegin() {
    isBusy = true
    change?.jump()
    guard let transition = transition(), transition.backward.isSystem else { return }
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in
      standing.show(isHeld: false)
      transition.set(addedRest(transition))
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    isBusy = false
    // After a run the views are back already, and it is not up.
    if completed, isUp, let transition = transition() { transition.set(transition.home(after: .from)) }
    if completed { end() } else { settleDown() }
  }

  /// The property values of the added views where the from screen rests.
  private func addedRest(_ transition: TransitionDescription) -> [TransitionShown] {
    transition.shownRest(at: .from).only { $0.parts.has { $0.element.role.is(.added) } }
  }

  private func stayingViews(_ transition: TransitionDescription) -> [TransitionAddedView] {
    transition.order.gather { $0 as? TransitionAddedView }.only(\.stays)
  }

  /// Brings the added views above the to screen to the front.
  private func raise() {
    guard let transition = transition() else { return }
    for added in stayingViews(transition) where transition.isAbove(added) {
      if let view = added.view { containerView?.bringSubviewToFront(view) }
    }
  }

  /// Draws the from screen above the presented one, which still gets touches first.
  private func putBelow(_ transition: TransitionDescription) {
    guard let containerView, let around = containerView.superview else { return }
    var view: UIView = presentingViewController.view
    while let parent = view.superview, parent !== around { view = parent }
    raised = (view.layer, view.layer.zPosition)
    view.layer.zPosition += 1
    front.frame = containerView.frame
    front.layer.zPosition = view.layer.zPosition + 1
    around.addSubview(front)
    transition.frontView = front
  }

  /// Gives everything back after the to screen has left. A second call does nothing.
  private func end() {
    if !isUp { return }
    let transition: TransitionDescription? = self.transition()
    isUp = false
    stay?.end()
    for bar in transition?.bars(\.isOfTransform) ?? [] { bar.superview?.setNeedsLayout() }
    transition?.removeCovers()
    for view: UIView? in [passage, front] { view?.removeFromSuperview() }
    watch?.leave()
    if let raised { raised.layer.zPosition = raised.zPosition }
    // A motion between states that no run has continued ends here.
    change?.giveBack(except: [])
    for moment in [TransitionCallMoment.finish, .end] { change?.call(moment) }
    (raised, change) = (nil, nil)
    host?.ended(self)
  }

  // MARK: Runs
  func begin(_ run: TransitionRun) {
    self.run = run
    change = nil  // a run replaces it
    setMode(of: run)
    raise()
    run.transition.frontView = raised != nil ? front : nil
    run.transition.addViews(to: containerView ?? UIView())
  }

  /// A screen that was presented with reduced motion is dismissed with it: the from screen is where that has put it.
  func setMode(of run: TransitionRun) {
    if isReduced, run.direction.is(.backward) { run.transition.mode = .reduced }
    mode = run.transition.mode
  }

  func leave(_ run: TransitionRun, at side: TransitionSide) {
    if self.run === run { (self.run, isBusy) = (nil, false) }
    mode = run.transition.mode
    if side.is(.from) { end() } else if watch != nil, (watch?.window).isNil { stand() }
  }

  /// Reads the layout of all elements, without the standing values.
  func measure(_ transition: TransitionDescription) {
    let reshapes = transition.tracks.has { $0.isStanding && $0.kind.isPart && $0.element.isOn(.from) }
    if reshapes { standing.show(isHeld: false) }
    transition.measure()
    if reshapes { standing.show(isHeld: true) }
  }

  // MARK: Layout
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let transition = laidOut(), !transition.to.placements.isEmpty || transition.hasStates else {
      return super.frameOfPresentedViewInContainerView
    }
    let parts: [TransitionPose.Part] = transition.restPose(at: .to).parts(of: transition.to)
    return transition.mirrored(transition.to.layoutFrame.setting(parts))
  }

  override func containerViewWillLayoutSubviews() { if isUp, run.isNil, change.isNil { settleDown() } }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    run?.jump()
    change?.jump()
    standing.giveBack()  // so that the from screen is laid out without them
    coordinator.animate(
      alongsideTransition: { _ in
        self.containerView?.window?.layoutIfNeeded()
        if self.isUp { self.settleDown(isResized: true) }
      }, completion: { _ in TransitionBlur.renew() })
  }

  /// Sets places and sizes again after a layout, and the transforms of the to screen after a change of size.
  private func settleDown(isResized: Bool = false) {
    presentedViewController.viewIfLoaded?.layoutIfNeeded()  // a layout that is due moves what is read here
    guard let transition = laidOut() else { return }
    // UIKit animates a change of size: what is given back in between must not be seen.
    let stands: Bool = isResized || transition.tracks.has { $0.isStanding && $0.kind.isPart }
    UIView.performWithoutAnimation { if stands { stand() } }
    for shown in transition.resting([.to], { transition.shownRest(at: .to) })
    where
      (shown.slot.kind.is(.center) || shown.slot.kind.is(.size) || shown.reach != nil
      || isResized && shown.parts.has { $0.element.isOn(.to) && $0.kind.isOfTransform })
      && !shown.parts.has({ $0.element.isOn(.from) })
    { shown.slot.write(shown.amount) }
    transition.place([.to])  // in a screen that has moved, but has its size
  }

  /// The description for layout: it keeps the handed-over values of the start of the last direction.
  private func laidOut() -> TransitionDescription? {
    let transition: TransitionDescription? = transition()
    transition?.keepsValues = true
    return transition
  }

  private func stand() {
    guard run.isNil, change.isNil, let transition = laidOut() else { return }
    standing.giveBack()
    // UIKit does not report that the window gets another root; below a full-screen presentation nothing is seen.
    guard isUp, watch.isNil || watch?.window != nil else { return }
    let mode: TransitionDescription.Mode = transition.mode
    transition.mode = isReduced && transition.top.is(.to) ? .reduced : .full
    transition.stand(standing)
    transition.mode = mode
  }

  // MARK: The from screen
  /// Whether an added view covers the from screen in a rest state.
  private func isShaded(_ transition: TransitionDescription, in state: Int) -> Bool {
    stayingViews(transition).has { view in
      view.covers
        && !view.tracks.has { ($0.kind.is(.alpha) || $0.kind.is(.blur)) && $0.value(state)[0].isZero }
    }
  }

  /// Whether there is a rest state, of `states`, in which none does: there the from screen gets touches and VoiceOver.
  private func isOpen(_ transition: TransitionDescription) -> Bool {
    transition.hasStates && transition.states.contains { !isShaded(transition, in: $0) }
  }

  func shade() {
    guard let transition = transition(), isOpen(transition) else { return }
    containerView?.accessibilityViewIsModal = isShaded(transition, in: storage.state)
  }

  /// Whether a gesture is on the from screen, whose touches the container view gets.
  fileprivate func isBelow(_ gesture: TransitionGesture) -> Bool {
    gesture.element.isOn(.from) && passage.superview.isNil
  }

  // MARK: Between rest states
  /// Takes the to screen from its rest state, or from the motion under way, for a finger or the app.
  /// - Parameter gesture: The gesture of the finger; nil for the app.
  fileprivate func hold(_ transition: TransitionDescription, _ gesture: TransitionGesture?) {
    if change.isNil { stand() }  // the from screen may be another one than before
    if change.isNil { _ = TransitionStateChange(transition, by: gesture, in: self) }
    change?.hold(by: gesture)
  }

  func move(to state: Int, animated: Bool) {
    guard isUp, !isBusy, state != storage.state, let transition = transition() else { return }
    // The motion that asks settles there if the to screen stays. A finger that drives goes on.
    if let change, change.isHeld { return storage.state = change.isAsking ? state : storage.state }
    hold(transition, nil)
    change?.settle(to: state)
    if !animated { change?.jump() }
  }

  func ended(_ change: TransitionStateChange) {
    if self.change === change { self.change = nil }
    standing.giveBack(isOwn: true)  // the standing values depend on the state
    stand()
  }

  /// Whether a finger may dismiss: nothing is presented over the screen, and the app allows it, which may dismiss by itself when asked.
  var mayLeave: Bool {
    host.then { $0.mayGoBack(from: presentedViewController) && $0.isLet(presentedViewController) } ?? false
  }

  /// Dismisses after a finger has lifted on the way to the from screen.
  func leave(_ handOver: TransitionStateChange) -> Bool {
    host?.goOn(with: handOver)
    if !presentedViewController.isBeingDismissed { host?.goOn(with: nil) }
    return presentedViewController.isBeingDismissed
  }
}

/// The gestures on an overlay: back, or between rest states.
private final class TransitionOverlayStay: TransitionStay {
  weak var presentation: TransitionPresentation?

  override func view(of gesture: TransitionGesture) -> UIView? {
    (presentation?.isBelow(gesture) ?? false) ? presentation?.containerView : super.view(of: gesture)
  }

  override func receives(_ touch: UITouch, _ index: Int) -> Bool {
    guard let presentation, let offer = offer(index, toBegin: false), presentation.isBelow(offer.gesture),
      let view = offer.gesture.element.view
    else { return true }
    let isOnTop: Bool = touch.view?.isDescendant(of: presentation.presentedViewController.view) ?? true
    return !isOnTop && view.bounds.contains(touch.location(in: view))
  }

  override func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    let offer: TransitionOffer? = super.offer(index, toBegin: toBegin)
    guard toBegin, let host, !host.isRunning, let presentation, let offer else { return offer }
    // Not while UIKit presents or dismisses by itself.
    let isFree: Bool = presentation.change?.mayBeTaken(by: offer.gesture) ?? !presentation.isBusy
    return isFree ? offer : nil
  }

  override func begin(_ index: Int) -> TransitionMotion? {
    guard let host, !host.isRunning, let presentation, let transition = presentation.transition(),
      transition.gestures[index].isAmongStates
    else { return super.begin(index) }
    presentation.hold(transition, transition.gestures[index])
    return presentation.change
  }
}

/// Passes touches that no view in the container handles to the from screen: the container view would keep them.
private final class TransitionPassage: UIView {
  weak var below: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    below?.hitTest(convert(point, to: below), with: event)
  }
}
