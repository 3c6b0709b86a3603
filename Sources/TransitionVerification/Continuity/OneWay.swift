import TransitionDiagnostics
import TransitionPlan

/// Finds bars and from screens that `forward` alone moves: `backward` restores them without motion, so they jump. What `backward`
/// alone moves is left behind by `forward`; the ledger reports that.
struct OneWay: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    // Directions that the platform plays have no tracks.
    if transition.isMirrored || transition.forward.isSystem || transition.backward.isSystem { return [] }
    let tracks = transition.forward.tracks
    let ends = checked.ends(of: .forward)
    let others = checked.ends(of: .backward)
    return tracks.indices.compactMap { index in
      let track = tracks[index]
      let key = PropertyKey(track.subject, track.property)
      guard track.subject.isKept, let own = ends[key], own.first == index, others[key] == nil,
        bounds.surelyDiffer(track.start, tracks[own.last].end, heldTo: track.property.bounds)
      else { return nil }
      return Diagnostic(
        .snapsBack, at: track.location.range,
        [.text(transition.name(of: track.subject) + "." + track.property.rawValue)],
        notes: ["outside the block, the track plays in both directions"])
    }
  }
}
