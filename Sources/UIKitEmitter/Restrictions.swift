import TransitionPlan

/// Finds what a plan says and this emitter cannot.
enum Restrictions {
  static func check(_ scope: TransitionScope) {
    let transition = scope.transition
    for element in transition.shared.dropFirst() {
      scope.cannotSay("more than one shared element", at: element.location)
    }
    for interaction in transition.interactions.dropFirst() {
      scope.cannotSay("more than one `interactive`", at: interaction.location)
    }
    for track in transition.forward.tracks { check(track, scope) }
    for interaction in transition.interactions { check(interaction, scope) }
  }

  private static func check(_ track: Track, _ scope: TransitionScope) {
    switch (track.subject, track.property) {
    case (.screen(.to), .alpha), (.tabBar, .alpha), (.navigationBar, .alpha), (.shared, .frame),
      (.shared, .clip):
      break
    default:
      let name = "\(scope.transition.name(of: track.subject)).\(track.property.rawValue)"
      scope.cannotSay("`animate \(name)`", at: track.location)
    }
  }

  private static func check(_ interaction: Interaction, _ scope: TransitionScope) {
    if interaction.direction == .forward {
      scope.cannotSay("`interactive forward`", at: interaction.location)
    }
    if interaction.view != .screen(.to) {
      scope.cannotSay("a gesture on anything but the `to` screen", at: interaction.location)
    }
    if interaction.drives.isEmpty {
      scope.cannotSay("an `interactive` without `drive`", at: interaction.location)
    }
    for drive in interaction.drives {
      switch (drive.subject, drive.property) {
      case (.screen(.to), .alpha), (.tabBar, .alpha), (.navigationBar, .alpha), (.shared, .scale),
        (.shared, .center):
        break
      default:
        let name = "\(scope.transition.name(of: drive.subject)).\(drive.property.rawValue)"
        scope.cannotSay("`drive \(name)`", at: drive.location)
      }
    }
    for hold in interaction.holds where hold.property != .scrollEnabled && hold.property != .alpha {
      scope.cannotSay("`hold` of `\(hold.property.rawValue)`", at: hold.location)
    }
  }
}
