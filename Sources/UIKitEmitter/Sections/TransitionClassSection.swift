import TransitionPlan

/// `<T>Transition`: the only class that the app names, the navigation controller's delegate.
enum TransitionClassSection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      documentation(scope)
      "@MainActor"
      SwiftItem.block("final class \(scope.type("Transition")): NSObject, UINavigationControllerDelegate") {
        state(scope)
        animationController(scope)
        if scope.isInteractive {
          SwiftItem.blank
          interactionController(scope)
        }
        if scope.hasStay {
          SwiftItem.blank
          didShow(scope)
          SwiftItem.blank
          stays(scope)
        }
      }
    }
  }

  private static func documentation(_ scope: TransitionScope) -> [SwiftItem] {
    let transition = scope.transition
    let count = 1 + (scope.isInteractive ? 1 : 0) + (scope.hasStay ? 1 : 0)
    let methods = ["this method", "these two methods", "these three methods"][count - 1]
    return swift {
      if transition.documentation.isEmpty {
        SwiftItem.doc("The transition `\(transition.name)` (\(scope.line(transition.location))).")
      }
      for line in transition.documentation { SwiftItem.doc(line) }
      SwiftItem.doc("")
      SwiftItem.doc("An app with a navigation delegate of its own calls \(methods) from it.")
    }
  }

  private static func state(_ scope: TransitionScope) -> [SwiftItem] {
    let run = scope.type("Run")
    return swift {
      if scope.isInteractive {
        SwiftItem.doc("The direction under way.")
        "fileprivate weak var run: \(run)?"
        SwiftItem.doc(
          "A way back that the finger has begun and the navigation controller has not asked for yet.")
        "fileprivate var pulled: \(run)?"
      }
      if scope.hasStay {
        "private var stays: [\(scope.type("Stay"))] = []"
        SwiftItem.blank
      }
    }
  }

  private static func animationController(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    let run = scope.type("Run")
    return swift {
      SwiftItem.block(
        "func navigationController(_ navigationController: UINavigationController, "
          + "animationControllerFor operation: UINavigationController.Operation, "
          + "from fromVC: UIViewController, to toVC: UIViewController"
          + ") -> (any UIViewControllerAnimatedTransitioning)?"
      ) {
        if scope.isInteractive {
          "let pulled: \(run)? = self.pulled"
          "self.pulled = nil"
        }
        "let isPush: Bool = operation == .push"
        "guard operation != .none, let \(from) = (isPush ? fromVC : toVC) as? \(scope.screenType(.from)), "
          + "let \(to) = (isPush ? toVC : fromVC) as? \(scope.screenType(.to)) else { return nil }"
        if scope.isInteractive {
          "if let pulled, !isPush, pulled.\(to) === \(to), pulled.\(from) === \(from) { return pulled }"
        }
        "return \(run)(from: isPush ? .\(from) : .\(to), \(from): \(from), \(to): \(to)"
          + (scope.hasStay ? ", transition: self)" : ")")
      }
    }
  }

  private static func interactionController(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.block(
        "func navigationController(_ navigationController: UINavigationController, "
          + "interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning"
          + ") -> (any UIViewControllerInteractiveTransitioning)?"
      ) {
        "guard let run = animationController as? \(scope.type("Run")), run.isPulled else { return nil }"
        "return run"
      }
    }
  }

  private static func didShow(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    return swift {
      SwiftItem.block(
        "func navigationController(_ navigationController: UINavigationController, "
          + "didShow viewController: UIViewController, animated: Bool)"
      ) {
        if scope.isInteractive { "pulled = nil" }
        "let stack: [UIViewController] = navigationController.viewControllers"
        SwiftItem.compact(
          "for stay in stays where !stack.contains(where: { $0 === stay.\(to) })", "endStay(of: stay.\(to))")
        SwiftItem.compact(
          "if let \(to) = viewController as? \(scope.screenType(.to))", "beginStay(of: \(to))")
      }
    }
  }

  private static func stays(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    return swift {
      SwiftItem.block("fileprivate func beginStay(of \(to): \(scope.screenType(.to)))") {
        "if stays.contains(where: { $0.\(to) === \(to) }) { return }"
        "stays.append(\(scope.type("Stay"))(of: \(to), transition: self))"
      }
      SwiftItem.blank
      SwiftItem.block("fileprivate func endStay(of \(to): \(scope.optionalScreenType(.to)))") {
        "for stay in stays where stay.\(to) === \(to) { stay.end() }"
        "stays.removeAll { $0.\(to) === \(to) }"
      }
    }
  }
}
