import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// One stretch of a property: two values, and the time between them.
struct Stretch {
  var from: ExpressionID
  var to: ExpressionID
  var times: TrackTimes
}

extension Checker {
  /// The stretches of a property's values: one for `A -> B`, one between each two entries of a table.
  /// - Returns: At least one, in the order of forward; nil after an error, which has been reported.
  mutating func stretches(_ values: NodeID, _ target: Target) -> [Stretch]? {
    if tree.kind(values) == .table { return tableStretches(values, target) }
    guard let fromNode = tree.child(values, .value), let toNode = tree.next(fromNode),
      tree.next(toNode) == nil
    else { return nil }
    if reportPlainShapes([fromNode, toNode], target) { return nil }
    let from = value(fromNode, target, .from)
    let to = from == nil && addZeroVector(toNode, target) ? nil : value(toNode, target, .to)
    guard let from, let to, let times = times(of: values), checkClauses(of: values, target) else {
      return nil
    }
    let stretch = Stretch(from: from, to: to, times: times)
    reportOvershoot(of: values, target, stretch)
    return [stretch]
  }

  /// Whether the clauses behind the values fit the target: `stagger` of a collection, `along` of a position.
  private mutating func checkClauses(of values: NodeID, _ target: Target) -> Bool {
    let places: [Property] = [.frame, .center, .translation]
    let backward = tree.child(values, .backward).flatMap { tree.child($0, .timing) }
    for clause in [tree.child(values, .timing), backward].compactMap(\.self).flatMap({ tree.children($0) }) {
      if tree.kind(clause) == .stagger, viewKind(of: target.subject) != .collection {
        var diagnostic = Diagnostic(
          .typeMismatch, at: tree.range(clause),
          [.text("a collection, whose items follow each other"), .text(kindName(of: target.subject))])
        if case .provided = target.subject {
          diagnostic.notes = ["a `UICollectionView` is declared as `collection`"]
        }
        report(diagnostic)
        return false
      }
      if tree.kind(clause) == .stagger, [.frame, .bounds, .center].contains(target.property) {
        reportOnePlace(clause, target)
      }
      if tree.kind(clause) == .along, !places.contains(target.property) {
        report(
          .typeMismatch, clause,
          [
            .text("a position such as `center`, which can move on an arc"),
            .text("`\(target.property.rawValue)`"),
          ])
        return false
      }
    }
    return true
  }

  /// Reports a place of a collection that its items would all have, one after the other.
  private mutating func reportOnePlace(_ clause: NodeID, _ target: Target) {
    let name = "\(subjectName(target.subject)).\(target.property.rawValue)"
    report(
      Diagnostic(
        .restNotFound, at: tree.range(clause),
        [
          .text(name), .text("is different for each item at rest, but this is one value for all items"),
        ],
        notes: ["`translation` and `scale` move each item from its own place"]))
  }

  /// One value of a property, or `_` for the found one.
  mutating func value(_ node: NodeID, _ target: Target, _ side: Side) -> ExpressionID? {
    if tree.kind(node) == .atRest {
      let type = target.property.type
      if case .shared(let index) = target.subject {
        return sharedEndValue(index, side, target.property, node).map { leaf($0, type, node).id }
      }
      return leaf(.found(target.subject, target.property), type, node).id
    }
    guard let id = check(node, as: target.property.type, for: purpose(target)) else { return nil }
    return checkLimits(id, node, target) ? id : nil
  }

  // MARK: Tables

  private struct Entry {
    var node: NodeID
    /// The time as a share of the direction.
    var share: Double
    var value: ExpressionID
    /// The curve that leads to it.
    var shape: CurveShape?
    /// Where the curve is written.
    var curve: NodeID?
  }

  private mutating func tableStretches(_ table: NodeID, _ target: Target) -> [Stretch]? {
    guard let (pace, back) = current.paces else { return nil }
    if !current.states.isEmpty, !current.isInPress { return stateStretches(table, target) }
    let nodes = Array(members(table, .tableEntry))
    guard nodes.count == tree.children(table).count(where: { tree.kind($0) == .tableEntry }) else {
      return nil  // what is broken has been reported
    }
    var entries: [Entry] = []
    for (index, node) in nodes.enumerated() {
      let side: Side = index == nodes.count - 1 ? .to : .from
      guard let label = tree.child(node, .label), let valueNode = tree.child(node, .value),
        let share = key(label, pace), let value = value(valueNode, target, side)
      else { return nil }
      var entry = Entry(node: label, share: share, value: value)
      if let curve = tree.child(node, .curve) {
        if index == 0 {
          report(
            .tableKeys, curve, [.text("a curve leads to a value, so the first value of a table has none")])
          return nil
        }
        guard let shape = checkCurve(curve) else { return nil }
        entry.shape = shape
        entry.curve = curve
      }
      entries.append(entry)
    }
    guard checkKeys(entries, table) else { return nil }
    var stretches: [Stretch] = []
    for (before, after) in zip(entries, entries.dropFirst()) {
      let window = Window(start: before.share, end: after.share)
      guard let forward = timing(window, after.shape, pace, after.node),
        let backward = timing(window.reflected, after.shape, back, after.node)
      else { return nil }
      if let curve = after.curve, current.onlyDirection != .backward {
        reportOvershoot(curve, target, before.value, after.value, forward)
      }
      stretches.append(
        Stretch(
          from: before.value, to: after.value, times: TrackTimes(forward: forward, backward: backward)))
    }
    return stretches
  }

  /// The time of an entry, as a share of the direction.
  private mutating func key(_ node: NodeID, _ pace: CheckedPace) -> Double? {
    guard tree.kind(node) == .number else {
      if current.lacksStates { return nil }
      let place = current.isInPress ? "in a `press`" : "without `states`"
      report(.tableKeys, node, [.text("\(place), the keys of a table are times, such as `50%`")])
      return nil
    }
    guard let typed = check(node) else { return nil }
    guard typed.type == .scalar(.time) || typed.type == .number else {
      report(.typeMismatch, node, [.text("a time or a percentage"), .text(typed.type.description)])
      return nil
    }
    guard let time = expressions.constant(typed.id) else { return nil }
    guard typed.type == .number else { return time / pace.duration }
    if time <= 1 { return time }
    let text = tree.source.text(tree.range(node))
    let isPercentage = time <= 100 && literal(node) != nil
    report(
      Diagnostic(
        .tableKeys, at: tree.range(node),
        [.text("a table ends at `100%`, and `\(text)` is later")],
        fixIts: isPercentage
          ? [FixIt("write `\(text)%`", replacing: ByteRange(at: tree.range(node).end), with: "%")] : []))
    return nil
  }

  /// Whether the keys lead from the beginning to the end of the direction.
  private mutating func checkKeys(_ entries: [Entry], _ table: NodeID) -> Bool {
    guard let first = entries.first, let last = entries.last, entries.count > 1 else {
      report(.tableKeys, table, [.text("a table needs two values or more, the first and the last at rest")])
      return false
    }
    let tolerance = 1e-9
    if abs(first.share) > tolerance || abs(last.share - 1) > tolerance {
      let isFirst = abs(first.share) > tolerance
      report(
        .tableKeys, isFirst ? first.node : last.node,
        [.text("a table begins at `0%` and ends at `100%`, the values at rest")])
      return false
    }
    for (before, after) in zip(entries, entries.dropFirst()) where after.share <= before.share {
      report(.tableKeys, after.node, [.text("the times of a table must grow from entry to entry")])
      return false
    }
    return true
  }
}
