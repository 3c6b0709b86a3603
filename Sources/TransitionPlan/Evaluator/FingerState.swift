/// What a gesture recognizer says of a finger at one moment.
public struct FingerState: Hashable, Sendable {
  /// The displacement since the gesture began, in points.
  public var translation: Vector
  /// The velocity, in points a second.
  public var velocity: Vector
  /// The place, in points, in the container's coordinates.
  public var location: Point

  /// Makes the state of a finger.
  public init(translation: Vector, velocity: Vector = .zero, location: Point = .zero) {
    self.translation = translation
    self.velocity = velocity
    self.location = location
  }

  /// A finger that has not moved.
  public static let rest = FingerState(translation: .zero)

  /// Where the finger is when it goes on at its velocity.
  /// - Parameter time: In seconds.
  func moved(for time: Double) -> FingerState {
    let dx = velocity.x * time
    let dy = velocity.y * time
    return FingerState(
      translation: Vector(x: translation.x + dx, y: translation.y + dy), velocity: velocity,
      location: Point(x: location.x + dx, y: location.y + dy))
  }
}

/// How an interaction ends.
public enum InteractionOutcome: String, Hashable, Sendable, CaseIterable {
  /// At the far rest state.
  case finish
  /// Back at the one where it began.
  case cancel
}

/// The values under a finger.
public struct Pose: Hashable, Sendable {
  /// How far the interaction is, 0…1.
  public var progress: Double
  /// What the finger moves: the drives in the order of the spec, or without drives all tracks.
  public var values: [PropertyValue]
}
