import UIKit

/// `style tab`: answers a tab bar controller. Each tab is the from screen of some changes and the to screen of others.
final class TransitionTabs: TransitionHost {
  private weak var tabs: UITabBarController?
  /// The last run that a finger has begun.
  private weak var chosen: TransitionRun?

  /// Adds the recognizers of presses, and those that change the tab. The latter get touches on the shown screen, not on the bar, and wait for
  /// its swipe back.
  func attach(to tabs: UITabBarController) {
    self.tabs = tabs
    guard let transition = describe(nil, nil) else { return }
    for gesture in transition.gestures { recognize(gesture, on: tabs.view) }
    if isNew(tabs) { addPresses(to: tabs) { [weak tabs] in tabs?.selectedViewController } }
  }

  // MARK: Calls from UIKit
  /// Ends the run under way before a tap selects a tab. False if UIKit has not started that run yet.
  func shouldSelect() -> Bool {
    jump()
    return !isRunning
  }

  func animator(from: UIViewController, to: UIViewController, in tabs: UITabBarController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    defer { pulled = nil }
    self.tabs = tabs
    let wasRunning: Bool = isRunning
    jump()  // the app has selected in code, without `shouldSelect`
    guard let controllers = tabs.viewControllers, let old = controllers.firstIndex(of: from),
      let new = controllers.firstIndex(of: to)
    else { return nil }
    let direction: TransitionDirection = (isMirrored(tabs) ? new < old : new > old) ? .forward : .backward
    guard let transition = describe(direction, from, to) else { return nil }
    if wasRunning || transition.ownTiming(direction).isSystem {
      // UIKit selects at once.
      if direction.is(.backward) { endStay(of: from) } else { beginStay(of: to) }
      stay(of: to)?.showForeground(direction.is(.forward))
      return nil
    }
    let run = makeRun(transition, direction)
    self.run = run
    return run
  }

  // MARK: The finger
  override func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    if let run { return toBegin ? TransitionOffer(run, index) : TransitionOffer(run.transition, index) }
    return TransitionOffer(change(index, toBegin), index)
  }

  /// The transition that a gesture would begin; nil during a run, or without a tab to go to.
  private func change(_ index: Int, _ toBegin: Bool = true) -> TransitionDescription? {
    guard let tabs, let shown = tabs.selectedViewController, let any = describe(nil, nil) else { return nil }
    let isFree: Bool = tabs.presentedViewController.isNil && tabs.transitionCoordinator.isNil
    if toBegin, isRunning || !isFree { return nil }
    let direction: TransitionDirection = any.gestures[index].direction
    return tab(direction.is(.forward) ? 1 : -1, from: shown, in: tabs).then { describe(direction, shown, $0) }
  }

  override func begin(_ index: Int) -> TransitionMotion? {
    if let run { return run.take(index) }
    guard let tabs, let transition = change(index) else { return nil }
    let gesture: TransitionGesture = transition.gestures[index]
    // Whether the app allows the tab, as for a tap.
    let next: UIViewController? = transition.screen(gesture.direction.end)
    if let next, tabs.delegate?.tabBarController?(tabs, shouldSelect: next) == false { return nil }
    let run = TransitionRun.make(transition, gesture.direction, by: gesture, host: self)
    (pulled, chosen) = (run, run)
    tabs.selectedViewController = run.entering
    if tabs.transitionCoordinator.isNil { pulled = nil }  // UIKit has asked by now, or will not ask
    return run
  }

  override func receives(_ touch: UITouch, _ index: Int) -> Bool {
    // A gesture on a screen is on the one that is shown, and not on the bar.
    let own: TransitionElement? = offer(index, toBegin: false)?.gesture.element
    let isOwn: Bool = own?.isShifted ?? false || isRunning
    let view: UIView? = isOwn ? own?.view : tabs?.selectedViewController?.viewIfLoaded
    return view.then { touch.view?.isDescendant(of: $0) } ?? false
  }

  /// The swipes back in the tab come first.
  override func yields(_ index: Int, to other: UIGestureRecognizer) -> Bool {
    guard let navigation = tabs?.selectedViewController as? UINavigationController,
      TransitionPlatformSwipe.recognizers(of: navigation).contains(other),
      let offer = offer(index, toBegin: false)
    else { return false }
    return !offer.gesture.rules.has { rule in
      if case .edgePan = rule.kind { return rule.sort.is(.outranks) && rule.element.isScreen }
      return false
    }
  }

  /// The tab at a distance in the direction in which x grows, if there is one.
  private func tab(_ distance: Int, from shown: UIViewController, in tabs: UITabBarController)
    -> UIViewController?
  {
    let controllers: [UIViewController] = tabs.viewControllers ?? []
    guard let place = controllers.firstIndex(of: shown) else { return nil }
    let index: Int = isMirrored(tabs) ? place - distance : place + distance
    return controllers.indices.contains(index) ? controllers[index] : nil
  }

  /// Whether tabs count from the right: UIKit mirrors the bar for readers from right to left, and here x is physical.
  private func isMirrored(_ tabs: UITabBarController) -> Bool {
    tabs.tabBar.transitionIsReversed && describe(nil, nil)?.isDirectional == false
  }

  // MARK: Runs and stays
  override var swipesStays: Bool { false }
  override func mayGoBack(from screen: UIViewController) -> Bool { tabs?.selectedViewController === screen }

  /// Selects the previous tab.
  override func goBackPlainly(from screen: UIViewController) {
    guard let tabs, let other = tab(-1, from: screen, in: tabs) else { return }
    tabs.selectedViewController = other
  }

  override func beginStay(of screen: UIViewController) {
    if transition(to: screen)?.lasts == true { super.beginStay(of: screen) }
  }

  override func ended(_ run: TransitionRun, isFinished: Bool) {
    // A finger selects as a tap does; a tap whose run it caught has already selected.
    if run === chosen, isFinished, let tabs, let screen = run.entering {
      tabs.delegate?.tabBarController?(tabs, didSelect: screen)
    }
    super.ended(run, isFinished: isFinished)
  }
}
