import Foundation

/// A scroll view. It follows its pan, resists beyond its content, and decelerates. The distance and time of deceleration are
/// assumptions.
@preconcurrency @MainActor open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The speed in points per second below which a released scroll view does not decelerate.
  private static let coastingVelocity: CGFloat = 50
  private static let coastingDuration: TimeInterval = 0.5
  /// The fraction of a movement beyond the content that the content follows.
  private static let resistance: CGFloat = 0.55

  open private(set) var panGestureRecognizer: UIPanGestureRecognizer
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero {
    didSet { if oldValue != contentInset { noteInsetChange() } }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var isScrollEnabled = true {
    didSet { if oldValue != isScrollEnabled { recordChange("isScrollEnabled", isScrollEnabled) } }
  }
  open var bounces = true
  open var decelerationRate = DecelerationRate.normal
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Without effect: the content gets touches at once.
  open var delaysContentTouches = true
  open var zoomScale: CGFloat = 1
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  /// The rectangle of the scroll view itself, whatever its content offset.
  open var frameLayoutGuide: UILayoutGuide { ownGuide }
  private lazy var ownGuide = UILayoutGuide(of: self) { _ in .zero }
  /// The content offset when the drag began.
  private var start = CGPoint.zero
  private var coast: Animation?

  public override init(frame: CGRect) {
    let pan = ScrollPan()
    panGestureRecognizer = pan
    super.init(frame: frame)
    pan.scrollView = self
    pan.addTarget(self, action: Selector(panned(_:)))
    addGestureRecognizer(pan)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let isNew = bounds.origin != newValue
      bounds.origin = newValue
      if isNew { delegate?.scrollViewDidScroll(self) }
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else { return self.contentOffset = contentOffset }
    UIView.animate(withDuration: 0.3) {
      self.contentOffset = contentOffset
    } completion: { _ in
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// Zooms so that a rectangle of the content fits. Only the scale is computed, not the offset.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
  }

  open var adjustedContentInset: UIEdgeInsets {
    var safe = safeAreaInsets
    if !isAdjusted(.vertical) { (safe.top, safe.bottom) = (0, 0) }
    if !isAdjusted(.horizontal) { (safe.left, safe.right) = (0, 0) }
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }

  private enum Axis { case horizontal, vertical }

  /// Whether the inset along an axis includes the safe area. In automatic mode, it does if the axis scrolls; vertically, it also does
  /// in a screen of a navigation or tab bar controller.
  private func isAdjusted(_ axis: Axis) -> Bool {
    let isScrollable =
      axis == .vertical
      ? contentSize.height > bounds.height || alwaysBounceVertical
      : contentSize.width > bounds.width || alwaysBounceHorizontal
    switch contentInsetAdjustmentBehavior {
    case .always: return true
    case .never: return false
    case .scrollableAxes: return isScrollable
    case .automatic: return isScrollable || axis == .vertical && isInContainer
    }
  }

  /// Whether this is the view of a screen in a navigation or tab bar controller, or the first subview of it.
  private var isInContainer: Bool {
    let screen = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    return screen?.navigationController != nil || screen?.tabBarController != nil
  }

  /// Called when the content inset changes, or when the view is told of a new safe area.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if contentInsetAdjustmentBehavior != .never { noteInsetChange() }
  }

  /// The adjusted inset at the last layout. If it changes, content that was at the top or left end stays there. So a list in a
  /// navigation controller begins below the bar.
  private var knownInset = UIEdgeInsets.zero

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (old, new) = (knownInset, adjustedContentInset)
    guard old != new, !isDragging else { return }
    knownInset = new
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    if offset != contentOffset { contentOffset = offset }
  }

  private func noteInsetChange() {
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Scrolls just enough to show a rectangle of the content, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    var offset = contentOffset
    offset.x = max(offset.x, rect.maxX - bounds.width + inset.right)
    offset.x = min(offset.x, max(rect.minX - inset.left, rect.maxX - bounds.width + inset.right))
    offset.y = max(offset.y, rect.maxY - bounds.height + inset.bottom)
    offset.y = min(offset.y, max(rect.minY - inset.top, rect.maxY - bounds.height + inset.bottom))
    let aim = clamped(offset)
    if aim != contentOffset { setContentOffset(aim, animated: animated) }
  }

  open var isTracking: Bool { isDragging }

  // MARK: Range

  private var least: CGPoint { CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }

  private var most: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, least.x),
      y: max(contentSize.height + inset.bottom - bounds.height, least.y))
  }

  var scrollsSideways: Bool { most.x > least.x || alwaysBounceHorizontal && bounces }
  var scrollsUpAndDown: Bool { most.y > least.y || alwaysBounceVertical && bounces }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  // MARK: Dragging

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      // The content stays at its position on screen.
      let shown = presentedBounds.origin
      coast?.end(finished: false)
      Animation.withoutAnimation { self.contentOffset = shown }
      start = shown
      isDragging = true
      isDecelerating = false
      pan.setTranslation(.zero, in: self)
      delegate?.scrollViewWillBeginDragging(self)
    case .changed:
      let way = pan.translation(in: superview)
      let aim = CGPoint(
        x: scrollsSideways ? start.x - way.x : start.x, y: scrollsUpAndDown ? start.y - way.y : start.y)
      contentOffset = resisted(aim)
    case .ended, .cancelled, .failed: release(pan.state == .ended ? pan.velocity(in: superview) : .zero)
    case .possible: break
    }
  }

  private func resisted(_ aim: CGPoint) -> CGPoint {
    let inside = clamped(aim)
    guard bounces else { return inside }
    return CGPoint(
      x: inside.x + (aim.x - inside.x) * Self.resistance, y: inside.y + (aim.y - inside.y) * Self.resistance)
  }

  private func release(_ velocity: CGPoint) {
    isDragging = false
    let isFast = abs(velocity.x) > Self.coastingVelocity || abs(velocity.y) > Self.coastingVelocity
    // The total distance of a velocity that is multiplied by the rate each millisecond.
    let rate = decelerationRate.rawValue
    let way = isFast ? rate / (1 - rate) / 1000 : 0
    var target = clamped(
      CGPoint(
        x: scrollsSideways ? contentOffset.x - velocity.x * way : contentOffset.x,
        y: scrollsUpAndDown ? contentOffset.y - velocity.y * way : contentOffset.y))
    let perMillisecond = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: $0)
    }
    let coasts = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: coasts)
    guard coasts else { return }
    isDecelerating = true
    let animation = Animation(duration: Self.coastingDuration, timing: Timing(.easeOut))
    animation.whenEnded { [weak self] finished in
      guard let self, finished else { return }
      coast = nil
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
    coast = animation
    animation.collect { self.contentOffset = target }
    animation.play()
  }
}

/// The pan of a scroll view. It begins only along an axis that scrolls.
@MainActor final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override var mayBegin: Bool {
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    let velocity = self.velocity(in: scrollView)
    let isSideways = abs(velocity.x) > abs(velocity.y)
    guard isSideways ? scrollView.scrollsSideways : scrollView.scrollsUpAndDown else { return false }
    return super.mayBegin
  }
}

@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

/// The requirements are optional in Objective-C. These defaults stand for missing methods.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
