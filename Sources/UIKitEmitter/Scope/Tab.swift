import TransitionPlan

/// What a transition between the tabs of a tab bar controller needs: `style tab`.
extension TransitionScope {
  /// Whether a tab bar controller shows one of the screens at a time.
  var isTab: Bool { transition.style == .tab }

  /// What a controller is as one of the screens.
  func role(_ controller: String, _ side: Side) -> String {
    isAnyController(side) ? controller : "\(controller) as? \(screenType(side))"
  }

  /// The name of the screen on which a gesture begins.
  func shownScreen(_ interaction: Int) -> String {
    names[transition.interactions[interaction].direction.start]
  }

  /// The condition that binds it to the tab that is shown.
  func bindsShownTab(_ interaction: Int) -> String {
    let side = transition.interactions[interaction].direction.start
    return "let \(names[side]) = \(role("tabs?.selectedViewController", side))"
  }
}
