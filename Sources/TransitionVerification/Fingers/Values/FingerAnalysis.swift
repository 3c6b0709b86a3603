import TransitionPlan

/// Limits and rates of the expressions of an interaction, for everything that fingers can do: the evaluator's rules over intervals.
/// The analysis takes as many steps as there are operators.
struct FingerAnalysis: FingerInterpreter {
  /// A moment of a gesture.
  enum Moment: UInt64 {
    /// `begin when` is evaluated; the gesture moves nothing yet.
    case gate
    /// The gesture has begun, and the finger has not moved.
    case zero
    /// The gesture lasts; the finger may leave at any time.
    case lasting
    /// The same, after the values that follow the progress have moved: decisions are made then.
    case deciding
  }

  /// The variable of a rate.
  enum Variable: Hashable {
    /// The gesture goes on along its way.
    case way
    /// The progress grows, whatever increases it.
    case progress
    /// The fingers move anywhere, and the progress stays the same.
    case places
    /// The finger moves across the way of the gesture, to the right or down. Two fingers do anything else.
    case across
    /// The finger moves to the right, 0, or down, 1, whatever the gesture.
    case axis(Axis)
    /// The finger is farther along, with the same speed.
    case place
    /// The finger is faster, at the same place.
    case speed
    /// The gesture begins with another value: in another place, or faster.
    case beginning(GestureValue, Int)

    /// Its number among them all, below 64.
    var number: UInt64 {
      switch self {
      case .way: 0
      case .progress: 1
      case .places: 2
      case .across: 3
      case .axis(let axis): 4 + UInt64(axis.rawValue)
      case .place: 6
      case .speed: 7
      case .beginning(let value, let part): 8 + UInt64(value.number) << 1 | UInt64(part)
      }
    }
  }

  /// Which values of properties expressions read.
  enum Reading: UInt64 {
    /// The values under the finger.
    case live
    /// The values of the layout, from which rest values are computed.
    case layout
  }

  /// What is the same at all moments and on all displays.
  let facts: FingerFacts
  /// When and where it is, and what is known then.
  var occasion: FingerOccasion
  /// The occasions that were gone to.
  private var occasions = NumberedTable<FingerOccasion.Place, FingerOccasion>()
  private var occasionCount: UInt64 = 0
  /// What was worked out: one rule after the other looks at some of the same occasions.
  private var values = NumberedTable<ValueKey, Quantity>(count: usualValues, capacity: 4 * usualValues)
  /// The trends of conditions, which several rules ask for.
  private var trends = NumberedTable<ValueKey, Trend>()
  /// So many are worked out of most interactions.
  private static let usualValues = 128
  /// So many are kept at most, for a transition that has thousands of members.
  private static let mostValues = 1 << 12
  /// Whether a progress is being worked out that reads what has not been moved yet, and is moved by it.
  private var isMeasuring = false
  /// Whether something is being worked out whose sign matters, as that of a divisor, and by what it is known.
  private var divides = Division.no

  /// What is assumed of it.
  private enum Division: UInt64 {
    case no
    /// It is a distance: handed-over lengths are not negative, and views are in the container.
    case asDistance
    /// It is as `sample` says.
    case asSampled
  }

  /// Whether the progress is assumed to be 0 when the gesture begins. A progress that is not is reported, without its consequences.
  var beginsAtZero = false {
    didSet {
      forget()
      restrict(domain)
    }
  }
  /// Whether a number at the exact limit of a comparison counts for neither side: `>` and `>=` are equal then.
  var isOpenAtLimits = false { didSet { restrict(domain) } }

  /// Whether the gesture holds what it holds.
  var isHeld = true

  /// What is supposed of all values to find the cause of a fault.
  var guess = Guess.none

  /// What is supposed of the safe area and the bars.
  var bars = Device.Bars.any

  /// The indices of the drives whose values are those at rest when the gesture catches a motion.
  var continuing: [Int] = [] { didSet { forget() } }

  init(
    _ interaction: Interaction, of transition: Transition, _ rests: RestValues, _ expressions: ExpressionArena
  ) {
    facts = FingerFacts(interaction, of: transition, rests, expressions)
    let display = GestureDomain.displays[0]
    let domain = GestureDomain.beginning(of: interaction.gesture, on: interaction.view, display)
    occasion = FingerOccasion(0, .gate, display, .way, isCaught: false, in: nil, domain, NumberedTable())
  }

  // MARK: When and where

