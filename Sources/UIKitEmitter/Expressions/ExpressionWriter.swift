import TransitionPlan
import TransitionText

/// Writes the expressions of a plan as Swift. Points and vectors are written one axis at a time.
struct ExpressionWriter {
  /// An axis of a point or vector, or a side of a size.
  enum Axis {
    case x, y
  }

  let scope: TransitionScope
  /// What stands for a value that only the place knows: a property, a value of the gesture, a `let`.
  /// Scalars are asked for without an axis. Nil when the place does not know it.
  let read: (ExpressionKind, Axis?) -> SwiftText?

  private var arena: ExpressionArena { scope.arena }

  /// The Swift of a number, a flag or a condition.
  func scalar(_ id: ExpressionID) -> SwiftText {
    let expression = arena[id]
    switch expression.kind {
    case .number(let value): return Self.number(value)
    case .flag(let value): return SwiftText(value ? "true" : "false")
    case .property, .start, .gesture, .local:
      return read(expression.kind, nil) ?? unknown(id)
    case .component(let operand, let component): return part(operand, component, id)
    case .negate(let operand): return SwiftText("-" + scalar(operand).inside(.prefix), .prefix)
    case .not(let operand): return SwiftText("!" + scalar(operand).inside(.prefix), .prefix)
    case .binary(let operation, let left, let right): return binary(operation, left, right, id, scalar)
    case .call(let function, let arguments): return call(function, arguments, id)
    case .color: return unknown(id)
    }
  }

  /// The Swift of one axis of a point, a vector or a size.
  func axis(_ id: ExpressionID, _ axis: Axis) -> SwiftText {
    let expression = arena[id]
    func same(_ id: ExpressionID) -> SwiftText {
      arena[id].type.dimension == nil ? self.axis(id, axis) : scalar(id)
    }
    switch expression.kind {
    case .property, .start, .gesture, .local: return read(expression.kind, axis) ?? unknown(id)
    case .negate(let operand): return SwiftText("-" + same(operand).inside(.prefix), .prefix)
    case .binary(let operation, let left, let right): return binary(operation, left, right, id, same)
    case .call(.vector, let arguments), .call(.point, let arguments), .call(.size, let arguments):
      return scalar(arguments[axis == .x ? 0 : 1])
    default: return unknown(id)
    }
  }

  /// A number as Swift writes it.
  static func number(_ value: Double) -> SwiftText {
    SwiftText(NumberText.text(value), value < 0 ? .prefix : .primary)
  }

  private func unknown(_ id: ExpressionID) -> SwiftText {
    scope.cannotSay("this value here", at: arena[id].range)
    return SwiftText("0")
  }

  // MARK: Parts

  private func part(_ operand: ExpressionID, _ component: Component, _ id: ExpressionID) -> SwiftText {
    switch component {
    case .x, .width: return axis(operand, .x)
    case .y, .height: return axis(operand, .y)
    default: return unknown(id)
    }
  }

  // MARK: Operators

  private func binary(
    _ operation: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ id: ExpressionID,
    _ write: (ExpressionID) -> SwiftText
  ) -> SwiftText {
    switch operation {
    case .add, .subtract: return sum(operation, left, right, write)
    case .multiply: return joined("*", write(left), write(right), .product, .product)
    case .divide:
      // A divisor that may be zero is guarded, since the language divides to 0 then.
      if let divisor = arena.constant(right), divisor != 0 {
        return joined("/", write(left), write(right), .product, .prefix)
      }
      return SwiftText("\(scope.helper(.divide))(\(write(left).text), \(write(right).text))")
    case .and: return joined("&&", write(left), write(right), .and, .and)
    case .or: return joined("||", write(left), write(right), .or, .or)
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
      return joined(operation.rawValue, write(left), write(right), .comparison, .sum, left: .sum)
    case .range: return unknown(id)
    }
  }

  /// A zero is left out of a sum.
  private func sum(
    _ operation: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID,
    _ write: (ExpressionID) -> SwiftText
  ) -> SwiftText {
    let a = write(left)
    let b = write(right)
    if b.text == "0" { return a }
    if a.text == "0" { return operation == .add ? b : SwiftText("-" + b.inside(.prefix), .prefix) }
    return joined(operation.rawValue, a, b, .sum, operation == .add ? .sum : .product)
  }

