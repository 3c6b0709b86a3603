/// A place, in points.
public struct Point: Hashable, Sendable {
  /// To the right of the origin.
  public var x: Double
  /// Below the origin.
  public var y: Double

  /// Makes a place, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A displacement or a velocity: two numbers of one unit.
public struct Vector: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// Makes a vector.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// No displacement.
  public static let zero = Vector(x: 0, y: 0)
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a size, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The width or the height.
  @inlinable package func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// Lengths from the four edges, in points.
public struct Insets: Hashable, Sendable {
  /// From the top.
  public var top: Double
  /// From the left.
  public var left: Double
  /// From the bottom.
  public var bottom: Double
  /// From the right.
  public var right: Double

  /// Makes insets, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A place and a size, in points; y grows downwards.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a rect, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rect around a centre.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The right edge.
  public var right: Double { x + width }
  /// The bottom edge.
  public var bottom: Double { y + height }
  /// The middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// The size.
  public var size: Size { Size(width: width, height: height) }

  /// The rect made smaller on each side; its size is never below zero.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The smallest rect around two.
  package func around(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }

  /// Whether two rects have a part in common that has an area.
  package func meets(_ other: Rect) -> Bool {
    right > other.x && x < other.right && bottom > other.y && y < other.bottom
  }

  /// Whether another rect lies in this one, up to a distance.
  package func contains(_ other: Rect, within distance: Double = 0) -> Bool {
    other.x >= x - distance && other.y >= y - distance && other.right <= right + distance
      && other.bottom <= bottom + distance
  }

  /// Whether this rect contains what of another one lies in a container.
  package func covers(_ other: Rect, in container: Rect) -> Bool {
    x <= max(container.x, other.x) && y <= max(container.y, other.y)
      && right >= min(container.right, other.right) && bottom >= min(container.bottom, other.bottom)
  }

  /// Whether two rects differ by less than a distance.
  package func isNear(_ other: Rect, within distance: Double) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { abs($0) < distance }
  }

  /// The largest rect of a shape inside this one, in its middle; this one itself when the shape has no extent.
  public func aspectFit(_ shape: Size) -> Rect { aspect(shape) { min($0, $1) } }

  /// The smallest rect of a shape around this one, with the same middle; this one when the shape has no extent.
  public func aspectFill(_ shape: Size) -> Rect { aspect(shape) { max($0, $1) } }

  private func aspect(_ shape: Size, _ choose: (Double, Double) -> Double) -> Rect {
    guard shape.width > 0, shape.height > 0 else { return self }
    let scale = choose(width / shape.width, height / shape.height)
    return Rect(center: center, size: Size(width: shape.width * scale, height: shape.height * scale))
  }

  /// From the left to the right, or from the top to the bottom.
  @inlinable package func span(along axis: Axis) -> Interval {
    axis == .horizontal ? Interval(x, right) : Interval(y, bottom)
  }
}
