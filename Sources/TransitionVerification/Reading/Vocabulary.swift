import TransitionPlan

extension Subject {
  /// The screen that it is, or of which it is a view.
  var side: Side? {
    switch self {
    case .screen(let side), .provided(let side, _): side
    case .container, .shared, .added, .tabBar, .navigationBar: nil
    }
  }

  /// Whether every finger on another view is also on this view, as far as is known.
  func holdsFingers(of inner: Subject) -> Bool {
    if self == inner { return true }
    guard case .screen(let screen) = self, case .provided(let side, _) = inner else { return false }
    return screen == side
  }
}

extension Property {
  /// The dimension of its numbers.
  var dimension: Dimension {
    switch type {
    case .scalar(let dimension), .vector(let dimension), .range(let dimension): dimension
    case .point, .size, .rect, .insets: .length
    case .color, .flag: .none
    }
  }

  /// The part of the property that is a position along an axis, 0 for x; nil if there is none.
  func part(along axis: Int) -> Int? {
    switch self {
    case .frame, .center, .translation: axis
    case .x, .leading, .trailing, .centerX: axis == 0 ? 0 : nil
    case .y, .top, .bottom, .centerY: axis == 1 ? 0 : nil
    default: nil
    }
  }
}

extension ViewKind {
  /// Whether a finger scrolls the view's content.
  var scrolls: Bool { self == .scroll || self == .collection }
}

extension BinaryOperator {
  /// Whether the expression computes numbers from numbers.
  var isArithmetic: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide: true
    default: false
    }
  }

  /// The operator with its sides exchanged.
  var mirrored: BinaryOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: self
    }
  }

  /// Whether the comparison keeps its left side below the right one, and whether above; nil for neither.
  /// - Parameter holds: Whether it holds or fails.
  func sides(holds: Bool) -> (below: Bool, above: Bool)? {
    switch self {
    case .less, .lessOrEqual: (holds, !holds)
    case .greater, .greaterOrEqual: (!holds, holds)
    case .equal where holds, .notEqual where !holds: (true, true)
    default: nil
    }
  }
}

extension Size {
  /// The width, 0, or the height, 1.
  func length(along axis: Int) -> Double { axis == 0 ? width : height }
}

extension Rect {
  /// From the left to the right, 0, or from the top to the bottom, 1.
  func span(along axis: Int) -> Interval { axis == 0 ? Interval(x, right) : Interval(y, bottom) }
}