  private func joined(
    _ sign: String, _ left: SwiftText, _ right: SwiftText, _ binding: SwiftText.Binding,
    _ rightBinding: SwiftText.Binding, left leftBinding: SwiftText.Binding? = nil
  ) -> SwiftText {
    let leftText = left.inside(leftBinding ?? binding)
    return SwiftText("\(leftText) \(sign) \(right.inside(rightBinding))", binding)
  }

  // MARK: Functions

  private func call(_ function: Function, _ arguments: [ExpressionID], _ id: ExpressionID) -> SwiftText {
    func list(_ ids: [ExpressionID]) -> String { ids.map { scalar($0).text }.joined(separator: ", ") }
    switch function {
    case .min, .max: return SwiftText("\(function.rawValue)(\(list(arguments)))")
    case .abs: return SwiftText("abs(\(list(arguments)))")
    case .sin, .cos: return SwiftText("\(function.rawValue)(\(list(arguments)))")
    case .sqrt: return SwiftText("max(0, \(list(arguments))).squareRoot()")
    case .lerp:
      let (a, b, t) = (scalar(arguments[0]), scalar(arguments[1]), scalar(arguments[2]))
      let way = SwiftText("\(b.inside(.sum)) - \(a.inside(.product))", .sum)
      return SwiftText("\(a.inside(.sum)) + \(way.inside(.product)) * \(t.inside(.prefix))", .sum)
    case .clamp:
      guard let (low, high) = ends(arguments[1]) else { return unknown(id) }
      return SwiftText("min(max(\(scalar(arguments[0]).text), \(low)), \(high))")
    case .map:
      guard let (a, b) = ends(arguments[1]), let (c, d) = ends(arguments[2]) else { return unknown(id) }
      return SwiftText("\(scope.helper(.map))(\(scalar(arguments[0]).text), \(a), \(b), \(c), \(d))")
    case .rect, .point, .size, .vector, .insets, .inset, .aspectFit, .aspectFill: return unknown(id)
    }
  }

  private func ends(_ id: ExpressionID) -> (String, String)? {
    guard case .binary(.range, let low, let high) = arena[id].kind else { return nil }
    return (scalar(low).text, scalar(high).text)
  }

  // MARK: Limits

  /// The Swift of a scalar that is held to a property's limits, unless it is within them by construction.
  func limited(_ id: ExpressionID, to property: Property) -> String {
    let text = scalar(id).text
    guard let limits = property.limits, !isWithin(limits, id) else { return text }
    let low = NumberText.text(limits.lowerBound)
    if limits.upperBound.isInfinite { return "max(\(text), \(low))" }
    return "min(max(\(text), \(low)), \(NumberText.text(limits.upperBound)))"
  }

  private func isWithin(_ limits: ClosedRange<Double>, _ id: ExpressionID) -> Bool {
    guard let bounds = bounds(of: id) else { return false }
    return limits.contains(bounds.lowerBound) && limits.contains(bounds.upperBound)
  }

  /// Between which numbers a value lies whatever happens, as far as that can be seen.
  private func bounds(of id: ExpressionID) -> ClosedRange<Double>? {
    switch arena[id].kind {
    case .number(let value): return value...value
    case .property(_, let property): return property.limits.flatMap { $0.upperBound.isFinite ? $0 : nil }
    case .gesture(.progress): return 0...1
    case .call(.map, let arguments): return range(arguments[2])
    case .call(.clamp, let arguments): return range(arguments[1])
    case .binary(.subtract, let left, let right):
      guard let a = bounds(of: left), let b = bounds(of: right) else { return nil }
      return (a.lowerBound - b.upperBound)...(a.upperBound - b.lowerBound)
    default: return nil
    }
  }

  private func range(_ id: ExpressionID) -> ClosedRange<Double>? {
    guard case .binary(.range, let low, let high) = arena[id].kind, let a = arena.constant(low),
      let b = arena.constant(high)
    else { return nil }
    return min(a, b)...max(a, b)
  }
}
