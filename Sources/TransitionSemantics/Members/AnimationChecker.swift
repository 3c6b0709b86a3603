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
  /// - Parameter isPossible: Whether a property of an object can be set in this way.
  mutating func target(_ node: NodeID, where isPossible: (Property, Subject) -> Bool) -> Target? {
    let names = tree.pathNames(node)
    guard let object = resolveSubject(names) else { return nil }
    let rest = names.dropFirst(object.count)
    guard let (property, count) = resolveProperty(rest, of: object, names, node) else { return nil }
    if rest.count == count, isPossible(property, object.subject) {
      return Target(subject: object.subject, property: property, node: node)
    }
    var diagnostic = Diagnostic(
      .propertyNotAnimatable, at: tree.range(node), [.text(tree.source.text(tree.range(node)))])
    if rest.count > count {
      diagnostic.notes = ["a part of a property is set with the whole, or is a property of its own, as `x`"]
      if let first = rest.first, let last = names.last, let own = Property(rawValue: text(last)),
        isPossible(own, object.subject), has(own, object.subject)
      {
        diagnostic.fixIts = [
          FixIt(
            "write `\(own.rawValue)`", replacing: first.range.union(last.range), with: own.rawValue)
        ]
      }
    } else {
      let known = Property.allCases.filter {
        isPossible($0, object.subject) && has($0, object.subject)
      }
      if !known.isEmpty {
        let names = known.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        diagnostic.notes = ["of \(kindName(of: object.subject)): \(names)"]
      }
    }
    report(diagnostic)
    return nil
  }

  /// `animate`.
  /// - Parameter only: The direction in whose block it stands.
  mutating func checkAnimation(
    _ node: NodeID, only: Direction? = nil, _ animations: inout [CheckedAnimation]
  ) {
    guard let targetNode = tree.child(node, .target), let values = tree.child(node, .value) else { return }
    guard let target = target(targetNode, where: PropertyRules.isAnimatable) else { return }
    guard let stretches = stretches(values, target) else { return }
    for stretch in stretches {
      animations.append(
        CheckedAnimation(target.subject, target.property, stretch, only: only, location(node)))
    }
  }

  /// The members in the block of one direction.
  mutating func checkBlock(
    of direction: Direction, _ transition: NodeID, _ animations: inout [CheckedAnimation]
  ) {
    guard let node = self.direction(direction, transition), !tree.hasError(node) else { return }
    for child in tree.children(node) where tree.role(child) == .member && !tree.hasError(child) {
      if tree.kind(child) == .animate {
        checkAnimation(child, only: direction, &animations)
        continue
      }
      let range = tree.tokens.range(tree.tokenRange(child).lowerBound)
      let also = tree.kind(child) == .call || tree.kind(child) == .hide || tree.kind(child) == .hold
      report(
        Diagnostic(
          .misplacedMember, at: range,
          [
            .text(tree.source.text(range)),
            .text("`\(direction.rawValue)`, which has `animate`s"),
          ],
          notes: also ? ["it stands outside, and names the direction itself"] : []))
    }
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

  /// Reports geometry of which more is said than there can be: of each axis of a frame two of its beginning, middle, end
  /// and length settle the others.
  mutating func reportAxes(_ animations: [CheckedAnimation]) {
    struct Axis: Hashable {
      var subject: Subject
      var isHorizontal: Bool
    }
    if areFramesOfOneProperty(animations) { return }
    var said: [Axis: [(part: Property.AxisPart, animation: CheckedAnimation)]] = [:]
    for animation in animations where animation.property.isOfFrame {
      for (isHorizontal, part) in animation.property.axisParts {
        let axis = Axis(subject: animation.subject, isHorizontal: isHorizontal)
        let known = said[axis] ?? []
        if known.contains(where: { $0.animation.property == animation.property && $0.part == part }) {
          continue
        }
        let isTwice = known.contains { $0.part == part }
        if isTwice || known.count == 2, let other = known.first(where: { !isTwice || $0.part == part }) {
          report(
            Diagnostic(
              .axisOverdetermined, at: animation.location.range,
              [.text(isHorizontal ? "horizontal" : "vertical")],
              labels: [DiagnosticLabel(other.animation.location.range, "which this has said")]))
          break
        }
        said[axis, default: []].append((part, animation))
      }
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

  /// Whether it is plain that no object has two properties of its frame: one alone never says too much.
  private func areFramesOfOneProperty(_ animations: [CheckedAnimation]) -> Bool {
    if animations.count > 24 { return false }
    for index in animations.indices where animations[index].property.isOfFrame {
      for other in 0..<index
      where animations[other].subject == animations[index].subject
        && animations[other].property != animations[index].property && animations[other].property.isOfFrame
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
