import TransitionDiagnostics
import TransitionPlan

/// A gesture from a leading or trailing edge turns the x of a whole transition: told, because nobody has written it.
enum ReadingDirection {
  static func notes(_ transition: Transition) -> [Diagnostic] {
    guard let gesture = transition.interactions.first(where: \.gesture.isDirectional) else { return [] }
    var seen: Set<PropertyKey> = []
    var mirrored: [String] = []
    let written =
      (transition.forward.tracks + transition.backward.tracks).map { PropertyKey($0.subject, $0.property) }
      + transition.interactions.flatMap(\.drives).map { PropertyKey($0.subject, $0.property) }
      + transition.placements.map { PropertyKey($0.subject, $0.property) }
    for key in written where key.property.runsAlongX && seen.insert(key).inserted {
      mirrored.append("`\(transition.name(of: key.subject)).\(key.property.rawValue)`")
    }
    let what =
      mirrored.isEmpty
      ? "the gesture begins at the other edge"
      : "the gesture begins at the other edge, and \(ReducedMotion.list(mirrored)) \(mirrored.count == 1 ? "is" : "are") mirrored"
    return [
      Diagnostic(
        .readingDirectionDerived, at: gesture.location.range, [.text(what)],
        notes: [
          "with `\(gesture.gesture.text)`, x, the signs of displacements and of rotations run in reading direction, in the whole transition"
        ])
    ]
  }
}

extension Property {
  /// Whether it is mirrored with x.
  fileprivate var runsAlongX: Bool {
    switch self {
    case .translation, .shadowOffset, .anchor, .rotation, .rotationY, .clip: true
    default: axisParts.contains { $0.isHorizontal && $0.part != .length }
    }
  }
}
