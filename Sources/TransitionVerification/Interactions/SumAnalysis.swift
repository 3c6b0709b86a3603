import TransitionPlan
import TransitionText

/// What numbers are when a gesture begins, as sums of unknowns: for what the limits of `FingerAnalysis` leave open, which has the
/// same rules. It takes as many steps as there are operators.
struct SumAnalysis {
  private var analysis: FingerAnalysis
  private(set) var unknowns: [SumUnknown] = []
  private var places = FlatTable<SumUnknown.Key, Int>()
  private var memo = FlatTable<MemoKey, UnknownSum?>()

  private struct MemoKey: Hashable {
    /// An index of a `let`, or of a drive.
    var index: Int
    var isDrive: Bool
    var part: Int
    var reading: FingerAnalysis.Reading
  }

  /// Of so many unknowns a sum is none any more, so that long ones take no time.
  private static let most = 16

  /// - Parameter analysis: It at the moment when the gesture begins.
  init(_ analysis: FingerAnalysis) { self.analysis = analysis }

  // MARK: Values

  /// A number of the value of an expression; nil where it is not known as a sum.
  mutating func value(
    _ id: ExpressionID, _ part: Int = 0, _ reading: FingerAnalysis.Reading = .live
  ) -> UnknownSum? {
    let expression = analysis.facts.expressions[id]
    switch expression.kind {
    case .number(let number): return UnknownSum(number)
    case .property(let subject, let property), .found(let subject, let property):
      let key = PartKey(subject, property, part)
      return reading == .live ? live(key) : layout(key)
    case .start(let subject, let property): return rest(PartKey(subject, property, part))
    case .handed(let side, let index):
      return unknown(.read(.handed(side, index, part)), of: nil, within: analysis.value(id, part).range)
    case .gesture, .gestureStart, .color: return exactly(analysis.value(id, part, reading))
    case .local(let index):
      guard analysis.facts.transition.locals.indices.contains(index) else { return nil }
      return remembered(MemoKey(index: index, isDrive: false, part: part, reading: reading)) {
        $0.value($0.analysis.facts.transition.locals[index].value, part, reading)
      }
    case .component(let operand, let component): return self.part(component, of: operand, part, reading)
    case .negate(let operand): return value(operand, part, reading).map { $0 * -1 }
    case .binary(.range, let left, let right): return value(part == 0 ? left : right, 0, reading)
    case .binary(let symbol, let left, let right):
      guard symbol.isArithmetic, let a = value(left, partCount(left) > 1 ? part : 0, reading),
        let b = value(right, partCount(right) > 1 ? part : 0, reading)
      else { return nil }
      return limited(binary(symbol, a, b))
    case .call(let function, let arguments): return limited(call(function, arguments, id, part, reading))
    case .flag, .inState, .not: return nil
    }
  }

  private func partCount(_ id: ExpressionID) -> Int { analysis.facts.expressions[id].type.count }

  private mutating func binary(_ symbol: BinaryOperator, _ a: UnknownSum, _ b: UnknownSum) -> UnknownSum? {
    switch symbol {
    case .add: return a + b
    case .subtract: return a - b
    case .multiply:
      if let a = a.known { return b * a }
      return b.known.map { a * $0 } ?? unknown(.product(a, b), of: nil)
    default:
      if a.known == 0 || b.known == 0 { return UnknownSum(0) }
      return b.known.map { a * (1 / $0) } ?? unknown(.quotient(a, b), of: nil)
    }
  }

  private mutating func part(
    _ component: Component, of operand: ExpressionID, _ part: Int, _ reading: FingerAnalysis.Reading
  ) -> UnknownSum? {
    let isRect = analysis.facts.expressions[operand].type == .rect
    switch component {
    case .x, .top: return value(operand, 0, reading)
    case .y, .left: return value(operand, 1, reading)
    case .width: return value(operand, isRect ? 2 : 0, reading)
    case .height: return value(operand, isRect ? 3 : 1, reading)
    case .bottom: return value(operand, 2, reading)
    case .right: return value(operand, 3, reading)
    case .origin: return value(operand, part, reading)
    case .size: return value(operand, part + 2, reading)
    case .center:
      guard let low = value(operand, part, reading), let length = value(operand, part + 2, reading) else {
        return nil
      }
      return low + length.half
    }
  }

