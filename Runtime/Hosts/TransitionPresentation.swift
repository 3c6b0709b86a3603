import UIKit

/// What lasts while a to screen of an `overlay` is presented: added views, layout, standing values.
@MainActor
final class TransitionPresentation: UIPresentationController, TransitionRecognizerOwner {
  weak var host: TransitionPresenting?
  weak var source: UIViewController?
  let storage = TransitionStorage()
  private weak var run: TransitionRun?
  /// The mode of the last run.
  private var mode: TransitionDescription.Mode = .full
  private var isReduced: Bool = false
  private var isUp: Bool = false
  private var standing: TransitionLedger { storage.standing }
  /// The motion between two rest states under way.
  private var change: TransitionStateChange?
  private var recognizers: [Int: TransitionRecognizer] = [:]
  private let passage = TransitionPassage()
  /// The from screen's layer where it is drawn above the container, although UIKit has it below, and what lies in front of that.
  private var raised: (layer: CALayer, zPosition: CGFloat)?
  private let front = TransitionForeground()

  var state: Int {
    get { storage.state }
    set {
      if newValue == storage.state { return }
      storage.state = newValue
      shade()
      host?.isMoved(to: newValue)
    }
  }

  /// Makes the description anew each time, so that only runs keep screens alive.
  func transition() -> TransitionDescription? {
    guard let host else { return nil }
    let shown: UIViewController? = source.flatMap { $0.viewIfLoaded?.window == nil ? nil : $0 }
    let transition: TransitionDescription? =
      shown.flatMap { host.describe($0, presentedViewController, by: presentingViewController) }
      ?? host.find(in: presentingViewController, presentedViewController)
      ?? host.describe(nil, presentedViewController, by: presentingViewController)
    transition?.containerView = containerView
    transition?.frontView = raised == nil ? nil : front
    transition?.mode = mode
    return transition
  }

