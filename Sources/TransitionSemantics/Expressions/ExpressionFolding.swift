import TransitionPlan
import TransitionText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension ExpressionArena {
  /// Whether a value is known before a run.
  func isConstant(_ id: ExpressionID) -> Bool {
    switch self[id].kind {
    case .property, .start, .found, .handed, .inState, .gesture, .gestureStart, .local: false
    case .number, .flag, .color: true
    case .component(let operand, _), .negate(let operand), .not(let operand): isConstant(operand)
    case .binary(_, let left, let right): isConstant(left) && isConstant(right)
    case .call(_, let arguments): arguments.allSatisfy { isConstant($0) }
    }
  }

  /// Adds an expression, evaluated if all of its operands are known numbers or flags.
  mutating func fold(_ kind: consuming ExpressionKind, type: ValueType, range: ByteRange) -> ExpressionID {
    if let folded = value(of: kind) { return add(Expression(folded, type: type, range: range)) }
    return add(Expression(kind, type: type, range: range))
  }

  private func value(of kind: ExpressionKind) -> ExpressionKind? {
    switch kind {
    case .negate(let operand): constant(operand).map { .number($0 == 0 ? 0 : -$0) }
    case .not(let operand): flag(operand).map { .flag(!$0) }
    case .binary(let operation, let left, let right): binary(operation, left, right)
    case .call(let function, let arguments): call(function, arguments)
    default: nil
    }
  }

  private func flag(_ id: ExpressionID) -> Bool? {
    if case .flag(let value) = self[id].kind { value } else { nil }
  }

  private func binary(
    _ operation: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID
  ) -> ExpressionKind? {
    if let a = flag(left), let b = flag(right) {
      switch operation {
      case .and: return .flag(a && b)
      case .or: return .flag(a || b)
      case .equal: return .flag(a == b)
      case .notEqual: return .flag(a != b)
      default: return nil
      }
    }
    guard let a = constant(left), let b = constant(right) else { return nil }
    switch operation {
    case .add: return .number(a + b)
    case .subtract: return .number(a - b)
    case .multiply: return .number(a * b)
    case .divide: return .number(b == 0 ? 0 : a / b)
    case .less: return .flag(a < b)
    case .lessOrEqual: return .flag(a <= b)
    case .greater: return .flag(a > b)
    case .greaterOrEqual: return .flag(a >= b)
    case .equal: return .flag(a == b)
    case .notEqual: return .flag(a != b)
    case .and, .or, .range: return nil
    }
  }

  /// The two ends of a range, if both are known.
  private func range(_ id: ExpressionID) -> (Double, Double)? {
    guard case .binary(.range, let low, let high) = self[id].kind, let a = constant(low),
      let b = constant(high)
    else { return nil }
    return (a, b)
  }

  private func call(_ function: Function, _ arguments: [ExpressionID]) -> ExpressionKind? {
    guard let argument = arguments.first, let first = constant(argument) else { return nil }
    switch function {
    case .min, .max:
      var result = first
      for argument in arguments.dropFirst() {
        guard let number = constant(argument) else { return nil }
        result = function == .min ? Swift.min(result, number) : Swift.max(result, number)
      }
      return .number(result)
    case .abs: return .number(Swift.abs(first))
    case .lerp where arguments.count == 3:
      guard let last = constant(arguments[1]), let share = constant(arguments[2]) else { return nil }
      return .number(first + (last - first) * share)
    case .clamp where arguments.count == 2:
      guard let (a, b) = range(arguments[1]) else { return nil }
      return .number(Swift.min(Swift.max(first, Swift.min(a, b)), Swift.max(a, b)))
    case .map where arguments.count == 3:
      guard let (a, b) = range(arguments[1]), let (c, d) = range(arguments[2]) else { return nil }
      let share = a == b ? 0 : Swift.min(Swift.max((first - a) / (b - a), 0), 1)
      return .number(share == 1 ? d : c + (d - c) * share)
    case .sqrt: return .number(Swift.max(0, first).squareRoot())
    case .sin: return .number(sine(first))
    case .cos: return .number(cosine(first))
    default: return nil
    }
  }
}

// `sin` and `cos` by names that the cases of `Function` do not hide.
private func sine(_ angle: Double) -> Double { sin(angle) }
private func cosine(_ angle: Double) -> Double { cos(angle) }
