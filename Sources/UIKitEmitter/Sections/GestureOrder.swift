import TransitionPlan

/// Which gestures that are not the transition's own go before its own, and which after.
///
/// Of those of the app only the view and the kind are known: a recognizer of the app's has no way of its own. An edge pan on a
/// pushed screen from the edge where the way back begins is UIKit's swipe back, too.
extension GestureSection {
  /// A rule about a gesture that is not the transition's own, and the interaction that has it.
  typealias ForeignRule = (index: Int, rule: GestureRule)

  /// The rules of one relation about gestures that are not the transition's own.
  func foreign(_ relation: GestureRule.Relation) -> [ForeignRule] {
    indices.flatMap { index in
      scope.foreignRules(index).filter { $0.relation == relation }.map { (index, $0) }
    }
  }

  /// The method that lets gestures that are not the transition's own go first.
  var preceding: [SwiftItem] {
    let rules = foreign(.waitsFor)
    guard !rules.isEmpty else { return [] }
    return swift {
      SwiftItem.blank
      SwiftItem.doc("`waits for` (\(scope.lines(rules.map(\.rule.location)))).")
      SwiftItem.block(
        "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
          + "shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool"
      ) {
        if host.hasPeers {
          answers(rules)
          "return false"
        } else {
          isNamed(rules).joined(separator: " || ")
        }
      }
    }
  }

  /// The statements that say yes of what the rules name, one for each.
  func answers(_ rules: [ForeignRule]) -> [SwiftItem] {
    rules.map { index, rule in
      let start = scope.transition.interactions[index].direction.start
      let screen = scope.names[start]
      let binds =
        host == .tabs ? scope.bindsShownTab(index) : "let \(screen) = \(scope.role("shown", start))"
      let named = isNamed(rule, by: index, isBound: true, and: ", ")
      return .compact("if \(mine(index))\(binds), \(named)", "return true")
    }
  }

  /// The conditions that another recognizer is one that the rules name.
  /// - Parameters:
  ///   - isBound: Whether the screen is known to be there.
  ///   - and: What stands between the parts of a condition.
  func isNamed(_ rules: [ForeignRule], isBound: Bool = false, and: String = " && ") -> [String] {
    rules.flatMap { index, rule in
      let own = mine(index, and)
      let named = own + isNamed(rule, by: index, isBound: isBound, and: and)
      return isSwipeBack(rule) ? [named, own + isSwipeBack(isBound: isBound)] : [named]
    }
  }

  private func isNamed(_ rule: GestureRule, by index: Int, isBound: Bool, and: String) -> String {
    var conditions = [
      "otherGestureRecognizer.view === \(view(of: rule, isBound: isBound))",
      "otherGestureRecognizer is \(rule.gesture.recognizer)",
    ]
    if case .pan = rule.gesture {
      conditions.append("!(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)")
    }
    let isBeside = indices.contains { other in
      let interaction = scope.transition.interactions[other]
      return other != index && interaction.view == rule.view && interaction.gesture.name == rule.gesture.name
    }
    // In a tab bar controller the transition's own are on its view, and those on a screen are not.
    if isBeside, host != .tabs { conditions.append("otherGestureRecognizer.delegate !== self") }
    // What has the swipe back of a navigation controller in a tab lets that go first.
    if host == .tabs, swipesSideways, rule.relation == .outranks, case .edgePan = rule.gesture {
      conditions.append(
        "otherGestureRecognizer !== (\(shown(rule)) as? UINavigationController)?.interactivePopGestureRecognizer"
      )
    }
    return conditions.joined(separator: and)
  }

  private func view(of rule: GestureRule, isBound: Bool) -> String {
    guard case .provided(let side, let view) = rule.view else {
      return (rule.view == .screen(.from) ? link(.from, isBound) : link(.to, isBound)) + ".view"
    }
    return link(side, isBound) + "." + scope.names.requirement(scope.transition[side].views[view].name)
  }

  /// The screen that a rule is on.
  private func shown(_ rule: GestureRule) -> String {
    switch rule.view {
    case .screen(let side), .provided(let side, _): scope.names[side]
    default: scope.to
    }
  }

  /// A screen as members are asked of it.
  private func link(_ side: Side, _ isBound: Bool) -> String {
    let isKnown = isBound || host.isOfPresentation && scope.isAnyController(side)
    return scope.names[side] + (isKnown ? "" : "?")
  }

  // MARK: The swipe back

  /// Whether a rule is about UIKit's own swipe back.
  private func isSwipeBack(_ rule: GestureRule) -> Bool {
    scope.transition.style == .navigation && rule.gesture.isFromBackEdge && rule.view == .screen(host.side)
  }

  /// The condition that another recognizer is UIKit's own swipe back from the edge.
  private func isSwipeBack(isBound: Bool) -> String {
    "otherGestureRecognizer === "
      + "\(link(host.side, isBound)).navigationController?.interactivePopGestureRecognizer"
  }

  /// The statements that keep UIKit's swipe back from waiting for what waits for it.
  func swipeBackFirst(isBound: Bool) -> [SwiftItem] {
    foreign(.waitsFor).filter { isSwipeBack($0.rule) }.map { index, _ in
      .compact("if \(mine(index))\(isSwipeBack(isBound: isBound))", "return false")
    }
  }
}

extension TransitionScope {
  /// What a gesture has to do with those that are not the transition's own, on the screen that has it.
  func foreignRules(_ interaction: Int) -> [GestureRule] {
    let own = transition.interactions[interaction]
    let host = host(of: interaction)
    let side = host.hasPeers ? own.direction.start : host.side
    return own.rules.filter { rule in
      guard partner(of: rule, for: interaction) == nil else { return false }
      switch rule.view {
      case .screen(side), .provided(side, _): return true
      default: return false
      }
    }
  }
}
