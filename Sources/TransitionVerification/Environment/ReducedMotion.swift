import TransitionDiagnostics
import TransitionPlan

/// Notes the values that are derived for reduced motion, so that the author can review them.
enum ReducedMotion {
  static func notes(_ transition: Transition) -> [Diagnostic] {
    guard let answer = transition.reduceMotion else { return [] }
    var parts: [String] = []
    let pictures = transition.shared.map { "`\($0.name)`" }
    if !pictures.isEmpty { parts.append("\(list(pictures)) \(pictures.count == 1 ? "is" : "are") left out") }
    var seen: Set<PropertyKey> = []
    var moved: [String] = []
    for track in transition.tracks {
      let key = PropertyKey(track.subject, track.property)
      guard track.moves, seen.insert(key).inserted else { continue }
      moved.append("`\(transition.name(of: track.subject)).\(track.property.rawValue)`")
    }
    if !moved.isEmpty { parts.append("\(list(moved)) \(moved.count == 1 ? "does" : "do") not move") }
    if parts.isEmpty { return [] }
    var notes = [
      transition.style != .overlay
        ? "the screens crossfade instead; places, sizes and transforms that last are set immediately"
        : transition.faded == nil
          ? "`\(transition.from.name)` and `\(transition.to.name)` are set to their rest values immediately"
          : "`\(transition.to.name)` fades in where it rests, and `\(transition.from.name)` stays where it is"
    ]
    if !transition.interactions.isEmpty {
      notes.append(
        "during a gesture, only what fades follows the finger, and all properties of bars except transforms")
    }
    return [
      Diagnostic(
        .reduceMotionDerived, at: answer.location.range, [.text(parts.joined(separator: "; "))], notes: notes)
    ]
  }

  static func list(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
  }
}

extension Track {
  /// Whether the property moves its object rather than changing its appearance.
  fileprivate var moves: Bool {
    if case .shared = subject { return false }
    return property.isOfFrame || property.isTransform || property == .anchor
  }
}
