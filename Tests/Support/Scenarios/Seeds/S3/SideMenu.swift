import UIKit

/// The bugs of the third seed.
enum SideMenuBug: String, CaseIterable {
  case wrongWayCounts, velocityIsIgnored
}

/// The home screen: a swipe from the right edge, or a button, opens a menu.
final class SideMenuHomeController: UIViewController, UIViewControllerTransitioningDelegate {
  let menu = UIViewController()
  let edgePan = UIScreenEdgePanGestureRecognizer()
  private let bug: SideMenuBug?
  private var interaction: PatientInteraction?

  init(bug: SideMenuBug?) {
    self.bug = bug
    super.init(nibName: nil, bundle: nil)
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = self
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    edgePan.edges = .right
    edgePan.addTarget(self, action: Selector(swiped(_:)))
    view.addGestureRecognizer(edgePan)
  }

  func open() {
    present(menu, animated: true)
  }

  private func swiped(_ pan: UIScreenEdgePanGestureRecognizer) {
    let width = max(view.bounds.width, 1)
    let way = pan.translation(in: view).x
    let progress = bug == .wrongWayCounts ? min(abs(way) / width, 1) : min(max(-way / width, 0), 1)
    switch pan.state {
    case .began:
      let interaction = PatientInteraction()
      interaction.completionCurve = .linear
      self.interaction = interaction
      open()
    case .changed: interaction?.update(progress)
    case .ended:
      let projected =
        bug == .velocityIsIgnored ? progress : progress - 0.25 * pan.velocity(in: view).x / width
      if projected >= 0.5 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    case .possible: break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SideMenuAnimator() }

  /// Only a present finger drives the transition.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }
}

/// The menu comes in from the right and takes up 70 % of the width.
final class SideMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let menu = context.view(forKey: .to) else { return context.completeTransition(false) }
    let bounds = context.containerView.bounds
    menu.frame = CGRect(x: bounds.width, y: 0, width: bounds.width * 0.7, height: bounds.height)
    context.containerView.addSubview(menu)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      menu.frame.origin.x = bounds.width * 0.3
    } completion: { _ in
      let completes = !context.transitionWasCancelled
      if !completes { menu.removeFromSuperview() }
      context.completeTransition(completes)
    }
  }
}
