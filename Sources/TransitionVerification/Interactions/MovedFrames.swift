import TransitionPlan

extension FingerAnalysis {
  /// A number of a frame at rest, of which tracks say other numbers of the same axis; nil where that does not settle it.
  ///
  /// As the evaluator has it: two numbers settle an axis, one place alone moves the frame, and a length alone keeps its middle.
  mutating func restOnAxis(_ key: PartKey) -> Quantity? {
    guard !isCaught, let axis = FrameAxis(of: key.property), !facts.placed.hasChanged(key) else { return nil }
    func part(_ property: Property) -> PartKey { PartKey(key.subject, property, 0) }
    for property in axis.all where facts.held.contains(part(property)) { return nil }
    return onAxis(key, axis, axis.all.filter { facts.entries[part($0)] != nil }) { $0.rest($1) }
  }

  /// A number of a frame of which others of the same axis follow the progress, or none; nil where that does not settle it.
  mutating func scrubbedOnAxis(_ key: PartKey) -> Quantity? {
    guard let axis = FrameAxis(of: key.property), !facts.placed.hasChanged(key) else { return nil }
    func part(_ property: Property) -> PartKey { PartKey(key.subject, property, 0) }
    for property in axis.all where facts.held.contains(part(property)) { return nil }
    let said = axis.all.filter { facts.entries[part($0)] != nil }
    // What one direction alone moves rests in the other.
    guard said.allSatisfy({ isScrubbedItself(part($0)) }) else { return nil }
    return onAxis(key, axis, said) { $0.scrubbed($1) ?? .anything }
  }

  private mutating func onAxis(
    _ key: PartKey, _ axis: FrameAxis, _ said: [Property],
    _ number: (inout FingerAnalysis, PartKey) -> Quantity
  ) -> Quantity? {
    func part(_ property: Property) -> PartKey { PartKey(key.subject, property, 0) }
    switch said.count {
    case 0: return layout(key)  // what is said is of the other axis
    case 1:
      let number = number(&self, part(said[0]))
      if said[0] == axis.length {
        return axis.place(key.property, middle: layout(part(axis.middle)), length: number)
      }
      let length = layout(part(axis.length))
      if key.property == axis.length { return length }
      return axis.place(key.property, middle: axis.middle(from: number, at: said[0], length), length: length)
    case 2:
      let numbers = [number(&self, part(said[0])), number(&self, part(said[1]))]
      let length: Quantity
      if said.contains(axis.length) {
        length = said[0] == axis.length ? numbers[0] : numbers[1]
      } else {
        // In the order of `all`: from low to high.
        let way = numbers[1] - numbers[0]
        length = said == [axis.low, axis.high] ? way : way + way
      }
      let place = said[0] == axis.length ? 1 : 0
      let middle = axis.middle(from: numbers[place], at: said[place], length)
      return axis.place(key.property, middle: middle, length: length)
    default: return nil
    }
  }
}

/// What the numbers of an axis are worked out with.
protocol AxisNumber {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  /// The half of it.
  var half: Self { get }
}

extension Quantity: AxisNumber {
  var half: Quantity { self / Quantity(2) }
}

/// The numbers of a frame on one axis.
struct FrameAxis {
  let low: Property
  let middle: Property
  let high: Property
  let length: Property

  var all: [Property] { [low, middle, high, length] }

  /// - Parameter property: One of a `PartKey`.
  init?(of property: Property) {
    switch property {
    case .x, .centerX, .trailing, .width:
      (low, middle, high, length) = (.x, .centerX, .trailing, .width)
    case .y, .centerY, .bottom, .height:
      (low, middle, high, length) = (.y, .centerY, .bottom, .height)
    default: return nil
    }
  }

  /// The middle of what has a number at one of its places.
  func middle<Number: AxisNumber>(from number: Number, at place: Property, _ length: Number) -> Number {
    place == low ? number + length.half : place == high ? number - length.half : number
  }

  func place<Number: AxisNumber>(_ property: Property, middle: Number, length: Number) -> Number {
    switch property {
    case low: middle - length.half
    case high: middle + length.half
    case self.length: length
    default: middle
    }
  }
}
