import TransitionDiagnostics
import TransitionPlan

/// Notes that a gesture by leading or trailing mirrors the x of a whole transition, which is not written anywhere.
enum ReadingDirection {
  static func notes(_ transition: Transition) -> [Diagnostic] {
    guard let gesture = transition.interactions.first(where: \.gesture.isDirectional) else {
      return physical(transition)
    }
    var seen: Set<PropertyKey> = []
    var mirrored: [String] = []
    let written = transition.setters(.track, .drive, .place, .hold, .press)
    for key in written.map(\.key) where key.property.runsAlongX && seen.insert(key).inserted {
      mirrored.append("`\(transition.name(of: key.subject)).\(key.property.rawValue)`")
    }
    let isFromEdge = if case .edgePan = gesture.gesture { true } else { false }
    let turns =
      isFromEdge ? "the gesture begins at the other edge" : "the gesture goes in the other direction"
    let what =
      mirrored.isEmpty
      ? turns
      : "\(turns), and \(ReducedMotion.list(mirrored)) \(mirrored.count == 1 ? "is" : "are") mirrored"
    return [
      Diagnostic(
        .readingDirectionDerived, at: gesture.location.range, [.text(what)],
        notes: [
          "with `\(gesture.gesture.text)`, x and the signs of displacements and rotations follow the reading direction in the whole transition"
        ])
    ]
  }
}

extension ReadingDirection {
  /// Notes on `leading` and `trailing` in a transition whose x is not mirrored: elsewhere both follow the reading direction.
  private static func physical(_ transition: Transition) -> [Diagnostic] {
    guard
      let first = transition.setters(.track, .drive, .place).first(where: {
        [.leading, .trailing].contains($0.key.property)
      })
    else { return [] }
    let path = "`\(transition.name(of: first.key.subject)).\(first.key.property.rawValue)`"
    let side = first.key.property == .leading ? "left" : "right"
    return [
      Diagnostic(
        .readingDirectionDerived, at: first.location.range,
        [.text("\(path) stays on the \(side), because x runs from left to right here")],
        notes: [
          "x runs in reading direction if a gesture has `leading` or `trailing`, such as `edgePan(leading)`"
        ])
    ]
  }
}

extension Property {
  /// Whether the value is mirrored with x.
  fileprivate var runsAlongX: Bool {
    switch self {
    case .translation, .shadowOffset, .anchor, .rotation, .rotationY, .clip: true
    default: axisParts.contains { $0.axis == .horizontal && $0.part != .length }
    }
  }
}
