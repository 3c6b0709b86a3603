import UIKit

/// `style navigation`: answers a navigation controller, and owns the stay of each to screen on its stack.
final class TransitionNavigation: TransitionHost {
  /// The from screen that has the recognizers of `forward`.
  private weak var source: UIViewController?

  // MARK: Calls from UIKit
  func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    in navigation: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    defer { pulled = nil }
    let isSwipe: Bool = operation == .pop && TransitionPlatformSwipe.isUnderWay(in: navigation)
    if isSwipe || operation == .none { return nil }
    let direction: TransitionDirection = operation == .push ? .forward : .backward
    let transition: TransitionDescription? = describe(direction, from, to)
    return transition.then { $0.ownTiming(direction).isSystem ? nil : makeRun($0, direction) }
  }

  /// Animates the standing values along with a push, a pop or a swipe that the platform plays.
  func willShow(_ screen: UIViewController, in navigation: UINavigationController, animated: Bool) {
    if animated, let coordinator = navigation.transitionCoordinator,
      let leaving = coordinator.viewController(forKey: .from), !navigation.viewControllers.contains(leaving),
      TransitionPlatformSwipe.isUnderWay(in: navigation)
        || describe(screen, leaving)?.backward.isSystem == true,
      let standing = stay(of: leaving)?.storage.standing
    {
      coordinator.animate(
        alongsideTransition: { _ in standing.show(isHeld: false) },
        completion: { context in if context.isCancelled { standing.show(isHeld: true) } })
    }
    guard animated, let to = transition(to: screen), to.forward.isSystem, to.stands else { return }
    screen.transitionCoordinator?.animate(alongsideTransition: { _ in super.beginStay(of: screen) })
  }

  func didShow(_ screen: UIViewController, in navigation: UINavigationController) {
    TransitionPlatformSwipe.keep(in: navigation, for: self)
    // UIKit may tell of it when the next change of the stack has begun, whose end it will tell of.
    if navigation.topViewController !== screen { return }
    pulled = nil
    if source != nil || !recognizers.isEmpty, make(TransitionScreens(screen, nil)) != nil { follow(screen) }
    for stay in stays where stay.screen.then({ transition(to: $0) }).isNil { endStay(of: stay.screen) }
    if transition(to: screen) != nil {
      beginStay(of: screen)
      stay(of: screen)?.showForeground(true)
    }
    stand()
  }

  // MARK: Runs and stays
  /// The transition between a to screen and the screen below it on the stack, or that of the run under way; nil if these are not its two
  /// screens.
  override func transition(to screen: UIViewController) -> TransitionDescription? {
    let own: TransitionDescription? = run?.transition.screens.to === screen ? run?.transition : nil
    guard let stack = screen.navigationController?.viewControllers,
      let index = stack.lastIndex(where: { $0 === screen }), index > 0
    else { return own }
    return describe(stack[index - 1], screen) ?? own
  }

  override func mayGoBack(from screen: UIViewController) -> Bool {
    screen.transitionCoordinator.isNil && screen.navigationController?.topViewController === screen
  }

  override func goBack(_ run: any TransitionRunning) {
    pulled = run
    let screen: UIViewController? = run.transition.screens.to
    if screen?.navigationController?.popViewController(animated: true) !== screen { pulled = nil }
  }

  override func goBackPlainly(from screen: UIViewController) {
    screen.navigationController?.popViewController(animated: true)
  }

  override func watched(_ screen: UIViewController) -> UIView? { screen.navigationController?.view }

  /// Whether a gesture of the transition takes the place of the platform's swipe back.
  func swipesItself(_ screen: UIViewController) -> Bool {
    transition(to: screen)?.gestures.has { gesture in
      gesture.direction.is(.backward) && [.edgePan(.leading), .edgePan(.left)].contains(gesture.kind)
    } ?? false
  }

  override func swipesBack(of screen: UIViewController) -> [UIGestureRecognizer] {
    screen.navigationController.then { TransitionPlatformSwipe.recognizers(of: $0) } ?? []
  }

  override func enter(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool {
    guard super.enter(run, context) else { return false }
    if let screen = run.transition.screens.to {
      // A pop over several screens restores the values that the lowest of them has found.
      let lowest: TransitionStay? = stays.find { stay in
        stay.screen === screen || stay.screen.then { transition(to: $0).isNil } ?? true
      }
      run.transition.storage.lower = lowest?.storage
    }
    for bar in run.transition.bars(\.isOfTransform) { bar.transitionRelay() }
    return true
  }

  /// Begins the stays of a screen and of those below it, the lowest first: several screens may have been pushed at once.
  override func beginStay(of screen: UIViewController) {
    if stay(of: screen) != nil { return }
    if let below = transition(to: screen)?.screens.from, transition(to: below) != nil { beginStay(of: below) }
    super.beginStay(of: screen)
  }

  // MARK: Forward
  /// There may be several stacks, in tabs or presented.
  override func isFront(_ screen: UIViewController) -> Bool {
    super.isFront(screen) && screen.navigationController?.topViewController === screen
  }

  /// Before a screen is in front, the recognizers are on the first one.
  override func follow() {
    guard let next = front ?? (source.isNil ? attached.first?() : nil), !isRunning else { return }
    guard front != nil, let move = next.transitionCoordinator else { return follow(next) }
    move.animate(alongsideTransition: nil) { [weak self] _ in if self?.front === next { self?.follow(next) } }
  }

  /// Moves the recognizers of `forward` to a screen.
  private func follow(_ screen: UIViewController) {
    guard let transition = describe(screen, nil) else { return }
    source = screen
    watchPlaces(transition)
    for gesture in transition.gestures where gesture.direction.is(.forward) {
      recognize(gesture, on: gesture.element.view)
    }
  }

  override func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    guard let source else { return nil }
    if let run, toBegin { return TransitionOffer(run, index) }
    return toBegin && !mayGoBack(from: source) ? nil : TransitionOffer(describe(source, nil), index)
  }

  override func begin(_ index: Int) -> TransitionMotion? {
    if let run { return run.take(index) }
    guard let source, let navigation = source.navigationController,
      let asked = offer(index, toBegin: false).then({ $0.gesture.ask?() }),
      let transition = describe(source, asked)
    else { return nil }
    let run = TransitionRun.make(transition, .forward, by: transition.gestures[index], host: self)
    pulled = run
    navigation.pushViewController(asked, animated: true)
    if navigation.topViewController !== asked { pulled = nil }
    return run
  }
}
