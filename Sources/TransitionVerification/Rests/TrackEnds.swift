import TransitionPlan

/// The first and the last track of a property in a direction, by index: consecutive tracks begin at rest with the first, and end there with
/// the last.
struct TrackEnds {
  var first: Int
  var last: Int

  /// Those of each property, in the order of the first tracks.
  /// - Parameter counts: Whether a property of an object counts.
  static func of(
    _ tracks: [Track], where counts: (Subject, Property) -> Bool = { $1 != .clip }
  ) -> NumberedTable<PropertyKey, TrackEnds> {
    var ends = NumberedTable<PropertyKey, TrackEnds>()
    for index in tracks.indices where counts(tracks[index].subject, tracks[index].property) {
      ends[
        PropertyKey(tracks[index].subject, tracks[index].property), default: Self(first: index, last: index)
      ].last = index
    }
    return ends
  }
}

extension Transition {
  /// The values at which tracks leave properties where the to screen rests, in each direction that has any, `forward` first.
  func trackRests(
    where counts: (Subject, Property) -> Bool = { $1 != .clip }
  ) -> NumberedTable<PropertyKey, [ExpressionID]> {
    var values = NumberedTable<PropertyKey, [ExpressionID]>()
    for direction in Direction.allCases {
      let tracks = self[direction].tracks
      for ends in TrackEnds.of(tracks, where: counts).values {
        let key = PropertyKey(tracks[ends.first].subject, tracks[ends.first].property)
        values[key, default: []].append(
          direction == .forward ? tracks[ends.last].end : tracks[ends.first].start)
      }
    }
    return values
  }
}

extension Track {
  /// The value at which a track of a direction has its property where a screen rests.
  func value(at side: Side, in direction: Direction) -> ExpressionID {
    direction.start == side ? start : end
  }
}
