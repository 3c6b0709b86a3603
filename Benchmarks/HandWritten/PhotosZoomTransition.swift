// The transition of `Specs/photos.transition`, written by hand. `Benchmarks/swiftc` compares the cost of compiling it
// with the cost of compiling the generated Swift.

import UIKit

/// The screen `grid`.
@MainActor
protocol PhotosZoomGrid: UIViewController {
  /// The image view of the current item, or nil while it has none.
  var photosZoomCell: UIImageView? { get }
  /// Either direction is about to start.
  func photosZoomWillStart()
  /// Either direction has ended, finished or cancelled.
  func photosZoomDidEnd()
  /// The backward direction has ended, finished or cancelled.
  func photosZoomRevealCell()
}

/// The screen `viewer`.
@MainActor
protocol PhotosZoomViewer: UIViewController {
  /// The image view of the current item, or nil while it has none.
  var photosZoomPhoto: UIImageView? { get }
  /// The scroll view under the gesture.
  var photosZoomPager: UIScrollView { get }
  /// Either direction is about to start.
  func photosZoomWillStart()
  /// Either direction has ended, finished or cancelled.
  func photosZoomDidEnd()
}

/// The tapped thumbnail becomes the full-screen photo; pull it down to go back.
///
/// An app with a navigation delegate of its own calls these three methods from it.
@MainActor
final class PhotosZoomTransition: NSObject, UINavigationControllerDelegate {
  /// The direction under way.
  fileprivate weak var run: PhotosZoomRun?
  /// A pop that the finger has begun and the navigation controller has not requested yet.
  fileprivate var pulled: PhotosZoomRun?
  private var stays: [PhotosZoomStay] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let pulled: PhotosZoomRun? = self.pulled
    self.pulled = nil
    let isPush: Bool = operation == .push
    guard operation != .none,
      let grid = (isPush ? fromVC : toVC) as? any PhotosZoomGrid,
      let viewer = (isPush ? toVC : fromVC) as? any PhotosZoomViewer
    else { return nil }
    if let pulled, !isPush, pulled.viewer === viewer, pulled.grid === grid { return pulled }
    return PhotosZoomRun(from: isPush ? .grid : .viewer, grid: grid, viewer: viewer, transition: self)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let run = animationController as? PhotosZoomRun, run.isPulled else { return nil }
    return run
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    pulled = nil
    let stack: [UIViewController] = navigationController.viewControllers
    for stay in stays where !stack.contains(where: { $0 === stay.viewer }) { endStay(of: stay.viewer) }
    if let viewer = viewController as? any PhotosZoomViewer { beginStay(of: viewer) }
  }

  fileprivate func beginStay(of viewer: any PhotosZoomViewer) {
    if stays.contains(where: { $0.viewer === viewer }) { return }
    stays.append(PhotosZoomStay(of: viewer, transition: self))
  }

  fileprivate func endStay(of viewer: (any PhotosZoomViewer)?) {
    for stay in stays where stay.viewer === viewer { stay.end() }
    stays.removeAll { $0.viewer === viewer }
  }
}

/// The stay of a viewer on the stack: the values that last while it is there, and its gesture.
@MainActor
private final class PhotosZoomStay: NSObject, UIGestureRecognizerDelegate {
  private(set) weak var viewer: (any PhotosZoomViewer)?
  private weak var transition: PhotosZoomTransition?
  private let standing = PhotosZoomLedger()
  private let pan = UIPanGestureRecognizer()
  private var run: PhotosZoomRun?

  init(of viewer: any PhotosZoomViewer, transition: PhotosZoomTransition) {
    self.viewer = viewer
    self.transition = transition
    super.init()
    if let tabBar = viewer.tabBarController?.tabBar {
      standing.hold(tabBar, \UIView.alpha, at: 0)
    }
    pan.delegate = self
    pan.addTarget(self, action: #selector(panned(_:)))
    viewer.view.addGestureRecognizer(pan)
  }

  /// Gives everything back when the viewer is gone, for whatever reason.
  func end() {
    standing.giveBack()
    pan.view?.removeGestureRecognizer(pan)
  }

  /// `pan(down)`, `begin when`.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let viewer, let transition, transition.run == nil, gridBelow(viewer) != nil else { return false }
    let velocity: CGPoint = pan.velocity(in: viewer.view.superview)
    return velocity.y >= abs(velocity.x) && velocity.y >= 0 && offset(of: viewer.photosZoomPager).y <= 0
  }

