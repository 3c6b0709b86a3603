import Foundation

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }
}

extension UILayoutPriority {
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}

/// A linear relation between attributes of views and layout guides. The next layout solves it.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute: Attribute
  open private(set) var secondAttribute: Attribute
  open private(set) var relation: Relation
  open private(set) var multiplier: CGFloat
  open var constant: CGFloat {
    didSet { if oldValue != constant { markItems() } }
  }
  open var priority = UILayoutPriority.required {
    didSet { markItems() }
  }
  open var identifier: String?
  /// The view that holds the constraint while it is active: the nearest common ancestor of both items.
  private weak var holder: UIView?

  private init(
    _ first: (item: AnyObject, attribute: Attribute), _ relation: Relation,
    _ second: (item: AnyObject?, attribute: Attribute), _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    (firstItem, firstAttribute) = first
    self.relation = relation
    (secondItem, secondAttribute) = second
    self.multiplier = multiplier
    self.constant = constant
  }

  private static let nothing = NSObject()

  /// Creates a constraint without items, since an app may declare one before it sets it.
  public convenience override init() {
    self.init(
      (item: Self.nothing, attribute: .notAnAttribute), .equal, (item: nil, attribute: .notAnAttribute), 1, 0)
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init((view1 as AnyObject, attr1), relation, (view2 as AnyObject?, attr2), multiplier, c)
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue, holder == nil { activate() }
      if !newValue { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  var firstView: UIView? { Self.view(of: firstItem) }
  var secondView: UIView? { Self.view(of: secondItem) }

  static func view(of item: AnyObject?) -> UIView? {
    (item as? UILayoutGuide)?.owningView ?? item as? UIView
  }

  func hold(in view: UIView) {
    holder = view
    view.heldConstraints.append(self)
    markItems()
  }

  private func activate() {
    guard let firstView else { return }
    var common: UIView? = firstView
    if let secondView {
      while let candidate = common, !secondView.isDescendant(of: candidate) { common = candidate.superview }
    }
    guard let common else {
      return Simulator.violation("a constraint between views without a common ancestor was activated")
    }
    hold(in: common)
  }

  private func deactivate() {
    markItems()
    holder?.heldConstraints.removeAll { $0 === self }
    holder = nil
  }

  /// Marks the items and their superviews as needing layout.
  private func markItems() {
    guard isActive else { return }
    for view in [firstView, secondView] {
      view?.setNeedsLayout()
      view?.superview?.setNeedsLayout()
    }
  }
}

/// A rectangle in a view that constraints can refer to.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?
  /// The insets of the rectangle in the view's bounds.
  let insets: @MainActor (UIView) -> UIEdgeInsets

  init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }

  open var layoutFrame: CGRect { owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero }
}
