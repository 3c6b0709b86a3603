import UIKit

/// Keeps the platform's swipe back. A navigation controller disables it, on all its screens, as soon as its delegate has animators: this
/// object replaces the delegate of its recognizer. The view retains it.
@MainActor final class TransitionPlatformSwipe: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  private(set) weak var view: UIView?
  private weak var navigation: UINavigationController?
  private(set) weak var host: TransitionNavigation?
  private weak var recognizer: UIGestureRecognizer?
  private weak var found: (any UIGestureRecognizerDelegate)?

  private init(
    _ recognizer: UIGestureRecognizer, of navigation: UINavigationController, for host: TransitionNavigation
  ) {
    (self.navigation, self.host, self.recognizer) = (navigation, host, recognizer)
    found = recognizer.delegate
    super.init()
    recognizer.delegate = self
  }

  static func keep(in navigation: UINavigationController, for host: TransitionNavigation) {
    let all: [TransitionPlatformSwipe] = navigation.view.interactions.gather { $0 as? Self }
    for recognizer in recognizers(of: navigation)
    where !all.has({ $0.host === host && $0.recognizer === recognizer }) {
      navigation.view.addInteraction(TransitionPlatformSwipe(recognizer, of: navigation, for: host))
    }
  }

  /// Whether a swipe back of the platform is under way, with the platform's animation.
  static func isUnderWay(in navigation: UINavigationController) -> Bool {
    recognizers(of: navigation).has { $0.state.is(.began) || $0.state.is(.changed) }
  }

  static func recognizers(of navigation: UINavigationController) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer?] = [navigation.interactivePopGestureRecognizer]
    #if compiler(>=6.2)
      if #available(iOS 26.0, *) { recognizers.append(navigation.interactiveContentPopGestureRecognizer) }
    #endif
    return recognizers.gather { $0 }
  }

  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }

  func gestureRecognizerShouldBegin(_ own: UIGestureRecognizer) -> Bool {
    let isHeld: Bool = isHeldBelow(own)
    if host.isNil, found != nil {  // the transition is gone: restore UIKit's delegate
      guard own.delegate === self else { return !isHeld }  // a later delegate is asking
      own.delegate = found
      view?.removeInteraction(self)
      return found?.gestureRecognizerShouldBegin?(own) ?? true
    }
    guard !isHeld, let navigation, navigation.transitionCoordinator.isNil,
      let top = navigation.topViewController, navigation.viewControllers.count > 1,
      own !== navigation.interactivePopGestureRecognizer || host?.swipesItself(top) != true
    else { return false }
    let item: UINavigationItem = top.navigationItem
    let isFree: Bool = item.leftBarButtonItem.isNil || item.leftItemsSupplementBackButton
    return !isPlatforms || isFree && !item.hidesBackButton && !navigation.isNavigationBarHidden
  }

  /// Whether the delegate that was found is UIKit's own, which requires a back button in a visible bar.
  private var isPlatforms: Bool {
    (found as? Self)?.isPlatforms ?? found.then { "\(type(of: $0))".hasPrefix("_UI") } ?? false
  }

  /// Whether the app's own delegate, or that of another transition, refuses the swipe. It is set as the delegate while it is asked, so that
  /// it can remove itself when its transition has gone.
  private func isHeldBelow(_ recognizer: UIGestureRecognizer) -> Bool {
    let asking: (any UIGestureRecognizerDelegate)? = recognizer.delegate
    // UIKit's own delegate, a private class, refuses the swipe if there are animators.
    while let below = found, !isPlatforms || below is Self {
      recognizer.delegate = below
      let mayBegin: Bool = below.gestureRecognizerShouldBegin?(recognizer) != false
      found = recognizer.delegate
      recognizer.delegate = asking
      if found === below { return !mayBegin }
    }
    return false
  }

  func gestureRecognizer(_ own: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    found?.gestureRecognizer?(own, shouldReceive: touch) ?? true
  }

  func gestureRecognizer(
    _ own: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { found?.gestureRecognizer?(own, shouldRecognizeSimultaneouslyWith: other) ?? false }

  func gestureRecognizer(_ own: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer)
    -> Bool
  { found?.gestureRecognizer?(own, shouldRequireFailureOf: other) ?? false }

  func gestureRecognizer(_ own: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer)
    -> Bool
  { found?.gestureRecognizer?(own, shouldBeRequiredToFailBy: other) ?? false }
}
