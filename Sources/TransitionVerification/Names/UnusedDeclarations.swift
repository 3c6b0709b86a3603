import TransitionDiagnostics
import TransitionPlan

/// What a screen hands over, or a transition declares, and nothing uses: the app is asked for it all the same.
enum UnusedDeclarations {
  static func findings(_ transition: Transition, _ uses: Uses) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for side in Side.allCases {
      let screen = transition[side]
      for (index, view) in screen.views.enumerated() where !uses.subjects.contains(.provided(side, index)) {
        // That it scrolls has a say in what takes the finger.
        if !transition.interactions.isEmpty, view.kind == .scroll || view.kind == .collection { continue }
        findings.append(finding("the view `\(screen.name).\(view.name)`", view.location))
      }
      for (index, value) in screen.values.enumerated() where !uses.reads(value: index, of: side) {
        findings.append(finding("the value `\(screen.name).\(value.name)`", value.location))
      }
      for (index, hook) in screen.hooks.enumerated() where !uses.calls(hook: index, of: side) {
        var found = finding("the hook `\(screen.name).\(hook.name)`", hook.location)
        found.notes = ["a hook is called with `call \(screen.name).\(hook.name) at end`"]
        findings.append(found)
      }
    }
    // States that no table has are all alike.
    if transition.stateTables.isEmpty, uses.states.isEmpty, let first = transition.states.first {
      var found = finding("the rest state `\(first.name)`", first.location)
      found.notes = ["a table has a value for each rest state: `animate sheet.y { … }`"]
      findings.append(found)
    }
    return findings
  }

  private static func finding(_ what: String, _ location: SpecLocation) -> Diagnostic {
    Diagnostic(.unusedDeclaration, at: location.range, [.text(what)])
  }
}
