import TransitionPlan

/// What the presses of a transition need.
extension TransitionScope {
  /// Whether a press changes an object: its transform then says nothing of where it is laid out.
  func isPressed(_ subject: Subject) -> Bool {
    transition.presses.contains { press in
      (press.down.tracks + press.up.tracks).contains {
        $0.subject == subject && Slot.kind(of: $0.property) == .transform
      }
    }
  }

  /// The class of a press: with a number where there are several.
  func pressType(_ press: Int) -> String {
    type("Press" + (transition.presses.count == 1 ? "" : String(press + 1)))
  }

  /// Whether an app tells the transition of its from screen before anything is shown.
  var attaches: Bool { isPulled(.forward) || !transition.presses.isEmpty }
}
