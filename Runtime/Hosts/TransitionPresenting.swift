import UIKit

/// `style modal` and `style overlay`: answers UIKit about presentations.
@MainActor
final class TransitionPresenting: TransitionStayHost, TransitionRecognizerOwner {
  enum Style { case modal, overlay }

  weak var run: TransitionRun?
  let settings = TransitionGestureSettings()
  var didEnd: ((_ isForward: Bool, _ isFinished: Bool) -> Void)?
  /// What VoiceOver calls what dismisses the to screen when it is tapped.
  var closeLabel: String = ""
  private var moved: ((Int) -> Void)?
  private let style: Style
  private let findsScreen: Bool
  private let describe: @MainActor (TransitionScreens) -> TransitionDescription?
  private let stays = TransitionStays()
  /// The from screen that has presented last, and the one that has the recognizers of the way there.
  private weak var source: UIViewController?
  private weak var attached: UIViewController?
  private weak var presentation: TransitionPresentation?
  /// A way back that the finger has begun and UIKit has not asked for yet.
  private var pulled: (any TransitionRunning)?
  /// The finger that asks for the way there just now, and the run that it has got.
  private var pulling: Int?
  private var held: (any TransitionRunning)?
  /// What a finger among rest states has let go on its way out, until UIKit asks for the run that goes on.
  private var handOver: (how: TransitionHandOver, screen: UIViewController)?
  private var recognizers: [Int: TransitionRecognizer] = [:]

  /// - Parameter findsScreen: Whether the from screen is looked for in whoever presents; else it is that itself.
  init(
    _ style: Style, _ describe: @escaping @MainActor (TransitionScreens) -> TransitionDescription?,
    findsScreen: Bool
  ) {
    (self.style, self.describe, self.findsScreen) = (style, describe, findsScreen)
    stays.host = self
  }

