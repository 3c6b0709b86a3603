/// Guaranteed bounds of the values of expressions, for any layout, handed-over values and fingers.
public struct ExpressionBounds {
  package let expressions: ExpressionArena
  let locals: [Local]

  /// - Parameters:
  ///   - expressions: All expressions.
  ///   - locals: The `let`s that they use.
  public init(_ expressions: ExpressionArena, locals: [Local]) {
    self.expressions = expressions
    self.locals = locals
  }

  /// An interval that an expression never leaves; everything if nothing is known of it.
  package func range(_ id: ExpressionID) -> Interval {
    switch expressions[id].kind {
    case .number(let number): Interval(number)
    case .gesture(.progress): .unit
    case .local(let local): range(locals[local].value)
    case .negate(let operand): -range(operand)
    case .binary(.add, let left, let right): range(left) + range(right)
    case .binary(.subtract, let left, let right): range(left) - range(right)
    case .binary(.multiply, let left, let right): range(left) * range(right)
    case .binary(.range, let left, let right): range(left).hull(range(right))
    case .call(.min, let arguments): combined(arguments, Interval.min)
    case .call(.max, let arguments): combined(arguments, Interval.max)
    case .call(.abs, let arguments): range(arguments[0]).magnitude
    case .call(.sin, _), .call(.cos, _): Interval(-1, 1)
    case .call(.lerp, let arguments):
      between(range(arguments[0]), range(arguments[1]), at: range(arguments[2]))
    case .call(.map, let arguments), .call(.clamp, let arguments): range(arguments[arguments.count - 1])
    default: .everything
    }
  }

  /// The values between two others; a share beyond 0...1 leads out of them.
  private func between(_ a: Interval, _ b: Interval, at share: Interval) -> Interval {
    share.low >= 0 && share.high <= 1 ? a.hull(b) : a + (b - a) * share
  }

  private func combined(
    _ arguments: [ExpressionID], _ function: (Interval, Interval) -> Interval
  ) -> Interval {
    arguments.dropFirst().reduce(range(arguments[0])) { function($0, range($1)) }
  }
}
