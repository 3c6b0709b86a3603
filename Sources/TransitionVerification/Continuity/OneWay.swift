import TransitionDiagnostics
import TransitionPlan

/// What `forward` alone moves of what stays, a bar or the from screen, is given back on the way back as well, but without
/// motion: it jumps. What `backward` alone moves is left behind by `forward`, which the ledger finds.
enum OneWay {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    // What the platform plays moves nothing, and is known not to.
    if transition.isMirrored || transition.forward.isSystem || transition.backward.isSystem { return [] }
    let bounds = ExpressionBounds(expressions, locals: transition.locals)
    let tracks = transition.forward.tracks
    let ends = RestAgreement.Ends.of(tracks)
    let others = RestAgreement.Ends.of(transition.backward.tracks)
    return tracks.indices.compactMap { index in
      let track = tracks[index]
      let key = PropertyKey(track.subject, track.property)
      guard track.subject.isKept, let own = ends[key], own.first == index, others[key] == nil,
        bounds.surelyDiffer(track.start, tracks[own.last].end, heldTo: track.property.bounds)
      else { return nil }
      return Diagnostic(
        .snapsBack, at: track.location.range,
        [.text(transition.name(of: track.subject) + "." + track.property.rawValue)],
        notes: ["outside the block, the track plays both ways"])
    }
  }
}
