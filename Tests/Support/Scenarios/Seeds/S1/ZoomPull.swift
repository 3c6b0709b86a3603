import UIKit

/// The pop under a finger that pulls the picture down.
final class ZoomPull: NSObject, UIViewControllerInteractiveTransitioning {
  private let animator: ZoomAnimator
  private var bug: PhotosZoomBug? { animator.bug }
  private var context: (any UIViewControllerContextTransitioning)?
  private var start = CGRect.zero
  /// Whether the finger was lifted to finish before the transition had started. It is nil if the finger was not lifted by then.
  private var earlyEnd: Bool?

  init(animator: ZoomAnimator) {
    self.animator = animator
  }

  private var from: (any ZoomScreen)? { context?.viewController(forKey: .from) as? any ZoomScreen }
  private var to: (any ZoomScreen)? { context?.viewController(forKey: .to) as? any ZoomScreen }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let from, let to else { return settle(finishes: false) }
    let container = context.containerView
    to.view.frame = context.finalFrame(for: to)
    container.insertSubview(to.view, belowSubview: from.view)
    to.view.layoutIfNeeded()
    from.zoomWillStart()
    to.zoomWillStart()
    if let source = from.zoomedImageView, let image = source.image {
      start = source.convert(source.bounds, to: container)
      animator.addPicture(image, at: start, in: container)
      source.isHidden = true
      to.zoomedImageView?.isHidden = true
    }
    if let earlyEnd, bug != .earlyEndIsLost { settle(finishes: earlyEnd) }
    earlyEnd = nil
  }

  /// Called when the finger has moved or was lifted.
  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: break
    case .changed: move(pan)
    case .ended: end(finishes: pan.velocity(in: nil).y >= 0 && isBelowStart(pan))
    case .cancelled, .failed: if bug != .cancelIsIgnored { end(finishes: false) }
    case .possible: break
    }
  }

  private func isBelowStart(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let picture = animator.picture else { return pan.translation(in: nil).y >= 0 }
    return picture.center.y >= start.midY
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    guard let context, let from else { return }
    let measured = bug == .translationInZoomedView ? from.zoomedImageView : context.containerView
    let way = pan.translation(in: measured)
    let height = from.view.bounds.height
    let depth = max(way.y, 0)
    let scale = 1 - 0.5 * min(depth / (height / 2), 1)
    let alpha = 1 - min(depth / (height / 4), 1)
    from.view.alpha = alpha
    from.tabBarController?.tabBar.alpha = 1 - alpha
    if let picture = animator.picture {
      picture.transform = CGAffineTransform(scaleX: scale, y: scale)
      picture.center = CGPoint(
        x: start.midX + way.x, y: start.midY + way.y - start.height * (1 - scale) / 2)
    }
    context.updateInteractiveTransition(bug == .progressStopsHalfway ? 1 - scale : 2 * (1 - scale))
  }

  private func end(finishes: Bool) {
    if context == nil { earlyEnd = finishes } else { settle(finishes: finishes) }
  }

  private func settle(finishes: Bool) {
    guard let context else { return }
    self.context = nil
    let from = context.viewController(forKey: .from) as? any ZoomScreen
    let to = context.viewController(forKey: .to) as? any ZoomScreen
    let target = to?.zoomedImageView.map { $0.convert($0.bounds, to: context.containerView) }
    let end = finishes ? target ?? start : start
    if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    let changes = { [animator] in
      if let picture = animator.picture {
        if animator.bug == .frameUnderTransform {
          picture.frame = end
        } else {
          picture.transform = .identity
          picture.bounds.size = end.size
          picture.center = CGPoint(x: end.midX, y: end.midY)
        }
      }
      from?.view.alpha = finishes ? 0 : 1
      from?.tabBarController?.tabBar.alpha = finishes ? 1 : 0
    }
    let completion = { [animator] (_: Bool) in
      animator.picture?.removeFromSuperview()
      animator.picture = nil
      from?.zoomedImageView?.isHidden = false
      to?.zoomedImageView?.isHidden = false
      (finishes ? from : to)?.view.removeFromSuperview()
      from?.view.alpha = 1
      context.completeTransition(finishes)
      from?.zoomDidEnd()
      to?.zoomDidEnd()
    }
    if finishes {
      UIView.animate(withDuration: 0.25, animations: changes, completion: completion)
    } else {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
        animations: changes, completion: completion)
    }
  }
}
