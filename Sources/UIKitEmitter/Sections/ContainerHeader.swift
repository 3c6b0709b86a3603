import TransitionPlan

/// The head of a generated file for a container of the app's own: the whole container.
enum ContainerHeader {
  static func hookUp(_ scope: TransitionScope, _ property: String) -> [SwiftItem] {
    let first = scope.isAnyController(.from) ? "a screen" : "a `\(scope.bareScreenType(.from))`"
    let second = scope.isAnyController(.to) ? "a screen" : "a `\(scope.bareScreenType(.to))`"
    let conformance = scope.isInteractive ? ", \(scope.type("Container"))" : ""
    let name = scope.names.type + "Controller"
    return swift {
      comment("Hook-up\(HeaderSection.of(scope)), in the container that has the screens as children:")
      comment("")
      code("final class \(name): UIViewController\(conformance) {")
      code("  private lazy var \(property) = \(scope.type("Transition"))(in: self)")
      comment("")
      code("  override func viewDidLoad() {")
      code("    super.viewDidLoad()")
      code("    \(property).show(\(initial(scope)))  // the first screen")
      code("  }")
      comment("")
      questions(scope)
      code("  // The transition tells the children that come and go, this the one that shows.")
      code("  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }")
      for (verb, call) in calls {
        comment("")
        code("  override func view\(verb)(_ animated: Bool) {")
        if verb.hasPrefix("Will") {
          let words = verb == "WillAppear" ? "  // what is under way ends before it is forwarded" : ""
          code("    \(property).jump()\(words)")
        }
        code("    super.view\(verb)(animated)")
        code("    \(property).shown?.\(call)")
        code("  }")
      }
      comment("")
      code("  override func viewWillTransition(")
      code("    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator")
      code("  ) {")
      code("    \(property).jump()")
      code("    super.viewWillTransition(to: size, with: coordinator)")
      code("  }")
      code("}")
      comment("")
      comment(
        "`\(property).forward(to:)` goes from \(first) to \(second), `backward(to:)` back"
          + (scope.isInteractive ? "; so does a finger." : "."))
      if !scope.isAnyController(.from), !scope.isAnyController(.to), scope.isInteractive {
        comment("A controller that is both can be gone from in either direction.")
      }
    }
  }

  private static let calls = [
    ("WillAppear", "beginAppearanceTransition(true, animated: animated)"),
    ("DidAppear", "endAppearanceTransition()"),
    ("WillDisappear", "beginAppearanceTransition(false, animated: animated)"),
    ("DidDisappear", "endAppearanceTransition()"),
  ]

  private static func initial(_ scope: TransitionScope) -> String {
    let from = scope.transition.from
    return (from.className ?? NameTable.capitalized(from.name) + "Controller") + "()"
  }

  private static func questions(_ scope: TransitionScope) -> [SwiftItem] {
    Direction.allCases.filter(scope.isPulled).flatMap { direction in
      let (name, label) = scope.question(direction)
      let known = scope.names[direction.start]
      return swift {
        for line in HeaderSection.function(
          name, "\(label) \(known): \(scope.screenType(direction.start))",
          " -> \(scope.optionalScreenType(direction.end)) { nil }")
        {
          code("  " + line)
        }
        comment("")
      }
    }
  }

  private static func comment(_ text: String) -> SwiftItem { .comment(text, marker: "//") }

  private static func code(_ line: String) -> SwiftItem { comment("    " + line) }
}
