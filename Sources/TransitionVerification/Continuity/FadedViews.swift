import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds views of the to screen that can be scrolled or tapped, and that tracks leave without alpha or scale; and views that are
/// invisible at both ends.
///
/// A label or a picture may fade out as the screen appears, like a cover.
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
    // A view with a gesture is reported by another rule, and a driven view is visible under the finger.
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

  /// Whether a track that ends invisibly is a fault.
  /// - Parameters:
  ///   - own: The tracks of the same property, this one among them.
  ///   - tables: Values of the property in the rest states.
  private static func isFault(
    _ track: Track, _ own: [Track], _ tables: [StateTable], _ transition: Transition,
    _ expressions: ExpressionArena
  ) -> Bool {
    // The last of consecutive tracks determines the value at rest.
    guard own.last?.location == track.location else { return false }
    guard tables.allSatisfy({ $0.values.allSatisfy { isGone($0, expressions) } }) else { return false }
    if own.allSatisfy({ isGone($0.start, expressions) && isGone($0.end, expressions) }) { return true }
    // A view that is visible only between the ends is an effect.
    guard case .provided(.to, let index) = track.subject,
      let first = own.first, !isGone(first.start, expressions)
    else { return false }
    switch transition.to.views[index].kind {
    case .scroll, .collection, .button, .bar: return true
    case .view, .image, .label: return false
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
    return abs(number) <= RestVisible.least
  }
}
