import TransitionPlan

extension TransitionClass {
  /// The part of a container view controller of the app that swaps its children.
  var container: Hosting {
    let stored = SwiftDeclaration(
      modifiers: ["private"], kind: .stored("let host", type: "TransitionContainer", value: nil))
    let isAsked = !ContainerQuestion.directions(transition).isEmpty
    let type = isAsked ? "any " + types.container : "UIViewController"
    let made = SwiftExpression.call(
      .name("TransitionContainer"),
      [SwiftArgument("in", .name("container")), SwiftArgument(nil, describing)])
    var hosting = Hosting(
      stored: stored,
      initial: (
        SwiftParameter("in container", type),
        "- Parameter container: The container controller, whose children are the screens.",
        .assignment(Self.host, made)
      ))
    hosting.others =
      [shown, show] + Direction.allCases.map(go) + [jump(besides: "the container changes its size")]
    return hosting
  }

  private var shown: SwiftDeclaration {
    SwiftDeclaration(
      documentation: ["The visible screen; during a run, the one that leaves."],
      kind: .computed(
        "var shown", type: "UIViewController?",
        [SwiftAccessor(nil, [.expression(Self.host.dot("shown"))])]))
  }

  private var show: SwiftDeclaration {
    function(
      "show", [SwiftParameter("_ screen", "UIViewController")],
      ["Shows a screen without animation: the first one, or another instead of the visible one."],
      Self.host.calling("show", SwiftArgument(nil, .name("screen"))))
  }

  private func go(_ direction: Direction) -> SwiftDeclaration {
    let place = "(" + places.line(transition[direction].location) + ")."
    let screen = types.parameter(direction.end)
    return function(
      direction.rawValue, [SwiftParameter("to " + screen, types[direction.end].type)],
      ["Goes \(direction.rawValue) to a screen; does nothing during a run \(place)"],
      Self.host.calling(
        "go", SwiftArgument(nil, .implicit(direction.rawValue)), SwiftArgument("to", .name(screen))))
  }
}
