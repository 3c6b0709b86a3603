import TransitionPlan
import TransitionText

extension JSONWriter {
  /// Writes an expression on one line.
  ///
  /// A plain number and a truth value are written as such; any other expression is an object with an `op`.
  mutating func expression(_ id: ExpressionID, _ context: TimelineContext) {
    inline { $0.expressionTree(id, context) }
  }

  /// Writes a member that is an expression.
  mutating func expression(_ key: String, _ id: ExpressionID, _ context: TimelineContext) {
    member(key) { $0.expression(id, context) }
  }

  private mutating func expressionTree(_ id: ExpressionID, _ context: TimelineContext) {
    let expression = context.expressions[id]
    switch expression.kind {
    case .number(let value):
      let dimension = expression.type.dimension ?? .none
      if dimension == .none { return number(value) }
      operation("quantity") { json in
        json.member("value", value)
        json.member("unit", TimelineUnit.of(dimension))
      }
    case .flag(let flag): bool(flag)
    case .color(let color):
      operation("color") { json in
        json.member("rgba") { $0.numbers([color.red, color.green, color.blue, color.alpha]) }
      }
    case .property(let subject, let property): read("property", subject, property, context)
    case .start(let subject, let property): read("start", subject, property, context)
    case .found(let subject, let property): read("found", subject, property, context)
    case .handed(let side, let index):
      operation("handed") { json in
        json.member("of", context.transition[side].name)
        json.member("name", context.transition[side].values[index].name)
      }
    case .inState(let index):
      operation("inState") { $0.member("name", context.transition.states[index].name) }
    case .gestureStart(let value): operation("gestureStart") { $0.member("name", value.rawValue) }
    case .gesture(let value): operation("gesture") { $0.member("name", value.rawValue) }
    case .local(let index):
      operation("local") { $0.member("name", context.transition.locals[index].name) }
    case .component(let operand, let component):
      operation("component") { json in
        json.member("name", component.rawValue)
        json.member("of") { $0.expressionTree(operand, context) }
      }
    case .negate(let operand): operation("negate", [operand], context)
    case .not(let operand): operation("not", [operand], context)
    case .binary(let symbol, let left, let right): operation(symbol.timelineName, [left, right], context)
    case .call(let function, let arguments):
      operation("call") { json in
        json.member("name", function.rawValue)
        json.arguments(arguments, context)
      }
    }
  }

  private mutating func operation(_ name: String, _ body: (inout JSONWriter) -> Void) {
    object { json in
      json.member("op", name)
      body(&json)
    }
  }

  private mutating func operation(_ name: String, _ operands: [ExpressionID], _ context: TimelineContext) {
    operation(name) { $0.arguments(operands, context) }
  }

  private mutating func read(
    _ name: String, _ subject: Subject, _ property: Property, _ context: TimelineContext
  ) {
    operation(name) { json in
      json.member("of", context.name(subject))
      json.member("name", property.rawValue)
    }
  }

  private mutating func arguments(_ arguments: [ExpressionID], _ context: TimelineContext) {
    list("args", arguments) { $0.expressionTree($1, context) }
  }
}

extension BinaryOperator {
  /// The operator as a word.
  fileprivate var timelineName: String {
    switch self {
    case .add: "add"
    case .subtract: "subtract"
    case .multiply: "multiply"
    case .divide: "divide"
    case .less: "less"
    case .lessOrEqual: "lessOrEqual"
    case .greater: "greater"
    case .greaterOrEqual: "greaterOrEqual"
    case .equal: "equal"
    case .notEqual: "notEqual"
    case .and: "and"
    case .or: "or"
    case .range: "range"
    }
  }
}
