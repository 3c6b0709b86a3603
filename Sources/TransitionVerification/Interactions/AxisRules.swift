import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// The progress of a gesture that has an axis goes along it.
  /// - Returns: Whether there is nothing to say against it.
  mutating func checkAxis(_ progress: ExpressionID) -> Bool {
    guard let way = facts.interaction.gesture.way, way.value == .translation else { return true }
    let isIdle = surely(.lasting) { $0.value(progress).rate.isZero }
    guard isIdle, surely(.lasting, by: .across, { !$0.value(progress).rate.isZero }) else { return true }
    let (own, other) = way.part == 0 ? ("x", "y") : ("y", "x")
    report(
      Diagnostic(
        .wrongWayCounts, at: facts.expressions[progress].range,
        [.text("`\(facts.interaction.gesture.text)` counts as progress when it goes across")],
        notes: [
          "`translation.\(own)` is how far `\(facts.interaction.gesture.text)` goes its way, `translation.\(other)` how far it strays from it"
        ]))
    return false
  }

  /// Reports a decision that surely has nothing of the way of the gesture in it, but something of what goes across.
  /// - Returns: Whether it is such a decision.
  mutating func checkAcross(_ condition: ExpressionID) -> Bool {
    // How fast a finger strays may be meant to decide; how far it has strayed is another axis.
    guard let way = facts.interaction.gesture.way, way.value == .translation, reads(.translation, condition),
      surely(.deciding, by: .way, { $0.trend(condition) == [] }),
      surely(.deciding, by: .progress, { $0.trend(condition) == [] }),
      surely(.deciding, by: .across, { $0.trend(condition) != [] })
    else { return false }
    let (own, other) = way.part == 0 ? ("x", "y") : ("y", "x")
    report(
      Diagnostic(
        .wrongWayCounts, at: facts.expressions[condition].range,
        [.text("what goes across `\(facts.interaction.gesture.text)` decides alone")],
        notes: [
          "`\(facts.interaction.gesture.text)` goes along \(own): its `progress`, `translation.\(own)` and `velocity.\(own)` say how far it is, and \(other) how far it strays from its way"
        ]))
    return true
  }

  /// Reports a drive that moves against the finger, away from the rest to which it goes when the interaction finishes.
  /// - Returns: Whether it is such a drive.
  mutating func reportWrongWay(_ drive: Drive, _ value: ExpressionID) -> Bool {
    guard facts.interaction.states == nil, let way = facts.interaction.gesture.way, way.value == .translation,
      way.isDirected, let part = drive.property.part(along: way.part)
    else { return false }
    let key = PartKey(drive.subject, drive.property, part)
    guard analysis.facts.rests.entries[key] != nil else { return false }
    let sign = Interval(way.sign)
    let isWrong = surely(.lasting) {
      let rate = $0.value(value, part).rate * sign
      guard rate.high <= 0, !rate.isZero, let way = $0.restWay(key) else { return false }
      return (way * Quantity(sign)).range.low > 1
    }
    if !isWrong { return false }
    report(
      Diagnostic(
        .wrongWayCounts, at: facts.expressions[value].range,
        [.text("`\(name(drive))` goes against the finger of `\(facts.interaction.gesture.text)`")],
        labels: analysis.facts.rests.entries[key].map {
          [DiagnosticLabel($0.location.range, "it rests the way that the finger goes")]
        } ?? [],
        notes: [facts.interaction.gesture.note]))
    return true
  }
}

extension Property {
  /// The part of it that is a place along an axis, 0 for x; nil for what is none.
  func part(along axis: Int) -> Int? {
    switch self {
    case .frame, .center, .translation: axis
    case .x, .leading, .trailing, .centerX: axis == 0 ? 0 : nil
    case .y, .top, .bottom, .centerY: axis == 1 ? 0 : nil
    default: nil
    }
  }
}
