import TransitionPlan
import TransitionText

/// The values at the beginning of a gesture as sums of unknowns, for what the limits of `FingerAnalysis` leave open. The analysis
/// takes as many steps as there are operators.
struct SumAnalysis: FingerInterpreter {
  private var analysis: FingerAnalysis
  private(set) var unknowns = SumUnknowns()
  /// The handed-over lengths that are distances, because something is divided by them.
  private let distances: NumberedSet<Unknown>
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
  init(_ analysis: FingerAnalysis) {
    self.analysis = analysis.afresh
    distances = analysis.facts.dividingLengths
  }

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
    case .handed(let side, let index): PossibleSum(handed(.handed(side, index, part), id, part))
    case .gesture, .gestureStart, .color: exactly(analysis.value(id, part, reading))
    default: PossibleSum(nil)
    }
  }

  mutating func combined(_ symbol: BinaryOperator, _ a: PossibleSum, _ b: PossibleSum) -> PossibleSum {
    if symbol == .add { return a + b }
    if symbol == .subtract { return a - b }
    guard let a = a.sum, let b = b.sum else { return PossibleSum(nil) }
    return PossibleSum(symbol == .multiply ? unknowns.product(a, b) : unknowns.quotient(a, b))
  }

  private mutating func handed(_ unknown: Unknown, _ id: ExpressionID, _ part: Int) -> UnknownSum {
    let range = analysis.value(id, part).range
    let isDistance = distances.contains(unknown)
    return self.unknown(.read(unknown), of: nil, within: isDistance ? range.held(to: .nonNegative) : range)
  }

  mutating func applied(
    _ function: Function, _ arguments: [ExpressionID], _ id: ExpressionID, _ part: Int, _ reading: Reading
  ) -> PossibleSum {
    let function = analysis.guessed(function)
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
    return PossibleSum(
      unknowns.result(
        of: .call(function, part, numbers), within: quantity.range, distances(function, numbers)))
  }

  /// The value of `map(x, a..b, c..d)` where x surely is at a, or between a and b.
  private mutating func mapped(_ numbers: [UnknownSum]) -> UnknownSum? {
    guard numbers.count == 5 else { return nil }
    let gone = numbers[0] - numbers[1]
    if gone.known == 0 { return numbers[3] }
    let way = numbers[2] - numbers[1]
    guard way.known != 0, isBetween(numbers) else { return nil }
    let share = unknowns.quotient(gone, way)
    return unknowns.product(share, numbers[4] - numbers[3]).map { numbers[3] + $0 }
  }

  /// Whether the first of some numbers surely is between the second and the third.
  private mutating func isBetween(_ numbers: [UnknownSum]) -> Bool {
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
  private mutating func distances(
    _ function: Function, _ numbers: [UnknownSum]
  ) -> [(from: UnknownSum, range: Interval)] {
    guard numbers.count <= Self.mostEnds else { return [] }
    switch function {
    case .max, .min:
      return numbers.map { from in
        let others = numbers.reduce(Interval.zero) { $0.hull(unknowns.range(of: $1 - from)) }
        return (from, function == .max ? Interval(0, others.high) : Interval(others.low, 0))
      }
    case .clamp where numbers.count == 3:
      return numbers.dropFirst().map { from in
        (from, unknowns.range(of: numbers[1] - from).hull(unknowns.range(of: numbers[2] - from)))
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

  mutating func range(of number: PossibleSum) -> Interval { number.sum.map { range(of: $0) } ?? .everything }

  mutating func range(of sum: UnknownSum) -> Interval { unknowns.range(of: sum) }

  /// Supposes that a number at rest is one of some others, or between two of them.
  mutating func suppose(_ key: PartKey, among numbers: [PossibleSum]) {
    var ends: [UnknownSum] = []
    for number in numbers {
      guard let end = number.sum, ends.count < Self.mostEnds else { return }
      if !ends.contains(end) { ends.append(end) }
    }
    guard !ends.isEmpty, let rest = unknownRest(key, within: key.property.bounds).sum else { return }
    let distances = ends.map { from in
      let ranges = ends.map { range(of: $0 - from) }
      return (from, ranges.dropFirst().reduce(ranges[0]) { $0.hull($1) })
    }
    unknowns.suppose(rest, at: distances)
  }

  private mutating func isSurely(_ number: UnknownSum, atLeast other: UnknownSum) -> Bool {
    range(of: number - other).low >= -UnknownSum.tiny
  }

  /// The smallest or the largest of some numbers, where their differences determine it.
  private mutating func extreme(_ function: Function, _ numbers: [UnknownSum]) -> UnknownSum? {
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
      .call(function, axis, [numbers[0], numbers[1], numbers[4], numbers[5]]), of: unknowns.origin(shape))
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
    guard let axis = Axis(of: key.property), key.property != axis[.minimum], key.property != axis[.length],
      !facts.placed.hasChanged(key)
    else {
      let origin = facts.placed.hasChanged(key) ? nil : key.subject
      return PossibleSum(read(.layout(key), of: origin, within: quantity.range))
    }
    let length = layout(PartKey(key.subject, axis[.length], 0))
    return layout(PartKey(key.subject, axis[.minimum], 0))
      + (key.property == axis[.middle] ? length.half : length)
  }

  mutating func held(_ number: PossibleSum, to limits: Interval) -> PossibleSum {
    guard let sum = number.sum, limits != .everything, analysis.guess != .noBounds else { return number }
    if let known = sum.known { return constant(min(max(known, limits.low), limits.high)) }
    let ends = [UnknownSum(limits.low), UnknownSum(limits.high)]
    // Of a quotient it is only known on which side of 0 it is.
    if isSurely(sum, atLeast: ends[0]), isSurely(ends[1], atLeast: sum) { return number }
    return PossibleSum(unknown(.call(.clamp, 0, [sum] + ends), of: unknowns.origin(sum)))
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
    unknowns.sum(of: key, of: origin, within: range)
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
