import TransitionDiagnostics
import TransitionPlan

/// Finds handed-over views and values, hooks, states and `let`s that nothing uses, although the app has to provide them; and a `fallback`
/// of nothing.
enum UnusedDeclarations {
  static func findings(_ transition: Transition, _ uses: Uses) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    add(.from, of: transition, uses, to: &findings)
    add(.to, of: transition, uses, to: &findings)
    // States without a table are all alike.
    if transition.stateTables.isEmpty, !uses.namesState, let first = transition.states.first {
      var found = finding("the rest state `\(first.name)`", first.location)
      found.notes = ["a table has a value for each rest state: `animate sheet.y { … }`"]
      findings.append(found)
    }
    if transition.shared.isEmpty, let fallback = transition.fallback {
      findings.append(
        Diagnostic.withoutEffect(
          at: fallback.location.range, "`fallback`",
          "it plays when no shared element can fly, and there is none"))
    }
    return findings
  }

  private static func add(
    _ side: Side, of transition: Transition, _ uses: Uses, to findings: inout [Diagnostic]
  ) {
    let screen = transition[side]
    let (views, values, hooks) = (screen.views, screen.values, screen.hooks)
    // That a view scrolls has a say in what takes the finger on its screen.
    let isTouched = transition.interactions.contains {
      OtherScreen.side(of: $0, transition).map { $0 == side } ?? true
    }
    for index in views.indices where !uses.has(.provided(side, index)) {
      if isTouched, views[index].kind.scrolls { continue }
      findings.append(finding("the view `\(screen.name).\(views[index].name)`", views[index].location))
    }
    for index in values.indices where !uses.reads(value: index, of: side) {
      findings.append(finding("the value `\(screen.name).\(values[index].name)`", values[index].location))
    }
    for index in hooks.indices where !uses.calls(hook: index, of: side) {
      var found = finding("the hook `\(screen.name).\(hooks[index].name)`", hooks[index].location)
      found.notes = ["a hook is called with `call \(screen.name).\(hooks[index].name) at end`"]
      findings.append(found)
    }
  }

  private static func finding(_ what: String, _ location: SpecLocation) -> Diagnostic {
    Diagnostic(.unusedDeclaration, at: location.range, [.text(what)])
  }
}
