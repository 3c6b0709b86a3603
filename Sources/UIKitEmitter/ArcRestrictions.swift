import TransitionPlan

/// What of arcs cannot be written.
enum ArcRestrictions {
  static func check(_ scope: TransitionScope) {
    for interaction in scope.transition.interactions where !interaction.catches.isEmpty && scope.hasArcs {
      scope.cannotSay("`catches` beside an arc", at: interaction.location)
    }
    for direction in scope.played {
      let arcs = scope.arcs(direction)
      for (index, bent) in arcs.enumerated() {
        let track = bent.track
        if track.damping != nil {
          scope.cannotSay("an arc with a spring that is not known", at: track.location)
        }
        if arcs[..<index].contains(where: { $0.track.subject == track.subject }) {
          scope.cannotSay("two arcs of one object", at: track.location)
        }
        if scope.isOverlay, !track.subject.isPicture {
          scope.cannotSay("an arc of anything but a picture in `style overlay`", at: track.location)
        }
        if case .screen(let side) = track.subject, scope.mayLack(side) {
          scope.cannotSay("an arc of a screen that may be absent", at: track.location)
        }
        if scope.transition.isDirectional, bent.arc.bend == .left || bent.arc.bend == .right {
          scope.cannotSay("an arc to a side in reading direction", at: track.location)
        }
      }
    }
  }
}
