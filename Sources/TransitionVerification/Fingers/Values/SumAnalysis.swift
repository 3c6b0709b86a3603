import TransitionPlan
import TransitionText

/// The values at the beginning of a gesture as sums of unknowns, for what the limits of `FingerAnalysis` leave open. The analysis
/// takes as many steps as there are operators.
struct SumAnalysis: FingerInterpreter {
  private var analysis: FingerAnalysis
  private(set) var unknowns: [SumUnknown] = []
  private var places = FlatTable<SumUnknown.Key, Int>()
  private var memo = FlatTable<MemoKey, PossibleSum>()
  /// A number among more others is known by its limits alone.
  private static let mostEnds = 16

  /// The numbers that calls have as their arguments: each number of a rect asks for all of them.
  private var arguments = NumberedTable<CallKey, [UnknownSum]?>()

  private struct CallKey: Numbered {
    let number: UInt64

    init(_ id: ExpressionID, _ reading: Reading) { number = UInt64(id.index) << 1 | reading.rawValue }
  }

  private struct MemoKey: Hashable {
    var kind: FingerAnalysis.Remembered
    /// The index of a `let`, or of a drive.
    var index: Int
    var part: Int
    var reading: Reading
  }

  /// - Parameter analysis: It at the moment when the gesture begins.
  init(_ analysis: FingerAnalysis) { self.analysis = analysis.afresh }

  var facts: FingerFacts { analysis.facts }
  var moment: FingerAnalysis.Moment { analysis.moment }
  var isCaught: Bool { analysis.isCaught }
  var continuing: [Int] { analysis.continuing }
  var isHeld: Bool { analysis.isHeld }
  var state: Int? { analysis.state }

  // MARK: Values

  func constant(_ number: Double) -> PossibleSum { PossibleSum(UnknownSum(number)) }

  mutating func leaf(_ id: ExpressionID, _ part: Int, _ reading: Reading) -> PossibleSum {
    switch facts.expressions[id].kind {
    case .handed(let side, let index):
      PossibleSum(
        unknown(.read(.handed(side, index, part)), of: nil, within: analysis.value(id, part).range))
    case .gesture, .gestureStart, .color: exactly(analysis.value(id, part, reading))
    default: PossibleSum(nil)
    }
  }

  mutating func combined(_ symbol: BinaryOperator, _ a: PossibleSum, _ b: PossibleSum) -> PossibleSum {
    if symbol == .add { return a + b }
    if symbol == .subtract { return a - b }
    guard let a = a.sum, let b = b.sum else { return PossibleSum(nil) }
    return PossibleSum(symbol == .multiply ? product(a, b) : quotient(a, b))
  }

  private mutating func product(_ a: UnknownSum, _ b: UnknownSum) -> UnknownSum {
    if let a = a.known { return b * a }
    return b.known.map { a * $0 } ?? unknown(.product(a, b), of: nil)
  }

  private mutating func quotient(_ a: UnknownSum, _ b: UnknownSum) -> UnknownSum {
    if a.known == 0 || b.known == 0 { return UnknownSum(0) }
    if let known = b.known { return a * (1 / known) }
    let quotient = unknown(.quotient(a, b), of: nil)
    if let place = quotient.terms.first?.unknown { unknowns[place].ratio = (a, b) }
    return quotient
  }

  mutating func applied(
    _ function: Function, _ arguments: [ExpressionID], _ id: ExpressionID, _ part: Int, _ reading: Reading
  ) -> PossibleSum {
    if function == .lerp {
      let (a, b) = (value(arguments[0], part, reading), value(arguments[1], part, reading))
      return a + combined(.multiply, b - a, value(arguments[2], 0, reading))
    }
    guard let numbers = numbers(arguments, of: id, reading) else { return PossibleSum(nil) }
    if function == .aspectFit || function == .aspectFill {
      return PossibleSum(aspect(function, numbers, part))
    }
    if function == .map, let sum = mapped(numbers) { return PossibleSum(sum) }
    if let sum = extreme(function, numbers) ?? inset(function, numbers, part) { return PossibleSum(sum) }
    let quantity = analysis.value(id, part, reading)
    if quantity.range.isPoint || numbers.allSatisfy({ $0.known != nil }) { return exactly(quantity) }
    let result = unknown(.call(function, part, numbers), of: nil, within: quantity.range)
    if let place = result.terms.first?.unknown { unknowns[place].distances = distances(function, numbers) }
    return PossibleSum(result)
  }

