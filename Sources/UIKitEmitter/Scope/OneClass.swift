import TransitionPlan

/// Screens of one class in a stack: each may lie on another one, and have another one on it.
extension TransitionScope {
  /// Whether the spec names one class for both screens.
  var isOneClass: Bool {
    transition.style == .navigation && transition.from.className != nil
      && transition.from.className == transition.to.className
  }

  /// Whether the values that stand for several screens at a time lie on each other, and have to come in the order of the stack.
  var stacksStays: Bool { isOneClass && !stayObligations.isEmpty }

  /// Whether a pop may take several of them away at once, of which the lowest has found what is there then.
  var asksLowestStay: Bool { stacksStays && asksStay && plays(.backward) }

  /// Whether the recognizers of the way there go from screen to screen.
  var pushesFromEach: Bool { isOneClass && pushesUnderFinger }

  /// The type of a screen where the other one is asked whether it is of that too; nil where it surely is.
  func cast(_ side: Side) -> String {
    bareScreenType(.from) == bareScreenType(.to) ? "" : " as? \(screenType(side))"
  }
}
