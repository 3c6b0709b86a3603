import UIKit

/// A navigation controller's delegate for several transitions: the first one that answers a push or a pop plays it.
///
/// For example, with `delegate = router`:
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
    transitions.transitionAnswer { transition in
      transition.navigationController?(navigation, animationControllerFor: operation, from: from, to: to)
    }
  }

  func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transitions.transitionAnswer { $0.navigationController?(navigation, interactionControllerFor: animator) }
  }

  func navigationController(
    _ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool
  ) { for one in transitions { one.navigationController?(navigation, willShow: screen, animated: animated) } }

  func navigationController(
    _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) { for one in transitions { one.navigationController?(navigation, didShow: screen, animated: animated) } }
}

extension Array {
  /// The first answer of an element.
  func transitionAnswer<Answer>(_ ask: (Element) -> Answer?) -> Answer? { reduce(nil) { $0 ?? ask($1) } }
}
