import UIKit

/// The object that answers UIKit for a style: it makes runs, handles their beginning and end, and owns the stays of to screens.
@MainActor class TransitionHost: TransitionFingers {
  /// The run under way.
  final weak var run: TransitionRun?
  /// Whether a run is under way.
  final var isRunning: Bool { run != nil }
  /// Called when a run has ended.
  final var didEnd: ((_ isForward: Bool, _ isFinished: Bool) -> Void)?
  /// VoiceOver's label of an added view that goes back when it is tapped.
  final lazy var closeLabel: String = NSLocalizedString(
    "Close", bundle: Bundle(for: TransitionHost.self), comment: "VoiceOver label of a closing view")
  /// A run that a finger has begun and for which UIKit has not asked yet.
  final var pulled: (any TransitionRunning)? { didSet { if let pulled { Self.last = pulled } } }
  /// The last run that a finger has begun, of any transition.
  private static weak var last: TransitionRun?
  let make: @MainActor (TransitionScreens) -> TransitionDescription?
  final private var isEnabled = TransitionTable<Bool>()
  final private var questions = TransitionTable<(UIGestureRecognizer) -> Bool>()
  /// The screens that `attach` was called with, as long as they have the view that they had then.
  final private(set) var attached: [() -> UIViewController?] = []
  /// One for each to screen that is shown or may be shown soon.
  final private var all: [TransitionStay] = []

  init(_ make: @escaping @MainActor (TransitionScreens) -> TransitionDescription?) { self.make = make }

  /// The parent of the screens, if it is the app's own.
  var parent: UIViewController? { nil }

  /// The transition between two screens, either of which may be unknown.
  func describe(_ from: UIViewController?, _ to: UIViewController?) -> TransitionDescription? {
    let storage: TransitionStorage? = to.then { self.storage(of: $0) }
    storage?.closeLabel = closeLabel
    let transition: TransitionDescription? = make(TransitionScreens(from, to, in: parent, storage: storage))
    let screen: UIViewController? = to ?? from
    var views: [UIView?] = [parent?.viewIfLoaded, to?.viewIfLoaded?.superview, from?.viewIfLoaded?.superview]
    views += [screen?.navigationController?.view, screen?.tabBarController?.view]
    let places: [UIView] = views.gather { $0 }
    transition?.containerView = places.find { $0.window != nil } ?? places.first
    return transition
  }

  func describe(_ direction: TransitionDirection, _ start: UIViewController?, _ end: UIViewController?)
    -> TransitionDescription?
  { direction.is(.forward) ? describe(start, end) : describe(end, start) }

  /// Notes a screen that `attach` is called with. False if it has been before, with the same view.
  final func isNew(_ screen: UIViewController) -> Bool {
    if attached.has({ $0() === screen }) { return false }
    attached = attached.only { $0() != nil }
    attached.append { [weak screen, weak view = screen.view] in screen?.viewIfLoaded === view ? screen : nil }
    return true
  }

  /// Adds the recognizers of presses to a screen, and those of `forward` as long as it is in front.
  final func attach(to screen: UIViewController) {
    if isNew(screen) {
      _ = TransitionWatch(in: screen.view) { [weak self] in self?.follow() }
      alone(screen)?.addPresses(to: screen) { [weak self] in self?.alone($0) }
    }
    follow()
  }

  /// The description of a from screen without the other one.
  func alone(_ screen: UIViewController) -> TransitionDescription? { describe(screen, nil) }
  /// Moves the recognizers of `forward` to the screen in front: called when a screen enters or leaves a window.
  func follow() {}
  /// The screen in front, of those that `attach` was called with.
  final var front: UIViewController? { attached.gather { $0() }.last { isFront($0) } }
  func isFront(_ screen: UIViewController) -> Bool { screen.viewIfLoaded?.window != nil }

  /// Adds the recognizers of presses to the parent of the screens.
  func addPresses(to parent: UIViewController, _ shown: @escaping () -> UIViewController?) {
    for way in TransitionDirection.allCases {
      describe(nil, nil)?.addPresses(of: way.start, to: parent) { [weak self] _ in
        shown().then { self?.describe(way, $0, nil) }
      }
    }
  }

  // MARK: Settings of the app
  /// Enables or disables a gesture by its number.
  func enable(_ gesture: Int, _ isEnabled: Bool) { self.isEnabled[gesture] = isEnabled }
  /// Sets the app's condition for a gesture, which is checked after all others.
  func ask(_ gesture: Int, _ question: ((UIGestureRecognizer) -> Bool)?) { questions[gesture] = question }

