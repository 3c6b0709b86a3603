import Foundation

// Calls with a question mark to delegates of container controllers; see `GestureDelegateCalls`.

extension UINavigationControllerDelegate {
  public var navigationController: NavigationDelegateCalls? { NavigationDelegateCalls(delegate: self) }
}

/// The methods of a navigation controller's delegate that are named `navigationController`.
@preconcurrency @MainActor public struct NavigationDelegateCalls {
  let delegate: any UINavigationControllerDelegate

  public func callAsFunction(
    _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigation, willShow: controller, animated: animated)
  }

  public func callAsFunction(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigation, didShow: controller, animated: animated)
  }

  public func callAsFunction(
    _ navigation: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(navigation, interactionControllerFor: animator)
  }

  public func callAsFunction(
    _ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(navigation, animationControllerFor: operation, from: fromVC, to: toVC)
  }
}

extension UITabBarControllerDelegate {
  public var tabBarController: TabBarDelegateCalls? { TabBarDelegateCalls(delegate: self) }
}

/// The methods of a tab bar controller's delegate that are named `tabBarController`.
@preconcurrency @MainActor public struct TabBarDelegateCalls {
  let delegate: any UITabBarControllerDelegate

  public func callAsFunction(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
    delegate.tabBarController(tabs, shouldSelect: controller)
  }

  public func callAsFunction(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    delegate.tabBarController(tabs, didSelect: controller)
  }

  public func callAsFunction(
    _ tabs: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(tabs, interactionControllerFor: animator)
  }

  public func callAsFunction(
    _ tabs: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(tabs, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
}
