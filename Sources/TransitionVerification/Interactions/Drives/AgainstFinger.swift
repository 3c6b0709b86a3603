import TransitionDiagnostics
import TransitionPlan

/// Rules about what a finger drives the other way than it goes.
extension InteractionRules {
  /// How fast a picture moves against the finger at least where that is reported, as a share of the finger's speed. Many gestures
  /// have a slight countermotion.
  static let against = 0.25

  /// Reports a picture that moves against the fingers on it, wherever its ends are, and a size that shrinks as those fingers
  /// spread.
  /// - Returns: Whether the drive was reported.
  mutating func reportPicture(_ drive: Drive, _ value: ExpressionID) -> Bool {
    // A label may keep its size inside what is pinched.
    let isLabel = if case .provided = drive.subject { true } else { false }
    if let way, way.value == .scale, !isLabel, drive.property.isExtent,
      let part = drive.property.part(of: way)
    {
      let isAgainst = surely(.lasting) {
        // The full extent of a pinch.
        $0.restrict { $0[.scale, 0] = way.sign > 0 ? Interval(1, 2) : Interval(0.5, 1) }
        let rate = $0.value(value, part).rate * Interval(way.sign)
        // A length is a share of one that is not known.
        let isKnown = drive.property.isScale
        guard isKnown ? rate.high <= -Self.against : rate.high <= 0 && rate.low <= -Self.against else {
          return false
        }
        // A screen that surely rests that way, such as a receding one, may be intended.
        let rest = ($0.restWay(PartKey(drive.subject, drive.property, part)) ?? .anything).range
        return (rest * Interval(way.sign)).high >= 0
      }
      if !isAgainst { return false }
      report(
        .goesAgainst(name(drive)), at: value,
        notes: ["a drive such as `scale * …` follows the fingers; this one moves against them"])
      return true
    }
    // What fingers hold that may go anywhere is under them, like a picture.
    let isShared = if case .shared = drive.subject { true } else { false }
    let isFree = way?.value != .translation
    guard isShared || isFree && drive.subject == interaction.view else { return false }
    if !gesture.isByOneFinger, drive.property == .rotation {
      let key = PartKey(drive.subject, .rotation, 0)
      let isAgainst = surely(.lasting) { analysis in
        // The fingers turn either way, and do nothing else.
        let turns = [0.5, -0.5].allSatisfy { turn in
          analysis.supposing {
            $0.restrict {
              $0.go(straight: .zero, along: .horizontal)
              ($0[.scale, 0], $0[.rotation, 0]) = (.one, Interval(turn))
            }
            let moved = ($0.value(value) - $0.rest(key)).range
            return (moved * Interval(turn)).high <= -Self.against * turn * turn
          }
        }
        // If it surely rests that way it may be intended.
        let rest = (analysis.restWay(key) ?? .anything).range
        return turns && (rest.isZero || rest.low < 0 && rest.high > 0)
      }
      if !isAgainst { return false }
      report(
        .goesAgainst(name(drive)), at: value,
        notes: ["`rotation` added to the value at the start turns with the fingers: this subtracts it"])
      return true
    }
    for axis in Axis.allCases {
      guard let part = drive.property.part(along: axis) else { continue }
      let key = PartKey(drive.subject, drive.property, part)
      let isAgainst = surely(.lasting, by: .axis(axis)) {
        // A value may stay while the finger is back beyond its beginning.
        if let way = $0.domain.way, way.isDirected, way.value == .translation, way.axis == axis {
          $0.restrict { $0.go(beyond: 1, to: way.sign, along: axis) }
        }
        let rate = $0.value(value, part).rate
        guard rate.high <= -Self.against else { return false }
        // If it surely rests that way it may be intended.
        let way = ($0.restWay(key) ?? .anything).range
        return way.low < 0 && way.high > 0
      }
      if !isAgainst { continue }
      report(
        .goesAgainst(name(drive)), at: value,
        notes: [
          "`\(GestureValue.translation.text(axis))` added to the value at the start moves with the finger: this subtracts it"
        ])
      return true
    }
    return false
  }

