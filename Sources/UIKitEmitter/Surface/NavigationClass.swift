import TransitionPlan

extension TransitionClass {
  /// The delegate of a navigation controller.
  var navigation: Hosting {
    var hosting = Hosting(
      delegates: ["UINavigationControllerDelegate"],
      stored: hosted("TransitionNavigation", [SwiftArgument(nil, describing)]))
    if attaches {
      let parameter = SwiftParameter("to " + types.parameter(.from), types[.from].type)
      hosting.others = [attach(parameter, attachWords)]
    }
    hosting.methods = [pushOrPop]
    if !transition.interactions.isEmpty { hosting.methods.append(pulled) }
    hosting.methods += [willShow, didShow]
    return hosting
  }

  /// The documentation of `attach`.
  var attachWords: String {
    let isPulled = transition.interactions.contains { $0.direction == .forward }
    let words = [
      isPulled ? "a finger on a screen begin the way there" : nil,
      transition.presses.isEmpty ? nil : "what a finger goes down on yield to it",
    ]
    return "Lets " + words.compactMap(\.self).joined(separator: ", and ")
      + ". Call it once for each, when the screen's view is there."
  }

  private func method(
    _ parameters: [SwiftParameter], result: String?, _ call: SwiftExpression
  ) -> SwiftDeclaration {
    method(
      "navigationController",
      [SwiftParameter("_ stack", "UINavigationController")] + parameters, result: result,
      of: "UINavigationControllerDelegate", call)
  }

  private var pushOrPop: SwiftDeclaration {
    method(
      [
        SwiftParameter("animationControllerFor operation", "UINavigationController.Operation"),
        SwiftParameter("from fromVC", "UIViewController"), SwiftParameter("to toVC", "UIViewController"),
      ], result: "(any UIViewControllerAnimatedTransitioning)?",
      Self.host.calling(
        "animator", SwiftArgument("for", .name("operation")), SwiftArgument("from", .name("fromVC")),
        SwiftArgument("to", .name("toVC")), SwiftArgument("in", .name("stack"))))
  }

  private var pulled: SwiftDeclaration {
    method(
      [
        SwiftParameter(
          "interactionControllerFor run", "any UIViewControllerAnimatedTransitioning")
      ], result: "(any UIViewControllerInteractiveTransitioning)?",
      Self.host.calling("interaction", SwiftArgument("for", .name("run"))))
  }

  private var willShow: SwiftDeclaration {
    method(
      [SwiftParameter("willShow top", "UIViewController"), SwiftParameter("animated", "Bool")],
      result: nil,
      Self.host.calling(
        "willShow", SwiftArgument(nil, .name("top")),
        SwiftArgument("in", .name("stack")), SwiftArgument("animated", .name("animated"))))
  }

  private var didShow: SwiftDeclaration {
    method(
      [SwiftParameter("didShow top", "UIViewController"), SwiftParameter("animated", "Bool")],
      result: nil,
      Self.host.calling(
        "didShow", SwiftArgument(nil, .name("top")),
        SwiftArgument("in", .name("stack"))))
  }
}
