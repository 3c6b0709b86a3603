// swift-format-ignore-file
import UIKit

class SwipeInteractor: UIPercentDrivenInteractiveTransition {
  var hasStarted = false
  var shouldFinish = false
}

class SwipeHomeViewController: UIViewController {
  let interactor = SwipeInteractor()

  @IBAction func showModal(_ sender: Any) {
    let modal = SwipeModalViewController()
    modal.transitioningDelegate = self
    modal.modalPresentationStyle = .custom
    modal.interactor = interactor
    present(modal, animated: true, completion: nil)
  }
}

extension SwipeHomeViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return SwipeAnimator(isPresentation: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
  {
    return SwipeAnimator(isPresentation: false)
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    return interactor.hasStarted ? interactor : nil
  }
}

/// A modal screen that can be pulled down if its scroll view is at the top.
class SwipeModalViewController: UIViewController, UIGestureRecognizerDelegate, UIScrollViewDelegate {
  var interactor: SwipeInteractor?
  weak var gestureDelegate: UIGestureRecognizerDelegate?

  @IBOutlet private weak var scrollView: UIScrollView!
  @IBOutlet private var headerLabels: [UILabel]!
  private var pan: UIPanGestureRecognizer!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.white
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.delegate = self
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
    view.addSubview(scrollView)
    self.scrollView = scrollView
    headerLabels = []

    pan = UIPanGestureRecognizer(target: self, action: #selector(handleGesture(_:)))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  @IBAction func handleGesture(_ sender: UIPanGestureRecognizer) {
    guard let interactor = interactor, let window = view.window else { return }
    let percentThreshold: CGFloat = 0.3
    let translation = sender.translation(in: window)
    let verticalMovement = translation.y / view.bounds.height
    let downwardMovement = fmaxf(Float(verticalMovement), 0.0)
    let progress = CGFloat(fminf(downwardMovement, 1.0))

    switch sender.state {
    case .began:
      interactor.hasStarted = true
      dismiss(animated: true, completion: nil)
    case .changed:
      interactor.shouldFinish = progress > percentThreshold
      interactor.update(progress)
    case .cancelled:
      interactor.hasStarted = false
      interactor.cancel()
    case .ended:
      interactor.hasStarted = false
      interactor.shouldFinish ? interactor.finish() : interactor.cancel()
    default:
      break
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else {
      return gestureDelegate?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
    }
    let velocity = pan.velocity(in: view)
    return velocity.y > abs(velocity.x) && scrollView.contentOffset.y <= 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return gestureDelegate?.gestureRecognizer?(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return otherGestureRecognizer === scrollView.panGestureRecognizer
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.bounces = scrollView.contentOffset.y > 100
  }
}

class SwipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    let controller = transitionContext.viewController(forKey: key)!
    if isPresentation {
      transitionContext.containerView.addSubview(controller.view)
    }
    let presentedFrame = transitionContext.finalFrame(for: controller)
    var dismissedFrame = isPresentation ? presentedFrame : controller.view.frame
    dismissedFrame.origin.y = transitionContext.containerView.bounds.height

    if isPresentation {
      controller.view.frame = dismissedFrame
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: {
        controller.view.frame = self.isPresentation ? presentedFrame : dismissedFrame
      },
      completion: { finished in
        let cancelled = transitionContext.transitionWasCancelled
        if !self.isPresentation {
          if cancelled {
            controller.view.frame = transitionContext.initialFrame(for: controller)
          } else {
            controller.view.removeFromSuperview()
          }
        }
        transitionContext.completeTransition(!cancelled)
      })
  }
}
