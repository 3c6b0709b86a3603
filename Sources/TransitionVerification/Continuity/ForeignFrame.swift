import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds tracks that leave the from screen elsewhere than in its layout: nothing restores it after a cancel or on the way back.
///
/// The geometry is that of `sample`, with the least and the most safe area where it depends on that. A `place` of the from screen is
/// intended, and one partly outside the container has a rule of its own.
struct ForeignFrame: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    if isPlain() { return [] }
    let subject = Subject.screen(.from)
    if transition.placements.contains(where: { $0.subject == subject }) { return [] }
    let tracks = transition.tracks.filter { $0.subject == subject && $0.property.isOfFrame }
    guard let track = tracks.first,
      let known = checked.layouts(knowing: tracks.flatMap { [$0.start, $0.end] })
    else { return [] }
    let container = known[0].scene.frame(of: .container)
    for layout in known where layout.scene.frame(of: .container) == container {
      // Differences below a hundredth of a point come from rounding.
      let found = layout.scene.frame(of: subject)
      if layout.rest(at: .from).frame(of: subject).isNear(found, within: 0.01) { return [] }
    }
    // Backward, a track of its own ends in the from screen.
    let isForward = transition.forward.tracks.contains(track)
    let value = expressions[isForward ? track.start : track.end].range
    var finding = Diagnostic.restNotFound(
      track, of: transition, "is set by the layout when the from screen rests", value)
    finding.notes = [ForeignRest.note]
    if finding.arguments.last == .source(value), !value.isEmpty {
      finding.fixIts = [FixIt("write `_`", replacing: value, with: "_")]
    }
    return [finding]
  }

  /// Whether all tracks begin at the frame of the layout, or at the full container where nothing says more. Then no layout has to
  /// be evaluated.
  private func isPlain() -> Bool {
    let rests = PlainRest(of: .from, in: transition)
    for direction in Direction.allCases {
      let tracks = direction == .forward ? transition.forward.tracks : transition.backward.tracks
      for index in tracks.indices
      where tracks[index].subject == .screen(.from) && tracks[index].property.isOfFrame {
        let property = tracks[index].property
        if rests.hasOther(property) { return false }
        let rest = tracks[index].value(at: .from, in: direction)
        if case .found(.screen(.from), property) = expressions[rest].kind { continue }
        if !rests.fills
          || !expressions.isLayout(rest, of: .from, property, through: transition.locals)
        {
          return false
        }
      }
    }
    return true
  }
}
