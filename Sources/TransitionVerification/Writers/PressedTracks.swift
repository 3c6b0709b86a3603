import TransitionDiagnostics
import TransitionPlan

/// Finds tracks of a `press` that move a screen, or a view of it, that is not on the display while the view of the press can be touched.
struct PressedTracks: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    transition.presses.flatMap { press in
      press.down.tracks.compactMap { track -> Diagnostic? in
        guard let own = press.view.side, let other = track.subject.side, own != other, isAbsent(other) else {
          return nil
        }
        let (screen, view) = (transition[other].name, transition.name(of: press.view))
        return .withoutEffect(
          at: track.location.range, "this track",
          "`\(screen)` is not on the display while `\(view)` can be touched")
      }
    }
  }

  /// Whether a screen is absent while the other one can be touched. Below an `overlay` the `from` screen stays; it can be touched there if
  /// the `to` screen has `states`.
  private func isAbsent(_ side: Side) -> Bool {
    transition.style != .overlay || side == .to && transition.states.isEmpty
  }
}
