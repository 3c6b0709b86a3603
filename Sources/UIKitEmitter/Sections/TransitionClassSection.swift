import TransitionPlan

/// The only class that an app names: the navigation controller's delegate.
enum TransitionClassSection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let name = scope.type("Transition")
    let documentation = scope.transition.documentation
    var items = documentation.map(SwiftItem.doc)
    if items.isEmpty {
      items = [
        .doc("The way from `\(scope.transition.from.name)` to `\(scope.transition.to.name)` and back.")
      ]
    }
    items += [
      .doc(""),
      .doc("An app with a navigation delegate of its own calls these methods from it."),
      .line("@MainActor", comment: nil),
    ]
    return items + [
      .block(
        "final class \(name): NSObject, UINavigationControllerDelegate", comment: nil, body(scope),
        tail: .none)
    ]
  }

  private static func body(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      if scope.interaction != nil {
        SwiftItem.doc("The direction under way.")
        "fileprivate weak var run: \(scope.type("Run"))?"
        SwiftItem.doc(
          "A way back that the finger has begun and the navigation controller has not asked for yet.")
        "fileprivate var pulled: \(scope.type("Run"))?"
      }
      if scope.hasStay {
        "private var stays: [\(scope.type("Stay"))] = []"
        SwiftItem.blank
      }
      animationController(scope)
      if scope.interaction != nil {
        SwiftItem.blank
        interactionController(scope)
      }
      if scope.hasStay {
        SwiftItem.blank
        stays(scope)
      }
    }
  }

  private static func animationController(_ scope: TransitionScope) -> SwiftItem {
    let from = scope.from
    let to = scope.to
    let pulled = scope.interaction != nil
    return SwiftItem.block(
      "func navigationController(_ navigationController: UINavigationController, "
        + "animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, "
        + "to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?"
    ) {
      if pulled {
        "let pulled: \(scope.type("Run"))? = self.pulled"
        "self.pulled = nil"
      }
      "let isPush: Bool = operation == .push"
      SwiftItem.block(
        "guard operation != .none, let \(from) = (isPush ? fromVC : toVC) as? \(scope.screenType(.from)), "
          + "let \(to) = (isPush ? toVC : fromVC) as? \(scope.screenType(.to)) else"
      ) { "return nil" }
      if pulled {
        SwiftItem.compact(
          "if let pulled, !isPush, pulled.\(to) === \(to), pulled.\(from) === \(from)", "return pulled")
      }
      "return \(scope.type("Run"))(from: isPush ? .\(from) : .\(to), \(from): \(from), \(to): \(to)\(scope.hasStay ? ", transition: self" : ""))"
    }
  }

  private static func interactionController(_ scope: TransitionScope) -> SwiftItem {
    SwiftItem.block(
      "func navigationController(_ navigationController: UINavigationController, "
        + "interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) "
        + "-> (any UIViewControllerInteractiveTransitioning)?"
    ) {
      SwiftItem.compact(
        "guard let run = animationController as? \(scope.type("Run")), run.isPulled else", "return nil")
      "return run"
    }
  }

  /// What comes and goes with the to screen.
  private static func stays(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    return swift {
      SwiftItem.block(
        "func navigationController(_ navigationController: UINavigationController, "
          + "didShow viewController: UIViewController, animated: Bool)"
      ) {
        if scope.interaction != nil { "pulled = nil" }
        "let stack: [UIViewController] = navigationController.viewControllers"
        SwiftItem.compact(
          "for stay in stays where !stack.contains(where: { $0 === stay.\(to) })", "endStay(of: stay.\(to))")
        SwiftItem.compact(
          "if let \(to) = viewController as? \(scope.screenType(.to))", "beginStay(of: \(to))")
      }
      SwiftItem.blank
      SwiftItem.block("fileprivate func beginStay(of \(to): \(scope.screenType(.to)))") {
        SwiftItem.compact("if stays.contains(where: { $0.\(to) === \(to) })", "return")
        "stays.append(\(scope.type("Stay"))(of: \(to), transition: self))"
      }
      SwiftItem.blank
      SwiftItem.block("fileprivate func endStay(of \(to): \(scope.optionalScreenType(.to)))") {
        SwiftItem.compact("for stay in stays where stay.\(to) === \(to)", "stay.end()")
        "stays.removeAll { $0.\(to) === \(to) }"
      }
    }
  }
}
