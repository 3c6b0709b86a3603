import TransitionPlan

extension TransitionClass {
  /// The properties that an app reads and sets, for any style.
  var properties: [SwiftDeclaration] { closeLabel + states + fingers + [didEnd] }

  /// What the app assigns to a property.
  private var value: SwiftArgument { SwiftArgument(nil, .name("newValue")) }

  /// The runtime stores it; an app sets it once.
  private var closeLabel: [SwiftDeclaration] {
    if !closesOnTap { return [] }
    let label = Self.host.dot("closeLabel")
    return [
      SwiftDeclaration(
        documentation: ["The VoiceOver label of the view that dismisses the \(transition.to.name)."],
        kind: .computed(
          "var closeLabel", type: "String",
          [
            SwiftAccessor("get", [.expression(label)]),
            SwiftAccessor("set", [.assignment(label, value.value)]),
          ]))
    ]
  }

  /// The rest state of the to screen, and the functions that change it.
  private var states: [SwiftDeclaration] {
    if transition.states.isEmpty { return [] }
    let to = transition.to.name
    let observer = SwiftStatement.expression(Self.host.calling("onMove", value))
    return [
      SwiftDeclaration(
        documentation: ["Called with the new state as soon as the \(to) moves to it."],
        kind: .observed("var moved", type: "((\(types.state)) -> Void)?", value: nil, willSet: observer)),
      SwiftDeclaration(
        documentation: ["The state in which the \(to) rests, or to which it moves."],
        kind: .computed(
          "var state", type: types.state,
          [SwiftAccessor(nil, [.expression(Self.host.calling("state"))])])),
      function(
        "move", [SwiftParameter("to state", types.state), SwiftParameter("animated", "Bool")],
        [
          "Moves the visible \(to) to a state.",
          "Does nothing under a finger, or while the screen is presented or dismissed.",
        ],
        Self.host.calling(
          "move", SwiftArgument("to", .name("state")), SwiftArgument("animated", .name("animated")))),
    ]
  }

  /// Whether each gesture is enabled, and the app's condition for it.
  private var fingers: [SwiftDeclaration] {
    transition.interactions.enumerated().flatMap { index, interaction -> [SwiftDeclaration] in
      let name = types.gestures[index]
      let gesture = "`" + interaction.gesture.text + "`"
      let place = gesture + " (" + places.line(interaction.location) + ")"
      let number = SwiftArgument(nil, .number(Double(index)))
      let enabled = "is" + NameStyle.capitalized(name) + "Enabled"
      let asked = name + "ShouldBegin"
      func passed(to function: String) -> SwiftStatement {
        .expression(Self.host.calling(function, number, value))
      }
      return [
        SwiftDeclaration(
          documentation: ["Whether \(place) is recognized."],
          kind: .observed(
            "var " + enabled, type: "Bool", value: .name("true"), willSet: passed(to: "enable"))),
        SwiftDeclaration(
          documentation: ["Called after all conditions of the spec; false refuses \(gesture)."],
          kind: .observed(
            "var " + asked, type: "((UIGestureRecognizer) -> Bool)?", value: nil,
            willSet: passed(to: "ask"))),
      ]
    }
  }

  private var didEnd: SwiftDeclaration {
    SwiftDeclaration(
      documentation: ["Called when a run has ended and UIKit has been notified."],
      kind: .observed(
        "var didEnd", type: "((_ isForward: Bool, _ isFinished: Bool) -> Void)?", value: nil,
        willSet: .assignment(Self.host.dot("didEnd"), value.value)))
  }
}
