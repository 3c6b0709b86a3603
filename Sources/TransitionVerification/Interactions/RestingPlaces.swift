import TransitionPlan

/// Whether the view of a gesture from an edge of the display rests away from that edge, so that no such finger is on it.
enum RestingPlaces {
  /// Whether the to screen, an added view, or a view with a `sample` or a `place`, surely rests away from an edge, in all states and on all displays.
  static func isAway(
    _ view: Subject, from edge: GestureEdge, _ transition: Transition, _ expressions: ExpressionArena
  ) -> Bool {
    let side: Side
    switch view {
    case .screen(.to), .added: side = .to
    case .provided(let own, _) where isLaidOut(view, transition): side = own
    default: return false
    }
    let tracks = transition.forward.tracks + transition.backward.tracks
    let own = tracks.filter { $0.subject == view && $0.property.isOfFrame }
    let places = transition.placements.filter { $0.subject == view || $0.subject == .screen(.to) }
    let tables = transition.stateTables.filter { $0.subject == view && $0.property.isOfFrame }
    if own.isEmpty, places.isEmpty, tables.isEmpty, !isLaidOut(view, transition) { return false }
    let values = own.flatMap { [$0.start, $0.end] } + places.map(\.value) + tables.flatMap(\.values)
    guard values.allSatisfy({ KnownRests.isKnown($0, transition, expressions) }) else { return false }
    let plan = Plan(sourceName: "", expressions: expressions, transitions: [transition])
    return KnownRests.scenes(transition, plan).allSatisfy { scene in
      let evaluator = Evaluator(plan: plan, scene: scene)
      return (0..<max(1, transition.states.count)).allSatisfy { state in
        let rest = evaluator.resting(in: state).restState(at: side)
        return isAway(rest.frame(of: view), from: edge, in: rest.frame(of: .container))
      }
    }
  }

  /// Whether `sample` or `place` says where a view of a screen is.
  static func isLaidOut(_ view: Subject, _ transition: Transition) -> Bool {
    guard case .provided = view else { return false }
    return transition.sample.contains { $0.subject == view && $0.property.isOfFrame }
      || transition.placements.contains { $0.subject == view }
  }

  /// UIKit takes a finger that begins within this distance for one from the edge, in points.
  private static let strip = 20.0

  private static func isAway(_ frame: Rect, from edge: GestureEdge, in container: Rect) -> Bool {
    switch edge {
    case .leading, .left: frame.x > strip
    case .trailing, .right: frame.right < container.width - strip
    case .top: frame.y > strip
    case .bottom: frame.bottom < container.height - strip
    }
  }
}
