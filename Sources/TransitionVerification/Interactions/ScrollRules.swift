import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Between a pan and the scroll views under it something says which takes the finger.
  ///
  /// Pans from an edge are not looked at: they begin where no list is touched, and the platform prefers them.
  mutating func checkScrollRules() {
    guard case .pan(let direction) = facts.interaction.gesture, let place = facts.interaction.gestureLocation
    else {
      return
    }
    let scrollViews = scrollViews
    if scrollViews.isEmpty { return }
    let settled = settledViews
    for scroll in scrollViews where !settled.contains(scroll) {
      let name = facts.transition.name(of: scroll)
      report(
        Diagnostic(
          .scrollViewUnderGesture, at: place.range, [.text(facts.interaction.gesture.text), .text(name)],
          notes: [
            "say it with \(Self.atItsStart(name, direction))`hold \(name).scrollEnabled = false`, "
              + "`simultaneous with`, `hands over to`, `outranks` or `waits for`"
          ]))
      return
    }
  }

  /// The condition that a view is scrolled as far as it goes, where a pan goes on from there.
  private static func atItsStart(_ name: String, _ direction: PanDirection) -> String {
    switch direction {
    case .down, .vertical: "`begin when \(name).offset.y <= 0`, "
    case .right, .horizontal: "`begin when \(name).offset.x <= 0`, "
    case .up, .left, .any: ""
    }
  }

  /// The scroll views that are under the finger, as far as the spec knows: those of the screen that has the gesture.
  private var scrollViews: [Subject] {
    switch facts.interaction.view {
    case .screen(let side): scrollViews(on: side)
    case .container: scrollViews(on: facts.interaction.direction.start)
    case .provided(let side, let index): scrollViews(on: side).filter { $0 == .provided(side, index) }
    case .shared, .added, .tabBar, .navigationBar: []
    }
  }

  private func scrollViews(on side: Side) -> [Subject] {
    let views = facts.transition[side].views
    return views.indices.filter { views[$0].kind == .scroll || views[$0].kind == .collection }
      .map { .provided(side, $0) }
  }

  /// Of which it is said who takes the finger.
  private var settledViews: SubjectMarks {
    var settled = SubjectMarks(of: facts.transition)
    for rule in facts.interaction.simultaneous { settled.insert(rule.subject) }
    for rule in facts.interaction.handsOver { settled.insert(rule.subject) }
    for rule in facts.interaction.rules { settled.insert(rule.view) }
    for hold in facts.interaction.holds where hold.property == .scrollEnabled { settled.insert(hold.subject) }
    if let begin = facts.interaction.begin { add(begin, to: &settled) }
    return settled
  }

  /// Adds what a condition asks where it is scrolled to, or whether it scrolls.
  private func add(_ id: ExpressionID, to settled: inout SubjectMarks) {
    switch facts.expressions[id].kind {
    case .property(let subject, .offset), .property(let subject, .scrollEnabled): settled.insert(subject)
    case .local(let index): add(facts.transition.locals[index].value, to: &settled)
    default: for operand in facts.expressions.operands(of: id) { add(operand, to: &settled) }
    }
  }
}
