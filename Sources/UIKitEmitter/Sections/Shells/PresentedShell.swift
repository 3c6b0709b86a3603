import TransitionPlan

/// The methods of the delegate of a screen that is presented.
enum PresentedShell {
  static func methods(_ scope: TransitionScope) -> [SwiftItem] {
    let gesture = GestureSection(scope, on: .transition)
    return swift {
      if scope.attaches {
        attach(scope, gesture)
        SwiftItem.blank
      }
      adopt(scope)
      SwiftItem.blank
      if scope.isOverlay {
        presentation(scope)
        SwiftItem.blank
      }
      presented(scope)
      SwiftItem.blank
      dismissed(scope)
      if scope.keepsSource {
        SwiftItem.blank
        below(scope)
      }
      for direction in Direction.allCases where scope.isPulled(direction) || scope.isCaughtPlaying(direction)
      {
        SwiftItem.blank
        interactionController(scope, direction)
      }
      if !gesture.indices.isEmpty {
        SwiftItem.blank
        SwiftItem.mark("The finger")
        SwiftItem.blank
        gesture.methods
        SwiftItem.blank
        begin(scope)
      }
    }
  }

  /// The properties of a way there that a finger begins.
  static func state(_ scope: TransitionScope) -> [SwiftItem] {
    let gesture = GestureSection(scope, on: .transition)
    return swift {
      if scope.keepsSource {
        SwiftItem.doc("The \(scope.from) that has presented last.")
        "private weak var source: \(scope.optionalScreenType(.from))"
        if gesture.indices.isEmpty { SwiftItem.blank }
      }
      if !gesture.indices.isEmpty {
        SwiftItem.doc("The way there that the finger holds.")
        "private var held: \(scope.type("Run"))?"
        if scope.pushesUnderFinger {
          []
        } else if scope.isPulledManyWays {
          SwiftItem.doc("The finger that asks for the way there just now.")
          "private var pulling: \(scope.type("Pull"))?"
        } else {
          SwiftItem.doc("Whether the finger asks for the way there just now.")
          "private var isPulling: Bool = false"
        }
        "private weak var \(scope.from): \(scope.optionalScreenType(.from))"
        gesture.properties
        SwiftItem.blank
      }
    }
  }

  /// The function by which an app tells of its from screen.
  static func attach(_ scope: TransitionScope, _ gesture: GestureSection) -> [SwiftItem] {
    let from = scope.from
    let pulls = gesture.isEmpty ? nil : "a finger on a screen begin the way there"
    let presses = scope.transition.presses.isEmpty ? nil : "what a finger goes down on yield to it"
    let words = [pulls, presses].compactMap(\.self).joined(separator: ", and ")
    let each = scope.pushesFromEach ? " for each" : ""
    return swift {
      SwiftItem.doc("Lets \(words). Call it once\(each), when the screen's view is there.")
      SwiftItem.block("func attach(to \(from): \(scope.screenType(.from)))") {
        if scope.pushesFromEach {
          SwiftItem.line("if self.\(from) == nil { follow(\(from)) }", comment: "else when it is in front")
        } else if !gesture.isEmpty {
          "self.\(from) = \(from)"
          gesture.added
        }
        for press in scope.transition.presses.indices {
          SwiftItem.line(
            "\(from).view.addGestureRecognizer(\(scope.pressType(press))(on: \(from)))",
            scope.line(scope.transition.presses[press].location))
        }
      }
      if scope.pushesFromEach {
        SwiftItem.blank
        follow(scope, gesture)
      }
    }
  }

  /// Screens of one class take the recognizers from each other: one that comes must not while the finger is down.
  private static func follow(_ scope: TransitionScope, _ gesture: GestureSection) -> [SwiftItem] {
    let plural = gesture.indices.count == 1 ? "The gesture is" : "The gestures are"
    return swift {
      SwiftItem.doc("\(plural) on the screen in front.")
      SwiftItem.block("private func follow(_ \(scope.from): \(scope.screenType(.from)))") {
        "self.\(scope.from) = \(scope.from)"
        gesture.followed
      }
    }
  }

