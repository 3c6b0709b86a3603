import TransitionText

/// The inputs of expressions: the values of properties now and when the gesture began, and a finger.
struct ExpressionContext: Sendable {
  let expressions: ExpressionArena
  let locals: [Local]
  /// The values now.
  var present: Scene
  /// The values when the gesture began.
  let start: Scene
  /// The values that the transition found: those of the layout.
  let layout: Scene
  var finger: FingerState
  /// The progress of the interaction, 0…1.
  var progress = 0.0
  /// The rest state of the to screen from which the gesture began.
  var state = 0
  /// The locals that have been computed.
  var known = FlatTable<Int, Value>()

  /// A context without a gesture: for `sample`, and for the ends of tracks.
  init(layout: Scene, _ expressions: ExpressionArena, locals: [Local] = []) {
    self.init(layout: layout, start: layout, finger: .rest, expressions, locals: locals)
  }

  /// A context at the beginning of a gesture.
  init(layout: Scene, start: Scene, finger: FingerState, _ expressions: ExpressionArena, locals: [Local]) {
    self.expressions = expressions
    self.locals = locals
    self.layout = layout
    self.present = start
    self.start = start
    self.finger = finger
  }

  /// The value of an expression; not finite only if a number in it is too large.
  func value(_ id: ExpressionID) -> Value {
    let expression = expressions[id]
    switch expression.kind {
    case .number(let number): return .number(number)
    case .flag(let flag): return .flag(flag)
    case .color(let color): return .color(color)
    case .property(let subject, let property): return present.value(of: subject, property)
    case .start(let subject, let property): return start.value(of: subject, property)
    case .found(let subject, let property): return layout.value(of: subject, property)
    case .handed(let side, let index): return start.handed(side, index, expression.type)
    case .inState(let index): return .flag(index == state)
    case .gesture(let value): return gesture(value, finger, progress)
    case .gestureStart(let value): return gesture(value, finger.atBeginning, 0)
    case .local(let index): return local(index)
    case .component(let operand, let component): return value(operand).component(component)
    case .negate(let operand): return value(operand).mapped { -$0 }
    case .not(let operand): return .flag(!value(operand).isTrue)
    case .binary(.and, let left, let right): return .flag(value(left).isTrue && value(right).isTrue)
    case .binary(.or, let left, let right): return .flag(value(left).isTrue || value(right).isTrue)
    case .binary(let symbol, let left, let right):
      return symbol.value(value(left), value(right), type: expression.type)
    case .call(let function, let arguments):
      return function.value(arguments.map { value($0) }, type: expression.type)
    }
  }

  private func gesture(_ value: GestureValue, _ finger: FingerState, _ progress: Double) -> Value {
    switch value {
    case .translation: .vector(finger.translation)
    case .velocity: .vector(finger.velocity)
    case .location: .point(finger.location)
    case .progress: .number(progress)
    case .scale: .number(finger.scale)
    case .rotation: .number(finger.rotation)
    case .scaleVelocity: .number(finger.scaleVelocity)
    case .rotationVelocity: .number(finger.rotationVelocity)
    }
  }

  /// A local that no step has computed is computed here; one that reads itself reads 0.
  private func local(_ index: Int) -> Value {
    if let value = known[index] { return value }
    guard index < locals.count else { return .number(0) }
    var inner = self
    inner.known.set(
      index, Value(type: expressions[locals[index].value].type, numbers: []))
    return inner.value(locals[index].value)
  }
}

extension BinaryOperator {
  /// The value of the operator between two values, number by number; a scalar is combined with every number of the other.
  fileprivate func value(_ left: Value, _ right: Value, type: ValueType) -> Value {
    switch self {
    case .less: .flag(left.number < right.number)
    case .lessOrEqual: .flag(left.number <= right.number)
    case .greater: .flag(left.number > right.number)
    case .greaterOrEqual: .flag(left.number >= right.number)
    case .equal: .flag(left.numbers == right.numbers)
    case .notEqual: .flag(left.numbers != right.numbers)
    case .and: .flag(left.isTrue && right.isTrue)
    case .or: .flag(left.isTrue || right.isTrue)
    case .range: .range(left.number, right.number)
    case .add: combine(left, right, type) { $0 + $1 }
    case .subtract: combine(left, right, type) { $0 - $1 }
    case .multiply: combine(left, right, type) { $0 * $1 }
    case .divide: combine(left, right, type) { $1 == 0 ? 0 : $0 / $1 }
    }
  }

  private func combine(
    _ left: Value, _ right: Value, _ type: ValueType, _ arithmetic: (Double, Double) -> Double
  ) -> Value {
    let (a, b) = (left.lanes, right.lanes)
    var numbers = Value.Lanes()
    // The shorter one is a scalar; the checker allows no other combination.
    for index in 0..<max(left.count, right.count) {
      numbers[index] = arithmetic(
        a[index < left.count ? index : 0], b[index < right.count ? index : 0])
    }
    return Value(type, numbers)
  }
}
