/// A statement of generated Swift.
indirect enum SwiftStatement: Equatable, Sendable {
  /// An empty line.
  case blank
  /// A comment on a line of its own.
  case note(String)
  /// `let NAME: TYPE = VALUE`.
  case constant(String, type: String? = nil, SwiftExpression)
  /// A value that is not used.
  case discarded(SwiftExpression)
  /// A call.
  case expression(SwiftExpression)
  /// `TARGET = VALUE`.
  case assignment(SwiftExpression, SwiftExpression)
  /// `guard … else { return nil }`.
  case guarding(SwiftExpression)
  /// `guard let NAME = VALUE else { return nil }`.
  case binding(String, SwiftExpression)
  /// `return VALUE`.
  case result(SwiftExpression)
  /// A statement and its location in the spec.
  case placed(SwiftStatement, String)
}
