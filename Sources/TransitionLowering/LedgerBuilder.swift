import TransitionPlan
import TransitionSemantics
import TransitionText

/// Determines the obligations of a transition, and where each of them is released.
struct LedgerBuilder {
  private let transition: Transition
  private let checked: CheckedTransition
  private let expressions: ExpressionArena
  /// The ways out of all runs that a finger can drive.
  private let drivenExits: FlatSet<LedgerExit>

  init(_ transition: Transition, _ checked: CheckedTransition, _ expressions: ExpressionArena) {
    self.transition = transition
    self.checked = checked
    self.expressions = expressions
    drivenExits = FlatSet(transition.interactions.flatMap(Self.exits))
  }

  /// The obligations, in the order in which they are taken.
  var obligations: [Obligation] {
    shared + views + hidden + held + heldUnderFinger + standing + placed + recognizers
  }

  // MARK: Lives

  /// Each end of a run releases the obligations of the run, in its one exit.
  private static let endsOfRun: [Obligation.Release] = [
    .init(.forwardFinish, .runEnd), .init(.forwardCancel, .runEnd), .init(.backwardFinish, .runEnd),
    .init(.backwardCancel, .runEnd),
  ]

  /// Standing obligations last as long as the to screen, and are released when that leaves in any way.
  private static let endsOfStay: [Obligation.Release] = [
    .init(.forwardFinish, nil), .init(.forwardCancel, .runEnd), .init(.backwardFinish, .runEnd),
    .init(.backwardCancel, nil), .init(.leftOtherwise, .stayEnd),
  ]

  private static func ends(of direction: Direction) -> [Obligation.Release] {
    exits(of: direction).map { .init($0, .runEnd) }
  }

  private static func exits(of direction: Direction) -> [LedgerExit] {
    direction == .forward ? [.forwardFinish, .forwardCancel] : [.backwardFinish, .backwardCancel]
  }

  /// The ways out of the runs that an interaction drives; one between rest states stays in the to screen.
  private static func exits(of interaction: Interaction) -> [LedgerExit] {
    if let states = interaction.states, !states.includesBackward { return [.backwardCancel] }
    return exits(of: interaction.direction)
  }

  private func obligation(
    _ kind: ObligationKind, _ life: CheckedLife, _ reason: String, _ location: SpecLocation
  ) -> Obligation {
    let (acquire, releases): (LedgerPoint, [Obligation.Release]) =
      switch life {
      case .run: (.runStart, Self.endsOfRun)
      case .direction(.forward): (.forwardStart, Self.ends(of: .forward))
      case .direction(.backward): (.backwardStart, Self.ends(of: .backward))
      case .interaction:
        (
          .drivenStart, LedgerExit.allCases.filter(drivenExits.contains).map { .init($0, .runEnd) }
        )
      case .stay: (.stayStart, Self.endsOfStay)
      }
    return Obligation(kind: kind, acquire: acquire, releases: releases, reason: reason, location: location)
  }

  private func path(_ subject: Subject, _ property: Property) -> String {
    "\(transition.name(of: subject)).\(property.rawValue)"
  }

  // MARK: Temporary changes

  /// A shared element is put into the container, and both its ends are invisible while it lives; of a live one the view of
  /// the from end is moved instead.
  private var shared: [Obligation] {
    transition.shared.enumerated().flatMap { index, element in
      let from = Subject.provided(.from, element.from.view)
      let reason = "shared \(element.name)"
      return [
        obligation(.inserted(.shared(index)), .run, reason, element.location),
        obligation(
          element.kind == .live ? .moved(from) : .invisible(from), .run, reason, element.from.location),
        obligation(.invisible(.provided(.to, element.to.view)), .run, reason, element.to.location),
      ]
    }
  }

  private var views: [Obligation] {
    transition.views.enumerated().map { index, view in
      obligation(
        .inserted(.added(index)), view.isStanding ? .stay : .run, "view \(view.name)", view.location)
    }
  }

  private var hidden: [Obligation] {
    checked.hides.map { hide in
      obligation(
        .invisible(hide.subject), hide.life, "hide \(transition.name(of: hide.subject))", hide.location)
    }
  }

