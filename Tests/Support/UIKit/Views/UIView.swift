import Foundation

@preconcurrency @MainActor open class UIView: UIResponder, AnimationSubject, UITraitEnvironment {
  open private(set) var layer: CALayer
  let animations = AnimationList()
  /// Its key-value observers.
  var observations: [Observer] = []
  /// The controller whose root view this is. Its layout callbacks are called before and after this view's.
  weak var controller: UIViewController?

  // Geometry: bounds, center, transform and anchor point are stored, and the frame is computed from them.

  open var bounds = CGRect.zero {
    didSet {
      if oldValue.size != bounds.size {
        setNeedsLayout()
        if autoresizesSubviews {
          for view in subviews { view.autoresize(from: oldValue.size, to: bounds.size) }
        }
      }
      noteChange("bounds", from: oldValue, to: bounds) { $0.bounds = $1 }
    }
  }
  open var center = CGPoint.zero {
    didSet { noteChange("center", from: oldValue, to: center) { $0.center = $1 } }
  }
  /// Conversions and frames use only the part of it in the plane.
  open var transform3D = CATransform3DIdentity {
    didSet { noteChange("transform", from: oldValue, to: transform3D) { $0.transform3D = $1 } }
  }
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  // Appearance.

  /// Stored in single precision, as the layer's opacity. The value that is read may therefore differ from the one that was set.
  open var alpha: CGFloat {
    get { CGFloat(opacity) }
    set {
      let old = CGFloat(opacity)
      opacity = Float(newValue)
      noteChange("alpha", from: old, to: CGFloat(opacity)) { $0.alpha = $1 }
    }
  }
  private var opacity: Float = 1

