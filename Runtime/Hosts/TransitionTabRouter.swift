import UIKit

/// A tab bar controller's delegate for several transitions: the first one that answers a change of tab plays it.
///
/// For example, with `delegate = router`:
///
///     private let router = TransitionTabRouter([ShopTransition(), TabSlideTransition()])
@MainActor final class TransitionTabRouter: NSObject, UITabBarControllerDelegate {
  private let transitions: [any UITabBarControllerDelegate]
  /// The last run that a transition has answered.
  private weak var run: TransitionRun?

  /// - Parameter transitions: The most specific first. They are retained.
  init(_ transitions: [any UITabBarControllerDelegate]) { self.transitions = transitions }

  /// Every transition is asked, so that each ends its run.
  func tabBarController(_ tabs: UITabBarController, shouldSelect screen: UIViewController) -> Bool {
    transitions.only { $0.tabBarController?(tabs, shouldSelect: screen) == false }.isEmpty
  }

  func tabBarController(_ tabs: UITabBarController, didSelect screen: UIViewController) {
    for transition in transitions { transition.tabBarController?(tabs, didSelect: screen) }
  }

  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    run?.jump()  // the app has selected in code, without `shouldSelect`
    let animator: (any UIViewControllerAnimatedTransitioning)? = transitions.transitionAnswer { transition in
      transition.tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to)
    }
    run = animator as? TransitionRun
    return animator
  }

  func tabBarController(
    _ tabs: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transitions.transitionAnswer { $0.tabBarController?(tabs, interactionControllerFor: animator) }
  }
}
