import TransitionPlan

/// What a spec says about whether a screen covers what lies below it.
enum ScreenCover {
  /// Whether the spec leaves a screen, and what may cover it, unmodified from start to end.
  static func isUnmoved(_ side: Side, _ transition: Transition) -> Bool {
    isFound(side, transition) { subject, _ in isPart(subject, of: side, transition) }
  }

  /// Whether an object is a screen, or a view of it that may be all that covers what lies below: the view of the screen itself may be
  /// clear.
  static func isPart(_ subject: Subject, of side: Side, _ transition: Transition) -> Bool {
    guard case .provided(side, let index) = subject else { return subject == .screen(side) }
    switch transition[side].views[index].kind {
    case .label, .button, .bar: return false
    case .view, .image, .scroll, .collection: return true
    }
  }

  /// Whether a screen that covers the container always does, as far as the spec says.
  static func coversAlways(_ side: Side, _ transition: Transition) -> Bool {
    isFound(side, transition) { subject, property in
      switch property {
      case .dim, .blur, .cornerRadius: false
      default: isPart(subject, of: side, transition)
      }
    }
  }

  /// Whether the to screen surely covers the container as soon as it is visible, which is at once.
  static func coversOnceSeen(_ transition: Transition) -> Bool {
    let alphas = transition.forward.tracks.filter { $0.subject == .screen(.to) && $0.property == .alpha }
    return transition.top == .to && alphas.allSatisfy { $0.windowStart <= transition.forward.delay }
      && isFound(.to, transition) { subject, property in
        switch property {
        case .alpha, .dim, .blur, .cornerRadius, .background, .tint: false
        default: subject == .screen(.to)
        }
      }
  }

  /// Whether nothing sets properties of a screen.
  /// - Parameter isCounted: The objects and properties that count.
  private static func isFound(
    _ side: Side, _ transition: Transition, where isCounted: (Subject, Property) -> Bool
  ) -> Bool {
    let tracks = transition.tracks
    return !transition[side].isOptional && !tracks.contains { isCounted($0.subject, $0.property) }
      && !transition.placements.contains { isCounted($0.subject, $0.property) }
      && !transition.stateTables.contains { isCounted($0.subject, $0.property) }
      && !transition.interactions.contains { $0.drives.contains { isCounted($0.subject, $0.property) } }
      && !transition.sample.contains { $0.subject == .screen(side) }
      && !transition.obligations.contains {
        if case .held(.screen(side), let property, _) = $0.kind {
          isCounted(.screen(side), property)
        } else {
          false
        }
      }
  }
}