  var moment: Moment { occasion.moment }
  var display: Size { occasion.display }
  var variable: Variable { occasion.variable }
  var isCaught: Bool { occasion.isCaught }
  var state: Int? { occasion.state }
  var slopes: Interval? { occasion.slopes }
  var domain: GestureDomain {
    // Not to copy a whole domain for one interval of it.
    @inline(__always) get { occasion.domain }
  }

  /// Goes to a moment on a display, with all that a gesture can do then.
  /// - Parameters:
  ///   - index: The index of the display.
  ///   - gate: What was known when the gesture began. It is the same for each moment on a display and in a state.
  mutating func go(
    to moment: Moment, on index: Int, by variable: Variable = .way, isCaught: Bool = false,
    in state: Int? = nil, keeping gate: Known? = nil
  ) {
    let place = FingerOccasion.Place(moment, index, variable, isCaught, state, bars: bars)
    if let known = occasions[place] {
      occasion = known
      return
    }
    let display = GestureDomain.displays[index]
    let (gesture, view) = (facts.interaction.gesture, facts.interaction.view)
    let isBeginning = moment == .gate || moment == .zero
    var domain: GestureDomain =
      isBeginning ? .beginning(of: gesture, on: view, display) : .lasting(of: gesture, on: view, display)
    if facts.places.indices.contains(index) {
      switch moment {
      case .gate: domain.begin(near: facts.places[index], display)
      case .deciding: domain.begin(in: facts.places[index], display)
      case .zero, .lasting: break
      }
    }
    if let gate { domain.begin(like: gate.beginning) }
    occasion = FingerOccasion(
      nextNumber(), moment, display, variable, isCaught: isCaught, in: state, domain,
      gate?.known ?? NumberedTable(), on: Device.with(bars, on: index))
    occasions.set(place, occasion)
  }

  /// The number of a new occasion.
  private mutating func nextNumber() -> UInt64 {
    if values.count > Self.mostValues { forget() }
    occasionCount += 1
    return occasionCount
  }

  private mutating func forget() {
    values = NumberedTable()
    trends = NumberedTable()
    occasions = NumberedTable()
  }

  /// Another analysis of the same occasion, to which what was worked out is not copied.
  var afresh: FingerAnalysis {
    var copy = self
    copy.forget()
    return copy
  }

  /// Supposes something, and comes back to what is known now.
  mutating func supposing<Result>(_ body: (inout FingerAnalysis) -> Result) -> Result {
    let before = occasion
    defer { occasion = before }
    return body(&self)
  }

  /// Restricts what the gesture can do.
  mutating func restrict(_ domain: GestureDomain) {
    occasion = FingerOccasion(nextNumber(), like: occasion, domain, occasion.known, slopes: slopes)
  }

  /// Restricts what the gesture can do by a change of its domain.
  mutating func restrict(_ change: (inout GestureDomain) -> Void) {
    var domain = domain
    change(&domain)
    restrict(domain)
  }

  /// Restricts the speed of a pan along its axis, and the share of the speed across.
  mutating func restrict(slopes: Interval, speeds: Interval) {
    guard let way = domain.way, way.value == .translation else { return }
    var domain = domain
    domain[start: .velocity, way.part] = speeds
    occasion = FingerOccasion(nextNumber(), like: occasion, domain, occasion.known, slopes: slopes)
  }

  /// Narrows the limits of an unknown.
  mutating func restrict(_ unknown: Unknown, to range: Interval) {
    var known = occasion.known
    known.set(unknown, range)
    occasion = FingerOccasion(nextNumber(), like: occasion, domain, known, slopes: slopes)
  }

  /// Knowledge that remains true after the beginning of a gesture.
  struct Known {
    fileprivate var known: NumberedTable<Unknown, Interval>
    fileprivate var beginning: GestureDomain.Beginning
  }

  /// What of the present knowledge stays while the gesture lasts.
  var kept: Known { Known(known: occasion.known, beginning: domain.beginning) }

  // MARK: Values

  func constant(_ number: Double) -> Quantity { Quantity(number) }

  mutating func leaf(_ id: ExpressionID, _ part: Int, _ reading: Reading) -> Quantity {
    let expression = facts.expressions[id]
    switch expression.kind {
    case .color(let color): return Quantity([color.red, color.green, color.blue, color.alpha][part])
    case .handed(let side, let index): return handed(side, index, part, expression.type)
    case .gesture(.progress): return progress()
    case .gesture(let value): return gesture(value, part)
    case .gestureStart(let value): return start(value, part)
    default: return Quantity(truth(id, reading).range)
    }
  }

