import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// A path that is set: an object and a property of it.
  struct Target {
    var subject: Subject
    var property: Property
    /// Where it is written; nil for the `frame` of a shared element.
    var node: NodeID?
  }

  func purpose(_ target: Target) -> Purpose {
    target.node.map(Purpose.node) ?? .words("`\(target.property.rawValue)`")
  }

  /// Resolves a path that is set.
  /// - Parameter setting: Whether the property can be set in this way.
  mutating func target(
    _ node: NodeID, verb: String, setting: (Property, Subject) -> PropertyRules.Setting
  ) -> Target? {
    let names = tree.pathNames(node)
    guard let object = resolveSubject(names) else { return nil }
    let rest = names.dropFirst(object.count)
    guard let (property, count) = resolveProperty(rest, of: object, names, node) else { return nil }
    let target = Target(subject: object.subject, property: property, node: node)
    if rest.count > count {
      notBuilt(node, "\(verb) a part of a property (`\(tree.source.text(tree.range(node)))`)")
      return nil
    }
    switch setting(property, object.subject) {
    case .possible: return target
    case .notBuilt: notBuilt(node, "\(verb) `\(property.rawValue)` of \(kindName(of: object.subject))")
    case .impossible:
      let known = Property.allCases.filter { setting($0, object.subject) == .possible }.map {
        "`\($0.rawValue)`"
      }
      var diagnostic = Diagnostic(
        .propertyNotAnimatable, at: tree.range(node), [.text(tree.source.text(tree.range(node)))])
      if !known.isEmpty {
        diagnostic.notes = ["of \(kindName(of: object.subject)): \(known.joined(separator: ", "))"]
      }
      report(diagnostic)
    }
    return nil
  }

  /// `animate`.
  /// - Parameter only: The direction in whose block it stands.
  mutating func checkAnimation(
    _ node: NodeID, only: Direction? = nil, _ animations: inout [CheckedAnimation]
  ) {
    guard let targetNode = tree.child(node, .target), let values = tree.child(node, .value) else { return }
    guard let target = target(targetNode, verb: "animating", setting: PropertyRules.animating) else { return }
    guard let (from, to) = pair(values, target) else { return }
    guard let times = times(of: values) else { return }
    animations.append(
      CheckedAnimation(
        subject: target.subject, property: target.property, from: from, to: to,
        forward: only == .backward ? nil : times.forward, backward: only == .forward ? nil : times.backward,
        location: location(node)))
  }

  /// The members in the block of one direction.
  mutating func checkBlock(
    of direction: Direction, _ transition: NodeID, _ animations: inout [CheckedAnimation]
  ) {
    guard let node = self.direction(direction, transition), !tree.hasError(node) else { return }
    for child in tree.children(node) where tree.role(child) == .member && !tree.hasError(child) {
      if tree.kind(child) == .animate {
        checkAnimation(child, only: direction, &animations)
      } else {
        notBuilt(child, "this member in the block of one direction")
      }
    }
  }

  /// `: A -> B` of a property.
  mutating func pair(_ node: NodeID, _ target: Target) -> (ExpressionID, ExpressionID)? {
    if tree.kind(node) == .table {
      notBuilt(node, "a table of values")
      return nil
    }
    guard let fromNode = tree.child(node, .value),
      let toNode = tree.next(fromNode),
      tree.next(toNode) == nil
    else { return nil }
    let from = check(fromNode, as: target.property.type, for: purpose(target))
    let to = check(toNode, as: target.property.type, for: purpose(target))
    guard let from, let to else { return nil }
    let areInside = checkLimits(from, fromNode, target) && checkLimits(to, toNode, target)
    return areInside ? (from, to) : nil
  }

  /// Whether a value that is known now is one that the property can have.
  mutating func checkLimits(_ id: ExpressionID, _ node: NodeID, _ target: Target) -> Bool {
    guard let value = expressions.constant(id), let limits = target.property.limits else { return true }
    if limits.contains(value) { return true }
    let range =
      limits.upperBound.isFinite
      ? "\(NumberText.text(limits.lowerBound))…\(NumberText.text(limits.upperBound))"
      : "0 and more"
    report(
      .outOfBounds, node, [.number(value), .text("\(range), the values of `\(target.property.rawValue)`")])
    return false
  }

  /// Reports properties that two tracks move at one time.
  mutating func reportOverlaps(_ animations: [CheckedAnimation]) {
    struct Key: Hashable {
      var subject: Subject
      var property: Property
    }
    var known: [Key: [CheckedAnimation]] = [:]
    for animation in animations where animation.property != .clip {
      let key = Key(subject: animation.subject, property: animation.property)
      if let other = known[key]?.first(where: { Self.overlap($0, animation) }) {
        let text = tree.source.text(animation.location.range)
        let name = text.drop { $0 != " " }.dropFirst().prefix { $0 != ":" && $0 != "{" }
        report(
          Diagnostic(
            .overlappingTracks, at: animation.location.range, [.text(String(name))],
            labels: [DiagnosticLabel(other.location.range, "also here")]))
      }
      known[key, default: []].append(animation)
    }
  }

  /// Reports properties that jump from the end of one track to the beginning of the next.
  mutating func reportJumps(_ animations: [CheckedAnimation]) {
    struct Key: Hashable {
      var subject: Subject
      var property: Property
    }
    let several = Dictionary(grouping: animations) { Key(subject: $0.subject, property: $0.property) }
      .values.filter { $0.count > 1 }
    for tracks in several {
      let ordered = tracks.filter { $0.forward != nil }.sorted {
        ($0.forward?.window.lowerBound ?? 0) < ($1.forward?.window.lowerBound ?? 0)
      }
      for (before, after) in zip(ordered, ordered.dropFirst()) {
        if Self.overlap(before, after) { continue }  // which has been reported
        guard let end = expressions.constant(before.to), let start = expressions.constant(after.from),
          end != start
        else { continue }
        report(
          Diagnostic(
            .trackJumps, at: after.location.range,
            [.text(after.property.rawValue), .number(end), .number(start)],
            labels: [DiagnosticLabel(before.location.range, "the track before")]))
      }
    }
  }

  /// Whether it is plain that no two tracks have one property, as in most transitions: they are few, and comparing each
  /// with each takes less time than a dictionary. Of many it is not looked for.
  func areAllOfOwnProperty(_ animations: [CheckedAnimation]) -> Bool {
    if animations.count > 24 { return false }
    for index in animations.indices {
      for other in 0..<index
      where animations[other].property == animations[index].property
        && animations[other].subject == animations[index].subject
      {
        return false
      }
    }
    return true
  }

  /// Whether two tracks move in one direction at one time. One may begin where the other ends.
  private static func overlap(_ left: CheckedAnimation, _ right: CheckedAnimation) -> Bool {
    func overlap(_ left: CheckedTiming?, _ right: CheckedTiming?) -> Bool {
      guard let left = left?.window, let right = right?.window else { return false }
      return left == right || (left.lowerBound < right.upperBound && right.lowerBound < left.upperBound)
    }
    return overlap(left.forward, right.forward) || overlap(left.backward, right.backward)
  }
}
