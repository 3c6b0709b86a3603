import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Checks that the gesture can begin, and that `begin when` excludes something.
  /// - Returns: Whether it can begin.
  mutating func checkGate(_ begin: ExpressionID) -> Bool {
    let note = "`\(gesture.text)` then moves in its direction, and nothing has moved yet"
    let reported = diagnostics.count
    if isConstant(begin, .gate, note) || holdsOnlyStill(begin) { return false }
    if diagnostics.count == reported { reportIdleParts(begin, .gate, note) }
    if diagnostics.count == reported { checkStraying(begin) }
    if diagnostics.count == reported { checkOffsets(begin) }
    if diagnostics.count == reported { checkThresholds(begin, isPlace: true) }
    reportEqualities(begin, .gate)
    return true
  }

  /// Checks that decisions can go both ways, and follow the progress.
  mutating func checkDecisions() {
    let decision = interaction.decision
    if let condition = decision.condition { checkDecision(condition, decision.isFinish ? .finish : .cancel) }
    for condition in [decision.condition, interaction.finishNow].compactMap(\.self) {
      reportEqualities(condition, .deciding)
    }
    if let now = interaction.finishNow {
      let reported = diagnostics.count
      checkDecision(now, .finishNow)
      if diagnostics.count == reported { reportFinishedAtOnce(now) }
      if diagnostics.count == reported { reportDecided(by: now) }
    }
    for rule in interaction.simultaneous + interaction.handsOver {
      let reported = diagnostics.count
      // It may well say again what `begin when` says.
      _ = isFaultBeforeHolds(isGated: false) {
        if let condition = rule.condition,
          !$0.isConstant(condition, .deciding, always: "leave out `when`: the rule then always holds")
        {
          $0.reportIdleParts(condition, .deciding)
        }
        return $0.diagnostics.count > reported
      }
      if interaction.handsOver.contains(rule) { checkHandingOver(rule) }
      if diagnostics.count == reported { checkBeginning(of: rule) }
    }
    checkScrollViews()
  }

  /// Reports a decision at the release that `finish now when` has always made already.
  private mutating func reportDecided(by now: ExpressionID) {
    guard let condition = interaction.decision.condition else { return }
    for part in parts(condition, holds: interaction.decision.isFinish) where !isWrittenFlag(part.id) {
      let isDecided = surely(.deciding) { $0.canBe(false, now) && !$0.canBe(part.holds, part.id) }
      if !isDecided, !isDecidedButForLimits(part, by: now) { continue }
      report(
        idle: "this condition",
        "`finish now when` has already finished the gesture when this \(part.holds ? "holds" : "does not hold")",
        at: expressions[part.id].range, labels: [DiagnosticLabel(expressions[now].range, "this holds first")])
      return
    }
  }

  /// Whether `finish now when` implies a part of a decision, except at the exact limit of a comparison (`>= 30%` beside itself). A
  /// part that holds only at its limit, such as `progress >= 100%`, counts at the limit.
  private mutating func isDecidedButForLimits(_ part: DecidingPart, by now: ExpressionID) -> Bool {
    surely(.deciding) { analysis in
      analysis.isOpenAtLimits = true
      defer { analysis.isOpenAtLimits = false }
      return analysis.supposing { $0.canBe(part.holds, part.id) } && analysis.canBe(false, now)
        && !analysis.canBe(part.holds, part.id)
    }
  }

  private mutating func checkDecision(_ condition: ExpressionID, _ deciding: Deciding) {
    if neverFinishes(condition, deciding) { return }
    if isConstant(condition, .deciding, mayBeFalse: deciding.isAtRelease) { return }
    let reported = diagnostics.count
    checkWay(condition, deciding)
    // Errors come first.
    if diagnostics.count == reported { reportIdleParts(condition, .deciding) }
    if diagnostics.count == reported, deciding.isAtRelease {
      checkResting(condition, isFinish: deciding.isFinish)
    }
  }

  /// Reports a decision that asks how far the finger is, and lets one go back that has gone the whole way and rests there.
  private mutating func checkResting(_ condition: ExpressionID, isFinish: Bool) {
    let speeds = GestureValue.speeds.filter { reads($0, condition) }
    guard interaction.finishNow == nil, interaction.progress != nil, !speeds.isEmpty,
      reads(.progress, condition) || reads(.translation, condition)
    else { return }
    // A finger that rests may tremble, but it may also have no speed at all.
    let goesBack = [1.0, 0].contains { tremble in
      surely(.deciding) {
        $0.restrict {
          $0[.progress, 0] = .one
          for speed in speeds {
            let most = tremble * (speed == .velocity ? 100 : 0.1)
            for part in 0..<speed.type.count { $0[speed, part] = Interval(-most, most) }
          }
        }
        return !$0.canBe(isFinish, condition)
      }
    }
    if !goesBack { return }
    let example =
      switch gesture {
      case .pinch(.in): "velocity.scale < -150%/s"
      case .pinch(.out): "velocity.scale > 150%/s"
      case .rotate: "velocity.rotation > 90deg/s"
      case .pan, .edgePan: "velocity.y > 500pt/s"
      }
    report(
      idle: "a slow `\(gesture.text)`", "without a speed the run is cancelled, even after the whole way",
      at: expressions[condition].range,
      notes: [
        "usually the distance or the speed decides alone, as in `progress > 40% or \(example)`"
      ] + (standstillNote(condition, isFinish).map { [$0] } ?? []))
  }

  /// How a comparison of a speed with 0 says what a finger that stands still does; nil where there is no such comparison.
  private func standstillNote(_ condition: ExpressionID, _ isFinish: Bool) -> String? {
    var note: String?
    expressions.visit(condition) { id in
      guard case .binary(let symbol, let left, let right) = expressions[id].kind,
        expressions.constant(right) == 0, let speed = expressions.fingerNumber(left), speed.value.isSpeed
      else { return }
      let other: String? =
        switch symbol {
        case .greater where isFinish: ">="
        case .less where isFinish: "<="
        case .greaterOrEqual where !isFinish: ">"
        case .lessOrEqual where !isFinish: "<"
        default: nil
        }
      guard let other else { return }
      let text = "`\(speed.value.text(speed.part)) \(other) 0`"
      note =
        isFinish
        ? "\(text) also holds for a finger that stands still"
        : "\(text) does not hold for a finger that stands still"
    }
    return note
  }

  // MARK: Always, or never

  /// Reports a decision that is written to be false, or true for `cancel when`, where nothing else finishes the gesture.
  /// - Returns: Whether it was reported.
  private mutating func neverFinishes(_ condition: ExpressionID, _ deciding: Deciding) -> Bool {
    let isFinish = deciding.isFinish
    guard isWrittenFlag(condition), expressions[condition].kind == .flag(!isFinish),
      interaction.finishNow == nil
    else { return false }
    report(
      Diagnostic(
        .conditionConstant, at: expressions[condition].range,
        [.text(isFinish ? "never holds" : "always holds")],
        notes: [
          "no finger finishes this gesture: decide by `progress` or `velocity`, or add `finish now when`"
        ]))
    return true
  }

  /// Whether a condition surely never holds or surely always does, and whether that depends on where the gesture can begin; nil
  /// where it may be either.
  mutating func constancy(
    _ id: ExpressionID, _ moment: FingerAnalysis.Moment
  ) -> (isNever: Bool, isByGate: Bool)? {
    if surely(moment, { !$0.canBe(true, id) }) { return (true, false) }
    if surely(moment, { !$0.canBe(false, id) }) { return (false, false) }
    if isOnGate(false, id, moment) { return (true, true) }
    return isOnGate(true, id, moment) ? (false, true) : nil
  }

  /// Reports a condition that is constant whatever the finger does.
  private mutating func isConstant(
    _ id: ExpressionID, _ moment: FingerAnalysis.Moment, _ note: String? = nil, always: String? = nil,
    mayBeFalse: Bool = false
  ) -> Bool {
    // A literal `true` is intended, and so is a literal `false` in a decision.
    let range = expressions[id].range
    if isWrittenFlag(id), case .flag(let flag) = expressions[id].kind, flag || mayBeFalse { return false }
    guard let (isNever, isByGate) = constancy(id, moment) else { return false }
    let why = reason(id, isNever, moment, isByGate: isByGate)
    // Then the condition excludes nothing, which does no harm.
    if moment == .gate, !isNever {
      if !isByGate, repeatsGesture(id) { return false }
      reportIdle(range, why.notes + [why.isWhole ? nil : note].compactMap(\.self))
      return false
    }
    report(
      Diagnostic(
        .conditionConstant, at: why.range ?? range, [.text(isNever ? "never holds" : "always holds")],
        labels: why.labels,
        notes: why.notes + [why.isWhole ? nil : note, resting(id), isNever ? nil : always].compactMap(\.self))
    )
    return true
  }

  /// Reports a `begin when` that can hold only for fingers without any speed along the gesture, such as `velocity.y <= 0` of a `pan(down)`.
  /// - Returns: Whether it was reported.
  private mutating func holdsOnlyStill(_ begin: ExpressionID) -> Bool {
    guard let way, way.isDirected, reads(way.speed, begin) else { return false }
    let slowest = way.value == .translation ? 1.0 : 0.001
    for part in parts(begin, holds: false) {
      let isStill = surely(.gate) {
        $0.restrict {
          let speeds = Interval(slowest, .infinity) * Interval(way.sign)
          $0[start: way.speed, way.part] = $0[start: way.speed, way.part].intersection(speeds) ?? speeds
        }
        return $0.truth(part.id) == (part.holds ? .yes : .no)
      }
      if !isStill { continue }
      report(
        Diagnostic(
          .conditionConstant, at: expressions[part.id].range, [.text("never holds")],
          notes: ["`\(gesture.text)` begins only with a speed in its direction"]))
      return true
    }
    return false
  }

  /// A note that a condition reads a property with a track that does not move, because a gesture with `drive`s moves nothing else.
  private func resting(_ id: ExpressionID) -> String? {
    if interaction.drives.isEmpty { return nil }
    let found = expressions.first(in: id, through: transition.locals, reading: .property) { part in
      guard case .property(let subject, let property) = expressions[part].kind else { return false }
      let isDriven = interaction.drives.contains {
        $0.subject == subject && ($0.property == property || $0.property.isOfFrame && property.isOfFrame)
      }
      let tracks = neighbours.tracks(of: subject, in: interaction.direction)
      return !isDriven && tracks.contains { $0.property == property }
    }
    guard let found, case .property(let subject, let property) = expressions[found].kind else { return nil }
    let name = transition.name(of: subject) + "." + property.rawValue
    return
      "`\(name)` stays at rest while the finger drives something else; `drive \(name)` lets it follow its track"
  }

  // MARK: With the progress

  private mutating func checkWay(_ condition: ExpressionID, _ deciding: Deciding) {
    let isFinish = deciding.isFinish
    if checkAcross(condition, isFinish: isFinish) { return }
    let whole = DecidingPart(id: condition, holds: true)
    let alone = parts(condition, holds: true)
    // If every part goes against the progress, the whole condition is reported, otherwise the part.
    let isWhole = alone.allSatisfy { goes($0.id, $0.holds == isFinish ? .falls : .rises) }
    if reportTrend(isWhole ? [whole] + alone : alone + [whole], of: condition, deciding) { return }
    if checkFlicks(condition, deciding) || checkFreeFlicks(condition, deciding) { return }
    // What finishes too soon in the middle of a gesture is found as that. What must hold beside something else decides by failing; where it
    // is asked again and again, failing decides nothing.
    if !deciding.isAtRelease { return }
    let reported = diagnostics.count
    checkThresholds(condition, isCancel: !isFinish)
    if diagnostics.count == reported { reportPassedAtOnce(condition, isFinish: isFinish) }
    func needed(_ id: ExpressionID, _ holds: Bool) -> [DecidingPart] {
      parts(id, holds: !holds).map { DecidingPart(id: $0.id, holds: !$0.holds) }
    }
    // In one of several alternatives a place may be a limit, but a speed is on or back, unless another one limits it on the other side.
    let speeds = alone.flatMap { needed($0.id, $0.holds) }.filter { isSpeedAlone($0.id) }
    let areLimits = speeds.contains { goes($0.id, $0.holds == isFinish ? .rises : .falls) }
    _ = reportTrend(needed(condition, true) + (areLimits ? [] : speeds), of: condition, deciding)
  }

  /// Reports a part of a decision that favours the far side as the gesture goes back, or opposes it as the gesture goes on.
  /// - Parameter parts: Parts that decide alone, each with whether its holding favours the side of the condition.
  /// - Returns: Whether a part was reported.
  private mutating func reportTrend(
    _ parts: [DecidingPart], of condition: ExpressionID, _ deciding: Deciding
  ) -> Bool {
    let isFinish = deciding.isFinish
    for part in parts {
      let isBack = part.holds == isFinish
      guard goes(part.id, isBack ? .falls : .rises) else { continue }
      // Beside other parts, a location may be intended as such.
      if part.id != condition, reads(.location, part.id) { continue }
      var fixIts: [FixIt] = []
      var notes: [String] = []
      // A lone speed has the wrong sign: exchanging the words would finish for a finger that has not moved. The parts of an `and`
      // may have different trends.
      if let way, way.isDirected, isSpeedAlone(part.id) {
        notes = [note(way)]
        fixIts = [turned(part.id)].compactMap(\.self)
      } else if part.id == condition, self.parts(condition, holds: false).count == 1, deciding.isAtRelease,
        let member = interaction.decision.location, !goes(condition, isBack ? .rises : .falls)
      {
        // The words `finish` and `cancel` have the same length.
        let word = ByteRange(member.range.start, member.range.start + UInt32("finish".utf8.count))
        let other = isFinish ? "cancel" : "finish"
        fixIts = [FixIt("change to `\(other) when`", replacing: word, with: other)]
      }
      reportOpposite(part.id, deciding, isBack ? "back" : "ahead", notes: notes, fixIts: fixIts)
      return true
    }
    return false
  }

  /// The fix-it that changes the sign of a comparison of a speed with a number: `velocity.x < -600pt/s` to `velocity.x > 600pt/s`.
  private func turned(_ condition: ExpressionID) -> FixIt? {
    guard case .binary(let symbol, let speed, let number) = expressions[condition].kind,
      expressions.fingerNumber(speed)?.value.isSpeed == true,
      case .number(let value) = expressions[number].kind, isOfInteraction(expressions[condition].range),
      // A sum has its first sign alone there.
      expressions[number].range.count <= 10,
      // A named number is elsewhere.
      expressions[number].range.start > expressions[speed].range.end
    else { return nil }
    let other: String
    switch symbol {
    case .less: other = ">"
    case .lessOrEqual: other = ">="
    case .greater: other = "<"
    case .greaterOrEqual: other = "<="
    default: return nil
    }
    let (start, end) = (expressions[speed].range.end, expressions[number].range.start)
    let edit =
      value < 0
      ? TextEdit(ByteRange(start, end + 1), " \(other) ")  // with the `-`
      : TextEdit(ByteRange(start, end), " \(other) " + (value > 0 ? "-" : ""))
    return FixIt("change the sign", [edit], applicability: .needsReview)
  }

  /// Whether a part reads the finger's speed and nothing else of the gesture.
  func isSpeedAlone(_ id: ExpressionID) -> Bool {
    GestureValue.speeds.contains { reads($0, id) }
      && !(GestureValue.places + [.progress]).contains { reads($0, id) }
  }

  /// Whether a condition surely has one trend, by the progress or by a motion of the finger that increases it. Where the progress
  /// falls by that motion, the trend is reversed.
  private mutating func goes(_ condition: ExpressionID, _ wanted: Trend) -> Bool {
    guard interaction.progress != nil else { return false }
    if surely(.deciding, by: .progress, { $0.trend(condition) == wanted }),
      surely(.deciding, by: .places, { $0.trend(condition) == [] })
    {
      return true
    }
    let isFree = way == nil
    let ways: [FingerAnalysis.Variable] = isFree ? Axis.allCases.map { .axis($0) } : [.way]
    return ways.contains { way in
      surely(.deciding, by: way) {
        let rate = $0.measured().rate
        if rate.isZero { return false }
        if rate.low >= 0 { return $0.trend(condition) == wanted }
        return rate.high <= 0 && $0.trend(condition) == wanted.opposite
      }
    }
  }
}