  func combined(_ symbol: BinaryOperator, _ a: Quantity, _ b: Quantity) -> Quantity {
    switch symbol {
    case .add: onGate(a + b)
    case .subtract: onGate(a - b)
    case .multiply: a * b
    default: quotient(a, b)
    }
  }

  /// A divisor of unknown sign is taken for a distance, or has the sign that it has in the sample: otherwise nothing would be known of
  /// the progress and of its way.
  mutating func divisor(_ id: ExpressionID, _ part: Int, _ reading: Reading) -> Quantity {
    let number = value(id, part, reading)
    guard divides == .no, number.range.low < 0, number.range.high > 0 else { return number }
    defer { divides = .no }
    for division in [Division.asDistance, .asSampled] {
      divides = division
      let known = value(id, part, reading).range
      guard known.low >= 0 || known.high <= 0 else { continue }
      return number.within(known.low >= 0 ? .nonNegative : -.nonNegative)
    }
    return number
  }

  /// Works something out with what is assumed of divisors: handed-over lengths are not negative, and views are in the container.
  mutating func asDistances<Result>(_ body: (inout FingerAnalysis) -> Result) -> Result {
    let before = divides
    defer { divides = before }
    divides = .asDistance
    return body(&self)
  }

  func held(_ number: Quantity, to limits: Interval) -> Quantity {
    guess == .noBounds ? number : number.held(to: limits)
  }

  func range(of number: Quantity) -> Interval { number.range }

  /// The progress of the interaction.
  mutating func progress() -> Quantity {
    if moment == .gate { return Quantity(0) }
    let limits = domain[.progress, 0]
    guard facts.interaction.progress != nil else { return Quantity(limits, rate: .everything) }
    var progress = remembered(.progress, 0, 0, .live) { $0.measured().held(to: .unit) }
    progress.range = moment == .zero && beginsAtZero ? .zero : progress.range.intersection(limits) ?? limits
    switch variable {
    case .progress: progress.rate = .one
    // A progress that does not begin at 0 is reported by its own rule.
    case .beginning, .places: progress.rate = .zero
    case .way, .across, .axis, .place, .speed: break
    }
    return progress.named(.live(.progress, 0))
  }

  /// The value of the progress's expression, computed before the values that follow it move.
  mutating func measured() -> Quantity {
    guard let expression = facts.interaction.progress else { return .anything }
    let before = isMeasuring
    isMeasuring = facts.measuresFollowers
    let value = value(expression)
    isMeasuring = before
    return value
  }

  private func gesture(_ value: GestureValue, _ part: Int) -> Quantity {
    if moment == .gate || moment == .zero {
      var first = start(value, part)
      if variable == .way { first.rate = domain.way?.rate(of: value, part) ?? .zero }
      return first
    }
    if value == .location, let gone = domain.gone, part == domain.way?.part {
      return start(.location, part) + Quantity(gone, rate: rate(of: value, part))
    }
    return Quantity(domain[value, part], rate: rate(of: value, part)).named(.live(value, part))
  }

  private func rate(of value: GestureValue, _ part: Int) -> Interval {
    let way = domain.way
    return switch variable {
    case .way: way?.rate(of: value, part) ?? .zero
    case .across: way?.rateAcross(of: value, part) ?? .zero
    case .place: value.isSpeed ? .zero : way?.rate(of: value, part) ?? .zero
    case .speed: way?.speedRate(of: value, part) ?? .zero
    case .axis(let axis): value.rate(part, along: axis)
    case .places: value.isSpeed ? .zero : .everything
    case .progress, .beginning: .zero
    }
  }

  private func start(_ value: GestureValue, _ part: Int) -> Quantity {
    if let along = gatePart(value, part) {
      return onGate(.across(.begin(value, along), within: domain[start: value, part]))
    }
    let range = domain[start: value, part]
    if range.isPoint { return Quantity(range) }
    var start = Quantity(.begin(value, part), within: range)
    if variable == .beginning(value, part) { start.rate = .one }
    return start
  }

  private func handed(_ side: Side, _ index: Int, _ part: Int, _ type: ValueType) -> Quantity {
    if divides == .asSampled,
      let sample = facts.transition.handedSample.first(where: { $0.side == side && $0.index == index }),
      let numbers = facts.expressions.constantValue(sample.value)?.numbers, numbers.indices.contains(part)
    {
      return Quantity(numbers[part])
    }
    let isLength = divides == .asDistance && type == .scalar(.length)
    let natural = type == .color || type == .flag ? Interval.unit : isLength ? .nonNegative : .everything
    return unknown(.handed(side, index, part), natural)
  }

