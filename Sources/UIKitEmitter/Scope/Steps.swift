import TransitionPlan

/// When a value jumps from one side to the other.
enum Step: Equatable {
  /// As soon as the direction starts.
  case start
  /// When the animation with this pace ends.
  case after(Pace)
  /// When the direction ends, where the rest values are set anyway.
  case end
}

extension TransitionScope {
  /// When a track without a length jumps; nil when nothing ends then.
  func step(_ track: Track, of direction: Direction) -> Step? {
    let plan = transition[direction]
    if track.windowEnd >= plan.delay + plan.duration { return .end }
    if track.windowStart <= 0 { return .start }
    return paces(of: direction).first { pace in
      abs(pace.delay + pace.duration - track.windowEnd) < 1e-9
    }.map { .after($0) }
  }

  /// The slots that jump at a moment of a direction.
  func slots(at step: Step, of direction: Direction) -> [Slot] {
    slots.filter { slot in
      transition[direction].tracks.contains { track in
        track.subject == slot.subject && Slot.kind(of: track.property) == slot.kind && track.stagger == nil
          && track.windowEnd <= track.windowStart && self.step(track, of: direction) == step
      }
    }
  }

  /// Whether a step is one of a direction at a time at which nothing else ends.
  private func isAlone(_ track: Track, _ direction: Direction, among paces: [Pace]) -> Bool {
    let plan = transition[direction]
    return track.windowEnd <= track.windowStart && track.stagger == nil && track.windowStart > 0
      && track.windowEnd < plan.delay + plan.duration
      && !paces.contains { abs($0.delay + $0.duration - track.windowEnd) < 1e-9 }
  }

  /// What nothing is seen of but that it ends, for the steps at whose times nothing else does.
  func clocks(_ direction: Direction, beside paces: [Pace]) -> [Pace] {
    var clocks: [Pace] = []
    for track in transition[direction].tracks where isAlone(track, direction, among: paces + clocks) {
      clocks.append(Self.clock(track.windowEnd))
    }
    // What goes beside the animators is waited for, too.
    if let end = besideEnd(direction),
      !(paces + clocks).contains(where: { $0.delay + $0.duration > end - 1e-9 })
    {
      clocks.append(Self.clock(end))
    }
    return clocks
  }

  private static func clock(_ end: Double) -> Pace {
    Pace(delay: 0, duration: end.plain, curve: .linear)
  }

  /// Whether an animator of a direction is there for its end alone.
  func isClock(_ pace: Pace, of direction: Direction) -> Bool {
    slots(at: pace, of: direction).isEmpty
      && (!slots(at: .after(pace), of: direction).isEmpty || besideEnd(direction).map(Self.clock) == pace)
  }

  /// Whether any is, or a settle may be in need of one: nothing waits for the end of a blur.
  var hasClocks: Bool {
    !heldBlurs.isEmpty && catching.isEmpty
      || played.contains { direction in paces(of: direction).contains { isClock($0, of: direction) } }
  }

  /// Whether a direction has values that jump.
  func hasSteps(_ direction: Direction) -> Bool {
    transition[direction].tracks.contains { $0.windowEnd <= $0.windowStart && $0.stagger == nil }
  }
}
