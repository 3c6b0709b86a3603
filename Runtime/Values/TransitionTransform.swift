import UIKit

/// A transform in parts, so that each goes its own way and a turn may be as long as it likes.
struct TransitionTransform {
  var scaleX: CGFloat = 1
  var scaleY: CGFloat = 1
  var rotation: CGFloat = 0
  var translation: CGPoint = .zero
  /// Out of the plane, about the horizontal and the vertical axis.
  var rotationX: CGFloat = 0
  var rotationY: CGFloat = 0
  /// How far away the eye is, in points; 0 is without perspective.
  var perspective: CGFloat = 0

  /// Which of its numbers are angles.
  static let turns = [2, 5, 6]

  init() {}

  /// Parts that a track or a finger says.
  @MainActor
  init(_ parts: [(kind: TransitionPropertyKind, amount: TransitionAmount)]) {
    for (kind, amount) in parts {
      switch kind {
      case .scale: (scaleX, scaleY) = (scaleX * amount[0], scaleY * amount[0])
      case .scaleX: scaleX *= amount[0]
      case .scaleY: scaleY *= amount[0]
      case .rotation: rotation = amount[0]
      case .rotationX: rotationX = amount[0]
      case .rotationY: rotationY = amount[0]
      case .perspective: perspective = amount[0]
      case .translation: translation = CGPoint(amount)
      default: break
      }
    }
  }

  init(_ amount: TransitionAmount) {
    (scaleX, scaleY, rotation) = (amount[0], amount[1], amount[2])
    translation = CGPoint(x: amount[3], y: amount[4])
    (rotationX, rotationY, perspective) = (amount[5], amount[6], amount[7])
  }

  /// The parts of a matrix: turns about one axis are exact, about several one of two answers.
  init(_ matrix: CATransform3D) {
    perspective = matrix.m34 == 0 ? 0 : -1 / matrix.m34
    scaleX = (matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12 + matrix.m13 * matrix.m13).squareRoot()
    scaleY = (matrix.m21 * matrix.m21 + matrix.m22 * matrix.m22 + matrix.m23 * matrix.m23).squareRoot()
    translation = CGPoint(x: matrix.m41, y: matrix.m42)
    if matrix.m13 == 0, matrix.m23 == 0 {
      rotation = atan2(matrix.m12, matrix.m11)
    } else if matrix.m12 == 0, matrix.m21 == 0 {
      rotationY = atan2(-matrix.m13, matrix.m11)
      rotationX = matrix.m13 == 0 ? atan2(TransitionMath.divide(matrix.m23, scaleY), matrix.m33) : 0
    } else {
      rotation = atan2(matrix.m12, matrix.m11)
      rotationY = atan2(-matrix.m13, (matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12).squareRoot())
      rotationX = atan2(TransitionMath.divide(matrix.m23, scaleY), matrix.m33)
    }
  }

  var amount: TransitionAmount {
    TransitionAmount(
      SIMD8(
        Double(scaleX), Double(scaleY), Double(rotation), Double(translation.x), Double(translation.y),
        Double(rotationX), Double(rotationY), Double(perspective)))
  }

  /// A part of it, as a property has it.
  func part(_ kind: TransitionPropertyKind) -> TransitionAmount {
    switch kind {
    case .scale, .scaleX: return TransitionAmount(scaleX)
    case .scaleY: return TransitionAmount(scaleY)
    case .rotation: return TransitionAmount(rotation)
    case .rotationX: return TransitionAmount(rotationX)
    case .rotationY: return TransitionAmount(rotationY)
    case .perspective: return TransitionAmount(perspective)
    default: return TransitionAmount(translation.x, translation.y)
    }
  }

  /// Whether it stays in the plane.
  var isFlat: Bool { rotationX == 0 && rotationY == 0 && perspective == 0 }

  /// Scaled, then turned, then moved.
  var matrix: CGAffineTransform {
    if rotation == 0 {
      return CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: translation.x, ty: translation.y)
    }
    return CGAffineTransform(translationX: translation.x, y: translation.y).rotated(by: rotation)
      .scaledBy(x: scaleX, y: scaleY)
  }

  /// Scaled, then turned about each axis, then moved.
  var matrix3D: CATransform3D {
    var matrix: CATransform3D = CATransform3DIdentity
    if perspective != 0 { matrix.m34 = -1 / perspective }
    matrix = CATransform3DTranslate(matrix, translation.x, translation.y, 0)
    if rotation != 0 { matrix = CATransform3DRotate(matrix, rotation, 0, 0, 1) }
    if rotationY != 0 { matrix = CATransform3DRotate(matrix, rotationY, 0, 1, 0) }
    if rotationX != 0 { matrix = CATransform3DRotate(matrix, rotationX, 1, 0, 0) }
    return CATransform3DScale(matrix, scaleX, scaleY, 1)
  }
}
