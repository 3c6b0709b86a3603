import TransitionPlan

extension TransitionClass {
  /// The methods of a screen that is presented.
  var presented: Hosting {
    let findsScreen = types[.from] != .any
    var hosting = Hosting(
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
    hosting.others += [adopt, delegate]
    return hosting
  }

  private var adopt: SwiftDeclaration {
    let to = types.parameter(.to)
    return function(
      "adopt", [SwiftParameter("_ " + to, types[.to].type)],
      ["Lets a screen be presented and dismissed by this transition. Call it before `present`."]
        + (transition.style == .overlay
          ? [
            hasStatusBar
              ? "The status bar looks as this screen wants it."
              : "The status bar looks as the screen below wants it, because this one does not cover it."
          ] : []),
      Self.host.calling(
        "adopt", SwiftArgument(nil, .name(to)),
        SwiftArgument("isUnderStatusBar", .name(hasStatusBar ? "true" : "false"))))
  }

  /// The runtime's own delegate, which `adopt` sets.
  private var delegate: SwiftDeclaration {
    SwiftDeclaration(
      documentation: [
        "The app's own transitioning delegate, if it sets one after `adopt`, forwards its calls to this."
      ],
      kind: .computed(
        "var delegate", type: "any UIViewControllerTransitioningDelegate",
        [SwiftAccessor(nil, [.expression(Self.host)])]))
  }
}
