import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Reports a gesture of one finger that waits for one of two: while one finger is down that may still come, and once the
  /// finger has left there is nothing to begin with.
  mutating func checkWaiting() {
    guard facts.interaction.gesture.isOfOneFinger, let wait = endlessWait else { return }
    let name = facts.transition.name(of: wait.view)
    report(
      Diagnostic(
        .withoutEffect, at: wait.place.range,
        [
          .text("`\(facts.interaction.gesture.text)`"),
          .text("one finger never begins it, as `\(wait.gesture.text)` can come until that leaves"),
        ],
        notes: [
          "where `\(facts.interaction.gesture.text)` is to go first, it `outranks \(wait.gesture.text) on \(name)`"
        ]))
  }

  /// What two fingers do that this gesture waits for, with the finger of this on its view as well.
  private var endlessWait: (gesture: Gesture, view: Subject, place: SpecLocation)? {
    let own = facts.interaction
    for rule in own.rules where rule.relation == .waitsFor && !rule.gesture.isOfOneFinger {
      if holds(rule.view, own.view) { return (rule.gesture, rule.view, rule.location) }
    }
    for other in facts.transition.interactions
    where !other.gesture.isOfOneFinger && other.direction.start == own.direction.start {
      guard holds(other.view, own.view) else { continue }
      let rule = other.rules.first {
        $0.relation == .outranks && $0.gesture == own.gesture && $0.view == own.view
      }
      if let rule { return (other.gesture, other.view, rule.location) }
    }
    return nil
  }

  /// Whether every finger on a view is on another as well, as far as is known.
  private func holds(_ outer: Subject, _ inner: Subject) -> Bool {
    if outer == inner { return true }
    guard case .screen(let screen) = outer, case .provided(let side, _) = inner else { return false }
    return screen == side
  }
}

extension Gesture {
  /// Whether one finger is enough.
  fileprivate var isOfOneFinger: Bool {
    switch self {
    case .pan, .edgePan: true
    case .pinch, .rotate: false
    }
  }
}
