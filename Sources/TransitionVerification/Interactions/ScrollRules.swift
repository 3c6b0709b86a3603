import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Between a pan and the scroll views under it something says which takes the finger.
  ///
  /// Pans from an edge are not looked at: they begin where no list is touched, and the platform prefers them.
  mutating func checkScrollRules() {
    guard case .pan(let direction) = interaction.gesture, let place = interaction.gestureLocation else {
      return
    }
    for scroll in scrollViews where !isSettled(scroll) {
      let name = transition.name(of: scroll)
      report(
        Diagnostic(
          .scrollViewUnderGesture, at: place.range, [.text(interaction.gesture.text), .text(name)],
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
    switch interaction.view {
    case .screen(let side): scrollViews(on: side)
    case .container: scrollViews(on: interaction.direction.start)
    case .provided(let side, let index): scrollViews(on: side).filter { $0 == .provided(side, index) }
    case .shared, .added, .tabBar, .navigationBar: []
    }
  }

  private func scrollViews(on side: Side) -> [Subject] {
    let views = transition[side].views
    return views.indices.filter { views[$0].kind == .scroll || views[$0].kind == .collection }
      .map { .provided(side, $0) }
  }

  private func isSettled(_ scroll: Subject) -> Bool {
    interaction.simultaneous.contains { $0.subject == scroll }
      || interaction.handsOver.contains { $0.subject == scroll }
      || interaction.rules.contains { $0.view == scroll }
      || interaction.holds.contains { $0.subject == scroll && $0.property == .scrollEnabled }
      || interaction.begin.map { reads(scroll, $0) } == true
  }

  /// Whether a condition asks where a scroll view is scrolled to, or whether it scrolls.
  private func reads(_ scroll: Subject, _ id: ExpressionID) -> Bool {
    var isRead = false
    expressions.visit(id) { part in
      switch expressions[part].kind {
      case .property(scroll, .offset), .property(scroll, .scrollEnabled): isRead = true
      case .local(let index): isRead = isRead || reads(scroll, transition.locals[index].value)
      default: break
      }
    }
    return isRead
  }
}
