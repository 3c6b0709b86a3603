// swift-format-ignore-file
import UIKit

/// A screen that is revealed by a circle growing from the tapped button.
class PaletteViewController: UIViewController {
  @IBOutlet weak var button: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: view.bounds.width - 80, y: 60, width: 56, height: 56)
    button.layer.cornerRadius = 28
    button.addTarget(self, action: #selector(buttonTapped(_:)), for: .touchUpInside)
    view.addSubview(button)
    self.button = button
  }

  @IBAction func buttonTapped(_ sender: UIButton) {
    guard let navigationController = navigationController else { return }
    if navigationController.viewControllers.count > 1 {
      navigationController.popViewController(animated: true)
    } else {
      navigationController.pushViewController(PaletteViewController(), animated: true)
    }
  }
}

class CircleAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private weak var transitionContext: UIViewControllerContextTransitioning?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    self.transitionContext = transitionContext

    guard let fromVC = transitionContext.viewController(forKey: .from) as? PaletteViewController,
      let toVC = transitionContext.viewController(forKey: .to) as? PaletteViewController
    else {
      transitionContext.completeTransition(false)
      return
    }
    let containerView = transitionContext.containerView
    containerView.addSubview(toVC.view)

    let button = fromVC.button!
    let circleMaskPathInitial = UIBezierPath(ovalIn: button.frame)
    let extremePoint = CGPoint(
      x: button.center.x, y: button.center.y - toVC.view.bounds.height)
    let radius = sqrt(extremePoint.x * extremePoint.x + extremePoint.y * extremePoint.y)
    let circleMaskPathFinal = UIBezierPath(ovalIn: button.frame.insetBy(dx: -radius, dy: -radius))

    let maskLayer = CAShapeLayer()
    maskLayer.path = circleMaskPathFinal.cgPath
    toVC.view.layer.mask = maskLayer

    let maskLayerAnimation = CABasicAnimation(keyPath: "path")
    maskLayerAnimation.fromValue = circleMaskPathInitial.cgPath
    maskLayerAnimation.toValue = circleMaskPathFinal.cgPath
    maskLayerAnimation.duration = transitionDuration(using: transitionContext)
    maskLayerAnimation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    maskLayerAnimation.delegate = self
    maskLayer.add(maskLayerAnimation, forKey: "path")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = transitionContext else { return }
    context.view(forKey: .to)?.layer.mask = nil
    if context.transitionWasCancelled {
      context.view(forKey: .to)?.removeFromSuperview()
    } else {
      context.view(forKey: .from)?.removeFromSuperview()
    }
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// The delegate of the navigation controller, as an object in the storyboard.
class CircleNavigationDelegate: NSObject, UINavigationControllerDelegate {
  @IBOutlet weak var navigationController: UINavigationController?

  var interactionController: UIPercentDrivenInteractiveTransition?

  func attach() {
    let panGesture = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    navigationController?.view.addGestureRecognizer(panGesture)
    navigationController?.delegate = self
  }

  @objc func panned(_ gestureRecognizer: UIPanGestureRecognizer) {
    guard let view = navigationController?.view else { return }
    let completionProgress = gestureRecognizer.translation(in: view).x / view.bounds.width
    switch gestureRecognizer.state {
    case .began:
      interactionController = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    case .changed:
      interactionController?.update(completionProgress)
    case .ended:
      if gestureRecognizer.velocity(in: view).x > 0 {
        interactionController?.finish()
      } else {
        interactionController?.cancel()
      }
      interactionController = nil
    default:
      interactionController?.cancel()
      interactionController = nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return CircleAnimator()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return interactionController
  }
}
