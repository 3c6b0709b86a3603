import TransitionPlan

/// What of added views cannot be written where no presentation controller of the transition's own has them.
enum AddedRestrictions {
  static func check(_ scope: TransitionScope) {
    let transition = scope.transition
    let style = "`style \(transition.style.rawValue)`"
    for placement in transition.placements where !placement.subject.isAdded {
      scope.cannotSay("`place` outside `style overlay`", at: placement.location)
    }
    for view in transition.views {
      if Side.allCases.contains(where: scope.mayLack) {
        scope.cannotSay("a `view` where a screen may be absent", at: view.location)
      }
      switch view.fills {
      case nil, .container, .screen: break
      default: scope.cannotSay("`fills` of this object", at: view.location)
      }
    }
    for (index, view) in transition.views.enumerated() where view.dismissesOnTap {
      if scope.hasPeers || !scope.kept.contains(index) {
        scope.cannotSay("`tap dismiss` in \(style)", at: view.location)
      }
    }
    cover(scope)
    for layer in transition.layers {
      switch (layer.above, layer.below) {
      case (.added, .added), (.added, .screen), (.screen, .added), (.screen, .screen), (.shared, .added),
        (.shared, .screen):
        break
      default: scope.cannotSay("this order", at: layer.location)
      }
    }
    blurs(scope)
  }

  /// What stays above the to screen is laid out by itself, whoever shows that.
  private static func cover(_ scope: TransitionScope) {
    let passing = scope.layers.lastIndex { subject in
      if case .added(let index) = subject { !scope.kept.contains(index) } else { true }
    }
    for (place, subject) in scope.layers.enumerated() {
      guard case .added(let index) = subject, scope.kept.contains(index) else { continue }
      let view = scope.transition.views[index]
      if let passing, place < passing {
        scope.cannotSay("a view that stays below one that passes", at: view.location)
      }
      if scope.transition.isDirectional {
        scope.cannotSay("a view that stays above the to screen in reading direction", at: view.location)
      }
      let values =
        scope.placements(subject).map { ($0.value, $0.location) }
        + scope.allTracks.filter { $0.subject == subject }.compactMap { track in
          scope.rest(subject, track.property, at: .to).map { ($0, track.location) }
        }
      for (value, location) in values
      where Side.allCases.contains(where: { scope.reads($0, value) }) || scope.readsHanded(value) {
        scope.cannotSay("what stays above the to screen by a value that is read from it", at: location)
      }
    }
  }

  /// UIKit animates an effect from none to the whole; what stands in between is an animator, which an app may lose.
  static func blurs(_ scope: TransitionScope) {
    for track in scope.allTracks where track.property == .blur {
      for id in [track.start, track.end] where scope.arena.constant(id) != 0 && scope.arena.constant(id) != 1
      {
        scope.cannotSay("a blur between nothing and all", at: track.location)
      }
    }
  }
}
