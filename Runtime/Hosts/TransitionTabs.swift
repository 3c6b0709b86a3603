import UIKit

/// `style tab`: answers a tab bar controller. Each tab is the from screen of some changes and the to screen of others.
@MainActor
final class TransitionTabs: TransitionStayHost, TransitionRecognizerOwner {
  /// The run under way, since UIKit has asked for it.
  weak var run: TransitionRun?
  let settings = TransitionGestureSettings()
  var didEnd: ((_ isForward: Bool, _ isFinished: Bool) -> Void)?
  /// A run that a finger has begun and for which the tab bar controller has not asked yet.
  private var pulled: (any TransitionRunning)?
  private weak var tabs: UITabBarController?
  private var recognizers: [Int: TransitionRecognizer] = [:]
  let ownsFingers: Bool = true
  /// VoiceOver's label of an added view that goes back when it is tapped.
  var closeLabel: String = ""
  private let stays = TransitionStays()
  private let describe: @MainActor (TransitionScreens) -> TransitionDescription?

  init(_ describe: @escaping @MainActor (TransitionScreens) -> TransitionDescription?) {
    self.describe = describe
    stays.host = self
  }

  private func describe(_ from: UIViewController?, _ to: UIViewController?) -> TransitionDescription? {
    let storage: TransitionStorage? = to.map { stays.storage(of: $0) }
    storage?.closeLabel = closeLabel
    let transition: TransitionDescription? = describe(TransitionScreens(from, to, storage: storage))
    transition?.containerView = from?.viewIfLoaded?.superview ?? to?.viewIfLoaded?.superview ?? tabs?.view
    return transition
  }

  /// Adds the recognizers that change the tab. They get touches on the shown screen, not on the bar, and wait for its swipe back.
  func attach(to tabs: UITabBarController) {
    self.tabs = tabs
    guard let transition = describe(TransitionScreens(nil, nil)) else { return }
    for (index, gesture) in transition.gestures.enumerated() {
      recognizers[index] = TransitionRecognizer(gesture, index, on: tabs.view, of: self)
    }
  }

  // MARK: UIKit's questions

  /// Ends the run under way before a tap selects a tab. False where UIKit has not started that run yet.
  func shouldSelect() -> Bool {
    jump()
    return run == nil
  }

