import UIKit

/// The bugs of the fifth seed.
enum HalfSheetBug: String, CaseIterable {
  case completedIsIgnored, alphaOfABlur, fatalError, frameForBounds, safeAreaIsIgnored
}

/// A sheet over the lower half. A dark blur lies behind it, a button comes from above, and the presenter gets smaller.
final class HalfSheetPresentation: UIPresentationController {
  let dimming = UIVisualEffectView(effect: nil)
  let closeButton = UIButton(type: .close)
  private let spacer = UIView()
  private let blur = UIBlurEffect(style: .dark)
  private let bug: HalfSheetBug?
  private var top: NSLayoutConstraint?

  init(presentedViewController: UIViewController, presenting: UIViewController?, bug: HalfSheetBug?) {
    self.bug = bug
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    closeButton.translatesAutoresizingMaskIntoConstraints = false
    closeButton.addTarget(self, action: Selector(close), for: .touchUpInside)
    spacer.isUserInteractionEnabled = false
  }

  private func close() {
    presentingViewController.dismiss(animated: true)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    var frame = bug == .frameForBounds ? containerView.frame : containerView.bounds
    frame.size.height /= 2
    frame.origin.y = frame.height
    return frame
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else {
      if bug == .fatalError { Swift.fatalError("no container") }
      return
    }
    if bug == .alphaOfABlur {
      dimming.effect = blur
      dimming.alpha = 0
    }
    dimming.frame = containerView.bounds
    spacer.frame = containerView.bounds
    containerView.insertSubview(dimming, at: 0)
    containerView.insertSubview(spacer, aboveSubview: dimming)
    containerView.addSubview(closeButton)
    closeButton.centerXAnchor.constraint(equalTo: containerView.centerXAnchor).isActive = true
    top = closeButton.topAnchor.constraint(equalTo: containerView.topAnchor, constant: -80)
    top?.isActive = true
    containerView.layoutIfNeeded()
    moveAlongside(toShown: true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed, bug != .completedIsIgnored { stand(shown: false) }
  }

  override func dismissalTransitionWillBegin() {
    moveAlongside(toShown: false)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed, bug != .completedIsIgnored { stand(shown: true) }
  }

  /// Changes the values with the transition, or at once without one.
  private func moveAlongside(toShown shown: Bool) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return stand(shown: shown) }
    coordinator.animate { _ in self.stand(shown: shown) }
  }

  private func stand(shown: Bool) {
    let safeTop = bug == .safeAreaIsIgnored ? 0 : containerView?.safeAreaInsets.top ?? 0
    top?.constant = shown ? max(60, safeTop + 8) : -80
    if bug == .alphaOfABlur { dimming.alpha = shown ? 1 : 0 } else { dimming.effect = shown ? blur : nil }
    let scale = CGAffineTransform(scaleX: 0.8, y: 0.8)
    presentingViewController.view.transform = shown ? scale : .identity
    containerView?.layoutIfNeeded()
  }

  override func containerViewWillLayoutSubviews() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    spacer.frame = containerView.bounds
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    presentingViewController.view.transform = .identity
    coordinator.animate { _ in self.stand(shown: true) }
  }
}

/// The app's side of the sheet. A scenario may set an interaction, and then there is an animator as well.
final class HalfSheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let bug: HalfSheetBug?
  var interaction: PatientInteraction?

  init(bug: HalfSheetBug?) {
    self.bug = bug
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    HalfSheetPresentation(presentedViewController: presented, presenting: presenting, bug: bug)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { interaction == nil ? nil : HalfSheetAnimator() }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { interaction == nil ? nil : HalfSheetAnimator() }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }
}

/// The sheet comes from below, and leaves downwards.
final class HalfSheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.4
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let entering = context.view(forKey: .to)
    guard let sheet = entering ?? context.view(forKey: .from) else {
      return context.completeTransition(false)
    }
    let height = context.containerView.bounds.height
    if let entering, let controller = context.viewController(forKey: .to) {
      entering.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(entering)
      entering.transform = CGAffineTransform(translationX: 0, y: height / 2)
    }
    UIView.animate(withDuration: 0.4) {
      sheet.transform = entering == nil ? CGAffineTransform(translationX: 0, y: height / 2) : .identity
    } completion: { _ in
      let completes = !context.transitionWasCancelled
      sheet.transform = .identity
      if completes == (entering == nil) { sheet.removeFromSuperview() }
      context.completeTransition(completes)
    }
  }
}
