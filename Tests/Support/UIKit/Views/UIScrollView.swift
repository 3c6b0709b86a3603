import Foundation

@preconcurrency @MainActor open class UIScrollView: UIView {
  public let panGestureRecognizer = UIPanGestureRecognizer()
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true {
    didSet { if oldValue != isScrollEnabled { recordChange("isScrollEnabled", isScrollEnabled) } }
  }
  open var bounces = true
  open var zoomScale: CGFloat = 1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// As with `contentInsetAdjustmentBehavior` `.never`.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
}
