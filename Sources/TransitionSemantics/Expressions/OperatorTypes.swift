import TransitionPlan
import TransitionSyntax

/// The types that operators accept, and the types of their results.
enum OperatorTypes {
  /// The type of `left operation right`; nil when the operands do not match.
  static func result(_ operation: BinaryOperator, _ left: ValueType, _ right: ValueType) -> ValueType? {
    switch operation {
    case .add: sum(left, right)
    case .subtract: difference(left, right)
    case .multiply: product(left, right) ?? product(right, left)
    case .divide: quotient(left, right)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      left.dimension != nil && left == right ? .flag : nil
    case .equal, .notEqual: (left.dimension != nil || left == .flag) && left == right ? .flag : nil
    case .and, .or: left == .flag && right == .flag ? .flag : nil
    case .range: left == right ? left.dimension.map(ValueType.range) : nil
    }
  }

  private static func sum(_ left: ValueType, _ right: ValueType) -> ValueType? {
    switch (left, right) {
    case (.scalar, .scalar), (.vector, .vector), (.size, .size): left == right ? left : nil
    case (.point, .vector(.length)), (.vector(.length), .point): .point
    default: nil
    }
  }

  private static func difference(_ left: ValueType, _ right: ValueType) -> ValueType? {
    switch (left, right) {
    case (.point, .point): .vector(.length)
    case (.vector, .point): nil
    default: sum(left, right)
    }
  }

  /// The type of a product with the scalar on the right.
  private static func product(_ left: ValueType, _ right: ValueType) -> ValueType? {
    switch (left, right) {
    case (.scalar(let a), .scalar(let b)): .scalar(a * b)
    case (.vector(let a), .scalar(let b)): .vector(a * b)
    case (.size, .scalar(.none)): .size
    default: nil
    }
  }

  private static func quotient(_ left: ValueType, _ right: ValueType) -> ValueType? {
    switch (left, right) {
    case (.scalar(let a), .scalar(let b)): .scalar(a / b)
    case (.vector(let a), .scalar(let b)): .vector(a / b)
    case (.size, .scalar(.none)): .size
    default: nil
    }
  }
}

extension BinaryOperator {
  /// Whether both sides have the same dimension, so that a `0` takes that of the other side.
  var isSameDimension: Bool { self != .multiply && self != .divide }
}

extension BinaryOperator {
  /// The operator of an infix token.
  init(_ token: TokenKind) {
    self =
      switch token {
      case .minus: .subtract
      case .star: .multiply
      case .slash: .divide
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      case .greaterOrEqual: .greaterOrEqual
      case .equalEqual: .equal
      case .notEqual: .notEqual
      case .dotDot: .range
      case TokenKind(.and): .and
      case TokenKind(.or): .or
      default: .add
      }
  }
}
