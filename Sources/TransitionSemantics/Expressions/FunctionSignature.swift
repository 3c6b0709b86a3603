import TransitionPlan

/// What the functions take and make.
struct FunctionSignature {
  /// The name of each argument; nil for one that is written without.
  var labels: [String?]
  /// Whether the names may be left out, and arguments too: they are 0 then.
  var areLabelsOptional = false
  /// Whether it takes any number of values, at least two.
  var isVariadic = false

  static func of(_ function: Function) -> FunctionSignature {
    switch function {
    case .min, .max: variadic
    case .abs, .sqrt, .sin, .cos: plain[1]
    case .clamp, .inset, .offset, .point, .size, .unit, .vector: plain[2]
    case .lerp, .map: plain[3]
    case .rect: plain[4]
    case .insets: insets
    case .aspectFit, .aspectFill, .rubberBand: inside
    case .project: rate
    }
  }

  /// Of a number of arguments that are written without names.
  private static let plain = (0...4).map { FunctionSignature(labels: [String?](repeating: nil, count: $0)) }
  private static let variadic = FunctionSignature(labels: [], isVariadic: true)
  private static let insets = FunctionSignature(
    labels: ["top", "left", "bottom", "right"], areLabelsOptional: true)
  private static let inside = FunctionSignature(labels: [nil, "in"])
  private static let rate = FunctionSignature(labels: [nil, "rate"])

  /// The type of the result; the arguments have been found right.
  static func result(_ function: Function, _ arguments: [Typed]) -> ValueType? {
    switch function {
    case .min, .max, .abs, .clamp, .lerp, .rubberBand: arguments[0].type
    case .project: arguments[0].type == .scalar(.speed) ? .length : .vector(.length)
    case .unit: .vector(.none)
    case .map: if case .range(let dimension) = arguments[2].type { .scalar(dimension) } else { nil }
    case .rect, .inset, .offset, .aspectFit, .aspectFill: .rect
    case .point: .point
    case .size: .size
    case .vector: arguments[0].type.dimension.map(ValueType.vector)
    case .insets: .insets
    case .sqrt: arguments[0].type.dimension?.squareRoot.map(ValueType.scalar)
    case .sin, .cos: .number
    }
  }

  /// The first argument whose type is wrong, and what was expected there.
  static func firstMismatch(_ function: Function, _ arguments: [Typed]) -> (index: Int, expected: String)? {
    for (index, argument) in arguments.enumerated() {
      if let expected = expectation(function, index, argument.type, arguments) { return (index, expected) }
    }
    return nil
  }

  /// What was expected of an argument, or nil when it is right.
  private static func expectation(
    _ function: Function, _ index: Int, _ type: ValueType, _ arguments: [Typed]
  ) -> String? {
    func needs(_ expected: ValueType) -> String? { type == expected ? nil : expected.description }
    switch (function, index) {
    case (.lerp, 2): return needs(.number)
    case (.min, _), (.max, _), (.vector, _), (.lerp, _):
      if type.dimension == nil { return "a number" }
      return needs(arguments[0].type)
    case (.abs, _), (.clamp, 0), (.map, 0), (.rubberBand, 0): return type.dimension == nil ? "a number" : nil
    case (.clamp, _), (.map, 1), (.rubberBand, _):
      return arguments[0].type.dimension.flatMap { needs(.range($0)) }
    case (.map, _): if case .range = type { return nil } else { return "a range, such as `0..1`" }
    case (.rect, _), (.point, _), (.size, _), (.insets, _): return needs(.length)
    case (.inset, 0), (.offset, 0): return needs(.rect)
    case (.offset, _): return needs(.vector(.length))
    case (.unit, _), (.project, 1): return needs(.number)
    case (.project, _):
      return type == .scalar(.speed) || type == .vector(.speed) ? nil : Dimension.speed.description
    case (.inset, _): return type == .insets || type == .length ? nil : "a length or insets"
    case (.aspectFit, 0), (.aspectFill, 0): return needs(.size)
    case (.aspectFit, _), (.aspectFill, _): return needs(.rect)
    case (.sqrt, _): return type.dimension?.squareRoot == nil ? "a number of even dimensions" : nil
    case (.sin, _), (.cos, _): return needs(.scalar(.angle))
    }
  }
}
