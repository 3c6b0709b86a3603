import UIKit

/// `style navigation`: answers a navigation controller, and keeps what lasts for each to screen on its stack.
@MainActor
final class TransitionNavigation: TransitionStayHost, TransitionRecognizerOwner {
  weak var run: TransitionRun?
  let settings = TransitionGestureSettings()
  var didEnd: ((_ isForward: Bool, _ isFinished: Bool) -> Void)?
  /// VoiceOver's label of an added view that goes back when it is tapped.
  var closeLabel: String = ""
  private let stays = TransitionStays()
  private let describe: @MainActor (TransitionScreens) -> TransitionDescription?
  /// A run that a finger has begun and for which the navigation controller has not asked yet.
  private var pulled: (any TransitionRunning)?
  /// The from screen that has the recognizers of `forward`.
  private weak var source: UIViewController?
  private var recognizers: [Int: TransitionRecognizer] = [:]

  init(_ describe: @escaping @MainActor (TransitionScreens) -> TransitionDescription?) {
    self.describe = describe
    stays.host = self
  }

  private func describe(
    _ from: UIViewController?, _ to: UIViewController?
  ) -> TransitionDescription? {
    let storage: TransitionStorage? = to.map { stays.storage(of: $0) }
    storage?.closeLabel = closeLabel
    let transition: TransitionDescription? = describe(TransitionScreens(from, to, storage: storage))
    let navigation: UINavigationController? = (to ?? from)?.navigationController
    transition?.containerView =
      to?.viewIfLoaded?.superview ?? from?.viewIfLoaded?.superview ?? navigation?.view
    return transition
  }

  // MARK: UIKit's questions

