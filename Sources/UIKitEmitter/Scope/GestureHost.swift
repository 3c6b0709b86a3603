import TransitionPlan

/// The class that has the recognizers of an interaction.
enum GestureHost {
  /// What lives as long as the to screen: the stay.
  case stay

  /// The screen on which it has them.
  var side: Side { .to }

  /// The bindings that a gate needs for its screens.
  /// - Parameter bindsFrom: Whether something of the from screen is read.
  func screens(_ scope: TransitionScope, bindsFrom: Bool) -> [String] {
    bindsFrom ? ["let \(scope.to)", "let \(scope.from) = \(scope.below)"] : ["let \(scope.to)"]
  }

  /// What must be so for a gesture to begin: bindings, and conditions besides.
  func free(_ scope: TransitionScope, bindsFrom: Bool) -> (bindings: [String], rest: [String]) {
    let bindings = ["let \(scope.to)", "let transition"]
    var rest = ["transition.run == nil"]
    if scope.transition.style == .modal { rest.append("\(scope.to).presentedViewController == nil") }
    rest.append(bindsFrom ? "let \(scope.from) = \(scope.below)" : "\(scope.below) != nil")
    return (bindings, rest)
  }
}

extension TransitionScope {
  /// Who has the recognizer of an interaction.
  func host(of interaction: Int) -> GestureHost { .stay }

  /// The property of an interaction's recognizer.
  func recognizer(_ interaction: Int) -> String {
    let property = transition.interactions[interaction].gesture.property
    return isPulledManyWays ? property + NameTable.capitalized(pull(interaction)) : property
  }

  /// The from screen below a to screen, where the to screen has a name.
  var below: String {
    transition.style == .navigation
      ? "\(NameTable.lowered(transition.from.name))Below(\(to))"
      : "\(finder)(in: \(to).presentingViewController)"
  }

  /// The function that finds the from screen inside the controller that presents.
  var finder: String { names.member + NameTable.capitalized(transition.from.name) }
}
