import TransitionPlan

/// What is known about a condition.
enum Truth: Hashable, Sendable {
  case no, maybe, yes

  init(_ range: Interval) { self = range.high == 0 ? .no : range.low == 1 ? .yes : .maybe }

  /// The truth as a number: 1 if the condition holds, else 0.
  var range: Interval {
    switch self {
    case .no: .zero
    case .yes: .one
    case .maybe: .unit
    }
  }

  var opposite: Truth {
    switch self {
    case .no: .yes
    case .yes: .no
    case .maybe: .maybe
    }
  }
}

extension FingerAnalysis {
  /// Whether a condition holds, with each part evaluated independently; see `canBe`.
  mutating func truth(_ id: ExpressionID, _ reading: Reading = .live) -> Truth {
    switch facts.expressions[id].kind {
    case .flag(let flag): return flag ? .yes : .no
    case .not(let operand): return truth(operand, reading).opposite
    case .binary(.and, let left, let right):
      let first = truth(left, reading)
      if first == .no { return .no }
      let second = truth(right, reading)
      return second == .no ? .no : first == .yes && second == .yes ? .yes : .maybe
    case .binary(.or, let left, let right):
      let first = truth(left, reading)
      if first == .yes { return .yes }
      let second = truth(right, reading)
      return second == .yes ? .yes : first == .no && second == .no ? .no : .maybe
    case .binary(let symbol, let left, let right): return compared(symbol, left, right, reading)
    case .inState(let index): return inState(index)
    default: return Truth(value(id, 0, reading).range)
    }
  }

  private func inState(_ index: Int) -> Truth {
    if let state { return state == index ? .yes : .no }
    let states = restState.range
    if !states.contains(Double(index)) { return .no }
    return states.isPoint ? .yes : .maybe
  }

  /// The index of the rest state in which the gesture has begun.
  private var restState: Quantity {
    unknown(.state, Interval(0, Double(max(0, facts.transition.states.count - 1))))
  }

  /// Assumes that the to screen rests in a state, or that it does not.
  private mutating func narrowState(_ index: Int, _ wanted: Bool) {
    let (states, number) = (restState.range, Double(index))
    if wanted {
      restrict(.state, to: Interval(number))
    } else if states.low == number {
      restrict(.state, to: Interval(number + 1, states.high))
    } else if states.high == number {
      restrict(.state, to: Interval(states.low, number - 1))
    }
  }

  private mutating func compared(
    _ symbol: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ reading: Reading
  ) -> Truth {
    if symbol == .equal || symbol == .notEqual {
      let same = isSame(left, right, reading)
      return symbol == .equal ? same : same.opposite
    }
    // The operands first, before what puts them together: it would copy all that is known, and with it what is worked out.
    let sum = value(left, 0, reading) - value(right, 0, reading)
    let difference = onGate(sum).range
    if isOpenAtLimits, difference.low >= 0 || difference.high <= 0, !difference.isZero {
      let isLess = symbol == .less || symbol == .lessOrEqual
      return isLess == (difference.high <= 0) ? .yes : .no
    }
    switch symbol {
    case .less: return difference.high < 0 ? .yes : difference.low >= 0 ? .no : .maybe
    case .lessOrEqual: return difference.high <= 0 ? .yes : difference.low > 0 ? .no : .maybe
    case .greater: return difference.low > 0 ? .yes : difference.high <= 0 ? .no : .maybe
    case .greaterOrEqual: return difference.low >= 0 ? .yes : difference.high < 0 ? .no : .maybe
    default: return .maybe
    }
  }

  private mutating func isSame(_ left: ExpressionID, _ right: ExpressionID, _ reading: Reading) -> Truth {
    var same = Truth.yes
    for part in 0..<facts.expressions[left].type.count {
      let difference = (value(left, part, reading) - value(right, part, reading)).range
      if !difference.contains(0) { return .no }
      if !difference.isZero { same = .maybe }
    }
    return same
  }