  /// `simultaneous with`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let pager = viewer?.photosZoomPager else { return false }
    return otherGestureRecognizer === pager.panGestureRecognizer && offset(of: pager).y <= 0
  }

  @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
    let space: UIView? = viewer?.view.superview
    switch recognizer.state {
    case .began:
      recognizer.setTranslation(.zero, in: space)
      begin()
    case .changed:
      run?.pull(to: recognizer.translation(in: space))
    case .ended:
      run?.release(velocity: recognizer.velocity(in: space), isCancelled: false)
      run = nil
    case .cancelled, .failed:
      run?.release(velocity: .zero, isCancelled: true)
      run = nil
    default:
      break
    }
  }

  private func begin() {
    guard let viewer, let transition, let grid = gridBelow(viewer) else { return }
    let run = PhotosZoomRun(from: .viewer, grid: grid, viewer: viewer, transition: transition, isPulled: true)
    transition.pulled = run
    self.run = run
    if viewer.navigationController?.popViewController(animated: true) !== viewer { transition.pulled = nil }
  }

  private func gridBelow(_ viewer: any PhotosZoomViewer) -> (any PhotosZoomGrid)? {
    guard let stack = viewer.navigationController?.viewControllers, stack.count > 1 else { return nil }
    return stack.last === viewer ? stack[stack.count - 2] as? any PhotosZoomGrid : nil
  }

  /// How far a scroll view is scrolled; zero at its top left, whatever its insets.
  private func offset(of scroll: UIScrollView) -> CGPoint {
    let insets: UIEdgeInsets = scroll.adjustedContentInset
    return CGPoint(x: scroll.contentOffset.x + insets.left, y: scroll.contentOffset.y + insets.top)
  }
}

/// The two rest states.
private enum PhotosZoomSide { case grid, viewer }

