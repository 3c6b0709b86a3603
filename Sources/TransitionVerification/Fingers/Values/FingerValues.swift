import TransitionPlan

/// The limits and the rates of what expressions read.
extension FingerAnalysis {
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
}
