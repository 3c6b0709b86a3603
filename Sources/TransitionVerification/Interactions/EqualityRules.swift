import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Reports what compares a number under the finger for being exactly another one: fingers go past numbers, and are seen 60 or
  /// 120 times a second.
  ///
  /// Where the number ends, as a progress at 1, it stands still and is met. What is 0 may be a finger that has not moved, and
  /// so is what is as it was when the gesture began, or a scale of 1. Sides that read one number of the finger, and have limits
  /// in them, may be the same on a whole stretch, as `max(0.5, progress) == progress`: of those nothing is said.
  mutating func reportEqualities(_ id: ExpressionID, _ moment: FingerAnalysis.Moment) {
    switch facts.expressions[id].kind {
    case .not(let operand): reportEqualities(operand, moment)
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      reportEqualities(left, moment)
      reportEqualities(right, moment)
    case .local(let index): reportEqualities(facts.transition.locals[index].value, moment)
    case .binary(let symbol, let left, let right) where symbol == .equal || symbol == .notEqual:
      let isEqual = symbol == .equal
      guard isPassed(left, right, moment) else { return }
      report(
        Diagnostic(
          .hardlyEqual, at: facts.expressions[id].range,
          notes: isEqual ? ["`>=` and `<=` hold for all that lies beyond"] : []))
    default: break
    }
  }

  /// Whether a finger goes past the place where two numbers are the same, on every display.
  private mutating func isPassed(
    _ left: ExpressionID, _ right: ExpressionID, _ moment: FingerAnalysis.Moment
  ) -> Bool {
    let sides = [left, right]
    guard case .scalar = facts.expressions[left].type,
      sides.allSatisfy({ facts.expressions.constant($0) != 0 && !readsStart($0) }),
      sides.contains(where: isUnderFinger),
      !(facts.expressions.constant(left) == 1 && isScale(right)),
      !(facts.expressions.constant(right) == 1 && isScale(left)),
      !mayStayEqual(left, right)
    else { return false }
    return surely(moment) {
      let range = ($0.value(left) - $0.value(right)).range
      return range.low < 0 && range.high > 0
    }
  }

  /// Whether it is the scale of the gesture, which is 1 where no finger has moved.
  private func isScale(_ id: ExpressionID) -> Bool {
    switch facts.expressions[id].kind {
    case .gesture(.scale): true
    case .local(let index): isScale(facts.transition.locals[index].value)
    default: false
    }
  }

  /// Whether the difference of two numbers may stand still while the finger goes on: one thing is read twice, and something
  /// in between has limits or a bend.
  private func mayStayEqual(_ left: ExpressionID, _ right: ExpressionID) -> Bool {
    var readings = FingerReadings()
    read(left, into: &readings)
    read(right, into: &readings)
    return readings.isBent && readings.isTwice
  }

  /// Notes what of the finger an expression reads, itself or through what it is made of.
  private func read(_ id: ExpressionID, into readings: inout FingerReadings) {
    guard let before = readings.open(id) else { return }
    facts.expressions.visit(id) { part in
      switch facts.expressions[part].kind {
      case .gesture(.progress): readProgress(into: &readings)
      case .gesture(let value): readings.note(value)
      case .local(let index): read(facts.transition.locals[index].value, into: &readings)
      case .property(let subject, let property): readProperty(subject, property, into: &readings)
      case .call(let function, _): if function.isBent { readings.isBent = true }
      default: break
      }
    }
    readings.close(id, before)
  }

  /// The progress is held to 0…1.
  private func readProgress(into readings: inout FingerReadings) {
    readings.isBent = true
    readings.note(.progress)
    if let progress = facts.interaction.progress { read(progress, into: &readings) }
  }

  private func readProperty(_ subject: Subject, _ property: Property, into readings: inout FingerReadings) {
    let (interaction, keys) = (
      facts.interaction, (0..<property.type.count).map { PartKey(subject, property, $0) }
    )
    if interaction.drives.isEmpty {
      if keys.contains(where: { facts.rests.isScrubbed($0, in: interaction.direction) }) {
        readProgress(into: &readings)
      }
      return
    }
    for drive in interaction.drives where drive.subject == subject {
      guard drive.property == property || drive.property.isOfFrame && property.isOfFrame else { continue }
      // Each property is held to its limits.
      if drive.property.limits != nil { readings.isBent = true }
      guard let value = drive.value else {
        readProgress(into: &readings)
        continue
      }
      read(value, into: &readings)
    }
  }

  private func isUnderFinger(_ id: ExpressionID) -> Bool {
    GestureValue.allCases.contains { reads($0, id) }
  }

  /// Whether an expression reads what something was when the gesture began.
  private func readsStart(_ id: ExpressionID) -> Bool {
    var isRead = false
    facts.expressions.visit(id) { part in
      switch facts.expressions[part].kind {
      case .start, .gestureStart: isRead = true
      case .local(let index): isRead = isRead || readsStart(facts.transition.locals[index].value)
      default: break
      }
    }
    return isRead
  }
}

extension Decision {
  /// What is asked when the finger leaves, if anything is.
  var condition: ExpressionID? {
    switch self {
    case .finishWhen(let condition, _), .cancelWhen(let condition, _): condition
    case .nearest, .cancels: nil
    }
  }

  /// Where it is written.
  var location: SpecLocation? {
    switch self {
    case .finishWhen(_, let location), .cancelWhen(_, let location), .nearest(let location): location
    case .cancels: nil
    }
  }
}
