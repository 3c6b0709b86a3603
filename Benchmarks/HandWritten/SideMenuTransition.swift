// The transition of `Specs/side-menu.transition`, written by hand. `Benchmarks/swiftc` compares the cost of compiling
// it with the cost of compiling the generated Swift.

import UIKit

/// The screen `home`.
@MainActor
protocol SideMenuHome: UIViewController {
  /// A finger pulls at the edge: adopts the menu and presents it, animated.
  func sideMenuPresent()
}

/// Presents a menu from the trailing edge.
@MainActor
final class SideMenuTransition: NSObject, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
  /// The direction under way.
  fileprivate weak var run: SideMenuRun?
  /// A presentation that the finger has begun and UIKit has not requested yet.
  private var pulled: SideMenuRun?
  /// The presentation that the finger drives.
  private var held: SideMenuRun?
  private weak var home: (any SideMenuHome)?
  private let edge = UIScreenEdgePanGestureRecognizer()

  /// Lets the menu be pulled in from the edge of a screen. Call it once, when the screen's view is loaded.
  func attach(to home: any SideMenuHome) {
    self.home = home
    edge.edges = isRightToLeft(home) ? UIRectEdge.left : UIRectEdge.right
    edge.delegate = self
    edge.addTarget(self, action: #selector(edgePanned(_:)))
    home.view.addGestureRecognizer(edge)
  }

  /// Lets a screen be presented and dismissed by this transition. Call it before `present`.
  func adopt(_ menu: UIViewController) {
    menu.modalPresentationStyle = .custom  // `style overlay`
    menu.transitioningDelegate = self
  }

  // MARK: UIViewControllerTransitioningDelegate

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SideMenuPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let run: SideMenuRun = pulled ?? SideMenuRun(from: .home, transition: self)
    pulled = nil
    return run
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SideMenuRun(from: .menu, transition: self)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let run = animator as? SideMenuRun, run.isPulled else { return nil }
    return run
  }

  // MARK: The finger

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    run == nil && home?.presentedViewController == nil
  }

  @objc private func edgePanned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let home else { return }
    let space: UIView? = home.view.superview
    switch recognizer.state {
    case .began:
      recognizer.setTranslation(.zero, in: space)
      begin(home)
    case .changed:
      held?.pull(to: progress(recognizer.translation(in: space), home))
    case .ended:
      held?.release(isCancelled: false)
      held = nil
    case .cancelled, .failed:
      held?.release(isCancelled: true)
      held = nil
    default:
      break
    }
  }

  private func begin(_ home: any SideMenuHome) {
    let run = SideMenuRun(from: .home, transition: self, isPulled: true)
    pulled = run
    held = run
    home.sideMenuPresent()
    if home.presentedViewController == nil { pulled = nil }
  }

  /// `progress`; x runs from leading to trailing.
  private func progress(_ translation: CGPoint, _ home: any SideMenuHome) -> CGFloat {
    let x: CGFloat = isRightToLeft(home) ? -translation.x : translation.x
    let width: CGFloat = home.view.bounds.width
    return width > 0 ? min(max(-x / width, 0), 1) : 0
  }

  private func isRightToLeft(_ home: any SideMenuHome) -> Bool {
    home.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

/// The two rest states.
private enum SideMenuSide { case home, menu }

/// The presentation while the menu is up: the shade and the layout.
@MainActor
private final class SideMenuPresentation: UIPresentationController {
  weak var run: SideMenuRun?
  private let shade = UIView()
  private let tap = UITapGestureRecognizer()

  // MARK: Ways in and out

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    shade.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    tap.addTarget(self, action: #selector(shadeTapped(_:)))
    shade.addGestureRecognizer(tap)
    containerView?.insertSubview(shade, at: 0)
    show(at: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { end() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { end() }
  }

  /// Removes the shade when the menu is gone. A second call does nothing.
  func end() {
    shade.removeFromSuperview()
  }

  @objc private func shadeTapped(_ recognizer: UITapGestureRecognizer) {
    if run == nil { presentingViewController.dismiss(animated: true) }
  }

  // MARK: Layout

  override var frameOfPresentedViewInContainerView: CGRect { frame(at: 1) }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if run == nil { show(at: 1) }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    run?.jump()
    coordinator.animate(alongsideTransition: { _ in self.show(at: 1) }, completion: nil)
  }

  // MARK: Values

  /// All tracks at a position: 0 is `home`, 1 is `menu`.
  func show(at position: CGFloat) {
    shade.frame = containerView?.bounds ?? .zero
    shade.alpha = 0.4 * position
    if UIAccessibility.isReduceMotionEnabled {
      presentedView?.frame = frame(at: 1)
      presentedView?.alpha = position
    } else {
      presentedView?.frame = frame(at: position)
      presentedView?.alpha = 1
    }
  }

  /// `menu.x`; x runs from leading to trailing.
  private func frame(at position: CGFloat) -> CGRect {
    let container: CGRect = containerView?.bounds ?? .zero
    let x: CGFloat = container.width - 280 * position
    let isRightToLeft: Bool = containerView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(x: isRightToLeft ? -x : x, y: 0, width: container.width, height: container.height)
  }
}

/// One direction, from its start to its only exit, `leave`.
@MainActor
private final class SideMenuRun: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  let isPulled: Bool
  private let start: SideMenuSide
  private weak var transition: SideMenuTransition?
  private var presentation: SideMenuPresentation?
  private var context: (any UIViewControllerContextTransitioning)?
  private var animator: UIViewPropertyAnimator?
  private var progress: CGFloat = 0
  private var isReleased: Bool = false
  private var isCancelled: Bool = false
  private var target: SideMenuSide?

  init(from start: SideMenuSide, transition: SideMenuTransition, isPulled: Bool = false) {
    self.start = start
    self.transition = transition
    self.isPulled = isPulled
    super.init()
  }

  // MARK: Start

  /// `forward`, its mirror, `reduceMotion`.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? 0.2 : 0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard begin(transitionContext) else { return }
    let side: SideMenuSide = start == .home ? .menu : .home
    play(to: side, duration: transitionDuration(using: transitionContext), curve: .easeInOut)
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard begin(transitionContext) else { return }
    pull(to: progress)
    settleIfReleased()
  }

  /// Puts the menu into the container and shows the values of `start`.
  private func begin(_ context: any UIViewControllerContextTransitioning) -> Bool {
    self.context = context
    transition?.run = self
    let menu: UIViewController? = context.viewController(forKey: start == .home ? .to : .from)
    guard
      let view = context.view(forKey: start == .home ? .to : .from),
      let presentation = menu?.presentationController as? SideMenuPresentation
    else {
      leave(at: start)
      return false
    }
    self.presentation = presentation
    presentation.run = self
    if start == .home {
      view.frame = presentation.frameOfPresentedViewInContainerView
      context.containerView.addSubview(view)
    }
    context.containerView.layoutIfNeeded()
    presentation.show(at: start == .home ? 0 : 1)
    return true
  }

  // MARK: The finger

  /// The finger has moved; before the start only its place is recorded.
  func pull(to progress: CGFloat) {
    self.progress = progress
    guard let context, target == nil else { return }
    presentation?.show(at: progress)
    context.updateInteractiveTransition(progress)
  }

  /// The finger was lifted, or its gesture was cancelled; before the start this is only recorded.
  func release(isCancelled: Bool) {
    if isReleased { return }
    isReleased = true
    self.isCancelled = isCancelled
    settleIfReleased()
  }

  /// `finish when`, `settle`.
  private func settleIfReleased() {
    guard let context, isReleased, target == nil else { return }
    if !isCancelled && progress >= 0.5 {
      context.finishInteractiveTransition()
      play(to: .menu, duration: 0.3, curve: .linear)
    } else {
      context.cancelInteractiveTransition()
      play(to: .home, duration: 0.3, curve: .linear)
    }
  }

  // MARK: Settle

  private func play(to side: SideMenuSide, duration: TimeInterval, curve: UIView.AnimationCurve) {
    target = side
    let timing = UICubicTimingParameters(animationCurve: curve)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { self.presentation?.show(at: side == .home ? 0 : 1) }
    animator.addCompletion { _ in self.leave(at: side) }
    self.animator = animator
    animator.startAnimation()
  }

  /// Goes to the end at once: the container's size is about to change. A pull is cancelled.
  func jump() {
    release(isCancelled: true)
    guard let animator, animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }

  /// The only exit: rest values, context, in this order, once.
  private func leave(at side: SideMenuSide) {
    guard let context else { return }
    self.context = nil
    animator = nil
    transition?.run = nil
    presentation?.run = nil
    presentation?.show(at: side == .home ? 0 : 1)
    if side == .home {
      let view: UIView? = context.view(forKey: start == .home ? .to : .from)
      view?.removeFromSuperview()
      view?.alpha = 1
      presentation?.end()
    }
    if isPulled, target == nil { context.cancelInteractiveTransition() }
    context.completeTransition(side != start)
  }
}
