import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment,
  UIContentContainer
{
  open private(set) var presentedViewController: UIViewController
  /// Weak here, so that the presented controller does not retain its presenter.
  private weak var presenter: UIViewController?
  open internal(set) var containerView: UIView?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }

  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController.presentingViewController ?? presentedViewController
  }
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldRemovePresentersView: Bool { false }
  open var shouldPresentInFullscreen: Bool { true }

  open func presentationTransitionWillBegin() {}

  open func presentationTransitionDidEnd(_ completed: Bool) {}

  open func dismissalTransitionWillBegin() {}

  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open func containerViewWillLayoutSubviews() {}

  open func containerViewDidLayoutSubviews() {}

  /// The size of the presented screen in the container. Only subclasses call it here.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The size that the presented screen prefers. Changes are not reported here.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }
}
