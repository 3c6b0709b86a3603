import TransitionPlan

/// A track that moves on an arc.
struct ArcTrack: Hashable {
  let track: Track
  let arc: Arc

  /// What it is, whichever way it goes.
  var way: Way { Way(subject: track.subject, property: track.property, arc: arc, pace: Pace(track)) }

  /// A way in both directions.
  struct Way: Hashable {
    let subject: Subject
    let property: Property
    let arc: Arc
    let pace: Pace
  }
}

extension TransitionScope {
  /// What moves on arcs in a direction.
  func arcs(_ direction: Direction) -> [ArcTrack] {
    transition[direction].tracks.compactMap { track in track.arc.map { ArcTrack(track: track, arc: $0) } }
  }

  /// Whether anything moves on an arc.
  var hasArcs: Bool { played.contains { !arcs($0).isEmpty } }

  /// Whether what moves on arcs does so alike in both directions.
  var bendsAlike: Bool { played.allSatisfy { arcs($0).map(\.way) == arcs(played[0]).map(\.way) } }

  /// The arc of a property in a direction.
  func arc(_ subject: Subject, _ property: Property, _ direction: Direction) -> Arc? {
    arcs(direction).first { $0.track.subject == subject && $0.track.property == property }?.arc
  }

  /// The screens, their views and the bars that move on arcs: they stay when the run is over.
  var bentSubjects: [Subject] {
    var subjects: [Subject] = []
    for track in allTracks where track.arc != nil && !track.subject.isPicture {
      if !subjects.contains(track.subject) { subjects.append(track.subject) }
    }
    return subjects
  }

  /// Whether the way on an arc is that of a view which lies anywhere.
  func isBentInside(_ track: Track) -> Bool {
    guard case .provided = track.subject else { return false }
    return track.property != .translation
  }
}

extension Arc {
  /// A length in the direction to which it bends, for the height 1, as a displacement.
  func displacement(_ length: Code) -> (x: Code, y: Code) {
    let height = bend == .up || bend == .left ? -height : height
    let along = Double(length.text).map { Code($0 * height) } ?? Code(height) * length
    return bend == .up || bend == .down ? (.zero, along) : (along, .zero)
  }
}
