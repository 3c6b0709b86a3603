import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// The findings of the ledger: what is left behind, and apps that wait for a hook forever.
enum LedgerCheck {
  /// - Parameters:
  ///   - transition: A transition whose members do not contradict each other. Otherwise paths would show consequences of the wrong
  ///     member.
  ///   - cache: The results for earlier transitions.
  static func findings(
    in transition: Transition, _ expressions: ExpressionArena, _ cache: inout LedgerCache
  ) -> [Diagnostic] {
    LedgerProof.violations(in: transition, expressions, &cache).map { finding($0, transition, expressions) }
  }

  /// The number of labels beside that of the member itself. More would hide the path.
  private static let mostLabels = 3

  private static func finding(
    _ violation: LedgerViolation, _ transition: Transition, _ expressions: ExpressionArena
  ) -> Diagnostic {
    let object = transition.name(of: violation.subject)
    let name = violation.property.map { "\(object).\($0.rawValue)" } ?? object
    var notes = violation.path.enumerated().map { "\($0.offset + 1). \($0.element)" }
    let more = violation.related.count - mostLabels
    if more > 0 {
      notes.insert("and \(more) more \(more == 1 ? "member is" : "members are") involved", at: 0)
    }
    let fixIt = found(violation, transition, expressions)
    if violation.kind == .valueLeftBehind, fixIt == nil {
      let isUnplaced = violation.property.map { lacksPlace(violation.subject, $0, transition) } ?? false
      notes.append(
        isUnplaced
          ? "`place \(name) = …` says where it rests in `\(transition.to.name)` after both directions, and `_` in a track is that value"
          : "`_` in a track is the value as it was before, to which it returns by itself")
    }
    if let direction = violation.onlyDirection {
      notes += advice(onlyIn: direction, violation.subject, transition)
    }
    return Diagnostic(
      .leftBehind, at: violation.location.range, [.text("`\(name)`"), .text(violation.kind.phrase)],
      labels: violation.related.prefix(mostLabels).map { DiagnosticLabel($0.location.range, $0.text) },
      notes: notes, fixIts: [fixIt].compactMap(\.self))
  }

  /// How a track of one direction can be written for both, so that nothing is left behind.
  private static func advice(
    onlyIn direction: Direction, _ subject: Subject, _ transition: Transition
  ) -> [String] {
    let (from, to) = (transition.from.name, transition.to.name)
    // What belongs to the screen that leaves jumps where it is no longer seen.
    let isOfFrom =
      switch subject {
      case .screen(.from), .provided(.from, _): transition.style != .overlay
      default: false
      }
    let (share, end) = isOfFrom == (direction == .forward) ? (0, "start") : (100, "end")
    return [
      "in `A -> B`, A is the value in `\(from)` and B the value in `\(to)`, even in a `backward` block",
      "outside the block, the track plays in both directions and leaves nothing behind",
      direction == .forward
        ? "with `over 0%..100% backward at \(share)%` there, it moves on the way there, and jumps at the \(end) of "
          + "the way back"
        : "with `at \(share)% backward over 0%..100%` there, it jumps at the \(end) of the way there, and moves on "
          + "the way back",
    ]
  }

  /// A fix-it for a track of one direction that leaves an object with the value that it mostly has anyway: `_` is that value, whatever it
  /// is.
  private static func found(
    _ violation: LedgerViolation, _ transition: Transition, _ expressions: ExpressionArena
  ) -> FixIt? {
    guard let property = violation.property, let neutral = property.neutral,
      let direction = violation.onlyDirection
    else { return nil }
    let tracks = transition[direction].tracks.filter {
      $0.subject == violation.subject && $0.property == property
    }
    let isOfTo =
      switch violation.subject {
      case .screen(.to), .provided(.to, _): true
      default: false
      }
    guard tracks.count == 1, let track = tracks.first else { return nil }
    let value = isOfTo == (direction == .forward) ? track.end : track.start
    let (range, whole) = (expressions[value].range, track.location.range)
    guard expressions.constant(value) == neutral, whole.start < range.start, range.end <= whole.end
    else { return nil }
    return FixIt("change to `_`, the value without the transition", replacing: range, with: "_")
  }

  /// Whether a position belongs to the to screen, or a view of it, and no `place` says where it rests on that axis.
  private static func lacksPlace(_ subject: Subject, _ property: Property, _ transition: Transition) -> Bool {
    guard let axis = Axis(of: property), property != axis[.length] else { return false }
    switch subject {
    case .screen(.to), .provided(.to, _): break
    default: return false
    }
    return !transition.placements.contains { place in
      place.subject == subject
        && (place.property == .frame || place.property == .center
          || place.property != axis[.length] && Axis(of: place.property) == axis)
    }
  }
}

extension LedgerViolation.Kind {
  /// The phrase of the fault, for use after the name of a thing and "is".
  public var phrase: String {
    switch self {
    case .leftBehind, .valueLeftBehind: "left behind"
    case .givenBackTooEarly: "given back too early"
    case .takenTwice: "taken twice"
    case .givenBackTwice: "given back twice"
    case .givenBackByNobody: "given back without having been taken"
    }
  }
}
