import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// When a track moves in each direction.
struct TrackTimes {
  var forward: CheckedTiming?
  var backward: CheckedTiming?
  var arc: Arc?
}

/// The clauses behind the values of a track.
struct Timing {
  var window: Checker.Window?
  var shape: CurveShape?
  var stagger: Stagger?
  var arc: Arc?
}

extension Checker {
  /// A window in shares of its direction.
  struct Window {
    var start = 0.0
    var end = 1.0

    /// The window of the way back.
    var reflected: Window { Window(start: 1 - end, end: 1 - start) }

    /// The clause that says it, with a space before it, in per cent; empty for a whole direction, and nil where that would be no
    /// short number.
    var clause: String? {
      let ends = [start, end].map { ($0 * 1e3).rounded() / 10 }
      if ends == [0, 100] { return "" }
      guard start < end, zip(ends, [start, end]).allSatisfy({ abs($0 / 100 - $1) < 1e-9 }) else { return nil }
      return " over \(NumberText.text(ends[0]))%..\(NumberText.text(ends[1]))%"
    }
  }

  /// The times of a track with checked values.
  ///
  /// A timing applies forward. Backward it is reflected in time, unless `backward` has a timing of its own. A curve runs in played
  /// time in both directions.
  /// - Returns: Nil after an error, which has been reported.
  mutating func times(of values: NodeID?) -> TrackTimes? {
    if let wholeTimes = current.wholeTimes, !hasTiming(values) { return wholeTimes }
    guard let (forward, backward) = current.paces else { return TrackTimes() }
    var written = Timing()
    if let timing = values.flatMap({ tree.child($0, .timing) }) {
      guard let checked = checkTiming(timing, forward) else { return nil }
      written = checked
      reportRattle(of: checked, forward, timing)
      if let own = values.flatMap({ tree.child($0, .backward) }) {
        if let timing = tree.child(own, .timing) { reportStep(timing) }
      } else {
        reportStep(timing)
      }
    }
    let window = written.window ?? Window()
    let shape = written.shape
    let place = values.flatMap { tree.child($0, .timing) ?? $0 }
    guard let first = timing(window, shape, forward, place, written.stagger) else { return nil }
    var reflected = window.reflected
    var (backwardShape, backwardStagger) = (shape, written.stagger)
    let own = values.flatMap { tree.child($0, .backward) }
    if let own, let timing = tree.child(own, .timing) {
      guard let checked = checkTiming(timing, backward, onTheWayBackFrom: written), checkOwnClauses(timing)
      else {
        return nil
      }
      if checked.stagger == nil || checked.stagger == written.stagger {
        reportMirror(
          own, of: (window.reflected, shape ?? backward.shape),
          (checked.window ?? Window(), checked.shape ?? shape ?? backward.shape))
      }
      (reflected, backwardShape) = (checked.window ?? Window(), checked.shape ?? shape)
      backwardStagger = checked.stagger ?? backwardStagger
      if backwardStagger?.interval == 0 { backwardStagger = nil }
      reportRattle(of: checked, backward, timing)
    }
    if let stagger = written.stagger, let place, !hasRoom(for: stagger, window, shape, forward, place) {
      return nil
    }
    if let backwardStagger, let place = own ?? place,
      !hasRoom(
        for: backwardStagger, reflected, backwardShape, backward, place,
        reflecting: own == nil ? forward : nil)
    {
      return nil
    }
    guard let second = timing(reflected, backwardShape, backward, own ?? place, backwardStagger) else {
      return nil
    }
    return TrackTimes(forward: first, backward: second, arc: written.arc)
  }

  /// Reports a curve of a track that oscillates faster than anybody sees.
  private mutating func reportRattle(of timing: Timing, _ pace: CheckedPace, _ node: NodeID) {
    guard let shape = timing.shape, let curve = tree.child(node, .curve) else { return }
    let window = timing.window ?? Window()
    reportRattle(shape, in: (window.end - window.start) * pace.duration, curve)
  }

  /// A timing of its own for the way back may have a window, a curve and an order of items. An arc is the same both ways.
  private mutating func checkOwnClauses(_ timing: NodeID) -> Bool {
    for clause in tree.children(timing) where tree.kind(clause) == .along {
      report(
        Diagnostic(
          .typeMismatch, at: tree.range(clause),
          [.text("a curve, a window or a `stagger` after `backward`"), .text("`along`")],
          notes: [
            "`along` applies to both directions: write it before `backward`, or write the track twice, in the blocks of the two directions"
          ]))
      return false
    }
    return true
  }

