import UIKit

/// Manages the changes that last as long as a to screen is shown: standing values, recognizers on it, added views above it.
@MainActor class TransitionStay: TransitionFingers {
  final private(set) weak var screen: UIViewController?
  let storage: TransitionStorage
  final private(set) weak var host: TransitionHost?
  final private(set) var isBegun: Bool = false
  final private var watch: TransitionWatch?
  final private var foreground: TransitionForeground?
  final private var bars: [UIView] = []
  final private var presses: [UIGestureRecognizer] = []
  final private var isStanding: Bool = false
  /// Whether the screen has been in a window: one that is adopted, and not presented yet, has not left.
  final private var wasSeen: Bool = false
  /// What a finger drives without a from screen.
  final private var plain: TransitionRun?

  init(of screen: UIViewController, storage: TransitionStorage, host: TransitionHost) {
    (self.screen, self.storage, self.host) = (screen, storage, host)
  }

  func begin() {
    isBegun = true
    guard let screen, let host, let transition = host.transition(to: screen) else { return }
    if needsWatch(transition) {
      watch = TransitionWatch(in: host.watched(screen)) { [weak self] in self?.moved(isSeen: true) }
      watch?.laidOut = { [weak self] in self?.renew() }
    }
    host.watchPlaces(transition)
    if transition.stands { stand() }
    if !bars.isEmpty { watch?.transitionStretch() }  // to observe the size
    listen(transition)
  }

  /// Whether the stay has to know when its screen leaves the window, because it ends then or bars are shared by all tabs, or when the size
  /// changes, because a bar's transform and alpha have to be set anew.
  private func needsWatch(_ own: TransitionDescription) -> Bool {
    if own.style.is(.modal) { return own.lasts || own.gestures.has { $0.direction.is(.backward) } }
    if own.style.is(.container) { return own.stands }
    let standing: [TransitionElement] = own.tracks.only(\.isStanding).map(\.element)
    let all: [TransitionElement] = standing + own.holds.only { $0.span.is(.stay) }.map(\.element)
    return all.has { $0.role.is(.bar) }
  }

  /// The screen has entered or left a window. In `style modal` UIKit does not report a dismissal without animation, nor that of a screen
  /// which another one covers.
  /// - Parameter isSeen: Whether it has; otherwise this is only asked for.
  func moved(isSeen: Bool = false) {
    wasSeen = wasSeen || isSeen || screen.isNil
    stand()
    guard wasSeen, let host, !host.isRunning, (watch?.window).isNil, host.hasLeft(screen) else { return }
    host.endStay(of: screen)
  }

  /// Lets the user go back: adds the recognizers of `backward`.
  func listen(_ transition: TransitionDescription) {
    storage.dismiss = { [weak self] in
      if let self, let host, let screen, !host.isRunning, host.mayGoBack(from: screen), host.isLet(screen) {
        host.goBackPlainly(from: screen)
      }
    }
    guard let screen, screen.isViewLoaded, host?.swipesStays ?? false else { return }
    presses = transition.addPresses(of: .to, to: screen) { [weak host] in host?.transition(to: $0) }
    for gesture in transition.gestures where gesture.direction.is(.backward) {
      recognize(gesture, on: view(of: gesture))
    }
  }
  /// The view that gets the touches of a gesture.
  func view(of gesture: TransitionGesture) -> UIView? {
    // An added view is made now, and put into the container later.
    (gesture.element as? TransitionAddedView)?.make(isAbove: true) ?? gesture.element.view
  }

  /// Sets the standing values, and gives them back while the screen is in no window, as when another tab is in front.
  func stand() {
    let isInFront: Bool = watch.isNil || (host?.isRunning ?? false) || watch?.window != nil
    if isInFront == isStanding { return }
    isStanding = isInFront
    guard isInFront, let screen, let transition = host?.transition(to: screen) else { return giveBack() }
    transition.stand(storage.standing)
    bars = transition.bars { $0.isOfTransform || $0.is(.alpha) }
  }

