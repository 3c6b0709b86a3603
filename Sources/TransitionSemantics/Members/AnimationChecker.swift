import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// A path that is set: an object and a property of it.
  struct Target {
    var subject: Subject
    var property: Property
    var text: String
  }

  /// Resolves a path that is set.
  /// - Parameter setting: Whether the property can be set in this way.
  mutating func target(
    _ node: NodeID, verb: String, setting: (Property, Subject) -> PropertyRules.Setting
  ) -> Target? {
    let names = tree.pathNames(node)[...]
    guard let object = resolveSubject(names) else { return nil }
    let rest = names.dropFirst(object.count)
    guard let (property, count) = resolveProperty(rest, of: object.subject, names, node) else { return nil }
    let text = tree.source.text(tree.range(node))
    if rest.count > count {
      notBuilt(node, "\(verb) a part of a property (`\(text)`)")
      return nil
    }
    switch setting(property, object.subject) {
    case .possible: return Target(subject: object.subject, property: property, text: text)
    case .notBuilt: notBuilt(node, "\(verb) `\(property.rawValue)` of \(kindName(of: object.subject))")
    case .impossible: report(.propertyNotAnimatable, node, [.text(text)])
    }
    return nil
  }

  mutating func checkAnimation(_ node: NodeID, _ animations: inout [CheckedAnimation]) {
    guard let targetNode = tree.child(node, .target), let values = tree.child(node, .value) else { return }
    guard let target = target(targetNode, verb: "animating", setting: PropertyRules.animating) else { return }
    guard let (from, to) = pair(values, target) else { return }
    animations.append(
      CheckedAnimation(
        subject: target.subject, property: target.property, from: from, to: to, location: location(node)))
  }

  /// `: A -> B` of a property.
  mutating func pair(_ node: NodeID, _ target: Target) -> (ExpressionID, ExpressionID)? {
    if tree.kind(node) == .table {
      notBuilt(node, "a table of values")
      return nil
    }
    if let timing = tree.child(node, .timing) { notBuilt(timing, "timing of its own for one property") }
    if let backward = tree.child(node, .backward) { notBuilt(backward, "timing of its own for `backward`") }
    let ends = tree.children(node).filter { tree.role($0) == .value }
    guard ends.count == 2 else { return nil }
    let what = "`\(target.text)`"
    let from = check(ends[0], as: target.property.type, for: what)
    let to = check(ends[1], as: target.property.type, for: what)
    guard let from, let to else { return nil }
    let areInside = checkLimits(from, ends[0], target) && checkLimits(to, ends[1], target)
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

  mutating func reportOverlaps(_ animations: [CheckedAnimation]) {
    struct Key: Hashable {
      var subject: Subject
      var property: Property
    }
    var first: [Key: CheckedAnimation] = [:]
    for animation in animations where animation.property != .clip {
      let key = Key(subject: animation.subject, property: animation.property)
      if let other = first[key] {
        let text = tree.source.text(animation.location.range)
        let name = text.drop { $0 != " " }.dropFirst().prefix { $0 != ":" && $0 != "{" }
        report(
          Diagnostic(
            .overlappingTracks, at: animation.location.range, [.text(String(name))],
            labels: [DiagnosticLabel(other.location.range, "also here")]))
      } else {
        first[key] = animation
      }
    }
  }
}
