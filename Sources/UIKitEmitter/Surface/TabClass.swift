import TransitionPlan

extension TransitionClass {
  private static let bar = SwiftParameter("_ tabs", "UITabBarController")
  private static let delegate = "UITabBarControllerDelegate"

  /// The delegate of a tab bar controller.
  var tabs: Hosting {
    var hosting = Hosting(
      delegates: [Self.delegate], stored: hosted("TransitionTabs", [SwiftArgument(nil, describing)]))
    let hasFingers = !transition.interactions.isEmpty
    if hasFingers || !transition.presses.isEmpty {
      hosting.others.append(
        attach(
          SwiftParameter("to tabs", "UITabBarController"),
          "Lets a finger change the tab. Call it once, when the tab bar controller's view is there."))
    }
    hosting.others.append(
      jump(besides: "the tab bar controller changes its size, and before code selects a tab"))
    hosting.methods = [shouldSelect, selecting] + (hasFingers ? [pulled] : [])
    return hosting
  }

  /// The function that ends the run under way.
  func jump(besides moment: String) -> SwiftDeclaration {
    let pull = transition.interactions.isEmpty ? "" : ", and cancels a pull"
    return function(
      "jump", [],
      ["Ends a run at once, at its end\(pull). Call it before \(moment)."],
      Self.host.calling("jump"))
  }

  private var shouldSelect: SwiftDeclaration {
    function(
      "tabBarController", [Self.bar, SwiftParameter("shouldSelect screen", "UIViewController")],
      result: "Bool", ["A tap ends a run at once, as it would have ended, and then selects."],
      Self.host.calling("shouldSelect"))
  }

  private var selecting: SwiftDeclaration {
    method(
      "tabBarController",
      [
        Self.bar, SwiftParameter("animationControllerForTransitionFrom fromVC", "UIViewController"),
        SwiftParameter("to toVC", "UIViewController"),
      ], result: "(any UIViewControllerAnimatedTransitioning)?", of: Self.delegate,
      Self.host.calling(
        "animator", SwiftArgument("from", .name("fromVC")), SwiftArgument("to", .name("toVC")),
        SwiftArgument("in", .name("tabs"))))
  }

  private var pulled: SwiftDeclaration {
    method(
      "tabBarController",
      [
        Self.bar,
        SwiftParameter(
          "interactionControllerFor animator", "any UIViewControllerAnimatedTransitioning"),
      ], result: "(any UIViewControllerInteractiveTransitioning)?", of: Self.delegate,
      Self.host.calling("interaction", SwiftArgument("for", .name("animator"))))
  }
}
