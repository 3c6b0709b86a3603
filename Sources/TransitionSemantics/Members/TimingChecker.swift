import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  func hasDirection(_ direction: Direction, _ node: NodeID) -> Bool {
    self.direction(direction, node) != nil
  }

  /// The first `forward` or `backward`, or nil.
  func direction(_ direction: Direction, _ node: NodeID) -> NodeID? {
    let keyword: Word = direction == .forward ? .forward : .backward
    return tree.children(node).first { tree.kind($0) == .direction && tree.keyword($0) == keyword }
  }

  /// The pace of `forward` or `backward`; nil when it is missing or wrong.
  mutating func pace(ofDirection direction: Direction, _ node: NodeID) -> CheckedPace? {
    let keyword: Word = direction == .forward ? .forward : .backward
    _ = single(node, .direction, direction.rawValue, keyword: keyword)
    guard let first = self.direction(direction, node), !tree.hasError(first) else { return nil }
    if tree.child(first, .value) != nil { return nil }
    guard let timing = tree.child(first, .timing) else {
      // A lone block is a `backward` with the pace of `forward`.
      if direction == .backward { return pace(ofDirection: .forward, node) }
      let range = tree.tokens.range(tree.tokenRange(first).lowerBound)
      report(
        Diagnostic(
          .missingMember, at: range, [.text("`forward`"), .text("duration")],
          notes: ["write one, such as `forward 400ms easeOut`"],
          fixIts: [
            FixIt(
              "write `forward 400ms easeOut`", replacing: ByteRange(at: range.end), with: " 400ms easeOut")
          ]))
      return nil
    }
    var pace = checkPace(timing)
    if let delay = tree.child(first, .delay) { pace?.delay = checkDelay(delay) ?? 0 }
    return pace
  }

  /// Whether a direction is left to the platform.
  func isSystem(_ direction: Direction, _ node: NodeID) -> Bool {
    guard let first = self.direction(direction, node), !tree.hasError(first) else { return false }
    return tree.child(first, .value) != nil
  }

  /// Reports a transition in which the platform plays everything.
  mutating func reportSystemOnly(_ node: NodeID) {
    guard let forward = direction(.forward, node) else { return }
    guard let backward = direction(.backward, node) else {
      return report(
        Diagnostic(
          .missingMember, at: tree.range(forward),
          [.text("a transition with `forward system`"), .text("`backward`")],
          notes: ["add the way back: `backward 300ms easeOut`"],
          fixIts: [insertion("backward 300ms easeOut", into: node)].compactMap(\.self)))
    }
    report(
      Diagnostic(
        .missingMember, at: tree.range(backward),
        [.text("a transition with `forward system` and `backward system`"), .text("duration")],
        notes: [
          "the times of tracks count in a duration: give one direction a pace, such as `backward 300ms easeOut`",
          "where UIKit plays both, the app sets such values itself, in `viewWillAppear` and `viewWillDisappear`",
        ]))
  }

  private mutating func checkDelay(_ node: NodeID) -> Double? {
    guard let value = tree.child(node, .value),
      let id = check(value, as: .scalar(.time), for: .words("the delay"))
    else {
      return nil
    }
    guard let delay = expressions.constant(id) else {
      report(.notConstant, value, [.text("a delay")])
      return nil
    }
    if delay >= 0 {
      if delay > Self.longestDelay, delay <= Self.patience {
        report(
          Diagnostic(
            .longWait, at: tree.range(value), [.text("a delay of \(Self.seconds(delay))")],
            notes: [
              "nothing moves during a delay, and the screens get no touches: to close a screen after a time, dismiss it in the app"
            ]))
      }
      return isWaited(for: delay, value) ? delay : nil
    }
    report(.outOfBounds, value, [shown(delay, value, "s"), .text("the limits of a delay, 0 and more")])
    return nil
  }

  /// `fallback` or `reduceMotion`.
  mutating func crossfade(_ node: NodeID, _ kind: NodeKind) -> Crossfade? {
    single(node, kind, kind == .fallback ? "fallback" : "reduceMotion").flatMap { checkCrossfade($0) }
  }

  /// A member that says `crossfade` and a pace.
  mutating func checkCrossfade(_ node: NodeID) -> Crossfade? {
    guard let value = tree.child(node, .value), let timing = tree.child(node, .timing) else { return nil }
    guard tree.word(value) == .crossfade else {
      report(
        misspelt(
          .unknownKeyword, value,
          [.source(tree.range(value)), .text("a replacement for the motion")],
          ["crossfade"]))
      return nil
    }
    guard let pace = checkPace(timing, within: PaceLimit(name: "a crossfade", longest: Self.longestDelay))
    else {
      return nil
    }
    return Crossfade(duration: pace.duration, curve: pace.curve, location: location(node))
  }

  /// Checks a duration and a curve.
  /// - Parameter limit: That of what waits for a finger that has left, or replaces motion, and must be shorter than a direction.
  mutating func checkPace(_ node: NodeID, within limit: PaceLimit? = nil) -> CheckedPace? {
    guard let durationNode = tree.child(node, .duration) else { return nil }
    if tree.kind(durationNode) != .number {
      if isBroken(durationNode) { return nil }
      if isCurve(durationNode) {
        return checkCurve(durationNode).flatMap { ownPace($0, durationNode, node) }
      }
    }
    guard let id = check(durationNode, as: .scalar(.time), for: .words("the duration")) else { return nil }
    guard let duration = expressions.constant(id) else {
      report(.notConstant, durationNode, [.text("a duration")])
      return nil
    }
    guard duration > 0 else {
      report(
        .durationOutOfRange, durationNode,
        [.source(tree.range(durationNode)), .text("not longer than zero")])
      return nil
    }
    guard duration >= Self.shortest else {
      report(
        .durationOutOfRange, durationNode,
        [.source(tree.range(durationNode)), .text("shorter than a microsecond")])
      return nil
    }
    reportUnseen(duration, durationNode)
    guard isWaited(for: duration, durationNode) else { return nil }
    if let limit, duration > limit.longest, duration <= Self.patience {
      report(.longWait, durationNode, [.text("\(limit.name) of \(Self.seconds(duration))")])
    }
    var shape = CurveShape.cubic(NamedCurve.easeInOut.curve, name: .easeInOut)
    if let curveNode = tree.child(node, .curve) {
      guard let checked = checkCurve(curveNode),
        settles(checked, in: duration, curveNode, givenBy: tree.range(durationNode))
      else { return nil }
      if checked.damping != nil {
        report(
          Diagnostic(
            .notConstant, at: tree.range(curveNode), [.text("the curve of a whole direction")],
            notes: ["a single track may have such a spring"]))
        return nil
      }
      shape = checked
      reportRattle(checked, in: duration, curveNode)
    }
    return CheckedPace(
      duration: duration, curve: shape.curve(in: duration), shape: shape, location: location(node))
  }

  /// The pace of a curve that has a duration of its own.
  private mutating func ownPace(_ shape: CurveShape, _ curve: NodeID, _ node: NodeID) -> CheckedPace? {
    guard let duration = shape.ownDuration else {
      report(
        Diagnostic(
          .typeMismatch, at: tree.range(curve),
          [.text("a duration"), .text("a curve without a duration")],
          notes: ["write a duration before it: `300ms \(tree.source.text(tree.range(curve)))`"],
          fixIts: [
            FixIt("write `300ms`", replacing: ByteRange(at: tree.range(curve).start), with: "300ms ")
          ]))
      return nil
    }
    if let second = tree.child(node, .curve) {
      report(.typeMismatch, second, [.text("one curve"), .text("a second one")])
      return nil
    }
    guard isWaited(for: duration, curve, notes: coefficient(shape, curve)) else { return nil }
    reportRattle(shape, in: duration, curve)
    return CheckedPace(
      duration: duration, curve: shape.curve(in: duration), shape: shape, location: location(node))
  }

  /// The longest pace of what is shorter than a direction.
  struct PaceLimit {
    var name: String
    /// In seconds.
    var longest: Double

    static let settle = PaceLimit(name: "a settle", longest: 2)
    static let press = PaceLimit(name: "a press", longest: 1)
  }

  /// The note on a spring of physical constants, whose damping is taken for a ratio.
  func coefficient(_ shape: CurveShape, _ node: NodeID) -> [String] {
    guard case .spring(let spring) = shape, tree.kind(node) == .apply, spring.damping <= 2,
      arguments(of: node).contains(where: { $0.label.map { tree.name($0) } == "stiffness" })
    else { return [] }
    let usual = NumberText.text((1.6 * (spring.stiffness * spring.mass).squareRoot()).rounded())
    return ["with a stiffness, `damping` is a coefficient: a ratio of 0.8 is about \(usual) here"]
  }

  /// The longest acceptable time, in seconds. While a transition plays, the screens cannot be touched.
  private static let patience = 10.0
  /// After a longer delay nobody waits for the first motion, in seconds.
  private static let longestDelay = 1.0
  /// A longer time, in seconds, is a spring with hardly any damping, or a wrong unit.
  private static let longest = 3600.0

  /// A shorter time, in seconds, is a 0.
  private static let shortest = 1e-6

  /// Whether a time is possible for a transition. One that is too long for people is reported as well.
  private mutating func isWaited(for seconds: Double, _ node: NodeID, notes: [String] = []) -> Bool {
    // Includes NaN.
    guard seconds <= Self.longest else {
      let time = seconds.isFinite ? Self.seconds(seconds) : "an infinite time"
      report(
        Diagnostic(
          .durationOutOfRange, at: tree.range(node), [.text(time), .text("longer than an hour")],
          notes: notes,
          fixIts: milliseconds(node, seconds)))
      return false
    }
    if seconds > Self.patience {
      report(
        Diagnostic(
          .longWait, at: tree.range(node), [.text(Self.seconds(seconds))], notes: notes,
          fixIts: milliseconds(node, seconds)))
    }
    return true
  }

  /// The shortest time between two pictures of a display, in seconds.
  static let frame = 1.0 / 120

  /// Reports a duration shorter than a frame. `0.4ms` was meant in seconds.
  private mutating func reportUnseen(_ seconds: Double, _ node: NodeID) {
    guard seconds < Self.frame else { return }
    let range = tree.range(node)
    let text = tree.source.text(range)
    var fixIts: [FixIt] = []
    if tree.kind(node) == .number, text.hasSuffix("ms"), (0.05..<1).contains(seconds * 1000) {
      fixIts = [
        FixIt(
          "write `\(text.dropLast(2))s`", [TextEdit(ByteRange(range.end - 2, range.end), "s")],
          applicability: .needsReview)
      ]
    }
    report(
      Diagnostic(
        .withoutEffect, at: range,
        [.text("this duration"), .text("it is shorter than one frame")],
        notes: ["at 120 frames a second, one frame lasts 8.3ms"], fixIts: fixIts))
  }

  /// The fix-it for `300s`, which is five minutes: `300ms`. An unusual result is not suggested.
  private func milliseconds(_ node: NodeID, _ seconds: Double) -> [FixIt] {
    let text = tree.source.text(tree.range(node))
    guard (50...5000).contains(seconds), tree.kind(node) == .number, text.hasSuffix("s"),
      !text.hasSuffix("ms"),
      let last = text.dropLast().last,
      last.isNumber
    else { return [] }
    let corrected = String(text.dropLast()) + "ms"
    return [FixIt("write `\(corrected)`", replacing: tree.range(node), with: corrected)]
  }

  private static func seconds(_ seconds: Double) -> String {
    NumberText.text((seconds * 1000).rounded() / 1000) + "s"
  }

  /// Whether a spring comes to rest in its window; if not, it is reported.
  /// - Parameter place: Where the available time is written.
  mutating func settles(
    _ shape: CurveShape, in duration: Double, _ node: NodeID, givenBy place: ByteRange? = nil
  ) -> Bool {
    guard let needed = shape.ownDuration, needed > duration else { return true }
    var diagnostic = Diagnostic(
      .springTooSlow, at: tree.range(node),
      [.text(Self.wholeMilliseconds(needed)), .text(Self.milliseconds(duration))],
      notes: [
        "`spring(damping: …)` adapts to any duration; without a duration, this spring plays until it has settled"
      ])
    if case .spring(let spring) = shape,
      let curve = tree.kind(node) == .apply ? node : tree.child(node, .curve)
    {
      let text = "spring(damping: \(NumberText.rounded(spring.dampingRatio, decimals: 3)))"
      diagnostic.fixIts = [FixIt("write `\(text)`", replacing: tree.range(curve), with: text)]
    }
    if let place { diagnostic.labels = [DiagnosticLabel(place, "this is the available time")] }
    report(diagnostic)
    return false
  }

  /// A time to a thousandth of a millisecond: half of 333ms is 166.5ms.
  static func milliseconds(_ seconds: Double) -> String {
    NumberText.rounded(seconds * 1000, decimals: 3) + "ms"
  }

  /// A sufficient time in whole milliseconds.
  static func wholeMilliseconds(_ seconds: Double) -> String {
    NumberText.text((seconds * 1000).rounded(.up)) + "ms"
  }

  /// Whether a node has a name whose declaration has been reported.
  func isBroken(_ node: NodeID) -> Bool {
    let name: Symbol?
    switch tree.kind(node) {
    case .path: name = tree.pathNames(node).first?.symbol
    case .apply: name = tree.child(node, .function).map { tree.symbol($0) }
    default: name = nil
    }
    if let name, case .broken? = scope[name]?.entity { return true }
    return false
  }
}
