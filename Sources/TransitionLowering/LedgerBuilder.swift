import TransitionPlan

/// Works out what a transition takes and where each thing is given back.
enum LedgerBuilder {
  /// The obligations, in the order in which they are taken.
  static func obligations(of transition: Transition, _ expressions: ExpressionArena) -> [Obligation] {
    shared(transition) + held(transition) + standing(transition, expressions) + recognizers(transition)
  }

  // MARK: For one run

  /// Each way in which a run ends gives back what the run took, in its one exit.
  private static let endsOfRun: [Obligation.Release] = [
    .init(.forwardFinish, .runEnd), .init(.forwardCancel, .runEnd), .init(.backwardFinish, .runEnd),
    .init(.backwardCancel, .runEnd),
  ]

  /// A shared element is put into the container, and both its ends are invisible while it lives.
  private static func shared(_ transition: Transition) -> [Obligation] {
    transition.shared.enumerated().flatMap { index, element in
      func obligation(_ kind: ObligationKind, _ location: SpecLocation) -> Obligation {
        Obligation(
          kind: kind, acquire: .runStart, releases: endsOfRun, reason: "shared \(element.name)",
          location: location)
      }
      return [
        obligation(.inserted(.shared(index)), element.location),
        obligation(.invisible(.provided(.from, element.from.view)), element.from.location),
        obligation(.invisible(.provided(.to, element.to.view)), element.to.location),
      ]
    }
  }

  /// A hold of an interaction lasts through its settle.
  private static func held(_ transition: Transition) -> [Obligation] {
    transition.interactions.flatMap { interaction in
      interaction.holds.map { hold in
        let exits: [LedgerExit] =
          interaction.direction == .forward
          ? [.forwardFinish, .forwardCancel] : [.backwardFinish, .backwardCancel]
        return Obligation(
          kind: .held(hold.subject, hold.property, hold.value), acquire: .drivenStart,
          releases: exits.map { .init($0, .runEnd) },
          reason: "hold \(transition.name(of: hold.subject)).\(hold.property.rawValue)",
          location: hold.location)
      }
    }
  }

  // MARK: As long as the to screen is there

  /// What stands stays when the to screen stays, and goes when it goes, whichever way.
  private static let endsOfStay: [Obligation.Release] = [
    .init(.forwardFinish, nil), .init(.forwardCancel, .runEnd), .init(.backwardFinish, .runEnd),
    .init(.backwardCancel, nil), .init(.leftOtherwise, .stayEnd),
  ]

  /// The B values of what outlives the to screen: bars, and the from screen.
  private static func standing(_ transition: Transition, _ expressions: ExpressionArena) -> [Obligation] {
    transition.forward.tracks.compactMap { track in
      // Of several tracks of one property the last one leaves the value that stands.
      let isLast = !transition.forward.tracks.contains {
        $0.subject == track.subject && $0.property == track.property && $0.windowStart > track.windowStart
      }
      guard isLast else { return nil }
      guard track.subject.isChrome || track.subject == .screen(.from) else { return nil }
      // A value that B leaves as it is found needs nothing given back.
      if let neutral = track.property.neutral, expressions.constant(track.end) == neutral { return nil }
      return Obligation(
        kind: .standing(track.subject, track.property, track.end), acquire: .stayStart, releases: endsOfStay,
        reason: "animate \(transition.name(of: track.subject)).\(track.property.rawValue)",
        location: track.location)
    }
  }

  private static func recognizers(_ transition: Transition) -> [Obligation] {
    transition.interactions.indices.map { index in
      let interaction = transition.interactions[index]
      return Obligation(
        kind: .recognizer(index), acquire: .stayStart, releases: endsOfStay,
        reason: "interactive \(interaction.direction.rawValue)", location: interaction.location)
    }
  }
}
