package import TransitionPlan

/// The parts of values with more than one number.
package enum ComponentTypes {
  /// The type of a part, or nil when values of the type have no such part.
  package static func type(of component: Component, in type: ValueType) -> ValueType? {
    switch (type, component) {
    case (.point, .x), (.point, .y), (.size, .width), (.size, .height): .length
    case (.vector(let dimension), .x), (.vector(let dimension), .y): .scalar(dimension)
    case (.rect, .x), (.rect, .y), (.rect, .width), (.rect, .height): .length
    case (.rect, .origin), (.rect, .center): .point
    case (.rect, .size): .size
    case (.insets, .top), (.insets, .left), (.insets, .bottom), (.insets, .right): .length
    default: nil
    }
  }
}