  func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    in navigation: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let pulled: (any TransitionRunning)? = self.pulled
    self.pulled = nil
    if operation == .none || operation == .pop && TransitionPlatformSwipe.isUnderWay(in: navigation) {
      return nil
    }
    let direction: TransitionDirection = operation == .push ? .forward : .backward
    let screens: [UIViewController] = operation == .push ? [from, to] : [to, from]
    guard let transition = describe(screens[0], screens[1]) else { return nil }
    if (direction == .forward ? transition.forward : transition.backward).isSystem { return nil }
    if let pulled, pulled.direction == direction, pulled.transition.screens.to === screens[1],
      pulled.transition.screens.from === screens[0]
    {
      return pulled
    }
    return TransitionRun.make(transition, direction, host: self)
  }

  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let run = animator as? any TransitionRunning, run.isPulled || run.isCatchable else { return nil }
    return run
  }

  /// Animates the standing values along with a push or a pop that the platform plays.
  func willShow(_ screen: UIViewController, in navigation: UINavigationController, animated: Bool) {
    let leaving: UIViewController? = navigation.transitionCoordinator?.viewController(forKey: .from)
    if animated, let coordinator = navigation.transitionCoordinator, let leaving,
      !navigation.viewControllers.contains(leaving), !TransitionPlatformSwipe.isUnderWay(in: navigation),
      describe(screen, leaving)?.backward.isSystem == true
    {
      join(coordinator)
    }
    guard animated, let transition = transition(to: screen), transition.forward.isSystem, transition.stands
    else { return }
    screen.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.stays.begin(of: screen) }, completion: nil)
  }

  func didShow(_ screen: UIViewController, in navigation: UINavigationController) {
    TransitionPlatformSwipe.keep(in: navigation, for: self)
    pulled = nil
    if source != nil, describe(TransitionScreens(screen, nil)) != nil { follow(screen) }
    for stay in stays.all where stay.screen.flatMap({ transition(to: $0) }) == nil {
      stays.end(of: stay.screen)
    }
    if transition(to: screen) != nil {
      beginStay(of: screen)
      stays.stay(of: screen)?.showForeground(true)
    }
    stays.stand()
  }

  // MARK: Runs and stays

  /// The transition between a to screen and the screen below it on the stack; nil where those are not its two screens.
  func transition(to screen: UIViewController) -> TransitionDescription? {
    guard let stack = screen.navigationController?.viewControllers,
      let index = stack.lastIndex(where: { $0 === screen }), index > 0
    else { return nil }
    return describe(stack[index - 1], screen)
  }

  func mayGoBack(from screen: UIViewController) -> Bool {
    screen.transitionCoordinator == nil && screen.navigationController?.topViewController === screen
  }

  func goBack(_ run: TransitionRun) {
    pulled = run as? any TransitionRunning
    let screen: UIViewController? = run.transition.screens.to
    if screen?.navigationController?.popViewController(animated: true) !== screen { pulled = nil }
  }

  func goBackPlainly(from screen: UIViewController) {
    screen.navigationController?.popViewController(animated: true)
  }

  func watched(_ screen: UIViewController) -> UIView? { screen.navigationController?.view }

  /// Whether a gesture of the transition takes the place of the platform's swipe back.
  func swipesItself(_ screen: UIViewController) -> Bool {
    transition(to: screen)?.gestures.contains { gesture in
      gesture.direction == .backward
        && (gesture.kind == .edgePan(.leading) || gesture.kind == .edgePan(.left))
    } ?? false
  }

  func swipesBack(of screen: UIViewController) -> [UIGestureRecognizer] {
    screen.navigationController.map { TransitionPlatformSwipe.recognizers(of: $0) } ?? []
  }

  func enter(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool {
    if run.lacksView(context) { return false }
    if let screen = run.transition.screens.to {
      stays.stay(of: screen)?.showForeground(false)
    }
    enterContainer(run, context)
    if let screen = run.transition.screens.to {
      beginStay(of: screen)
      // A pop over several screens restores the values that the lowest of them has found.
      let lowest: TransitionStay? = stays.all.first { stay in
        stay.screen === screen || stay.screen.map { transition(to: $0) == nil } ?? true
      }
      run.transition.storage.lower = lowest?.storage
    }
    run.transition.addStayingViews(to: context.containerView)
    for bar in [run.transition.tabBar, run.transition.navigationBar] where bar.movesByTransform {
      bar.view?.transitionRelay()
    }
    return true
  }

  func leave(_ run: TransitionRun, at side: TransitionSide) {
    if self.run === run { self.run = nil }
    run.transition.removeAddedViews()
    if side == .from {
      stays.end(of: run.transition.screens.to)
    } else {
      stays.stay(of: run.transition.screens.to)?.showForeground(true, after: run)
    }
    stays.stand()  // UIKit calls no delegate method after a cancelled transition
  }

  /// Animates the standing values of a screen back, along with the platform's transition that pops it.
  func join(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let stay = stays.stay(of: coordinator.viewController(forKey: .from)) else { return }
    let standing: TransitionLedger = stay.storage.standing
    let isInTime: Bool = coordinator.animate(
      alongsideTransition: { _ in standing.show(isHeld: false) },
      completion: { context in if context.isCancelled { standing.show(isHeld: true) } })
    if isInTime { return }
    UIView.animate(withDuration: coordinator.transitionDuration) { standing.show(isHeld: false) }
  }

  /// Begins the stays of a screen and of those below it, the lowest first: several screens may have been pushed at once.
  private func beginStay(of screen: UIViewController) {
    if stays.stay(of: screen) != nil { return }
    if let below = transition(to: screen)?.screens.from, transition(to: below) != nil { beginStay(of: below) }
    stays.begin(of: screen)
  }

  // MARK: The way there

  /// Adds the recognizers of `forward`, and of what is pressed, to a screen.
  func attach(to screen: UIViewController) {
    guard let transition = describe(screen, nil) else { return }
    for (index, _) in transition.presses.enumerated() {
      screen.view.addGestureRecognizer(
        TransitionPressRecognizer(index) { [weak self, weak screen] in self?.describe(screen, nil) })
    }
    if source == nil { follow(screen) }  // otherwise as soon as it is in front
  }

  /// Moves the recognizers of `forward` to the screen in front.
  private func follow(_ screen: UIViewController) {
    guard let transition = describe(screen, nil) else { return }
    source = screen
    for (index, gesture) in transition.gestures.enumerated() where gesture.direction == .forward {
      if let recognizer = recognizers[index] {
        recognizer.move(to: gesture.element.view)
      } else {
        recognizers[index] = TransitionRecognizer(gesture, index, on: gesture.element.view, of: self)
      }
    }
  }

  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    guard let source else { return nil }
    if let run, toBegin { return TransitionOffer(run, index) }
    if toBegin,
      source.transitionCoordinator != nil || source.navigationController?.topViewController !== source
    {
      return nil
    }
    return TransitionOffer(describe(source, nil), index)
  }

  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    settings.mayBegin(index, recognizer)
  }

  func begin(_ index: Int) -> TransitionMotion? {
    if let run { return run.take(index) }
    guard let source, let navigation = source.navigationController,
      let asked = offer(index, toBegin: false).flatMap({ $0.gesture.ask?() }),
      let transition = describe(source, asked)
    else { return nil }
    let run = TransitionRun.make(transition, .forward, by: transition.gestures[index], host: self)
    pulled = run
    navigation.pushViewController(asked, animated: true)
    if navigation.topViewController !== asked { pulled = nil }
    return run
  }

  func recognizer(_ index: Int) -> UIGestureRecognizer? { recognizers[index]?.recognizer }

  func isSwipeBack(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === source?.navigationController?.interactivePopGestureRecognizer
  }
}

extension TransitionElement {
  /// Whether tracks move its frame.
  var movesByFrame: Bool { description.tracks.contains { $0.element === self && $0.kind.isOfFrame } }

  /// Whether tracks move it by its transform.
  var movesByTransform: Bool { description.tracks.contains { $0.element === self && $0.kind.isOfTransform } }
}

extension TransitionDescription {
  /// Puts the added views that last longer than the run in front of both screens.
  func addStayingViews(to container: UIView) {
    if addedViews.contains(where: \.isKept) { TransitionForeground().add(to: container, self) }
  }

  /// Removes the added views of the run.
  func removeAddedViews() {
    for view in addedViews {
      if !view.isKept {
        view.remove()
      } else if style != .overlay {
        view.view?.superview?.removeFromSuperview()
      }
    }
  }
}
