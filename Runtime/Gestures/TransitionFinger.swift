import UIKit

/// What is recognized.
enum TransitionGestureKind: Hashable {
  enum Way { case down, up, left, right, leading, trailing, vertical, horizontal, any }
  enum Edge { case leading, trailing, left, right, top, bottom }
  enum Pinch { case `in`, out }

  case pan(Way)
  case edgePan(Edge)
  case pinch(Pinch)
  case rotate

  /// Whether the velocity of fingers is in its direction.
  func admits(_ finger: TransitionFinger) -> Bool {
    let (x, y) = (finger.velocity.x, finger.velocity.y)
    switch self {
    case .edgePan, .rotate, .pan(.any): return true
    case .pan(.down): return y >= abs(x)
    case .pan(.up): return -y >= abs(x)
    case .pan(.right), .pan(.trailing): return x >= abs(y)
    case .pan(.left), .pan(.leading): return -x >= abs(y)
    case .pan(.vertical): return abs(y) >= abs(x)
    case .pan(.horizontal): return abs(x) >= abs(y)
    case .pinch(.in): return finger.scaleVelocity < 0 || finger.scaleVelocity == 0 && finger.scale < 1
    case .pinch(.out): return finger.scaleVelocity > 0 || finger.scaleVelocity == 0 && finger.scale > 1
    }
  }

  /// Whether a recognizer is of this kind, whichever way it goes.
  @MainActor
  func isKind(of recognizer: UIGestureRecognizer) -> Bool {
    switch self {
    case .edgePan: return recognizer is UIScreenEdgePanGestureRecognizer
    case .pan:
      return recognizer is UIPanGestureRecognizer && !(recognizer is UIScreenEdgePanGestureRecognizer)
    case .pinch: return recognizer is UIPinchGestureRecognizer
    case .rotate: return recognizer is UIRotationGestureRecognizer
    }
  }
}

/// Where fingers are, and how fast they go: since the gesture began, in points, radians and seconds, in reading direction where the
/// transition runs in that.
@MainActor
struct TransitionFinger {
  /// The values when the gesture began.
  struct Beginning {
    var velocity: CGPoint = .zero
    var location: CGPoint = .zero
    var scale: CGFloat = 1
    var rotation: CGFloat = 0
    var scaleVelocity: CGFloat = 0
    var rotationVelocity: CGFloat = 0
    var translation: CGPoint = .zero
    var progress: CGFloat = 0
  }

  var translation: CGPoint = .zero
  var velocity: CGPoint = .zero
  var location: CGPoint = .zero
  var scale: CGFloat = 1
  var rotation: CGFloat = 0
  var scaleVelocity: CGFloat = 0
  var rotationVelocity: CGFloat = 0
  var start = Beginning()

  /// Where they are when they go on at their velocity.
  /// - Parameter time: In seconds.
  func moved(for time: CGFloat) -> TransitionFinger {
    var finger: TransitionFinger = self
    finger.translation = translation + velocity * time
    finger.location = location + velocity * time
    finger.scale += scaleVelocity * time
    finger.rotation += rotationVelocity * time
    return finger
  }

  /// The same place, without a velocity.
  var stopped: TransitionFinger {
    var finger: TransitionFinger = self
    finger.velocity = .zero
    (finger.scaleVelocity, finger.rotationVelocity) = (0, 0)
    return finger
  }

  /// The same fingers, with an earlier way added.
  func after(_ origin: TransitionFinger) -> TransitionFinger {
    var finger: TransitionFinger = self
    finger.translation = origin.translation + translation
    finger.scale = origin.scale * scale
    finger.rotation = origin.rotation + rotation
    return finger
  }
}
