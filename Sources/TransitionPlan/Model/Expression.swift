public import TransitionText

/// The number of an expression in an `ExpressionArena`.
public struct ExpressionID: Hashable, Sendable {
  /// The index in the arena.
  public let index: UInt32

  @inlinable
  init(_ index: Int) { self.index = UInt32(index) }
}

/// An operator between two values.
public enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case notEqual = "!="
  case and
  case or
  case range = ".."

  /// Whether the expression computes numbers from numbers.
  package var isArithmetic: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide: true
    default: false
    }
  }

  /// The operator with its sides exchanged.
  package var mirrored: BinaryOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: self
    }
  }

  /// Whether the comparison keeps its left side below the right one, and whether above; nil for neither.
  /// - Parameter holds: Whether it holds or fails.
  package func sides(holds: Bool) -> (below: Bool, above: Bool)? {
    switch self {
    case .less, .lessOrEqual: (holds, !holds)
    case .greater, .greaterOrEqual: (!holds, holds)
    case .equal where holds, .notEqual where !holds: (true, true)
    default: nil
    }
  }
}

/// The kind of an expression, with its operands.
public enum ExpressionKind: Hashable, Sendable {
  /// A number in points, seconds, radians and their products.
  case number(Double)
  /// True or false.
  case flag(Bool)
  /// A colour. It is stored indirectly: colours are few, and would make every other expression twice as long.
  indirect case color(Color)
  /// The present value of a property.
  case property(Subject, Property)
  /// The value of a property when the gesture began.
  case start(Subject, Property)
  /// The value of a property that the transition finds: geometry in the layout, others when the property is first touched; it is stored
  /// until the property is given back.
  case found(Subject, Property)
  /// A value that a screen hands over: an index into `Screen.values`.
  case handed(Side, Int)
  /// Whether the to screen rests in a state: an index into `Transition.states`.
  case inState(Int)
  /// A value of the gesture.
  case gesture(GestureValue)
  /// The value that a value of the gesture had when it began.
  case gestureStart(GestureValue)
  /// The value of a `let`: an index into `Transition.locals`.
  case local(Int)
  /// A part of a value.
  case component(ExpressionID, Component)
  /// The negative of a value.
  case negate(ExpressionID)
  /// The opposite of a condition.
  case not(ExpressionID)
  /// An operator between two values. Division by zero yields 0.
  case binary(BinaryOperator, ExpressionID, ExpressionID)
  /// A function applied to its arguments.
  case call(Function, [ExpressionID])
}

/// An expression with its type and its location in the spec.
public struct Expression: Hashable, Sendable {
  /// Its kind, with its operands.
  public var kind: ExpressionKind
  /// The type of its value.
  public var type: ValueType
  /// Where it was written.
  public var range: ByteRange

  /// Makes an expression.
  @inlinable
  public init(_ kind: ExpressionKind, type: ValueType, range: ByteRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }
}

/// All expressions of a plan, in one array; operands come before the expressions that use them.
public struct ExpressionArena: Sendable, Hashable {
  @usableFromInline var expressions: [Expression] = []
  /// What each of them reads.
  var readings: [ExpressionReadings] = []
  /// What any of them reads.
  package internal(set) var allReadings = ExpressionReadings.none

  /// Makes an empty arena.
  public init() {}

  /// The expression of a number.
  @inlinable public subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)] }

  /// The number of expressions.
  @inlinable public var count: Int { expressions.count }

  /// Makes room for a number of expressions.
  public mutating func reserveCapacity(_ count: Int) {
    expressions.reserveCapacity(count)
    readings.reserveCapacity(count)
  }

  /// Adds an expression, whose operands are there.
  public mutating func add(_ expression: Expression) -> ExpressionID {
    let readings = readings(of: expression.kind)
    self.readings.append(readings)
    allReadings = allReadings | readings
    expressions.append(expression)
    return ExpressionID(expressions.count - 1)
  }

  /// The operands of an expression, from left to right.
  public func operands(of id: ExpressionID) -> [ExpressionID] {
    switch self[id].kind {
    case .number, .flag, .color, .property, .start, .found, .handed, .inState, .gesture, .gestureStart,
      .local:
      []
    case .component(let operand, _), .negate(let operand), .not(let operand): [operand]
    case .binary(_, let left, let right): [left, right]
    case .call(_, let arguments): arguments
    }
  }

  /// The number of a constant scalar expression; nil for any other expression.
  @inlinable
  public func constant(_ id: ExpressionID) -> Double? {
    if case .number(let value) = expressions[Int(id.index)].kind { value } else { nil }
  }

  /// Calls `body` for an expression and all its operands, operands first.
  public func visit(_ id: ExpressionID, _ body: (ExpressionID) -> Void) {
    switch expressions[Int(id.index)].kind {
    case .number, .flag, .color, .property, .start, .found, .handed, .inState, .gesture, .gestureStart,
      .local:
      break
    case .component(let operand, _), .negate(let operand), .not(let operand): visit(operand, body)
    case .binary(_, let left, let right):
      visit(left, body)
      visit(right, body)
    case .call(_, let arguments): for argument in arguments { visit(argument, body) }
    }
    body(id)
  }
}

extension ExpressionArena {
  /// The expression at an index.
  package func id(at index: Int) -> ExpressionID { ExpressionID(index) }
}
