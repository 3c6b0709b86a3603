@testable import TransitionPlan

/// The values of a recognizer at one moment.
struct FingerSample: Decodable {
  let translation: [Double]
  let velocity: [Double]
  let location: [Double]
  let scale: Double
  let scaleVelocity: Double
  let rotation: Double
  let rotationVelocity: Double
  let startVelocity: [Double]
  let startLocation: [Double]
  let startTurning: [Double]

  /// The input of the evaluator.
  var state: FingerState {
    func vector(_ parts: [Double]) -> Vector { Vector(x: parts[0], y: parts[1]) }
    func point(_ parts: [Double]) -> Point { Point(x: parts[0], y: parts[1]) }
    var state = FingerState(
      translation: vector(translation), velocity: vector(velocity), location: point(location), scale: scale,
      rotation: rotation, scaleVelocity: scaleVelocity, rotationVelocity: rotationVelocity)
    state.beginning = FingerState.Beginning(
      velocity: vector(startVelocity), location: point(startLocation), scale: 1, rotation: 0,
      scaleVelocity: startTurning[0], rotationVelocity: startTurning[1])
    return state
  }
}
