import Foundation

/// The animator of UIKit's own transitions. Their look is not documented; here screens slide. It removes the view that leaves.
@MainActor final class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Style { case push, pop, present, dismiss, none }

  /// The duration in seconds; it is not documented either.
  private static let duration: TimeInterval = 0.35

  private let style: Style
  private let removesLeavingView: Bool

  init(_ style: Style, removesLeavingView: Bool) {
    self.style = style
    self.removesLeavingView = removesLeavingView
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { style == .none ? 0 : Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    let container = context.containerView
    let leaving = context.fromView
    let entering = context.toView
    let end = context.finalFrame(for: context.to)
    if let entering {
      entering.fill(end)
      let isBelow = style == .pop || style == .dismiss
      container.insertSubview(entering, at: isBelow ? 0 : container.subviews.count)
    }
    let enteringCenter = entering?.center ?? .zero
    let finish: @MainActor () -> Void = { [removesLeavingView] in
      let isCancelled = context.transitionWasCancelled
      if isCancelled { entering?.removeFromSuperview() }
      entering?.center = enteringCenter
      if removesLeavingView, !isCancelled { leaving?.removeFromSuperview() }
      context.completeTransition(!isCancelled)
    }
    guard style != .none else { return finish() }
    let width = container.bounds.width
    let isReversed = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let forwards = isReversed ? -width : width
    let leavingCenter = leaving?.center ?? .zero
    switch style {
    case .push: entering?.center.x += forwards
    case .pop: entering?.center.x -= forwards / 3
    case .present: entering?.center.y += container.bounds.height
    case .dismiss, .none: break
    }
    UIView.animate(withDuration: Self.duration) { [style] in
      entering?.center = enteringCenter
      switch style {
      case .push: leaving?.center.x -= forwards / 3
      case .pop: leaving?.center.x += forwards
      case .dismiss: leaving?.center.y += container.bounds.height
      case .present, .none: break
      }
    } completion: { _ in
      leaving?.center = leavingCenter
      finish()
    }
  }
}
