import Foundation

/// The questions and callbacks for a dismissal by the user. UIKit uses them for its own gestures only. Code that dismisses for the user
/// has to call them itself.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

/// The requirements are optional in Objective-C. These defaults stand for missing methods.
extension UIAdaptivePresentationControllerDelegate {
  /// Never called here, since no style adapts to the size of the screen.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    controller.presentationStyle
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