  private var held: [Obligation] {
    checked.holds.map { held in
      let hold = held.hold
      return obligation(
        .held(hold.subject, hold.property, hold.value), held.life,
        "hold \(path(hold.subject, hold.property))",
        hold.location)
    }
  }

  /// A hold of an interaction lasts until it has settled.
  private var heldUnderFinger: [Obligation] {
    transition.interactions.flatMap { interaction in
      interaction.holds.map { hold in
        Obligation(
          kind: .held(hold.subject, hold.property, hold.value), acquire: .drivenStart,
          releases: Self.exits(of: interaction).map { .init($0, .runEnd) },
          reason: "hold \(path(hold.subject, hold.property))", location: hold.location)
      }
    }
  }

  // MARK: As long as the to screen is shown

  /// The B values of objects that outlive the to screen: bars, the from screen and its views.
  private var standing: [Obligation] {
    let animations = checked.animations.filter {
      ($0.forward != nil || checked.isForwardSystem) && $0.subject.outlivesToScreen
    }
    if animations.isEmpty { return [] }
    // Of several tracks of one property the last one determines the standing value, or the first one of the way back alone.
    var properties = FlatTable<PropertyKey, Tracks>()
    for (index, animation) in animations.enumerated() {
      let key = PropertyKey(animation.subject, animation.property)
      var tracks = properties[key] ?? Tracks(first: index, last: index)
      let (first, last, isBack) = (
        animations[tracks.first], animations[tracks.last], animation.forward == nil
      )
      if !isBack, first.forward == nil || animation.plays(before: first) { tracks.first = index }
      if isBack ? animation.plays(before: last, .backward) : last.plays(before: animation) {
        tracks.last = index
      }
      tracks.haveFound =
        tracks.haveFound || expressions.isFound(animation.from) || expressions.isFound(animation.to)
      properties[key, default: tracks] = tracks
    }
    for table in transition.stateTables {
      let key = PropertyKey(table.subject, table.property)
      if let tracks = properties[key], tracks.table == nil { properties[key, default: tracks].table = table }
    }
    return animations.enumerated().compactMap { index, animation in
      guard let tracks = properties[PropertyKey(animation.subject, animation.property)],
        tracks.last == index, leavesChanged(animation, from: animations[tracks.first].from, tracks)
      else { return nil }
      return obligation(
        .standing(animation.subject, animation.property, animation.to), .stay,
        "animate \(path(animation.subject, animation.property))", animation.location)
    }
  }

  /// All tracks of one property.
  private struct Tracks {
    /// The index of the one that determines the value in the from screen.
    var first: Int
    /// The index of the one that determines the standing value.
    var last: Int
    /// Whether a track begins or ends at the found value.
    var haveFound = false
    var table: StateTable?
  }

  /// Whether a property may differ from its neutral value in the from screen or in some rest state of the to screen; or from its found value,
  /// where that is not neutral.
  private func leavesChanged(_ animation: CheckedAnimation, from start: ExpressionID, _ tracks: Tracks)
    -> Bool
  {
    // The value of `_` is unknown, and screens have corners of their own; any other found value is neutral.
    let isNeutralFound = animation.property != .cornerRadius && !tracks.haveFound
    return (tracks.table?.values ?? [animation.to]).contains { value in
      if expressions.isFound(value) { return false }
      guard isNeutralFound, let neutral = animation.property.neutral else { return true }
      return expressions.constant(value) != neutral || expressions.constant(start) != neutral
    }
  }

  /// The placements of objects that outlive the to screen.
  private var placed: [Obligation] {
    transition.placements.filter(\.subject.outlivesToScreen).map { place in
      obligation(
        .standing(place.subject, place.property, place.value), .stay,
        "place \(path(place.subject, place.property))", place.location)
    }
  }

  /// The recognizers of backward; those of forward belong to the from screen, which has them before any run.
  private var recognizers: [Obligation] {
    transition.interactions.indices.compactMap { index in
      let interaction = transition.interactions[index]
      if interaction.direction == .forward { return nil }
      return obligation(
        .recognizer(index), .stay, "interactive \(interaction.goal)", interaction.location)
    }
  }
}

extension Subject {
  /// Whether it still exists after the to screen has left.
  fileprivate var outlivesToScreen: Bool {
    switch self {
    case .screen(.from), .provided(.from, _), .tabBar, .navigationBar: true
    default: false
    }
  }
}
