import UIKit

/// `style modal` and `style overlay`: answers UIKit about presentations.
final class TransitionPresenting: TransitionHost, UIViewControllerTransitioningDelegate {
  /// Called when the state has changed.
  private(set) var moved: ((Int) -> Void)?
  private let style: TransitionStyle
  private let findsScreen: Bool
  /// The from screen of the last presentation.
  private weak var source: UIViewController?
  /// The overlays that UIKit has asked for and that have not ended, the latest last. UIKit retains them. They are noted because a
  /// screen's `presentationController` cannot be read: before the presentation UIKit would make one, and ask again.
  private var asked: [() -> TransitionPresentation?] = []
  private var overlays: [TransitionPresentation] { asked.gather { $0() } }
  private var presentation: TransitionPresentation? { overlays.last }
  /// The gesture that is asking the app to present just now, and the run that was made for it.
  private var pulling: Int?
  private var held: (any TransitionRunning)?
  /// The motion between rest states that goes on to the from screen, until UIKit asks for the run.
  private var handOver: TransitionStateChange?

  /// - Parameter findsScreen: Whether the from screen is searched in the presenting controller; otherwise it is that controller.
  init(
    _ style: TransitionStyle, _ make: @escaping @MainActor (TransitionScreens) -> TransitionDescription?,
    findsScreen: Bool
  ) {
    (self.style, self.findsScreen) = (style, findsScreen)
    super.init(make)
  }

