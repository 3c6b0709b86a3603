import TransitionPlan
import TransitionText

/// Writes the expressions of a plan as Swift.
///
/// What a leaf reads depends on where the expression stands (at rest, among the ends, in a pose, in a gate), so
/// each place gives its own `read`.
struct ExpressionWriter {
  let scope: TransitionScope
  /// The value of a property, a start value, a gesture value or a local; nil when it has none here. A local without
  /// one is written as what it stands for.
  let read: (Expression) -> Value?

  /// An expression as Swift.
  func value(_ id: ExpressionID) -> Value {
    let expression = scope.arena[id]
    switch expression.kind {
    case .number(let number):
      if !number.isFinite { scope.cannotSay("a number that is not finite", at: expression.range) }
      return .scalar(Code(number))
    case .flag(let flag): return .flag(Code(flag ? "true" : "false"))
    case .color(let color): return .color(Self.color(color))
    case .local(let local): return read(expression) ?? value(scope.transition.locals[local].value)
    case .property, .start, .found, .handed, .inState, .gesture, .gestureStart:
      if let value = read(expression) { return value }
      scope.cannotSay(describe(expression), at: expression.range)
      return .scalar(.zero)
    case .component(let operand, let component):
      return self.component(component, of: operand, in: expression)
    case .negate(let operand): return value(operand).map { -$0 }
    case .not(let operand): return .flag(Code("!" + scalar(operand).text(in: .primary), .prefix))
    case .binary(let name, let left, let right): return binary(name, left, right, expression)
    case .call(let function, let arguments): return call(function, arguments, expression)
    }
  }

  /// An expression that is one number or a condition.
  func scalar(_ id: ExpressionID) -> Code { value(id).scalar }

