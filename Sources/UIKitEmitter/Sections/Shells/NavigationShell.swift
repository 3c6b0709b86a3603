import TransitionPlan

/// The methods of a navigation controller's delegate.
enum NavigationShell {
  /// How many of them there are.
  static func methodCount(_ scope: TransitionScope) -> Int {
    2 + (scope.isInteractive ? 1 : 0) + (standsAlongside(scope) ? 1 : 0)
  }

  static func methods(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      if scope.attaches {
        PresentedShell.attach(scope, GestureSection(scope, on: .transition))
        SwiftItem.blank
      }
      animationController(scope)
      if scope.isInteractive {
        SwiftItem.blank
        interactionController(scope)
      }
      if standsAlongside(scope) {
        SwiftItem.blank
        willShow(scope)
      }
      SwiftItem.blank
      didShow(scope)
      SwiftItem.blank
      keepSwipeBack(scope)
      if scope.pushesUnderFinger {
        SwiftItem.blank
        finger(scope)
      }
    }
  }

  /// A finger pushes what the from screen gives it.
  private static func finger(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    let isMany = scope.isPulledManyWays
    let start = scope.played.count > 1 ? "from: .\(from), " : ""
    return swift {
      SwiftItem.mark("The finger")
      SwiftItem.blank
      GestureSection(scope, on: .transition).methods
      SwiftItem.blank
      SwiftItem.block("private func begin(\(isMany ? "_ gesture: \(scope.type("Pull"))" : ""))") {
        "guard let \(from), let navigation = \(from).navigationController, "
          + "let \(to) = \(from).\(scope.pushRequirement)() else { return }"
        "let run = \(scope.type("Run"))(\(start)\(from): \(from), \(to): \(to), transition: self, "
          + (isMany ? "gesture: gesture)" : "isPulled: true)")
        "pulled = run"
        "held = run"
        "navigation.pushViewController(\(to), animated: true)"
        "if navigation.topViewController !== \(to) { pulled = nil }"
      }
    }
  }

  /// Whether values that stand come with a push that the platform plays.
  private static func standsAlongside(_ scope: TransitionScope) -> Bool {
    !scope.plays(.forward) && !scope.stayObligations.isEmpty
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
        if scope.plays(.backward) {
          SwiftItem.compact(
            "if operation == .pop, \(scope.supportType("PlatformSwipe")).isUnderWay(in: navigationController)",
            "return nil")
        }
        if scope.played.count > 1 {
          "let isPush: Bool = operation == .push"
          "guard operation != .none, let \(from) = (isPush ? fromVC : toVC) as? \(scope.screenType(.from)), "
            + "let \(to) = (isPush ? toVC : fromVC) as? \(scope.screenType(.to)) else { return nil }"
        } else {
          let isPush = scope.plays(.forward)
          "guard operation == .\(isPush ? "push" : "pop"), "
            + "let \(from) = \(isPush ? "fromVC" : "toVC") as? \(scope.screenType(.from)), "
            + "let \(to) = \(isPush ? "toVC" : "fromVC") as? \(scope.screenType(.to)) else { return nil }"
        }
        if scope.isInteractive {
          let start = "pulled.start == (isPush ? .\(from) : .\(to)), "
          let isAsked = scope.pushesUnderFinger ? start : "!isPush, "
          let isBack = scope.played.count > 1 ? isAsked : ""
          SwiftItem.compact(
            "if let pulled, \(isBack)pulled.\(to) === \(to), pulled.\(from) === \(from)", "return pulled")
        }
        let start = scope.played.count > 1 ? "from: isPush ? .\(from) : .\(to), " : ""
        "return \(run)(\(start)\(from): \(from), \(to): \(to)"
          + (scope.knowsTransition ? ", transition: self)" : ")")
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
        "guard let run = animationController as? \(scope.type("Run"))\(scope.drivenCondition) else { return nil }"
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
        "keepSwipeBack(of: navigationController)"
        if scope.isInteractive { "pulled = nil" }
        if scope.pushesFromEach {
          "if let \(scope.from) = viewController as? \(scope.screenType(.from)) { follow(\(scope.from)) }"
        }
        if scope.hasStay {
          SwiftItem.compact(
            "for stay in stays where \(scope.belowMethod)(stay.\(to)) == nil", "endStay(of: stay.\(to))")
          SwiftItem.compact(
            "if let \(to) = viewController as? \(scope.screenType(.to)), \(scope.belowMethod)(\(to)) != nil",
            "beginStay(of: \(to))")
          if scope.watchesWindow { scope.standsAfterRuns ? "stand()" : "for stay in stays { stay.stand() }" }
        }
      }
      if scope.hasStay {
        SwiftItem.blank
        below(scope)
      }
    }
  }

  private static func below(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.transition.from.name, scope.to)
    return swift {
      SwiftItem.doc(
        "The \(from) on which \(to.withArticle) lies: without one, the stay is not this transition's.")
      SwiftItem.block(
        "fileprivate func \(scope.belowMethod)(_ \(to): \(scope.optionalScreenType(.to)))"
          + " -> \(scope.optionalScreenType(.from))"
      ) {
        "guard let \(to), let stack = \(to).navigationController?.viewControllers, "
          + "let index = stack.lastIndex(where: { $0 === \(to) }), index > 0 else { return nil }"
        "return stack[index - 1] as? \(scope.screenType(.from))"
      }
    }
  }

  private static func keepSwipeBack(_ scope: TransitionScope) -> SwiftItem {
    let gate = scope.supportType("PlatformSwipe")
    return SwiftItem.block("private func keepSwipeBack(of navigation: UINavigationController)") {
      SwiftItem.closure(
        "let isKept: Bool = navigation.view.interactions.contains", parameters: "interaction in",
        swift { "(interaction as? \(gate))?.transition === self" })
      "guard !isKept, let recognizer = navigation.interactivePopGestureRecognizer else { return }"
      if scope.options.support == .separate, let own = scope.swipeBackInteraction {
        SwiftItem.closure(
          "let swipe = \(gate)(recognizer, of: navigation, for: self)",
          parameters: "top, below in  // \(scope.line(own.location))",
          swift { "top is \(scope.screenType(.to)) && below is \(scope.screenType(.from))" })
        "navigation.view.addInteraction(swipe)"
      } else {
        "navigation.view.addInteraction(\(gate)(recognizer, of: navigation, for: self))"
      }
    }
  }

  /// The values that stand are set alongside the platform's own push.
  private static func willShow(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    return swift {
      SwiftItem.doc(
        "The push is the platform's own: what stands comes with it (\(scope.line(scope.transition.forward.location)))."
      )
      SwiftItem.block(
        "func navigationController(_ navigationController: UINavigationController, "
          + "willShow viewController: UIViewController, animated: Bool)"
      ) {
        "guard animated, let \(to) = viewController as? \(scope.screenType(.to)), "
          + "\(scope.belowMethod)(\(to)) != nil else { return }"
        "\(to).transitionCoordinator?.animate(alongsideTransition: { _ in self.beginStay(of: \(to)) }, "
          + "completion: nil)"
      }
    }
  }
}