  /// Reports a drive that moves against the finger and away from the rest at which the interaction finishes.
  /// - Returns: Whether the drive was reported.
  mutating func reportWrongWay(_ drive: Drive, _ value: ExpressionID) -> Bool {
    guard interaction.states == nil, let way,
      let part = drive.property.part(of: way), let sign = sign(of: way)
    else { return false }
    let key = PartKey(drive.subject, drive.property, part)
    let entry = facts.entries[key]
    if way.value != .translation, entry == nil { return false }
    let least = drive.property.isOfFrame || drive.property == .translation ? 1 : Self.visible
    // Two edges of an axis determine its length: one of them may approach the other.
    let edges = interaction.drives.filter { other in
      way.value == .translation && other.subject == drive.subject && other.property != drive.property
        && other.property != .translation && drive.property != .translation
    }
    let isWrong = surely(.lasting) {
      for edge in edges {
        guard let value = edge.value, let part = edge.property.part(along: way.axis) else { continue }
        if ($0.value(value, part).rate * Interval(way.sign)).high > 0 { return false }
      }
      let rate = $0.value(value, part).rate * Interval(way.sign)
      // Where a track has another property of the axis, a slight countermotion is allowed.
      guard rate.high <= 0, entry == nil ? rate.low <= -Self.against : !rate.isZero else { return false }
      let way = entry == nil ? $0.placeWay(drive.subject, drive.property, along: way.axis) : $0.restWay(key)
      guard let way else { return false }
      return (way * Quantity(sign)).range.low > least
    }
    if !isWrong { return false }
    let track = (entry ?? facts.place(of: drive.subject, along: way.axis))?.location
    report(
      .goesAgainst(name(drive)), at: value,
      labels: track.map { [DiagnosticLabel($0.range, "its rest value is in the direction of the gesture")] }
        ?? [], notes: way.isDirected ? [gesture.note] : [])
    return true
  }

  /// How fast what is under the finger and scaled goes against it at least. A scale moves each edge by half of the length at most, and a
  /// translation may keep one of them in its place.
  private static let beyondScale = 0.75

  /// Reports a drive by which what is under the finger goes against it, while nothing else is driven anywhere, even if it rests that way.
  /// - Returns: Whether the drive was reported.
  mutating func reportHeld(_ drive: Drive, _ value: ExpressionID) -> Bool {
    guard interaction.states == nil, let way, way.isDirected, way.value == .translation,
      let part = drive.property.part(along: way.axis),
      drive.subject == interaction.view || interaction.view.side.map({ drive.subject == .screen($0) }) == true
    else { return false }
    let others = interaction.drives.filter { $0.property.movesFrame && $0.location != drive.location }
    guard others.allSatisfy({ $0.subject == drive.subject && $0.property.isScale }) else { return false }
    let least = others.isEmpty ? Self.against : Self.beyondScale
    let isAgainst = surely(.lasting) {
      $0.restrict { $0.go(beyond: 1, to: way.sign, along: way.axis) }
      return ($0.value(value, part).rate * Interval(way.sign)).high <= -least
    }
    if !isAgainst { return false }
    report(.goesAgainst(name(drive)), at: value, notes: [gesture.note])
    return true
  }
}

extension Property {
  /// The part of the property that follows the fingers: a position along an axis, the size of what two fingers pinch, or its angle.
  fileprivate func part(of way: GestureDomain.Way) -> Int? {
    switch way.value {
    case .translation: part(along: way.axis)
    case .scale: self == .frame ? 2 : isExtent ? 0 : nil
    case .rotation: self == .rotation ? 0 : nil
    default: nil
    }
  }

  /// Whether the property is a size.
  fileprivate var isExtent: Bool {
    switch self {
    case .width, .height, .size, .frame: true
    default: isScale
    }
  }
}
