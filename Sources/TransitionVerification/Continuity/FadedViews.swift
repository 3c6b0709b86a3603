import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Views of the to screen that tracks leave without alpha or scale: what scrolls and what is tapped is there for when the screen
/// rests, and of what has none at either end nothing is ever seen.
///
/// A label or a picture may well fade away as the screen comes, as what covers it meanwhile does.
enum FadedViews {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    let tracks = transition.forward.tracks
    var gone: [Int] = []
    for index in tracks.indices {
      guard case .provided(.to, _) = tracks[index].subject, isOfSight(tracks[index].property) else {
        continue
      }
      if isGone(tracks[index].end, expressions) { gone.append(index) }
    }
    // Most transitions have none.
    if gone.isEmpty { return [] }
    // What has a gesture is found fault with for that, and what a finger drives is seen then.
    let others = Set(
      transition.interactions.map(\.view) + transition.presses.map(\.view)
        + transition.interactions.flatMap { $0.drives.map(\.subject) })
    let own = Dictionary(grouping: tracks) { PropertyKey($0.subject, $0.property) }
    let tables = Dictionary(grouping: transition.stateTables) { PropertyKey($0.subject, $0.property) }
    return gone.map { tracks[$0] }.filter {
      let key = PropertyKey($0.subject, $0.property)
      return !others.contains($0.subject)
        && isFault($0, own[key] ?? [], tables[key] ?? [], transition, expressions)
    }
    .map { track in
      let number = expressions.constant(track.end) ?? 0
      return Diagnostic(
        .restInvisible, at: track.location.range,
        [
          .text(transition.name(of: track.subject)),
          .text("its `\(track.property.rawValue)` is \(NumberText.text(number))"),
        ],
        notes: [
          "A of `A -> B` is at rest in `\(transition.from.name)`, B in `\(transition.to.name)`"
        ])
    }
  }

  /// Whether a track that ends without anything to see is a fault.
  /// - Parameters:
  ///   - own: The tracks of the same property, that one among them.
  ///   - tables: What it is in the rest states.
  private static func isFault(
    _ track: Track, _ own: [Track], _ tables: [StateTable], _ transition: Transition,
    _ expressions: ExpressionArena
  ) -> Bool {
    // Of tracks that follow each other the last says what rests.
    guard own.allSatisfy({ $0.windowEnd <= track.windowEnd }) else { return false }
    guard tables.allSatisfy({ $0.values.allSatisfy { isGone($0, expressions) } }) else { return false }
    if own.allSatisfy({ isGone($0.start, expressions) && isGone($0.end, expressions) }) { return true }
    // What comes and goes meanwhile is an effect.
    guard case .provided(.to, let index) = track.subject,
      let first = own.min(by: { $0.windowStart < $1.windowStart }), !isGone(first.start, expressions)
    else { return false }
    switch transition.to.views[index].kind {
    case .scroll, .collection, .button: return true
    case .view, .image, .label, .bar: return false
    }
  }

  private static func isOfSight(_ property: Property) -> Bool {
    switch property {
    case .alpha, .scale, .scaleX, .scaleY: true
    default: false
    }
  }

  private static func isGone(_ value: ExpressionID, _ expressions: ExpressionArena) -> Bool {
    guard let number = expressions.constant(value) else { return false }
    return abs(number) < RestVisible.least
  }
}
