import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds a to screen that grows out of nothing, and whose content is not cut off: all of it is seen from the first frame on.
enum UncutContent {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    let screen = Subject.screen(.to)
    let own = transition.forward.tracks.filter { $0.subject == screen }
    guard let track = own.first(where: { isEmpty($0.start, $0.property, expressions) }),
      !isEmpty(track.end, track.property, expressions), !own.contains(where: { hides($0, expressions) }),
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
  private static func hides(_ track: Track, _ expressions: ExpressionArena) -> Bool {
    switch track.property {
    case .cornerRadius: true
    case .alpha, .scale, .scaleX, .scaleY: (expressions.constant(track.start) ?? 0) < 0.5
    default: false
    }
  }

  /// Whether a value has a length of 0.
  private static func isEmpty(_ id: ExpressionID, _ property: Property, _ expressions: ExpressionArena)
    -> Bool
  {
    switch (property, expressions[id].kind) {
    case (.width, _), (.height, _): return expressions.constant(id) == 0
    case (.size, .call(.size, let parts)): return parts.contains { expressions.constant($0) == 0 }
    case (.frame, .call(.rect, let parts)):
      return parts.suffix(2).contains { expressions.constant($0) == 0 }
    default: return false
    }
  }
}
