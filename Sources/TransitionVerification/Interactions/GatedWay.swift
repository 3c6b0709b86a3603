import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Checks a pan without direction to which `begin when` gives one: the progress grows as the finger goes that way, not only as it
  /// comes back.
  /// - Returns: Whether nothing was reported.
  mutating func checkGatedWay(_ progress: ExpressionID) -> Bool {
    guard let begin = facts.interaction.begin, case .pan(let direction) = facts.interaction.gesture else {
      return true
    }
    for axis in direction.axes {
      for sign in [1.0, -1] where isKeptOut(begin, axis, -sign) {
        guard isStill(progress, axis, sign), counts(progress, axis, -sign) else { continue }
        let (own, other) = axis == 0 ? ("right", "left") : ("down", "up")
        let (there, back) = sign > 0 ? (own, other) : (other, own)
        report(
          .beginsThere(there, counts: back), at: progress,
          labels: [
            DiagnosticLabel(facts.expressions[begin].range, "a finger that moves \(back) does not begin here")
          ])
        return false
      }
    }
    return true
  }

  /// A slower finger counts as not moving, in points per second.
  private static let slowest = 1e-6

  /// Whether `begin when` surely rejects each finger that moves one way along an axis.
  private mutating func isKeptOut(_ begin: ExpressionID, _ axis: Int, _ sign: Double) -> Bool {
    reads(.velocity, begin, orAtStart: true)
      && surely(.gate) {
        var domain = $0.domain
        let speeds = Interval(Self.slowest, .infinity) * Interval(sign)
        domain[start: .velocity, axis] = speeds
        domain[.velocity, axis] = speeds
        $0.restrict(domain)
        return !$0.canBe(true, begin)
      }
  }

  /// Whether the progress stays 0 while the finger is on one side of its beginning, however far it moves across.
  private mutating func isStill(_ progress: ExpressionID, _ axis: Int, _ sign: Double) -> Bool {
    surely(.lasting) {
      var domain = $0.domain
      let most = domain[.translation, axis].high
      domain[.translation, axis] = sign > 0 ? Interval(0, most) : Interval(-most, 0)
      $0.restrict(domain)
      return $0.value(progress).range.high <= Self.slack
    }
  }

  /// Whether a finger that goes straight to one side, as far as it can, surely makes progress.
  private mutating func counts(_ progress: ExpressionID, _ axis: Int, _ sign: Double) -> Bool {
    surely(.lasting) {
      var domain = $0.domain
      let most = domain[.translation, axis].high
      domain[.translation, axis] = Interval(sign * most)
      domain[.translation, 1 - axis] = .zero
      $0.restrict(domain)
      return $0.value(progress).range.low > Self.slack
    }
  }

  /// Reports a drive that does not move while the finger is on the way of the gesture, only once it has turned and passed its
  /// beginning. A value that no track moves may be intended for that alone.
  /// - Returns: Whether the drive was reported.
  mutating func reportBackOnly(_ drive: Drive, _ value: ExpressionID) -> Bool {
    guard let way = facts.interaction.gesture.way, way.isDirected, way.value == .translation,
      [GestureValue.translation, .progress].contains(where: { reads($0, value) }),
      (0..<drive.property.type.count).allSatisfy({ goesElsewhere(PartKey(drive.subject, drive.property, $0)) }
      )
    else { return false }
    let isStill = surely(.lasting) {
      var domain = $0.domain
      let gone = domain[.translation, way.part]
      domain[.translation, way.part] = way.sign > 0 ? Interval(0, gone.high) : Interval(gone.low, 0)
      $0.restrict(domain)
      for part in 0..<drive.property.type.count {
        let now = $0.value(value, part)
        // A sum of an unknown and a constant is a single number as well.
        guard now.range.isPoint || now.unknown?.isMomentary == false && now.offset.isPoint else {
          return false
        }
      }
      return true
    }
    if !isStill { return false }
    report(
      Diagnostic(
        .withoutEffect, at: facts.expressions[value].range,
        [
          .text("this `drive`"),
          .text(
            "`\(name(drive))` does not change along the direction of `\(facts.interaction.gesture.text)`"),
        ], notes: [facts.interaction.gesture.note]))
    return true
  }

  /// Whether a track moves a number away from the value at which the gesture begins.
  private func goesElsewhere(_ key: PartKey) -> Bool {
    guard let entry = facts.entries[key] else { return false }
    return facts.expressions.areEqual(entry.from, entry.to) != true
  }
}
