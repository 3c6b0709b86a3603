import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Checks that a gesture that catches a motion continues from where the motion is.
  mutating func checkCatches() {
    if facts.interaction.catches.isEmpty { return }
    reportUntouchable()
    let limits = limitsOfDrives()
    for (drive, limits) in zip(facts.interaction.drives, limits) {
      guard let value = drive.value else {
        // Between rest states it continues from the driven value, otherwise from the progress, which begins anew.
        if facts.interaction.states == nil { reportCatch(drive, nil) }
        continue
      }
      guard let limits else {
        reportCatch(drive, value)
        continue
      }
      reportLimits(limits, of: drive, value)
    }
  }

  /// Reports a view that gets no touches while something plays: it is hidden then, or a to screen that is presented takes them.
  private mutating func reportUntouchable() {
    let (view, to) = (facts.interaction.view, "`\(facts.transition.to.name)`")
    let name = "`\(facts.transition.name(of: view))`"
    let place = facts.interaction.gestureLocation ?? facts.interaction.location
    let what = DiagnosticArgument.text("`catches`")
    let hidden = facts.transition.obligations.first { obligation in
      guard case .invisible(view) = obligation.kind else { return false }
      return switch obligation.acquire {
      case .runStart: true
      case .forwardStart: facts.interaction.catches == [.forward]
      case .backwardStart: facts.interaction.catches == [.backward]
      default: false
      }
    }
    if let hidden {
      var screen: String?
      if case .provided(let side, _) = view { screen = "`\(facts.transition[side].name)`" }
      report(
        Diagnostic(
          .withoutEffect, at: place.range,
          [what, .text("\(name) is hidden while that plays, and gets no touches")],
          labels: [DiagnosticLabel(hidden.location.range, "this hides it")],
          notes: screen.map { ["put the gesture on \($0), which gets touches then"] } ?? []))
    } else if facts.interaction.direction == .forward, facts.transition.style == .overlay,
      facts.transition.states.isEmpty
    {
      report(
        Diagnostic(
          .withoutEffect, at: place.range,
          [what, .text("in an `overlay` no touches reach \(name) as soon as \(to) comes")],
          notes: ["a gesture of `backward` on \(to) can catch both directions"]))
    }
  }

  /// The limits of each drive; nil for those that do not continue. A drive may follow others that continue.
  private mutating func limitsOfDrives() -> [CatchLimits?] {
    let drives = facts.interaction.drives
    var limits: [CatchLimits?] = Array(filledWith: nil, count: drives.count)
    var known = -1
    while known < analysis.continuing.count {
      known = analysis.continuing.count
      for (index, drive) in drives.enumerated() where limits[index] == nil {
        limits[index] = drive.value.flatMap { goesOn(drive, $0) }
      }
      let continuing = drives.indices.filter { limits[$0] != nil }
      if continuing.count > known { suppose(continuing: continuing) }
    }
    return limits
  }

  /// Whether a drive surely equals `start.P` when the gesture begins, whatever P is.
  ///
  /// Clamped values count as well if the limits change no value that plays.
  /// - Returns: The limits of the value; nil where it does not continue.
  private mutating func goesOn(_ drive: Drive, _ value: ExpressionID) -> CatchLimits? {
    for limits in CatchLimits.readings(of: value, facts.expressions) {
      let parts = 0..<drive.property.type.count
      let goesOn = parts.allSatisfy { part in
        let key = PartKey(drive.subject, drive.property, part)
        return surely(.zero, isCaught: true) { analysis in
          if analysis.value(limits.inner, part).isExactly(.rest(key)) { return true }
          // The value may contain the finger's beginning once added and once subtracted.
          var sums = SumAnalysis(analysis)
          return (sums.value(limits.inner, part) - sums.rest(key)).sum?.known == 0
        }
      }
      if goesOn { return limits }
    }
    for (isOvershooting, limits) in [
      (true, CatchLimits(inner: value)), (false, CatchLimits(inner: value, keepsOvershoots: false)),
    ] where goesOn(drive, value, isOvershooting) { return limits }
    return nil
  }

  /// Whether a drive surely equals `start.P` wherever the driven values are on the motions that the gesture catches. What no motion
  /// moves is in its place then, if the finger does not move it by itself.
  private mutating func goesOn(_ drive: Drive, _ value: ExpressionID, _ isOvershooting: Bool) -> Bool {
    let driven = facts.interaction.drives.flatMap { drive in
      (0..<drive.property.type.count).map { part in
        let key = PartKey(drive.subject, drive.property, part)
        return (key: key, ways: caughtWays(key).filter { isOvershooting || $0.share == 0 })
      }
    }
    let isByFinger = facts.reads(.gesture, value)
    return (0..<drive.property.type.count).allSatisfy { part in
      let key = PartKey(drive.subject, drive.property, part)
      return surely(.zero, isCaught: true) { analysis in
        analysis.supposing { analysis in
          for (key, ways) in driven {
            let places = ways.map { analysis.farthest($0, of: key).range }
            guard let first = places.first else { continue }
            analysis.restrict(.rest(key), to: places.dropFirst().reduce(first) { $0.hull($1) })
          }
          let now = analysis.value(value, part)
          if driven.contains(where: { $0.key == key && !$0.ways.isEmpty }) {
            return now.isExactly(.rest(key))
          }
          let isInPlace = (now - analysis.layout(key)).range.isZero
          return isInPlace && !isByFinger && !analysis.facts.moved.hasChanged(key)
        }
      }
    }
  }

  /// Reports limits that surely change a value that can be caught. Such a value is anywhere on the way of a track, and as far
  /// beyond as the curve overshoots.
  private mutating func reportLimits(_ limits: CatchLimits, of drive: Drive, _ value: ExpressionID) {
    if limits.isNone, limits.keepsOvershoots { return }
    for part in 0..<drive.property.type.count {
      let key = PartKey(drive.subject, drive.property, part)
      for way in caughtWays(key) where limits.keepsOvershoots || way.share > 0 {
        guard let text = text(way, cutBy: limits, of: key) else { continue }
        let place = "when it is caught, it may be at \(text), "
        report(
          Diagnostic(
            .catchJumps, at: facts.expressions[value].range, [.text(name(drive))],
            labels: [DiagnosticLabel(way.location.range, "this is its last value")],
            notes: [
              place
                + (way.share == 0
                  ? "but the limits here are narrower; widen them to all values of the motion"
                  : "because its curve overshoots the limits here; use a curve that does not, "
                    + "such as `spring(damping: 1)`")
            ]))
        return
      }
    }
  }

  /// The farthest value of a way that limits surely change; nil if they may leave it unchanged.
  private mutating func text(_ way: CaughtWay, cutBy limits: CatchLimits, of key: PartKey) -> String? {
    var outside: Interval?
    let isCut = surely(.zero) { analysis in
      let now = analysis.farthest(way, of: key)
      outside = outside?.hull(now.range) ?? now.range
      return !limits.keepsOvershoots || analysis.cuts(now, limits)
    }
    return isCut ? outside?.text(key.property.dimension) : nil
  }

  private mutating func reportCatch(_ drive: Drive, _ value: ExpressionID?) {
    let name = name(drive)
    let readsStart = value.map { facts.reads(.start, $0) } ?? false
    // There is no arithmetic with colours.
    let beginning =
      drive.property.type == .color
      ? ""
      : readsStart
        ? "there this must equal `start.\(name)`, as `rubberBand(start.\(name) + …, in: …)` does from its lowest to its "
          + "highest rest value; or "
        : "begin with `start.\(name)`, or "
    let rest =
      facts.interaction.drives.contains { $0.value != nil && $0.subject != drive.subject }
      ? "leave this `drive` out, so that it plays when the finger has lifted"
      : "drive nothing, so that everything follows the progress"
    report(
      Diagnostic(
        .catchJumps, at: value.map { facts.expressions[$0].range } ?? drive.location.range, [.text(name)],
        notes: [
          "a caught value is between its rest values: \(beginning)\(rest)"
        ]))
  }
}

/// The limits of a driven value.
private struct CatchLimits {
  /// The value within the limits.
  var inner: ExpressionID
  /// Each clamps the value to the range between its two expressions.
  var ranges: [ExpressionID] = []
  /// Upper and lower limits.
  var others: [(value: ExpressionID, isHighest: Bool)] = []
  /// Whether the value continues where a curve overshoots, as far as these limits allow.
  var keepsOvershoots = true

  var isNone: Bool { ranges.isEmpty && others.isEmpty }

  /// The ways in which an expression can be read as a limited value: as it is, and by each argument of `min` and `max`.
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
  /// Smaller differences are invisible.
  private static let visible = 1e-3

  /// The farthest value of a motion.
  fileprivate mutating func farthest(_ way: CaughtWay, of key: PartKey) -> Quantity {
    let end = value(way.end, way.part, .layout)
    if way.share == 0 { return end.held(to: key.property.bounds) }
    let begin = value(way.begin, way.part, .layout)
    return (end + (end - begin) * Quantity(way.share)).held(to: key.property.bounds)
  }

  /// Whether limits surely change a number.
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