  // MARK: Parts about one value

  /// Whether a condition can hold, or can fail. Parts that must hold together narrow each other's values.
  ///
  /// Afterwards the analysis knows what the condition implies for the gesture and the unknowns.
  /// - Returns: False only where it surely cannot.
  mutating func canBe(_ wanted: Bool, _ id: ExpressionID) -> Bool {
    switch truth(id) {
    case .yes: return wanted
    case .no: return !wanted
    case .maybe: break
    }
    switch facts.expressions[id].kind {
    case .not(let operand): return canBe(!wanted, operand)
    case .binary(.and, let left, let right) where wanted: return canBeBoth(true, left, right)
    case .binary(.or, let left, let right) where !wanted: return canBeBoth(false, left, right)
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      return canBeEither(wanted, left, right)
    case .binary(let symbol, let left, let right): return narrow(symbol, left, right, wanted)
    case .inState(let index):
      narrowState(index, wanted)
      return true
    case .handed, .property, .start: return narrow(id, 0, value(id), to: wanted ? .one : .zero, Self.depth)
    default: return true
    }
  }

  private mutating func canBeBoth(_ wanted: Bool, _ left: ExpressionID, _ right: ExpressionID) -> Bool {
    // The right part may have narrowed what the left part reads.
    canBe(wanted, left) && canBe(wanted, right) && truth(left) != (wanted ? .no : .yes)
      && !isContrary((wanted, wanted), left, right)
  }

  private mutating func canBeEither(_ wanted: Bool, _ left: ExpressionID, _ right: ExpressionID) -> Bool {
    let before = occasion
    let isLeftPossible = canBe(wanted, left)
    let leftHolds = occasion
    occasion = before
    guard isLeftPossible else { return canBe(wanted, right) }
    // Where both are possible, nothing is known of what holds.
    if !supposing({ $0.canBe(wanted, right) }) { occasion = leftHolds }
    return true
  }

  /// Narrows the operands of a comparison.
  private mutating func narrow(
    _ symbol: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ wanted: Bool
  ) -> Bool {
    let isLess: Bool
    switch (symbol, wanted) {
    case (.less, true), (.lessOrEqual, true), (.greater, false), (.greaterOrEqual, false): isLess = true
    case (.less, false), (.lessOrEqual, false), (.greater, true), (.greaterOrEqual, true): isLess = false
    default: return true
    }
    let (a, b) = (value(left), value(right))
    let below = Interval(-.infinity, isLess ? b.range.high : a.range.high)
    let above = Interval(isLess ? a.range.low : b.range.low, .infinity)
    return narrow((left, a, isLess ? below : above), (right, b, isLess ? above : below), Self.depth)
  }

  /// An operand, its present limits, and the wanted ones.
  private typealias Wish = (id: ExpressionID, now: Quantity, wanted: Interval)

  /// Narrows two operands; the first may have changed the second.
  private mutating func narrow(_ first: Wish, _ second: Wish, _ depth: Int) -> Bool {
    let before = occasion.number
    guard narrow(first.id, 0, first.now, to: first.wanted, depth) else { return false }
    let now = occasion.number == before ? second.now : value(second.id)
    return narrow(second.id, 0, now, to: second.wanted, depth)
  }

  /// The depth to which operators are narrowed: more than conditions have, and little enough to stay linear.
  private static let depth = 8

