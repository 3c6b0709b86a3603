import TransitionPlan

/// A domain of abstract numbers in which the expressions of an interaction are interpreted.
protocol FingerNumber {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static prefix func - (a: Self) -> Self
  /// Half of the number.
  var half: Self { get }
}

/// The evaluator's rules for expressions under a finger, over an abstract domain: limits and rates (`FingerAnalysis`), or sums of
/// unknowns (`SumAnalysis`). A domain defines the leaves, and the results of operators and functions.
///
/// Values are computed number by number, so no compound value is built only to be taken apart. A value that several expressions or
/// rules read is computed once.
protocol FingerInterpreter {
  associatedtype Number: FingerNumber
  typealias Moment = FingerAnalysis.Moment
  typealias Reading = FingerAnalysis.Reading

  var facts: FingerFacts { get }
  var moment: Moment { get }
  /// Whether the gesture has caught a motion.
  var isCaught: Bool { get }
  /// The drives whose values are those at rest when the gesture catches a motion.
  var continuing: [Int] { get }
  /// Whether the gesture holds what it holds.
  var isHeld: Bool { get }
  /// The rest state of the to screen in which the gesture begins; nil for any.
  var state: Int? { get }

  /// A known number.
  func constant(_ number: Double) -> Number
  /// A number of a leaf expression, and of a condition.
  mutating func leaf(_ id: ExpressionID, _ part: Int, _ reading: Reading) -> Number
  /// A number of a divisor.
  mutating func divisor(_ id: ExpressionID, _ part: Int, _ reading: Reading) -> Number
  /// The result of an arithmetic operator.
  mutating func combined(_ symbol: BinaryOperator, _ a: Number, _ b: Number) -> Number
  /// The result of a function, apart from those that only take parts and add.
  mutating func applied(
    _ function: Function, _ arguments: [ExpressionID], _ id: ExpressionID, _ part: Int, _ reading: Reading
  ) -> Number
  /// A number of a property in the layout.
  mutating func layout(_ key: PartKey) -> Number
  /// A number that the finger moves in an unknown way.
  mutating func moving(_ key: PartKey) -> Number
  /// A number that is neither driven nor held, after the finger has moved.
  mutating func following(_ key: PartKey) -> Number
  /// A number at rest that is known by its limits alone.
  mutating func unknownRest(_ key: PartKey, within limits: Interval) -> Number
  /// A number clamped to the limits of its property.
  mutating func held(_ number: Number, to limits: Interval) -> Number
  /// The interval that surely contains a number.
  mutating func range(of number: Number) -> Interval
  /// Computes a number once.
  mutating func remembered(
    _ kind: FingerAnalysis.Remembered, _ index: Int, _ part: Int, _ reading: Reading,
    _ make: (inout Self) -> Number
  ) -> Number
}

extension FingerInterpreter {
  mutating func divisor(_ id: ExpressionID, _ part: Int, _ reading: Reading) -> Number {
    value(id, part, reading)
  }

  // MARK: Expressions

  /// A number of the value of an expression.
  mutating func value(_ id: ExpressionID, _ part: Int = 0, _ reading: Reading = .live) -> Number {
    switch facts.expressions[id].kind {
    case .number(let number): return constant(number)
    case .local(let index): return local(index, part, reading)
    case .component(let operand, let component): return self.part(component, of: operand, part, reading)
    case .negate(let operand): return -value(operand, part, reading)
    case .color, .flag, .handed, .gesture, .gestureStart: return leaf(id, part, reading)
    case .property, .found, .start, .binary, .call, .inState, .not:
      return remembered(.expression, Int(id.index), part, reading) { $0.made(id, part, reading) }
    }
  }

  /// A number of an expression that takes more than a step or two to compute.
  private mutating func made(_ id: ExpressionID, _ part: Int, _ reading: Reading) -> Number {
    switch facts.expressions[id].kind {
    case .property(let subject, let property):
      let key = PartKey(subject, property, part)
      return reading == .live ? live(key) : layout(key)
    case .found(let subject, let property): return layout(PartKey(subject, property, part))
    case .start(let subject, let property): return rest(PartKey(subject, property, part))
    case .binary(.range, let left, let right): return value(part == 0 ? left : right, 0, reading)
    case .binary(let symbol, let left, let right) where symbol.isArithmetic:
      // A scalar operand combines with every number of the other operand.
      let a = value(left, facts.expressions[left].type.count > 1 ? part : 0, reading)
      let other = facts.expressions[right].type.count > 1 ? part : 0
      let b = symbol == .divide ? divisor(right, other, reading) : value(right, other, reading)
      return combined(symbol, a, b)
    case .call(let function, let arguments): return call(function, arguments, id, part, reading)
    default: return leaf(id, part, reading)
    }
  }

