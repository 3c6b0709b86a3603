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
    let written =
      (transition.forward.tracks + transition.backward.tracks).map { PropertyKey($0.subject, $0.property) }
      + transition.interactions.flatMap(\.drives).map { PropertyKey($0.subject, $0.property) }
      + transition.placements.map { PropertyKey($0.subject, $0.property) } + besides(transition)
    for key in written where key.property.runsAlongX && seen.insert(key).inserted {
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
  /// Held properties, and properties of presses.
  private static func besides(_ transition: Transition) -> [PropertyKey] {
    var keys: [PropertyKey] = []
    for obligation in transition.obligations {
      guard case .held(let subject, let property, _) = obligation.kind else { continue }
      keys.append(PropertyKey(subject, property))
    }
    keys += transition.interactions.flatMap(\.holds).map { PropertyKey($0.subject, $0.property) }
    return keys + transition.presses.flatMap(\.down.tracks).map { PropertyKey($0.subject, $0.property) }
  }

  /// Notes on `leading` and `trailing` in a transition whose x is not mirrored: elsewhere both follow the reading direction.
  private static func physical(_ transition: Transition) -> [Diagnostic] {
    var written: [(property: Property, subject: Subject, location: SpecLocation)] = []
    for direction in Direction.allCases {
      for track in transition[direction].tracks {
        written.append((track.property, track.subject, track.location))
      }
    }
    for drive in transition.interactions.flatMap(\.drives) {
      written.append((drive.property, drive.subject, drive.location))
    }
    for place in transition.placements { written.append((place.property, place.subject, place.location)) }
    guard let first = written.first(where: { $0.property == .leading || $0.property == .trailing }) else {
      return []
    }
    let path = "`\(transition.name(of: first.subject)).\(first.property.rawValue)`"
    let side = first.property == .leading ? "left" : "right"
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
    default: axisParts.contains { $0.isHorizontal && $0.part != .length }
    }
  }
}
