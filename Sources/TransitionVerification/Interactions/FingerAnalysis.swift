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
    case axis(Int)
    /// The finger is farther along, with the same speed.
    case place
    /// The finger is faster, at the same place.
    case speed
    /// The gesture begins with another value: in another place, or faster.
    case beginning(GestureValue, Int)

    /// The index of the variable among all, below 64.
    fileprivate var number: UInt64 {
      switch self {
      case .way: 0
      case .progress: 1
      case .places: 2
      case .across: 3
      case .axis(let axis): 4 + UInt64(axis)
      case .place: 6
      case .speed: 7
      case .beginning(let value, let part): 8 + value.code << 1 | UInt64(part)
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
  /// The size of the container, in points.
  private(set) var display = GestureDomain.displays[0]
  private(set) var moment = Moment.gate
  private(set) var variable = Variable.way
  /// Whether the gesture has caught a motion, so that no driven value is at rest when it begins.
  private(set) var isCaught = false
  /// The rest state of the to screen in which the gesture begins; nil for any.
  private(set) var state: Int?
  /// The speed of a pan across its axis, as a share of that along it; nil for any share.
  private(set) var slopes: Interval?
  /// The possible values of the gesture; see `restrict`.
  private(set) var domain: GestureDomain
  /// Limits of unknowns that are narrower than their natural ones.
  private(set) var known = NumberedTable<Unknown, Interval>()

  /// Whether the progress is assumed to be 0 when the gesture begins. A progress that is not is reported, without its consequences.
  var beginsAtZero = false {
    didSet {
      values = NumberedTable(count: Self.usualValues)
      forget()
    }
  }
  /// Whether a number at the exact limit of a comparison counts for neither side: `>` and `>=` are equal then.
  var isOpenAtLimits = false {
    didSet { forget() }
  }
  /// Whether a progress is being computed that reads values before it moves them.
  private var isMeasuring = false
  /// The index of the present moment, as long as nothing but `go` has changed what is known.
  private var place: UInt64?
  /// Values at all such moments: several rules ask for the same ones.
  private var values = NumberedTable<ValueKey, Quantity>(count: usualValues)
  /// The usual number of values for an interaction.
  private static let usualValues = 128
  /// Values since the last restriction.
  private var restrictedValues = NumberedTable<ValueKey, Quantity>()
  /// The number of restrictions so far. Values from an earlier generation may be different now.
  private(set) var generation = 0

  init(
    _ interaction: Interaction, of transition: Transition, _ rests: RestValues, _ expressions: ExpressionArena
  ) {
    facts = FingerFacts(interaction, of: transition, rests, expressions)
    domain = .beginning(of: interaction.gesture, on: interaction.view, display)
  }

  // MARK: When and where

  /// Goes to a moment on a display, with all that a gesture can do then.
  /// - Parameters:
  ///   - index: The index of the display.
  ///   - gate: What was known when the gesture began. It is the same for each moment on a display and in a state.
  mutating func go(
    to moment: Moment, on index: Int, by variable: Variable = .way, isCaught: Bool = false,
    in state: Int? = nil, keeping gate: Known? = nil
  ) {
    self.moment = moment
    display = GestureDomain.displays[index]
    self.variable = variable
    self.isCaught = isCaught
    self.state = state
    slopes = nil
    let (gesture, view) = (facts.interaction.gesture, facts.interaction.view)
    let isBeginning = moment == .gate || moment == .zero
    domain =
      isBeginning ? .beginning(of: gesture, on: view, display) : .lasting(of: gesture, on: view, display)
    known = gate?.known ?? NumberedTable()
    if let gate { domain.begin(like: gate.beginning) }
    forget()
    place = placeNumber(index)
  }

  /// The unique index of the moment; nil where it has none.
  private func placeNumber(_ display: Int) -> UInt64? {
    // Values in later states are not stored.
    guard let state = UInt16(exactly: state.map { $0 + 1 } ?? 0) else { return nil }
    let caught: UInt64 = isCaught ? 1 : 0
    return ((UInt64(state) << 2 | UInt64(display)) << 1 | caught) << 8 | moment.rawValue << 6
      | variable.number
  }

  /// Restricts what the gesture can do.
  mutating func restrict(_ domain: GestureDomain) {
    self.domain = domain
    forget()
  }

  /// Restricts the speed of a pan along its axis, and the share of the speed across.
  mutating func restrict(slopes: Interval, speeds: Interval) {
    guard let way = domain.way, way.value == .translation else { return }
    self.slopes = slopes
    var domain = domain
    domain[start: .velocity, way.part] = speeds
    restrict(domain)
  }

  /// Narrows the limits of an unknown.
  mutating func restrict(_ unknown: Unknown, to range: Interval) {
    known.set(unknown, range)
    forget()
  }

  private mutating func forget() {
    place = nil
    restrictedValues.removeAll()
    generation += 1
  }

  /// Knowledge that remains true after the beginning of a gesture.
  struct Known {
    fileprivate var known: NumberedTable<Unknown, Interval>
    fileprivate var beginning: GestureDomain.Beginning
  }

  /// The present knowledge that remains true while the gesture lasts.
  var kept: Known { Known(known: known, beginning: domain.beginning) }

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

  func held(_ number: Quantity, to limits: Interval) -> Quantity { number.held(to: limits) }

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
      if variable == .way { first.rate = domain.rate(of: value, part) }
      return first
    }
    if value == .location, let gone = domain.gone, part == domain.way?.part {
      return start(.location, part) + Quantity(gone, rate: rate(of: value, part))
    }
    return Quantity(domain[value, part], rate: rate(of: value, part)).named(.live(value, part))
  }

  private func rate(of value: GestureValue, _ part: Int) -> Interval {
    switch variable {
    case .way: domain.rate(of: value, part)
    case .across: domain.rateAcross(of: value, part)
    case .place: value.isSpeed ? .zero : domain.rate(of: value, part)
    case .speed: domain.speedRate(of: value, part)
    case .axis(let axis): domain.rate(of: value, part, along: axis)
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
    let natural = type == .color || type == .flag ? Interval.unit : .everything
    return unknown(.handed(side, index, part), natural)
  }

  func unknown(_ unknown: Unknown, _ natural: Interval) -> Quantity {
    let range = known.isEmpty ? natural : known[unknown] ?? natural
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
    if !facts.isTouched(key.subject) { return untouched(key) }
    if let placed = placed(key) { return placed }
    if key.subject == .container || (key.subject.isScreen && !facts.placed.hasChanged(key)) {
      if let number = display.number(of: key) { return Quantity(number) }
    }
    if key.subject.isUntouched, let neutral = key.neutral { return Quantity(neutral) }
    return unknown(.layout(key), display.natural(key))
  }

  /// A number of an object that the transition does not mention: that of the layout.
  private func untouched(_ key: PartKey) -> Quantity {
    switch key.subject {
    case .container, .screen: if let number = display.number(of: key) { return Quantity(number) }
    default: break
    }
    if key.subject.isUntouched, let neutral = key.neutral { return Quantity(neutral) }
    return unknown(.layout(key), display.natural(key))
  }

  // MARK: What is used often

  enum Remembered: UInt64 {
    case local, progress, drive, track, expression
  }

  /// A number of an expression or property, below 2^37: 2^30 expressions need more memory than there is.
  private struct ValueKey: Numbered {
    let number: UInt64
  }

  mutating func remembered(
    _ kind: Remembered, _ index: Int, _ part: Int, _ reading: Reading,
    _ make: (inout FingerAnalysis) -> Quantity
  ) -> Quantity {
    let measuring: UInt64 = isMeasuring ? 1 : 0
    let number =
      (UInt64(index) << 1 | measuring) << 6 | UInt64(part) << 4 | kind.rawValue << 1 | reading.rawValue
    let key = ValueKey(number: (place ?? 0) << 37 | number)
    if let quantity = place == nil ? restrictedValues[key] : values[key] { return quantity }
    if kind == .expression { return keep(make(&self), as: key) }
    // A cyclic value, which lowering has rejected, could be anything.
    keep(.anything, as: key)
    // Values made of it share one unknown, whatever it is made of.
    return keep(make(&self).named(.shared(number)), as: key)
  }

  @discardableResult
  private mutating func keep(_ quantity: Quantity, as key: ValueKey) -> Quantity {
    if place == nil { restrictedValues.set(key, quantity) } else { values.set(key, quantity) }
    return quantity
  }
}

