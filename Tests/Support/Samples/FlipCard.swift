// swift-format-ignore-file
import UIKit

/// Flips a card about its vertical axis while it presents a screen.
class FlipPresentAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
  private let originFrame: CGRect

  init(originFrame: CGRect) {
    self.originFrame = originFrame
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let snapshot = toVC.view.snapshotView(afterScreenUpdates: true)
    else {
      return
    }
    let containerView = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: toVC)

    snapshot.frame = originFrame
    snapshot.layer.cornerRadius = FlipCardViewController.cardCornerRadius
    snapshot.layer.masksToBounds = true

    containerView.addSubview(toVC.view)
    containerView.addSubview(snapshot)
    toVC.view.isHidden = true

    FlipHelper.perspectiveTransform(for: containerView)
    snapshot.layer.transform = FlipHelper.yRotation(.pi / 2)
    let duration = transitionDuration(using: transitionContext)

    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1 / 3) {
          fromVC.view.layer.transform = FlipHelper.yRotation(-.pi / 2)
        }
        UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
          snapshot.layer.transform = FlipHelper.yRotation(0.0)
        }
        UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
          snapshot.bounds = CGRect(origin: .zero, size: finalFrame.size)
          snapshot.center = CGPoint(x: finalFrame.midX, y: finalFrame.midY)
          snapshot.layer.cornerRadius = 0
        }
      },
      completion: { _ in
        toVC.view.isHidden = false
        snapshot.removeFromSuperview()
        fromVC.view.layer.transform = CATransform3DIdentity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

class FlipDismissAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
  private let destinationFrame: CGRect

  init(destinationFrame: CGRect) {
    self.destinationFrame = destinationFrame
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let snapshot = fromVC.view.snapshotView(afterScreenUpdates: false)
    else {
      return
    }
    snapshot.layer.masksToBounds = true
    let containerView = transitionContext.containerView
    containerView.insertSubview(toVC.view, at: 0)
    containerView.addSubview(snapshot)
    fromVC.view.isHidden = true

    FlipHelper.perspectiveTransform(for: containerView)
    toVC.view.layer.transform = FlipHelper.yRotation(-.pi / 2)
    let duration = transitionDuration(using: transitionContext)

    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1 / 3) {
          snapshot.frame = self.destinationFrame
          snapshot.layer.cornerRadius = FlipCardViewController.cardCornerRadius
        }
        UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
          snapshot.layer.transform = FlipHelper.yRotation(.pi / 2)
        }
        UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
          toVC.view.layer.transform = FlipHelper.yRotation(0.0)
        }
      },
      completion: { _ in
        fromVC.view.isHidden = false
        snapshot.removeFromSuperview()
        toVC.view.layer.transform = CATransform3DIdentity
        if transitionContext.transitionWasCancelled {
          toVC.view.removeFromSuperview()
        } else {
          fromVC.view.removeFromSuperview()
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

struct FlipHelper {
  static func yRotation(_ angle: Double) -> CATransform3D {
    return CATransform3DMakeRotation(CGFloat(angle), 0.0, 1.0, 0.0)
  }

  static func perspectiveTransform(for containerView: UIView) {
    var transform = CATransform3DIdentity
    transform.m34 = -0.002
    containerView.layer.sublayerTransform = transform
  }
}

class FlipCardViewController: UIViewController {
  static let cardCornerRadius: CGFloat = 25

  let cardView = UIView(frame: CGRect(x: 40, y: 200, width: 320, height: 400))
  let frontView = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let backView = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private var isFlipped = false

  override func viewDidLoad() {
    super.viewDidLoad()
    cardView.layer.cornerRadius = FlipCardViewController.cardCornerRadius
    cardView.layer.masksToBounds = true
    view.addSubview(cardView)
    backView.text = "Back"
    backView.font = UIFont.boldSystemFont(ofSize: 30)
    backView.textAlignment = .center
    cardView.addSubview(frontView)
    let tapRecognizer = UITapGestureRecognizer(target: self, action: #selector(handleTap))
    cardView.addGestureRecognizer(tapRecognizer)
    let hold = UILongPressGestureRecognizer(target: self, action: #selector(handleHold(_:)))
    hold.minimumPressDuration = 0.4
    cardView.addGestureRecognizer(hold)
  }

  @objc func handleTap() {
    let revealed = UIViewController()
    revealed.modalPresentationStyle = .fullScreen
    revealed.transitioningDelegate = self
    present(revealed, animated: true)
  }

  /// Flips the card in place to show its back.
  @objc func handleHold(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    isFlipped.toggle()
    UIView.transition(
      from: isFlipped ? frontView : backView, to: isFlipped ? backView : frontView, duration: 0.5,
      options: [.transitionFlipFromRight, .curveEaseInOut], completion: nil)
  }
}

extension FlipCardViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return FlipPresentAnimationController(originFrame: cardView.frame)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
  {
    return FlipDismissAnimationController(destinationFrame: cardView.frame)
  }
}