  private mutating func local(_ index: Int, _ part: Int, _ reading: Reading) -> Number {
    remembered(.local, index, part, reading) {
      $0.value($0.facts.transition.locals[index].value, part, reading)
    }
  }

  /// A number of a part, `x.part`: one of the operand's numbers, or computed from them.
  private mutating func part(
    _ component: Component, of operand: ExpressionID, _ part: Int, _ reading: Reading
  ) -> Number {
    let isRect = facts.expressions[operand].type == .rect
    switch component {
    case .x, .top: return value(operand, 0, reading)
    case .y, .left: return value(operand, 1, reading)
    case .width: return value(operand, isRect ? 2 : 0, reading)
    case .height: return value(operand, isRect ? 3 : 1, reading)
    case .bottom: return value(operand, 2, reading)
    case .right: return value(operand, 3, reading)
    case .origin: return value(operand, part, reading)
    case .size: return value(operand, part + 2, reading)
    case .center: return value(operand, part, reading) + value(operand, part + 2, reading).half
    }
  }

  private mutating func call(
    _ function: Function, _ arguments: [ExpressionID], _ id: ExpressionID, _ part: Int, _ reading: Reading
  ) -> Number {
    switch function {
    case .rect, .point, .size, .vector, .unit, .insets:
      return arguments.indices.contains(part) ? value(arguments[part], 0, reading) : constant(0)
    case .offset where arguments.count > 1:
      let own = value(arguments[0], part, reading)
      return part < 2 ? own + value(arguments[1], part, reading) : own
    default: return applied(function, arguments, id, part, reading)
    }
  }

  // MARK: Properties

  /// A number of a property under the finger.
  mutating func live(_ key: PartKey) -> Number {
    // A local copy is retained once rather than for each access; likewise below.
    let facts = facts
    if !isCaught, !facts.isTouched(key.subject), key.property != .offset { return layout(key) }
    if moment == .gate { return rest(key) }
    if facts.driven.hasChanged(key), facts.drives[key] == nil || facts.driven.isMixed(key) {
      return drivenOnAxis(key) ?? moving(key)
    }
    if let drive = facts.drives[key] { return driven(drive.index, drive.part, key) }
    if isHeld, let hold = facts.holds[key] { return value(hold.value, hold.part) }
    return moment == .zero ? rest(key) : following(key)
  }

  private mutating func driven(_ index: Int, _ part: Int, _ key: PartKey) -> Number {
    let drive = facts.interaction.drives[index]
    guard let expression = drive.value else { return moment == .zero ? rest(key) : moving(key) }
    if isCaught, moment == .zero, continuing.contains(index) { return rest(key) }
    return remembered(.drive, index, part, .live) {
      // The value first: otherwise the interpreter would be copied for it.
      let number = $0.value(expression, part)
      return $0.held(number, to: drive.property.bounds)
    }
  }

  /// A number of a property at the rest at which the gesture begins.
  mutating func rest(_ key: PartKey) -> Number {
    let facts = facts
    if !isCaught, !facts.isTouched(key.subject) { return layout(key) }
    // A caught value is anywhere.
    if isCaught, facts.drives[key] != nil || facts.interaction.drives.isEmpty {
      return unknownRest(key, within: key.property.bounds)
    }
    if facts.held.contains(key) { return unknownRest(key, within: key.property.natural) }
    if let entry = facts.entries[key] { return rest(entry, key) }
    if facts.moved.hasChanged(key) { return restOnAxis(key) ?? unknownRest(key, within: key.property.bounds) }
    return layout(key)
  }

  private mutating func rest(_ entry: RestValues.Entry, _ key: PartKey) -> Number {
    let facts = facts
    let side = facts.interaction.direction.start
    var id = side == .from ? entry.from : entry.to
    if side == .to, let table = entry.table {
      let values = facts.transition.stateTables[table].values
      guard let state = values.count == 1 ? 0 : state, values.indices.contains(state) else {
        // In any state of the to screen.
        let numbers = values.map { value($0, entry.part, .layout) }
        let ranges = numbers.map { range(of: $0) }
        let hull = ranges.dropFirst().reduce(ranges.first ?? key.property.bounds) { $0.hull($1) }
        return unknownRest(key, within: hull)
      }
      id = values[state]
    }
    let number = value(id, entry.part, .layout)
    return held(number, to: key.property.bounds)
  }

