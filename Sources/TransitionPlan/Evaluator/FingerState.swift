/// The values of a gesture recognizer for one finger or two, at one moment.
public struct FingerState: Hashable, Sendable {
  /// The displacement since the gesture began, in points.
  public var translation: Vector
  /// The velocity, in points per second.
  public var velocity: Vector
  /// The place, in points, in the container's coordinates.
  public var location: Point
  /// The distance of two fingers, as a share of that when the recognizer began to count.
  public var scale: Double
  /// The rotation of two fingers, in radians, clockwise.
  public var rotation: Double
  /// The rate of change of the scale, per second.
  public var scaleVelocity: Double
  /// The angular velocity of the fingers, in radians per second.
  public var rotationVelocity: Double
  /// The values when the gesture began.
  var beginning: Beginning

  /// The values of the recognizer when the gesture began.
  struct Beginning: Hashable, Sendable {
    var velocity: Vector
    var location: Point
    var scale: Double
    var rotation: Double
    var scaleVelocity: Double
    var rotationVelocity: Double
  }

  /// Makes the state of a finger whose gesture begins now, or began with the same values.
  public init(
    translation: Vector, velocity: Vector = .zero, location: Point = .zero, scale: Double = 1,
    rotation: Double = 0, scaleVelocity: Double = 0, rotationVelocity: Double = 0
  ) {
    self.translation = translation
    self.velocity = velocity
    self.location = location
    self.scale = scale
    self.rotation = rotation
    self.scaleVelocity = scaleVelocity
    self.rotationVelocity = rotationVelocity
    beginning = Beginning(
      velocity: velocity, location: location, scale: 1, rotation: 0, scaleVelocity: scaleVelocity,
      rotationVelocity: rotationVelocity)
  }

  /// A finger that has not moved.
  public static let rest = FingerState(translation: .zero)

  /// The state when the gesture began.
  var atBeginning: FingerState {
    FingerState(
      translation: .zero, velocity: beginning.velocity, location: beginning.location, scale: beginning.scale,
      rotation: beginning.rotation, scaleVelocity: beginning.scaleVelocity,
      rotationVelocity: beginning.rotationVelocity)
  }

  /// The same state without velocity, as when the system cancels the touch.
  var stopped: FingerState {
    var stopped = self
    stopped.velocity = .zero
    stopped.scaleVelocity = 0
    stopped.rotationVelocity = 0
    return stopped
  }

  /// The finger after a time at its current velocity.
  /// - Parameter time: In seconds.
  func moved(for time: Double) -> FingerState {
    let dx = velocity.x * time
    let dy = velocity.y * time
    var moved = self
    moved.translation = Vector(x: translation.x + dx, y: translation.y + dy)
    moved.location = Point(x: location.x + dx, y: location.y + dy)
    moved.scale += scaleVelocity * time
    moved.rotation += rotationVelocity * time
    return moved
  }
}

/// How an interaction ends.
public enum InteractionOutcome: String, Hashable, Sendable, CaseIterable {
  /// At the far rest state.
  case finish
  /// Back at the rest state where it began.
  case cancel
}

/// The values under a finger.
public struct Pose: Hashable, Sendable {
  /// The progress of the interaction, 0…1.
  public var progress: Double
  /// The values that the finger moves: the drives in the order of the spec, or without drives all tracks.
  public var values: [PropertyValue]
}
