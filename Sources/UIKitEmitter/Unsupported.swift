import TransitionDiagnostics
import TransitionPlan

/// Finds the constructs of which the emitter knows nothing: a transition with one is not looked at further.
enum Unsupported {
  /// What of a transition cannot be written, in the order of the plan; each construct once.
  static func check(_ transition: Transition) -> [Diagnostic] {
    var found: [Diagnostic] = []
    func cannotSay(_ what: String, at location: SpecLocation) {
      let diagnostic = TransitionScope.cannotSay(what, transition.style, at: location.range)
      if !found.contains(diagnostic) { found.append(diagnostic) }
    }
    for screen in [transition.from, transition.to]
    where transition.from.isOptional || transition.to.isOptional {
      for value in screen.values {
        cannotSay("a value that the app hands over where a screen may be absent", at: value.location)
      }
    }
    if transition.backward.isSystem || transition.forward.isSystem && transition.style != .navigation {
      let direction = transition.backward.isSystem ? transition.backward : transition.forward
      cannotSay("this direction as one that the platform plays", at: direction.location)
    }
    for interaction in transition.interactions { check(interaction, of: transition, cannotSay) }
    return found
  }

  private static func check(
    _ interaction: Interaction, of transition: Transition,
    _ cannotSay: (_ what: String, _ location: SpecLocation) -> Void
  ) {
    if !interaction.gesture.isPan {
      for rule in interaction.handsOver { cannotSay("`hands over to` from two fingers", rule.location) }
    }
    if interaction.states != nil {
      for call in interaction.calls { cannotSay("`call` inside `interactive states`", call.location) }
    }
  }
}
