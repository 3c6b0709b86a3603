import TransitionPlan

/// Values that follow the progress of a finger without drives.
extension FingerAnalysis {
  /// A track of a number, its index in its direction, and the part of its values that the number is.
  private typealias Piece = (track: Track, index: Int, part: Int)

  /// A time this close to a window's beginning or end, as a share of the window, counts as it: rounding leaves no gap.
  private static let rounding = 1e-9

  /// Whether the driven direction has tracks of the number itself.
  func isScrubbedItself(_ key: PartKey) -> Bool { !pieces(of: key).isEmpty }

  /// A number of a property after all that follows the progress has moved; nil where its motion is unknown.
  mutating func scrubbed(_ key: PartKey) -> Quantity? {
    let pieces = pieces(of: key)
    guard let first = pieces.first else { return scrubbedOnAxis(key) }
    let plan = facts.transition[facts.interaction.direction]
    guard plan.duration > 0, key.property.type != .flag, pieces.allSatisfy({ $0.track.arc == nil }) else {
      return nil
    }
    return remembered(.track, first.index, first.part, .live) {
      $0.value(of: pieces, in: plan).held(to: key.property.bounds)
    }
  }

  /// A number of a frame where other numbers of its axis follow the progress, or none does; nil where they do not determine it.
  private mutating func scrubbedOnAxis(_ key: PartKey) -> Quantity? {
    // A value that moves in one direction alone is at rest in the other.
    guard let (axis, said) = said(key),
      said.allSatisfy({ isScrubbedItself(PartKey(key.subject, $0, 0)) })
    else { return nil }
    return onAxis(key, axis, said) { $0.scrubbed($1) ?? .anything }
  }

  /// The tracks of a number in the driven direction, in the order in which they play.
  private func pieces(of key: PartKey) -> [Piece] {
    var pieces: [Piece] = []
    let tracks = facts.transition[facts.interaction.direction].tracks
    for index in facts.rests.tracks(of: key.subject, in: facts.interaction.direction, facts.transition) {
      let track = tracks[index]
      for part in 0..<track.property.type.count where PartKey(track.subject, track.property, part) == key {
        pieces.append((track, index, part))
      }
    }
    return pieces
  }

  /// The position of the direction: a caught motion continues from an unknown position.
  private mutating func position() -> Quantity {
    let progress = progress()
    if facts.interaction.catches.isEmpty { return progress }
    return Quantity(.unit, rate: progress.rate * .nonNegative)
  }

  /// The value of the last track that has begun, or of the first one.
  private mutating func value(of pieces: [Piece], in plan: DirectionPlan) -> Quantity {
    let position = position()
    let time = Quantity(plan.delay) + position * Quantity(plan.duration)
    var result: Quantity?
    for (index, piece) in pieces.enumerated() {
      let next = pieces.indices.contains(index + 1) ? pieces[index + 1].track.windowStart : .infinity
      let begin = index == 0 ? -.infinity : piece.track.windowStart
      let own = Interval(begin - Self.rounding, next + Self.rounding)
      guard let times = time.range.intersection(own) else { continue }
      var now = value(of: piece, at: time, times, position, in: plan, isFirst: index == 0)
      if index > 0, time.range.low < begin {
        // The track continues from the end of the one before, or jumps.
        let before = value(pieces[index - 1].track.end, pieces[index - 1].part, .layout)
        let isStep = piece.track.windowEnd <= piece.track.windowStart
        let after = value(isStep ? piece.track.end : piece.track.start, piece.part, .layout)
        now.rate = now.rate.hull((after - before).range * position.rate * .nonNegative)
      }
      result = result.map { Quantity($0.range.hull(now.range), rate: $0.rate.hull(now.rate)) } ?? now
    }
    return result ?? .anything
  }

  /// The value of one track, with linear curves.
  /// - Parameters:
  ///   - times: The times for which the track determines the number.
  ///   - isFirst: Whether it also determines the number before its window.
  private mutating func value(
    of piece: Piece, at time: Quantity, _ times: Interval, _ position: Quantity, in plan: DirectionPlan,
    isFirst: Bool
  ) -> Quantity {
    let track = piece.track
    let (start, end) = (value(track.start, piece.part, .layout), value(track.end, piece.part, .layout))
    let length = track.windowEnd - track.windowStart
    var share: Quantity
    if length <= 0 || track.stagger != nil {
      // A step, or items with a part of the window each.
      let isLater = times.low > track.windowStart || (length <= 0 && !isFirst)
      share =
        length <= 0 && isLater
        ? Quantity(1) : Quantity(.unit, rate: position.rate * .nonNegative)
    } else if track.windowStart <= plan.delay, track.windowEnd >= plan.delay + plan.duration {
      share = position
    } else {
      share = ((time.within(times) - Quantity(track.windowStart)) / Quantity(length)).held(to: .unit)
    }
    let (low, high) = (share.range.low, share.range.high)
    share.range = Interval(low < Self.rounding ? 0 : low, high > 1 - Self.rounding ? 1 : high)
    var value = Quantity.lerp(start, end, share)
    // The ends are the written values, free of rounding.
    if share.range.low == 0 { value.range = value.range.hull(start.range) }
    if share.range.high == 1 { value.range = value.range.hull(end.range) }
    return value
  }
}
