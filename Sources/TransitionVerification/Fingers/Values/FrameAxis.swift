import TransitionPlan

/// The numbers of a frame on one axis.
struct FrameAxis {
  let low: Property
  let middle: Property
  let high: Property
  let length: Property

  var all: [Property] { [low, middle, high, length] }

  /// The horizontal axis and the vertical one.
  static let both = [Property.x, .y].compactMap { FrameAxis(of: $0) }

  /// - Parameter property: A property of a `PartKey`.
  init?(of property: Property) {
    switch property {
    case .x, .centerX, .trailing, .width: (low, middle, high, length) = (.x, .centerX, .trailing, .width)
    case .y, .centerY, .bottom, .height: (low, middle, high, length) = (.y, .centerY, .bottom, .height)
    default: return nil
    }
  }

  /// The middle of a frame, computed from one of its positions and its length.
  func middle<Number: FingerNumber>(from number: Number, at place: Property, _ length: Number) -> Number {
    place == low ? number + length.half : place == high ? number - length.half : number
  }

  /// The number of a property of the axis, computed from its middle and its length.
  func place<Number: FingerNumber>(_ property: Property, middle: Number, length: Number) -> Number {
    switch property {
    case low: middle - length.half
    case high: middle + length.half
    case self.length: length
    default: middle
    }
  }
}
