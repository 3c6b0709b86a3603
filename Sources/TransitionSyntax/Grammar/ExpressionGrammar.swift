/// The operators of expressions, from the loosest to the tightest, and the tokens that begin an expression.
package enum ExpressionGrammar {
  /// How the operators of a level combine.
  package enum Shape: Sendable {
    /// `a + b + c` is `(a + b) + c`.
    case leftAssociative
    /// At most one: `a < b`.
    case once
    /// Before its operand: `not a`.
    case prefix
  }

  /// Operators that bind equally tight.
  package struct Level: Sendable {
    /// The name of the level in the published grammar.
    package let name: String
    package let shape: Shape
    package let operators: [TokenKind]
  }

  package static let levels: [Level] = [
    Level(name: "expr", shape: .leftAssociative, operators: [TokenKind(.or)]),
    Level(name: "conj", shape: .leftAssociative, operators: [TokenKind(.and)]),
    Level(name: "negation", shape: .prefix, operators: [TokenKind(.not)]),
    Level(
      name: "test", shape: .once,
      operators: [.less, .lessOrEqual, .greater, .greaterOrEqual, .equalEqual, .notEqual]),
    Level(name: "range", shape: .once, operators: [.dotDot]),
    Level(name: "sum", shape: .leftAssociative, operators: [.plus, .minus]),
    Level(name: "term", shape: .leftAssociative, operators: [.star, .slash]),
    Level(name: "unary", shape: .prefix, operators: [.minus]),
  ]

  /// The tokens that begin an expression.
  static var first: [TokenKind] {
    [
      .number, .color, .string, .openParenthesis, .minus, TokenKind(.not), TokenKind(.true),
      TokenKind(.false),
    ]
  }
}
