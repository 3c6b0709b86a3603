import TransitionPlan

/// What of turns cannot be written: UIKit takes the shorter way round.
enum TurnRestrictions {
  static func check(_ scope: TransitionScope) {
    for direction in scope.played {
      for track in scope.transition[direction].tracks { self.track(scope, track, direction) }
    }
  }

  private static func track(_ scope: TransitionScope, _ track: Track, _ direction: Direction) {
    let isFar =
      scope.isHalfTurn(track) == true
      || scope.mayBePulled(direction) && scope.isFarTurn(track.subject, track.property, in: direction)
    switch track.property {
    case .rotationX, .rotationY:
      if isFar { scope.cannotSay("a turn out of the plane of half a turn or more", at: track.location) }
    case .rotation:
      guard isFar, let limit = scope.turnLimit(track.subject, in: direction) else { return }
      scope.cannotSay("a rotation of half a turn or more" + limit, at: track.location)
    default: break
    }
  }
}