  func unknown(_ unknown: Unknown, _ natural: Interval) -> Quantity {
    let range = occasion.known.isEmpty ? natural : occasion.known[unknown] ?? natural
    return range.isPoint ? Quantity(range) : Quantity(unknown, within: range)
  }

  // MARK: Properties

  mutating func following(_ key: PartKey) -> Quantity {
    if moment == .deciding, !isMeasuring, facts.interaction.drives.isEmpty,
      facts.rests.isScrubbed(key, in: facts.interaction.direction)
    {
      return scrubbed(key) ?? moving(key)
    }
    // A list may scroll at the same time.
    return key.property == .offset ? moving(key) : rest(key)
  }

  /// A number that the finger moves in an unknown way. Two reads of it are equal.
  func moving(_ key: PartKey) -> Quantity {
    Quantity(key.property.bounds, rate: .everything).named(.moving(key))
  }

  func unknownRest(_ key: PartKey, within limits: Interval) -> Quantity { unknown(.rest(key), limits) }

  /// A number of a property in the layout. Screens fill the container, and are opaque.
  mutating func layout(_ key: PartKey) -> Quantity {
    let facts = facts
    if divides != .no, let place = divided(key) { return place }
    if facts.isTouched(key.subject), let placed = placed(key) { return placed }
    if key.subject == .container || (key.subject.isScreen && !facts.placed.hasChanged(key)) {
      if let number = display.number(of: key) { return Quantity(number) }
    }
    if key.subject.isUntouched, let neutral = key.neutral { return Quantity(neutral) }
    return unknownLayout(key)
  }

  private func unknownLayout(_ key: PartKey) -> Quantity {
    if let device = occasion.device, let number = device.number(of: key) { return Quantity(number) }
    return unknown(.layout(key), display.natural(key))
  }

  /// Where a view or a bar is, as is assumed of divisors; nil for what else is known of it.
  private mutating func divided(_ key: PartKey) -> Quantity? {
    guard key.subject.staysInContainer, let axis = Axis(of: key.property) else { return nil }
    if divides == .asSampled {
      let sample = facts.transition.sample.first { $0.subject == key.subject && $0.property == .frame }
      guard let sample, case .rect(let rect)? = facts.expressions.constantValue(sample.value) else {
        return nil
      }
      let span = rect.span(along: axis)
      return axis.place(
        key.property, middle: Quantity(span.low + (span.high - span.low) / 2),
        length: Quantity(span.high - span.low))
    }
    guard key.property != axis[.length], placed(key) == nil else { return nil }
    if let device = occasion.device, let number = device.number(of: key) { return Quantity(number) }
    return unknown(.layout(key), Interval(0, display.length(along: axis)))
  }

  // MARK: What is used often

  enum Remembered: UInt64 { case local, progress, drive, track, expression }

  /// Which number of what at which occasion.
  private struct ValueKey: Numbered {
    let number: UInt64

    /// - Parameter value: Below 2^36, for 2^27 expressions take more memory than there is.
    init(_ occasion: UInt64, _ value: UInt64) { number = occasion << 36 | value }
  }

  mutating func remembered(
    _ kind: Remembered, _ index: Int, _ part: Int, _ reading: Reading,
    _ make: (inout FingerAnalysis) -> Quantity
  ) -> Quantity {
    let way = divides.rawValue << 1 | (isMeasuring ? 1 : 0)
    let number = (UInt64(index) << 3 | way) << 6 | UInt64(part) << 4 | kind.rawValue << 1 | reading.rawValue
    let key = ValueKey(occasion.number, number)
    if let quantity = values[key] { return quantity }
    if kind == .expression {
      let quantity = make(&self)
      _ = values.addNew(key, quantity)
      return quantity
    }
    // What needs itself, which lowering has refused, would be anything.
    let place = values.addNew(key, .anything)
    // What is made of it has one unknown in common, whatever it is itself made of.
    let quantity = make(&self).named(.shared(number))
    values.set(key, addedAt: place, quantity)
    return quantity
  }
}

extension FingerAnalysis {
  /// The trend of a condition, computed once for each occasion.
  mutating func trend(_ id: ExpressionID) -> Trend {
    let key = ValueKey(occasion.number, UInt64(id.index))
    if let trend = trends[key] { return trend }
    let trend = newTrend(id)
    trends.set(key, trend)
    return trend
  }
}
