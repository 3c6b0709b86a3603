import TransitionPlan

/// How the numbers of a frame on one axis follow from each other.
extension Axis {
  /// The middle of a frame, computed from one of its positions and its length.
  func middle<Number: FingerNumber>(from number: Number, at place: Property, _ length: Number) -> Number {
    place == self[.minimum]
      ? number + length.half : place == self[.maximum] ? number - length.half : number
  }

  /// The number of a property of the axis, computed from its middle and its length.
  func place<Number: FingerNumber>(_ property: Property, middle: Number, length: Number) -> Number {
    switch property {
    case self[.minimum]: middle - length.half
    case self[.maximum]: middle + length.half
    case self[.length]: length
    default: middle
    }
  }
}
