import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Reports thresholds of a decision that every finger passes at once, or that no finger reaches: a unit or a factor is missing.
  /// - Parameter isPlace: Whether where the finger is is asked alone: a gesture may well begin by a little of anything else.
  mutating func checkThresholds(_ condition: ExpressionID, isPlace: Bool = false, isCancel: Bool = false) {
    // What cancels finishes as soon as one of its parts fails.
    for part in parts(condition, holds: true) + (isCancel ? parts(condition, holds: false) : []) {
      guard case .binary(let symbol, let left, let right) = expressions[part.id].kind,
        symbol.sides(holds: true) != nil
      else { continue }
      if let finding = weighing(left) ?? weighing(right) { return report(finding) }
      for (value, limit) in [(left, right), (right, left)] {
        guard let measure = measure(value), !isPlace || measure.measured == .location,
          let (measured, number) = threshold(limit, measure),
          let finding = slip(measured, number, limit, measure)
        else { continue }
        return report(finding)
      }
    }
  }

  /// A value that is a multiple of one number of the finger plus a constant.
  private struct Measure {
    var measured: GestureValue
    var factor = 1.0
    var offset = 0.0
    /// Whether it is divided by a fixed length, which may fit many times into the way.
    var isOfFixedLength = false

    /// Whether it is that number or its negative.
    var isPlain: Bool { abs(factor) == 1 && offset == 0 }

    func times(_ number: Double) -> Measure {
      Measure(measured: measured, factor: factor * number, offset: offset * number)
    }

    func plus(_ number: Double) -> Measure {
      Measure(measured: measured, factor: factor, offset: offset + number)
    }
  }

  /// The dependence of a value on one number of the finger, or on a share of the way. A driven value is that of its drive.
  /// - Parameter depth: How many drives and operators are followed.
  private func measure(_ id: ExpressionID, _ depth: Int = 16) -> Measure? {
    if depth == 0 { return nil }
    if let number = expressions.fingerNumber(id) { return Measure(measured: number.value) }
    func inner(_ id: ExpressionID) -> Measure? { measure(id, depth - 1) }
    switch expressions[id].kind {
    case .property(let subject, let property) where property.type.count == 1:
      return facts.drives[PartKey(subject, property, 0)]
        .flatMap { interaction.drives[$0.index].value }.flatMap(inner)
    case .negate(let operand): return inner(operand)?.times(-1)
    case .call(.abs, let arguments):
      return arguments.first.flatMap(inner).flatMap { $0.offset == 0 ? $0 : nil }
    case .call(.max, let arguments), .call(.min, let arguments):
      return arguments.first { expressions.constant($0) == nil }.flatMap(inner)
    case .call(.clamp, let arguments): return arguments.first.flatMap(inner)
    case .call(.project, let arguments):
      guard arguments.count == 2, let rate = expressions.constant(arguments[1]), rate < 1 else { return nil }
      return inner(arguments[0])?.times(rate / (1 - rate) / 1000)
    case .binary(.divide, let value, let divisor):
      guard let measure = inner(value) else { return nil }
      // A quotient by a length is comparable to a progress.
      if measure.measured == .translation, measure.isPlain, expressions[id].type == .number {
        return Measure(measured: .progress, isOfFixedLength: !isOfDisplay(divisor))
      }
      if measure.measured == .velocity, measure.offset == 0, expressions[divisor].type == .length,
        isOfDisplay(divisor)
      {
        return Measure(measured: .scaleVelocity, factor: measure.factor)
      }
      return expressions.constant(divisor).flatMap { $0 == 0 ? nil : measure.times(1 / $0) }
    case .binary(let symbol, let left, let right):
      if let number = expressions.constant(right), let measure = inner(left) {
        return Self.reckoned(measure, symbol, number)
      }
      guard let number = expressions.constant(left) else {
        // A speed as a summand does not change which distance is far.
        guard symbol == .add || symbol == .subtract else { return nil }
        return isBySpeed(right, depth - 1) ? inner(left) : isBySpeed(left, depth - 1) ? inner(right) : nil
      }
      guard let measure = inner(right) else { return nil }
      return symbol == .subtract ? measure.times(-1).plus(number) : Self.reckoned(measure, symbol, number)
    case .local(let index): return inner(transition.locals[index].value)
    default: return nil
    }
  }

  /// Whether a length belongs to the container or to a screen, rather than to a view, which may be small.
  private func isOfDisplay(_ length: ExpressionID) -> Bool {
    let part = expressions.first(in: length, through: [], reading: .property | .start) { id in
      switch expressions[id].kind {
      case .property(.container, _), .property(.screen, _), .start(.container, _), .start(.screen, _): true
      default: false
      }
    }
    return part != nil
  }

  private static func reckoned(_ measure: Measure, _ symbol: BinaryOperator, _ number: Double) -> Measure? {
    switch symbol {
    case .add: measure.plus(number)
    case .subtract: measure.plus(-number)
    case .multiply where number != 0: measure.times(number)
    default: nil
    }
  }

  /// Whether a value is the speed of the finger, times or divided by a number, or its projected distance.
  private func isBySpeed(_ id: ExpressionID, _ depth: Int) -> Bool {
    measure(id, depth)?.measured.isSpeed == true
  }

  /// The finding about the time by which a speed is multiplied before it is added to a position: within hundredths of a second
  /// nothing moves far, and within several seconds everything does.
  /// - Parameter depth: How many drives and operators are followed.
  mutating func weighing(_ id: ExpressionID, _ depth: Int = 16) -> Diagnostic? {
    if depth == 0 { return nil }
    switch expressions[id].kind {
    case .binary(.add, let left, let right), .binary(.subtract, let left, let right):
      for (term, other) in [(left, right), (right, left)]
      where isBySpeed(term, depth - 1) && !isBySpeed(other, depth - 1) && expressions.constant(other) == nil {
        if let finding = mixing(term, other) { return finding }
        return measure(term, depth - 1).flatMap { weighing(term, $0, beside: other) }
      }
      return weighing(left, depth - 1) ?? weighing(right, depth - 1)
    case .binary(_, let left, let right): return weighing(left, depth - 1) ?? weighing(right, depth - 1)
    case .negate(let operand): return weighing(operand, depth - 1)
    case .call(_, let arguments):
      for argument in arguments { if let finding = weighing(argument, depth - 1) { return finding } }
      return nil
    case .local(let index): return weighing(transition.locals[index].value, depth - 1)
    default: return nil
    }
  }

  /// The finding about a speed along one axis that is added to a distance along the other one.
  private func mixing(_ term: ExpressionID, _ other: ExpressionID) -> Diagnostic? {
    let (speeds, places) = (components(.velocity, in: term), components(.translation, in: other))
    guard speeds.count == 1, places.count == 1, let speed = speeds.first, let place = places.first,
      speed.axis != place.axis, !hasMagnitude(term)
    else { return nil }
    let wrong = way.map { $0.axis == speed.axis ? place : speed } ?? speed
    let value: GestureValue = wrong.axis == speed.axis ? .velocity : .translation
    let meant = value.text(wrong.axis.other)
    let fixIt = FixIt("write `\(meant)`", replacing: wrong.range, with: meant)
    return finding(
      .addsAcross(speed: speed.axis.name, distance: place.axis.name), at: wrong.range,
      fixIt: isOfInteraction(wrong.range) ? fixIt : nil)
  }

  /// Whether a value contains the magnitude of the finger's velocity, in any direction.
  private func hasMagnitude(_ id: ExpressionID) -> Bool {
    expressions.first(in: id, through: transition.locals, reading: .gesture(.velocity)) { part in
      if case .call(.abs, _) = expressions[part].kind { true } else { false }
    } != nil
  }

  /// Where a value reads a number of the finger, and which one.
  func components(_ value: GestureValue, in id: ExpressionID) -> [(axis: Axis, range: ByteRange)] {
    var found: [(axis: Axis, range: ByteRange)] = []
    expressions.visit(id, through: transition.locals, reading: .gesture(value)) { part in
      guard let number = expressions.fingerNumber(part), number.value == value else { return }
      found.append((Axis(part: number.part), expressions[part].range))
    }
    return found
  }

  private mutating func weighing(
    _ term: ExpressionID, _ measure: Measure, beside other: ExpressionID
  ) -> Diagnostic? {
    var seconds = abs(measure.factor)
    // Divided by a fixed length it is no longer a time.
    if measure.measured == .velocity, expressions[term].type != .length { return nil }
    let usual = 0.01...5.0
    if usual.contains(seconds) { return nil }
    // Where the other value follows the finger at another pace, the speed counts at that pace.
    let (speed, pace) = (rate(of: term, by: .speed), rate(of: other, by: .place))
    if pace > 0 { seconds = speed / pace }
    if !seconds.isFinite || usual.contains(seconds) { return nil }
    let isSmall = seconds < 1
    return .withoutEffect(
      at: expressions[term].range, isSmall ? "this term" : "the rest of this sum",
      isSmall ? "no finger is fast enough for it to count" : "the speed of the finger outweighs it",
      notes: ["typical times are 100ms to 500ms"],
      fixIts: [time(in: term, seconds, isSmall)].compactMap(\.self))
  }

  /// How much a value changes at most with a variable, on the first display.
  private mutating func rate(of id: ExpressionID, by variable: FingerAnalysis.Variable) -> Double {
    var rate = 0.0
    _ = surely(.deciding, by: variable) {
      rate = $0.value(id).rate.magnitude.high
      return false
    }
    return rate
  }

  /// A fix-it with the other unit of time, seconds or milliseconds, where the result is usual.
  private func time(in term: ExpressionID, _ seconds: Double, _ isSmall: Bool) -> FixIt? {
    let meant = isSmall ? seconds * 1000 : seconds / 1000
    var written: ExpressionID?
    expressions.visit(term) { id in
      if case .number = expressions[id].kind, expressions[id].type == .scalar(.time) { written = id }
    }
    guard (0.05..<1).contains(meant), let written, let time = expressions.constant(written),
      isOfInteraction(expressions[written].range)
    else { return nil }
    let text = NumberText.rounded((isSmall ? time * 1000 : time / 1000) * 1000, decimals: 3) + "ms"
    return FixIt("write `\(text)`", replacing: expressions[written].range, with: text)
  }

  /// The number of a threshold: `detail.height * 0.3%` is a share of the way.
  private func threshold(_ limit: ExpressionID, _ measure: Measure) -> (GestureValue, Double)? {
    if let number = expressions.constant(limit) {
      // The distance of a location from an edge does not follow from its distance to another place.
      if measure.measured == .location, !measure.isPlain { return nil }
      let wanted = abs((number - measure.offset) / measure.factor)
      // A threshold that equals the constant up to rounding is none.
      return wanted < 1e-9 ? nil : (measure.measured, wanted)
    }
    guard measure.measured == .translation, measure.isPlain,
      case .binary(.multiply, let left, let right) = expressions[limit].kind,
      let share = expressions.constant(left) ?? expressions.constant(right), share != 0
    else { return nil }
    return (.progress, abs(share))
  }

  private func slip(
    _ measured: GestureValue, _ number: Double, _ limit: ExpressionID, _ measure: Measure
  ) -> Diagnostic? {
    let range = expressions[limit].range
    let usual = measured.usualThreshold(isOfFixedLength: measure.isOfFixedLength)
    let isNeutral = measured == .scale && (0.98...1.02).contains(number)
    if usual.range.contains(number), !isNeutral { return nil }
    let isSmall = number < usual.range.lowerBound || isNeutral
    let why = isNeutral ? "the fingers pass it immediately" : isSmall ? usual.small : usual.large
    var diagnostic = Diagnostic.withoutEffect(
      at: range, "this threshold", why, notes: ["typical values are \(usual.examples)"])
    // A literal in a `let` is used elsewhere as well.
    if measure.isPlain, let meant = usual.meant(by: number, isSmall: isSmall),
      expressions.constant(limit) != nil, isOfInteraction(range)
    {
      diagnostic.fixIts = [FixIt("write `\(meant)`", replacing: range, with: meant)]
    }
    return diagnostic
  }

  func isOfInteraction(_ range: ByteRange) -> Bool {
    let whole = interaction.location.range
    return whole.start <= range.start && range.end <= whole.end
  }
}
