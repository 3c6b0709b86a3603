import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds a to screen that grows out of nothing, and whose content is not cut off: all of it is seen from the first frame on.
struct UncutContent: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    let screen = Subject.screen(.to)
    func isZero(_ value: ExpressionID, _ track: Track) -> Bool {
      expressions.lengthOfZero(in: value, of: track.property, through: transition.locals) != nil
    }
    let own = transition.forward.tracks.filter { $0.subject == screen }
    guard let track = own.first(where: { isZero($0.start, $0) }), !isZero(track.end, track),
      !own.contains(where: { hides($0) }),
      !transition.obligations.contains(where: { obligation in
        if case .held(screen, .clipsToBounds, _) = obligation.kind { true } else { false }
      })
    else { return [] }
    let hold = "hold \(transition.to.name).clipsToBounds = true"
    return [
      Diagnostic(
        .restNotFound, at: track.location.range,
        [
          .text(transition.to.name),
          .text("appears suddenly, because its size of 0 does not clip its content"),
        ],
        notes: ["a view draws its content beyond its edges: `\(hold)` clips it"],
        fixIts: [
          FixIt(
            "add `\(hold)`", [TextEdit(ByteRange(at: track.location.range.start), hold + "\n  ")],
            applicability: .needsReview)
        ])
    ]
  }

  /// Whether a track makes the screen invisible where it begins, or clips it to its corners.
  private func hides(_ track: Track) -> Bool {
    switch track.property {
    case .cornerRadius: true
    case .alpha, .scale, .scaleX, .scaleY: (expressions.constant(track.start) ?? 0) < 0.5
    default: false
    }
  }
}
