import TransitionPlan

extension TransitionClass {
  /// What an app reads and sets, whatever the style is.
  var properties: [SwiftDeclaration] { closeLabel + states + fingers + [didEnd] }

  private var closeLabel: [SwiftDeclaration] {
    if !closesOnTap { return [] }
    let bundle = SwiftExpression.call(
      .name("Bundle"), [SwiftArgument("for", .name(types.transition).dot("self"))])
    let text = SwiftExpression.call(
      .name("NSLocalizedString"),
      [
        SwiftArgument(nil, .string("Close")), SwiftArgument("bundle", bundle),
        SwiftArgument("comment", .string("What dismisses the \(transition.to.name)")),
      ])
    let told = SwiftStatement.assignment(Self.host.dot("closeLabel"), .name("closeLabel"))
    return [
      SwiftDeclaration(
        documentation: ["What VoiceOver calls what dismisses the \(transition.to.name) when it is tapped."],
        kind: .computed(
          "var closeLabel", type: "String", value: text, [SwiftAccessor("didSet", [told])]))
    ]
  }

  /// Where the to screen is, and how it gets elsewhere.
  private var states: [SwiftDeclaration] {
    if transition.states.isEmpty { return [] }
    let to = transition.to.name
    let told = SwiftStatement.expression(Self.host.calling("tells", SwiftArgument(nil, .name("moved"))))
    return [
      SwiftDeclaration(
        documentation: ["Told where the \(to) is bound for, whenever that changes."],
        kind: .computed(
          "var moved", type: "((\(types.state)) -> Void)?", value: nil, [SwiftAccessor("didSet", [told])])),
      SwiftDeclaration(
        documentation: ["Where the \(to) rests, or is bound for."],
        kind: .computed(
          "var state", type: types.state, value: nil,
          [SwiftAccessor(nil, [.expression(Self.host.calling("state"))])])),
      function(
        "move", [SwiftParameter("to state", types.state), SwiftParameter("animated", "Bool")],
        ["Moves the \(to) that is up. While it comes or goes, or a finger has it, nothing happens."],
        Self.host.calling(
          "move", SwiftArgument("to", .name("state")), SwiftArgument("animated", .name("animated")))),
    ]
  }

  /// Whether each gesture is let, and who else is asked.
  private var fingers: [SwiftDeclaration] {
    transition.interactions.enumerated().flatMap { index, interaction -> [SwiftDeclaration] in
      let name = types.gestures[index]
      let place = "`" + interaction.gesture.text + "` (" + places.line(interaction.location) + ")"
      let number = SwiftArgument("gesture", .number(Double(index)))
      let read = SwiftStatement.expression(Self.host.calling("isEnabled", number))
      let write = SwiftStatement.expression(
        Self.host.calling("setEnabled", SwiftArgument(nil, .name("newValue")), number))
      let asked = name + "ShouldBegin"
      let told = SwiftStatement.expression(
        Self.host.calling("shouldBegin", number, SwiftArgument(nil, .name(asked))))
      return [
        SwiftDeclaration(
          documentation: ["Whether \(place) is recognized."],
          kind: .computed(
            "var is" + NameStyle.capitalized(name) + "Enabled", type: "Bool", value: nil,
            [SwiftAccessor("get", [read]), SwiftAccessor("set", [write])])),
        SwiftDeclaration(
          documentation: ["Asked whether \(place) may begin, when all that the spec says lets it."],
          kind: .computed(
            "var " + asked, type: "((UIGestureRecognizer) -> Bool)?", value: nil,
            [SwiftAccessor("didSet", [told])])),
      ]
    }
  }

  private var didEnd: SwiftDeclaration {
    let told = SwiftExpression.call(
      .name("didEnd?"),
      [
        SwiftArgument(nil, .binary(.name("direction"), .equal, .implicit("forward"))),
        SwiftArgument(nil, .name("isFinished")),
      ])
    let closure = SwiftClosure("[didEnd = self.didEnd] direction, isFinished", [.expression(told)])
    return SwiftDeclaration(
      documentation: ["Told when a run has ended, and the platform knows."],
      kind: .computed(
        "var didEnd", type: "((_ isForward: Bool, _ isFinished: Bool) -> Void)?", value: nil,
        [SwiftAccessor("didSet", [.assignment(Self.host.dot("completed"), .closure(closure))])]))
  }
}
