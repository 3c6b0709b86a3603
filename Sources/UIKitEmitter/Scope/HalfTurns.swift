import TransitionPlan

/// Rotations by half a turn or more: between two transforms UIKit takes the shorter way round, and exactly half a turn has none.
///
/// As a part that goes beside the animators a turn in the plane is a number, which can go any way.
extension TransitionScope {
  /// Whether a track surely turns by half a turn or more; nil where its angles are known only at run time.
  func isHalfTurn(_ track: Track) -> Bool? {
    guard track.windowEnd > track.windowStart else { return false }  // a step has no way
    guard let start = arena.constant(track.start), let end = arena.constant(track.end) else { return nil }
    return Self.isHalfTurn(abs(end - start))
  }

  /// Whether an angle is half a turn or more, whatever rounding has left of it.
  static func isHalfTurn(_ angle: Double) -> Bool { angle >= .pi - 1e-9 }

  /// Whether a turn of an object leads from anywhere on its way to anywhere else by half a turn or more, which is how a finger
  /// may leave it.
  func isFarTurn(_ subject: Subject, _ property: Property, in direction: Direction) -> Bool {
    let angles = pieces(subject, property, in: direction).flatMap { [$0.start, $0.end] }
      .compactMap { arena.constant($0) }
    guard let low = angles.min(), let high = angles.max() else { return false }
    return Self.isHalfTurn(high - low)
  }

  /// Whether a finger may take a direction.
  func mayBePulled(_ direction: Direction) -> Bool {
    transition.interactions.contains { interaction in
      interaction.states.map { $0.includesBackward && direction == .backward }
        ?? (interaction.direction == direction)
    }
  }

  /// Whether an object turns beside the animators, in the plane.
  func turnsBeside(_ subject: Subject, in direction: Direction) -> Bool {
    pieces(subject, .rotation, in: direction).contains { isHalfTurn($0) != false }
      && turnLimit(subject, in: direction) == nil
  }

  /// Why it cannot, in words that go on "a rotation of half a turn or more"; nil where it can.
  func turnLimit(_ subject: Subject, in direction: Direction) -> String? {
    let parts = transformParts(subject).filter { !pieces(subject, $0, in: direction).isEmpty }
    let tracks = parts.flatMap { pieces(subject, $0, in: direction) }
    if mayBePulled(direction) { return " under a finger" }
    if tracks.contains(where: { $0.stagger != nil }) { return " of items" }
    if is3D(subject) { return " beside a turn out of the plane" }
    if tracks.contains(where: { $0.damping != nil }) { return " by a spring of the app's" }
    if tracks.contains(where: { $0.windowEnd <= $0.windowStart }) { return " beside a step" }
    if transition.interactions.contains(where: { catches($0, direction) }) { return " beside `catches`" }
    return haveFields(subject, parts) ? nil : " beside scales of two kinds or of nothing"
  }

  private func catches(_ interaction: Interaction, _ direction: Direction) -> Bool {
    interaction.catches.contains(direction == .forward ? .forward : .backward)
  }
}
