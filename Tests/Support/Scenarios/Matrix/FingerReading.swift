import Foundation

/// What a recognizer says of a finger, for the evaluator.
struct FingerReading: Encodable {
  /// In points.
  var translation: [CGFloat] = [0, 0]
  /// In points a second.
  var velocity: [CGFloat] = [0, 0]
  /// In points of the container.
  var location: [CGFloat] = [0, 0]
  var scale: CGFloat = 1
  /// A second.
  var scaleVelocity: CGFloat = 0
  /// In radians.
  var rotation: CGFloat = 0
  var rotationVelocity: CGFloat = 0
  /// The velocity and the place with which it began.
  var startVelocity: [CGFloat] = [0, 0]
  var startLocation: [CGFloat] = [0, 0]
  /// How fast the scale and the rotation changed then, a second.
  var startTurning: [CGFloat] = [0, 0]
}
