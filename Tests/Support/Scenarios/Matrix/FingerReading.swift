import Foundation

/// The values of a recognizer at one moment, for the evaluator.
struct FingerReading: Encodable {
  /// In points.
  var translation: [CGFloat] = [0, 0]
  /// In points a second.
  var velocity: [CGFloat] = [0, 0]
  /// In points of the container.
  var location: [CGFloat] = [0, 0]
  var scale: CGFloat = 1
  /// Per second.
  var scaleVelocity: CGFloat = 0
  /// In radians.
  var rotation: CGFloat = 0
  var rotationVelocity: CGFloat = 0
  /// The velocity and the location at the start of the gesture.
  var startVelocity: [CGFloat] = [0, 0]
  var startLocation: [CGFloat] = [0, 0]
  /// The velocities of the scale and of the rotation at the start, per second.
  var startTurning: [CGFloat] = [0, 0]
}
