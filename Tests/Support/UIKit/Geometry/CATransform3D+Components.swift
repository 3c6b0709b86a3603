import Foundation

/// The components that an animation of a transform interpolates. Core Animation decomposes transforms and rotates about an axis, so
/// that a rotation stays one during the animation.
///
/// The components are those of the usual decomposition: translation, scales, shears, rotation, and the column with the perspective. The
/// rotation is its axis times its angle, which is exact if both ends rotate about the same axis. More is not promised here.
extension CATransform3D: Animatable {
  /// Compares the matrices, because several lists of components can stand for the same transform.
  func isSame(as other: Self) -> Bool { CATransform3DEqualToTransform(self, other) }

  var components: [CGFloat] {
    var rows = Rows(self)
    let (x, xy, xz): (CGFloat, CGFloat, CGFloat) = (rows.x.length, rows.shear(of: \.y), rows.shear(of: \.z))
    let y = rows.y.length
    let yz = rows.shearYZ()
    var shape = [x, y, rows.z.length, xy, xz, yz]
    rows.normalize()
    if rows.isMirrored {
      rows.negate()
      shape = shape.map { -$0 }
    }
    return [m41, m42, m43] + shape + rows.turn + [m14, m24, m34, m44]
  }

  /// Takes the shorter way to a rotation: the same rotation also goes about the opposite axis, by the rest of the full circle.
  func components(from start: [CGFloat]) -> [CGFloat] {
    var own = components
    let turn = Array(own[9..<12])
    let angle = (turn[0] * turn[0] + turn[1] * turn[1] + turn[2] * turn[2]).squareRoot()
    guard angle > 0 else { return own }
    func distance(_ other: [CGFloat]) -> CGFloat {
      zip(other, start[9..<12]).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let opposite = turn.map { $0 * (1 - 2 * .pi / angle) }
    if distance(opposite) < distance(turn) - 1e-9 { own.replaceSubrange(9..<12, with: opposite) }
    return own
  }

  init(components: [CGFloat]) {
    let turn = Array(components[9..<12])
    let angle = (turn[0] * turn[0] + turn[1] * turn[1] + turn[2] * turn[2]).squareRoot()
    let rotation =
      angle == 0 ? CATransform3DIdentity : CATransform3DMakeRotation(angle, turn[0], turn[1], turn[2])
    let (x, y, z) = (components[3], components[4], components[5])
    let (xy, xz, yz) = (components[6], components[7], components[8])
    // A row has its scale in its own direction, and its shears in the directions of the rows before it.
    let shape = CATransform3D(rows: [x, 0, 0, 0, xy, y, 0, 0, xz, yz, z, 0, 0, 0, 0, 1])
    var whole = CATransform3DConcat(shape, rotation)
    (whole.m41, whole.m42, whole.m43) = (components[0], components[1], components[2])
    (whole.m14, whole.m24, whole.m34, whole.m44) = (
      components[12], components[13], components[14], components[15]
    )
    self = whole
  }
}

/// The three rows of a transform that rotate and scale.
private struct Rows {
  struct Row {
    var x, y, z: CGFloat

    var length: CGFloat { (x * x + y * y + z * z).squareRoot() }

    func dot(_ other: Row) -> CGFloat { x * other.x + y * other.y + z * other.z }

    func minus(_ other: Row, times factor: CGFloat) -> Row {
      Row(x: x - other.x * factor, y: y - other.y * factor, z: z - other.z * factor)
    }

    func scaled(_ factor: CGFloat) -> Row { Row(x: x * factor, y: y * factor, z: z * factor) }
  }

  var x, y, z: Row

  init(_ transform: CATransform3D) {
    x = Row(x: transform.m11, y: transform.m12, z: transform.m13)
    y = Row(x: transform.m21, y: transform.m22, z: transform.m23)
    z = Row(x: transform.m31, y: transform.m32, z: transform.m33)
  }

  /// Removes the component of a row along the first row, and returns its length.
  mutating func shear(of row: WritableKeyPath<Rows, Row>) -> CGFloat {
    guard x.length > 0 else { return 0 }
    let shear = self[keyPath: row].dot(x) / x.length
    self[keyPath: row] = self[keyPath: row].minus(x, times: shear / x.length)
    return shear
  }

  /// Removes the component of the third row along the second one, and returns its length.
  mutating func shearYZ() -> CGFloat {
    guard y.length > 0 else { return 0 }
    let shear = z.dot(y) / y.length
    z = z.minus(y, times: shear / y.length)
    return shear
  }

  /// Scales the rows to length 1. If one of them has no length, the result is the identity.
  mutating func normalize() {
    guard x.length > 0, y.length > 0, z.length > 0 else {
      (x, y, z) = (Row(x: 1, y: 0, z: 0), Row(x: 0, y: 1, z: 0), Row(x: 0, y: 0, z: 1))
      return
    }
    (x, y, z) = (x.scaled(1 / x.length), y.scaled(1 / y.length), z.scaled(1 / z.length))
  }

  var isMirrored: Bool {
    x.dot(Row(x: y.y * z.z - y.z * z.y, y: y.z * z.x - y.x * z.z, z: y.x * z.y - y.y * z.x)) < 0
  }

  mutating func negate() { (x, y, z) = (x.scaled(-1), y.scaled(-1), z.scaled(-1)) }

  /// The rotation: its axis times its angle. For half a turn, the components of the axis are taken without their signs.
  var turn: [CGFloat] {
    let axis = [y.z - z.y, z.x - x.z, x.y - y.x]
    let sine = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
    let angle = atan2(sine, x.x + y.y + z.z - 1)
    if sine > 1e-12 { return axis.map { $0 / sine * angle } }
    if angle < 1 { return [0, 0, 0] }
    let diagonal = [x.x, y.y, z.z]
    let half = diagonal.map { (max(0, ($0 + 1) / 2)).squareRoot() * angle }
    return half
  }
}
