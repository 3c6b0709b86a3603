import TransitionPlan

/// What a finger changes in a tab bar controller: to the tab beside the one that is shown.
struct TabFinger {
  let scope: TransitionScope
  let gesture: GestureSection

  private var run: String { scope.type("Run") }
  private var isMany: Bool { scope.isPulledManyWays }

  var items: [SwiftItem] {
    swift {
      SwiftItem.mark("The finger")
      SwiftItem.blank
      shouldReceive
      if gesture.swipesSideways {
        SwiftItem.blank
        swipeBack
      }
      SwiftItem.blank
      gesture.methods
      SwiftItem.blank
      canBegin
      SwiftItem.blank
      begin
      SwiftItem.blank
      change
      SwiftItem.blank
      neighbour
    }
  }

  @SwiftBuilder private var shouldReceive: [SwiftItem] {
    SwiftItem.doc("The gestures are on the screen that is shown, and not on the bar.")
    SwiftItem.block(
      "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool"
    ) {
      if !scope.catching.isEmpty {
        let ends = Side.allCases.map { "run?.\(scope.names[$0]).viewIfLoaded" }
        "let ends: [UIView?] = [\(ends.joined(separator: ", "))]"
        "for case let shown? in ends where touch.view?.isDescendant(of: shown) == true { return true }"
      }
      "guard let shown = tabs?.selectedViewController?.viewIfLoaded else { return false }"
      "return touch.view?.isDescendant(of: shown) ?? false"
    }
  }

  @SwiftBuilder private var swipeBack: [SwiftItem] {
    let rules = gesture.foreign(.waitsFor)
    let also = rules.isEmpty ? "" : ", as do others (`waits for`, \(scope.lines(rules.map(\.rule.location))))"
    SwiftItem.doc("The swipes back of a navigation controller in a tab come first\(also).")
    SwiftItem.block(
      "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
        + "shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool"
    ) {
      gesture.answers(rules)
      "guard let navigation = tabs?.selectedViewController as? UINavigationController else { return false }"
      "if otherGestureRecognizer === navigation.interactivePopGestureRecognizer { return true }"
      let content = "return otherGestureRecognizer === navigation.interactiveContentPopGestureRecognizer"
      if scope.options.minimumIOS >= 26 {
        content
      } else {
        "#if compiler(>=6.2)"
        SwiftItem.inner { SwiftItem.compact("if #available(iOS 26.0, *)", content) }
        "#endif"
        "return false"
      }
    }
  }

  private var parameter: String { isMany ? "_ gesture: \(scope.type("Pull"))" : "" }
  private var argument: String { isMany ? "gesture" : "" }

  private var canBegin: SwiftItem {
    .block("private func canBegin(\(parameter)) -> Bool") {
      let change = "change(\(argument)) != nil"
      if scope.catching.isEmpty {
        change
      } else {
        "if let run { return run.canBeTaken(\(isMany ? "by: gesture" : "")) }"
        "return \(change)"
      }
    }
  }

  @SwiftBuilder private var begin: [SwiftItem] {
    SwiftItem.block("private func begin(\(parameter))") {
      gesture.takes
      "guard let tabs, let run = change(\(argument)) else { return }"
      "pulled = run"
      "held = run"
      "tabs.selectedViewController = run.start == .\(scope.from) ? run.\(scope.to) : run.\(scope.from)"
      SwiftItem.line(
        "if tabs.transitionCoordinator == nil { pulled = nil }",
        "asked for by now, or never")
    }
  }

  @SwiftBuilder private var change: [SwiftItem] {
    SwiftItem.doc("What a finger would begin, if nothing is under way and there are both screens.")
    SwiftItem.block("private func change(\(parameter)) -> \(run)?") {
      "guard run == nil, let tabs, tabs.presentedViewController == nil, tabs.transitionCoordinator == nil, "
        + "let shown = tabs.selectedViewController else { return nil }"
      if isMany {
        "switch gesture {"
        for index in gesture.indices {
          "case .\(scope.pull(index)):"
          SwiftItem.inner { change(index) }
        }
        "}"
      } else {
        for index in gesture.indices { change(index) }
      }
    }
  }

  private func change(_ index: Int) -> [SwiftItem] {
    let direction = scope.transition.interactions[index].direction
    let (start, end) = (scope.names[direction.start], scope.names[direction.end])
    let step = direction == .forward ? "1" : "-1"
    let other =
      scope.isAnyController(direction.end)
      ? "tab(\(step), from: shown)" : scope.role("tab(\(step), from: shown)", direction.end)
    var guards =
      scope.isAnyController(direction.start) ? [] : ["let \(start) = \(scope.role("shown", direction.start))"]
    guards.append("let \(end) = \(other)")
    let first = scope.isAnyController(direction.start) ? "shown" : start
    let arguments =
      direction == .forward
      ? "\(scope.from): \(first), \(scope.to): \(end)" : "\(scope.from): \(end), \(scope.to): \(first)"
    let pull = isMany ? "gesture: gesture" : "isPulled: true"
    return swift {
      "guard \(guards.joined(separator: ", ")) else { return nil }"
      "return \(run)(from: .\(start), \(arguments), transition: self, \(pull))"
    }
  }

  @SwiftBuilder private var neighbour: [SwiftItem] {
    let isDirectional = scope.transition.isDirectional
    SwiftItem.doc(
      isDirectional
        ? "The tab so many places further on in the bar, if there is one."
        : "The tab so many places to the right in the bar, if there is one.")
    SwiftItem.block("private func tab(_ distance: Int, from shown: UIViewController) -> UIViewController?") {
      "guard let tabs, let controllers = tabs.viewControllers, let place = controllers.firstIndex(of: shown) "
        + "else { return nil }"
      if isDirectional {
        "let index: Int = place + distance"
      } else {
        "let isMirrored: Bool = tabs.tabBar.effectiveUserInterfaceLayoutDirection == .rightToLeft"
        "let index: Int = isMirrored ? place - distance : place + distance"
      }
      "return controllers.indices.contains(index) ? controllers[index] : nil"
    }
  }
}