  override func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    isEnabled[index] ?? true && questions[index]?(recognizer) ?? true
  }

  /// Ends the run at once, in the state to which it goes. A run that a finger holds is cancelled.
  func jump() { run?.jump() }

  // MARK: Runs
  /// The run that UIKit asks for: the one that a finger has begun, if it is of these screens, or a new one. Nil if the finger is on
  /// another transition of the router, which plays the change then.
  func makeRun(_ transition: TransitionDescription, _ direction: TransitionDirection) -> (
    any TransitionRunning
  )? {
    let last: TransitionRun? = pulled ?? Self.last
    let (own, known) = (transition.screens, last?.transition.screens)
    let isKnown: Bool = known?.from === own.from && known?.to === own.to && last?.direction == direction
    if isKnown, let other = last?.host, other !== self, other.pulled === last { return nil }
    let run = (isKnown ? pulled : nil) ?? TransitionRun.make(transition, direction, host: self)
    run.keeper = self
    return run
  }

  func interaction(for animator: any UIViewControllerAnimatedTransitioning) -> (any TransitionRunning)? {
    (animator as? any TransitionRunning).then { $0.isPulled || $0.isCatchable ? $0 : nil }
  }

  /// Puts the views into the container: the entering one above the other screen or below it, added views between. False when
  /// there is nothing to animate.
  func enter(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool {
    let (transition, container) = (run.transition, context.containerView)
    let isLacking: Bool = run.lacksView(context)
    if let view = context.view(forKey: .to) {
      if let to = context.viewController(forKey: .to) { view.transitionFill(context.finalFrame(for: to)) }
      if run.isOnTop || isLacking { container.addSubview(view) } else { container.insertSubview(view, at: 0) }
    }
    if !isLacking { transition.addViews(to: container) }
    container.layoutIfNeeded()
    if let screen = transition.screens.to { beginStay(of: screen) }
    if !isLacking { transition.addStayingViews(to: container) }
    // Not before, because a view that leaves the window loses its touches.
    if !isLacking { stay(of: transition.screens.to)?.showForeground(false) }
    return !isLacking
  }

  /// Called when UIKit has ended the transition of a run.
  func ended(_ run: TransitionRun, isFinished: Bool) { didEnd?(run.direction.is(.forward), isFinished) }

  /// Reads the layout of all elements.
  func measure(_ transition: TransitionDescription) { transition.measure() }

  /// The views that get no touches during a run, except the views of gestures that may take over.
  func closed(_ run: TransitionRun, in container: UIView) -> [UIView] { [container] }

  /// Called when the rest values are set and everything is given back.
  func leave(_ run: TransitionRun, at side: TransitionSide) {
    if self.run === run { self.run = nil }
    run.transition.removeAddedViews()
    watchPlaces(run.transition)
    let screen: UIViewController? = run.transition.screens.to
    if side.is(.from) { endStay(of: screen) } else { stay(of: screen)?.showForeground(true, after: run) }
    stand()  // UIKit calls no delegate method after a cancelled transition
    follow()  // another screen may have come during the run
  }

  // MARK: Stays
  /// The stays that have begun and not ended, also those of deallocated screens.
  var stays: [TransitionStay] { all.only(\.isBegun) }

  /// The storage of a to screen, which is made on first use.
  func storage(of screen: UIViewController) -> TransitionStorage {
    if let stay = all.find({ $0.screen === screen }) { return stay.storage }
    all = all.only { $0.screen != nil || $0.isBegun }
    all.append(TransitionStay(of: screen, storage: TransitionStorage(), host: self))
    return all[all.count - 1].storage
  }

  func stay(of screen: UIViewController?) -> TransitionStay? { stays.find { $0.screen === screen } }

  func beginStay(of screen: UIViewController) {
    _ = storage(of: screen)
    for stay in all where stay.screen === screen && !stay.isBegun { stay.begin() }
  }

  func endStay(of screen: UIViewController?) {
    for stay in stays where stay.screen === screen {
      stay.end()
      all = all.only { $0 !== stay }
    }
  }

  /// Gives the placed views of screens their places again when a screen has another size, or comes back, at rest.
  func watchPlaces(_ transition: TransitionDescription) {
    for side in TransitionSide.allCases where !transition.placedViews(side).isEmpty {
      guard let screen = transition.screen(side), let view = screen.viewIfLoaded else { continue }
      let watch: TransitionWatch = watch(in: screen) ?? TransitionWatch(in: view) {}
      (watch.owner, watch.frame) = (self, view.bounds)
      watch.transitionStretch()  // each new size of the screen lays it out
      watch.laidOut = { [weak self, weak screen, storage = transition.storage] in
        guard let self, let screen, !storage.isMoving else { return }
        (side.is(.to) ? self.transition(to: screen) : describe(screen, nil))?.place([side])
      }
    }
  }

  func watch(in screen: UIViewController?) -> TransitionWatch? {
    screen?.viewIfLoaded?.transitionContent.subviews.gather { $0 as? TransitionWatch }
      .find { $0.owner === self }
  }

  /// Sets or gives back the standing values of all stays: another tab may be in front now.
  func stand() { for stay in stays { stay.stand() } }
  /// The transition by which a shown to screen can go back.
  func transition(to screen: UIViewController) -> TransitionDescription? { describe(nil, screen) }
  /// Whether the stay of a to screen has the recognizers that go back; otherwise the host has all of them.
  var swipesStays: Bool { true }
  /// Whether a finger may go back now.
  func mayGoBack(from screen: UIViewController) -> Bool { false }
  /// Whether the app allows the user to go back; its delegate is called if it does not.
  func isLet(_ screen: UIViewController?) -> Bool { true }
  func goBack(_ run: any TransitionRunning) {}
  /// Goes back without a finger.
  func goBackPlainly(from screen: UIViewController) {}
  /// The view whose window determines whether a screen is in front.
  func watched(_ screen: UIViewController) -> UIView? { screen.view }
  /// Whether a screen that is in no window has left without a run.
  func hasLeft(_ screen: UIViewController?) -> Bool { false }
  func swipesBack(of screen: UIViewController) -> [UIGestureRecognizer] { [] }
}

