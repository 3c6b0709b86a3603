import TransitionPlan

extension TransitionClass {
  /// The delegate of a screen that is presented.
  var presented: Hosting {
    let findsScreen = types[.from] != .any
    var hosting = Hosting(
      delegates: ["UIViewControllerTransitioningDelegate"],
      stored: hosted(
        "TransitionPresenting",
        [
          SwiftArgument(nil, .implicit(transition.style.rawValue)), SwiftArgument(nil, describing),
          SwiftArgument("findsScreen", .name(findsScreen ? "true" : "false")),
        ]))
    if attaches {
      let parameter = SwiftParameter("to " + types.parameter(.from), types[.from].type)
      hosting.others = [attach(parameter, attachWords)]
    }
    hosting.others.append(adopt)
    if transition.style == .overlay { hosting.methods.append(presentation) }
    hosting.methods += [presenting, dismissing]
    hosting.methods += Direction.allCases.filter(isDriven).map(interaction)
    return hosting
  }

  private var adopt: SwiftDeclaration {
    let to = types.parameter(.to)
    // A screen with its own place or several states leaves the status bar to the screen below.
    let placed = transition.placements.map(\.subject) + transition.stateTables.map(\.subject)
    let isUnder = transition.style == .overlay && !placed.contains(.screen(.to))
    return function(
      "adopt", [SwiftParameter("_ " + to, types[.to].type)],
      ["Lets a screen be presented and dismissed by this transition. Call it before `present`."],
      Self.host.calling(
        "adopt", SwiftArgument(nil, .name(to)), SwiftArgument("for", .name("self")),
        SwiftArgument("isUnderStatusBar", .name(isUnder ? "true" : "false"))))
  }

  private func method(
    _ head: String, _ parameters: [SwiftParameter], result: String, _ call: SwiftExpression
  ) -> SwiftDeclaration {
    method(
      head, parameters, result: result, of: "UIViewControllerTransitioningDelegate", call)
  }

  private var presentation: SwiftDeclaration {
    method(
      "presentationController",
      [
        SwiftParameter("forPresented presented", "UIViewController"),
        SwiftParameter("presenting", "UIViewController?"), SwiftParameter("source", "UIViewController"),
      ], result: "UIPresentationController?",
      Self.host.calling(
        "presentation", SwiftArgument("of", .name("presented")), SwiftArgument("by", .name("presenting")),
        SwiftArgument("for", .name("source"))))
  }

  private var presenting: SwiftDeclaration {
    method(
      "animationController",
      [
        SwiftParameter("forPresented presented", "UIViewController"),
        SwiftParameter("presenting", "UIViewController"), SwiftParameter("source", "UIViewController"),
      ], result: "(any UIViewControllerAnimatedTransitioning)?",
      Self.host.calling(
        "animator", SwiftArgument("presenting", .name("presented")), SwiftArgument("by", .name("presenting")),
        SwiftArgument("for", .name("source"))))
  }

  private var dismissing: SwiftDeclaration {
    method(
      "animationController", [SwiftParameter("forDismissed dismissed", "UIViewController")],
      result: "(any UIViewControllerAnimatedTransitioning)?",
      Self.host.calling("animator", SwiftArgument("dismissing", .name("dismissed"))))
  }

  private func interaction(_ direction: Direction) -> SwiftDeclaration {
    let name = direction == .forward ? "Presentation" : "Dismissal"
    return method(
      "interactionControllerFor" + name,
      [SwiftParameter("using animator", "any UIViewControllerAnimatedTransitioning")],
      result: "(any UIViewControllerInteractiveTransitioning)?",
      Self.host.calling("interaction", SwiftArgument("for", .name("animator"))))
  }
}
