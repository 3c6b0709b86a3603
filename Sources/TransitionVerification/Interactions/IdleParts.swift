import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Reports parts of a condition that are the same whatever the finger does, beside others that are not: of what `or` puts
  /// together a part that never holds, of what `and` does one that always does. They may as well not be there.
  ///
  /// What asks of the layout alone is left alone: it may be there for a display that is not looked at.
  /// - Parameter note: What is said besides where nothing else is.
  mutating func reportIdleParts(
    _ condition: ExpressionID, _ moment: FingerAnalysis.Moment, _ note: String? = nil
  ) {
    // Each with whether its parts keep the condition from holding, or let it.
    var groups = [true, false].map { (whole: DecidingPart(id: condition, holds: !$0), keeps: $0) }
    while let group = groups.popLast() {
      let members = parts(group.whole.id, holds: group.whole.holds)
      if members.count < 2 { continue }
      // Of many the first few are looked at.
      for part in members.prefix(8) where !isWrittenFlag(part.id) {
        if reportIdle(part, moment, note, keeps: group.keeps) { continue }
        groups.append((DecidingPart(id: part.id, holds: !part.holds), !group.keeps))
      }
    }
  }

  /// Reports a part of a condition that surely never is what would decide by itself.
  /// - Returns: Whether it never is.
  private mutating func reportIdle(
    _ part: DecidingPart, _ moment: FingerAnalysis.Moment, _ note: String?, keeps: Bool
  ) -> Bool {
    guard asksFinger(part.id) else { return false }
    let isPlain = surely(moment) { !$0.canBe(part.holds, part.id) }
    guard isPlain || isOnGate(!part.holds, part.id, moment) else { return false }
    if moment == .gate, isPlain, keeps, repeatsGesture(part.id) { return true }
    if moment == .gate, keeps {
      let notes = isPlain ? [note].compactMap(\.self) : [gateNote]
      reportIdle(facts.expressions[part.id].range, notes, isHeld: !part.holds)
      return true
    }
    let why = reason(part.id, part.holds, moment, isByGate: !isPlain)
    reportIdle(
      why.range ?? facts.expressions[part.id].range,
      why.notes + [why.isWhole ? nil : note].compactMap(\.self),
      labels: why.labels, isHeld: !part.holds, moment)
    return true
  }

  /// Reports what decides nothing.
  mutating func reportIdle(
    _ range: ByteRange, _ notes: [String], labels: [DiagnosticLabel] = [], isHeld: Bool = true,
    _ moment: FingerAnalysis.Moment = .gate
  ) {
    let when = moment == .gate ? " when `\(facts.interaction.gesture.text)` begins" : ""
    report(
      Diagnostic(
        .withoutEffect, at: range,
        [.text("this condition"), .text("it \(isHeld ? "always" : "never") holds\(when)")],
        labels: labels, notes: notes))
  }

  /// Whether a condition asks for more than where the layout has things.
  private func asksFinger(_ id: ExpressionID) -> Bool {
    var asks = false
    facts.expressions.visit(id) { part in
      switch facts.expressions[part].kind {
      case .gesture, .gestureStart, .inState: asks = true
      case .property(let subject, let property):
        let isDriven = facts.interaction.drives.contains { $0.subject == subject }
        asks = asks || isDriven || !property.isOfFrame && property != .safeArea && property != .scrollEnabled
      case .local(let index): asks = asks || asksFinger(facts.transition.locals[index].value)
      default: break
      }
    }
    return asks
  }

  /// Whether a condition that always holds asks how fast the finger is alone, as `velocity.y >= 0` does of a pan down: it says
  /// what the gesture says as well.
  ///
  /// What holds only because one of two parts always does says nothing.
  mutating func repeatsGesture(_ id: ExpressionID) -> Bool {
    let parts = parts(id, holds: true)
    if parts.count > 1,
      !parts.contains(where: { part in surely(.gate) { !$0.canBe(!part.holds, part.id) } })
    {
      return false
    }
    return GestureValue.speeds.contains { reads($0, id, orAtStart: true) }
      && !(GestureValue.places + [.progress]).contains { reads($0, id, orAtStart: true) }
  }

  /// Whether a condition is `true` or `false`, and written so.
  func isWrittenFlag(_ id: ExpressionID) -> Bool {
    guard case .flag(let flag) = facts.expressions[id].kind else { return false }
    return facts.expressions[id].range.count == "\(flag)".utf8.count
  }
}
