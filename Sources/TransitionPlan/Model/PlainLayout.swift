extension ExpressionArena {
  /// Whether a value is that of a screen in a plain layout, where it fills the container: the found one, or the same in other words.
  package func isLayout(
    _ value: ExpressionID, of side: Side, _ property: Property, through locals: [Local]
  ) -> Bool {
    switch kind(value, through: locals) {
    case .found(.screen(side), property): return true
    case .property(.container, let other), .property(.screen(side), let other):
      switch (property, other) {
      case (.frame, .bounds), (.bounds, .frame), (.trailing, .width), (.bottom, .height): return true
      default: return other == property
      }
    case .number(let number): return number == 0 && (property.plain == .x || property.plain == .y)
    case .call where property == .translation: return equals(value, 0, through: locals) == true
    case .call where property.isOfFrame:
      guard let numbers = numbers(of: value, through: locals), numbers.count > 1 else { return false }
      return zip(numbers, property.numbers).allSatisfy { isLayout($0, of: side, $1, through: locals) }
    default: return false
    }
  }

  /// Whether a screen with a value of a property still covers the container, so that nothing below it is seen, or gets touches.
  /// - Parameter forTouches: Whether it is about touches.
  package func covers(
    _ value: ExpressionID, of side: Side, _ property: Property, forTouches: Bool, through locals: [Local]
  ) -> Bool {
    if !property.uncovers(forTouches: forTouches)
      || isLayout(value, of: side, property, through: locals)
    {
      return true
    }
    switch self[value].kind {
    case .color(let color): return color.alpha == 1
    case .number(let alpha) where forTouches && property == .alpha: return alpha >= Property.leastTouchedAlpha
    default:
      guard let number = constant(value), let neutral = property.neutral else { return false }
      return property.isScale ? number >= neutral : number == neutral
    }
  }
}

extension Property {
  /// UIKit gives a view with a smaller alpha no touches.
  package static let leastTouchedAlpha = 0.01

  /// Whether some value of it may let be seen, or be touched, what is below a screen. Hardly anything is seen at round corners, and a screen
  /// takes touches with a transparent background, too.
  package func uncovers(forTouches: Bool) -> Bool {
    switch self {
    case .alpha, .translation: true
    case .background: !forTouches
    default: isOfFrame || isScale || isRotation
    }
  }
}