  private static func adopt(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    let style = scope.isOverlay ? "custom" : "fullScreen"
    return swift {
      let isLoaded =
        scope.hasStay && scope.isPulled(.backward)
        ? " Without an animation nobody says when that loads the screen's view, for the gesture: load it before."
        : ""
      SwiftItem.doc(
        "Lets a screen be presented and dismissed by this transition. Call it before `present`.\(isLoaded)")
      SwiftItem.block("func adopt(_ \(to): \(scope.screenType(.to)))") {
        SwiftItem.line(
          "\(to).modalPresentationStyle = .\(style)",
          "`style \(scope.transition.style.rawValue)` (\(scope.line(scope.transition.location)))")
        "\(to).transitioningDelegate = self"
        if scope.isOverlay, scope.placements(.screen(.to)).isEmpty {
          SwiftItem.line(
            "\(to).modalPresentationCapturesStatusBarAppearance = true", "it is under the status bar")
        }
        escape(scope)
        if scope.hasStay {
          SwiftItem.line(
            "if \(to).isViewLoaded { beginStay(of: \(to)) }",
            "else with the animation: nothing loads it before")
        }
      }
    }
  }

  /// What covers the screen is left by VoiceOver's two-finger scrub, which asks the screen itself, unless the app has an
  /// answer of its own.
  private static func escape(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    let property = "\(to).accessibilityPerformEscapeBlock"
    let block = SwiftItem.closure(
      "\(property) =", parameters: "[weak \(to)] in",
      swift {
        "guard let \(to), \(to).presentingViewController != nil, \(to).transitionCoordinator == nil, "
          + "\(to).presentedViewController == nil else { return false }"
        SwiftItem.line(
          "if \(DismissalQuestion.call(scope, to)) { \(scope.helper(.dismiss))(\(to)) }",
          comment: nil)
        SwiftItem.line("return true", "understood, if not let")
      })
    let version = scope.options.minimumIOS >= 17 ? "" : "#available(iOS 17, *), "
    return [.block("if \(version)\(property) == nil", comment: "VoiceOver's escape") { block }]
  }

