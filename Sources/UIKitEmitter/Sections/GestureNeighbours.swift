import TransitionPlan

/// What a recognizer's delegate says of other gestures: which go on beside it, which wait, and to which it leaves the finger.
extension GestureSection {
  var simultaneous: [SwiftItem] {
    let rules = interactions.flatMap(\.simultaneous)
    let conditions = rules.compactMap(\.condition)
    let readsVelocity = conditions.contains { scope.reads(.velocity, $0) }
    let readsFrom = conditions.contains { scope.needs(.from, $0) }
    return swift {
      SwiftItem.doc("`simultaneous with` (\(scope.lines(rules.map(\.location)))).")
      SwiftItem.block(
        "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
          + "shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool"
      ) {
        let screens = host.screens(scope, bindsFrom: readsFrom)
        if !screens.isEmpty { "guard \(screens.joined(separator: ", ")) else { return false }" }
        if readsVelocity {
          "guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }"
          velocity(.pan(.any), "pan")
        }
        for index in indices {
          for rule in scope.transition.interactions[index].simultaneous { self.rule(index, rule) }
        }
        "return false"
      }
    }
  }

  func rule(_ index: Int, _ rule: Simultaneous) -> [SwiftItem] {
    let condition =
      rule.condition.map {
        self.condition($0, of: scope.transition.interactions[index].gesture).text
      } ?? "true"
    let tab = host == .tabs ? scope.bindsShownTab(index) + ", " : ""
    return swift { SwiftItem.compact("if \(mine(index))\(tab)\(isPan(of: rule))", "return \(condition)") }
  }

  var replacesSwipeBack: Bool {
    host == .stay && scope.transition.style == .navigation
      && interactions.contains { $0.gesture.meetsSwipeBack }
  }

  /// The gestures that wait for this one: the swipe back, and those of scroll views that may have the finger only when this
  /// one does not want it.
  var waiting: [SwiftItem] {
    let to = scope.to
    let rules = interactions.flatMap(\.handsOver)
    var waiters = replacesSwipeBack ? ["the navigation controller's own swipe-back"] : []
    if !rules.isEmpty {
      waiters.append("the scroll view's own pan (`hands over to`, \(scope.lines(rules.map(\.location))))")
    }
    let foreign = self.foreign(.outranks)
    if !foreign.isEmpty {
      waiters.append(
        "what is there of the app's own (`outranks`, \(scope.lines(foreign.map(\.rule.location))))")
    }
    let verb = waiters.count > 1 ? "wait" : "waits"
    let swipes = scope.supportType("PlatformSwipe") + ".recognizers"
    return swift {
      SwiftItem.doc(
        NameTable.capitalized(waiters.joined(separator: " and ")) + " \(verb) for this one.")
      SwiftItem.block(
        "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
          + "shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool"
      ) {
        if host.hasPeers {
          answers(foreign)
          for index in indices {
            for rule in scope.transition.interactions[index].handsOver {
              let tab = scope.bindsShownTab(index)
              SwiftItem.compact("if \(mine(index))\(tab), \(isPan(of: rule))", "return true")
            }
          }
          "return false"
        } else if !rules.isEmpty {
          // A screen that is not there has no scroll view.
          let link = host.screens(scope, bindsFrom: false).isEmpty ? "" : "?"
          let first = replacesSwipeBack ? swipeBackFirst(isBound: link.isEmpty) : []
          let pans = indices.flatMap { index in
            scope.transition.interactions[index].handsOver.map {
              mine(index, " && ") + isPan(of: $0, link: link)
            }
          }
          let swipeBack =
            meeting(" && ")
            + "\(to)\(link).navigationController.map(\(swipes)(of:))?.contains(otherGestureRecognizer) == true"
          let all = pans + isNamed(foreign, isBound: link.isEmpty) + (replacesSwipeBack ? [swipeBack] : [])
          first
          "\(first.isEmpty ? "" : "return ")\(all.joined(separator: " || "))"
        } else if !replacesSwipeBack {
          isNamed(foreign).joined(separator: " || ")
        } else {
          swipeBackFirst(isBound: false)
          for condition in isNamed(foreign, and: ", ") { SwiftItem.compact("if \(condition)", "return true") }
          "guard \(meeting(", "))let navigation = \(to)?.navigationController else { return false }"
          "return \(swipes)(of: navigation).contains(otherGestureRecognizer)"
        }
      }
    }
  }

  /// `hands over to`: the finger scrolls where the scroll view can go its way.
  func handsOver(_ index: Int) -> [SwiftItem] {
    scope.transition.interactions[index].handsOver.map { rule in
      let scrolls = "\(scope.helper(.scrolls))(\(scroll(rule)), under: \(scope.recognizer(index)))"
      let condition = rule.condition.map { self.condition($0).text + ", " } ?? ""
      return .compact("if \(condition)\(scrolls)", "return false")
    }
  }

  func scroll(_ rule: Simultaneous, link: String = "") -> String {
    guard case .provided(let side, let view) = rule.subject else { return "nil" }
    return scope.names[side] + link + "." + scope.names.requirement(scope.transition[side].views[view].name)
  }

  func isPan(of rule: Simultaneous, link: String = "") -> String {
    guard case .provided(let side, let view) = rule.subject else { return "false" }
    let optional = scope.transition[side].views[view].isOptional ? "?" : ""
    return "otherGestureRecognizer === \(scroll(rule, link: link))\(optional).panGestureRecognizer"
  }

  /// The condition that a gesture is one of those that would have the swipe back's finger, where there are others.
  private func meeting(_ and: String) -> String {
    let those = indices.filter { scope.transition.interactions[$0].gesture.meetsSwipeBack }
    if those.count == indices.count { return "" }
    let names = those.map { "gestureRecognizer === \(scope.recognizer($0))" }
    let all = names.joined(separator: " || ")
    return (names.count > 1 && and == " && " ? "(\(all))" : all) + and
  }

  /// The condition that a gesture is the one of an interaction, where there are several.
  func mine(_ index: Int, _ and: String = ", ") -> String {
    indices.count > 1 ? "gestureRecognizer === \(scope.recognizer(index))\(and)" : ""
  }
}
