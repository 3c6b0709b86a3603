@_spi(Simulator) import UIKit

/// A push or pop that slides the screen on top away and rounds it, written by hand.
final class SlideDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  let interaction: UIPercentDrivenInteractiveTransition?
  /// The number of times it completes the transition. More than one is a bug.
  var completions = 1

  init(interaction: UIPercentDrivenInteractiveTransition?) {
    self.interaction = interaction
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let entering = transitionContext.view(forKey: .to),
      let leaving = transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.insertSubview(entering, belowSubview: leaving)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      leaving.center.x += leaving.bounds.width
      leaving.layer.cornerRadius = 10
    } completion: { [completions] _ in
      let isCancelled = transitionContext.transitionWasCancelled
      (isCancelled ? entering : leaving).removeFromSuperview()
      for _ in 0..<completions { transitionContext.completeTransition(!isCancelled) }
    }
  }
}

/// A sheet of half the height over a dimming view, written by hand.
final class SheetDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var completes = true
  private(set) weak var dimming: UIView?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentation = SheetPresentation(presentedViewController: presented, presenting: presenting)
    dimming = presentation.dimming
    return presentation
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let leaving = transitionContext.view(forKey: .from)
    if let entering = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    {
      entering.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(entering)
      entering.transform = CGAffineTransform(translationX: 0, y: 400)
      UIView.animate(withDuration: 0.3) {
        entering.transform = .identity
      } completion: { [completes] _ in
        if !completes { entering.removeFromSuperview() }
        transitionContext.completeTransition(completes)
      }
    } else {
      UIView.animate(withDuration: 0.3) {
        leaving?.transform = CGAffineTransform(translationX: 0, y: 400)
      } completion: { _ in
        leaving?.removeFromSuperview()
        transitionContext.completeTransition(true)
      }
    }
  }
}

private final class SheetPresentation: UIPresentationController {
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
