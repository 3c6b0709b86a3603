import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// What catches a motion in the middle goes on from where that is.
  mutating func checkCatches() {
    if facts.interaction.catches.isEmpty { return }
    for drive in facts.interaction.drives {
      guard let value = drive.value else {
        // Between rest states it follows what is driven; else the progress, which begins anew.
        if facts.interaction.states == nil { reportCatch(drive, nil) }
        continue
      }
      guard let limits = goesOn(drive, value) else {
        reportCatch(drive, value)
        continue
      }
      reportLimits(limits, of: drive, value)
    }
  }

  /// Whether a drive surely is `start.P` when the gesture begins, whatever P is then.
  ///
  /// What is held to limits around that goes on as well, as long as these leave alone all that plays.
  /// - Returns: The limits that it is held to; nil where it does not go on.
  private mutating func goesOn(_ drive: Drive, _ value: ExpressionID) -> CatchLimits? {
    for limits in CatchLimits.readings(of: value, facts.expressions) {
      let parts = 0..<drive.property.type.count
      let goesOn = parts.allSatisfy { part in
        let key = PartKey(drive.subject, drive.property, part)
        return surely(.zero, isCaught: true) { analysis in
          if analysis.value(limits.inner, part).isExactly(.rest(key)) { return true }
          // Where the finger began may be in it as well, and be taken away again.
          var sums = SumAnalysis(analysis)
          return (sums.value(limits.inner, part) - sums.rest(key)).sum?.known == 0
        }
      }
      if goesOn { return limits }
    }
    return nil
  }

  /// Reports limits that surely change something of what can be caught: it is anywhere between the values that it plays from and
  /// to, and as far beyond them as its curve goes.
  private mutating func reportLimits(_ limits: CatchLimits, of drive: Drive, _ value: ExpressionID) {
    if limits.isNone { return }
    for part in 0..<drive.property.type.count {
      let key = PartKey(drive.subject, drive.property, part)
      for way in caughtWays(key) {
        guard let text = text(way, cutBy: limits, of: key) else { continue }
        let place = "when it is caught it may be at \(text), "
        report(
          Diagnostic(
            .catchJumps, at: facts.expressions[value].range, [.text(name(drive))],
            labels: [DiagnosticLabel(way.location.range, "it plays as far as this says")],
            notes: [
              place + (way.share == 0 ? "" : "because its curve overshoots, ")
                + "but the limits here are narrower: widen them to what it plays through"
            ]))
        return
      }
    }
  }

  /// The farthest value of a way, where limits surely make another one of it; nil where they may leave it alone.
  private mutating func text(_ way: CaughtWay, cutBy limits: CatchLimits, of key: PartKey) -> String? {
    var outside: Interval?
    let isCut = surely(.zero) { analysis in
      let end = analysis.value(way.end, way.part, .layout)
      var now = end
      if way.share > 0 {
        let begin = analysis.value(way.begin, way.part, .layout)
        now = end + (end - begin) * Quantity(way.share)
      }
      now = now.held(to: key.property.bounds)
      outside = outside?.hull(now.range) ?? now.range
      return analysis.cuts(now, limits)
    }
    return isCut ? outside?.text(key.property.dimension) : nil
  }

  private mutating func reportCatch(_ drive: Drive, _ value: ExpressionID?) {
    let name = name(drive)
    report(
      Diagnostic(
        .catchJumps, at: value.map { facts.expressions[$0].range } ?? drive.location.range, [.text(name)],
        notes: [
          "what is caught is in the middle of its way: begin with `start.\(name)`, or drive nothing, so that all follows the progress"
        ]))
  }
}

/// What the value of a drive is held to.
private struct CatchLimits {
  /// What is held.
  var inner: ExpressionID
  /// It is held to the values between the two of each of these.
  var ranges: [ExpressionID] = []
  /// It is at most, or at least, these.
  var others: [(value: ExpressionID, isHighest: Bool)] = []

  var isNone: Bool { ranges.isEmpty && others.isEmpty }

  /// The ways in which an expression can be read as something that is held to limits: as it is, and, of `min` and `max`, each
  /// argument. Limits may be in others.
  static func readings(
    of value: ExpressionID, _ expressions: ExpressionArena, depth: Int = 4
  ) -> [CatchLimits] {
    guard depth > 0, case .call(let function, let arguments) = expressions[value].kind,
      let first = arguments.first
    else { return [CatchLimits(inner: value)] }
    switch function {
    case .rubberBand, .clamp:
      return readings(of: first, expressions, depth: depth - 1).map { reading in
        var reading = reading
        reading.ranges += arguments.dropFirst().prefix(1)
        return reading
      }
    case .min, .max:
      return [CatchLimits(inner: value)]
        + arguments.indices.flatMap { index in
          let others = arguments.indices.filter { $0 != index }.map { (arguments[$0], function == .min) }
          return readings(of: arguments[index], expressions, depth: depth - 1).map { reading in
            var reading = reading
            reading.others += others
            return reading
          }
        }
    default: return [CatchLimits(inner: value)]
    }
  }
}

extension FingerAnalysis {
  /// Less than this is not seen.
  private static let visible = 1e-3

  /// Whether limits surely make another number of one.
  fileprivate mutating func cuts(_ now: Quantity, _ limits: CatchLimits) -> Bool {
    for range in limits.ranges {
      let (a, b) = (value(range, 0), value(range, 1))
      if (now - .min(a, b)).range.high < -Self.visible || (now - .max(a, b)).range.low > Self.visible {
        return true
      }
    }
    return limits.others.contains { other in
      let difference = (now - value(other.value)).range
      return other.isHighest ? difference.low > Self.visible : difference.high < -Self.visible
    }
  }
}