  /// Lets a screen be presented and dismissed. VoiceOver's escape dismisses it.
  /// - Parameter isUnderStatusBar: Whether the screen determines the appearance of the status bar.
  func adopt(_ screen: UIViewController, isUnderStatusBar: Bool) {
    if isUnderStatusBar { screen.modalPresentationCapturesStatusBarAppearance = true }
    screen.modalPresentationStyle = style.is(.overlay) ? .custom : .fullScreen
    // The last one that adopts it plays.
    if screen.transitioningDelegate !== self { (screen.transitioningDelegate as? Self)?.endStay(of: screen) }
    screen.transitioningDelegate = self
    if #available(iOS 17, *), screen.accessibilityPerformEscapeBlock.isNil {
      screen.accessibilityPerformEscapeBlock = { [weak screen] in
        guard let screen, screen.presentingViewController != nil, screen.transitionCoordinator.isNil,
          screen.presentedViewController.isNil
        else { return false }
        if Self.mayDismiss(screen) { Self.dismiss(screen) }
        return true  // handled, although the app may not let it go
      }
    }
    for stay in stays { stay.moved() }  // UIKit has not told of what was covered
    // Otherwise its view is loaded with the animation.
    if style.is(.modal), screen.isViewLoaded { show(screen) }
  }

  /// Begins the stay of a to screen, and loads its view.
  private func show(_ screen: UIViewController) {
    screen.loadViewIfNeeded()
    beginStay(of: screen)
    stay(of: screen)?.showForeground(true)
  }

  // MARK: States
  /// The rest state of the to screen, or the one to which it is going; the first while it is not presented.
  func state<State: CaseIterable>(_: State.Type = State.self) -> State {
    Array(State.allCases)[(presentation?.storage.state ?? 1) - 1]
  }

  /// Sets the closure that is called when the state changes.
  func onMove<State: CaseIterable>(_ moved: ((State) -> Void)?) {
    self.moved = moved.then { moved in { moved(Array(State.allCases)[$0 - 1]) } }
  }

  /// Settles in a state as if a finger had lifted. It does nothing during a run, or while a finger drives.
  func move<State: CaseIterable & Equatable>(to state: State, animated: Bool) {
    presentation?.move(to: 1 + (Array(State.allCases).firstIndex(of: state) ?? 0), animated: animated)
  }

  /// Dismisses, so that UIKit asks for the run that continues the driven motion; nil discards it.
  func goOn(with handOver: TransitionStateChange?) {
    self.handOver = handOver
    if let screen = handOver?.transition.screens.to { Self.dismiss(screen) }
  }

  // MARK: UIViewControllerTransitioningDelegate
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    if style.is(.modal) { return nil }
    let presentation = TransitionPresentation(presentedViewController: presented, presenting: presenting)
    presentation.host = self
    // The app may read `presentationController` before: then UIKit knows no source yet, and passes the screen itself.
    if source !== presented { presentation.source = find(from: source, presenting, presented)?.screens.from }
    asked.append { [weak presentation] in presentation }
    return presentation
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let transition = find(from: source, presenting, presented) else { return nil }
    self.source = transition.screens.from
    overlay(of: presented)?.source = transition.screens.from
    if transition.forward.isSystem {
      if style.is(.modal) { show(presented) }
      return nil
    }
    let gesture: TransitionGesture? = pulling.then { transition.gestures[$0] }
    let run = TransitionRun.make(transition, .forward, by: gesture, host: self)
    if pulling != nil { held = run }
    run.keeper = self
    return run
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    defer { pulled = nil }
    guard let transition = transition(to: dismissed), transition.screens.from != nil,
      !transition.backward.isSystem
    else { return nil }
    let run = makeRun(transition, .backward)
    if run !== pulled, handOver?.transition.screens.to === dismissed { run?.handOver = handOver }
    handOver = nil
    return run
  }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction(for: animator) }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction(for: animator) }

  // MARK: Screens
  /// The transition of a to screen: its from screen is the one that presented it, or the one now in front of the presenting controller.
  override func transition(to screen: UIViewController) -> TransitionDescription? {
    if style.is(.overlay) {
      if let presentation = overlay(of: screen) { return presentation.transition(isSeen: true) }
      if findsScreen { return nil }  // presented in another style by the app
    }
    guard let presenting = screen.presentingViewController else { return describe(nil, screen, by: nil) }
    if !findsScreen { return describe(presenting, screen, by: presenting) }
    if let source, source.presentedViewController === screen, source.viewIfLoaded?.superview != nil,
      let transition = describe(source, screen, by: presenting)
    {
      return transition
    }
    return find(in: presenting, screen) ?? describe(nil, screen, by: nil)
  }

  private func overlay(of screen: UIViewController?) -> TransitionPresentation? {
    overlays.last { $0.presentedViewController === screen }
  }

  /// Forgets an overlay, and what UIKit has not asked for.
  func ended(_ presentation: TransitionPresentation) {
    asked = asked.only { $0() != nil && $0() !== presentation }
    goOn(with: nil)
  }

  func describe(_ from: UIViewController?, _ to: UIViewController?, by presenting: UIViewController?)
    -> TransitionDescription?
  {
    let presented: TransitionPresentation? = overlay(of: to)
    let storage = style.is(.overlay) ? presented?.storage : to.then { self.storage(of: $0) }
    storage?.closeLabel = closeLabel
    let below: UIView? = from != nil ? (presenting ?? from)?.viewIfLoaded : nil
    let transition = make(TransitionScreens(from, to, fromView: below, storage: storage))
    transition?.containerView = presented?.containerView ?? to?.viewIfLoaded?.superview ?? from?.viewIfLoaded
    return transition
  }

  /// The transition by which a screen is presented.
  private func find(from source: UIViewController, _ presenting: UIViewController?, _ to: UIViewController)
    -> TransitionDescription?
  {
    if !findsScreen { return describe(presenting, to, by: presenting) }
    return find(in: source, to) ?? find(in: presenting, to)
  }

  /// Searches for the from screen: the controller, the front one of a navigation or a tab bar controller, or a visible child of another
  /// container.
  func find(in controller: UIViewController?, _ to: UIViewController, by presenting: UIViewController? = nil)
    -> TransitionDescription?
  {
    guard let controller else { return nil }
    let presenter = to.presentingViewController ?? presenting ?? controller.transitionPresenter
    if let transition = describe(controller, to, by: presenter) { return transition }
    let seen: [UIViewController] = controller.children.only { $0.viewIfLoaded?.superview != nil }
    let inner: [UIViewController] = controller.transitionShown.then { [$0] } ?? seen
    return inner.transitionAnswer { find(in: $0, to, by: presenter) }
  }

  override func mayGoBack(from screen: UIViewController) -> Bool {
    screen.presentingViewController != nil && screen.presentedViewController.isNil
      && (style.is(.overlay) || screen.transitionCoordinator.isNil)
  }

  override func hasLeft(_ screen: UIViewController?) -> Bool {
    screen?.isBeingDismissed ?? true || (screen?.presentingViewController).isNil
  }

  override func isLet(_ screen: UIViewController?) -> Bool { Self.mayDismiss(screen) }

  override func goBack(_ run: any TransitionRunning) {
    pulled = run
    if let screen = run.transition.screens.to { Self.dismiss(screen) }
    pulled = nil  // UIKit has asked by now, or will not ask
  }

  override func goBackPlainly(from screen: UIViewController) { Self.dismiss(screen) }

  // MARK: Runs
  override func enter(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool {
    if style.is(.modal) { return super.enter(run, context) }
    let view: UIView? = context.view(forKey: run.direction.is(.forward) ? .to : .from)
    let presentation: TransitionPresentation? = overlay(of: run.transition.screens.to)
    if run.direction.is(.forward), let view { context.containerView.addSubview(view) }
    guard let presentation, view != nil else {
      run.transition.isOff = presentation.isNil
      presentation?.setMode(of: run)
      return false
    }
    if run.transition.storage !== presentation.storage, let transition = presentation.transition() {
      run.use(transition)
    }
    presentation.begin(run)
    // A layout of the from screen that is due would undo its first values.
    (context.containerView.window ?? context.containerView).layoutIfNeeded()
    return true
  }

  override func measure(_ transition: TransitionDescription) {
    overlay(of: transition.screens.to)?.measure(transition) ?? transition.measure()
  }

  /// An overlay stays open to touches.
  override func closed(_ run: TransitionRun, in container: UIView) -> [UIView] {
    style.is(.overlay) ? [] : [container]
  }

  override func leave(_ run: TransitionRun, at side: TransitionSide) {
    super.leave(run, at: side)
    overlay(of: run.transition.screens.to)?.leave(run, at: side)
  }

  // MARK: Forward
  override func alone(_ screen: UIViewController) -> TransitionDescription? {
    describe(screen, nil, by: screen.transitionPresenter)
  }

  override func follow() {
    guard let screen = front, let transition = alone(screen) else { return }
    if !isRunning { watchPlaces(transition) }
    for gesture in transition.gestures where gesture.direction.is(.forward) {
      recognize(gesture, on: gesture.element.isScreen ? screen.view : gesture.element.view)
    }
  }

  override func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    if let run, toBegin { return TransitionOffer(run, index) }
    guard let front else { return nil }
    let all: [UIViewController] = [front, front.transitionPresenter]
    if toBegin, all.has({ $0.presentedViewController != nil }) { return nil }
    return TransitionOffer(alone(front), index)
  }

  override func begin(_ index: Int) -> TransitionMotion? {
    if let run { return run.take(index) }
    guard let offer = offer(index, toBegin: false) else { return nil }
    pulling = index
    offer.gesture.present?()
    pulling = nil  // UIKit has asked by now, or will not ask
    defer { held = nil }
    return held
  }

  // MARK: Dismissal by the user
  /// Whether the app allows the user to dismiss; its delegate is called if it does not.
  static func mayDismiss(_ presented: UIViewController?) -> Bool {
    guard let presented, presented.presentingViewController != nil,
      let presentation = presented.presentationController
    else { return true }
    let delegate: (any UIAdaptivePresentationControllerDelegate)? = presentation.delegate
    let isFree: Bool = !presented.isModalInPresentation
    let isLet: Bool = isFree && delegate?.presentationControllerShouldDismiss?(presentation) ?? true
    if !isLet { delegate?.presentationControllerDidAttemptToDismiss?(presentation) }
    return isLet
  }

  /// Dismisses for the user, and calls the presentation's delegate as UIKit would.
  static func dismiss(_ presented: UIViewController) {
    guard presented.presentingViewController != nil, let presentation = presented.presentationController
    else { return }
    presentation.delegate?.presentationControllerWillDismiss?(presentation)
    presented.presentingViewController?.dismiss(animated: true) {
      if presented.presentingViewController != nil { return }  // cancelled
      presentation.delegate?.presentationControllerDidDismiss?(presentation)
    }
  }
}

extension UIViewController {
  /// The controller that presents for this one: its outermost parent.
  var transitionPresenter: UIViewController { parent?.transitionPresenter ?? self }
}