  // MARK: Ways in and out

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    isUp = true
    storage.dismiss = { [weak self] in
      guard let self, self.run == nil, TransitionPresenting.mayDismiss(self.presentedViewController) else {
        return
      }
      TransitionPresenting.dismiss(self.presentedViewController)
    }
    containerView.accessibilityViewIsModal = true  // for VoiceOver; it goes with the view
    guard let transition = transition() else { return }
    isReduced = UIAccessibility.isReduceMotionEnabled && transition.reduceMotion != nil
    mode = isReduced ? .reduced : .full
    transition.mode = mode
    if !shading(transition).isEmpty {
      passage.below = presentingViewController.view
      passage.frame = containerView.bounds
      passage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      containerView.insertSubview(passage, at: 0)
    }
    if transition.top == .from { putBelow(transition) }
    for element in transition.layerOrder {
      guard let added = element as? TransitionAddedView, added.stays else { continue }
      transition.insert(added, into: containerView)
    }
    shade()
    addRecognizers(transition)
    if transition.top == .to { transition.addFades() }
    transition.findItems()
    let rest: [TransitionShown] = transition.shownRest(at: .to)  // read before anything is set
    let arrive: () -> Void = { [weak self] in
      self?.stand()
      transition.set(rest)
    }
    guard transition.forward.isSystem, let coordinator = presentedViewController.transitionCoordinator else {
      return arrive()
    }
    transition.set(transition.addedRest(at: .from))
    coordinator.animate(alongsideTransition: { _ in arrive() }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard completed else { return end() }
    raise()
    settleDown()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    change?.jump()
    guard let transition = transition(), transition.backward.isSystem else { return }
    let standing: TransitionLedger = standing
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in
        standing.show(isHeld: false)
        transition.set(transition.addedRest(at: .from))
      },
      completion: { context in
        if !context.isCancelled { return }
        standing.show(isHeld: true)
        transition.set(transition.addedRest(at: .to))
      })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { end() } else { settleDown() }
  }

  /// Brings the added views above the to screen to the front.
  private func raise() {
    guard let transition = transition() else { return }
    for element in transition.layerOrder {
      guard let added = element as? TransitionAddedView, added.stays, transition.isAbove(added),
        let view = added.view
      else { continue }
      containerView?.bringSubviewToFront(view)
    }
  }

  /// The from screen is drawn above what is presented; touches still reach that first.
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
  func end() {
    if !isUp { return }
    let transition: TransitionDescription? = self.transition()
    isUp = false
    let bars: [TransitionElement] = transition.map { [$0.tabBar, $0.navigationBar] } ?? []
    standing.giveBack()
    for bar in bars where bar.movesByTransform { bar.view?.superview?.setNeedsLayout() }
    for view in storage.views.values { view.removeFromSuperview() }
    storage.views = [:]
    storage.forget()
    transition?.removeCovers()
    passage.removeFromSuperview()
    if let raised { raised.layer.zPosition = raised.zPosition }
    raised = nil
    front.removeFromSuperview()
    change = nil
    for recognizer in recognizers.values { recognizer.remove() }
    recognizers = [:]
    host?.goOn(with: nil, presentedViewController)  // discard what UIKit has not asked for
  }

  // MARK: Runs

  func begin(_ run: TransitionRun) {
    self.run = run
    change = nil  // a run replaces it
    setMode(of: run)
    raise()
    run.transition.frontView = raised == nil ? nil : front
    run.transition.addViews(to: containerView ?? UIView())
  }

  /// What was presented with reduced motion leaves with it: nothing below has been moved.
  func setMode(of run: TransitionRun) {
    if isReduced, run.direction == .backward { run.transition.mode = .reduced }
    mode = run.transition.mode
  }

  func leave(_ run: TransitionRun, at side: TransitionSide) {
    if self.run === run { self.run = nil }
    mode = run.transition.mode
    if side == .from {
      end()
    } else if mode != .full {
      run.transition.holdFaded(standing)
    }
  }

  /// Reads the layout of everything; that of the from screen without its standing values.
  func measure(_ transition: TransitionDescription) {
    let reshapes: Bool = transition.tracks.contains {
      $0.isStanding && ($0.kind.isOfFrame || $0.kind.isOfTransform) && $0.element.side == .from
    }
    if reshapes { standing.giveBack(isOwn: true) }
    transition.measure()
    if reshapes { stand(transition) }
  }

  // MARK: Layout

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let transition = laidOut(), !transition.to.placements.isEmpty || transition.stateCount > 1 else {
      return super.frameOfPresentedViewInContainerView
    }
    let frame: [TransitionPose.Part] = transition.restPose(at: .to).parts.filter {
      $0.element === transition.to && $0.kind.isOfFrame
    }
    return transition.mirrored(transition.to.layoutFrame.setting(frame.map { ($0.kind, $0.amount) }))
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if run == nil, isUp, change == nil { settleDown() }
  }

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
        if self.isUp { self.stand() }
      }, completion: nil)
  }

  /// Sets places and sizes again after a layout.
  private func settleDown() {
    guard let transition = laidOut() else { return }
    let reshapes: Bool = transition.tracks.contains {
      $0.isStanding && ($0.kind.isOfFrame || $0.kind.isOfTransform)
    }
    if reshapes { stand() }
    let shown: [TransitionShown] = transition.shownRest(at: .to).filter { shown in
      switch shown.slot.kind {
      case .center, .size: return true
      default: return false
      }
    }
    for shown in shown where !shown.parts.contains(where: { $0.element.side == .from }) {
      shown.slot.write(shown.amount)
    }
  }

  private func stand() { laidOut().map { stand($0) } }

  /// The description for layout: it keeps the handed-over values of the start of the last direction.
  private func laidOut() -> TransitionDescription? {
    let transition: TransitionDescription? = transition()
    transition?.keepsValues = true
    return transition
  }

  private func stand(_ transition: TransitionDescription) {
    standing.giveBack()
    guard isUp else { return }
    let mode: TransitionDescription.Mode = transition.mode
    transition.mode = isReduced ? .reduced : .full
    transition.stand(standing)
    if isReduced || mode == .fallback { transition.holdFaded(standing) }
    transition.mode = mode
  }

  // MARK: What is below

  /// The tracks of added views that are invisible in some rest state: there the from screen gets touches and VoiceOver.
  private func shading(_ transition: TransitionDescription) -> [TransitionTrack] {
    guard transition.stateCount > 1 else { return [] }
    let states: ClosedRange<Int> = 1...transition.stateCount
    return transition.tracks.filter { track in
      guard track.element is TransitionAddedView, track.kind == .alpha || track.kind == .blur else {
        return false
      }
      return states.contains { state in track.value(state)[0] == 0 }
    }
  }

  private func shade() {
    guard let transition = transition() else { return }
    let tracks: [TransitionTrack] = shading(transition)
    if tracks.isEmpty { return }
    containerView?.accessibilityViewIsModal = tracks.contains { $0.value(storage.state)[0] > 0 }
  }

  // MARK: Fingers

  private func addRecognizers(_ transition: TransitionDescription) {
    for (index, gesture) in transition.gestures.enumerated() where gesture.direction == .backward {
      let view: UIView? = isBelow(gesture) ? containerView : gesture.element.view
      recognizers[index] = TransitionRecognizer(gesture, index, on: view, of: self)
    }
  }

  /// Whether a gesture is on the from screen, whose touches the container view gets.
  private func isBelow(_ gesture: TransitionGesture) -> Bool {
    gesture.element.side == .from && passage.superview == nil
  }

  func receives(_ touch: UITouch, _ index: Int) -> Bool {
    guard let gesture = offer(index, toBegin: false)?.gesture, isBelow(gesture),
      let view = gesture.element.view
    else { return true }
    let isOnTop: Bool = touch.view?.isDescendant(of: presentedViewController.view) ?? true
    return !isOnTop && view.bounds.contains(touch.location(in: view))
  }

  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    guard toBegin else { return TransitionOffer(transition(), index) }
    guard isUp, presentedViewController.presentedViewController == nil else { return nil }
    if let run { return TransitionOffer(run, index) }
    guard change?.isCatchable ?? true, let offer = TransitionOffer(transition(), index) else { return nil }
    return change == nil || offer.gesture.isAmongStates ? offer : nil
  }

  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    guard let host, host.settings.mayBegin(index, recognizer) else { return false }
    if run != nil || offer(index, toBegin: false)?.gesture.isAmongStates == true { return true }
    return TransitionPresenting.mayDismiss(presentedViewController)
  }

  func begin(_ index: Int) -> TransitionMotion? {
    if let run { return run.take(index) }
    guard let host, let transition = transition() else { return nil }
    let gesture: TransitionGesture = transition.gestures[index]
    if gesture.isAmongStates {
      if change == nil { change = TransitionStateChange(transition, by: gesture, in: self) }
      change?.hold()
      return change
    }
    let run = TransitionRun.make(transition, .backward, by: gesture, host: host)
    host.goBack(run)
    return run
  }

  func recognizer(_ index: Int) -> UIGestureRecognizer? { recognizers[index]?.recognizer }

  // MARK: Between rest states

  func move(to state: Int, animated: Bool) {
    guard isUp, run == nil, change?.isHeld != true, state != self.state, let transition = transition(),
      let gesture = transition.gestures.first(where: \.isAmongStates)
    else { return }
    let change: TransitionStateChange =
      self.change ?? TransitionStateChange(transition, by: gesture, in: self)
    self.change = change
    change.hold()
    change.settle(to: state)
    if !animated { change.jump() }
  }

  func ended(_ change: TransitionStateChange) {
    if self.change === change { self.change = nil }
    standing.giveBack(isOwn: true)  // the standing values depend on the state
    stand()
  }

  /// Dismisses after a finger has left towards the from screen. False when the app does not allow it.
  func leaves(_ handOver: TransitionHandOver) -> Bool {
    guard TransitionPresenting.mayDismiss(presentedViewController) else { return false }
    host?.goOn(with: handOver, presentedViewController)
    if presentedViewController.isBeingDismissed { return true }
    host?.goOn(with: nil, presentedViewController)
    return false
  }
}

extension TransitionDescription {
  /// The property values of the added views at rest.
  fileprivate func addedRest(at side: TransitionSide) -> [TransitionShown] {
    shownRest(at: side).filter { $0.parts.contains { $0.element.role == .added } }
  }
}

/// Passes touches that nothing in the container takes on to the from screen: the container view would keep them.
@MainActor
private final class TransitionPassage: UIView {
  weak var below: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    below?.hitTest(convert(point, to: below), with: event)
  }
}
