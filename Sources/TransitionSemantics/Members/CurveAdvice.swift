import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Rules about curves of single tracks that do not fit the property.
extension Checker {
  /// Reports curves that carry a bounded property beyond its limit: it stays at the limit until they return.
  ///
  /// The curve of a whole direction is for properties that can overshoot, and others may clamp it. The curve of a track is for that
  /// track's property.
  mutating func reportOvershoot(of values: NodeID, _ target: Target, _ stretch: Stretch) {
    guard target.property.ends != nil else { return }
    let own = tree.child(values, .backward).flatMap { tree.child($0, .timing) }
    let curve = tree.child(values, .timing).flatMap { tree.child($0, .curve) }
    let back = own.flatMap { tree.child($0, .curve) }
    let only = current.onlyDirection
    // The same curve in both directions is reported once.
    if let curve {
      let there = only == .backward ? nil : overshoot(target, stretch.from, stretch.to, stretch.times.forward)
      let hereToo =
        only == .forward || back != nil
        ? nil : overshoot(target, stretch.to, stretch.from, stretch.times.backward)
      let isBack = there == nil
      if let over = there ?? hereToo {
        let isOne = only == nil && back == nil && isBack != (hereToo == nil)
        let remedy = isOne ? ownCurve(curve, of: values, stretch, isBack: isBack) : nil
        reportOvershoot(curve, target, over, only: isOne ? (isBack ? .backward : .forward) : nil, remedy)
      }
    }
    if let back, only != .forward {
      reportOvershoot(back, target, stretch.to, stretch.from, stretch.times.backward)
    }
  }

  /// The fix-it that gives one direction another curve, and leaves the other one its own.
  private func ownCurve(_ curve: NodeID, of values: NodeID, _ stretch: Stretch, isBack: Bool) -> FixIt? {
    guard let timing = tree.child(values, .timing), let back = stretch.times.backward,
      let duration = current.paces?.backward.duration
    else { return nil }
    let window = Window(start: back.window.lowerBound / duration, end: back.window.upperBound / duration)
    guard let clause = window.clause else { return nil }
    let own = "backward \(isBack ? Self.calm : tree.source.text(tree.range(curve)))\(clause)"
    let edit = TextEdit(ByteRange(at: tree.range(timing).end), " " + own)
    if isBack { return FixIt("write `\(own)` after it", [edit], applicability: .needsReview) }
    return FixIt(
      "write `\(Self.calm)`, and `\(own)` after it", [TextEdit(tree.range(curve), Self.calm), edit],
      applicability: .needsReview)
  }

  /// A curve that does not overshoot.
  private static let calm = "easeIn"

  /// Reports one curve between two values.
  mutating func reportOvershoot(
    _ node: NodeID, _ target: Target, _ start: ExpressionID, _ end: ExpressionID, _ timing: CheckedTiming?
  ) {
    if let over = overshoot(target, start, end, timing) { reportOvershoot(node, target, over) }
  }

  /// By how much of its way, and at which limit, a curve carries a property too far.
  private typealias Overshoot = (share: Double, limit: Double)

  /// - Returns: Nil where a curve carries the property no further than it may.
  private func overshoot(
    _ target: Target, _ start: ExpressionID, _ end: ExpressionID, _ timing: CheckedTiming?
  ) -> Overshoot? {
    guard let limits = target.property.ends, let timing,
      let reach = liveliest(timing).reach(in: timing.window.upperBound - timing.window.lowerBound)
    else { return nil }
    var over: Overshoot?
    for (from, to) in numbers(start, end, target.property) {
      for limit in [limits.lowerBound, limits.upperBound] where limit.isFinite {
        let slack = target.property.isScale ? Self.visibleMirror : 0
        if target.property.isScale, min(from ?? 0, to ?? 0) < 0 { continue }  // it is meant to be mirrored
        // The ends of a track are within the limits, so only the limit that they touch can be passed.
        if reach.over > 0, passes(limit, from, to, by: reach.over, slack) { over = (reach.over, limit) }
        if reach.under > 0, passes(limit, to, from, by: reach.under, slack) { over = (reach.under, limit) }
      }
    }
    return over
  }

  /// Reports a curve that carries a property too far.
  /// - Parameters:
  ///   - direction: The one of two directions in which it overshoots.
  ///   - remedy: The fix-it for that direction.
  private mutating func reportOvershoot(
    _ node: NodeID, _ target: Target, _ over: Overshoot, only direction: Direction? = nil,
    _ remedy: FixIt? = nil
  ) {
    let percent = NumberText.text((over.share * 1000).rounded() / 10) + "%"
    let way = direction.map { $0 == .backward ? " on the way back" : " on the way there" } ?? ""
    let name = target.property == .content ? "crossfade" : target.property.rawValue
    let other = direction == .forward ? "such as `\(Self.calm)`" : "such as `backward \(Self.calm)`"
    var diagnostic = Diagnostic(
      .overshoots, at: tree.range(node), [.text(percent + way), .text(name), .number(over.limit)],
      notes: [
        target.property.isOfFrame
          ? "a length cannot be below 0: the view would appear on the other side of its edge"
          : target.property.isScale
            ? "a scale below 0 mirrors the view: give that direction another curve, \(other)"
            : "it stays at \(NumberText.text(over.limit)) until the curve comes back"
      ], fixIts: [remedy].compactMap(\.self))
    if remedy == nil, tree.kind(node) == .apply, let name = tree.child(node, .function),
      tree.name(name) == "spring"
    {
      let calm = "spring(damping: 1)"
      if arguments(of: node).count == 1 {
        diagnostic.fixIts = [FixIt("write `\(calm)`", replacing: tree.range(node), with: calm)]
      } else {
        diagnostic.notes.append("a damping ratio of 1 does not overshoot")
      }
    }
    report(diagnostic)
  }