  private static func presentation(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.block(
        "func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, "
          + "source: UIViewController) -> UIPresentationController?"
      ) {
        if scope.hasPresentationGesture || scope.closesOnTap || scope.statesInteraction != nil
          || !scope.isAnyController(.from)
        {
          "let presentation = \(scope.type("Presentation"))(presentedViewController: presented, presenting: presenting)"
          if scope.hasPresentationGesture { "presentation.transition = self" }
          if scope.closesOnTap { "presentation.closeLabel = closeLabel" }
          if scope.statesInteraction != nil {
            "presentation.moved = { [weak self] in self?.moved?($0) }"
            "self.presentation = presentation"
          }
          if !scope.isAnyController(.from) {
            "presentation.source = \(scope.finder)(in: source) ?? \(scope.finder)(in: presenting)"
          }
          "return presentation"
        } else {
          "\(scope.type("Presentation"))(presentedViewController: presented, presenting: presenting)"
        }
      }
    }
  }

  /// The condition that binds both screens, and what they are then called.
  private static func screens(
    _ scope: TransitionScope, from: String, isOptional: Bool, to: String
  ) -> (guards: [String], arguments: String) {
    var guards: [String] = []
    var names = (from: scope.from, to: scope.to)
    if scope.isAnyController(.from), !isOptional || !scope.runKeepsFrom {
      names.from = from
    } else if !scope.runKeepsFrom {
      guards.append("(\(from)) != nil")
    } else {
      guards.append("let \(scope.from) = \(from)")
    }
    if scope.isAnyController(.to) {
      names.to = to
    } else {
      guards.append("let \(scope.to) = \(to) as? \(scope.screenType(.to))")
    }
    let below = scope.runKeepsFrom ? "\(scope.from): \(names.from), " : ""
    return (guards, "\(below)\(scope.to): \(names.to)\(transition(scope))")
  }

  private static func presented(_ scope: TransitionScope) -> [SwiftItem] {
    let isAny = scope.isAnyController(.from)
    let from = isAny ? "presenting" : "\(scope.finder)(in: source) ?? \(scope.finder)(in: presenting)"
    let (guards, arguments) = screens(scope, from: from, isOptional: false, to: "presented")
    let run = "\(scope.type("Run"))(from: .\(scope.from), \(arguments)"
    return swift {
      SwiftItem.block(
        "func animationController(forPresented presented: UIViewController, presenting: UIViewController, "
          + "source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?"
      ) {
        if !guards.isEmpty { "guard \(guards.joined(separator: ", ")) else { return nil }" }
        if scope.keepsSource { "self.source = \(scope.from)" }
        if scope.isPulled(.forward) {
          let isMany = scope.isPulledManyWays
          "let run = \(run), \(isMany ? "gesture: pulling" : "isPulled: isPulling"))"
          "if \(isMany ? "pulling != nil" : "isPulling") { held = run }"
          "return run"
        } else {
          guards.isEmpty ? "\(run))" : "return \(run))"
        }
      }
    }
  }

  /// Which screen another one was presented from, where no presentation controller of this transition's knows.
  private static func below(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    return swift {
      SwiftItem.doc(
        "The \(from) below \(to.withArticle): the one that has presented it, or what is in front now.")
      SwiftItem.block(
        "fileprivate func \(from)Below(_ \(to): UIViewController) -> \(scope.optionalScreenType(.from))"
      ) {
        SwiftItem.compact(
          "if let source, source.presentedViewController === \(to), source.view.superview != nil",
          "return source")
        "return \(scope.finder)(in: \(to).presentingViewController)"
      }
    }
  }

  private static func dismissed(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    let run = scope.type("Run")
    let below =
      scope.keepsSource
      ? "\(from)Below(dismissed)"
      : scope.isAnyController(.from)
        ? "dismissed.presentingViewController"
        : "(dismissed.presentationController as? \(scope.type("Presentation")))?.\(from)"
    let (guards, arguments) = screens(scope, from: below, isOptional: true, to: "dismissed")
    let isSame = scope.isAnyController(.to) ? "pulled.\(to) === dismissed" : "pulled.\(to) === \(to)"
    return swift {
      SwiftItem.block(
        "func animationController(forDismissed dismissed: UIViewController)"
          + " -> (any UIViewControllerAnimatedTransitioning)?"
      ) {
        if scope.isPulled(.backward) {
          "let pulled: \(run)? = self.pulled"
          "self.pulled = nil"
        }
        if !guards.isEmpty { "guard \(guards.joined(separator: ", ")) else { return nil }" }
        if scope.isPulled(.backward) {
          "if let pulled, \(isSame), pulled.\(from) === \(from) { return pulled }"
        }
        let isAlone = guards.isEmpty && !scope.isPulled(.backward)
        "\(isAlone ? "" : "return ")\(run)(from: .\(to), \(arguments))"
      }
    }
  }

  private static func transition(_ scope: TransitionScope) -> String {
    scope.knowsTransition ? ", transition: self" : ""
  }

  private static func interactionController(
    _ scope: TransitionScope, _ direction: Direction
  ) -> [SwiftItem] {
    let method = direction == .forward ? "Presentation" : "Dismissal"
    return swift {
      SwiftItem.block(
        "func interactionControllerFor\(method)(using animator: any UIViewControllerAnimatedTransitioning)"
          + " -> (any UIViewControllerInteractiveTransitioning)?"
      ) {
        "guard let run = animator as? \(scope.type("Run"))\(scope.drivenCondition) else { return nil }"
        "return run"
      }
    }
  }

  /// A finger begins the way there: the app presents.
  private static func begin(_ scope: TransitionScope) -> [SwiftItem] {
    let isMany = scope.isPulledManyWays
    return swift {
      SwiftItem.block("private func begin(\(isMany ? "_ gesture: \(scope.type("Pull"))" : ""))") {
        isMany ? "pulling = gesture" : "isPulling = true"
        "\(scope.from)?.\(scope.presentRequirement)()"
        SwiftItem.line(isMany ? "pulling = nil" : "isPulling = false", "asked for by now, or never")
      }
    }
  }

  /// The function that finds the from screen where an app has put it into a container.
  static func finder(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.isAnyController(.from) { return [] }
    let finder = scope.finder
    let from = scope.from
    return swift {
      SwiftItem.blank
      SwiftItem.doc(
        "The \(from) that a controller shows: itself, what a navigation or a tab bar controller has in front, or "
          + "what another container has on display."
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
        SwiftItem.block("for child in controller?.children ?? [] where child.viewIfLoaded?.superview != nil")
        {
          "if let \(from) = \(finder)(in: child) { return \(from) }"
        }
        "return nil"
      }
    }
  }
}
