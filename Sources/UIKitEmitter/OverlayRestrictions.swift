import TransitionPlan

/// What of an overlay cannot be written: where a presentation controller would need more than it has.
enum OverlayRestrictions {
  static func check(_ scope: TransitionScope) {
    let transition = scope.transition
    for layer in transition.layers { self.layer(scope, layer) }
    for placement in transition.placements {
      switch placement.subject {
      case .screen(.to), .added: break
      default:
        scope.cannotSay("`place` of `\(transition.name(of: placement.subject))`", at: placement.location)
      }
    }
    for track in scope.allTracks { self.track(scope, track) }
    AddedRestrictions.blurs(scope)
    for interaction in transition.interactions where interaction.states == nil {
      for drive in interaction.drives { self.drive(scope, drive) }
    }
    for view in transition.views {
      switch view.fills {
      case nil, .container, .screen: break
      default: scope.cannotSay("`fills` of this object", at: view.location)
      }
    }
  }

  /// What a finger drives is set by the run: it must be the to screen's, and its values at rest must be plain.
  private static func drive(_ scope: TransitionScope, _ drive: Drive) {
    let name = "`\(scope.transition.name(of: drive.subject)).\(drive.property.rawValue)`"
    switch (drive.subject, Slot.kind(of: drive.property)) {
    case (.shared, .frame): return
    case (.screen(.to), .alpha), (.screen(.to), .cornerRadius), (.screen(.to), .transform),
      (.provided(.to, _), .alpha), (.provided(.to, _), .cornerRadius), (.provided(.to, _), .transform),
      (.screen(.to), .background), (.provided(.to, _), .background), (.screen(.from), .background),
      (.shared, .shadowOpacity), (.shared, .shadowRadius), (.shared, .shadowOffset),
      (.shared, .alpha), (.shared, .cornerRadius), (.shared, .transform), (.screen(.to), .frame),
      (.added, .alpha), (.added, .blur), (.added, .transform), (.screen(.from), .alpha),
      (.screen(.from), .cornerRadius),
      (.screen(.from), .transform), (.screen(.from), .dim):
      break
    case (.added(let index), .frame) where AddedViews.hasLength(scope, index): break
    default: return scope.cannotSay("a drive of \(name) in `style overlay`", at: drive.location)
    }
    let ends = scope.allTracks.filter {
      $0.subject == drive.subject && Slot.kind(of: $0.property) == Slot.kind(of: drive.property)
    }.flatMap { [$0.start, $0.end] }
    if !drive.subject.isPicture, !ends.allSatisfy(scope.isKnownToRun) {
      scope.cannotSay("a drive whose rest values are read from views", at: drive.location)
    }
  }

  /// The from screen is below everything; pictures are above.
  private static func layer(_ scope: TransitionScope, _ layer: Layer) {
    switch (layer.above, layer.below) {
    case (.added, .added), (.added, .screen), (.screen(.to), .added), (.screen(.to), .screen(.from)),
      (.shared, .added), (.shared, .screen):
      break
    default: scope.cannotSay("this order", at: layer.location)
    }
  }

  private static func track(_ scope: TransitionScope, _ track: Track) {
    let name = "`\(scope.transition.name(of: track.subject)).\(track.property.rawValue)` in `style overlay`"
    switch track.subject {
    case .provided(.from, _): scope.cannotSay(name, at: track.location)
    case .provided(.to, _), .screen, .added, .shared, .tabBar, .navigationBar, .container: break
    }
    if track.subject.isChrome, case .found = scope.arena[track.start].kind {
      scope.cannotSay("`_` of a bar in `style overlay`", at: track.location)
    }
  }
}