  /// A colour as UIKit's.
  static func color(_ color: Color) -> Code {
    let parts = [("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha)]
    return Code("UIColor(" + parts.map { "\($0.0): \(Code($0.1).text)" }.joined(separator: ", ") + ")")
  }

  private func describe(_ expression: Expression) -> String {
    switch expression.kind {
    case .property(let subject, let property):
      "`\(scope.transition.name(of: subject)).\(property.rawValue)` here"
    case .start(let subject, let property):
      "`start.\(scope.transition.name(of: subject)).\(property.rawValue)` here"
    case .found: "`_`"
    case .handed(let side, let index): "`\(scope.transition[side].values[index].name)`"
    case .inState: "a state"
    case .gestureStart(let value): "`start.\(value.rawValue)`"
    case .gesture(let value): "`\(value.rawValue)` here"
    default: "this value here"
    }
  }

  private func component(
    _ component: Component, of operand: ExpressionID, in expression: Expression
  ) -> Value {
    let value = value(operand)
    switch (value, component) {
    case (.pair(let x, _), .x), (.pair(let x, _), .width): return .scalar(x)
    case (.pair(_, let y), .y), (.pair(_, let y), .height): return .scalar(y)
    case (.insets(let code), .top), (.insets(let code), .left), (.insets(let code), .bottom),
      (.insets(let code), .right):
      return .scalar(code.member(component.rawValue))
    case (.rect(let code), .x), (.rect(let code), .left): return .scalar(code.member("minX"))
    case (.rect(let code), .y), (.rect(let code), .top): return .scalar(code.member("minY"))
    case (.rect(let code), .right): return .scalar(code.member("maxX"))
    case (.rect(let code), .bottom): return .scalar(code.member("maxY"))
    case (.rect(let code), .width), (.rect(let code), .height):
      return .scalar(code.member(component.rawValue))
    case (.rect(let code), .size): return .pair(code.member("size.width"), code.member("size.height"))
    case (.rect(let code), .origin): return .pair(code.member("minX"), code.member("minY"))
    case (.rect(let code), .center): return .pair(code.member("midX"), code.member("midY"))
    default:
      scope.cannotSay("`\(component.rawValue)` of this value", at: expression.range)
      return .scalar(.zero)
    }
  }

  private func binary(
    _ name: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ expression: Expression
  ) -> Value {
    let a = value(left)
    let b = value(right)
    switch name {
    case .add: return a.zip(b, +)
    case .subtract: return a.zip(b, -)
    case .multiply: return a.zip(b, *)
    case .divide:
      if let divisor = scope.arena.constant(right), divisor != 0 {
        return a.zip(b) { .binary($0, "/", $1, .multiplication) }
      }
      if case .scalar(let divisor) = b, divisor == .one { return a }
      let divide = scope.helper(.divide)
      return a.zip(b) { .call(divide, [$0, $1]) }
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .flag(.binary(a.scalar, name.rawValue, b.scalar, .comparison))
    case .equal, .notEqual:
      guard case .pair(let x, let y) = a, case .pair(let p, let q) = b else {
        return .flag(.binary(a.scalar, name.rawValue, b.scalar, .comparison))
      }
      let join = name == .equal ? ("&&", Code.Precedence.and) : ("||", Code.Precedence.or)
      return .flag(
        .binary(
          .binary(x, name.rawValue, p, .comparison), join.0, .binary(y, name.rawValue, q, .comparison),
          join.1))
    case .and: return .flag(.binary(a.scalar, "&&", b.scalar, .and))
    case .or: return .flag(.binary(a.scalar, "||", b.scalar, .or))
    case .range:
      scope.cannotSay("a range outside `map` and `clamp`", at: expression.range)
      return a
    }
  }

  /// The two ends of a range.
  private func range(_ id: ExpressionID) -> (low: Code, high: Code) {
    let expression = scope.arena[id]
    guard case .binary(.range, let low, let high) = expression.kind else {
      scope.cannotSay("a range that is not written out", at: expression.range)
      return (.zero, .zero)
    }
    return (scalar(low), scalar(high))
  }

  private func call(_ function: Function, _ arguments: [ExpressionID], _ expression: Expression) -> Value {
    if let wanted = Self.counts[function], !wanted.contains(arguments.count) {
      scope.cannotSay("`\(function.rawValue)` of \(arguments.count) arguments", at: expression.range)
      return .scalar(.zero)
    }
    switch function {
    case .min, .max, .abs: return .scalar(.call(function.rawValue, arguments.map(scalar)))
    case .clamp:
      let (low, high) = range(arguments[1])
      return .scalar(.call("min", [.call("max", [scalar(arguments[0]), low]), high]))
    case .lerp:
      let share = scalar(arguments[2])
      let lerp = scope.helper(.lerp)
      return value(arguments[0]).zip(value(arguments[1])) { .call(lerp, [$0, $1, share]) }
    case .map:
      let (a, b) = range(arguments[1])
      let (c, d) = range(arguments[2])
      return .scalar(.call(scope.helper(.map), [scalar(arguments[0]), a, b, c, d]))
    case .rect:
      let parts = Swift.zip(["x", "y", "width", "height"], arguments.map { scalar($0).text })
      return .rect(Code("CGRect(" + parts.map { "\($0): \($1)" }.joined(separator: ", ") + ")"))
    case .insets:
      let parts = Swift.zip(["top", "left", "bottom", "right"], arguments.map { scalar($0).text })
      return .insets(Code("UIEdgeInsets(" + parts.map { "\($0): \($1)" }.joined(separator: ", ") + ")"))
    case .point, .size, .vector: return .pair(scalar(arguments[0]), scalar(arguments[1]))
    case .inset:
      let rect = value(arguments[0]).scalar
      switch value(arguments[1]) {
      case .insets(let insets): return .rect(Code(rect.text(in: .primary) + ".inset(by: \(insets.text))"))
      case let by: return .rect(Code(rect.text + ".insetBy(dx: \(by.scalar.text), dy: \(by.scalar.text))"))
      }
    case .aspectFit, .aspectFill:
      let helper = scope.helper(function == .aspectFit ? .aspectFit : .aspectFill)
      let size = value(arguments[0]).size
      return .rect(Code("\(helper)(\(size.text), in: \(value(arguments[1]).scalar.text))"))
    case .project:
      let rate = scalar(arguments[1])
      let project = scope.helper(.project)
      return value(arguments[0]).map { .call(project, [$0, rate]) }
    case .rubberBand:
      let (low, high) = range(arguments[1])
      return .scalar(.call(scope.helper(.rubberBand), [scalar(arguments[0]), low, high]))
    case .unit: return .pair(scalar(arguments[0]), scalar(arguments[1]))
    case .offset:
      return .rect(value(arguments[0]).scalar.offset(by: value(arguments[1]).pair))
    case .sqrt: return .scalar(Code("max(\(scalar(arguments[0]).text), 0).squareRoot()"))
    case .sin, .cos: return .scalar(.call(function.rawValue, arguments.map(scalar)))
    }
  }

  /// How many arguments each function takes; the front end has checked it, a plan made by hand may not have been.
  private static let counts: [Function: ClosedRange<Int>] = [
    .min: 1...64, .max: 1...64, .abs: 1...1, .clamp: 2...2, .lerp: 3...3, .map: 3...3, .rect: 4...4,
    .point: 2...2, .size: 2...2, .vector: 2...2, .insets: 4...4, .inset: 2...2, .aspectFit: 2...2,
    .aspectFill: 2...2, .sqrt: 1...1, .sin: 1...1, .cos: 1...1, .project: 2...2, .rubberBand: 2...2,
    .unit: 2...2, .offset: 2...2,
  ]
}
