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
  /// - Parameters:
  ///   - done: The word for the operation in messages.
  ///   - isPossible: Whether the operation is possible for a property of an object.
  mutating func target(
    _ node: NodeID, _ done: String = "animated", where isPossible: (Property, Subject) -> Bool
  ) -> Target? {
    let names = tree.pathNames(node)
    guard let object = resolveSubject(names) else { return nil }
    let rest = names.dropFirst(object.count)
    guard let (property, count) = resolveProperty(rest, of: object, names, node) else { return nil }
    if rest.count == count, isPossible(property, object.subject) {
      if property == .alpha, isBlur(object.subject) { reportAlpha(ofBlur: object.subject, node, names) }
      return Target(subject: object.subject, property: property, node: node)
    }
    var diagnostic = Diagnostic(
      .propertyNotAnimatable, at: tree.range(node),
      [.text(tree.source.text(tree.range(node))), .text(done)])
    if rest.count > count {
      addOwnProperty(property, rest, of: object.subject, done, &diagnostic, where: isPossible)
    } else {
      addPossibilities(property, of: object.subject, node, done, &diagnostic, where: isPossible)
      if property == .bounds, isPossible(.frame, object.subject), let last = names.last {
        diagnostic.fixIts = [FixIt("change to `frame`", replacing: last.range, with: "frame")]
      }
    }
    report(diagnostic)
    return nil
  }

  /// Reports an `alpha` of a blur: below 1 the platform draws a blur as a flat colour.
  private mutating func reportAlpha(ofBlur blur: Subject, _ node: NodeID, _ names: PathNames) {
    var diagnostic = Diagnostic(
      .alphaOnBlur, at: tree.range(node), [.text(names.first.map(text) ?? "")],
      notes: ["`blur`, from 0 to 1, is the amount of blur"])
    if let last = names.last {
      diagnostic.fixIts = [FixIt("change to `blur`", replacing: last.range, with: "blur")]
    }
    report(diagnostic)
  }

  /// `animate`.
  mutating func checkAnimation(_ node: NodeID, _ animations: inout [CheckedAnimation]) {
    guard let targetNode = tree.child(node, .target), let values = tree.child(node, .value) else { return }
    guard let target = target(targetNode, where: PropertyRules.isAnimatable) else {
      current.hasLostTracks = true
      return
    }
    guard let stretches = stretches(values, target) else {
      current.brokenTracks.insert(PropertyKey(target.subject, target.property))
      return
    }
    for stretch in stretches {
      animations.append(
        CheckedAnimation(
          target.subject, target.property, stretch, only: current.onlyDirection, location(node)))
    }
  }

  /// The members in the block of one direction.
  mutating func checkBlock(
    of direction: Direction, _ transition: NodeID, _ animations: inout [CheckedAnimation]
  ) {
    guard let node = self.direction(direction, transition), !tree.hasError(node) else { return }
    current.onlyDirection = direction
    defer { current.onlyDirection = nil }
    for child in tree.children(node) where tree.role(child) == .member && !tree.hasError(child) {
      if tree.kind(child) == .animate {
        checkAnimation(child, &animations)
        continue
      }
      // It may be behind a `}` that is missing.
      if current.hasFaults { continue }
      let range = tree.tokens.range(tree.tokenRange(child).lowerBound)
      let also = tree.kind(child) == .call || tree.kind(child) == .hide || tree.kind(child) == .hold
      report(
        Diagnostic(
          .misplacedMember, at: range,
          [
            .text(tree.source.text(range)),
            .text("`\(direction.rawValue)`, which has `animate`s"),
          ],
          notes: also ? ["write it outside of the block, with the direction"] : []))
    }
  }

  /// Reports two tracks that move a property at the same time.
  mutating func reportOverlaps(_ animations: [CheckedAnimation]) {
    var others: [Int: Int] = [:]
    let ofProperties = Dictionary(grouping: animations.indices.filter { animations[$0].property != .clip }) {
      PropertyKey(animations[$0].subject, animations[$0].property)
    }
    for tracks in ofProperties.values where tracks.count > 1 {
      for timing in [\CheckedAnimation.forward, \.backward] {
        let windows = tracks.compactMap { index in
          animations[index][keyPath: timing].map { (index: index, window: $0.window) }
        }
        var taken = TakenTimes(windows.map(\.window))
        for (index, window) in windows {
          guard let other = taken.take(window, by: index) else { continue }
          others[index] = min(others[index] ?? other, other)
        }
      }
    }
    for (index, other) in others.sorted(by: { $0.key < $1.key }) {
      let animation = animations[index]
      report(
        Diagnostic(
          .overlappingTracks, at: animation.location.range,
          [.text(subjectName(animation.subject) + "." + animation.property.rawValue)],
          labels: [DiagnosticLabel(animations[other].location.range, "also here")]))
    }
  }

  /// Reports axes with too many tracks: two of a frame's beginning, middle, end and length determine the others.
  mutating func reportAxes(_ animations: [CheckedAnimation]) {
    if areFramesOfOneProperty(animations) { return }
    var said: [AxisKey: [(part: Property.AxisPart, animation: CheckedAnimation)]] = [:]
    for animation in animations where animation.property.isOfFrame {
      for (axis, part) in animation.property.axisParts {
        let key = AxisKey(animation.subject, axis)
        let known = said[key] ?? []
        if known.contains(where: { $0.animation.property == animation.property && $0.part == part }) {
          continue
        }
        let others = known.first { $0.part == part }.map { [$0] } ?? (known.count == 2 ? known : [])
        if others.isEmpty {
          said[key, default: []].append((part, animation))
          continue
        }
        report(
          .axisOverdetermined(
            at: animation.location.range, axis: axis.word,
            by: others.map(\.animation.location.range)))
        break
      }
    }
  }

  /// Reports properties that jump between two consecutive tracks, forward or backward.
  mutating func reportJumps(_ animations: [CheckedAnimation]) {
    let several = Dictionary(grouping: animations.indices) {
      PropertyKey(animations[$0].subject, animations[$0].property)
    }.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    for tracks in several.map({ indices in indices.map { animations[$0] } }) {
      if !reportJumps(tracks.filter { $0.forward != nil }, .forward) {
        _ = reportJumps(tracks.filter { $0.backward != nil }, .backward)
      }
    }
  }

  /// Reports a jump of one property in a direction.
  /// - Returns: Whether there is one.
  private mutating func reportJumps(_ tracks: [CheckedAnimation], _ direction: Direction) -> Bool {
    var hasJump = false
    let ordered = tracks.sorted { $0.plays(before: $1, direction) }
    for (before, after) in zip(ordered, ordered.dropFirst()) {
      if Self.overlap(before, after) { continue }  // which has been reported
      let (end, start) = direction == .forward ? (before.to, after.from) : (before.from, after.to)
      let bounds = ExpressionBounds(expressions, locals: current.locals)
      guard bounds.surelyDiffer(end, start, heldTo: after.property.bounds) else { continue }
      hasJump = true
      report(
        Diagnostic(
          .trackJumps, at: after.location.range,
          [
            .text(subjectName(after.subject) + "." + after.property.rawValue), quoted(end, after.property),
            quoted(start, after.property),
          ],
          labels: [DiagnosticLabel(before.location.range, "the previous track")],
          notes: direction == .backward
            ? ["on the way back"] : ["if the jump is meant, a track with `at` makes it: `A -> B at 50%`"]))
    }
    return hasJump
  }

  /// A value of a property for a message: a number with its unit, or its text.
  private func quoted(_ id: ExpressionID, _ property: Property) -> DiagnosticArgument {
    guard let number = expressions.constant(id) else { return .source(expressions[id].range) }
    switch property.type.dimension {
    case .length: return .text(NumberText.text(number) + "pt")
    case .angle: return .text(NumberText.text(number * 180 / .pi) + "deg")
    default: return .number(number)
    }
  }

  /// Whether all tracks obviously have different properties, as in most transitions: a few are compared pairwise, which is faster
  /// than a dictionary. Larger numbers are not checked.
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

  /// Whether no object obviously has two properties of its frame: one alone never determines too much.
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

  /// Whether two tracks move in the same direction at the same time. One may begin where the other one ends.
  private static func overlap(_ left: CheckedAnimation, _ right: CheckedAnimation) -> Bool {
    func overlap(_ left: CheckedTiming?, _ right: CheckedTiming?) -> Bool {
      guard let left = left?.window, let right = right?.window else { return false }
      return left == right || (left.lowerBound < right.upperBound && right.lowerBound < left.upperBound)
    }
    return overlap(left.forward, right.forward) || overlap(left.backward, right.backward)
  }
}
