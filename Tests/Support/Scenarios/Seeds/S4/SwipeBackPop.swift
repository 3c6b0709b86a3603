import UIKit

/// The bugs of the fourth seed.
enum SwipeBackBug: String, CaseIterable {
  case buttonsAreDriven, barStaysFaded, oneScreenIsRestored, endSnaps, progressIsNotClamped, edgeIsLeft
  case failureIsIgnored
}

/// A pop that the finger drives itself: the detail follows it, the list moves at 1/3.5 of its speed, and the bar fades.
final class SwipeBackPop: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private let bug: SwipeBackBug?
  private let isReversed: Bool
  private var context: (any UIViewControllerContextTransitioning)?
  private var progress: CGFloat = 0
  private var earlyEnd: Bool?

  init(isReversed: Bool, bug: SwipeBackBug?) {
    self.isReversed = isReversed
    self.bug = bug
  }

  private var from: UIViewController? { context?.viewController(forKey: .from) }
  private var to: UIViewController? { context?.viewController(forKey: .to) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    1
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    begin(context)
    UIView.animate(withDuration: 1) {
      self.stand(at: 1)
    } completion: { _ in
      self.end(finishes: true)
    }
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    begin(context)
    move(to: progress)
    if let earlyEnd { release(finishes: earlyEnd) }
  }

  private func begin(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let from, let to else { return }
    to.view.frame = context.finalFrame(for: to)
    context.containerView.insertSubview(to.view, belowSubview: from.view)
    stand(at: 0)
  }

  private func stand(at progress: CGFloat) {
    guard let from, let to else { return }
    let width = from.view.bounds.width
    let sign: CGFloat = isReversed ? -1 : 1
    from.view.frame.origin.x = sign * width * progress
    to.view.frame.origin.x = -sign * width / 3.5 * max(0, 1 - progress)
    from.navigationController?.navigationBar.alpha = 1 - progress
  }

  func move(to progress: CGFloat) {
    self.progress = bug == .progressIsNotClamped ? progress : min(max(progress, 0), 1)
    guard let context else { return }
    context.updateInteractiveTransition(self.progress)
    stand(at: self.progress)
  }

  /// Called when the finger was lifted.
  func release(finishes: Bool) {
    guard let context else { return earlyEnd = finishes }
    if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    if bug == .endSnaps {
      stand(at: finishes ? 1 : 0)
      return end(finishes: finishes)
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      self.stand(at: finishes ? 1 : 0)
    } completion: { _ in
      self.end(finishes: finishes)
    }
  }

  private func end(finishes: Bool) {
    guard let context, let from, let to else { return }
    self.context = nil
    from.view.frame.origin.x = 0
    if bug != .oneScreenIsRestored || finishes { to.view.frame.origin.x = 0 }
    if bug != .barStaysFaded { from.navigationController?.navigationBar.alpha = 1 }
    (finishes ? from : to).view.removeFromSuperview()
    context.completeTransition(finishes)
  }
}

/// The screen that is swiped away. While it is shown, it is the navigation controller's delegate.
final class SwipeBackDetailController: UIViewController, UINavigationControllerDelegate {
  let edgePan = UIScreenEdgePanGestureRecognizer()
  private let bug: SwipeBackBug?
  /// The pop under the finger.
  private var pop: SwipeBackPop?
  /// The pop under the finger until UIKit has asked for it.
  private var pending: SwipeBackPop?

  init(bug: SwipeBackBug?) {
    self.bug = bug
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var isReversed: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func viewDidLoad() {
    super.viewDidLoad()
    edgePan.edges = isReversed && bug != .edgeIsLeft ? .right : .left
    edgePan.addTarget(self, action: Selector(swiped(_:)))
    view.addGestureRecognizer(edgePan)
  }

  private func swiped(_ pan: UIScreenEdgePanGestureRecognizer) {
    // The finger moves this view, so that a translation must not be measured in it.
    let width = max(view.bounds.width, 1)
    let sign: CGFloat = isReversed ? -1 : 1
    let way = sign * pan.translation(in: nil).x
    switch pan.state {
    case .began:
      let pop = SwipeBackPop(isReversed: isReversed, bug: bug)
      self.pop = pop
      pending = pop
      pan.setTranslation(.zero, in: nil)
      navigationController?.popViewController(animated: true)
    case .changed: pop?.move(to: way / width)
    case .ended: end(finishes: max(0, way + 0.25 * sign * pan.velocity(in: nil).x) / width >= 0.5)
    case .cancelled: end(finishes: false)
    case .failed: if bug != .failureIsIgnored { end(finishes: false) }
    case .possible: break
    }
  }

  private func end(finishes: Bool) {
    pop?.release(finishes: finishes)
    pop = nil
  }

  /// Nothing for a push, which the system plays itself.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .pop ? pending ?? SwipeBackPop(isReversed: isReversed, bug: bug) : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    defer { pending = nil }
    return bug == .buttonsAreDriven ? animationController as? SwipeBackPop : pending
  }
}