/// One direction, from its start to its only exit, `leave`.
@MainActor
private final class PhotosZoomRun: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  let start: PhotosZoomSide
  let grid: any PhotosZoomGrid
  let viewer: any PhotosZoomViewer
  let isPulled: Bool
  private weak var transition: PhotosZoomTransition?
  private let isReduced: Bool = UIAccessibility.isReduceMotionEnabled
  private let ledger = PhotosZoomLedger()
  private let crop = UIView()
  private let photo = UIImageView()
  private var ends: PhotosZoomEnds?
  private var context: (any UIViewControllerContextTransitioning)?
  private var size: CGSize = .zero
  private var translation: CGPoint = .zero
  private var released: (velocity: CGPoint, isCancelled: Bool)?
  private var target: PhotosZoomSide?
  private var animators: [UIViewPropertyAnimator] = []
  private var unfinished: Int = 0

  init(
    from start: PhotosZoomSide, grid: any PhotosZoomGrid, viewer: any PhotosZoomViewer,
    transition: PhotosZoomTransition, isPulled: Bool = false
  ) {
    self.start = start
    self.grid = grid
    self.viewer = viewer
    self.transition = transition
    self.isPulled = isPulled
    super.init()
  }

  // MARK: Start

  /// `forward`, `backward`, `reduceMotion`.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    if isReduced { return 0.2 }
    return start == .grid ? 0.5 : 0.25
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard begin(transitionContext) else { return }
    let side: PhotosZoomSide = start == .grid ? .viewer : .grid
    let ease = UICubicTimingParameters(animationCurve: .easeInOut)
    if isReduced {
      play(to: side, duration: 0.2, timing: ease)
    } else if ends == nil {
      play(to: side, duration: 0.25, timing: ease)
    } else if side == .viewer {
      play(to: side, duration: 0.5, timing: UISpringTimingParameters(dampingRatio: 0.8))
    } else {
      play(to: side, duration: 0.25, timing: ease)
    }
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard begin(transitionContext) else { return }
    pull(to: translation)
    settleIfReleased()
  }

  /// Puts both screens into the container, sets the temporary values, and shows the values of `start`.
  private func begin(_ context: any UIViewControllerContextTransitioning) -> Bool {
    self.context = context
    transition?.run = self
    grid.photosZoomWillStart()
    viewer.photosZoomWillStart()
    guard let entering = context.view(forKey: .to), let leaving = context.view(forKey: .from) else {
      leave(at: start)
      return false
    }
    let container: UIView = context.containerView
    size = container.bounds.size
    entering.frame = context.finalFrame(for: start == .grid ? viewer : grid)
    if start == .grid {
      container.insertSubview(entering, aboveSubview: leaving)
    } else {
      container.insertSubview(entering, belowSubview: leaving)
    }
    container.layoutIfNeeded()
    transition?.beginStay(of: viewer)
    if isPulled {
      let pager: UIScrollView = viewer.photosZoomPager
      ledger.hold(pager, \UIScrollView.isScrollEnabled, at: false)
    }
    if !isReduced { resolveEnds() }
    if ends != nil { addPhoto(to: container) }
    rest(at: start)
    return true
  }

  /// Asks both screens for the current item.
  private func resolveEnds() {
    guard let container = context?.containerView else { return }
    guard let ends = PhotosZoomEnds(grid: grid, viewer: viewer, in: container) else { return }
    self.ends = ends
    ledger.hold(ends.cell, \UIView.alpha, at: 0)
    ledger.hold(ends.photo, \UIView.alpha, at: 0)
  }

  /// Adds the flying picture inside the view that clips it.
  private func addPhoto(to container: UIView) {
    photo.image = ends?.image
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    crop.clipsToBounds = true
    crop.isUserInteractionEnabled = false
    crop.addSubview(photo)
    container.addSubview(crop)
  }

  // MARK: Values

  private var tabBar: UITabBar? { grid.tabBarController?.tabBar }

  /// The rest values of one side.
  private func rest(at side: PhotosZoomSide) {
    viewer.view.alpha = side == .grid ? 0 : 1
    tabBar?.alpha = side == .grid ? 1 : 0
    guard let ends else { return }
    let clip: CGRect = side == .grid ? ends.cellClip : ends.photoClip
    let frame: CGRect = side == .grid ? ends.cellFrame : ends.photoFrame
    crop.bounds = clip  // its origin too, so that its subviews keep the container's coordinates
    crop.center = CGPoint(x: clip.midX, y: clip.midY)
    photo.transform = .identity
    photo.bounds = CGRect(origin: .zero, size: frame.size)
    photo.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The driven values under a finger at `translation`.
  private func pose(at translation: CGPoint) -> PhotosZoomPose {
    let frame: CGRect = ends?.photoFrame ?? .zero
    return PhotosZoomPose(
      translation: translation, viewerHeight: viewer.view.bounds.height, photoStart: frame)
  }

  // MARK: The finger

  /// The finger has moved; before the start only its place is recorded.
  func pull(to translation: CGPoint) {
    self.translation = translation
    guard let context, target == nil else { return }
    let pose: PhotosZoomPose = pose(at: translation)
    viewer.view.alpha = pose.viewerAlpha
    photo.transform = CGAffineTransform(scaleX: pose.photoScale, y: pose.photoScale)
    photo.center = pose.photoCenter
    tabBar?.alpha = pose.tabBarAlpha
    context.updateInteractiveTransition(pose.progress)
    if context.containerView.bounds.size != size { release(velocity: .zero, isCancelled: true) }
  }

  /// The finger was lifted, or its gesture was cancelled; before the start this is only recorded.
  func release(velocity: CGPoint, isCancelled: Bool) {
    if released == nil { released = (velocity, isCancelled) }
    settleIfReleased()
  }

  /// `cancel when`, `settle`.
  private func settleIfReleased() {
    guard let context, let released, target == nil else { return }
    let isAbove: Bool = pose(at: translation).photoCenter.y < pose(at: .zero).photoCenter.y
    if released.isCancelled || released.velocity.y < 0 || isAbove {
      context.cancelInteractiveTransition()
      springBack(velocity: released.velocity)
    } else {
      context.finishInteractiveTransition()
      if ends != nil { resolveEnds() }
      play(to: .grid, duration: 0.25, timing: UICubicTimingParameters(animationCurve: .easeInOut))
    }
  }

  // MARK: Settle

  private func play(to side: PhotosZoomSide, duration: TimeInterval, timing: any UITimingCurveProvider) {
    animator(duration: duration, timing: timing).addAnimations { self.rest(at: side) }
    start(to: side)
  }

  /// Each driven property continues at its present velocity.
  ///
  /// The velocity of a scalar is a magnitude, towards its end: a velocity away from it counts as zero.
  private func springBack(velocity: CGPoint) {
    let moment: CGFloat = 0.001
    let ahead = CGPoint(x: translation.x + velocity.x * moment, y: translation.y + velocity.y * moment)
    let now: PhotosZoomPose = pose(at: translation)
    let next: PhotosZoomPose = pose(at: ahead)
    let home: PhotosZoomPose = pose(at: .zero)
    func speed(_ now: CGFloat, _ next: CGFloat, _ home: CGFloat) -> CGFloat {
      home == now ? 0 : (next - now) / moment / (home - now)
    }
    func spring(_ dx: CGFloat, _ dy: CGFloat) -> UIViewPropertyAnimator {
      let velocity = CGVector(dx: dx, dy: dy)
      let timing = UISpringTimingParameters(dampingRatio: 0.9, initialVelocity: velocity)
      return animator(duration: 0.5, timing: timing)
    }
    let alphaSpeed: CGFloat = speed(now.viewerAlpha, next.viewerAlpha, home.viewerAlpha)
    let scaleSpeed: CGFloat = speed(now.photoScale, next.photoScale, home.photoScale)
    let centerSpeedX: CGFloat = speed(now.photoCenter.x, next.photoCenter.x, home.photoCenter.x)
    let centerSpeedY: CGFloat = speed(now.photoCenter.y, next.photoCenter.y, home.photoCenter.y)
    let barSpeed: CGFloat = speed(now.tabBarAlpha, next.tabBarAlpha, home.tabBarAlpha)
    spring(max(0, alphaSpeed), 0).addAnimations { self.viewer.view.alpha = home.viewerAlpha }
    spring(max(0, scaleSpeed), 0).addAnimations { self.photo.transform = .identity }
    spring(centerSpeedX, centerSpeedY).addAnimations { self.photo.center = home.photoCenter }
    spring(max(0, barSpeed), 0).addAnimations { self.tabBar?.alpha = home.tabBarAlpha }
    start(to: .viewer)
  }

  /// An animator that `start` will start.
  private func animator(duration: TimeInterval, timing: any UITimingCurveProvider) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animators.append(animator)
    return animator
  }

  /// Starts the animators; the last one to end leaves.
  private func start(to side: PhotosZoomSide) {
    target = side
    unfinished = animators.count
    for animator in animators { animator.addCompletion { _ in self.animatorEnded(at: side) } }
    for animator in animators { animator.startAnimation() }
  }

  private func animatorEnded(at side: PhotosZoomSide) {
    unfinished -= 1
    if unfinished == 0 { leave(at: side) }
  }

  /// The only exit: rest values, ledger, context, end hooks, in this order, once.
  private func leave(at side: PhotosZoomSide) {
    guard let context else { return }
    self.context = nil
    animators = []
    transition?.run = nil
    rest(at: side)
    crop.removeFromSuperview()
    context.view(forKey: side == start ? .to : .from)?.removeFromSuperview()
    viewer.view.alpha = 1
    ledger.giveBack()
    if side == .grid { transition?.endStay(of: viewer) }
    if isPulled, target == nil { context.cancelInteractiveTransition() }
    context.completeTransition(side != start)
    grid.photosZoomDidEnd()
    viewer.photosZoomDidEnd()
    if start == .viewer { grid.photosZoomRevealCell() }
  }
}

