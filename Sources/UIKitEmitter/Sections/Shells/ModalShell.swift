import TransitionPlan

/// The methods of the delegate of a screen that is presented over the full screen.
enum ModalShell {
  static func methods(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      adopt(scope)
      SwiftItem.blank
      presented(scope)
      SwiftItem.blank
      dismissed(scope)
      if scope.isInteractive {
        SwiftItem.blank
        interactionController(scope)
      }
    }
  }

  private static func adopt(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    return swift {
      SwiftItem.doc("Lets a screen be presented and dismissed by this transition. Call it before `present`.")
      SwiftItem.block("func adopt(_ \(to): \(scope.screenType(.to)))") {
        SwiftItem.line(
          "\(to).modalPresentationStyle = .fullScreen",
          "`style modal` (\(scope.line(scope.transition.location)))")
        "\(to).transitioningDelegate = self"
        if scope.hasStay { "beginStay(of: \(to))" }
      }
    }
  }

  private static func presented(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    return swift {
      SwiftItem.block(
        "func animationController(forPresented presented: UIViewController, presenting: UIViewController, "
          + "source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?"
      ) {
        "guard let \(from) = \(scope.finder)(in: source) ?? \(scope.finder)(in: presenting), "
          + "let \(to) = presented as? \(scope.screenType(.to)) else { return nil }"
        "return \(scope.type("Run"))(from: .\(from), \(from): \(from), \(to): \(to)\(transition(scope)))"
      }
    }
  }

  private static func dismissed(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    let run = scope.type("Run")
    return swift {
      SwiftItem.block(
        "func animationController(forDismissed dismissed: UIViewController)"
          + " -> (any UIViewControllerAnimatedTransitioning)?"
      ) {
        if scope.isInteractive {
          "let pulled: \(run)? = self.pulled"
          "self.pulled = nil"
        }
        "guard let \(from) = \(scope.finder)(in: dismissed.presentingViewController), "
          + "let \(to) = dismissed as? \(scope.screenType(.to)) else { return nil }"
        if scope.isInteractive {
          "if let pulled, pulled.\(to) === \(to), pulled.\(from) === \(from) { return pulled }"
        }
        "return \(run)(from: .\(to), \(from): \(from), \(to): \(to)\(transition(scope)))"
      }
    }
  }

  private static func transition(_ scope: TransitionScope) -> String {
    scope.hasStay ? ", transition: self" : ""
  }

  private static func interactionController(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.block(
        "func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)"
          + " -> (any UIViewControllerInteractiveTransitioning)?"
      ) {
        "guard let run = animator as? \(scope.type("Run")), run.isPulled else { return nil }"
        "return run"
      }
    }
  }

  /// The function that finds the from screen where an app has put it into a container.
  static func finder(_ scope: TransitionScope) -> [SwiftItem] {
    let finder = scope.finder
    let from = scope.from
    return swift {
      SwiftItem.blank
      SwiftItem.doc(
        "The \(from) that a controller shows: itself, or what a navigation or a tab bar controller has in front."
      )
      "@MainActor"
      SwiftItem.block(
        "private func \(finder)(in controller: UIViewController?) -> \(scope.optionalScreenType(.from))"
      ) {
        "if let \(from) = controller as? \(scope.screenType(.from)) { return \(from) }"
        SwiftItem.compact(
          "if let navigation = controller as? UINavigationController",
          "return \(finder)(in: navigation.topViewController)")
        SwiftItem.compact(
          "if let tabs = controller as? UITabBarController",
          "return \(finder)(in: tabs.selectedViewController)")
        "return nil"
      }
    }
  }
}