  private mutating func call(
    _ function: Function, _ arguments: [ExpressionID], _ id: ExpressionID, _ part: Int,
    _ reading: FingerAnalysis.Reading
  ) -> UnknownSum? {
    switch function {
    case .rect, .point, .size, .vector, .unit, .insets:
      return arguments.indices.contains(part) ? value(arguments[part], 0, reading) : UnknownSum(0)
    case .offset:
      guard let own = value(arguments[0], part, reading) else { return nil }
      return part < 2 ? value(arguments[1], part, reading).map { own + $0 } : own
    case .lerp:
      guard let a = value(arguments[0], part, reading), let b = value(arguments[1], part, reading),
        let share = value(arguments[2], 0, reading)
      else { return nil }
      return binary(.multiply, b - a, share).map { a + $0 }
    case .aspectFit, .aspectFill: return aspect(function, arguments, part, reading)
    case .min, .max, .clamp, .map, .abs, .sqrt, .sin, .cos, .project, .rubberBand, .inset: break
    }
    var numbers: [UnknownSum] = []
    for argument in arguments {
      for index in 0..<partCount(argument) {
        guard let number = value(argument, index, reading) else { return nil }
        numbers.append(number)
      }
    }
    if function == .map, numbers.count == 5, (numbers[0] - numbers[1]).known == 0 { return numbers[3] }
    if let extreme = extreme(function, numbers) { return extreme }
    if numbers.allSatisfy({ $0.known != nil }) { return exactly(analysis.value(id, part, reading)) }
    return unknown(
      .call(function, part, numbers), of: nil, within: analysis.value(id, part, reading).range)
  }

  /// What a sum surely lies in.
  func range(of sum: UnknownSum) -> Interval {
    sum.terms.reduce(Interval(sum.constant)) { range, term in
      range + unknowns[term.unknown].range * Interval(term.factor)
    }
  }

  /// The smallest or the largest of some numbers, where their differences tell which that is.
  private func extreme(_ function: Function, _ numbers: [UnknownSum]) -> UnknownSum? {
    func first(_ numbers: [UnknownSum], _ sign: Double) -> UnknownSum? {
      var found = numbers.first
      for number in numbers.dropFirst() {
        guard let best = found, let difference = (number - best).known else { return nil }
        if difference * sign > 0 { found = number }
      }
      return found
    }
    switch function {
    case .min: return first(numbers, -1)
    case .max: return first(numbers, 1)
    case .clamp where numbers.count == 3:
      guard let low = first([numbers[1], numbers[2]], -1), let high = first([numbers[1], numbers[2]], 1),
        let above = first([numbers[0], low], 1)
      else { return nil }
      return first([above, high], -1)
    case .rubberBand where numbers.count == 3:
      // Inside its range it is the number itself.
      guard let low = first([numbers[1], numbers[2]], -1), let high = first([numbers[1], numbers[2]], 1),
        let above = (numbers[0] - low).known, let below = (high - numbers[0]).known
      else { return nil }
      return above >= 0 && below >= 0 ? numbers[0] : nil
    default: return nil
    }
  }

  /// A rect of a shape in the middle of another: its size is anything, its middle that of the other.
  private mutating func aspect(
    _ function: Function, _ arguments: [ExpressionID], _ part: Int, _ reading: FingerAnalysis.Reading
  ) -> UnknownSum? {
    var numbers: [UnknownSum] = []
    for (argument, count) in zip(arguments, [2, 4]) {
      for index in 0..<count {
        guard let number = value(argument, index, reading) else { return nil }
        numbers.append(number)
      }
    }
    guard numbers.count == 6 else { return nil }
    let axis = part % 2
    let shape = numbers[0] + numbers[1]
    let length = unknown(
      .call(function, axis, [numbers[0], numbers[1], numbers[4], numbers[5]]), of: origin(shape))
    return part < 2 ? numbers[2 + axis] + numbers[4 + axis].half - length.half : length
  }

  // MARK: Properties

  private mutating func live(_ key: PartKey) -> UnknownSum? {
    let facts = analysis.facts
    if analysis.moment == .gate { return rest(key) }
    if facts.driven.hasChanged(key), facts.drives[key] == nil || facts.driven.isMixed(key) { return nil }
    // Afterwards what follows the progress is anywhere, and so is what scrolls.
    if analysis.moment != .zero, facts.drives[key] == nil { return exactly(analysis.live(key)) }
    if let drive = facts.drives[key] {
      guard let value = facts.interaction.drives[drive.index].value else {
        return analysis.moment == .zero ? rest(key) : nil
      }
      return remembered(MemoKey(index: drive.index, isDrive: true, part: drive.part, reading: .live)) {
        $0.begin(value, drive.part, key)
      }
    }
    if let hold = facts.holds[key] { return value(hold.value, hold.part) }
    return rest(key)
  }

  /// What a drive of a number begins with.
  mutating func begin(_ value: ExpressionID, _ part: Int, _ key: PartKey) -> UnknownSum? {
    held(self.value(value, part), to: key.property.bounds)
  }

  /// A number of a property at the rest from which the gesture begins.
  mutating func rest(_ key: PartKey) -> UnknownSum? {
    let facts = analysis.facts
    // What is caught is where it happens to be.
    if analysis.isCaught, facts.drives[key] != nil || facts.interaction.drives.isEmpty {
      return unknown(.read(.rest(key)), of: nil, within: key.property.bounds)
    }
    if facts.held.contains(key) { return read(.rest(key), of: nil) }
    if let entry = facts.entries[key] {
      let side = facts.interaction.direction.start
      var id = side == .from ? entry.from : entry.to
      if side == .to, let table = entry.table {
        let values = facts.transition.stateTables[table].values
        guard let state = values.count == 1 ? 0 : analysis.state, values.indices.contains(state) else {
          return read(.rest(key), of: nil)
        }
        id = values[state]
      }
      return held(value(id, entry.part, .layout), to: key.property.bounds)
    }
    return facts.moved.hasChanged(key) ? restOnAxis(key) : layout(key)
  }

