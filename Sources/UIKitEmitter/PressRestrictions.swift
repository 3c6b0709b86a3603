import TransitionPlan

/// What of a press cannot be written.
enum PressRestrictions {
  static func check(_ scope: TransitionScope) {
    for press in scope.transition.presses {
      switch press.view {
      case .screen(.from), .provided(.from, _): break
      default: scope.cannotSay("a press on this object", at: press.location)
      }
      for direction in [press.down, press.up] { self.direction(scope, direction) }
    }
  }

  private static func direction(_ scope: TransitionScope, _ direction: DirectionPlan) {
    for (index, track) in direction.tracks.enumerated() {
      let name = "`\(scope.transition.name(of: track.subject)).\(track.property.rawValue)` under a press"
      switch (track.subject, Slot.kind(of: track.property)) {
      case (.screen(.from), .alpha), (.screen(.from), .cornerRadius), (.screen(.from), .transform),
        (.screen(.from), .background), (.provided(.from, _), .alpha), (.provided(.from, _), .cornerRadius),
        (.provided(.from, _), .transform), (.provided(.from, _), .background):
        break
      default:
        scope.cannotSay(name, at: track.location)
        continue
      }
      let slot = Slot(subject: track.subject, kind: Slot.kind(of: track.property) ?? .alpha)
      if scope.slots.contains(slot) {
        scope.cannotSay("a press of what the transition animates too", at: track.location)
      }
      if !scope.isConstant(track.start) || !scope.isConstant(track.end) {
        scope.cannotSay("a press whose values are read from views", at: track.location)
      }
      if track.windowEnd <= track.windowStart {
        scope.cannotSay("a step under a press", at: track.location)
      }
      if Slot.kind(of: track.property) == .transform, track.property != .translation,
        ![.scale, .scaleX, .scaleY].contains(track.property), scope.isHalfTurn(track) == true
      {
        scope.cannotSay("a rotation of half a turn or more under a press", at: track.location)
      }
      if track.stagger != nil { scope.cannotSay("`stagger`", at: track.location) }
      if track.damping != nil { scope.cannotSay("a spring of a press that is not known", at: track.location) }
      let others = direction.tracks[..<index].filter { $0.subject == track.subject }
      if others.contains(where: { $0.property == track.property }) {
        scope.cannotSay("several tracks of one property", at: track.location)
      } else if others.contains(where: {
        Slot.kind(of: $0.property) == .transform && slot.kind == .transform && Pace($0) != Pace(track)
      }) {
        scope.cannotSay("parts of one transform with different times", at: track.location)
      }
    }
  }
}
