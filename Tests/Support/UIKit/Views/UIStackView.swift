import Foundation

/// Arranges views in a row or column. Except with equal sizes, each view has its own size along the axis. The remaining space goes to
/// the last view, to all views in proportion, or into the gaps.
@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { setNeedsLayout() }
  }
  open var distribution = Distribution.fill {
    didSet { setNeedsLayout() }
  }
  open var alignment = Alignment.fill {
    didSet { setNeedsLayout() }
  }
  open var spacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  private var ownSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    ownSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    ownSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  // MARK: Layout

  private var isHorizontal: Bool { axis == .horizontal }

  /// The views that are arranged: those that are not hidden and are still subviews.
  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }

  private func size(of view: UIView) -> CGSize {
    let content = view.intrinsicContentSize
    return CGSize(
      width: content.width >= 0 ? content.width : view.bounds.width,
      height: content.height >= 0 ? content.height : view.bounds.height)
  }

  private func gaps(_ views: [UIView]) -> CGFloat {
    views.dropLast().reduce(0) { $0 + customSpacing(after: $1) }
  }

  open override var intrinsicContentSize: CGSize {
    let views = shown
    let sizes = views.map(size)
    let long = sizes.reduce(gaps(views)) { $0 + (isHorizontal ? $1.width : $1.height) }
    let wide = sizes.map { isHorizontal ? $0.height : $0.width }.max() ?? 0
    return isHorizontal ? CGSize(width: long, height: wide) : CGSize(width: wide, height: long)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangedSubviews.removeAll { $0.superview !== self }
    let views = shown
    guard !views.isEmpty else { return }
    let length = isHorizontal ? bounds.width : bounds.height
    var lengths = views.map { isHorizontal ? size(of: $0).width : size(of: $0).height }
    var gap: CGFloat = 0
    let left = length - gaps(views) - lengths.reduce(0, +)
    switch distribution {
    case .fillEqually:
      lengths = views.map { _ in (length - gaps(views)) / CGFloat(views.count) }
    case .fill: lengths[lengths.count - 1] += left
    case .fillProportionally:
      let sum = lengths.reduce(0, +)
      if sum > 0 { lengths = lengths.map { $0 + left * $0 / sum } }
    case .equalSpacing, .equalCentering: gap = views.count > 1 ? max(left, 0) / CGFloat(views.count - 1) : 0
    }
    place(views, lengths, gap)
  }

  private func place(_ views: [UIView], _ lengths: [CGFloat], _ gap: CGFloat) {
    let isReversed = isHorizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = isHorizontal ? bounds.height : bounds.width
    var start: CGFloat = 0
    for (view, length) in zip(views, lengths) {
      let own = isHorizontal ? size(of: view).height : size(of: view).width
      let width = alignment == .fill ? room : own
      let across: CGFloat =
        switch alignment {
        case .fill, .leading, .firstBaseline: 0
        case .center: (room - width) / 2
        case .trailing, .lastBaseline: room - width
        }
      let along = isReversed ? bounds.width - start - length : start
      view.place(
        isHorizontal
          ? CGRect(x: along, y: across, width: length, height: width)
          : CGRect(x: across, y: along, width: width, height: length))
      start += length + customSpacing(after: view) + gap
    }
  }
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