  /// The value of `map(x, a..b, c..d)` where x surely is at a, or between a and b.
  private func mapped(_ numbers: [UnknownSum]) -> UnknownSum? {
    guard numbers.count == 5 else { return nil }
    let gone = numbers[0] - numbers[1]
    if gone.known == 0 { return numbers[3] }
    guard let way = (numbers[2] - numbers[1]).known, way != 0, let result = (numbers[4] - numbers[3]).known,
      isBetween(numbers)
    else { return nil }
    return numbers[3] + gone * (result / way)
  }

  /// Whether the first of some numbers surely is between the second and the third.
  private func isBetween(_ numbers: [UnknownSum]) -> Bool {
    let (a, b) = (range(of: numbers[0] - numbers[1]), range(of: numbers[2] - numbers[0]))
    let tiny = UnknownSum.tiny
    return a.low >= -tiny && b.low >= -tiny || a.high <= tiny && b.high <= tiny
  }

  /// Whether it is known which of its arguments a function that compares them has as its value, or that it maps a number within its range.
  mutating func isDetermined(_ call: ExpressionID, _ reading: Reading) -> Bool {
    guard case .call(let function, let arguments) = facts.expressions[call].kind,
      let numbers = numbers(arguments, of: call, reading)
    else { return false }
    return function == .map ? isBetween(numbers) : extreme(function, numbers) != nil
  }

  /// How far the smallest or the largest of some numbers may be from each of them, and a clamped number from its limits.
  private func distances(
    _ function: Function, _ numbers: [UnknownSum]
  ) -> [(from: UnknownSum, range: Interval)] {
    guard numbers.count <= Self.mostEnds else { return [] }
    switch function {
    case .max, .min:
      return numbers.map { from in
        let others = numbers.reduce(Interval.zero) { $0.hull(range(of: $1 - from)) }
        return (from, function == .max ? Interval(0, others.high) : Interval(others.low, 0))
      }
    case .clamp where numbers.count == 3:
      return numbers.dropFirst().map { from in
        (from, range(of: numbers[1] - from).hull(range(of: numbers[2] - from)))
      }
    default: return []
    }
  }

  /// All numbers of the arguments of a call; nil where one of them is no sum.
  private mutating func numbers(
    _ values: [ExpressionID], of call: ExpressionID, _ reading: Reading
  ) -> [UnknownSum]? {
    let key = CallKey(call, reading)
    if let known = arguments[key] { return known }
    let numbers = numbers(values, reading)
    arguments.set(key, numbers)
    return numbers
  }

  private mutating func numbers(_ values: [ExpressionID], _ reading: Reading) -> [UnknownSum]? {
    var numbers: [UnknownSum] = []
    for id in values {
      for part in 0..<facts.expressions[id].type.count {
        guard let number = value(id, part, reading).sum else { return nil }
        numbers.append(number)
      }
    }
    return numbers
  }

  func range(of number: PossibleSum) -> Interval { number.sum.map { range(of: $0) } ?? .everything }

  func range(of sum: UnknownSum) -> Interval {
    let own = ownRange(of: sum)
    if let term = sum.terms.first, sum.terms.count == 1, let (a, b) = unknowns[term.unknown].ratio {
      return own.intersection(sign(of: a * term.factor + b * sum.constant, over: b)) ?? own
    }
    return sum.terms.reduce(own) { range, term in
      unknowns[term.unknown].distances.reduce(range) { range, distance in
        let rest = sum + (distance.from - UnknownSum(unknown: term.unknown)) * term.factor
        return range.intersection(ownRange(of: rest) + distance.range * Interval(term.factor)) ?? range
      }
    }
  }

