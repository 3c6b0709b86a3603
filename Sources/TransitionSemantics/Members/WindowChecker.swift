import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// When a track moves in each direction.
struct TrackTimes {
  var forward: CheckedTiming?
  var backward: CheckedTiming?
}

extension Checker {
  /// A window as it is written, in shares of its direction.
  private struct Window {
    var start = 0.0
    var end = 1.0
  }

  /// The times of a track of which the values are known.
  ///
  /// What is written holds forward; backward it is reflected in time, unless a timing of its own is written. A curve
  /// runs in played time in both.
  /// - Returns: Nil when something is wrong with them, which has been reported.
  mutating func times(of values: NodeID?) -> TrackTimes? {
    guard let forward = paces[.forward], let backward = paces[.backward] else { return TrackTimes() }
    var window = Window()
    var shape: CurveShape?
    if let timing = values.flatMap({ tree.child($0, .timing) }) {
      guard let checked = checkTiming(timing, forward) else { return nil }
      (window, shape) = checked
    }
    let place = values.flatMap { tree.child($0, .timing) ?? $0 }
    guard let first = timing(window, shape ?? forward.shape, forward, place) else { return nil }
    var reflected = Window(start: 1 - window.end, end: 1 - window.start)
    var backwardShape = shape
    let own = values.flatMap { tree.child($0, .backward) }
    if let own, let timing = tree.child(own, .timing) {
      guard let checked = checkTiming(timing, backward) else { return nil }
      (reflected, backwardShape) = (checked.0, checked.1 ?? shape)
    }
    guard let second = timing(reflected, backwardShape ?? backward.shape, backward, own ?? place) else {
      return nil
    }
    return TrackTimes(forward: first, backward: second)
  }

  /// A window in seconds, with its curve.
  private mutating func timing(
    _ window: Window, _ shape: CurveShape, _ pace: CheckedPace, _ node: NodeID?
  ) -> CheckedTiming? {
    // A percentage of a duration is rounded to what a spec can say.
    let start = (window.start * pace.duration * 1e9).rounded() / 1e9
    let end = max(start, window.end == 1 ? pace.duration : (window.end * pace.duration * 1e9).rounded() / 1e9)
    // A step needs no time; a spring that has the whole direction has been looked at there.
    if let node, end > start,
      !settles(
        shape, in: end - start, node, givenBy: start == 0 && window.end == 1 ? pace.location.range : nil)
    {
      return nil
    }
    return CheckedTiming(window: start...end, curve: shape.curve(in: end - start))
  }

  // MARK: Clauses

  private mutating func checkTiming(_ node: NodeID, _ pace: CheckedPace) -> (Window, CurveShape?)? {
    var shape: CurveShape?
    if let curve = tree.child(node, .curve) {
      guard let checked = checkCurve(curve) else { return nil }
      shape = checked
    }
    var window: Window?
    for clause in tree.children(node) where tree.role(clause) == .member {
      switch tree.kind(clause) {
      case .over, .after, .at:
        if window != nil {
          let first = tree.children(node).first { Self.isWindow(tree.kind($0)) } ?? clause
          report(
            Diagnostic(
              .duplicateMember, at: tree.range(clause), [.text("the window of a track")],
              labels: [DiagnosticLabel(tree.range(first), "first here")]))
          return nil
        }
        guard let checked = checkWindow(clause, pace) else { return nil }
        window = checked
      case .stagger: notBuilt(clause, "`stagger`")
      case .along: notBuilt(clause, "`along`")
      default: break
      }
    }
    return (window ?? Window(), shape)
  }

  private static func isWindow(_ kind: NodeKind) -> Bool { kind == .over || kind == .after || kind == .at }

  private mutating func checkWindow(_ node: NodeID, _ pace: CheckedPace) -> Window? {
    guard let value = tree.child(node, .value), let typed = check(value) else { return nil }
    if reportNearWindow(node, value, typed, pace) { return nil }
    if tree.kind(node) == .over {
      guard case .range(let dimension) = typed.type, dimension == .time || dimension == .none else {
        report(
          .typeMismatch, value,
          [.text("a window, as `100ms..200ms` or `20%..80%`"), .text(typed.type.description)])
        return nil
      }
      guard case .binary(.range, let low, let high) = expressions[typed.id].kind,
        let start = expressions.constant(low), let end = expressions.constant(high)
      else {
        report(.notConstant, value, [.text("a window")])
        return nil
      }
      let unit = dimension == .time ? pace.duration : 1
      return checkLimits(Window(start: start / unit, end: end / unit), pace, value)
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
    return checkLimits(Window(start: share, end: tree.kind(node) == .at ? share : 1), pace, value)
  }

  /// Whether a window lies in its direction and ends after it begins.
  private mutating func checkLimits(_ window: Window, _ pace: CheckedPace, _ node: NodeID) -> Window? {
    func text(_ share: Double) -> DiagnosticArgument {
      .text(Self.milliseconds(share * pace.duration, .toNearestOrEven))
    }
    // What a percentage or a quotient of times is off by at most.
    let tolerance = 1e-9
    for share in [window.start, window.end] where share < -tolerance || share > 1 + tolerance {
      report(.windowOutside, node, [text(share), text(1)])
      return nil
    }
    if window.end < window.start {
      report(.windowDescending, node, [text(window.start), text(window.end)])
      return nil
    }
    return Window(start: min(max(window.start, 0), 1), end: min(max(window.end, 0), 1))
  }
}