  /// Sets the paces for the tracks that are checked next, nil if they are not known.
  mutating func setPaces(_ paces: (forward: CheckedPace, backward: CheckedPace)?) {
    current.paces = paces
    current.wholeTimes = nil
    current.wholeTimes = times(of: nil)
  }

  private func hasTiming(_ values: NodeID?) -> Bool {
    guard let values else { return false }
    return tree.child(values, .timing) != nil || tree.child(values, .backward) != nil
  }

  /// A window in seconds, with its curve.
  /// - Parameters:
  ///   - shape: The curve of the window; nil for that of the direction, which is fitted to the window.
  mutating func timing(
    _ window: Window, _ shape: CurveShape?, _ pace: CheckedPace, _ node: NodeID?, _ stagger: Stagger? = nil
  ) -> CheckedTiming? {
    // A percentage of a duration is rounded to the precision of specs.
    let start = (window.start * pace.duration * 1e9).rounded() / 1e9
    let end = max(start, window.end == 1 ? pace.duration : (window.end * pace.duration * 1e9).rounded() / 1e9)
    // A step needs no time.
    if let node, let shape, end > start,
      !settles(
        shape, in: end - start, node, givenBy: start == 0 && window.end == 1 ? pace.location.range : nil)
    {
      return nil
    }
    let curve = shape ?? pace.shape.fitted(to: end - start - (stagger?.interval ?? 0))
    return CheckedTiming(
      window: start...end, curve: curve.curve(in: end - start), damping: end > start ? curve.damping : nil,
      stagger: stagger)
  }

  // MARK: Clauses

  /// - Parameter forward: The clauses of the way there, for those of the way back: a stagger of 0 then says that all items move together.
  private mutating func checkTiming(
    _ node: NodeID, _ pace: CheckedPace, onTheWayBackFrom forward: Timing? = nil
  ) -> Timing? {
    var timing = Timing()
    if let curve = tree.child(node, .curve) {
      guard let checked = checkCurve(curve) else { return nil }
      timing.shape = checked
    }
    for clause in tree.children(node) where tree.role(clause) == .member {
      switch tree.kind(clause) {
      case .over, .after, .at:
        if timing.window != nil {
          let first = tree.children(node).first { Self.isWindow(tree.kind($0)) } ?? clause
          report(
            Diagnostic(
              .duplicateMember, at: tree.range(clause), [.text("the window of a track")],
              labels: [DiagnosticLabel(tree.range(first), "first here")]))
          return nil
        }
        guard let checked = checkWindow(clause, pace) else { return nil }
        timing.window = checked
        reportEmpty(checked, clause, in: node, pace)
      case .stagger:
        guard let stagger = checkStagger(clause, mayBeZero: forward?.stagger != nil) else { return nil }
        timing.stagger = stagger
      case .along:
        guard let arc = checkArc(clause) else { return nil }
        timing.arc = arc
      default: break
      }
    }
    return timing
  }

  private static func isWindow(_ kind: NodeKind) -> Bool { kind == .over || kind == .after || kind == .at }

  /// `stagger T [from first | last | center | POINT]`.
  private mutating func checkStagger(_ node: NodeID, mayBeZero: Bool) -> Stagger? {
    guard let value = tree.child(node, .value),
      let id = check(value, as: .scalar(.time), for: .words("the stagger"))
    else { return nil }
    guard let interval = expressions.constant(id) else {
      report(.notConstant, value, [.text("a stagger")])
      return nil
    }
    guard interval > 0 || mayBeZero && interval == 0 && tree.child(node, .origin) == nil else {
      report(.durationOutOfRange, value, [.source(tree.range(value)), .text("not longer than zero")])
      return nil
    }
    guard let origin = tree.child(node, .origin) else { return Stagger(interval: interval, origin: .first) }
    let words = Stagger.Origin.words
    if let name = onlyName(origin) {
      if let word = words.first(where: { $0.text == text(name) }) {
        return Stagger(interval: interval, origin: word.origin)
      }
      // `start` and the values of a finger are no points of a stagger.
      var isObject = scope[name.symbol] != nil
      if case .subject? = vocabulary[name.symbol].builtIn { isObject = true }
      if !isObject {
        var diagnostic = misspelt(
          .unknownKeyword, origin,
          [.source(tree.range(origin)), .text("an item at which a stagger can begin")], words.map(\.text))
        if diagnostic.fixIts.isEmpty { diagnostic.notes.append(pointNote(named: text(name))) }
        report(diagnostic)
        return nil
      }
    }
    if tree.kind(origin) == .path, let first = tree.pathNames(origin).first,
      case .subject? = scope[first.symbol]?.entity,
      let object = resolveSubject(tree.pathNames(origin)), object.count == tree.pathNames(origin).count
    {
      let range = tree.range(origin)
      report(
        Diagnostic(
          .notAValue, at: range, [.source(range), .text(kindName(of: object.subject))],
          notes: ["a stagger begins at a point: `\(tree.source.text(range)).center`"],
          fixIts: [FixIt("add `.center`", replacing: ByteRange(at: range.end), with: ".center")]))
      return nil
    }
    return check(origin, as: .point, for: .words("where a stagger begins")).map {
      Stagger(interval: interval, origin: .near($0))
    }
  }