extension TransitionDescription {
  /// Reads the layout of the screens and their views, each screen at its own rest values.
  func measure() {
    for side in TransitionSide.allCases where screenElement(side).view != nil {
      screenElement(side).measure()
      // Found values are read here too, while standing values are given back.
      resting([side]) {
        let views: [TransitionElement] = elements.only { $0.role.is(.view(side)) }
        for view in views where moved(view).sayLength || view.keepsSize { view.restoreSize() }
        screenElement(side).view?.layoutIfNeeded()
        for view in views { view.measure() }
      }
    }
    for element in elements where element.role.is(.bar) { element.measured = element.layoutFrame }
    for track in tracks(in: nil) { track.forget() }
  }

  /// Adds the views of a run to the container, in the order of the layers.
  func addViews(to container: UIView) {
    for view in addedViews where !view.isKept {
      insert(view, into: container)
      if view.followsContainer { view.view?.transitionStretch() }
    }
  }

  /// Puts the added views that last longer than the run in front of both screens, or below the from screen if that is above all of them.
  func addStayingViews(to container: UIView) {
    guard addedViews.has(\.isKept) else { return }
    let foreground = TransitionForeground()
    foreground.add(to: container, self)
    let highest = order.last { $0 === from || ($0 as? TransitionAddedView)?.isKept ?? false }
    if highest === from, let view = from.view { container.insertSubview(foreground, belowSubview: view) }
  }

  /// Removes the added views of the run.
  func removeAddedViews() {
    for view in addedViews where !view.isKept { view.remove() }
    for view in addedViews where view.isKept && style != .overlay {
      view.view?.superview?.removeFromSuperview()
    }
  }

  /// Puts one added view into a view, in the order of the layers, with the values that it has as long as it is there.
  func insert(_ added: TransitionAddedView, into container: UIView) {
    let view: UIView = added.make(isAbove: isAbove(added))
    for hold in holds where hold.element === added && hold.span.is(.stay) { hold.take(nil) }
    guard let place = order.firstIndex(where: { $0 === added }) else { return container.addSubview(view) }
    let container: UIView = order[place...].has { $0 === from } ? container : frontView ?? container
    for other in order[(place + 1)...] {
      if let above = other.view, above.superview === container {
        return container.insertSubview(view, belowSubview: above)
      }
    }
    container.addSubview(view)
  }

  /// Whether an added view is above the to screen.
  func isAbove(_ added: TransitionAddedView) -> Bool {
    let screen: Int = order.firstIndex { $0 === to } ?? order.count
    return order[screen...].has { $0 === added }
  }
}

extension UIView {
  /// Sets the place and the size independently of the transform.
  func transitionFill(_ rect: CGRect) {
    bounds.size = rect.size
    center = rect.point(at: layer.anchorPoint)
  }
}
