import TransitionPlan

/// What of `catches` cannot be written; between rest states it is another matter.
enum CatchRestrictions {
  static func check(_ scope: TransitionScope) {
    for index in scope.catching { self.interaction(scope, index) }
    if !scope.catching.isEmpty { tracks(scope) }
    if scope.changesPull { spans(scope) }
  }

  private static func interaction(_ scope: TransitionScope, _ index: Int) {
    let interaction = scope.transition.interactions[index]
    let location = interaction.location
    if scope.isContainer, !scope.caughtPlaying(index).isEmpty {
      scope.cannotSay("`catches` of a whole direction", at: location)
    }
    if scope.isMixed { scope.cannotSay("`catches` beside a gesture of two fingers", at: location) }
    if !interaction.drives.isEmpty { scope.cannotSay("`catches` beside `drive`", at: location) }
    if interaction.gesture.way == nil {
      scope.cannotSay("`catches` by a gesture that goes either way", at: location)
    }
    // What lies over that screen meanwhile has the fingers.
    if scope.host(of: index) == .transition {
      scope.cannotSay("`catches` by a gesture on the screen below", at: location)
    }
    for direction in scope.caughtPlaying(index)
    where scope.isInParts(direction) || scope.transition[direction].delay > 0 {
      scope.cannotSay("`catches` of a direction in which not all has one time", at: location)
    }
  }

  /// What goes on from the middle must be on the way that the finger takes.
  private static func tracks(_ scope: TransitionScope) {
    if scope.mayTurn, scope.hasOneWay {
      scope.cannotSay("a track of one direction beside `catches`", at: scope.transition.forward.location)
    }
    for direction in [scope.transition.forward, scope.transition.backward] {
      for track in direction.tracks
      where track.windowStart > direction.delay + 1e-9
        || track.windowEnd < direction.delay + direction.duration - 1e-9
      {
        scope.cannotSay("`catches` of a track with a window", at: track.location)
      }
    }
  }

  /// What a run has taken when it began is that of its beginning, whoever goes on with it.
  private static func spans(_ scope: TransitionScope) {
    for index in scope.pulls {
      for call in scope.transition.interactions[index].calls {
        scope.cannotSay("`call` of a gesture where another one may take over", at: call.location)
      }
      for hold in scope.transition.interactions[index].holds {
        scope.cannotSay("`hold` of a gesture where another one may take over", at: hold.location)
      }
    }
    for obligation in scope.runHolds where obligation.acquire != .runStart {
      scope.cannotSay("what lasts for one direction beside `catches` of another one", at: obligation.location)
    }
  }
}
