import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// What rests in the from screen must be as it was found: nothing gives it back there.
extension Checker {
  /// Reports the tracks of bars and of the from screen whose value in the from screen is not their own.
  mutating func reportForeignRests(_ animations: [CheckedAnimation]) {
    struct Key: Hashable {
      var subject: Subject
      var property: Property
    }
    // Most transitions have none.
    guard animations.contains(where: { isForeign($0) }) else { return }
    var seen: Set<Key> = []
    let ordered = animations.filter { $0.forward != nil && Self.isFound($0.subject) }.sorted {
      ($0.forward?.window.lowerBound ?? 0) < ($1.forward?.window.lowerBound ?? 0)
    }
    for animation in ordered {
      // Of several tracks of one property, the first begins at rest.
      let key = Key(subject: animation.subject, property: animation.property)
      guard seen.insert(key).inserted else { continue }
      let tracks = animations.count { $0.subject == key.subject && $0.property == key.property }
      reportForeignRest(animation, isOnly: tracks == 1)
    }
  }

  /// Whether an object is there before the transition, and after it was cancelled.
  private static func isFound(_ subject: Subject) -> Bool {
    switch subject {
    case .tabBar, .navigationBar, .screen(.from): true
    default: false
    }
  }

  /// Whether a track is known to begin with another value than the one that is found.
  private func isForeign(_ animation: CheckedAnimation) -> Bool {
    guard Self.isFound(animation.subject),
      let found = Self.foundValue(of: animation.property, animation.subject)
    else { return false }
    return isEqual(animation.from, found) == false
  }

  private mutating func reportForeignRest(_ animation: CheckedAnimation, isOnly: Bool) {
    guard isForeign(animation), let found = Self.foundValue(of: animation.property, animation.subject)
    else { return }
    let value = expressions[animation.from].range
    let other = expressions[animation.to].range
    let track = animation.location.range
    // What is in an imported file has the place of its `use`.
    func isWritten(_ range: ByteRange) -> Bool {
      range != track && range.start >= track.start && range.end <= track.end
    }
    let name = subjectName(animation.subject) + "." + animation.property.rawValue
    var diagnostic = Diagnostic(
      .restNotFound, at: isWritten(value) ? value : track,
      [.text(name), .number(found), value == track ? number(animation.from) : .source(value)],
      notes: [
        "it stays so after a cancel: the first value is the one in the from screen, `_` the one found there"
      ])
    if isOnly, isEqual(animation.to, found) == true, isWritten(value), isWritten(other) {
      let texts = (tree.source.text(value), tree.source.text(other))
      diagnostic.fixIts = [
        FixIt(
          "swap the two values", [TextEdit(value, texts.1), TextEdit(other, texts.0)],
          applicability: .needsReview)
      ]
    } else if isWritten(value) {
      diagnostic.fixIts = [FixIt("write `_`", replacing: value, with: "_")]
    }
    report(diagnostic)
  }

  /// Reports tracks of bars that begin with a value of which each app has its own, and that the compiler cannot know: a
  /// colour, a corner, a shadow. A 1 or 0 that every bar has at rest is no guess, and stays.
  mutating func reportForeignChrome(_ animations: [CheckedAnimation]) {
    var seen: Set<PropertyKey> = []
    let ordered = animations.filter { $0.forward != nil && $0.subject.isChrome }.sorted {
      ($0.forward?.window.lowerBound ?? 0) < ($1.forward?.window.lowerBound ?? 0)
    }
    for animation in ordered where seen.insert(PropertyKey(animation.subject, animation.property)).inserted {
      guard Self.foundValue(of: animation.property, animation.subject) == nil,
        expressions.isConstant(animation.from),
        !Self.isUsual(expressions.constantValue(animation.from), animation.property)
      else { continue }
      let value = expressions[animation.from].range
      let track = animation.location.range
      let isWritten = value != track && value.start >= track.start && value.end <= track.end
      report(
        Diagnostic(
          .chromeNotFound, at: isWritten ? value : track,
          [.text(subjectName(animation.subject) + "." + animation.property.rawValue)],
          notes: ["`_` is the value that is found, and that is given back"],
          fixIts: isWritten ? [FixIt("write `_`", replacing: value, with: "_")] : []))
    }
  }

  /// Whether a property of a bar has a value unless an app has changed it: no border and no shadow.
  private static func isUsual(_ value: Value?, _ property: Property) -> Bool {
    switch property {
    case .borderWidth, .shadowOpacity, .cornerRadius, .shadowRadius: value?.number == 0
    case .shadowOffset, .anchor, .perspective: true
    default: false
    }
  }

  private func number(_ id: ExpressionID) -> DiagnosticArgument {
    guard expressions[id].type == .number, let value = expressions.constant(id) else {
      return .text("another value")
    }
    return .number(value)
  }

  /// The value that a property has when nothing has changed it; nil where each app has its own.
  private static func foundValue(of property: Property, _ subject: Subject) -> Double? {
    switch property {
    case .cornerRadius: nil  // a screen may have rounded corners of its own
    case .translation: 0
    // A bar may have any of them; a screen has none.
    case .borderWidth, .shadowOpacity, .perspective: subject.isChrome ? nil : 0
    default: property.neutral
    }
  }

  /// Whether a value is a number, or two of it; nil when that is known only at run time.
  private func isEqual(_ id: ExpressionID, _ number: Double) -> Bool? {
    if let value = expressions.constant(id) { return value == number }
    guard case .call(.vector, let parts) = expressions[id].kind else { return nil }
    let values = parts.compactMap { expressions.constant($0) }
    return values.count == parts.count ? values.allSatisfy { $0 == number } : nil
  }

  private func subjectName(_ subject: Subject) -> String {
    switch subject {
    case .tabBar: "tabBar"
    case .navigationBar: "navigationBar"
    default: screens[.from]?.name ?? ""
    }
  }
}
