/// A gesture written down beforehand, to be played against an interaction.
public struct GestureScript: Hashable, Sendable {
  /// Where the finger is at a time.
  public struct Point: Hashable, Sendable {
    /// Seconds, from any origin; never before the point before it.
    public var time: Double
    /// The place, in points, in the container's coordinates.
    public var location: TransitionPlan.Point

    /// Makes a point of the way.
    public init(time: Double, x: Double, y: Double) {
      self.time = time
      self.location = TransitionPlan.Point(x: x, y: y)
    }
  }

  /// How the gesture ends, at the time of its last point.
  public enum Ending: String, Hashable, Sendable, CaseIterable {
    /// The finger leaves.
    case lifted
    /// The system takes the finger away.
    case cancelled
    /// The recognizer fails.
    case failed

    var event: GestureEvent {
      switch self {
      case .lifted: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
    }
  }

  /// What the platform does when it is asked for the run.
  public enum Platform: Hashable, Sendable {
    /// It starts the run so many seconds after the gesture has begun; the finger may have left by then.
    case starts(after: Double)
    /// It lets the time pass and starts nothing.
    case refuses(after: Double)
  }

  /// The way of the finger. The gesture begins at the first point, which is where translations count from, and with
  /// the velocity to the second: a pan is recognized only when the finger moves.
  public var points: [Point]
  /// How it ends.
  public var ending: Ending
  /// When the platform starts the run.
  public var platform: Platform

  /// Makes a script.
  public init(points: [Point], ending: Ending, platform: Platform = .starts(after: 0)) {
    self.points = points
    self.ending = ending
    self.platform = platform
  }

  /// The finger at a point; its velocity is that of the last two points.
  func finger(at index: Int) -> FingerState {
    let point = points[index].location
    let origin = points[0].location
    return FingerState(
      translation: Vector(x: point.x - origin.x, y: point.y - origin.y),
      velocity: points.count > 1 ? velocity(to: max(index, 1)) : .zero, location: point)
  }

  private func velocity(to index: Int) -> Vector {
    let last = points[index]
    let previous = points[index - 1]
    let time = last.time - previous.time
    guard time > 0 else { return .zero }
    return Vector(
      x: (last.location.x - previous.location.x) / time, y: (last.location.y - previous.location.y) / time)
  }
}
