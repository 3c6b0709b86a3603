import TransitionPlan

/// A motion of a number that a gesture can catch in the middle.
struct CaughtWay {
  var begin: ExpressionID
  var end: ExpressionID
  /// The part of the values that the number is.
  var part: Int
  /// How far the curve overshoots, as a share of the way.
  var share: Double
  /// Where its last value is written, or the curve that overshoots.
  var location: SpecLocation
}

extension InteractionRules {
  /// The motions that an interaction can catch, in order: the values themselves, then overshoots.
  func caughtWays(_ key: PartKey) -> [CaughtWay] {
    var ways: [CaughtWay] = []
    for motion in interaction.catches {
      switch motion {
      case .forward: ways += playedWays(key, .forward)
      case .backward: ways += playedWays(key, .backward)
      case .settle: ways += settledWays(key)
      }
    }
    // An overshoot is reported only where the ends themselves are within the limits.
    return ways.filter { $0.share == 0 } + ways.filter { $0.share > 0 }
  }

  /// The motions of a direction. The values of a table are in consecutive tracks.
  func playedWays(_ key: PartKey, _ direction: Direction) -> [CaughtWay] {
    var ways: [CaughtWay] = []
    for track in neighbours.tracks(of: key.subject, in: direction) {
      for part in 0..<track.property.type.count where PartKey(track.subject, track.property, part) == key {
        let reach = track.damping == nil ? track.curve.reach(in: track.windowEnd - track.windowStart) : nil
        ways += self.ways(track.start, track.end, part, reach, track.location)
      }
    }
    // The states are those that the motion may start from.
    return ways + rests(key, includesFrom: true, nil)
  }

  /// Settling motions after a release; as far as is known they start from the other rest at most.
  private func settledWays(_ key: PartKey) -> [CaughtWay] {
    guard let entry = facts.entries[key] else { return [] }
    guard entry.table == nil else {
      // A gesture between rest states does not catch what settles in the from screen.
      return rests(key, includesFrom: interaction.states == nil, interaction.finish)
    }
    let (start, end) = interaction.direction.start == .from ? (entry.from, entry.to) : (entry.to, entry.from)
    return ways(start, end, entry.part, reach(of: interaction.finish), entry.location, interaction.finish)
      + ways(end, start, entry.part, reach(of: interaction.cancel), entry.location, interaction.cancel)
      + oppositeWays(key, entry)
  }

  /// The settles of gestures of the other direction, where the number comes from elsewhere than it goes.
  private func oppositeWays(_ key: PartKey, _ entry: RestValues.Entry) -> [CaughtWay] {
    let direction = interaction.direction.opposite
    let others = transition.interactions.filter { $0.direction == direction && $0.states == nil }
    guard !others.isEmpty, let other = facts.rests.entries(of: direction)[key],
      expressions.areEqual(other.from, entry.from) != true
    else { return [] }
    return others.flatMap {
      ways(other.from, other.to, other.part, reach(of: $0.finish), other.location, $0.finish)
    }
  }

  private func reach(of settle: Settle) -> Curve.Reach? { settle.curve.reach(in: settle.duration) }

  /// The values in rest states. A motion may go from each to each.
  private func rests(_ key: PartKey, includesFrom: Bool, _ settle: Settle?) -> [CaughtWay] {
    guard let entry = facts.entries[key], let table = entry.table else { return [] }
    let values = (includesFrom ? [entry.from] : []) + transition.stateTables[table].values
    let neighbours = zip(values, values.dropFirst()).flatMap { [($0, $1), ($1, $0)] }
    return values.flatMap { ways($0, $0, entry.part, nil, entry.location) }
      + neighbours.flatMap { ways($0, $1, entry.part, settle.flatMap(reach), entry.location, settle) }
  }

  /// The overshoot of a well damped spring, as a share of the way.
  private static var hardlySeen: Double { 0.02 }

  private func ways(
    _ begin: ExpressionID, _ end: ExpressionID, _ part: Int, _ reach: Curve.Reach?, _ location: SpecLocation,
    _ settle: Settle? = nil
  ) -> [CaughtWay] {
    func way(_ begin: ExpressionID, _ end: ExpressionID, _ share: Double) -> CaughtWay {
      let place = share > 0 ? settle?.location ?? location : location
      return CaughtWay(begin: begin, end: end, part: part, share: share, location: place)
    }
    var ways = [way(end, begin, 0), way(begin, end, 0)]
    if let reach, reach.over > Self.hardlySeen { ways.append(way(begin, end, reach.over)) }
    if let reach, reach.under > Self.hardlySeen { ways.append(way(end, begin, reach.under)) }
    return ways
  }
}
