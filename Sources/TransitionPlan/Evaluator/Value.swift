/// A value at run time: what an expression yields or a property has, in points, seconds and radians.
public enum Value: Hashable, Sendable {
  /// A scalar of any dimension.
  case number(Double)
  /// A place.
  case point(Point)
  /// A width and a height.
  case size(Size)
  /// A displacement or a velocity.
  case vector(Vector)
  /// A place and a size.
  case rect(Rect)
  /// Four lengths.
  case insets(Insets)
  /// A colour.
  case color(Color)
  /// Two scalars, the first not necessarily the smaller.
  case range(Double, Double)
  /// True or false.
  case flag(Bool)

  /// Makes a value of a type from its numbers, in the order of `numbers`; missing ones are 0.
  ///
  /// For example: `Value(type: .point, numbers: [3, 4])` is the place (3, 4).
  public init(type: ValueType, numbers: [Double]) {
    var lanes = Lanes()
    for index in numbers.indices.prefix(4) { lanes[index] = numbers[index] }
    self.init(type, lanes)
  }

  /// Up to four numbers, without a heap allocation.
  typealias Lanes = SIMD4<Double>

  /// Makes a value of a type from the numbers that it has.
  init(_ type: ValueType, _ n: Lanes) {
    switch type {
    case .scalar: self = .number(n[0])
    case .point: self = .point(Point(x: n[0], y: n[1]))
    case .size: self = .size(Size(width: n[0], height: n[1]))
    case .vector: self = .vector(Vector(x: n[0], y: n[1]))
    case .rect: self = .rect(Rect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .insets: self = .insets(Insets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    case .color: self = .color(Color(red: n[0], green: n[1], blue: n[2], alpha: n[3]))
    case .range: self = .range(n[0], n[1])
    case .flag: self = .flag(n[0] != 0)
    }
  }

  /// Its numbers: x, y, width, height; top, left, bottom, right; red, green, blue, alpha; a flag is 0 or 1.
  public var numbers: [Double] {
    let lanes = lanes
    return (0..<count).map { lanes[$0] }
  }

  /// Its numbers; the unused ones are 0.
  var lanes: Lanes {
    switch self {
    case .number(let value): Lanes(value, 0, 0, 0)
    case .point(let point): Lanes(point.x, point.y, 0, 0)
    case .size(let size): Lanes(size.width, size.height, 0, 0)
    case .vector(let vector): Lanes(vector.x, vector.y, 0, 0)
    case .rect(let rect): Lanes(rect.x, rect.y, rect.width, rect.height)
    case .insets(let insets): Lanes(insets.top, insets.left, insets.bottom, insets.right)
    case .color(let color): Lanes(color.red, color.green, color.blue, color.alpha)
    case .range(let low, let high): Lanes(low, high, 0, 0)
    case .flag(let isTrue): Lanes(isTrue ? 1 : 0, 0, 0, 0)
    }
  }

  /// The number of its numbers.
  var count: Int {
    switch self {
    case .number, .flag: 1
    case .point, .size, .vector, .range: 2
    case .rect, .insets, .color: 4
    }
  }

  /// Its first number: the value of a scalar.
  public var number: Double { lanes[0] }

  /// Whether it is a condition that is true.
  public var isTrue: Bool { self == .flag(true) }

  /// Whether all its numbers are finite.
  public var isFinite: Bool {
    let lanes = lanes
    return (0..<count).allSatisfy { lanes[$0].isFinite }
  }

  /// The interpolation to another value, number by number.
  ///
  /// At 0 it is exactly this value and at 1 exactly the other. A flag changes at 1; so does a value of another kind.
  /// - Parameter progress: The share of the distance; beyond 0…1 where a curve overshoots.
  public func interpolated(to end: Value, progress: Double) -> Value {
    if progress == 1 { return end }
    if progress == 0 { return self }
    if case .flag = self { return progress < 1 ? self : end }
    return zipped(with: end) { $0 + ($1 - $0) * progress } ?? (progress < 1 ? self : end)
  }

  /// The value with each number clamped to limits; those of a colour are in 0…1.
  public func held(to limits: ClosedRange<Double>?) -> Value {
    var limits = limits
    if case .color = self { limits = limits ?? 0...1 }
    guard let limits else { return self }
    return mapped { min(max($0, limits.lowerBound), limits.upperBound) }
  }

  /// The value of the same kind with other numbers.
  func mapped(_ transform: (Double) -> Double) -> Value {
    var lanes = lanes
    for index in 0..<count { lanes[index] = transform(lanes[index]) }
    return Value(kind, lanes)
  }

  /// The value of the same kind whose numbers combine this one's and another's; nil for another kind.
  func zipped(with other: Value, _ combine: (Double, Double) -> Double) -> Value? {
    guard isSameKind(as: other) else { return nil }
    var lanes = lanes
    let others = other.lanes
    for index in 0..<count { lanes[index] = combine(lanes[index], others[index]) }
    return Value(kind, lanes)
  }

  /// Whether both are points, or both rects, and so on.
  func isSameKind(as other: Value) -> Bool { kind == other.kind }

  /// The value of the same kind with other numbers, in the order of `numbers`.
  func replacing(_ numbers: [Double]) -> Value { Value(type: kind, numbers: numbers) }

  /// A type of this kind; the dimension does not matter to a value.
  private var kind: ValueType {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .vector: .vector(.none)
    case .rect: .rect
    case .insets: .insets
    case .color: .color
    case .range: .range(.none)
    case .flag: .flag
    }
  }

  /// A component; 0 if the value does not have it.
  func component(_ component: Component) -> Value {
    switch (self, component) {
    case (.point(let point), .x): .number(point.x)
    case (.point(let point), .y): .number(point.y)
    case (.vector(let vector), .x): .number(vector.x)
    case (.vector(let vector), .y): .number(vector.y)
    case (.size(let size), .width): .number(size.width)
    case (.size(let size), .height): .number(size.height)
    case (.insets(let insets), .top): .number(insets.top)
    case (.insets(let insets), .left): .number(insets.left)
    case (.insets(let insets), .bottom): .number(insets.bottom)
    case (.insets(let insets), .right): .number(insets.right)
    case (.rect(let rect), _): Self.component(component, of: rect)
    default: .number(0)
    }
  }

  private static func component(_ component: Component, of rect: Rect) -> Value {
    switch component {
    case .x, .left: .number(rect.x)
    case .y, .top: .number(rect.y)
    case .width: .number(rect.width)
    case .height: .number(rect.height)
    case .right: .number(rect.right)
    case .bottom: .number(rect.bottom)
    case .origin: .point(Point(x: rect.x, y: rect.y))
    case .size: .size(rect.size)
    case .center: .point(rect.center)
    }
  }
}
