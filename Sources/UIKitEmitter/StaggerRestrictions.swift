import TransitionPlan

/// What of `stagger` cannot be written.
enum StaggerRestrictions {
  static func check(_ scope: TransitionScope) {
    for slot in scope.transition.staggered {
      for direction in scope.played {
        let tracks = scope.tracks(slot, in: direction)
        for track in tracks { self.track(scope, slot, track, direction, first: tracks[0]) }
      }
      if scope.isOverlay, slot.side == .from {
        let location = scope.transition[.from].location
        scope.cannotSay("`stagger` of the screen below an overlay", at: location)
      }
      for interaction in scope.transition.interactions {
        for drive in interaction.drives where drive.subject == slot.subject {
          scope.cannotSay("a drive of a collection whose items follow each other", at: drive.location)
        }
        if !interaction.catches.isEmpty {
          scope.cannotSay("`catches` beside `stagger`", at: interaction.location)
        }
      }
    }
  }

  private static func track(
    _ scope: TransitionScope, _ slot: StaggeredSlot, _ track: Track, _ direction: Direction, first: Track
  ) {
    let name = "`stagger` of `\(track.property.rawValue)`"
    let location = track.location
    guard scope.staggeredParts(slot).contains(track.property) else {
      return scope.cannotSay(name, at: location)
    }
    if ![track.start, track.end].allSatisfy(scope.isConstant) {
      scope.cannotSay("items whose values are read from views", at: location)
    }
    if track.damping != nil { scope.cannotSay("`stagger` with a spring that is not known", at: location) }
    if Pace(track) != Pace(first) || track.stagger != first.stagger {
      scope.cannotSay("parts of one transform with different times", at: location)
    }
    let others = scope.transition[direction].tracks.filter {
      $0.subject == slot.subject && Slot.kind(of: $0.property) == slot.kind
    }
    if others.contains(where: { $0.stagger == nil || $0 != track && $0.property == track.property }) {
      scope.cannotSay("several tracks of one property", at: location)
    }
    // Items that come later, or again, know nothing of the transition.
    let own = direction.end == slot.side ? track.end : track.start
    if scope.isConstant(own), !isNeutral(scope, track.property, own) {
      scope.cannotSay("items that do not rest as they are found", at: location)
    }
    if scope.transition.isDirectional,
      Restrictions.isMirrored(scope, track.property, [track.start, track.end])
    {
      scope.cannotSay("`\(track.property.rawValue)` in reading direction", at: location)
    }
  }

  private static func isNeutral(_ scope: TransitionScope, _ property: Property, _ id: ExpressionID) -> Bool {
    if property == .translation {
      let (x, y) = ExpressionWriter(scope: scope) { _ in nil }.value(id).pair
      return Double(x.text) == 0 && Double(y.text) == 0
    }
    return scope.arena.constant(id) == property.neutral
  }
}
