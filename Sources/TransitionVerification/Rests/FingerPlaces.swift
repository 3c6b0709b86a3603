import TransitionPlan

/// Where the view of a gesture rests when a finger begins on it.
enum FingerPlaces {
  /// Its frame on each display, around those in all states in which the gesture can begin. Empty where it is not known for sure, or where
  /// the gesture catches the view elsewhere.
  static func frames(_ facts: FingerFacts) -> [Rect] {
    let (interaction, transition) = (facts.interaction, facts.transition)
    guard interaction.gesture.isByOneFinger, interaction.catches.isEmpty,
      interaction.direction == .backward || interaction.states != nil
    else { return [] }
    let subjects: [Subject]
    switch interaction.view {
    case .screen(.to): subjects = [.screen(.to)]
    // In an `overlay` it stays in the window, where its tracks have left it.
    case .screen(.from) where transition.style == .overlay: subjects = [.screen(.from)]
    case .added(let index):
      guard [nil, .container, .screen(.to)].contains(transition.views[index].fills) else { return [] }
      subjects = [interaction.view, .screen(.to)]
    case .provided(.to, _):
      guard transition.placements.contains(where: { $0.subject == interaction.view && $0.property == .frame })
      else { return [] }
      subjects = [interaction.view, .screen(.to)]
    default: return []
    }
    let values = transition.restValues(of: subjects)
    guard !values.isEmpty, !isHeld(subjects, transition),
      values.allSatisfy({
        KnownRests.followsDisplay($0, subjects, transition, facts.expressions, isSafeAreaKnown: true)
      })
    else { return [] }
    return facts.rests.scenesOfTo(transition, facts.expressions).map { scenes in
      let frames = scenes.map { $0.transformedFrame(of: interaction.view) }
      return frames.dropFirst().reduce(frames[0]) { $0.around($1) }
    }
  }

  /// Whether a `hold` moves one of some objects.
  /// - Parameter anyhow: Whether one that does anything else to them counts as well.
  static func isHeld(_ subjects: [Subject], _ transition: Transition, anyhow: Bool = false) -> Bool {
    transition.obligations.contains {
      guard case .held(let subject, let property, _) = $0.kind else { return false }
      return (anyhow || property.movesFrame) && subjects.contains(subject)
    }
  }
}

extension RestValues {
  /// How everything rests in each state of the to screen, on each display, with the least and the most safe area. It is worked out once
  /// for all gestures.
  fileprivate func scenesOfTo(_ transition: Transition, _ expressions: ExpressionArena) -> [[Scene]] {
    if restScenes.isEmpty {
      let plan = Plan(sourceName: "", expressions: expressions, transitions: [transition])
      restScenes = GestureDomain.displays.map { display in
        let isRead = expressions.allReadings.hasAny(of: .bars)
        return KnownRests.scenes(on: display, transition, plan, readingSafeArea: isRead).flatMap { scene in
          let evaluator = Evaluator(plan: plan, scene: scene)
          return (0..<max(1, transition.states.count)).map { evaluator.resting(in: $0).restState(at: .to) }
        }
      }
    }
    return restScenes
  }
}