  /// A mirrored view of a smaller scale is not recognized.
  private static let visibleMirror = 0.1

  /// The limited numbers of two values, if they are known, or the factors of one length that both are multiples of.
  private func numbers(
    _ start: ExpressionID, _ end: ExpressionID, _ property: Property
  ) -> [(from: Double?, to: Double?)] {
    zip(limited(start, property), limited(end, property)).map { start, end in
      let (from, to) = (start.flatMap { expressions.constant($0) }, end.flatMap { expressions.constant($0) })
      if from == nil, to == nil, let own = start.flatMap(multiple), let other = end.flatMap(multiple),
        expressions.areEqual(own.length, other.length) == true
      {
        return (own.factor, other.factor)
      }
      return (from, to)
    }
  }

  /// The limited numbers of a value; nil for one that is not literal.
  private func limited(_ id: ExpressionID, _ property: Property) -> [ExpressionID?] {
    if property.type.count == 1 { return [id] }
    return [.width, .height].map { expressions.number($0, of: id, as: property, through: current.locals) }
  }

  /// The factor of a number that is a multiple of a layout's length, which is more than 0; nil for others.
  private func multiple(_ id: ExpressionID) -> (factor: Double, length: ExpressionID)? {
    switch expressions[id].kind {
    case .property(_, .width), .property(_, .height), .component(_, .width), .component(_, .height):
      return (1, id)
    case .local(let index): return multiple(current.locals[index].value)
    case .negate(let operand): return multiple(operand).map { (-$0.factor, $0.length) }
    case .binary(.multiply, let left, let right):
      if let factor = expressions.constant(left) {
        return multiple(right).map { (factor * $0.factor, $0.length) }
      }
      guard let factor = expressions.constant(right) else { return nil }
      return multiple(left).map { (factor * $0.factor, $0.length) }
    case .binary(.divide, let left, let right):
      guard let divisor = expressions.constant(right), divisor != 0 else { return nil }
      return multiple(left).map { ($0.factor / divisor, $0.length) }
    default: return nil
    }
  }

  /// Reports a spring with so little damping that it oscillates within two or three frames, or more than twelve times.
  mutating func reportRattle(_ shape: CurveShape, in duration: Double, _ node: NodeID) {
    guard case .spring(let curve) = shape.curve(in: duration), curve.dampingRatio < 0.5, shape.damping == nil
    else { return }
    let swings =
      curve.spring.frequency * (1 - curve.dampingRatio * curve.dampingRatio).squareRoot() / (2 * .pi)
    let isTooFast = swings > Self.visibleSwings
    guard isTooFast || swings * duration > Self.mostSwings else { return }
    report(
      Diagnostic(
        .springRattles, at: tree.range(node),
        [
          .text(
            isTooFast
              ? "\(NumberText.text(swings.rounded())) times a second, which no display shows"
              : "\(NumberText.text((swings * duration).rounded())) times before it rests")
        ],
        notes: coefficient(shape, node)
          + ["from a damping ratio of 0.5 on, a spring oscillates only once or twice"]))
  }

  /// A display with 60 frames per second shows at most this many oscillations per second.
  private static let visibleSwings = 30.0
  /// What swings more often than this shakes.
  private static let mostSwings = 12.0

  /// The curve; of a spring whose damping is known only at run time, the one with the greatest overshoot.
  private func liveliest(_ timing: CheckedTiming) -> Curve {
    let length = timing.window.upperBound - timing.window.lowerBound
    guard let damping = timing.damping, length > 0 else { return timing.curve }
    let least = ExpressionBounds(expressions, locals: current.locals).range(damping).low
    return least > 0 ? .spring(SpringCurve(dampingRatio: least, duration: length)) : timing.curve
  }

  /// Whether a motion from one value to another, with an overshoot as a share of it, passes a limit.
  /// - Parameter slack: How far it may pass 0.
  private func passes(
    _ limit: Double, _ from: Double?, _ to: Double?, by share: Double, _ slack: Double
  ) -> Bool {
    guard let to else { return false }
    guard let from else { return to == limit && slack == 0 }
    let farthest = to + (to - from) * share
    return limit == 0 ? farthest < -slack : farthest > limit
  }
}

extension Property {
  /// The limits of the property's values, including those of lengths in a frame, to which nothing clamps a spring.
  fileprivate var ends: ClosedRange<Double>? {
    switch self {
    case .width, .height, .size, .frame, .scale, .scaleX, .scaleY: 0...Double.infinity
    default: limits
    }
  }
}
