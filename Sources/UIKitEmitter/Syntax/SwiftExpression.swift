/// An expression of generated Swift.
indirect enum SwiftExpression: Equatable, Sendable {
  /// A name, or a literal keyword: `true`.
  case name(String)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A member of an expression.
  case member(SwiftExpression, String)
  /// A member of an optional expression.
  case optionalMember(SwiftExpression, String)
  /// A member of an inferred type: `.from`.
  case implicit(String)
  /// A call, also of an enumeration's case.
  case call(SwiftExpression, [SwiftArgument])
  /// A call with a trailing closure.
  case trailing(SwiftExpression, SwiftClosure)
  /// A closure.
  case closure(SwiftClosure)
  /// `-` or `!`.
  case prefix(String, SwiftExpression)
  /// An operator between two expressions.
  case binary(SwiftExpression, SwiftOperator, SwiftExpression)
  /// `as?`.
  case cast(SwiftExpression, String)
  /// A list in square brackets.
  case array([SwiftExpression])
}

/// An argument of a call.
struct SwiftArgument: Equatable, Sendable {
  var label: String?
  var value: SwiftExpression

  init(_ label: String? = nil, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }
}

/// A closure.
struct SwiftClosure: Equatable, Sendable {
  /// The text before `in`; nil for none.
  var signature: String?
  var body: [SwiftStatement]

  init(_ signature: String? = nil, _ body: [SwiftStatement]) {
    self.signature = signature
    self.body = body
  }
}

/// An operator between two expressions.
enum SwiftOperator: String, Sendable {
  case or = "||"
  case and = "&&"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case notEqual = "!="
  case identical = "==="
  case coalesce = "??"
  case range = "..."
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"

  var precedence: SwiftPrecedence {
    switch self {
    case .or: .or
    case .and: .and
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .identical: .comparison
    case .coalesce: .coalesce
    case .range: .range
    case .add, .subtract: .addition
    case .multiply, .divide: .multiplication
    }
  }
}

/// How tightly an expression's outermost operator binds.
enum SwiftPrecedence: Int, Comparable {
  case any, or, and, comparison, coalesce, cast, range, addition, multiplication, prefix, postfix

  static func < (left: SwiftPrecedence, right: SwiftPrecedence) -> Bool { left.rawValue < right.rawValue }

  /// The next tighter precedence.
  var tighter: SwiftPrecedence { SwiftPrecedence(rawValue: rawValue + 1) ?? .postfix }
}

extension SwiftExpression {
  /// The precedence of its outermost operator.
  var precedence: SwiftPrecedence {
    switch self {
    case .name, .string, .member, .optionalMember, .implicit, .call, .trailing, .closure, .array: .postfix
    case .number(let number): number < 0 ? .prefix : .postfix
    case .prefix: .prefix
    case .binary(_, let symbol, _): symbol.precedence
    case .cast: .cast
    }
  }

  /// A call of a named function, without labels.
  static func call(_ name: String, _ arguments: SwiftExpression...) -> SwiftExpression {
    .call(.name(name), arguments.map { SwiftArgument(nil, $0) })
  }

  /// A call of a member.
  func calling(_ member: String, _ arguments: SwiftArgument...) -> SwiftExpression {
    .call(.member(self, member), arguments)
  }

  func dot(_ member: String) -> SwiftExpression { .member(self, member) }

  /// A call of a case of an inferred type: `.spring(damping: 0.8)`.
  static func implicitCall(_ name: String, _ arguments: SwiftArgument...) -> SwiftExpression {
    .call(.implicit(name), arguments)
  }
}