  /// Assumes that a number of an expression lies in an interval, and narrows its operands accordingly.
  /// - Parameter now: The present limits of the number.
  /// - Returns: False where that is impossible.
  mutating func narrow(
    _ id: ExpressionID, _ part: Int, _ now: Quantity, to wanted: Interval, _ depth: Int
  ) -> Bool {
    guard let range = now.range.intersection(wanted) else { return false }
    if depth == 0 || range == now.range { return true }
    let expression = facts.expressions[id]
    switch expression.kind {
    case .gesture(.progress): return narrowProgress(range, depth)
    case .gesture(let value):
      if moment == .gate || moment == .zero { return narrowStart(value, part, range) }
      restrict { $0[value, part] = range }
    case .gestureStart(let value): return narrowStart(value, part, range)
    case .handed, .start, .property:
      if let unknown = now.unknown, now.isExactly(unknown), !unknown.isMomentary {
        restrict(unknown, to: range)
      } else if case .property(let subject, let property) = expression.kind {
        return narrowDriven(PartKey(subject, property, part), range, depth)
      }
    case .local(let index):
      let inner = facts.transition.locals[index].value
      return narrow(inner, part, value(inner, part), to: range, depth - 1)
    case .component(let operand, .x): return narrow(operand, 0, now, to: range, depth - 1)
    case .component(let operand, .y): return narrow(operand, 1, now, to: range, depth - 1)
    case .negate(let operand): return narrow(operand, part, -now, to: -range, depth - 1)
    case .binary(let symbol, let left, let right) where expression.type.count == 1:
      return narrow(symbol, left, right, to: range, depth - 1)
    case .call(let function, let arguments): return narrow(function, arguments, to: range, depth - 1)
    default: break
    }
    return true
  }

  private mutating func narrow(
    _ symbol: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, to range: Interval, _ depth: Int
  ) -> Bool {
    let (first, second) = (value(left), value(right))
    let (a, b) = (first.range, second.range)
    switch symbol {
    case .add: return narrow((left, first, (range - b).widened), (right, second, (range - a).widened), depth)
    case .subtract:
      return narrow((left, first, (range + b).widened), (right, second, (a - range).widened), depth)
    // With a known factor; rounding must not narrow too far.
    case .multiply where b.isPoint && !b.isZero: return narrow(left, 0, first, to: (range / b).widened, depth)
    case .multiply where a.isPoint && !a.isZero:
      return narrow(right, 0, second, to: (range / a).widened, depth)
    case .divide where b.isPoint && !b.isZero: return narrow(left, 0, first, to: (range * b).widened, depth)
    default: return true
    }
  }

  private mutating func narrowStart(_ value: GestureValue, _ part: Int, _ range: Interval) -> Bool {
    if let along = gatePart(value, part) { return narrowAlong(along, across: range) }
    restrictStart(value, part, to: range)
    return true
  }

  /// Restricts a value at the beginning, which is also the present one there.
  mutating func restrictStart(_ value: GestureValue, _ part: Int, to range: Interval) {
    let isBeginning = moment == .gate || moment == .zero
    restrict {
      $0[start: value, part] = range
      if isBeginning { $0[value, part] = range }
    }
  }

  /// A progress between 0 and 1 equals its expression; at 0 and 1 the expression may be beyond.
  private mutating func narrowProgress(_ range: Interval, _ depth: Int) -> Bool {
    restrict { $0[.progress, 0] = range }
    guard let progress = facts.interaction.progress, !facts.measuresFollowers else { return true }
    let value = Interval(range.low > 0 ? range.low : -.infinity, range.high < 1 ? range.high : .infinity)
    return narrow(progress, 0, self.value(progress), to: value, depth - 1)
  }

  /// A driven value is that of its drive, clamped to the limits of the property.
  private mutating func narrowDriven(_ key: PartKey, _ range: Interval, _ depth: Int) -> Bool {
    guard moment == .lasting || moment == .deciding, !facts.driven.isMixed(key),
      let drive = facts.drives[key], let value = facts.interaction.drives[drive.index].value
    else { return true }
    let limits = key.property.bounds
    let wanted = Interval(
      range.low > limits.low ? range.low : -.infinity, range.high < limits.high ? range.high : .infinity)
    return narrow(value, drive.part, self.value(value, drive.part), to: wanted, depth - 1)
  }
}

extension Interval {
  /// The interval with a margin for the rounding of a division or a product.
  var widened: Interval {
    let slack = 1e-12
    return Interval(low - Swift.abs(low) * slack, high + Swift.abs(high) * slack)
  }
}
