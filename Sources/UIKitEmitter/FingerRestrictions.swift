import TransitionPlan

/// What of a finger's figures cannot be written.
enum FingerRestrictions {
  static func check(_ scope: TransitionScope) {
    for index in scope.pulls {
      let interaction = scope.transition.interactions[index]
      if interaction.gesture == .rotate, scope.transition.isDirectional {
        scope.cannotSay("`rotate` in reading direction", at: interaction.location)
      }
      for rule in interaction.simultaneous where scope.isMixed {
        guard let condition = rule.condition, scope.reads(.velocity, condition) else { continue }
        scope.cannotSay("`velocity` beside a gesture of two fingers", at: rule.location)
      }
      guard let followed = scope.follows(index) else { continue }
      // How fast the place moves is not what the recognizer says of its movement.
      if !RunSettle.springSides(scope, index).isEmpty {
        scope.cannotSay("a spring after what follows \(followed)", at: interaction.location)
      }
      if !interaction.catches.isEmpty {
        scope.cannotSay("`catches` beside \(followed)", at: interaction.location)
      }
    }
  }
}
