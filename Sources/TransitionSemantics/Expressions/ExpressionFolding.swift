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
  /// Whether a value needs nothing of the run.
  func isConstant(_ id: ExpressionID) -> Bool {
    switch self[id].kind {
    case .property, .start, .found, .handed, .inState, .gesture, .gestureStart, .local: false
    case .number, .flag, .color: true
    case .component(let operand, _), .negate(let operand), .not(let operand): isConstant(operand)
    case .binary(_, let left, let right): isConstant(left) && isConstant(right)
    case .call(_, let arguments): arguments.allSatisfy(isConstant)
    }
  }

  /// Adds an expression, worked out if all of its operands are numbers or flags known now.
  mutating func fold(_ kind: ExpressionKind, type: ValueType, range: ByteRange) -> ExpressionID {
    let folded = value(of: kind) ?? kind
    return add(Expression(folded, type: type, range: range))
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

  private func call(_ function: Function, _ arguments: [ExpressionID]) -> ExpressionKind? {
    if arguments.contains(where: { constant($0) == nil }) { return nil }
    let numbers = arguments.compactMap(constant)
    guard let first = numbers.first else { return nil }
    switch function {
    case .min: return .number(numbers.min() ?? first)
    case .max: return .number(numbers.max() ?? first)
    case .abs: return .number(Swift.abs(first))
    case .lerp where numbers.count == 3: return .number(first + (numbers[1] - first) * numbers[2])
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
