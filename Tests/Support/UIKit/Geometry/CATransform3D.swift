// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public struct CATransform3D: Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  /// All zeros, as in C.
  public init() {
    self.init(rows: Array(repeating: 0, count: 16))
  }

  init(rows: [CGFloat]) {
    (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
    (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
    (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
    (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
  }

  var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

public let CATransform3DIdentity = CATransform3D(
  rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows == b.rows
}

/// The transform `a`, followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let left = a.rows
  let right = b.rows
  return CATransform3D(
    rows: (0..<16).map { (index: Int) -> CGFloat in
      let row = index / 4 * 4
      let column = index % 4
      var sum: CGFloat = 0
      for step in 0..<4 { sum += left[row + step] * right[step * 4 + column] }
      return sum
    })
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// Rodrigues' formula, for row vectors.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  if length == 0 { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let c = cos(angle)
  let s = sin(angle)
  let d = 1 - c
  return CATransform3D(rows: [
    c + x * x * d, x * y * d + z * s, x * z * d - y * s, 0,
    x * y * d - z * s, c + y * y * d, y * z * d + x * s, 0,
    x * z * d + y * s, y * z * d - x * s, c + z * z * d, 0,
    0, 0, 0, 1,
  ])
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
}

/// The part of a transform in its plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The inverse of a transform. As documented, a transform without an inverse is returned unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  let flat = t.rows
  var rows = (0..<4).map { (index: Int) -> [CGFloat] in
    Array(flat[4 * index..<4 * index + 4]) + (0..<4).map { $0 == index ? 1 : 0 }
  }
  for column in 0..<4 {
    guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
      rows[pivot][column] != 0
    else { return t }
    rows.swapAt(column, pivot)
    let divisor = rows[column][column]
    rows[column] = rows[column].map { $0 / divisor }
    for other in 0..<4 where other != column {
      let factor = rows[other][column]
      rows[other] = zip(rows[other], rows[column]).map { $0 - factor * $1 }
    }
  }
  return CATransform3D(rows: rows.flatMap { $0[4...] })
}