/// The values that the finger drives.
private struct PhotosZoomPose {
  let progress: CGFloat
  let viewerAlpha: CGFloat
  let photoScale: CGFloat
  let photoCenter: CGPoint
  let tabBarAlpha: CGFloat

  init(translation: CGPoint, viewerHeight: CGFloat, photoStart: CGRect) {
    let pull: CGFloat = max(0, translation.y)
    progress = photosZoomMap(pull, 0, viewerHeight / 2, 0, 1)
    viewerAlpha = photosZoomMap(pull, 0, viewerHeight / 4, 1, 0)
    photoScale = photosZoomMap(pull, 0, viewerHeight / 2, 1, 0.5)
    photoCenter = CGPoint(
      x: photoStart.midX + translation.x,
      y: photoStart.midY + translation.y - photoStart.height * (1 - photoScale) / 2)
    tabBarAlpha = 1 - viewerAlpha
  }
}

/// The frames of the photo at rest, in the container's coordinates.
@MainActor
private struct PhotosZoomEnds {
  let image: UIImage
  let cell: UIView
  let cellFrame: CGRect
  let cellClip: CGRect
  let photo: UIView
  let photoFrame: CGRect
  let photoClip: CGRect

  /// Nil when no picture can fly: no cell, no photo, no image, or a cell that is not visible.
  init?(grid: any PhotosZoomGrid, viewer: any PhotosZoomViewer, in container: UIView) {
    guard let cell = grid.photosZoomCell, cell.isDescendant(of: grid.view) else { return nil }
    guard let photo = viewer.photosZoomPhoto, let image = photo.image ?? cell.image else { return nil }
    self.image = image
    self.cell = cell
    self.photo = photo
    cellFrame = cell.convert(cell.bounds, to: container)
    cellClip = grid.view.convert(grid.view.bounds.inset(by: grid.view.safeAreaInsets), to: container)
    photoFrame = photosZoomAspectFit(image.size, in: viewer.view.convert(viewer.view.bounds, to: container))
    photoClip = container.bounds
    if !cellClip.intersects(cellFrame) { return nil }
  }
}