  /// Has the bars laid out again without their transforms, which are then those of the new size, and sets their alpha, which UIKit may have
  /// set to 1 in another size class. A run has its own values.
  private func renew() {
    for bar in bars { bar.transitionRelay() }
    guard let host, let screen, !host.isRunning, let transition = host.transition(to: screen) else { return }
    transition.keepsValues = true
    for shown in transition.shownRest(at: .to) where bars.contains(shown.slot.view) {
      storage.standing.follow(shown.slot, shown.amount)
    }
  }

  private func giveBack() {
    storage.standing.giveBack()
    for bar in bars { bar.superview?.setNeedsLayout() }
  }

  /// Shows the added views above the screen; during a run they are hidden here, because the run shows them.
  /// - Parameter run: The run that ends now, if one does: UIKit puts the screen of a cancelled pop back on the stack later.
  func showForeground(_ isShown: Bool, after run: TransitionRun? = nil) {
    foreground?.removeFromSuperview()
    foreground = nil
    guard isShown, let screen, let transition = run?.transition ?? host?.transition(to: screen),
      transition.addedViews.has(\.isKept)
    else { return }
    foreground = TransitionForeground { [weak host, weak screen] in screen.then { host?.transition(to: $0) } }
    foreground?.rest(in: screen.view, transition)
  }

  /// Restores everything after the screen has left in any way.
  func end() {
    giveBack()
    plain = nil
    for watch in [watch, host?.watch(in: screen)] { watch?.leave() }
    foreground?.removeFromSuperview()
    removeRecognizers()
    for press in presses { press.view?.removeGestureRecognizer(press) }
    storage.end()
  }

  // MARK: The finger
  override func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    guard let host, let screen else { return nil }
    if let run = host.run, toBegin {
      return run.transition.screens.to === screen ? TransitionOffer(run, index) : nil
    }
    return toBegin && !host.mayGoBack(from: screen)
      ? nil : TransitionOffer(host.transition(to: screen), index)
  }

  override func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    guard let host, host.mayBegin(index, recognizer) else { return false }
    return host.isRunning || (offer(index, toBegin: false)?.gesture.isAmongStates ?? false)
      || host.isLet(screen)
  }

  override func begin(_ index: Int) -> TransitionMotion? {
    guard let host, let screen else { return nil }
    if let run = host.run { return run.take(index) }
    guard let transition = host.transition(to: screen) else { return nil }
    let run = TransitionRun.make(transition, .backward, by: transition.gestures[index], host: host)
    plain = transition.screens.from.isNil ? run : nil
    if plain.isNil { host.goBack(run) } else { host.measure(transition) }
    return run
  }

  /// Whether the navigation controller's swipe back waits for a gesture: if both could recognize the same touch.
  override func waits(_ index: Int, for other: UIGestureRecognizer) -> Bool {
    guard let screen, let offer = offer(index, toBegin: false) else { return false }
    let isPan: Bool = if case .pan = offer.gesture.kind { true } else { false }
    return (isPan || offer.gesture.kind.way.x != 0) && host?.swipesBack(of: screen).contains(other) ?? false
  }
}

/// An invisible subview that reports when its superview enters or leaves a window, and when it is laid out.
final class TransitionWatch: UIView {
  /// The host that has added it.
  weak var owner: TransitionHost?
  private var moved: () -> Void = {}
  var laidOut: (() -> Void)?
  /// Its superview, to which it goes back after the app has removed all subviews: once between two layouts, because a loop that removes the
  /// last subview would never end.
  private weak var place: UIView?

  /// - Parameter moved: Called from then on.
  convenience init(in view: UIView?, _ moved: @escaping () -> Void) {
    self.init(frame: .zero)
    isHidden = true
    view?.transitionContent.addSubview(self)
    (place, self.moved) = (view?.transitionContent, moved)
  }

  /// Removes it for good.
  func leave() {
    place = nil
    removeFromSuperview()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if superview.isNil, let place, place.window != nil {
      self.place = nil
      return place.addSubview(self)
    }
    if owner != nil { setNeedsLayout() }
    moved()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place = superview
    laidOut?()
  }
}

extension UIView {
  /// Has a bar laid out without its transform, because its controller may set the frame, which is undefined with one.
  func transitionRelay() {
    guard let parent = superview else { return }
    let transform: CGAffineTransform = self.transform
    UIView.performWithoutAnimation { self.transform = .identity }
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    UIView.performWithoutAnimation { self.transform = transform }
  }
}