  /// On which side of 0 a quotient is, as far as that is known.
  private func sign(of dividend: UnknownSum, over divisor: UnknownSum) -> Interval {
    let (over, under) = (range(of: dividend), range(of: divisor))
    let side = under.low > 0 ? over : under.high < 0 ? -over : .everything
    let tiny = UnknownSum.tiny
    return side.low >= -tiny ? .nonNegative : side.high <= tiny ? -.nonNegative : .everything
  }

  /// The range of a sum whose unknowns are taken one by one.
  private func ownRange(of sum: UnknownSum) -> Interval {
    sum.terms.reduce(Interval(sum.constant)) { range, term in
      range + unknowns[term.unknown].range * Interval(term.factor)
    }
  }

  /// Supposes that a number at rest is one of some others, or between two of them.
  mutating func suppose(_ key: PartKey, among numbers: [PossibleSum]) {
    var ends: [UnknownSum] = []
    for number in numbers {
      guard let end = number.sum, ends.count < Self.mostEnds else { return }
      if !ends.contains(end) { ends.append(end) }
    }
    guard !ends.isEmpty,
      let place = unknownRest(key, within: key.property.bounds).sum?.terms.first?.unknown
    else { return }
    unknowns[place].distances = ends.map { from in
      let ranges = ends.map { range(of: $0 - from) }
      return (from, ranges.dropFirst().reduce(ranges[0]) { $0.hull($1) })
    }
  }

  /// The smallest or the largest of some numbers, where their differences determine it.
  private func extreme(_ function: Function, _ numbers: [UnknownSum]) -> UnknownSum? {
    func isSurely(_ number: UnknownSum, atLeast other: UnknownSum) -> Bool {
      range(of: number - other).low >= -UnknownSum.tiny
    }
    func first(_ numbers: [UnknownSum], _ sign: Double) -> UnknownSum? {
      func isBeyond(_ a: UnknownSum, _ b: UnknownSum) -> Bool {
        sign > 0 ? isSurely(a, atLeast: b) : isSurely(b, atLeast: a)
      }
      guard var found = numbers.first else { return nil }
      for number in numbers where isBeyond(number, found) { found = number }
      return numbers.allSatisfy { isBeyond(found, $0) } ? found : nil
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
      // Inside its range a clamped number is unchanged.
      guard let low = first([numbers[1], numbers[2]], -1), let high = first([numbers[1], numbers[2]], 1)
      else { return nil }
      return isSurely(numbers[0], atLeast: low) && isSurely(high, atLeast: numbers[0]) ? numbers[0] : nil
    case .abs: return first([numbers[0], numbers[0] * -1], 1)
    default: return nil
    }
  }

  /// A rect reduced by insets, or by one length; nil for a size that changes, which may be limited to 0.
  private func inset(_ function: Function, _ numbers: [UnknownSum], _ part: Int) -> UnknownSum? {
    guard function == .inset, numbers.count > 4 else { return nil }
    // Insets are in the order top, left, bottom, right.
    func side(_ index: Int) -> UnknownSum { numbers.count == 8 ? numbers[4 + index] : numbers[4] }
    let axis = part % 2
    if part < 2 { return numbers[part] + side(1 - axis) }
    return (side(1 - axis) + side(3 - axis)).known == 0 ? numbers[part] : nil
  }

  /// A rect of an aspect ratio in the middle of another rect: its size is unknown, its middle that of the other.
  private mutating func aspect(
    _ function: Function, _ numbers: [UnknownSum], _ part: Int
  ) -> UnknownSum? {
    guard numbers.count == 6 else { return nil }
    let axis = part % 2
    let shape = numbers[0] + numbers[1]
    let length = unknown(
      .call(function, axis, [numbers[0], numbers[1], numbers[4], numbers[5]]), of: origin(shape))
    return part < 2 ? numbers[2 + axis] + (numbers[4 + axis] - length) * 0.5 : length
  }