extension BinaryOperator {
  /// Whether the expression computes numbers from numbers.
  var isArithmetic: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide: true
    default: false
    }
  }
}

extension Subject {
  fileprivate var isScreen: Bool { if case .screen = self { true } else { false } }

  /// Whether only transitions give such an object transforms or an alpha.
  fileprivate var isUntouched: Bool {
    switch self {
    case .screen, .shared: true
    case .container, .provided, .added, .tabBar, .navigationBar: false
    }
  }
}

extension PartKey {
  /// The number while nothing has transformed or covered its object.
  fileprivate var neutral: Double? {
    switch property {
    case .alpha, .scale, .scaleX, .scaleY, .dim, .blur, .rotation, .rotationX, .rotationY: property.neutral
    case .translation: 0
    case .anchor: 0.5
    default: nil
    }
  }
}

extension Size {
  /// What a number can be in a layout. On no side the bars of the container take more than half of it.
  fileprivate func natural(_ key: PartKey) -> Interval {
    guard key.subject == .container, key.property == .safeArea else { return key.property.natural }
    return Interval(0, (key.part % 2 == 0 ? height : width) / 2)
  }

  /// A number of the frame of an object that fills the container.
  fileprivate func number(of key: PartKey) -> Double? {
    switch key.property {
    case .x, .y: 0
    case .width, .trailing: width
    case .height, .bottom: height
    case .centerX: width / 2
    case .centerY: height / 2
    default: nil
    }
  }
}
