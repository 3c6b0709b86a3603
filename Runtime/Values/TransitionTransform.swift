import UIKit

/// A transform in parts, which are animated independently; a rotation may exceed a full turn.
struct TransitionTransform {
  /// Both scales, the rotation, the translation, the rotations out of the plane about the horizontal and the vertical axis, and the
  /// distance of the eye in points; 0 is without perspective.
  private var numbers: TransitionNumbers = TransitionAmount(1, 1).numbers
  var amount: TransitionAmount { TransitionAmount(numbers) }

  init(_ amount: TransitionAmount) { numbers = amount.numbers }

  init() {}

  /// Sets a part; a scale is multiplied with the others.
  mutating func set(_ kind: TransitionPropertyKind, _ part: TransitionAmount) {
    switch kind {
    case .scale: (self[.scaleX], self[.scaleY]) = (self[.scaleX] * part[0], self[.scaleY] * part[0])
    case .scaleX, .scaleY: self[kind] *= part[0]
    case .translation: translation = CGPoint(x: part[0], y: part[1])
    default: self[kind] = part[0]
    }
  }

  /// The parts of a matrix: of two solutions for its rotations, the one that turns less about the axes other than the vertical one.
  init(_ matrix: CATransform3D) {
    self[.perspective] = -TransitionMath.divide(matrix.m33, matrix.m34)  // turned with the rest
    self[.scaleX] = (matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12 + matrix.m13 * matrix.m13).squareRoot()
    self[.scaleY] = (matrix.m21 * matrix.m21 + matrix.m22 * matrix.m22 + matrix.m23 * matrix.m23).squareRoot()
    translation = CGPoint(x: matrix.m41, y: matrix.m42)
    let level: CGFloat = (matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12).squareRoot()
    self[.rotation] = atan2(matrix.m12, matrix.m11)
    self[.rotationY] = atan2(-matrix.m13, level)
    self[.rotationX] = atan2(TransitionMath.divide(matrix.m23, self[.scaleY]), matrix.m33)
    if abs(self[.rotation]) + abs(self[.rotationX]) < CGFloat.pi + 1e-6 { return }
    self[.rotationY] = (self[.rotationY] < 0 ? -CGFloat.pi : CGFloat.pi) - self[.rotationY]
    let around: [TransitionPropertyKind] = [.rotation, .rotationX]
    for kind in around { self[kind] -= self[kind] < 0 ? -CGFloat.pi : CGFloat.pi }
  }

  /// A number of the transform; of a translation the first.
  private subscript(kind: TransitionPropertyKind) -> CGFloat {
    get { CGFloat(numbers[Self.kinds.firstIndex(of: kind) ?? 0]) }
    set { numbers[Self.kinds.firstIndex(of: kind) ?? 0] = Double(newValue) }
  }

  /// What each number is; of a translation there are two. A scale has the first one.
  private static let kinds: [TransitionPropertyKind] = [
    .scaleX, .scaleY, .rotation, .translation, .translation, .rotationX, .rotationY, .perspective,
  ]

  var translation: CGPoint {
    get { CGPoint(x: numbers[3], y: numbers[4]) }
    set { (numbers[3], numbers[4]) = (Double(newValue.x), Double(newValue.y)) }
  }

  /// A part of the transform, as the value of its property.
  func part(_ kind: TransitionPropertyKind) -> TransitionAmount {
    kind.is(.translation) ? TransitionAmount(translation.x, translation.y) : TransitionAmount(self[kind])
  }

  /// The matrix that scales, then rotates about each axis, then translates.
  var matrix: CATransform3D {
    var matrix: CATransform3D = CATransform3DIdentity
    if self[.perspective] != 0 { matrix.m34 = -1 / self[.perspective] }
    matrix = CATransform3DTranslate(matrix, translation.x, translation.y, 0)
    if self[.rotation] != 0 { matrix = CATransform3DRotate(matrix, self[.rotation], 0, 0, 1) }
    if self[.rotationY] != 0 { matrix = CATransform3DRotate(matrix, self[.rotationY], 0, 1, 0) }
    if self[.rotationX] != 0 { matrix = CATransform3DRotate(matrix, self[.rotationX], 1, 0, 0) }
    return CATransform3DScale(matrix, self[.scaleX], self[.scaleY], 1)
  }
}
