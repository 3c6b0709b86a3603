// swift-format-ignore-file
import UIKit

/// A screen with an image that the transition moves to or from another screen.
protocol HeroTransitionable: AnyObject {
  var heroImageView: UIImageView { get }
}

class HeroListViewController: UIViewController, HeroTransitionable {
  let heroImageView = UIImageView(image: UIImage(named: "hero"))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    heroImageView.frame = CGRect(x: 20, y: 300, width: 120, height: 90)
    heroImageView.contentMode = .scaleAspectFill
    heroImageView.clipsToBounds = true
    heroImageView.layer.cornerRadius = 12
    heroImageView.isUserInteractionEnabled = true
    heroImageView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(HeroListViewController.imageTapped(_:))))
    view.addSubview(heroImageView)
  }

  @objc func imageTapped(_ sender: UITapGestureRecognizer) {
    navigationController?.pushViewController(HeroDetailViewController(), animated: true)
  }
}

class HeroDetailViewController: UIViewController, HeroTransitionable {
  let heroImageView = UIImageView(image: UIImage(named: "hero"))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    heroImageView.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 300)
    heroImageView.contentMode = .scaleAspectFill
    heroImageView.clipsToBounds = true
    view.addSubview(heroImageView)
  }
}

extension UIView {
  /// Renders the view into an image.
  func asImage() -> UIImage {
    let renderer = UIGraphicsImageRenderer(bounds: bounds)
    return renderer.image { rendererContext in
      layer.render(in: rendererContext.cgContext)
    }
  }

  func asImageOfOldSystems() -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(bounds.size, isOpaque, 0.0)
    defer { UIGraphicsEndImageContext() }
    drawHierarchy(in: bounds, afterScreenUpdates: false)
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

final class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    TimeInterval(UINavigationController.hideShowBarDuration) * 2
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let fromVC = transitionContext.viewController(forKey: .from) as? (UIViewController & HeroTransitionable),
      let toVC = transitionContext.viewController(forKey: .to) as? (UIViewController & HeroTransitionable),
      let fromView = fromVC.view, let toView = toVC.view
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    if operation == .push {
      container.addSubview(toView)
    } else {
      container.insertSubview(toView, belowSubview: fromView)
    }
    toView.frame = transitionContext.finalFrame(for: toVC)
    toView.layoutIfNeeded()

    let flying = UIImageView(image: fromVC.heroImageView.asImage())
    flying.contentMode = fromVC.heroImageView.contentMode
    flying.clipsToBounds = true
    flying.layer.cornerRadius = fromVC.heroImageView.layer.cornerRadius
    flying.frame = container.convert(fromVC.heroImageView.bounds, from: fromVC.heroImageView)
    container.addSubview(flying)
    fromVC.heroImageView.isHidden = true
    toVC.heroImageView.isHidden = true
    if operation == .push {
      toView.alpha = 0
    }

    // Core Animation animates the corners at the same time as the block.
    let corners = CABasicAnimation(keyPath: #"cornerRadius"#)
    corners.fromValue = fromVC.heroImageView.layer.cornerRadius
    corners.toValue = toVC.heroImageView.layer.cornerRadius
    corners.duration = transitionDuration(using: transitionContext)
    flying.layer.add(corners, forKey: "corners")
    flying.layer.cornerRadius = toVC.heroImageView.layer.cornerRadius

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: [],
      animations: {
        flying.frame = container.convert(toVC.heroImageView.bounds, from: toVC.heroImageView)
        toView.alpha = 1
        if self.operation == .pop {
          fromView.alpha = 0
        }
      },
      completion: { _ in
        flying.removeFromSuperview()
        fromVC.heroImageView.isHidden = false
        toVC.heroImageView.isHidden = false
        fromView.alpha = 1
        let completed = !transitionContext.transitionWasCancelled
        if completed {
          fromView.removeFromSuperview()
        } else {
          toView.removeFromSuperview()
        }
        transitionContext.completeTransition(completed)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}

/// Returns the animator if both screens have an image. Otherwise it asks the next delegate.
final class HeroCoordinator: NSObject, UINavigationControllerDelegate {
  weak var next: UINavigationControllerDelegate?
  private(set) var shown: [UIViewController] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard fromVC is HeroTransitionable, toVC is HeroTransitionable else {
      return next?.navigationController?(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    return HeroAnimator(operation: operation)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown.append(viewController)
    next?.navigationController?(navigationController, didShow: viewController, animated: animated)
  }
}
