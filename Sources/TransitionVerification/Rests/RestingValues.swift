import TransitionPlan

extension Transition {
  /// The values from which it follows where some objects rest, or what else they are like there: those of tracks, places and tables.
  /// - Parameter counts: The properties of tracks and tables that count.
  func restValues(
    of subjects: [Subject], where counts: (Property) -> Bool = { $0.movesFrame }
  ) -> [ExpressionID] {
    func isOf(_ subject: Subject, _ property: Property) -> Bool {
      counts(property) && subjects.contains(subject)
    }
    let tracks = tracks.filter { isOf($0.subject, $0.property) }
    // The value in the from screen is that of a track.
    let tables = stateTables.filter { isOf($0.subject, $0.property) }
    return tracks.flatMap { [$0.start, $0.end] }
      + placements.filter { subjects.contains($0.subject) }.map(\.value) + tables.flatMap(\.values)
  }
}

extension Property {
  /// Whether the property affects `Scene.transformedFrame`.
  var movesFrame: Bool { setsPlace || isScale || self == .anchor }

  /// Whether it says where an object is, or how large, without a scale.
  var setsPlace: Bool { isOfFrame || self == .translation }
}
