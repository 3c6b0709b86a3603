import TransitionPlan

/// The class that has the recognizers of an interaction.
enum GestureHost {
  /// What lives as long as the to screen: the stay.
  case stay
  /// The presentation controller of an overlay.
  case presentation
  /// The transition itself, for a way there that begins on the from screen.
  case transition
  /// The presentation controller of an overlay too, for the way between rest states: it begins no run.
  case states
  /// The transition of a container of the app's own, with all its gestures.
  case container
  /// The transition of a tab bar controller, with all its gestures.
  case tabs

  /// Whether it is the presentation controller of an overlay.
  var isOfPresentation: Bool { self == .presentation || self == .states }

  /// Whether its shell knows where a gesture leads.
  var hasPeers: Bool { self == .container || self == .tabs }

  /// The screen on which it has them.
  var side: Side { self == .transition ? .from : .to }

  /// Its property with the run that the finger holds.
  var run: String { self == .stay ? "run" : "held" }

  /// The bindings that a gate needs for its screens.
  /// - Parameter bindsFrom: Whether something of the from screen is read.
  func screens(_ scope: TransitionScope, bindsFrom: Bool) -> [String] {
    switch self {
    case .container, .tabs: []
    case .stay:
      bindsFrom
        ? ["let \(scope.to)", "let \(scope.from) = \(scope.below("transition?"))"] : ["let \(scope.to)"]
    case .presentation, .states:
      (scope.isAnyController(.to) ? [] : ["let \(scope.to)"])
        + (bindsFrom && !scope.isAnyController(.from) ? ["let \(scope.from)"] : [])
    case .transition: ["let \(scope.from)"]
    }
  }

  /// What must be so for a gesture to begin: bindings, and conditions besides.
  func free(_ scope: TransitionScope, bindsFrom: Bool) -> (bindings: [String], rest: [String]) {
    switch self {
    case .stay:
      let bindings = ["let \(scope.to)", "let transition"]
      var rest = ["transition.run == nil"]
      if scope.transition.style == .modal {
        rest.append("\(scope.to).presentedViewController == nil")
      } else {
        // The platform's push, or a transition of the app's own: the stack may not be changed meanwhile.
        rest.append("\(scope.to).transitionCoordinator == nil")
        rest.append("\(scope.to).navigationController?.topViewController === \(scope.to)")
      }
      let below = scope.below("transition")
      rest.append(bindsFrom ? "let \(scope.from) = \(below)" : "\(below) != nil")
      return (bindings, rest)
    case .presentation:
      let rest = ["run == nil", "presentedViewController.presentedViewController == nil"]
      return (screens(scope, bindsFrom: bindsFrom), rest)
    case .container, .tabs: return ([], [])
    case .states:
      var rest = ["run == nil", "presentedViewController.presentedViewController == nil"]
      if scope.statesInteraction?.interaction.catches.isEmpty == true { rest.append("animators.isEmpty") }
      return (screens(scope, bindsFrom: bindsFrom), rest)
    case .transition:
      let from = scope.from
      if scope.transition.style == .navigation {
        let isInFront = "\(from).navigationController?.topViewController === \(from)"
        return (["let \(from)"], ["run == nil", "\(from).transitionCoordinator == nil", isInFront])
      }
      return (["let \(from)"], ["run == nil", "\(from).presentedViewController == nil"])
    }
  }
}

extension TransitionScope {
  /// Who has the recognizer of an interaction.
  func host(of interaction: Int) -> GestureHost {
    if isContainer { return .container }
    if isTab { return .tabs }
    if transition.interactions[interaction].states != nil { return .states }
    if transition.interactions[interaction].direction == .forward { return .transition }
    return isOverlay ? .presentation : .stay
  }

  /// The interaction whose gesture a rule of another one is about, when both are recognized by one object.
  func partner(of rule: GestureRule, for interaction: Int) -> Int? {
    transition.interactions.indices.first { other in
      let candidate = transition.interactions[other]
      return other != interaction && candidate.gesture == rule.gesture && candidate.view == rule.view
        && host(of: other) == host(of: interaction)
    }
  }

  /// The property of an interaction's recognizer.
  func recognizer(_ interaction: Int) -> String {
    let gesture = transition.interactions[interaction].gesture
    let property = gesture.property
    if !gesture.isPan {
      let isAlone = transition.interactions.count { $0.gesture.property == property } == 1
      return isAlone ? property : pull(interaction)
    }
    return isPulledManyWays ? property + NameTable.capitalized(pull(interaction)) : property
  }

  /// The method that finds the from screen on which a to screen lies in a stack.
  var belowMethod: String { NameTable.lowered(transition.from.name) + "Below" }

  /// The from screen below a to screen, where the to screen has a name.
  /// - Parameter asked: What knows the transition, with what makes it an access.
  func below(_ asked: String) -> String {
    if transition.style == .navigation { return "\(asked).\(belowMethod)(\(to))" }
    return keepsSource ? "\(asked).\(from)Below(\(to))" : "\(to).presentingViewController"
  }

  /// The function that finds the from screen inside the controller that presents.
  var finder: String { names.member + NameTable.capitalized(transition.from.name) }
}