  /// What a point is at which a stagger can begin.
  /// - Parameter name: The name of a view, perhaps of one that a screen declares.
  private func pointNote(named name: String) -> String {
    let screens = Side.allCases.compactMap { current.screens[$0] }
    let owner = screens.first { $0.views.contains { $0.name == name } }
    let view = owner.map { "\($0.name).\(name)" } ?? screens.first?.name ?? "list"
    return "a stagger can also begin at a point, such as `\(view).center`"
  }

  /// `along arc(SIDE[, height: H])`.
  mutating func checkArc(_ node: NodeID) -> Arc? {
    guard let value = tree.child(node, .value), let name = tree.child(value, .function) else { return nil }
    guard tree.name(name) == "arc" else {
      report(misspelt(.unknownKeyword, name, [.source(tree.range(name)), .text("a way")], ["arc"]))
      return nil
    }
    let arguments = arguments(of: value)
    let labels = arguments.map { $0.label.map { tree.name($0) } }
    guard labels == [nil] || labels == [nil, "height"] else {
      report(
        .argumentCount, value,
        [.text("arc"), .text("a side, and perhaps `height:`"), .text("\(arguments.count) values")])
      return nil
    }
    let side = arguments[0].node
    guard let bend = onlyName(side).flatMap({ Arc.Bend(rawValue: text($0)) }) else {
      report(
        misspelt(
          .unknownKeyword, side, [.source(tree.range(side)), .text("a side to which an arc bends")],
          Arc.Bend.allCases.map(\.rawValue)))
      return nil
    }
    guard arguments.count == 2 else { return Arc(bend: bend, height: Self.usualArc) }
    guard let id = check(arguments[1].node, as: .number, for: .words("the height of an arc")) else {
      return nil
    }
    guard let height = expressions.constant(id) else {
      report(.notConstant, arguments[1].node, [.text("the height of an arc")])
      return nil
    }
    if abs(height) > Self.mostArc { reportFarArc(height, arguments[1].node) }
    return Arc(bend: bend, height: height)
  }

  /// Reports an arc that goes far beyond the display, with a length or a share in per cent for its height.
  private mutating func reportFarArc(_ height: Double, _ node: NodeID) {
    let (range, times) = (tree.range(node), NumberText.rounded(abs(height), decimals: 1))
    let isShare = literal(node) != nil && (10...100).contains(abs(height))
    report(
      Diagnostic(
        .withoutEffect, at: range,
        [.text("most of this arc"), .text("it is \(times) times as high as its path is long")],
        notes: ["its height is a share of the distance, as `0.4`"],
        fixIts: isShare
          ? [FixIt("write `\(tree.source.text(range))%`", replacing: ByteRange(at: range.end), with: "%")]
          : []))
  }

  /// The highest arc that is not reported, as a share of the distance.
  private static let mostArc = 2.0

  /// The default height of an arc, as a share of the distance.
  private static let usualArc = 0.25

  private mutating func checkWindow(_ node: NodeID, _ pace: CheckedPace) -> Window? {
    guard let value = tree.child(node, .value), let typed = check(value) else { return nil }
    if reportNearWindow(node, value, typed, pace) { return nil }
    if tree.kind(node) == .over {
      guard case .range(let dimension) = typed.type, dimension == .time || dimension == .none else {
        report(
          .typeMismatch, value,
          [.text("a window such as `100ms..200ms` or `20%..80%`"), .text(typed.type.description)])
        return nil
      }
      guard case .binary(.range, let low, let high) = expressions[typed.id].kind,
        let start = expressions.constant(low), let end = expressions.constant(high)
      else {
        report(.notConstant, value, [.text("a window")])
        return nil
      }
      let unit = dimension == .time ? pace.duration : 1
      return checkLimits(Window(start: start / unit, end: end / unit), to: high, pace, value, of: node)
    }
    guard typed.type == .scalar(.time) || typed.type == .number else {
      report(.typeMismatch, value, [.text("a time or a percentage"), .text(typed.type.description)])
      return nil
    }
    guard let time = expressions.constant(typed.id) else {
      report(.notConstant, value, [.text("a time of a track")])
      return nil
    }
    let share = typed.type == .number || typed.isZero ? time : time / pace.duration
    let isStep = tree.kind(node) == .at
    return checkLimits(Window(start: share, end: isStep ? share : 1), to: typed.id, pace, value, of: node)
  }

