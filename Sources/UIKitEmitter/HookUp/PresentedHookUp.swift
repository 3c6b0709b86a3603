import TransitionPlan

extension HookUp {
  /// The screen that presents.
  var presented: (classes: [SwiftDeclaration], notes: [Note]) {
    let pulls = transition.asksFromScreen
    let attaches = pulls || !transition.presses.isEmpty
    let load = loading([.expression(owner.calling("attach", SwiftArgument("to", .name("self"))))])
    let own = type(
      controller(.from), ["UIViewController"] + protocols([.from]),
      kept("A delegate is not retained: keep it.") + members([.from]) + (attaches ? [load] : [])
        + [pulls ? asked : show])
    var notes: [Note] = []
    if case .requiring(let name) = types[.to] {
      notes.append(Note(text: "Let the other screen conform to `\(name)`, and dismiss it as usual."))
    }
    if !transition.views.contains(where: \.dismissesOnTap) {
      notes.append(
        Note(
          text:
            "Before iOS 17, VoiceOver's escape calls only that screen: override its `accessibilityPerformEscape()`, and "
            + "check `isModalInPresentation` and the presentation's delegate first."))
    }
    return ([own], notes)
  }

  private var show: SwiftDeclaration {
    SwiftDeclaration(
      kind: .function(
        "func show", [SwiftParameter("_ " + types.parameter(.to), types[.to].type)], result: nil,
        body: presenting))
  }

  private var asked: SwiftDeclaration {
    let made = SwiftStatement.constant(types.parameter(.to), .call(.name(controller(.to)), []))
    return SwiftDeclaration(
      kind: .function(
        "func " + types.members(.from).presents, [], result: nil,
        body: [.note("A button can call it too."), made] + presenting))
  }

  private var presenting: [SwiftStatement] {
    let screen = SwiftArgument(nil, .name(types.parameter(.to)))
    return [
      .expression(owner.calling("adopt", screen)),
      .expression(
        .call(.name("present"), [screen, SwiftArgument("animated", .name("true"))])),
    ]
  }
}