/// The properties that are changed for a while, with their earlier values.
///
/// Claims on one property form a stack across runs: a claim that ends below the top changes nothing and passes its
/// earlier value to the claim above it. A value that the app has set meanwhile is kept; a view that is gone needs nothing.
@MainActor
private final class PhotosZoomLedger {
  private struct Claim {
    let ledger: PhotosZoomLedger  // not its ObjectIdentifier, which a later object may reuse
    weak var object: AnyObject?
    let property: AnyKeyPath
    var found: Any
    let restore: (Any) -> Void
  }

  private static var claims: [Claim] = []

  /// Sets a property until `giveBack`.
  func hold<Object: AnyObject, Value: Equatable>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>, at value: Value
  ) {
    let found: Value = object[keyPath: property]
    object[keyPath: property] = value
    let held: Value = object[keyPath: property]  // as stored: an alpha is rounded to single precision
    let claim = Claim(ledger: self, object: object, property: property, found: found) {
      [weak object] found in
      guard let object, let found = found as? Value, object[keyPath: property] == held else { return }
      object[keyPath: property] = found
    }
    Self.claims.removeAll { $0.object == nil }
    Self.claims.append(claim)
  }

  /// Gives everything back, last first. A second call does nothing.
  func giveBack() {
    while let index = Self.claims.lastIndex(where: { $0.ledger === self }) {
      let claim: Claim = Self.claims.remove(at: index)
      let object: AnyObject? = claim.object
      let later = Self.claims[index...].firstIndex { $0.object === object && $0.property == claim.property }
      if let later {
        Self.claims[later].found = claim.found
      } else {
        claim.restore(claim.found)
      }
    }
  }
}

/// `map`: the line through (a, c) and (b, d), clamped to the range c...d.
private func photosZoomMap(_ x: CGFloat, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
  guard b != a else { return c }
  return c + (d - c) * min(max((x - a) / (b - a), 0), 1)
}

/// `aspectFit`: the largest rectangle of the size's shape, in the middle of another.
private func photosZoomAspectFit(_ size: CGSize, in rect: CGRect) -> CGRect {
  guard size.width > 0, size.height > 0 else { return rect }
  let scale: CGFloat = min(rect.width / size.width, rect.height / size.height)
  let width: CGFloat = size.width * scale
  let height: CGFloat = size.height * scale
  return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
}
