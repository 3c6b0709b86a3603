/// A function of the language. Arguments are in the order given here, independently of their labels.
public enum Function: String, Hashable, Sendable, CaseIterable {
  /// The smallest of its arguments; any number of scalars of one dimension.
  case min
  /// The largest of its arguments; any number of scalars of one dimension.
  case max
  /// The magnitude of a scalar.
  case abs
  /// `clamp(x, a..b)`: x, clamped to a range.
  case clamp
  /// `lerp(a, b, t)`: a + (b − a)·t.
  case lerp
  /// `map(x, a..b, c..d)`: the line through (a, c) and (b, d), clamped to the range c…d; c where a = b.
  case map
  /// `rect(x, y, width, height)`.
  case rect
  /// `point(x, y)`.
  case point
  /// `size(width, height)`.
  case size
  /// `vector(x, y)`.
  case vector
  /// `insets(top:left:bottom:right:)`; four arguments, in this order.
  case insets
  /// `inset(rect, by)`: a rect made smaller on each side by a length or by insets.
  case inset
  /// `aspectFit(size, in: rect)`: the largest rect of the size's shape inside another, in its middle.
  case aspectFit
  /// `aspectFill(size, in: rect)`: the smallest rect of the size's shape around another, with the same middle.
  case aspectFill
  /// `offset(rect, vector)`: a rect moved by a displacement.
  case offset
  /// `unit(x, y)`: a place in a view as shares of its width and height.
  case unit
  /// `project(velocity, rate:)`: the distance of a motion that slows down as scroll views do; see `curves.md`. The rate is the share of the
  /// velocity that remains after a millisecond.
  case project
  /// `rubberBand(x, in: a..b)`: x, with resistance outside a range; see `curves.md`.
  case rubberBand
  /// The square root of a scalar; 0 for a negative one.
  case sqrt
  /// The sine of an angle.
  case sin
  /// The cosine of an angle.
  case cos
}

/// A value that only a gesture has.
public enum GestureValue: String, Hashable, Sendable, CaseIterable {
  /// The displacement of the finger since the gesture began, in points.
  case translation
  /// The velocity of the finger, in points per second.
  case velocity
  /// The place of the finger, in the container's coordinates.
  case location
  /// The progress of the interaction, 0…1.
  case progress
  /// The distance of two fingers, as a share of that when the recognizer began to count.
  case scale
  /// The rotation of two fingers, in radians, clockwise.
  case rotation
  /// The rate of change of the scale of two fingers, per second.
  case scaleVelocity = "velocity.scale"
  /// The angular velocity of two fingers, in radians per second.
  case rotationVelocity = "velocity.rotation"

  /// The type of its values.
  public var type: ValueType {
    switch self {
    case .translation: .vector(.length)
    case .velocity: .vector(.speed)
    case .location: .point
    case .progress, .scale: .number
    case .rotation: .scalar(.angle)
    case .scaleVelocity: .scalar(.none / .time)
    case .rotationVelocity: .scalar(.angle / .time)
    }
  }

  /// The values whose name has no dot.
  public static let named = allCases.filter { $0.owner == nil }

  /// The name before the dot: `velocity` of `velocity.scale`.
  public var owner: String? {
    rawValue.firstIndex(of: ".").map { String(rawValue[..<$0]) }
  }

  /// The name after the dot, or the whole one.
  public var ownName: String { rawValue.split(separator: ".").last.map(String.init) ?? rawValue }
}

/// A part of a value of more than one number.
public enum Component: String, Hashable, Sendable, CaseIterable {
  case x, y, width, height, top, left, bottom, right, origin, size, center
}
