// swift-format-ignore-file
import UIKit

enum MenuDirection {
  case up, down, left, right
}

/// Helpers for the gestures of both screens.
struct MenuHelper {
  static let menuWidth: CGFloat = 0.8
  static let percentThreshold: CGFloat = 0.3
  static let snapshotNumber = 12345

  static func progress(_ translation: CGPoint, viewBounds: CGRect, direction: MenuDirection) -> CGFloat {
    let pointOnAxis: CGFloat
    let axisLength: CGFloat
    switch direction {
    case .up, .down:
      pointOnAxis = translation.y
      axisLength = viewBounds.height
    case .left, .right:
      pointOnAxis = translation.x
      axisLength = viewBounds.width
    }
    let movementOnAxis = pointOnAxis / axisLength
    switch direction {
    case .right, .down:
      let positive = fmaxf(Float(movementOnAxis), 0.0)
      return CGFloat(fminf(positive, 1.0))
    case .up, .left:
      let negative = fminf(Float(movementOnAxis), 0.0)
      return CGFloat(-fmaxf(negative, -1.0))
    }
  }

  static func map(
    _ state: UIGestureRecognizer.State, progress: CGFloat, interactor: MenuInteractor?,
    triggerSegue: () -> Void
  ) {
    guard let interactor = interactor else { return }
    switch state {
    case .began:
      interactor.hasStarted = true
      triggerSegue()
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
}

class MenuInteractor: UIPercentDrivenInteractiveTransition {
  var hasStarted = false
  var shouldFinish = false
}

class MenuHomeViewController: UIViewController {
  let interactor = MenuInteractor()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let edgePan = UIScreenEdgePanGestureRecognizer(
      target: self, action: #selector(edgePanGesture(sender:)))
    edgePan.edges = .left
    view.addGestureRecognizer(edgePan)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Menu", style: .plain, target: self, action: #selector(openMenu(_:)))
  }

  @IBAction func openMenu(_ sender: AnyObject) {
    performSegue(withIdentifier: "openMenu", sender: nil)
  }

  @IBAction func edgePanGesture(sender: UIScreenEdgePanGestureRecognizer) {
    let translation = sender.translation(in: view)
    let progress = MenuHelper.progress(translation, viewBounds: view.bounds, direction: .right)
    MenuHelper.map(sender.state, progress: progress, interactor: interactor) {
      self.performSegue(withIdentifier: "openMenu", sender: nil)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let destinationViewController = segue.destination as? MenuViewController {
      destinationViewController.transitioningDelegate = self
      destinationViewController.modalPresentationStyle = .fullScreen
      destinationViewController.interactor = interactor
    }
  }
}

extension MenuHomeViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return PresentMenuAnimator()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
  {
    return DismissMenuAnimator()
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    return interactor.hasStarted ? interactor : nil
  }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    return interactor.hasStarted ? interactor : nil
  }
}

class MenuViewController: UIViewController {
  var interactor: MenuInteractor?

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handleGesture(sender:)))
    view.addGestureRecognizer(pan)
  }

  @IBAction func handleGesture(sender: UIPanGestureRecognizer) {
    let translation = sender.translation(in: view.window)
    let progress = MenuHelper.progress(translation, viewBounds: view.bounds, direction: .left)
    MenuHelper.map(sender.state, progress: progress, interactor: interactor) {
      self.dismiss(animated: true, completion: nil)
    }
  }

  @IBAction func closeMenu(_ sender: AnyObject) {
    dismiss(animated: true, completion: nil)
  }
}

class PresentMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return }
    let containerView = transitionContext.containerView
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    containerView.insertSubview(toVC.view, belowSubview: fromVC.view)

    // A snapshot replaces the screen, and stays at the side.
    let snapshot = fromVC.view.snapshotView(afterScreenUpdates: false)!
    snapshot.tag = MenuHelper.snapshotNumber
    snapshot.isUserInteractionEnabled = false
    snapshot.layer.shadowOpacity = 0.7
    containerView.insertSubview(snapshot, aboveSubview: toVC.view)
    fromVC.view.isHidden = true

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        snapshot.center.x += UIScreen.main.bounds.width * MenuHelper.menuWidth
      },
      completion: { _ in
        fromVC.view.isHidden = false
        if transitionContext.transitionWasCancelled {
          toVC.view.removeFromSuperview()
          snapshot.removeFromSuperview()
        } else {
          fromVC.view.removeFromSuperview()
          toVC.view.addSubview(snapshot)
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

class DismissMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return }
    let containerView = transitionContext.containerView
    let snapshot = fromVC.view.viewWithTag(MenuHelper.snapshotNumber)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        snapshot?.frame = CGRect(origin: CGPoint.zero, size: UIScreen.main.bounds.size)
      },
      completion: { _ in
        let didTransitionComplete = !transitionContext.transitionWasCancelled
        if didTransitionComplete {
          toVC.view.frame = containerView.bounds
          containerView.insertSubview(toVC.view, aboveSubview: fromVC.view)
          snapshot?.removeFromSuperview()
          fromVC.view.removeFromSuperview()
        }
        transitionContext.completeTransition(didTransitionComplete)
      })
  }
}
