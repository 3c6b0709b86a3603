extension ExpressionArena {
  /// The numbers in which a value is written, here or in a `let`: those of a rect, a size, a point or a vector; of a scalar the value
  /// itself. Nil for all others, such as `inset(…)`.
  package func numbers(of value: ExpressionID, through locals: [Local]) -> [ExpressionID]? {
    switch self[value].kind {
    case .local(let index) where locals.indices.contains(index):
      return numbers(of: locals[index].value, through: locals)
    case .call(let function, let numbers) where function.onlyGathers:
      return numbers.count == self[value].type.count ? numbers : nil
    default:
      if case .scalar = self[value].type { return [value] }
      return nil
    }
  }

  /// The number in which a value of a property says another one: of a frame the third one is its `width`.
  package func number(
    _ part: Property, of value: ExpressionID, as property: Property, through locals: [Local]
  ) -> ExpressionID? {
    guard let index = part.index(in: property), let numbers = numbers(of: value, through: locals),
      numbers.indices.contains(index)
    else { return nil }
    return numbers[index]
  }

  /// Whether all numbers of a value are a number; nil where that is known only at run time.
  package func equals(_ value: ExpressionID, _ number: Double, through locals: [Local]) -> Bool? {
    if let constant = constant(value) { return constant == number }
    guard let numbers = numbers(of: value, through: locals) else { return nil }
    var isEqual = true
    for part in numbers {
      guard let constant = constant(part) else { return nil }
      isEqual = isEqual && constant == number
    }
    return isEqual
  }

  /// Whether a value is `_`, the one that the transition finds.
  package func isFound(_ value: ExpressionID) -> Bool {
    if case .found = self[value].kind { true } else { false }
  }

  /// Whether a value of a property is the one that the transition finds: `_`, or the property itself.
  package func isFound(_ value: ExpressionID, of key: PropertyKey, through locals: [Local]) -> Bool {
    switch kind(value, through: locals) {
    case .found: true
    case .property(let subject, let property): PropertyKey(subject, property) == key
    default: false
    }
  }

  /// The length that is 0 in a value of a property, as it is written.
  package func lengthOfZero(
    in value: ExpressionID, of property: Property, through locals: [Local]
  ) -> Property? {
    [.width, .height].first {
      number($0, of: value, as: property, through: locals).flatMap(constant) == 0
    }
  }
}

extension Property {
  /// The properties whose values are the numbers in which a value of this one is written: of a frame `x`, `y`, `width` and `height`; itself
  /// if it has one number.
  package var numbers: [Property] {
    switch self {
    case .frame, .bounds: [.x, .y, .width, .height]
    case .center: [.centerX, .centerY]
    case .size, .imageSize: [.width, .height]
    default: type.count == 1 ? [plain] : []
    }
  }

  /// Which of the numbers of another property this one is; nil if it is none.
  package func index(in property: Property) -> Int? {
    property == self ? (type.count == 1 ? 0 : nil) : property.numbers.firstIndex(of: plain)
  }
}
