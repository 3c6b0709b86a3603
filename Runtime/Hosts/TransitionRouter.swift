import UIKit

/// A navigation controller's delegate for several transitions: the first one that answers a push or a pop plays it.
///
/// For example, with `delegate = router`:
///
///     private let router = TransitionRouter([PhotosZoomTransition(), CardFlipTransition()])
@MainActor
final class TransitionRouter: NSObject, UINavigationControllerDelegate {
  private let transitions: [any UINavigationControllerDelegate]

  /// - Parameter transitions: The most special first. They are kept.
  init(_ transitions: [any UINavigationControllerDelegate]) { self.transitions = transitions }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    var found: (any UIViewControllerAnimatedTransitioning)?
    for transition in transitions where found == nil {
      found = transition.navigationController?(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    return found
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    var found: (any UIViewControllerInteractiveTransitioning)?
    for transition in transitions where found == nil {
      found = transition.navigationController?(
        navigationController, interactionControllerFor: animationController)
    }
    return found
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    for transition in transitions {
      transition.navigationController?(navigationController, willShow: viewController, animated: animated)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    for transition in transitions {
      transition.navigationController?(navigationController, didShow: viewController, animated: animated)
    }
  }
}
