import TransitionPlan

/// A frame of which some parts have another time than the rest.
///
/// UIKit has one middle for both axes, and one animation of it. So the parts that have a time of their own go by the
/// transform: a displacement that comes to nothing, while the middle goes where it would without them.
struct SplitFrame {
  let subject: Subject
  /// The parts that go by the transform.
  let offset: Set<Property>
  /// Their time.
  let offsetPace: Pace

  /// Whether a track goes by the transform.
  func moves(_ track: Track) -> Bool { track.subject == subject && offset.contains(track.property) }
}

extension Transition {
  /// The frames of a direction whose parts have two times.
  func splits(in direction: Direction) -> [SplitFrame] {
    let screens: [Subject] = style == .overlay ? [.screen(.to)] : [.screen(.from), .screen(.to)]
    let subjects = screens + views.indices.map { Subject.added($0) }
    return subjects.compactMap { split($0, in: direction) }
  }

  /// How the frame of a screen or an added view is split; nil where all of it has one time, or where a transform
  /// cannot say the rest.
  ///
  /// The lengths keep the frame's own time, and places that have one other time go by the transform, which nothing else
  /// may animate.
  func split(_ subject: Subject, in direction: Direction) -> SplitFrame? {
    switch subject {
    case .screen(.to), .added: break
    case .screen(.from) where style != .overlay: break
    default: return nil
    }
    // Where UIKit has a screen turned about another place, or none at all, its transform is not free.
    if case .screen(let side) = subject, self[side].isOptional { return nil }
    let isAnchored = obligations.contains { obligation in
      if case .held(subject, .anchor, _) = obligation.kind { true } else { false }
    }
    if isAnchored { return nil }
    let tracks = self[direction].tracks.filter { $0.subject == subject }
    if tracks.contains(where: { Slot.kind(of: $0.property) == .transform }) { return nil }
    let parts = tracks.filter { $0.property.isGeometry }
    let lengths = Set(Axis.allCases.flatMap { Self.lengths(parts.map(\.property), on: $0) })
    guard parts.allSatisfy({ $0.windowEnd > $0.windowStart }), let first = parts.first,
      Set(parts.map(\.property)).count == parts.count
    else { return nil }
    let main = Pace(parts.first { lengths.contains($0.property) } ?? first)
    let others = parts.filter { Pace($0) != main }
    guard let pace = others.first.map({ Pace($0) }),
      others.allSatisfy({ Pace($0) == pace && !lengths.contains($0.property) })
    else { return nil }
    return SplitFrame(subject: subject, offset: Set(others.map(\.property)), offsetPace: pace)
  }

  /// The properties of which the length on an axis is made.
  private static func lengths(_ properties: [Property], on axis: Axis) -> [Property] {
    let own = properties.filter { property in
      switch (property, axis) {
      case (.frame, _), (.size, _), (.width, .horizontal), (.height, .vertical): true
      default: false
      }
    }
    if !own.isEmpty { return own }
    let places = properties.filter { property in
      var values = AxisValues()
      values.add(property, property.type == .point ? .pair(.one, .one) : .scalar(.one), on: axis)
      return !values.isEmpty
    }
    return places.count > 1 ? places : []
  }
}
