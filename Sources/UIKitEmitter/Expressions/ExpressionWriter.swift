import TransitionPlan
import TransitionText

/// Writes expressions of a plan as Swift.
///
/// The Swift compiler takes long for long sums of literals and operators: parts of these become typed constants in `steps`.
struct ExpressionWriter {
  /// The values that can be read where an expression is evaluated.
  enum Moment {
    /// No finger.
    case rest
    /// A finger, by the name `finger`.
    case finger
    /// A finger, and its drive by the name `drive`.
    case drive
  }

  /// An expression, and the number of operators in it.
  struct Written {
    var code: SwiftExpression
    var operators = 0
  }

  let scope: DescriptionScope
  let moment: Moment
  /// The names of `let`s that are already computed.
  var known = FlatTable<Int, String>()
  /// The names in the scope of the expression.
  var names: UniqueNames
  /// The statements that have to come before the expression.
  private(set) var steps: [SwiftStatement] = []
  /// Whether the finger itself is read.
  private(set) var readsFinger = false

  /// How many operators may be in one expression.
  private static let most = 6

  init(_ scope: DescriptionScope, _ moment: Moment) {
    self.scope = scope
    self.moment = moment
    names = scope.names.inner
  }

  /// The expression, with its parts in `steps`.
  mutating func code(_ id: ExpressionID) -> SwiftExpression { written(id).code }

  /// Removes and returns the statements that were added since the last call.
  mutating func takeSteps() -> [SwiftStatement] {
    defer { steps = [] }
    return steps
  }

  mutating func written(_ id: ExpressionID) -> Written {
    let expression = scope.arena[id]
    switch expression.kind {
    case .number(let number): return constant(number, expression.type)
    case .flag(let flag): return Written(code: .name(flag ? "true" : "false"))
    case .color(let color): return Written(code: color.code)
    case .property(let subject, let property):
      return Written(code: scope.element(subject).dot(property.swiftName))
    case .start(let subject, let property):
      return Written(code: scope.element(subject).dot("start").dot(property.swiftName))
    case .found(let subject, let property):
      return Written(code: scope.element(subject).dot("found").dot(property.swiftName))
    case .handed(let side, let index):
      return Written(code: scope.names.use(.handed(side, index)).dot("value"))
    case .inState(let index): return Written(code: scope.isResting(in: index))
    case .gesture(let value): return Written(code: gesture(value))
    case .gestureStart(let value): return Written(code: gestureStart(value))
    case .local(let index): return local(index)
    case .component(let operand, let component): return part(component, of: operand)
    case .negate(let operand): return negative(operand, expression.type)
    case .not(let operand):
      let value = written(operand)
      return Written(code: .prefix("!", value.code), operators: value.operators + 1)
    case .binary(let symbol, let left, let right): return binary(symbol, left, right, expression.type)
    case .call(let function, let arguments): return call(function, arguments, expression.type)
    }
  }

  // MARK: Leaves

  /// A simple fraction of half a turn is written with π; other numbers have the shortest text.
  private func constant(_ number: Double, _ type: ValueType) -> Written {
    guard type.dimension == .angle, let turn = NiceAngle(number) else {
      return Written(code: .number(number))
    }
    return Written(code: turn.code, operators: turn.operators)
  }

  private mutating func gesture(_ value: GestureValue) -> SwiftExpression {
    if value == .progress {
      return moment == .drive ? .name("drive").dot("progress") : .number(0)
    }
    readsFinger = true
    return .name("finger").dot(Self.member(value))
  }

  private mutating func gestureStart(_ value: GestureValue) -> SwiftExpression {
    switch value {
    case .translation: return .name("CGPoint").dot("zero")
    case .progress: return .number(0)
    case .velocity, .location, .scale, .rotation, .scaleVelocity, .rotationVelocity:
      readsFinger = true
      return .name("finger").dot("start").dot(Self.member(value))
    }
  }