  // MARK: Properties

  // Later, the values that follow the progress are anywhere, and so are scroll offsets.
  mutating func following(_ key: PartKey) -> PossibleSum { exactly(analysis.live(key)) }

  mutating func moving(_ key: PartKey) -> PossibleSum { PossibleSum(nil) }

  /// The first value of a drive of a number.
  mutating func begin(_ value: ExpressionID, _ part: Int, _ key: PartKey) -> UnknownSum? {
    held(self.value(value, part), to: key.property.bounds).sum
  }

  mutating func unknownRest(_ key: PartKey, within limits: Interval) -> PossibleSum {
    exactly(analysis.unknownRest(key, within: limits))
  }

  mutating func layout(_ key: PartKey) -> PossibleSum {
    if let placed = placed(key) { return placed }
    let quantity = analysis.layout(key)
    if quantity.range.isPoint { return constant(quantity.range.low) }
    guard let axis = FrameAxis(of: key.property), key.property != axis.low, key.property != axis.length,
      !facts.placed.hasChanged(key)
    else {
      let origin = facts.placed.hasChanged(key) ? nil : key.subject
      return PossibleSum(read(.layout(key), of: origin, within: quantity.range))
    }
    let length = layout(PartKey(key.subject, axis.length, 0))
    return layout(PartKey(key.subject, axis.low, 0)) + (key.property == axis.middle ? length.half : length)
  }

  mutating func held(_ number: PossibleSum, to limits: Interval) -> PossibleSum {
    guard let sum = number.sum, limits != .everything else { return number }
    if let known = sum.known { return constant(min(max(known, limits.low), limits.high)) }
    let range = range(of: sum)
    if range.low >= limits.low - UnknownSum.tiny, range.high <= limits.high + UnknownSum.tiny {
      return number
    }
    let ends = [UnknownSum(limits.low), UnknownSum(limits.high)]
    return PossibleSum(unknown(.call(.clamp, 0, [sum] + ends), of: origin(sum)))
  }

  // MARK: Unknowns

  private mutating func read(
    _ unknown: Unknown, of subject: Subject?, within range: Interval = .everything
  ) -> UnknownSum {
    switch subject {
    case .provided, .shared: self.unknown(.read(unknown), of: subject, within: range)
    default: self.unknown(.read(unknown), of: nil, within: range)
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

  /// The object whose layout alone a sum depends on; nil where there is none, or where it depends on anything else.
  private func origin(_ sum: UnknownSum) -> Subject? {
    let origins = sum.terms.map { unknowns[$0.unknown].origin }
    return origins.allSatisfy { $0 != nil } ? origins.first ?? nil : nil
  }

  /// The number that the limits determine, or the sum with one unknown; nil for others.
  private mutating func exactly(_ quantity: Quantity) -> PossibleSum {
    if quantity.range.isPoint { return constant(quantity.range.low) }
    guard let unknown = quantity.unknown, quantity.isExactly(unknown) else { return PossibleSum(nil) }
    return PossibleSum(self.unknown(.read(unknown), of: nil, within: quantity.range))
  }

  mutating func remembered(
    _ kind: FingerAnalysis.Remembered, _ index: Int, _ part: Int, _ reading: Reading,
    _ make: (inout SumAnalysis) -> PossibleSum
  ) -> PossibleSum {
    // The sum of an expression is never asked for twice.
    if kind == .expression { return make(&self) }
    let key = MemoKey(kind: kind, index: index, part: part, reading: reading)
    if let sum = memo[key] { return sum }
    memo.set(key, PossibleSum(nil))  // what needs itself is not known
    let sum = make(&self)
    memo.set(key, sum)
    return sum
  }
}
