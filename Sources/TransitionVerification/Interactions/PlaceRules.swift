import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// A finger can touch the view of the gesture while the transition rests where that begins.
  /// - Returns: Whether it can.
  mutating func checkPlace() -> Bool {
    if facts.interaction.states == nil, facts.transition[facts.interaction.direction].isSystem {
      reportSystem()
      return false
    }
    // What catches a motion begins while both screens are there.
    guard facts.interaction.catches.isEmpty else { return true }
    guard let why = absence else { return checkTouch() }
    let place = facts.interaction.gestureLocation ?? facts.interaction.location
    let start = facts.transition[facts.interaction.direction.start].name
    report(
      Diagnostic(
        .neverBegins, at: place.range, [.text(facts.interaction.gesture.text), .text(why)],
        notes: [
          "this interaction begins while `\(start)` rests: a gesture on that, or on a view of it, can begin it"
        ]
      ))
    return false
  }

  /// Reports a gesture for a way that the platform plays.
  private mutating func reportSystem() {
    let place = facts.interaction.gestureLocation ?? facts.interaction.location
    let name = facts.interaction.direction.rawValue
    report(
      Diagnostic(
        .neverBegins, at: place.range,
        [.text(facts.interaction.gesture.text), .text("`\(name) system` leaves that way to the platform")],
        notes: ["with a pace in place of `system`, the transition plays it, and a finger can drive it"]))
  }

  /// What is there can be touched.
  /// - Returns: Whether it can.
  private mutating func checkTouch() -> Bool {
    let touch = Touchability(facts.transition, facts.rests, facts.expressions)
    guard facts.interaction.direction == .backward, let obstacle = touch.obstacle(facts.interaction.view)
    else { return true }
    let place = facts.interaction.gestureLocation ?? facts.interaction.location
    report(
      Diagnostic(
        .neverBegins, at: place.range, [.text(facts.interaction.gesture.text), .text(obstacle.reason)],
        labels: [DiagnosticLabel(obstacle.location.range, "here")],
        notes: ["what cannot be seen gets no touches: let the gesture be on what shows there"]))
    return false
  }

  /// Why the view of the gesture is not there when the interaction would begin; nil where it is.
  private var absence: String? {
    let isForward = facts.interaction.direction == .forward
    let name = facts.transition.name(of: facts.interaction.view)
    switch facts.interaction.view {
    case .screen(.to), .provided(.to, _):
      return isForward ? "`\(name)` is not on the display yet" : nil
    case .screen(.from), .provided(.from, _):
      return isForward || !facts.transition.style.removesFrom ? nil : "`\(name)` has left the window"
    case .added(let index):
      if !facts.transition.views[index].isStanding { return "`\(name)` is there for the run only" }
      return isForward ? "`\(name)` is not on the display yet" : nil
    case .container, .shared, .tabBar, .navigationBar: return nil
    }
  }
}

extension TransitionStyle {
  /// Whether the from screen leaves the window when the to screen rests.
  fileprivate var removesFrom: Bool {
    switch self {
    case .navigation, .modal, .tab: true
    case .overlay, .container: false
    }
  }
}