  /// The tolerance for percentages and quotients of times.
  private static let tolerance = 1e-9

  /// Whether a window lies within its direction and ends after it begins.
  /// - Parameter last: The last of its times.
  private mutating func checkLimits(
    _ window: Window, to last: ExpressionID, _ pace: CheckedPace, _ node: NodeID, of clause: NodeID
  ) -> Window? {
    func words(_ share: Double) -> String { Self.milliseconds(share * pace.duration) }
    for share in [window.start, window.end] where share < -Self.tolerance || share > 1 + Self.tolerance {
      report(
        .windowOutside, node,
        [.text("this window reaches to \(words(share))"), .text("its direction takes \(words(1))")])
      return nil
    }
    if window.end < window.start {
      var diagnostic = Diagnostic(
        .windowDescending, at: tree.range(node), [.text(words(window.start)), .text(words(window.end))])
      if let left = tree.child(node, .left), let right = tree.child(node, .right) {
        let (low, high) = (tree.range(left), tree.range(right))
        diagnostic.fixIts = [
          FixIt(
            "swap the ends",
            [TextEdit(low, tree.source.text(high)), TextEdit(high, tree.source.text(low))],
            applicability: .needsReview)
        ]
      }
      report(diagnostic)
      return nil
    }
    reportLostUnit(window, last, node, clause, pace)
    return Window(start: min(max(window.start, 0), 1), end: min(max(window.end, 0), 1))
  }

  /// Reports a `1` without a unit, which is 100 %: the whole direction, or its very end.
  private mutating func reportLostUnit(
    _ window: Window, _ last: ExpressionID, _ node: NodeID, _ clause: NodeID, _ pace: CheckedPace
  ) {
    // The number may be that of a `let`.
    let written = expressions[last].range
    guard window.end == 1, tree.source.text(written) == "1", tree.kind(clause) != .over || window.start == 0
    else { return }
    let isOver = tree.kind(clause) == .over
    let (whole, place) = (tree.range(clause), tree.range(node))
    let isHere = place.start <= written.start && written.end <= place.end
    // In a direction of more than a second a second was meant.
    let unit = pace.duration > 1 ? "1s" : "100%"
    let remedy =
      isOver
      ? FixIt("remove it", [TextEdit(whole, "")], applicability: .needsReview)
      : FixIt("write `\(unit)`", [TextEdit(written, unit)], applicability: .needsReview)
    report(
      Diagnostic(
        .withoutEffect, at: place,
        [
          .text(isOver ? "this window" : "`\(tree.source.text(whole))` as a time"),
          .text("1 means 100%, \(isOver ? "the whole direction" : "the end of the direction")"),
        ],
        labels: isHere ? [] : [DiagnosticLabel(written, "a number without a unit")],
        notes: ["times have a unit, such as `1s` and `100ms`; shares have a `%`"],
        fixIts: isHere ? [remedy] : []))
  }

  /// Reports a window without length, or within one frame: its track is a step, whatever its curve is.
  private mutating func reportEmpty(
    _ window: Window, _ clause: NodeID, in timing: NodeID, _ pace: CheckedPace
  ) {
    let length = (window.end - window.start) * pace.duration
    // A direction that is shorter than a frame is a step itself.
    guard tree.kind(clause) != .at, let value = tree.child(clause, .value),
      length <= Self.tolerance || pace.duration >= Self.frame && length < Self.frame - Self.tolerance
    else { return }
    let start = tree.source.text(tree.range(tree.child(value, .left) ?? value))
    let curve = tree.child(timing, .curve).map { tree.removal(behind: $0, .needsReview).edits } ?? []
    let isShort = window.end > window.start
    report(
      Diagnostic(
        .withoutEffect, at: tree.range(value),
        [
          .text("the curve of this track"),
          .text(
            "its window \(isShort ? "is shorter than one frame" : "has no length"), so it is a step"),
        ],
        fixIts: [
          FixIt(
            curve.isEmpty ? "write `at` instead" : "write `at` instead, without the curve",
            curve + [TextEdit(tree.range(clause), "at " + start)], applicability: .needsReview)
        ]))
  }
}
