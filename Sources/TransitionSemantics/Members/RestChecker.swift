import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Rules about first values: a view of the from screen, or a pressed view, must begin at its unmodified value, because nothing else
/// restores it.
extension Checker {
  /// The state that the first value of a track belongs to: the from screen at rest, or a view without a finger on it.
  enum Returning {
    case transition, press

    /// The state in words.
    fileprivate var moment: String {
      self == .transition ? "the from screen rests" : "no finger is on it"
    }

    /// The consequence, for a note.
    fileprivate var consequence: String {
      self == .transition
        ? "it keeps this value after a cancel: the first value is the one at rest in the from screen, and `_` is the original value"
        : "it keeps this value when the finger is lifted: the first value is the one without a finger, and `_` is the original value"
    }
  }

  /// Reports tracks of bars, of the from screen and of its views whose first value is not the unmodified one, and the same for
  /// tracks of presses.
  mutating func reportForeignRests(_ animations: [CheckedAnimation], of returning: Returning) {
    // Most transitions have none.
    guard animations.contains(where: { isForeign($0, returning) }) else { return }
    var seen: Set<PropertyKey> = []
    let ordered = animations.filter { $0.forward != nil && Self.isFound($0.subject, returning) }.sorted {
      $0.plays(before: $1)
    }
    var counts: [PropertyKey: Int] = [:]
    for animation in animations {
      counts[PropertyKey(animation.subject, animation.property), default: 0] += 1
    }
    for animation in ordered {
      // The first of several tracks of a property begins at rest.
      let key = PropertyKey(animation.subject, animation.property)
      guard seen.insert(key).inserted else { continue }
      reportForeignRest(animation, returning, isOnly: counts[key] == 1)
    }
  }

  /// Whether an object is there before the transition and after a cancel; or before and after a press.
  private static func isFound(_ subject: Subject, _ returning: Returning) -> Bool {
    switch subject {
    case .tabBar, .navigationBar, .screen(.from), .provided(.from, _): true
    case .screen(.to), .provided(.to, _): returning == .press
    case .container, .shared, .added: false
    }
  }

  /// Whether a track is known to begin at another value than the found one.
  private func isForeign(_ animation: CheckedAnimation, _ returning: Returning) -> Bool {
    guard Self.isFound(animation.subject, returning),
      let found = Self.foundValue(of: animation.property, animation.subject)
    else { return false }
    return expressions.equals(animation.from, found, through: current.locals) == false
  }

  private mutating func reportForeignRest(
    _ animation: CheckedAnimation, _ returning: Returning, isOnly: Bool
  ) {
    guard isForeign(animation, returning),
      let found = Self.foundValue(of: animation.property, animation.subject)
    else { return }
    let value = expressions[animation.from].range
    let other = expressions[animation.to].range
    let track = animation.location.range
    // Text from an imported file has the place of its `use`.
    func isWritten(_ range: ByteRange) -> Bool {
      range != track && range.start >= track.start && range.end <= track.end
    }
    let name = subjectName(animation.subject) + "." + animation.property.rawValue
    var diagnostic = Diagnostic(
      .restNotFound, at: isWritten(value) ? value : track,
      [
        .text(name),
        .text(
          "\(animation.subject.foundVerb) \(NumberText.text(found)) when \(returning.moment), but this says "),
        value == track ? number(animation.from) : .source(value),
      ], notes: [returning.consequence])
    if case .provided = animation.subject, animation.property == .alpha {
      diagnostic.notes.append("if the app has set another alpha, write `_`, which stands for it")
    }
    // A table of states has more than one other value.
    let isTable = tableIndex(animation.subject, animation.property) != nil
    let isOther =
      expressions.equals(animation.to, found, through: current.locals) == true
      || tree.source.text(other) == "_"
    if isOnly, !isTable, isOther, isWritten(value), isWritten(other) {
      let texts = (tree.source.text(value), tree.source.text(other))
      diagnostic.fixIts = [
        FixIt(
          "swap the two values", [TextEdit(value, texts.1), TextEdit(other, texts.0)],
          applicability: .needsReview)
      ]
      // Something that the app keeps invisible at rest has its own alpha.
      if case .provided = animation.subject, animation.property == .alpha {
        diagnostic.fixIts.append(FixIt("write `_`", replacing: value, with: "_"))
      }
    } else if isWritten(value) {
      diagnostic.fixIts = [FixIt("write `_`", replacing: value, with: "_")]
    }
    report(diagnostic)
  }