  /// Lets a screen be presented and dismissed. VoiceOver's escape dismisses it.
  /// - Parameter isUnderStatusBar: Whether the screen says how that looks.
  func adopt(
    _ screen: UIViewController, for delegate: any UIViewControllerTransitioningDelegate,
    isUnderStatusBar: Bool = false
  ) {
    if isUnderStatusBar { screen.modalPresentationCapturesStatusBarAppearance = true }
    screen.modalPresentationStyle = style == .overlay ? .custom : .fullScreen
    screen.transitioningDelegate = delegate
    if #available(iOS 17, *), screen.accessibilityPerformEscapeBlock == nil {
      screen.accessibilityPerformEscapeBlock = { [weak screen] in
        guard let screen, screen.presentingViewController != nil, screen.transitionCoordinator == nil,
          screen.presentedViewController == nil
        else { return false }
        if Self.mayDismiss(screen) { Self.dismiss(screen) }
        return true  // understood, if not let
      }
    }
    // Else with the animation: nothing loads it before.
    if style == .modal, screen.isViewLoaded { begin(screen) }
  }

  /// What lasts as long as a to screen is there begins.
  private func begin(_ screen: UIViewController) {
    screen.loadViewIfNeeded()
    stays.begin(of: screen)
    stays.stay(of: screen)?.showForeground(true)
  }

  // MARK: States

  /// Where the to screen rests, or is bound for; the first of its states while none is up.
  func state<State: CaseIterable>(_: State.Type = State.self) -> State {
    Array(State.allCases)[(presentation?.state ?? 1) - 1]
  }

  /// Whom it tells whenever that changes.
  func tells<State: CaseIterable>(_ moved: ((State) -> Void)?) {
    self.moved = moved.map { moved in { moved(Array(State.allCases)[$0 - 1]) } }
  }

  /// Goes there as if a finger had let go. While the to screen comes or goes, or a finger has it, nothing happens.
  func move<State: CaseIterable & Equatable>(to state: State, animated: Bool) {
    let index: Int = Array(State.allCases).firstIndex(of: state) ?? 0
    presentation?.move(to: index + 1, animated: animated)
  }

  func isMoved(to state: Int) { moved?(state) }

  /// Asks UIKit for the run that goes on with what a finger has let go; nil forgets that.
  func goOn(with handOver: TransitionHandOver?, _ screen: UIViewController) {
    guard let handOver else { return self.handOver = nil }
    self.handOver = (handOver, screen)
    Self.dismiss(screen)
  }

  // MARK: UIKit's questions

  func presentation(
    of presented: UIViewController, by presenting: UIViewController?, for source: UIViewController
  ) -> UIPresentationController? {
    let presentation = TransitionPresentation(presentedViewController: presented, presenting: presenting)
    presentation.host = self
    presentation.storage.closeLabel = closeLabel
    if findsScreen {
      presentation.source =
        find(in: source, presented)?.screens.from ?? find(in: presenting, presented)?.screens.from
    }
    self.presentation = presentation
    return presentation
  }

  func animator(
    presenting presented: UIViewController, by presenting: UIViewController, for source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let found: TransitionDescription? =
      findsScreen
      ? find(in: source, presented) ?? find(in: presenting, presented)
      : describe(presenting, presented, by: presenting)
    guard let transition = found else { return nil }
    self.source = transition.screens.from
    if transition.forward.isSystem {
      if style == .modal { begin(presented) }
      return nil
    }
    let gesture: TransitionGesture? = pulling.map { transition.gestures[$0] }
    let run = TransitionRun.make(transition, .forward, by: gesture, host: self)
    if pulling != nil { held = run }
    return run
  }

  func animator(dismissing dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    let pulled: (any TransitionRunning)? = self.pulled
    self.pulled = nil
    guard let transition = transition(to: dismissed), transition.screens.from != nil,
      !transition.backward.isSystem
    else {
      return nil
    }
    if let pulled, pulled.transition.screens.to === transition.screens.to,
      pulled.transition.screens.from === transition.screens.from
    {
      return pulled
    }
    let run = TransitionRun.make(transition, .backward, host: self)
    if let handOver, handOver.screen === dismissed { run.handOver = handOver.how }
    handOver = nil
    return run
  }

  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let run = animator as? any TransitionRunning, run.isPulled || run.isCatchable else { return nil }
    return run
  }

  // MARK: Screens

  /// With the from screen below a to screen: the one that has presented it, or what is in front now.
  func transition(to screen: UIViewController) -> TransitionDescription? {
    if style == .overlay {
      if let presentation = screen.presentationController as? TransitionPresentation {
        return presentation.transition()
      }
      if findsScreen { return nil }  // presented in a style of the app's
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

  func describe(
    _ from: UIViewController?, _ to: UIViewController?, by presenting: UIViewController?
  ) -> TransitionDescription? {
    let presented: TransitionPresentation? = to?.presentationController as? TransitionPresentation
    let storage: TransitionStorage? =
      style == .overlay
      ? (presented ?? (presentation?.presentedViewController === to ? presentation : nil))?.storage
      : to.map { stays.storage(of: $0) }
    if style == .modal { storage?.closeLabel = closeLabel }
    let below: UIView? = style == .overlay && from != nil ? (presenting ?? from)?.viewIfLoaded : nil
    let transition: TransitionDescription? = describe(
      TransitionScreens(from, to, fromView: below, storage: storage))
    transition?.containerView = presented?.containerView ?? to?.viewIfLoaded?.superview ?? from?.viewIfLoaded
    return transition
  }

  /// With the from screen that a controller shows: itself, what a navigation or a tab bar controller has in front, or what
  /// another container has on display.
  func find(in controller: UIViewController?, _ to: UIViewController) -> TransitionDescription? {
    find(in: controller, to, by: controller.map { $0.transitionPresenter })
  }

  private func find(
    in controller: UIViewController?, _ to: UIViewController, by presenting: UIViewController?
  ) -> TransitionDescription? {
    guard let controller else { return nil }
    let presenter: UIViewController? = to.presentingViewController ?? presenting
    if let transition = describe(controller, to, by: presenter) { return transition }
    if let navigation = controller as? UINavigationController {
      return find(in: navigation.topViewController, to, by: presenter)
    }
    if let tabs = controller as? UITabBarController {
      return find(in: tabs.selectedViewController, to, by: presenter)
    }
    for child in controller.children where child.viewIfLoaded?.superview != nil {
      if let transition = find(in: child, to, by: presenter) { return transition }
    }
    return nil
  }

  func mayGoBack(from screen: UIViewController) -> Bool {
    screen.presentingViewController != nil && screen.presentedViewController == nil
      && (style == .overlay || screen.transitionCoordinator == nil)
  }

  func isLet(_ screen: UIViewController?) -> Bool { Self.mayDismiss(screen) }

  func goBack(_ run: TransitionRun) {
    pulled = run as? any TransitionRunning
    if let screen = run.transition.screens.to { Self.dismiss(screen) }
    pulled = nil  // asked for by now, or never
  }

  func goBackPlainly(from screen: UIViewController) { Self.dismiss(screen) }

  func watched(_ screen: UIViewController) -> UIView? { nil }

  // MARK: Runs

  func enter(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool {
    guard style == .modal else { return enterOverlay(run, context) }
    if run.lacksView(context) {
      if let view = context.view(forKey: .to) {  // what is there
        if let entering = run.entering { view.frame = context.finalFrame(for: entering) }
        context.containerView.addSubview(view)
      }
      if let screen = run.transition.screens.to { stays.begin(of: screen) }
      return false
    }
    let screen: UIViewController? = run.transition.screens.to
    stays.stay(of: screen)?.showForeground(false)
    enterContainer(run, context)
    if let screen { stays.begin(of: screen) }
    run.transition.addStayingViews(to: context.containerView)
    return true
  }

  private func enterOverlay(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool
  {
    let view: UIView? = context.view(forKey: run.direction == .forward ? .to : .from)
    let presentation = run.transition.screens.to?.presentationController as? TransitionPresentation
    if run.direction == .forward, let view { context.containerView.addSubview(view) }
    guard let presentation, view != nil else {
      run.transition.isOff = presentation == nil
      presentation?.setMode(of: run)
      return false
    }
    if run.transition.storage !== presentation.storage, let transition = presentation.transition() {
      run.use(transition)
    }
    presentation.begin(run)
    context.containerView.layoutIfNeeded()
    return true
  }

  func measure(_ transition: TransitionDescription) {
    if style == .overlay,
      let presentation = transition.screens.to?.presentationController as? TransitionPresentation
    {
      presentation.measure(transition)
    } else {
      transition.measure()
    }
  }

  func closed(_ run: TransitionRun, in container: UIView) -> (views: [UIView], open: [UIView]) {
    if style == .modal { return ([container], open(run)) }
    // Over a part of the screen only what is below is closed where a finger may take over.
    return ([], [])
  }

  func leave(_ run: TransitionRun, at side: TransitionSide) {
    if self.run === run { self.run = nil }
    let screen: UIViewController? = run.transition.screens.to
    run.transition.removeAddedViews()
    if side == .from {
      stays.end(of: screen)
    } else {
      stays.stay(of: screen)?.showForeground(true, after: run)
    }
    (screen?.presentationController as? TransitionPresentation)?.leave(run, at: side)
  }

  // MARK: The way there

  /// Lets fingers on a screen begin the way there, and what they go down on yield to them.
  func attach(to screen: UIViewController) {
    attached = screen
    guard let transition = describe(screen, nil, by: screen.transitionPresenter) else { return }
    for recognizer in recognizers.values { recognizer.remove() }
    for (index, gesture) in transition.gestures.enumerated() where gesture.direction == .forward {
      recognizers[index] = TransitionRecognizer(gesture, index, on: gesture.element.view, of: self)
    }
    for (index, _) in transition.presses.enumerated() {
      screen.view.addGestureRecognizer(
        TransitionPressRecognizer(index) { [weak self, weak screen] in
          screen.flatMap { self?.describe($0, nil, by: $0.transitionPresenter) }
        })
    }
  }

  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    if let run, toBegin { return TransitionOffer(run, index) }
    guard let attached else { return nil }
    if toBegin,
      attached.presentedViewController != nil || attached.transitionPresenter.presentedViewController != nil
    {
      return nil
    }
    return TransitionOffer(describe(attached, nil, by: attached.transitionPresenter), index)
  }

  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    settings.mayBegin(index, recognizer)
  }

  func begin(_ index: Int) -> TransitionMotion? {
    if let run { return run.take(index) }
    guard let offer = offer(index, toBegin: false) else { return nil }
    pulling = index
    offer.gesture.present?()
    pulling = nil  // asked for by now, or never
    defer { held = nil }
    return held
  }

  func recognizer(_ index: Int) -> UIGestureRecognizer? { recognizers[index]?.recognizer }

  // MARK: Dismissing for a person

  /// Whether the app lets a person dismiss; its delegate hears of what it does not let.
  static func mayDismiss(_ presented: UIViewController?) -> Bool {
    guard let presented, let presentation = presented.presentationController else { return true }
    let delegate: (any UIAdaptivePresentationControllerDelegate)? = presentation.delegate
    let isFree: Bool = !presented.isModalInPresentation
    let isLet: Bool = isFree && delegate?.presentationControllerShouldDismiss?(presentation) ?? true
    if !isLet { delegate?.presentationControllerDidAttemptToDismiss?(presentation) }
    return isLet
  }

  /// Dismisses for a person, of which the presentation's delegate hears.
  static func dismiss(_ presented: UIViewController) {
    guard let presentation = presented.presentationController else { return }
    presentation.delegate?.presentationControllerWillDismiss?(presentation)
    presented.presentingViewController?.dismiss(animated: true) {
      if presented.presentingViewController != nil { return }  // cancelled
      presentation.delegate?.presentationControllerDidDismiss?(presentation)
    }
  }
}

extension UIViewController {
  /// The controller that UIKit has present for it: the outermost one that it is in.
  fileprivate var transitionPresenter: UIViewController { parent?.transitionPresenter ?? self }
}
