import UIKit

/// The bugs of the second seed.
enum SharedImageBug: String, CaseIterable {
  case alwaysCompletes, blackScreen, hidesAFreshCopy, copyIsKept, delayIsNotReported, contentModeIsAnimated
}

/// Push and pop: a copy of the cell's image flies to the place in the detail and takes its content mode.
final class SharedImageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let delay: TimeInterval = 0.05
  private let bug: SharedImageBug?
  private let isPush: Bool

  init(isPush: Bool, bug: SharedImageBug?) {
    self.isPush = isPush
    self.bug = bug
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    bug == .delayIsNotReported ? 0.4 : 0.4 + Self.delay
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
    else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    if bug == .blackScreen { for view in container.subviews { view.removeFromSuperview() } }
    let album = (isPush ? from : to) as? AlbumController
    let photo = (isPush ? to : from) as? PhotoController
    if bug == .blackScreen, album?.selectedCell == nil { return }

    if isPush { container.addSubview(to.view) } else { container.insertSubview(to.view, at: 0) }
    if !isPush { container.addSubview(from.view) }
    to.view.frame = context.finalFrame(for: to)
    container.layoutIfNeeded()
    let cell = album?.selectedCell
    let copy = UIImageView(image: photo?.imageView.image)
    let source = isPush ? cell?.imageView : photo?.imageView
    let target = isPush ? photo?.imageView : cell?.imageView
    if let source, let target {
      copy.takePlace(of: source, in: container)
      if bug != .contentModeIsAnimated { copy.contentMode = target.contentMode }
    }
    if bug == .hidesAFreshCopy {
      UIImageView(image: cell?.imageView.image).isHidden = true
    } else {
      cell?.imageView.isHidden = true
    }
    let fading: UIView? = photo?.view
    if isPush { fading?.alpha = 0 }
    UIView.animate(withDuration: 0.4, delay: Self.delay, options: .curveEaseIn) { [bug, isPush] in
      if let target {
        copy.frame = target.convert(target.bounds, to: container)
        if bug == .contentModeIsAnimated { copy.contentMode = target.contentMode }
      }
      fading?.alpha = isPush ? 1 : 0
    } completion: { [bug, isPush] _ in
      let completes = bug == .alwaysCompletes || !context.transitionWasCancelled
      cell?.imageView.isHidden = false
      if !isPush || bug != .copyIsKept { copy.removeFromSuperview() }
      (completes ? from : to).view.removeFromSuperview()
      fading?.alpha = 1
      context.completeTransition(completes)
    }
  }
}

extension UIImageView {
  /// Takes the frame and the looks of another image view, in a container.
  fileprivate func takePlace(of source: UIImageView, in container: UIView) {
    contentMode = source.contentMode
    clipsToBounds = true
    frame = source.convert(source.bounds, to: container)
    container.addSubview(self)
  }
}

/// The navigation delegate. A scenario may hand in an interaction.
final class SharedImageTransitions: NSObject, UINavigationControllerDelegate {
  private let bug: SharedImageBug?
  var interaction: UIPercentDrivenInteractiveTransition?

  init(bug: SharedImageBug?) {
    self.bug = bug
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .none ? nil : SharedImageAnimator(isPush: operation == .push, bug: bug)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
