import UIKit

/// The kind of a gesture, with its direction.
enum TransitionGestureKind: TransitionCase {
  enum Way { case down, up, left, right, leading, trailing, vertical, horizontal, any }
  /// The first four have the raw values of UIKit's edges.
  enum Edge: UInt { case top = 1, left = 2, bottom = 4, right = 8, leading, trailing }
  enum Pinch: TransitionCase { case `in`, out }

  case pan(Way)
  case edgePan(Edge)
  case pinch(Pinch)
  case rotate

  /// The unit vector of its direction.
  var way: CGPoint {
    switch self {
    case .pan(.up), .edgePan(.bottom): return CGPoint(x: 0, y: -1)
    case .pan(.left), .pan(.leading), .edgePan(.right), .edgePan(.trailing): return CGPoint(x: -1, y: 0)
    case .pan(.right), .pan(.trailing), .pan(.horizontal), .edgePan(.left), .edgePan(.leading):
      return CGPoint(x: 1, y: 0)
    default: return CGPoint(x: 0, y: 1)
    }
  }

  /// Whether the fingers move in its direction.
  func admits(_ finger: TransitionFinger) -> Bool {
    let along: CGFloat = finger.velocity.x * way.x + finger.velocity.y * way.y
    let across: CGFloat = abs(finger.velocity.x * way.y) + abs(finger.velocity.y * way.x)
    switch self {
    case .edgePan, .rotate, .pan(.any): return true
    case .pan(.vertical), .pan(.horizontal): return abs(along) >= across
    case .pan: return along >= across
    case .pinch(let pinch):
      let growth: CGFloat = finger.scaleVelocity.isZero ? finger.scale - 1 : finger.scaleVelocity
      return pinch.is(.in) ? growth < 0 : growth > 0
    }
  }

  /// Whether a recognizer is of this kind, in any direction.
  @MainActor func isKind(of one: UIGestureRecognizer) -> Bool {
    switch self {
    case .edgePan: return one is UIScreenEdgePanGestureRecognizer
    case .pan: return one is UIPanGestureRecognizer && !(one is UIScreenEdgePanGestureRecognizer)
    case .pinch: return one is UIPinchGestureRecognizer
    case .rotate: return one is UIRotationGestureRecognizer
    }
  }
}

/// The position and velocity of the fingers since the gesture began, in points, radians and seconds; mirrored to reading direction if the
/// transition follows that.
struct TransitionFinger {
  var translation: CGPoint = .zero
  var velocity: CGPoint = .zero
  var location: CGPoint = .zero
  var scale: CGFloat = 1
  var rotation: CGFloat = 0
  var scaleVelocity: CGFloat = 0
  var rotationVelocity: CGFloat = 0
  /// The fingers when the gesture began; empty before that. It is an array because a structure cannot contain itself.
  var began: [TransitionFinger] = []
  var start: TransitionFinger { began.first ?? TransitionFinger() }

  /// The fingers after a time at their current velocity.
  /// - Parameter time: In seconds.
  func moved(for time: CGFloat) -> TransitionFinger {
    var finger: TransitionFinger = self
    let way: CGPoint = velocity * time
    (finger.translation, finger.location) = (translation + way, location + way)
    finger.scale += scaleVelocity * time
    finger.rotation += rotationVelocity * time
    return finger
  }

  /// The same position, with the velocity of other fingers, or with none.
  func going(as other: TransitionFinger = TransitionFinger()) -> TransitionFinger {
    var finger: TransitionFinger = self
    (finger.velocity, finger.scaleVelocity) = (other.velocity, other.scaleVelocity)
    finger.rotationVelocity = other.rotationVelocity
    return finger
  }

  /// The same fingers, with the distance of earlier ones added.
  func after(_ origin: TransitionFinger) -> TransitionFinger {
    var finger: TransitionFinger = self
    (finger.translation, finger.rotation) = (origin.translation + translation, origin.rotation + rotation)
    (finger.scale, finger.scaleVelocity) = (origin.scale * scale, origin.scale * scaleVelocity)
    return finger
  }
}
