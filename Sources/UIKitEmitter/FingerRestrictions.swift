import TransitionPlan

/// What of a finger's figures cannot be written.
enum FingerRestrictions {
  static func check(_ scope: TransitionScope) {
    for index in scope.pulls {
      let interaction = scope.transition.interactions[index]
      if interaction.gesture == .rotate, scope.transition.isDirectional {
        scope.cannotSay("`rotate` in reading direction", at: interaction.location)
      }
      guard scope.followsPlace(index) else { continue }
      // How fast the place moves is not what the recognizer says of its movement.
      if !RunSettle.springSides(scope, index).isEmpty {
        scope.cannotSay("a spring after what follows the place of the finger", at: interaction.location)
      }
      if !interaction.catches.isEmpty {
        scope.cannotSay("`catches` beside the place of the finger", at: interaction.location)
      }
    }
  }
}
