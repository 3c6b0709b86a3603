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
        "- Parameter container: Has the screens as children, in its view.",
        .assignment(Self.host, made)
      ))
    hosting.others =
      [shown, show] + Direction.allCases.map(go) + [jump(besides: "the container changes its size")]
    return hosting
  }

  private var shown: SwiftDeclaration {
    SwiftDeclaration(
      documentation: ["The screen that shows. During a run it is the one that leaves."],
      kind: .computed(
        "var shown", type: "UIViewController?",
        [SwiftAccessor(nil, [.expression(Self.host.dot("shown"))])]))
  }

  private var show: SwiftDeclaration {
    function(
      "show", [SwiftParameter("_ screen", "UIViewController")],
      ["Shows a screen at once: the first one, or another in the place of the one that shows."],
      Self.host.calling("show", SwiftArgument(nil, .name("screen"))))
  }

  private func go(_ direction: Direction) -> SwiftDeclaration {
    let place = "(" + places.line(transition[direction].location) + ")."
    let screen = types.parameter(direction.end)
    return function(
      direction.rawValue, [SwiftParameter("to " + screen, types[direction.end].type)],
      ["Goes \(direction.rawValue) to a screen; does nothing while a run is under way \(place)"],
      Self.host.calling(
        "go", SwiftArgument(nil, .implicit(direction.rawValue)), SwiftArgument("to", .name(screen))))
  }
}
