import TransitionPlan

/// A transform whose parts have different times, or with a turn that is not the shorter way.
///
/// UIKit keeps all of them in one value with one animation. Core Animation has each for itself: a displacement is one of the
/// layer's position whatever the layer is scaled or turned by, and a turn and a scale are fields of its transform. So the
/// model has its end at once, and an additive animation of its own brings each part there: what it is still away from its end
/// is added, which is exact with any curve, and nothing but the animation has to be taken back. Keyframes of the product would
/// be exact at the keys only, and nested views would change what an app finds in its hierarchy.
struct SplitTransform {
  let subject: Subject
  /// The parts that go beside, each by an animation of its own.
  let beside: [Property]
  /// The parts that stay in the transform that UIKit animates, and have one time.
  let kept: [Property]
}

extension TransitionScope {
  /// The transforms of each direction whose parts have different times.
  func splitTransforms() -> [Direction: [SplitTransform]] {
    let subjects = slots.filter { $0.kind == .transform }.map(\.subject)
    return Dictionary(
      uniqueKeysWithValues: Direction.allCases.map { direction in
        (direction, subjects.compactMap { split($0, in: direction) })
      })
  }

  /// The parts of an object's transform that have different times; nil where all of it has one.
  func splitTransform(_ subject: Subject, in direction: Direction) -> SplitTransform? {
    transformSplits[direction]?.first { $0.subject == subject }
  }

  /// How a transform is split; nil where its parts have one time and no turn needs more than the shorter way, or where Core Animation has no field for one of them.
  ///
  /// As long as all but the displacement has one time, UIKit animates that; otherwise all goes beside, because how its
  /// own animation of the whole goes together with those of fields is not documented.
  private func split(_ subject: Subject, in direction: Direction) -> SplitTransform? {
    let parts = transformParts(subject).filter { !pieces(subject, $0, in: direction).isEmpty }
    func times(_ part: Property) -> [Pace] { pieces(subject, part, in: direction).map { Pace($0) } }
    func haveOneTime(_ parts: [Property]) -> Bool { parts.allSatisfy { times($0) == times(parts[0]) } }
    let turns = turnsBeside(subject, in: direction)
    if haveOneTime(parts), !turns { return nil }
    let others = parts.filter { $0 != .translation }
    let beside = haveOneTime(others) && !turns ? [.translation] : parts
    let tracks = beside.flatMap { pieces(subject, $0, in: direction) }
    let areKnown = tracks.allSatisfy { track in
      track.windowEnd > track.windowStart && track.damping == nil && track.stagger == nil
    }
    guard areKnown, beside == [.translation] || haveFields(subject, beside) else { return nil }
    return SplitTransform(subject: subject, beside: beside, kept: parts.filter { !beside.contains($0) })
  }

  /// Whether Core Animation can read each of some parts of a transform from the whole, to add to it: a product of two scales
  /// is the sum of nothing, and what is scaled to nothing or mirrored has no turn of its own.
  func haveFields(_ subject: Subject, _ parts: [Property]) -> Bool {
    let scales = parts.filter { $0 == .scale || $0 == .scaleX || $0 == .scaleY }
    let isProduct = scales.contains(.scale) && scales.count > 1
    let isNothing = scales.contains { scale in
      Side.allCases.contains { side in
        rest(subject, scale, at: side).flatMap { arena.constant($0) }.map { $0 <= 0 } == true
      }
    }
    return !is3D(subject) && !isProduct && !isNothing
  }

  /// Whether a track goes beside the animators.
  func goesBeside(_ track: Track, in direction: Direction) -> Bool {
    Slot.kind(of: track.property) == .transform
      && splitTransform(track.subject, in: direction)?.beside.contains(track.property) == true
  }

  /// When the last track that goes beside the animators ends; nil where none does.
  func besideEnd(_ direction: Direction) -> Double? {
    transition[direction].tracks.filter { goesBeside($0, in: direction) }.map(\.windowEnd).max()
  }

  /// The objects of which some part goes beside the animators in some direction.
  var splitSubjects: [Subject] {
    slots.filter { slot in
      slot.kind == .transform && played.contains { splitTransform(slot.subject, in: $0) != nil }
    }.map(\.subject)
  }
}
