import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Reports a decision by speed for which a flick back is as good as a flick on.
  ///
  /// Each part that decides alone is checked. A part that favours the far side is wrong if it holds as the gesture goes back, fast
  /// enough and from far enough, but neither at standstill nor as the gesture goes on. A part that cancels may well hold for any
  /// high speed, so it is wrong only if it never holds as the gesture goes back.
  /// - Returns: Whether the decision was reported.
  mutating func checkFlicks(_ condition: ExpressionID, _ deciding: Deciding) -> Bool {
    guard let way, way.isDirected, reads(way.speed, condition), isProgressRising() else { return false }
    let isFinish = deciding.isFinish
    for part in parts(condition, holds: true) where isTurned(part, way.speed, to: isFinish ? -1 : 1) {
      let words = isFinish ? "count only the speed ahead" : "count only the speed back"
      let fixIt = withoutMagnitude(part.id, words, sign: (way.sign > 0) == isFinish ? "" : "-")
      reportOpposite(
        part.id, deciding, isFinish ? "back" : "ahead", notes: [note(way)],
        fixIts: [fixIt].compactMap(\.self))
      return true
    }
    for part in parts(condition, holds: true) where isFinish && isForAll(part, way.speed) {
      reportOpposite(part.id, deciding, "slowly back, or does not move", notes: [note(way)])
      return true
    }
    for whole in [true, false] {
      for part in parts(condition, holds: whole) {
        // `not` exchanges the sides.
        let wanted: Trend = isFinish == (part.holds == whole) ? .rises : .falls
        guard isAgainstItself(part.id, way.speed, wanted) else { continue }
        reportOpposite(part.id, deciding, isFinish ? "back fast" : "ahead fast", notes: [note(way)])
        return true
      }
    }
    if isFinish { return false }
    // A condition that cancels favours the far side when it fails: each part that makes it fail alone is checked.
    for part in parts(condition, holds: false) where isTurned(part, way.speed, to: -1) {
      reportOpposite(part.id, deciding, "slowly, but not when it moves back fast", notes: [note(way)])
      return true
    }
    return false
  }

  /// Speeds back or on, in points per second, or in thousandths of the fingers' distance: from a slow one to the fastest.
  private static let speeds = [100.0, 1000, 20_000]
  /// Distances that the fingers may have gone, as shares of the display or of their distance.
  private static let shares = [1.0, 0.5, 0.1, 0.02]

  /// Whether a part surely holds at a speed one way, and never holds at a speed the other way, or back at standstill.
  /// - Parameter sign: 1 for on, −1 for back.
  private mutating func isTurned(_ part: DecidingPart, _ speed: GestureValue, to sign: Double) -> Bool {
    if !reads(speed, part.id) || isNeverShown(part, to: sign) { return false }
    // The other way first: most conditions can hold there, and that takes two steps instead of twelve.
    let opposite = Interval(1, .infinity) * Interval(-sign)
    let isNeverOtherwise = (sign < 0 ? [opposite, .zero] : [opposite]).contains { speed in
      surely(.deciding) {
        $0.restrict($0.domain.flicked(at: speed))
        return !$0.canBe(part.holds, part.id)
      }
    }
    if !isNeverOtherwise { return false }
    return Self.speeds.contains { speed in
      Self.shares.contains { share in
        surely(.deciding) {
          $0.restrict($0.domain.flicked(Interval(share), at: Interval(sign * speed), $0.display))
          return $0.truth(part.id) == (part.holds ? .yes : .no)
        }
      }
    }
  }

  /// Whether a part that decides alone surely holds for all fingers that rest or go back slowly.
  private mutating func isForAll(_ part: DecidingPart, _ speed: GestureValue) -> Bool {
    guard let slowest = Self.speeds.first, reads(speed, part.id) else { return false }
    return surely(.deciding) {
      $0.restrict($0.domain.flicked(at: Interval(-slowest, 0)))
      return $0.truth(part.id) == (part.holds ? .yes : .no)
    }
  }

  /// Whether no finger can show the fault, at any speed or distance: most conditions read speeds on alone.
  private mutating func isNeverShown(_ part: DecidingPart, to sign: Double) -> Bool {
    guard let slowest = Self.speeds.first, let fastest = Self.speeds.last, let farthest = Self.shares.first,
      let nearest = Self.shares.last
    else { return true }
    // A case that is impossible on the first display is not a fault on all displays.
    var isNever = false
    _ = surely(.deciding) {
      let speeds = Interval(slowest, fastest) * Interval(sign)
      $0.restrict($0.domain.flicked(Interval(nearest, farthest), at: speeds, $0.display))
      isNever = $0.truth(part.id) == (part.holds ? .no : .yes)
      return false
    }
    return isNever
  }

  /// Whether in a comparison the finger's way surely counts for a result, and its speed the same way surely against it.
  private mutating func isAgainstItself(_ part: ExpressionID, _ speed: GestureValue, _ wanted: Trend) -> Bool
  {
    // Several comparisons together may have either trend.
    guard case .binary(let symbol, _, _) = expressions[part].kind, symbol != .and, symbol != .or else {
      return false
    }
    let wrong: Trend = wanted == .rises ? .falls : .rises
    let readings = facts.readings(part)
    return readings.hasSpeed && readings.hasOther && reads(speed, part)
      // The speed first: of a right condition this fails on the first display.
      && surely(.deciding, by: .speed) { $0.trend(part) == wrong }
      && surely(.deciding, by: .place) { $0.trend(part) == wanted }
  }

  func note(_ way: GestureDomain.Way) -> String {
    return
      "`\(way.speed.text(way.part))` is \(way.sign > 0 ? "below" : "above") 0 when `\(gesture.text)` moves back, and \(way.sign > 0 ? "above" : "below") when it moves on"
  }

  /// A fix-it that writes the speed of the gesture in place of its magnitude.
  func withoutMagnitude(_ id: ExpressionID, _ title: String, sign: String = "") -> FixIt? {
    guard let way, let (outer, inner) = magnitude(of: way.speed, way.part, in: id) else { return nil }
    let edits = [
      TextEdit(ByteRange(outer.start, inner.start), sign), TextEdit(ByteRange(inner.end, outer.end), ""),
    ]
    return FixIt(title, edits, applicability: .needsReview)
  }

  /// Where the first magnitude of a number of the finger is written, and that number.
  func magnitude(
    of value: GestureValue, _ part: Int, in id: ExpressionID
  ) -> (whole: ByteRange, number: ByteRange)? {
    var found: (ByteRange, ByteRange)?
    expressions.visit(id) { id in
      guard found == nil, case .call(.abs, let arguments) = expressions[id].kind,
        let argument = arguments.first, let number = expressions.fingerNumber(argument),
        number == (value, part)
      else { return }
      found = (expressions[id].range, expressions[argument].range)
    }
    return found
  }
}
