/// A prepared gesture, which is played on an interaction.
public struct GestureScript: Hashable, Sendable {
  /// The position of the finger at a time.
  public struct Point: Hashable, Sendable {
    /// Seconds, from any origin; never less than that of the point before.
    public var time: Double
    /// The place, in points, in the container's coordinates.
    public var location: TransitionPlan.Point
    /// The distance of two fingers, as a share of that when the recognizer began to count.
    public var scale: Double
    /// The rotation of two fingers, in radians, clockwise.
    public var rotation: Double

    /// Makes a point of the path.
    public init(time: Double, x: Double, y: Double, scale: Double = 1, rotation: Double = 0) {
      self.time = time
      self.location = TransitionPlan.Point(x: x, y: y)
      self.scale = scale
      self.rotation = rotation
    }
  }

  /// How the gesture ends, at the time of its last point.
  public enum Ending: String, Hashable, Sendable, CaseIterable {
    /// The finger lifts.
    case lifted
    /// The system cancels the touch.
    case cancelled
    /// The recognizer fails.
    case failed
    /// The container's size changes.
    case resized

    var event: GestureEvent {
      switch self {
      case .lifted: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      case .resized: .resized
      }
    }
  }

  /// The platform's answer to the request for a run.
  public enum Platform: Hashable, Sendable {
    /// It starts the run a number of seconds after the gesture has begun; the finger may have lifted by then.
    case starts(after: Double)
    /// It starts nothing within the time.
    case refuses(after: Double)
  }

  /// The path of the finger. The gesture begins at the first point, from which translations are measured, and with the velocity to the
  /// second: a pan is recognized only when the finger moves.
  public var points: [Point]
  /// How it ends.
  public var ending: Ending
  /// The platform's answer.
  public var platform: Platform

  /// Makes a script.
  public init(points: [Point], ending: Ending, platform: Platform = .starts(after: 0)) {
    self.points = points
    self.ending = ending
    self.platform = platform
  }

  /// The finger at a point; its velocity is that between the last two points.
  func finger(at index: Int) -> FingerState {
    let point = points[index]
    let origin = points[0]
    let x = slope(to: index) { $0.location.x }
    let y = slope(to: index) { $0.location.y }
    var finger = FingerState(
      translation: Vector(
        x: point.location.x - origin.location.x, y: point.location.y - origin.location.y),
      velocity: Vector(x: x, y: y), location: point.location, scale: point.scale, rotation: point.rotation,
      scaleVelocity: slope(to: index, \.scale), rotationVelocity: slope(to: index, \.rotation))
    finger.beginning = FingerState.Beginning(
      velocity: Vector(x: slope(to: 0) { $0.location.x }, y: slope(to: 0) { $0.location.y }),
      location: origin.location, scale: origin.scale, rotation: origin.rotation,
      scaleVelocity: slope(to: 0, \.scale), rotationVelocity: slope(to: 0, \.rotation))
    return finger
  }

  /// The rate of change of a number between the last two points; at the first point between the first two.
  private func slope(to index: Int, _ value: (Point) -> Double) -> Double {
    guard points.count > 1 else { return 0 }
    let index = max(index, 1)
    let time = points[index].time - points[index - 1].time
    return time > 0 ? (value(points[index]) - value(points[index - 1])) / time : 0
  }
}