  /// As `FingerAnalysis` has it.
  private mutating func restOnAxis(_ key: PartKey) -> UnknownSum? {
    let facts = analysis.facts
    guard let axis = FrameAxis(of: key.property), !facts.placed.hasChanged(key) else { return nil }
    func part(_ property: Property) -> PartKey { PartKey(key.subject, property, 0) }
    for property in axis.all where facts.held.contains(part(property)) { return nil }
    let said = axis.all.filter { facts.entries[part($0)] != nil }
    if said.isEmpty { return layout(key) }
    guard said.count < 3, let first = rest(part(said[0])) else { return nil }
    if said.count == 1 {
      if said[0] == axis.length {
        return layout(part(axis.middle)).map { axis.place(key.property, middle: $0, length: first) }
      }
      return layout(part(axis.length)).map { length in
        axis.place(key.property, middle: axis.middle(from: first, at: said[0], length), length: length)
      }
    }
    guard let second = rest(part(said[1])) else { return nil }
    let way = second - first
    let length =
      said.contains(axis.length)
      ? (said[0] == axis.length ? first : second) : said == [axis.low, axis.high] ? way : way + way
    let isFirst = said[0] != axis.length
    let middle = axis.middle(from: isFirst ? first : second, at: isFirst ? said[0] : said[1], length)
    return axis.place(key.property, middle: middle, length: length)
  }

  private mutating func layout(_ key: PartKey) -> UnknownSum? {
    let facts = analysis.facts
    if let placed = facts.placedParts[key] { return value(placed.value, placed.part, .layout) }
    let quantity = analysis.layout(key)
    if quantity.range.isPoint { return UnknownSum(quantity.range.low) }
    guard let axis = FrameAxis(of: key.property), key.property != axis.low, key.property != axis.length,
      !facts.placed.hasChanged(key)
    else {
      return facts.placed.hasChanged(key) ? read(.layout(key), of: nil) : read(.layout(key), of: key.subject)
    }
    guard let low = layout(PartKey(key.subject, axis.low, 0)),
      let length = layout(PartKey(key.subject, axis.length, 0))
    else { return nil }
    return low + (key.property == axis.middle ? length.half : length)
  }

  private mutating func held(_ sum: UnknownSum?, to limits: Interval) -> UnknownSum? {
    guard let sum, limits != .everything else { return sum }
    if let known = sum.known { return UnknownSum(Swift.min(Swift.max(known, limits.low), limits.high)) }
    return unknown(.call(.clamp, 0, [sum, UnknownSum(limits.low), UnknownSum(limits.high)]), of: origin(sum))
  }

  // MARK: Unknowns

  private mutating func read(_ unknown: Unknown, of subject: Subject?) -> UnknownSum {
    switch subject {
    case .provided, .shared: self.unknown(.read(unknown), of: subject)
    default: self.unknown(.read(unknown), of: nil)
    }
  }

  private mutating func unknown(
    _ key: SumUnknown.Key, of origin: Subject?, within range: Interval = .everything
  ) -> UnknownSum {
    if let place = places[key] {
      unknowns[place].range = unknowns[place].range.intersection(range) ?? range
      return UnknownSum(unknown: place)
    }
    places.set(key, unknowns.count)
    unknowns.append(SumUnknown(origin: origin, range: range))
    return UnknownSum(unknown: unknowns.count - 1)
  }

  /// Whose layout alone a sum comes from, where it is that of one object at least and of nothing else.
  private func origin(_ sum: UnknownSum) -> Subject? {
    let origins = sum.terms.map { unknowns[$0.unknown].origin }
    return origins.allSatisfy { $0 != nil } ? origins.first ?? nil : nil
  }

  /// What the limits alone settle, or what has one unknown and nothing else; nil for all else.
  private mutating func exactly(_ quantity: Quantity) -> UnknownSum? {
    if quantity.range.isPoint { return UnknownSum(quantity.range.low) }
    guard let unknown = quantity.unknown, quantity.isExactly(unknown) else { return nil }
    return self.unknown(.read(unknown), of: nil, within: quantity.range)
  }

  private func limited(_ sum: UnknownSum?) -> UnknownSum? {
    guard let sum, sum.terms.count <= Self.most else { return nil }
    return sum
  }

  private mutating func remembered(
    _ key: MemoKey, _ make: (inout SumAnalysis) -> UnknownSum?
  ) -> UnknownSum? {
    if let sum = memo[key] { return sum }
    memo.set(key, nil)  // what needs itself is not known
    let sum = make(&self)
    memo.set(key, sum)
    return sum
  }
}