  /// The name of a gesture value in the runtime.
  private static func member(_ value: GestureValue) -> String {
    switch value {
    case .scaleVelocity: "scaleVelocity"
    case .rotationVelocity: "rotationVelocity"
    default: value.rawValue
    }
  }

  private mutating func local(_ index: Int) -> Written {
    if let name = known[index] { return Written(code: .name(name)) }
    if scope.closures.hasSorted(index) {
      return Written(code: .call(scope.names.use(.closure(index)), []))
    }
    return written(scope.transition.locals[index].value)
  }

  private mutating func part(_ component: Component, of operand: ExpressionID) -> Written {
    let whole = written(operand)
    let isRect = scope.arena[operand].type == .rect
    return Written(
      code: whole.code.dot(isRect ? component.nameInRect : component.rawValue), operators: whole.operators)
  }

  private mutating func negative(_ operand: ExpressionID, _ type: ValueType) -> Written {
    let value = written(operand)
    let code: SwiftExpression =
      type == .size ? .binary(value.code, .multiply, .number(-1)) : .prefix("-", value.code)
    return Written(code: code, operators: value.operators + 1)
  }

  // MARK: Compound expressions

  private mutating func binary(
    _ symbol: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ type: ValueType
  ) -> Written {
    // A scalar multiplies each number of the other operand, which is on the left in Swift.
    let isSwapped = symbol == .multiply && isScalar(left) && !isScalar(right)
    let operands = sparing([isSwapped ? right : left, isSwapped ? left : right], besides: 1)
    let (first, second) = (operands[0].code, operands[1].code)
    let count = operands[0].operators + operands[1].operators + 1
    if symbol == .divide, !isNonzero(right) {
      return Written(code: quotient(first, second, type), operators: count)
    }
    return Written(code: .binary(first, symbol.swift, second), operators: count)
  }

  /// A quotient that is 0 if the divisor is.
  private func quotient(
    _ value: SwiftExpression, _ divisor: SwiftExpression, _ type: ValueType
  ) -> SwiftExpression {
    func part(_ name: String) -> SwiftExpression {
      .math("divide", SwiftArgument(nil, value.dot(name)), SwiftArgument(nil, divisor))
    }
    switch type {
    case .point, .vector:
      return .call(.name("CGPoint"), [SwiftArgument("x", part("x")), SwiftArgument("y", part("y"))])
    case .size:
      return .call(
        .name("CGSize"), [SwiftArgument("width", part("width")), SwiftArgument("height", part("height"))])
    default: return .math("divide", SwiftArgument(nil, value), SwiftArgument(nil, divisor))
    }
  }

  private func isScalar(_ id: ExpressionID) -> Bool { scope.arena[id].type.dimension != nil }

  private func isNonzero(_ id: ExpressionID) -> Bool { scope.arena.constant(id).map { $0 != 0 } ?? false }

  /// Some operands of one expression; while they have too many operators, the longest becomes a constant of its own.
  mutating func sparing(_ ids: [ExpressionID], besides own: Int) -> [Written] {
    var operands: [Written] = []
    for id in ids { operands.append(written(id)) }
    var total = operands.reduce(own) { $0 + $1.operators }
    while total > Self.most,
      let longest = operands.indices.max(by: { operands[$0].operators < operands[$1].operators }),
      operands[longest].operators > 0
    {
      let name = names.take("part", or: "")
      let type = scope.arena[ids[longest]].type.swiftType
      steps.append(.constant(name, type: type, operands[longest].code))
      total -= operands[longest].operators
      operands[longest] = Written(code: .name(name))
    }
    return operands
  }
}

extension BinaryOperator {
  fileprivate var swift: SwiftOperator {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .equal: .equal
    case .notEqual: .notEqual
    case .and: .and
    case .or: .or
    case .range: .range
    }
  }
}

extension Component {
  /// The name of the component in `CGRect`.
  fileprivate var nameInRect: String {
    switch self {
    case .x, .left: "minX"
    case .y, .top: "minY"
    case .right: "maxX"
    case .bottom: "maxY"
    case .width, .height, .origin, .size, .center: rawValue
    }
  }
}
