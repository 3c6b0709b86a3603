import TransitionPlan

/// One of the two directions in which a frame extends.
enum Axis: CaseIterable {
  case horizontal, vertical

  /// The coordinate of a middle: `x`.
  var coordinate: String { self == .horizontal ? "x" : "y" }
  /// The extent: `width`.
  var extent: String { self == .horizontal ? "width" : "height" }
}

/// What is said of a frame on one axis: at most two of its beginning, its middle, its end and its length.
struct AxisValues {
  var low: Code?
  var middle: Code?
  var high: Code?
  var length: Code?

  var isEmpty: Bool { low == nil && middle == nil && high == nil && length == nil }

  /// The length, when it is said or follows from two edges.
  var newLength: Code? {
    if let length { return length }
    if let low, let high { return high - low }
    if let low, let middle { return Code("2") * (middle - low) }
    if let middle, let high { return Code("2") * (high - middle) }
    return nil
  }

  /// The middle; nil when only the length is said.
  /// - Parameter own: The length that the object has anyway; asked for only when it is needed, as it may take a helper.
  func newMiddle(own: @autoclosure () -> Code) -> Code? {
    if let middle { return middle }
    if low == nil, high == nil { return nil }
    let half = Code.binary(newLength ?? own(), "/", Code(2), .multiplication)
    if let low { return low + half }
    return high.map { $0 - half }
  }

  /// The beginning.
  /// - Parameters:
  ///   - own: The length.
  ///   - whole: The length of what it is in, in whose middle it is when nothing else is said.
  func newLow(own: Code, whole: Code) -> Code {
    if let low { return low }
    if let high { return high - own }
    if middle == nil, own == whole { return .zero }
    let half = Code.binary(own, "/", Code(2), .multiplication)
    return (middle ?? Code.binary(whole, "/", Code(2), .multiplication)) - half
  }

  /// Lets other values take the place of these: a place that of a place, a length that of a length.
  mutating func override(by other: AxisValues) {
    if other.low != nil || other.middle != nil || other.high != nil {
      let length = other.newLength ?? newLength
      self = other
      if newLength == nil { self.length = length }
    } else if let length = other.length {
      middle = newMiddle(own: newLength ?? .zero)
      (low, high) = (nil, nil)
      self.length = length
    }
  }

  /// Adds what one property says of an axis.
  mutating func add(_ property: Property, _ value: Value, on axis: Axis) {
    switch (property, axis) {
    case (.x, .horizontal), (.leading, .horizontal), (.y, .vertical), (.top, .vertical): low = value.scalar
    case (.trailing, .horizontal), (.bottom, .vertical): high = value.scalar
    case (.centerX, .horizontal), (.centerY, .vertical): middle = value.scalar
    case (.width, .horizontal), (.height, .vertical): length = value.scalar
    case (.size, _): length = axis == .horizontal ? value.pair.x : value.pair.y
    case (.center, _): middle = axis == .horizontal ? value.pair.x : value.pair.y
    case (.frame, _):
      middle = value.scalar.member(axis == .horizontal ? "midX" : "midY")
      length = value.scalar.member("size." + axis.extent)
    default: break
    }
  }
}

extension Property {
  /// Whether it is a frame or a part of one.
  var isGeometry: Bool { Slot.kind(of: self) == .frame }

  /// Whether it says anything of a frame on an axis.
  func isSaid(on axis: Axis) -> Bool {
    let value: Value =
      switch type {
      case .rect: .rect(Code("x"))
      case .point, .size, .vector: .pair(.one, .one)
      default: .scalar(.one)
      }
    var values = AxisValues()
    values.add(self, value, on: axis)
    return !values.isEmpty
  }

  /// Whether it says where something is from left to right.
  var isPlaceInX: Bool {
    switch self {
    case .frame, .bounds, .center, .x, .leading, .trailing, .centerX: true
    default: false
    }
  }
}