  open var isHidden = false {
    didSet {
      guard oldValue != isHidden else { return }
      recordChange("isHidden", isHidden)
      tellObservers()
    }
  }
  open var backgroundColor: UIColor? {
    didSet {
      noteChange("backgroundColor", from: ShownColor(oldValue), to: ShownColor(backgroundColor)) {
        $0.backgroundColor = $1.color
      }
    }
  }
  /// The superview's tint, unless the view has its own. Setting it to nil removes its own.
  open var tintColor: UIColor! {
    get { simulatedTint ?? superview?.tintColor ?? UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
    set { simulatedTint = newValue }
  }
  /// The view's own tint.
  @_spi(Simulator) public private(set) var simulatedTint: UIColor?
  open var clipsToBounds = false
  open var isOpaque = true
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      guard oldValue != contentMode else { return }
      recordChange("contentMode", contentMode)
      if !Animation.blocks.isEmpty {
        Simulator.violation("contentMode of \(name) set in an animation block: it is not animated, it jumps")
      }
    }
  }
  open var mask: UIView?
  open var tag = 0

  // Interaction.

  open var isUserInteractionEnabled = true
  private var ownRecognizers: [UIGestureRecognizer] = []
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownRecognizers.isEmpty ? nil : ownRecognizers }
    set {
      for old in ownRecognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }
  open var interactions: [any UIInteraction] = []

  // Layout.

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The safe area of the view, and the controller's `additionalSafeAreaInsets`.
  open var safeAreaInsets: UIEdgeInsets {
    let (own, added) = (inheritedSafeArea, controller?.additionalSafeAreaInsets ?? .zero)
    return UIEdgeInsets(
      top: own.top + added.top, left: own.left + added.left, bottom: own.bottom + added.bottom,
      right: own.right + added.right)
  }

  /// The insets that a scenario has set. Otherwise, the part of the superview's safe area insets that the view overlaps.
  private var inheritedSafeArea: UIEdgeInsets {
    guard simulatedSafeArea == .zero, let superview else { return simulatedSafeArea }
    let outer = superview.safeAreaInsets
    if outer == .zero { return .zero }
    let frame = untransformedFrame
    let bounds = superview.bounds
    return UIEdgeInsets(
      top: max(bounds.minY + outer.top - frame.minY, 0), left: max(bounds.minX + outer.left - frame.minX, 0),
      bottom: max(frame.maxY - (bounds.maxY - outer.bottom), 0),
      right: max(frame.maxX - (bounds.maxX - outer.right), 0))
  }
  private var needsLayout = true
  var heldConstraints: [NSLayoutConstraint] = []
  private lazy var safeAreaGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

  // Hierarchy.

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  open var window: UIWindow? { superview?.window }

  // Simulation.

  /// The view's name in the record.
  @_spi(Simulator) public var simulatedName: String?
  /// The safe area that a scenario sets.
  @_spi(Simulator) public var simulatedSafeArea = UIEdgeInsets.zero

  public init(frame: CGRect) {
    layer = Self.newLayer()
    super.init()
    layer.owner = self
    Simulator.census.enter(self, as: .view)
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// There are no archives in this module.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The class of the view's layer. Only UIKit's own classes are supported.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Drawing

  /// Never called, because nothing is drawn.
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() {}

  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Called when the controller's `additionalSafeAreaInsets` have changed. Other changes are not reported here.
  open func safeAreaInsetsDidChange() {}

  /// Never called here.
  open func tintColorDidChange() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    let screen = UITraitCollection.ofScreen(size: window?.bounds.size ?? UIScreen.main.bounds.size)
    var view: UIView? = self
    while let current = view, current.overrideUserInterfaceStyle == .unspecified { view = current.superview }
    guard let style = view?.overrideUserInterfaceStyle else { return screen }
    return UITraitCollection(traitsFrom: [screen, UITraitCollection(userInterfaceStyle: style)])
  }

  /// The style of this view and its descendants, whatever the screen's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isReversed = traitCollection.layoutDirection == .rightToLeft
    return Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: isReversed ? .rightToLeft : .leftToRight)
  }

  // MARK: Responders

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Layout

  open func setNeedsLayout() {
    needsLayout = true
  }

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Applies constraints. An override that does not call `super` leaves this out, as in UIKit.
  open func layoutSubviews() {
    applyConstraints()
  }

  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The intrinsic size along an axis for a view whose content has none.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
  }

  open func setNeedsUpdateConstraints() {
    setNeedsLayout()
  }

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that the view's constraints determine if it is as close to the target size as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = widthAnchor.constraint(equalToConstant: targetSize.width)
    let height = heightAnchor.constraint(equalToConstant: targetSize.height)
    (width.priority, height.priority) = (horizontalFittingPriority, verticalFittingPriority)
    let (outer, translates) = (superview, translatesAutoresizingMaskIntoConstraints)
    // The view is laid out without its superview.
    superview = nil
    let place = UIView(frame: CGRect(origin: .zero, size: targetSize))
    place.subviews = [self]
    superview = place
    translatesAutoresizingMaskIntoConstraints = false
    heldConstraints += [width, height]
    let size = ConstraintSolver(root: place).rect(of: self)?.size ?? bounds.size
    heldConstraints.removeLast(2)
    translatesAutoresizingMaskIntoConstraints = translates
    place.subviews = []
    superview = outer
    return size
  }

  /// Makes the first responder resign if it is in the view.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.endEditing(force) }
  }

  // MARK: Callbacks

  open func willMove(toSuperview newSuperview: UIView?) {}

  open func didMoveToSuperview() {}

  open func willMove(toWindow newWindow: UIWindow?) {}

  open func didMoveToWindow() {}

  // MARK: Gestures

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    ownRecognizers.append(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    ownRecognizers.removeAll { $0 === gestureRecognizer }
  }

  /// Whether one of the view's recognizers may begin. It is asked before the recognizer's delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The topmost view at a point that takes touches. As documented, a view with an alpha below 0.01 does not.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  // MARK: Snapshots

  /// An empty view of the same size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates, window != nil { Simulator.willCommit?() }
    let snapshot = UIView(frame: bounds)
    snapshot.simulatedName = "snapshot of \(name)"
    return snapshot
  }

  // MARK: Changes

  /// The view's name in the record.
  var name: String { simulatedName ?? "\(type(of: self))" }

  func noteChange<Value: Animatable>(
    _ property: String, from old: Value, to new: Value,
    restore: @escaping @MainActor (UIView, Value) -> Void
  ) {
    if old.isSame(as: new) { return }
    recordChange(property, new)
    Animation.note(self, property, from: old, to: new) { [weak self] value in
      if let self { restore(self, value) }
    }
    tellObservers()
  }

  func recordChange<Value>(_ property: String, _ value: Value) {
    guard Simulator.recordsChanges else { return }
    let isAnimated = !Animation.blocks.isEmpty
    Simulator.recorder.record(
      .changed(view: name, property: property, value: "\(value)", isAnimated: isAnimated))
  }

  open nonisolated override var description: String {
    MainActor.assumeIsolated { name }
  }
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