  func animator(
    from: UIViewController, to: UIViewController, in tabs: UITabBarController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let pulled: (any TransitionRunning)? = self.pulled
    self.pulled = nil
    self.tabs = tabs
    if run != nil {
      jump()  // code has selected, for which `shouldSelect` is not called
      return nil
    }
    guard let controllers = tabs.viewControllers, let old = controllers.firstIndex(of: from),
      let new = controllers.firstIndex(of: to)
    else { return nil }
    let direction: TransitionDirection = (isMirrored(tabs) ? new < old : new > old) ? .forward : .backward
    let transition: TransitionDescription? = direction == .forward ? describe(from, to) : describe(to, from)
    guard let transition else { return nil }
    if transition.timing(direction).isSystem {
      // UIKit selects at once.
      if direction == .backward { stays.end(of: from) } else if transition.lasts { stays.begin(of: to) }
      stays.stay(of: to)?.showForeground(direction == .forward)
      return nil
    }
    if let pulled, pulled.direction == direction, pulled.transition.screens.from === transition.screens.from,
      pulled.transition.screens.to === transition.screens.to
    {
      run = pulled
      return pulled
    }
    let run: any TransitionRunning = TransitionRun.make(transition, direction, host: self)
    self.run = run
    return run
  }

  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let run = animator as? any TransitionRunning, run.isPulled || run.isCatchable else { return nil }
    return run
  }

  /// Ends what is under way at once, as it would have ended. What a finger holds is cancelled.
  func jump() { run?.jump() }

  // MARK: The finger

  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    if let run { return toBegin ? TransitionOffer(run, index) : TransitionOffer(run.transition, index) }
    return TransitionOffer(change(index, toBegin), index)
  }

  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    settings.mayBegin(index, recognizer)
  }

  /// The transition that a gesture would begin; nil during a run, or without a tab to go to.
  private func change(_ index: Int, _ toBegin: Bool = true) -> TransitionDescription? {
    guard let tabs, let shown = tabs.selectedViewController, let any = describe(TransitionScreens(nil, nil))
    else { return nil }
    if toBegin, run != nil || tabs.presentedViewController != nil || tabs.transitionCoordinator != nil {
      return nil
    }
    let isForward: Bool = any.gestures[index].direction == .forward
    guard let other = tab(isForward ? 1 : -1, from: shown, in: tabs) else { return nil }
    return isForward ? describe(shown, other) : describe(other, shown)
  }

  func begin(_ index: Int) -> TransitionMotion? {
    if let run { return run.take(index) }
    guard let tabs, let transition = change(index) else { return nil }
    let gesture: TransitionGesture = transition.gestures[index]
    let run: any TransitionRunning = TransitionRun.make(
      transition, gesture.direction, by: gesture, host: self)
    pulled = run
    tabs.selectedViewController = run.entering
    if tabs.transitionCoordinator == nil { pulled = nil }  // UIKit has asked by now, or does not at all
    return run
  }

  func recognizer(_ index: Int) -> UIGestureRecognizer? { recognizers[index]?.recognizer }

  func receives(_ touch: UITouch, _: Int) -> Bool {
    let shown: UIView? = tabs?.selectedViewController?.viewIfLoaded
    let reached: [UIView] = [shown].compactMap { $0 } + (run.map { open($0) } ?? [])
    return reached.contains { touch.view?.isDescendant(of: $0) ?? false }
  }

  /// The swipes back in the tab come first.
  func yields(_ index: Int, to other: UIGestureRecognizer) -> Bool {
    guard let navigation = tabs?.selectedViewController as? UINavigationController,
      TransitionPlatformSwipe.recognizers(of: navigation).contains(other),
      let offer = offer(index, toBegin: false)
    else { return false }
    return !offer.gesture.order.contains { rule in
      if case .edgePan = rule.kind { return rule.isFirst && rule.element.isScreen } else { return false }
    }
  }

  /// The tab at a distance in the direction in which x grows, if there is one.
  private func tab(_ distance: Int, from shown: UIViewController, in tabs: UITabBarController)
    -> UIViewController?
  {
    guard let controllers = tabs.viewControllers, let place = controllers.firstIndex(of: shown) else {
      return nil
    }
    let index: Int = isMirrored(tabs) ? place - distance : place + distance
    return controllers.indices.contains(index) ? controllers[index] : nil
  }

  /// Whether tabs count from the right: UIKit mirrors the bar for readers from right to left, and here x is physical.
  private func isMirrored(_ tabs: UITabBarController) -> Bool {
    tabs.tabBar.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && describe(TransitionScreens(nil, nil))?.isDirectional == false
  }

  // MARK: Runs and stays

  /// The transition to a screen; the one from which it came is not known.
  func transition(to screen: UIViewController) -> TransitionDescription? { describe(nil, screen) }
  func watched(_ screen: UIViewController) -> UIView? { screen.view }

  func mayGoBack(from screen: UIViewController) -> Bool { tabs?.selectedViewController === screen }

  /// Selects the tab before.
  func goBackPlainly(from screen: UIViewController) {
    guard let tabs, let other = tab(-1, from: screen, in: tabs) else { return }
    tabs.selectedViewController = other
  }

  func enter(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool {
    let screen: UIViewController? = run.transition.screens.to
    stays.stay(of: screen)?.showForeground(false)
    enterContainer(run, context)
    if let screen, run.transition.lasts { stays.begin(of: screen) }
    run.transition.addStayingViews(to: context.containerView)
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
    stays.stand()
    guard let tabs, run.isPulled, side == run.direction.end, let screen = run.entering else { return }
    // A finger selects as a tap does.
    tabs.delegate?.tabBarController?(tabs, didSelect: screen)
  }
}
