import UIKit

/// A navigation controller's delegate for several transitions: the first one that answers a push or a pop plays it. For example, with
/// `delegate = router`:
///
///     private let router = TransitionRouter([PhotosZoomTransition(), CardFlipTransition()])
@MainActor final class TransitionRouter: NSObject, UINavigationControllerDelegate {
  private let transitions: [any UINavigationControllerDelegate]

  /// - Parameter transitions: The most specific first. They are retained.
  init(_ transitions: [any UINavigationControllerDelegate]) { self.transitions = transitions }

  func navigationController(
    _ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    for transition in transitions {
      let animator = transition.navigationController?(
        navigation, animationControllerFor: operation, from: from, to: to)
      if let animator { return animator }
    }
    return nil
  }

  func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    for transition in transitions {
      let interaction = transition.navigationController?(navigation, interactionControllerFor: animator)
      if let interaction { return interaction }
    }
    return nil
  }

  func navigationController(
    _ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool
  ) {
    for transition in transitions {
      transition.navigationController?(navigation, willShow: screen, animated: animated)
    }
  }

  func navigationController(
    _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) {
    for transition in transitions {
      transition.navigationController?(navigation, didShow: screen, animated: animated)
    }
  }
}
