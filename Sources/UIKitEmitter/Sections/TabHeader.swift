import TransitionPlan

/// The head of a generated file for a tab bar controller.
enum TabHeader {
  static func hookUp(_ scope: TransitionScope, _ property: String) -> [SwiftItem] {
    swift {
      comment("Hook-up\(HeaderSection.of(scope)):")
      comment("")
      code("final class \(scope.names.type)Controller: UITabBarController {")
      code(
        "  private let \(property) = \(scope.type("Transition"))()  // a delegate is not retained: keep it")
      comment("")
      code("  override func viewDidLoad() {")
      code("    super.viewDidLoad()")
      code("    delegate = \(property)")
      if scope.isInteractive { code("    \(property).attach(to: self)") }
      code("  }")
      comment("")
      code("  override func viewWillTransition(")
      code("    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator")
      code("  ) {")
      code("    \(property).jump()")
      code("    super.viewWillTransition(to: size, with: coordinator)")
      code("  }")
      code("}")
      comment("")
      comment(screens(scope))
      comment(
        "Code that selects a tab while another one may still be on its way calls `\(property).jump()` before."
      )
    }
  }

  /// Which tabs take part.
  private static func screens(_ scope: TransitionScope) -> String {
    let places = scope.transition.isDirectional ? ("before", "behind") : ("on the left", "on the right")
    let kinds = Side.allCases.map { side in
      scope.isAnyController(side) ? "any tab" : "a tab that is a `\(scope.bareScreenType(side))`"
    }
    let ways = scope.isInteractive ? "Taps, fingers" : "Taps"
    return
      "\(ways) and `selectedIndex` then go from \(kinds[0]) \(places.0) to \(kinds[1]) \(places.1), and back."
  }

  private static func comment(_ text: String) -> SwiftItem { .comment(text, marker: "//") }

  private static func code(_ line: String) -> SwiftItem { comment("    " + line) }
}
