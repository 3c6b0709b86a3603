import TransitionPlan

/// `<T>Transition`: the only class that the app names, the delegate of what shows the screens.
enum TransitionClassSection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let isNavigation = scope.transition.style == .navigation
    let delegate =
      isNavigation ? "UINavigationControllerDelegate" : "UIViewControllerTransitioningDelegate"
    let delegates = delegate + (scope.isPulled(.forward) ? ", UIGestureRecognizerDelegate" : "")
    let own = scope.isInteractive ? ", UIGestureRecognizerDelegate" : ""
    let conformance =
      scope.isTab ? ", UITabBarControllerDelegate" + own : scope.isContainer ? own : ", " + delegates
    return swift {
      documentation(scope)
      "@MainActor"
      SwiftItem.block("final class \(scope.type("Transition")): NSObject\(conformance)") {
        if scope.isContainer {
          ContainerShell(scope).items
        } else if scope.isTab {
          TabShell(scope).items
        } else {
          state(scope)
          if isNavigation { NavigationShell.methods(scope) } else { PresentedShell.methods(scope) }
        }
        if scope.hasStay {
          SwiftItem.blank
          stays(scope)
        }
      }
      if !isNavigation, !scope.hasPeers { PresentedShell.finder(scope) }
    }
  }

  private static func documentation(_ scope: TransitionScope) -> [SwiftItem] {
    let transition = scope.transition
    return swift {
      if transition.documentation.isEmpty {
        SwiftItem.doc("The transition `\(transition.name)` (\(scope.line(transition.location))).")
      }
      for line in transition.documentation { SwiftItem.doc(line) }
      if scope.isTab { TabShell(scope).documentation }
      if transition.style == .navigation {
        SwiftItem.doc("")
        let methods = ["this method", "these two methods", "these three methods", "these four methods"]
        SwiftItem.doc(
          "An app with a navigation delegate of its own calls "
            + "\(methods[NavigationShell.methodCount(scope) - 1]) from it.")
      } else if !scope.hasPeers {
        SwiftItem.doc("")
        SwiftItem.doc(
          "An app with a transitioning delegate of its own sets that after `adopt`, and passes its questions on to this."
        )
      }
    }
  }

  private static func state(_ scope: TransitionScope) -> [SwiftItem] {
    let run = scope.type("Run")
    let asker = scope.transition.style == .navigation ? "the navigation controller" : "UIKit"
    return swift {
      if scope.isRunKnown {
        SwiftItem.doc("The direction under way.")
        "fileprivate weak var run: \(run)?"
      }
      if scope.isPulled(.backward) || scope.pushesUnderFinger {
        let way =
          scope.isPulled(.backward) ? scope.pushesUnderFinger ? "A direction" : "A way back" : "A way there"
        SwiftItem.doc("\(way) that the finger has begun and \(asker) has not asked for yet.")
        "fileprivate var pulled: \(run)?"
      }
      if scope.hasStay {
        "private var stays: [\(scope.type("Stay"))] = []"
        if scope.transition.style != .navigation { SwiftItem.blank }
      }
      if scope.transition.style == .navigation, scope.isRunKnown || scope.hasStay || scope.pushesUnderFinger {
        SwiftItem.blank
      }
      PresentedShell.state(scope)
      AddedViews.label(scope)
      StatesSection.app(scope)
    }
  }

  /// What a stay stands on is there first, also when several screens have come at a time.
  private static func beginsBelow(_ scope: TransitionScope) -> [SwiftItem] {
    guard scope.stacksStays else { return [] }
    return swift {
      SwiftItem.block(
        "if let below = \(scope.belowMethod)(\(scope.to))\(scope.cast(.to)), \(scope.belowMethod)(below) != nil"
      ) {
        SwiftItem.line("beginStay(of: below)", comment: "what stands for it stands below")
      }
    }
  }

  /// A pop over several screens goes back to what the lowest of them has found.
  private static func lowestStay(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    return swift {
      SwiftItem.doc("The stay of \(to.withArticle) that is popped, or of the lowest one that goes with it.")
      SwiftItem.block(
        "fileprivate func lowestStay(with \(to): \(scope.screenType(.to))) -> \(scope.type("Stay"))"
      ) {
        "let stay: \(scope.type("Stay")) = beginStay(of: \(to))"
        "return stays.first { $0 === stay || \(scope.belowMethod)($0.\(to)) == nil } ?? stay"
      }
    }
  }

  private static func stays(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    let stay = scope.type("Stay")
    let isReturned = scope.asksStay
    let create = "\(stay)(of: \(to), transition: self)"
    let isModal = scope.transition.style != .navigation
    return swift {
      if isReturned { "@discardableResult" }
      SwiftItem.block(
        "fileprivate func beginStay(of \(to): \(scope.screenType(.to)))\(isReturned ? " -> \(stay)" : "")"
      ) {
        if isModal { "stays.removeAll { $0.\(to) == nil }" }
        if isReturned {
          "if let stay = stays.first(where: { $0.\(to) === \(to) }) { return stay }"
          beginsBelow(scope)
          "let stay = \(create)"
          "stays.append(stay)"
          "return stay"
        } else {
          "if stays.contains(where: { $0.\(to) === \(to) }) { return }"
          beginsBelow(scope)
          "stays.append(\(create))"
        }
      }
      if scope.asksLowestStay {
        SwiftItem.blank
        lowestStay(scope)
      }
      SwiftItem.blank
      SwiftItem.block("fileprivate func endStay(of \(to): \(scope.optionalScreenType(.to)))") {
        "for stay in stays where stay.\(to) === \(to) { stay.end() }"
        "stays.removeAll { $0.\(to) === \(to) }"
      }
      if scope.standsAfterRuns {
        SwiftItem.blank
        SwiftItem.doc("Looks again whether what stands may: another tab may be in front by now.")
        SwiftItem.block("fileprivate func stand()") { "for stay in stays { stay.stand() }" }
      }
      if !scope.kept.isEmpty {
        SwiftItem.blank
        SwiftItem.block(
          "fileprivate func show(_ foreground: \(scope.type("Foreground"))?, above \(to): \(scope.screenType(.to)))"
        ) {
          "for stay in stays where stay.\(to) === \(to) { stay.show(foreground) }"
        }
      }
    }
  }
}