  // MARK: Frames

  /// A number of a frame at rest where tracks have other numbers of the same axis; nil where those do not determine it, or where a caught
  /// motion moves what no `drive` sets.
  ///
  /// As in the evaluator, two numbers determine an axis, a position alone moves the frame, and a length alone keeps its middle.
  private mutating func restOnAxis(_ key: PartKey) -> Number? {
    guard let (axis, tracked) = said(key) else { return nil }
    if !isCaught { return onAxis(key, axis, tracked) { $0.rest($1) } }
    // Where a caught motion is, is known of driven numbers only: what has a track must be among them.
    let facts = facts
    let driven = axis.properties.filter { facts.drives[PartKey(key.subject, $0, 0)] != nil }
    return tracked.allSatisfy(driven.contains) ? onAxis(key, axis, driven) { $0.rest($1) } : nil
  }

  /// A number of a frame whose axis follows from one driven position and the length of the layout, or one of two driven numbers of an
  /// axis; nil where more is set on that axis.
  private mutating func drivenOnAxis(_ key: PartKey) -> Number? {
    guard let (axis, said) = said(key) else { return nil }
    let facts = facts
    let driven = axis.properties.filter { facts.drives[PartKey(key.subject, $0, 0)] != nil }
    if driven.count == 2, let drive = facts.drives[key], said.allSatisfy({ driven.contains($0) }) {
      return self.driven(drive.index, drive.part, key)
    }
    guard said.count < 2, said.first != axis[.length], driven.count == 1, driven[0] != axis[.length] else {
      return nil
    }
    let place = PartKey(key.subject, driven[0], 0)
    guard let drive = facts.drives[place] else { return nil }
    let length = layout(PartKey(key.subject, axis[.length], 0))
    let number = self.driven(drive.index, drive.part, place)
    return axis.place(key.property, middle: axis.middle(from: number, at: driven[0], length), length: length)
  }

  /// The axis of a number, and the properties of it that have tracks; nil where something else affects it.
  func said(_ key: PartKey) -> (axis: Axis, properties: [Property])? {
    guard let axis = Axis(of: key.property) else { return nil }
    let facts = facts
    func part(_ property: Property) -> PartKey { PartKey(key.subject, property, 0) }
    for property in axis.properties where facts.held.contains(part(property)) { return nil }
    return (axis, axis.properties.filter { facts.entries[part($0)] != nil })
  }

  /// A number of a frame computed from the given numbers of its axis; nil where there are too many.
  mutating func onAxis(
    _ key: PartKey, _ axis: Axis, _ said: [Property], _ number: (inout Self, PartKey) -> Number
  ) -> Number? {
    func part(_ property: Property) -> PartKey { PartKey(key.subject, property, 0) }
    switch said.count {
    case 0: return layout(key)  // what is said is of the other axis
    case 1:
      let number = number(&self, part(said[0]))
      if said[0] == axis[.length] {
        return axis.place(key.property, middle: layout(part(axis[.middle])), length: number)
      }
      let length = layout(part(axis[.length]))
      if key.property == axis[.length] { return length }
      return axis.place(key.property, middle: axis.middle(from: number, at: said[0], length), length: length)
    case 2:
      let numbers = [number(&self, part(said[0])), number(&self, part(said[1]))]
      let length: Number
      if said.contains(axis[.length]) {
        length = said[0] == axis[.length] ? numbers[0] : numbers[1]
      } else {
        // In the order of `properties`: from low to high.
        let way = numbers[1] - numbers[0]
        length = said == [axis[.minimum], axis[.maximum]] ? way : way + way
      }
      let place = said[0] == axis[.length] ? 1 : 0
      let middle = axis.middle(from: numbers[place], at: said[place], length)
      return axis.place(key.property, middle: middle, length: length)
    default: return nil
    }
  }

  /// A number that places give, or that follows from two given ones of its axis.
  mutating func placed(_ key: PartKey) -> Number? {
    let facts = facts
    if let placed = facts.placedParts[key] { return value(placed.value, placed.part, .layout) }
    guard facts.placed.hasChanged(key), let axis = Axis(of: key.property) else { return nil }
    let said = axis.properties.filter { facts.placedParts[PartKey(key.subject, $0, 0)] != nil }
    return said.count == 2 ? onAxis(key, axis, said) { $0.layout($1) } : nil
  }
}