  /// Reports tracks of bars, and of views that return, whose first value depends on the app: a colour, a corner, a shadow, a place.
  /// A 1 or 0 that every bar has at rest is allowed. What goes to the original value begins at another one, or does nothing.
  ///
  /// For presses only places are checked: these come from the layout, while the author of the press knows a view's colour.
  mutating func reportForeignChrome(_ animations: [CheckedAnimation], of returning: Returning) {
    var seen = FlatSet<PropertyKey>()
    let ordered = animations.filter {
      $0.forward != nil && Self.isFound($0.subject, returning)
        && (!$0.subject.isWholeScreen || isLosingCorners($0, animations)
          || isReturning($0) && !$0.property.isOfFrame)
        && (returning == .transition || $0.property.isOfFrame || isReturning($0))
    }.sorted { $0.plays(before: $1) }
    let layout = LaidOutFrames(current.places, expressions, locals: current.locals)
    for animation in ordered {
      let key = PropertyKey(animation.subject, animation.property)
      guard seen.insert(key), Self.foundValue(of: animation.property, animation.subject) == nil,
        isReturning(animation)
          || expressions.isConstant(animation.from)
            && !Self.isUsual(expressions.constantValue(animation.from), animation.property),
        !layout.surelyHave(animation.from, of: key)
      else { continue }
      let value = expressions[animation.from].range
      let track = animation.location.range
      let isWritten = value != track && value.start >= track.start && value.end <= track.end
      let start = foreignStart(animation)
      let name = DiagnosticArgument.text(
        subjectName(animation.subject) + "." + animation.property.rawValue)
      let isPlaced = layout.areSaid(of: key)
      report(
        Diagnostic(
          isPlaced ? .restNotFound : .chromeNotFound, at: isWritten ? value : track,
          isPlaced
            ? [
              name, .text("is where `place` has it when \(returning.moment), but this says "),
              isWritten ? .source(value) : .text("another value"),
            ] : [name],
          notes: [start.note],
          fixIts: !isWritten || start == .items
            ? []
            : [
              start != .original && self.isWritten(expressions[animation.to].range, in: animation)
                ? swapping(value, expressions[animation.to].range)
                : FixIt("write `_`", replacing: value, with: "_")
            ]))
    }
  }

  /// What is wrong with a first value that only the app knows.
  private enum ForeignStart {
    case corners, returning, items, original

    var note: String {
      switch self {
      case .corners:
        "its corners keep this value after the transition: swap the two values, or write `_`, the original value, as the first"
      case .returning: "the first value is the original one, `_`: swap the two values"
      case .items: "each item has its own place: `translation` and `scale` move it from there"
      case .original: "`_` is the original value, which is restored"
      }
    }
  }

  private func foreignStart(_ animation: CheckedAnimation) -> ForeignStart {
    if animation.subject.isWholeScreen { return isReturning(animation) ? .returning : .corners }
    if isReturning(animation), tableIndex(animation.subject, animation.property) == nil { return .returning }
    let isStaggered = [animation.forward, animation.backward].contains { $0?.stagger != nil }
    return isStaggered && animation.property.isOfFrame ? .items : .original
  }

  /// Whether a screen goes from round corners to none by one track, as one does whose two values are swapped.
  private func isLosingCorners(_ animation: CheckedAnimation, _ all: [CheckedAnimation]) -> Bool {
    animation.property == .cornerRadius && expressions.constant(animation.to) == 0
      && all.count { $0.subject == animation.subject && $0.property == .cornerRadius } == 1
  }

  /// Whether a track goes to the original value, and begins elsewhere.
  private func isReturning(_ animation: CheckedAnimation) -> Bool {
    let key = PropertyKey(animation.subject, animation.property)
    func isFound(_ value: ExpressionID) -> Bool {
      expressions.isFound(value, of: key, through: current.locals)
    }
    return isFound(animation.to) && !isFound(animation.from)
  }

  /// Whether a value is the default of a bar's property: no border and no shadow.
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

  /// The unmodified value of a property; nil where it depends on the app.
  private static func foundValue(of property: Property, _ subject: Subject) -> Double? {
    switch property {
    case .cornerRadius: nil  // a screen may have rounded corners of its own
    case .translation: 0
    // Bars and views may have any of these; a screen has none.
    case .borderWidth, .shadowOpacity, .perspective: subject.isWholeScreen ? 0 : nil
    default: property.neutral
    }
  }

  func subjectName(_ subject: Subject) -> String {
    switch subject {
    case .tabBar: "tabBar"
    case .navigationBar: "navigationBar"
    case .screen(let side): current.screens[side]?.name ?? ""
    case .provided(let side, let view):
      current.screens[side].map { $0.name + "." + $0.views[view].name } ?? ""
    case .container: "container"
    case .added(let view): current.addedViews[view].name
    case .shared(let index): current.sharedNames[index] ?? ""
    }
  }
}

extension Subject {
  fileprivate var isWholeScreen: Bool { if case .screen = self { true } else { false } }
}
