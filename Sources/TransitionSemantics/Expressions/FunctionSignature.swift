package import TransitionPlan

/// The arguments and results of functions.
package struct FunctionSignature {
  /// The name of each argument; nil for one without a name.
  package let labels: [String?]
  /// Whether names and arguments may be omitted. Omitted arguments are 0.
  package let areLabelsOptional: Bool
  /// Whether the function takes any number of values, at least two.
  package let isVariadic: Bool

  /// Whether an argument has a name.
  let hasLabels: Bool

  private init(labels: [String?], areLabelsOptional: Bool = false, isVariadic: Bool = false) {
    self.labels = labels
    self.areLabelsOptional = areLabelsOptional
    self.isVariadic = isVariadic
    hasLabels = labels.contains { $0 != nil }
  }

  package static func of(_ function: Function) -> FunctionSignature {
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

  /// Signatures of arguments without names, by their number.
  private static let plain = (0...4).map { FunctionSignature(labels: [String?](repeating: nil, count: $0)) }
  private static let variadic = FunctionSignature(labels: [], isVariadic: true)
  private static let insets = FunctionSignature(
    labels: ["top", "left", "bottom", "right"], areLabelsOptional: true)
  private static let inside = FunctionSignature(labels: [nil, "in"])
  private static let rate = FunctionSignature(labels: [nil, "rate"])

  /// The named rates of `project`: those of scroll views.
  package static let rates = [(name: "normal", value: 0.998), (name: "fast", value: 0.99)]

  /// The type of the result. The arguments have been checked.
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

  /// An argument whose type is wrong.
  struct Mismatch {
    /// Its index.
    var index: Int
    /// The expected type, in words.
    var expected: String
    /// The expected type, if there is a single one.
    var type: ValueType?
    /// Whether the first argument determines the expected type.
    var followsFirst = false
  }

  /// The first argument with a wrong type.
  static func firstMismatch(_ function: Function, _ arguments: [Typed]) -> Mismatch? {
    for (index, argument) in arguments.enumerated() {
      if var found = expectation(function, index, argument.type, arguments) {
        found.index = index
        return found
      }
    }
    return nil
  }

  /// The expected type of an argument; nil when it is right.
  private static func expectation(
    _ function: Function, _ index: Int, _ type: ValueType, _ arguments: [Typed]
  ) -> Mismatch? {
    func needs(_ expected: ValueType, asFirst: Bool = false) -> Mismatch? {
      if type == expected { return nil }
      return Mismatch(index: index, expected: expected.description, type: expected, followsFirst: asFirst)
    }
    func words(_ isRight: Bool, _ expected: String, _ type: ValueType? = nil) -> Mismatch? {
      isRight ? nil : Mismatch(index: index, expected: expected, type: type)
    }
    let isScalar = type.dimension != nil
    switch (function, index) {
    case (.lerp, 2): return needs(.number)
    case (.min, _), (.max, _), (.vector, _), (.lerp, _):
      if !isScalar { return words(false, "a number", index > 0 ? arguments[0].type : .length) }
      return needs(arguments[0].type, asFirst: true)
    case (.abs, _), (.clamp, 0), (.map, 0), (.rubberBand, 0): return words(isScalar, "a number", .length)
    case (.clamp, _), (.map, 1), (.rubberBand, _):
      return arguments[0].type.dimension.flatMap { needs(.range($0), asFirst: true) }
    case (.map, _):
      if case .range = type { return nil }
      return words(false, "a range, such as `0..1`", .range(.none))
    case (.rect, _), (.point, _), (.size, _), (.insets, _): return needs(.length)
    case (.inset, 0), (.offset, 0): return needs(.rect)
    case (.offset, _): return needs(.vector(.length))
    case (.unit, _), (.project, 1): return needs(.number)
    case (.project, _):
      return words(
        type == .scalar(.speed) || type == .vector(.speed), Dimension.speed.description,
        isScalar ? .scalar(.speed) : .vector(.speed))
    case (.inset, _): return words(type == .insets || type == .length, "a length or insets", .length)
    case (.aspectFit, 0), (.aspectFill, 0): return needs(.size)
    case (.aspectFit, _), (.aspectFill, _): return needs(.rect)
    case (.sqrt, _):
      return words(type.dimension?.squareRoot != nil, "a plain number or a square, such as an area")
    case (.sin, _), (.cos, _): return needs(.scalar(.angle))
    }
  }
}
