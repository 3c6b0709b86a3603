import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Reports parts of a condition that are constant whatever the finger does, beside parts that are not: an operand of `or` that
  /// never holds, or of `and` that always does. Such a part has no effect.
  ///
  /// A part that reads the layout alone is allowed: it may be for a display that is not checked.
  /// - Parameter note: A note for findings that have none.
  mutating func reportIdleParts(
    _ condition: ExpressionID, _ moment: FingerAnalysis.Moment, _ note: String? = nil
  ) {
    // Each with whether its parts prevent the condition or permit it.
    var groups = [true, false].map { (whole: DecidingPart(id: condition, holds: !$0), keeps: $0) }
    while let group = groups.popLast() {
      let members = parts(group.whole.id, holds: group.whole.holds)
      if members.count < 2 { continue }
      // Only the first few of many parts are checked.
      for part in members.prefix(8) where !isWrittenFlag(part.id) {
        if reportIdle(part, moment, note, keeps: group.keeps) { continue }
        groups.append((DecidingPart(id: part.id, holds: !part.holds), !group.keeps))
      }
    }
  }

  /// Reports a part of a condition that surely never has the value that would decide alone.
  /// - Returns: Whether that is so.
  private mutating func reportIdle(
    _ part: DecidingPart, _ moment: FingerAnalysis.Moment, _ note: String?, keeps: Bool
  ) -> Bool {
    guard asksFinger(part.id) else { return false }
    let isPlain = surely(moment) { !$0.canBe(part.holds, part.id) }
    guard isPlain || isOnGate(!part.holds, part.id, moment) else { return false }
    if moment == .gate, isPlain, keeps, repeatsGesture(part.id) { return true }
    if moment == .gate, keeps {
      let notes = isPlain ? [note].compactMap(\.self) : [gateNote]
      reportIdle(expressions[part.id].range, notes, isHeld: !part.holds)
      return true
    }
    let why = reason(part.id, part.holds, moment, isByGate: !isPlain)
    reportIdle(
      why.range ?? expressions[part.id].range, why.notes + [why.isWhole ? nil : note].compactMap(\.self),
      labels: why.labels, isHeld: !part.holds, moment)
    return true
  }

  /// Reports a part without effect.
  mutating func reportIdle(
    _ range: ByteRange, _ notes: [String], labels: [DiagnosticLabel] = [], isHeld: Bool = true,
    _ moment: FingerAnalysis.Moment = .gate
  ) {
    let when = moment == .gate ? " when `\(gesture.text)` begins" : ""
    report(
      idle: "this condition", "it \(isHeld ? "always" : "never") holds\(when)", at: range, labels: labels,
      notes: notes)
  }

  /// Whether a condition reads more than the layout.
  private func asksFinger(_ id: ExpressionID) -> Bool {
    facts.reads(.anything, id) {
      switch $0 {
      case .gesture, .gestureStart, .inState: true
      case .property(let subject, let property):
        interaction.drives.contains { $0.subject == subject }
          || !property.isOfFrame && property != .safeArea && property != .scrollEnabled
      default: false
      }
    }
  }

  /// Whether a condition always holds and reads nothing but the finger's speed, such as `velocity.y >= 0` of a pan down: it repeats
  /// what the gesture says.
  ///
  /// A disjunction of which one operand always holds does not count.
  mutating func repeatsGesture(_ id: ExpressionID) -> Bool {
    let parts = parts(id, holds: true)
    if parts.count > 1, !parts.contains(where: { part in surely(.gate) { !$0.canBe(!part.holds, part.id) } })
    {
      return false
    }
    return GestureValue.speeds.contains { reads($0, id, orAtStart: true) }
      && !(GestureValue.places + [.progress]).contains { reads($0, id, orAtStart: true) }
  }

  /// Whether a condition is a literal `true` or `false`.
  func isWrittenFlag(_ id: ExpressionID) -> Bool {
    guard case .flag(let flag) = expressions[id].kind else { return false }
    return expressions[id].range.count == "\(flag)".utf8.count
  }
}
