import UIKit

/// The bugs of the first seed.
enum PhotosZoomBug: String, CaseIterable {
  case returnsEarly, cancelIsIgnored, earlyEndIsLost, progressStopsHalfway, translationInZoomedView
  case frameUnderTransform, forceUnwraps, standInIsKept, axesAreMixed
}

/// The members of a screen of the photos app that the transition uses.
@MainActor protocol ZoomScreen: UIViewController {
  var zoomedImageView: UIImageView? { get }
  func zoomWillStart()
  func zoomDidEnd()
}

/// Push and pop: a picture flies between the two screens while they fade.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let bug: PhotosZoomBug?
  var isPush = true
  /// The picture in flight.
  var picture: UIImageView?

  init(bug: PhotosZoomBug?) {
    self.bug = bug
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    isPush ? 0.5 : 0.25
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from) as? any ZoomScreen,
      let to = context.viewController(forKey: .to) as? any ZoomScreen
    else { return context.completeTransition(false) }
    let container = context.containerView
    let duration = transitionDuration(using: context)
    to.view.frame = context.finalFrame(for: to)
    if isPush {
      container.addSubview(to.view)
    } else {
      container.insertSubview(to.view, belowSubview: from.view)
    }
    to.view.layoutIfNeeded()
    if bug == .forceUnwraps {
      // swift-format-ignore: NeverForceUnwrap
      _ = from.zoomedImageView!.image!
    }
    guard let source = from.zoomedImageView, let target = to.zoomedImageView, let image = source.image else {
      if bug != .returnsEarly { fade(from, to, context) }
      return
    }
    from.zoomWillStart()
    to.zoomWillStart()
    let start = source.convert(source.bounds, to: container)
    let end =
      isPush
      ? fittedFrame(of: image.size, in: to.view.bounds) : target.convert(target.bounds, to: container)
    addPicture(image, at: start, in: container)
    source.isHidden = true
    target.isHidden = true
    let tabBar = from.tabBarController?.tabBar
    let changes = { [isPush, picture] in
      picture?.frame = end
      (isPush ? to : from).view.alpha = isPush ? 1 : 0
      tabBar?.alpha = isPush ? 0 : 1
    }
    let completion = { [self] (_: Bool) in
      picture?.removeFromSuperview()
      if isPush || bug != .standInIsKept { picture = nil }
      source.isHidden = false
      target.isHidden = false
      leave(from, to, context)
    }
    if isPush {
      to.view.alpha = 0
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
        animations: changes, completion: completion)
    } else {
      UIView.animate(withDuration: duration, animations: changes, completion: completion)
    }
  }

  func addPicture(_ image: UIImage, at frame: CGRect, in container: UIView) {
    guard picture == nil else { return }
    let picture = UIImageView(image: image)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = frame
    container.addSubview(picture)
    self.picture = picture
  }

  private func fittedFrame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard bug == .axesAreMixed else { return Fitting.rect(of: size, in: bounds) }
    // The code checks whether the image is wide, and not whether it is wider than the screen.
    let isWide = size.width > size.height
    let scale = isWide ? bounds.width / size.width : bounds.height / size.height
    return CGRect(
      x: bounds.midX - size.width * scale / 2, y: bounds.midY - size.height * scale / 2,
      width: size.width * scale, height: size.height * scale)
  }

  private func fade(
    _ from: any ZoomScreen, _ to: any ZoomScreen, _ context: any UIViewControllerContextTransitioning
  ) {
    from.zoomWillStart()
    to.zoomWillStart()
    let fading: UIView = isPush ? to.view : from.view
    if isPush { fading.alpha = 0 }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPush] in
      fading.alpha = isPush ? 1 : 0
      from.tabBarController?.tabBar.alpha = isPush ? 0 : 1
    } completion: { [self] _ in
      leave(from, to, context)
    }
  }

  private func leave(
    _ from: any ZoomScreen, _ to: any ZoomScreen, _ context: any UIViewControllerContextTransitioning
  ) {
    let completes = !context.transitionWasCancelled
    (completes ? from : to).view.removeFromSuperview()
    from.view.alpha = 1
    context.completeTransition(completes)
    from.zoomDidEnd()
    to.zoomDidEnd()
  }
}
