import UIKit

/// The functions of the language, in points, seconds and radians.
enum TransitionMath {
  /// The line through (a, c) and (b, d), clamped to the range from c to d; c if a is b.
  static func map(_ x: CGFloat, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
    b == a ? c : lerp(c, d, clamp((x - a) / (b - a), 0, 1))
  }

  /// x, clamped to the range between a and b.
  static func clamp(_ x: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat { min(max(x, min(a, b)), max(a, b)) }
  /// The linear interpolation from a to b.
  static func lerp(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat { a + (b - a) * t }
  /// A quotient; 0 if the divisor is 0.
  static func divide(_ a: CGFloat, _ b: CGFloat) -> CGFloat { b.isZero ? 0 : a / b }

  /// x, with resistance outside the range between a and b: at a distance d it is L·(1 − 1 / (1 + 0.55·d / L)) outside, L being
  /// the range's length.
  static func rubberBand(_ x: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let (held, length): (CGFloat, CGFloat) = (clamp(x, a, b), abs(b - a))
    if x == held || length.isZero { return held }
    let pull: CGFloat = stiffness * abs(x - held) / length
    let outside: CGFloat = length * (1 - 1 / (1 + pull))
    return x < held ? held - outside : held + outside
  }

  /// The share of a finger's movement that remains where a resistance begins.
  static let stiffness: CGFloat = 0.55

  /// The distance that a velocity covers if a share of it remains after each millisecond.
  static func project(_ v: CGFloat, rate: CGFloat) -> CGFloat { rate < 1 ? v / 1000 * rate / (1 - rate) : 0 }
  static func project(_ velocity: CGPoint, rate: CGFloat) -> CGPoint {
    CGPoint(x: project(velocity.x, rate: rate), y: project(velocity.y, rate: rate))
  }

  /// The square root; 0 for a negative number.
  static func sqrt(_ x: CGFloat) -> CGFloat { x > 0 ? x.squareRoot() : 0 }
  static func sin(_ angle: CGFloat) -> CGFloat { CGFloat(sine(Double(angle))) }
  static func cos(_ angle: CGFloat) -> CGFloat { CGFloat(cosine(Double(angle))) }
  /// The largest rectangle of a size's shape inside another, in its middle.
  static func aspectFit(_ size: CGSize, in rect: CGRect) -> CGRect { scaled(size, in: rect) { min($0, $1) } }
  /// The smallest rectangle of a size's shape around another, with the same middle.
  static func aspectFill(_ size: CGSize, in rect: CGRect) -> CGRect { scaled(size, in: rect) { max($0, $1) } }

  private static func scaled(_ size: CGSize, in rect: CGRect, _ choose: (CGFloat, CGFloat) -> CGFloat)
    -> CGRect
  {
    guard size.width > 0, size.height > 0 else { return rect }
    let scale: CGFloat = choose(rect.width / size.width, rect.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  /// A rectangle made smaller on each side, at most to a size of 0.
  static func inset(_ rect: CGRect, _ length: CGFloat) -> CGRect {
    inset(rect, UIEdgeInsets(top: length, left: length, bottom: length, right: length))
  }

  static func inset(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    let width: CGFloat = max(0, rect.width - insets.left - insets.right)
    let height: CGFloat = max(0, rect.height - insets.top - insets.bottom)
    return CGRect(x: rect.minX + insets.left, y: rect.minY + insets.top, width: width, height: height)
  }

  /// The numbers from 0 in an order; equal ones stay as they are. Other types would each need a copy of the algorithm.
  static func order(_ count: Int, by isLess: (Int, Int) -> Bool) -> [Int] { (0..<count).sorted(by: isLess) }

  /// A rectangle moved by a displacement.
  static func offset(_ rect: CGRect, _ way: CGPoint) -> CGRect { rect.offsetBy(dx: way.x, dy: way.y) }
}

// Outside the type, because its own functions have these names.
private func sine(_ angle: Double) -> Double { sin(angle) }
private func cosine(_ angle: Double) -> Double { cos(angle) }

/// Types with operators and members that an app may also declare: a member of a protocol's extension neither collides with the app's own
/// nor takes precedence over it.
protocol TransitionGeometry {}

extension CGPoint: TransitionGeometry {}
extension CGSize: TransitionGeometry {}
extension CGRect: TransitionGeometry {}

extension TransitionGeometry where Self == CGPoint {
  static func + (a: Self, b: Self) -> Self { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Self, b: Self) -> Self { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (point: Self, factor: CGFloat) -> Self { CGPoint(x: point.x * factor, y: point.y * factor) }
  static func * (factor: CGFloat, point: Self) -> Self { point * factor }
  static func / (point: Self, divisor: CGFloat) -> Self {
    CGPoint(x: TransitionMath.divide(point.x, divisor), y: TransitionMath.divide(point.y, divisor))
  }
  static prefix func - (point: Self) -> Self { CGPoint(x: -point.x, y: -point.y) }
}

extension TransitionGeometry where Self == CGSize {
  static func + (a: Self, b: Self) -> Self { CGSize(width: a.width + b.width, height: a.height + b.height) }
  static func - (a: Self, b: Self) -> Self { CGSize(width: a.width - b.width, height: a.height - b.height) }
  static func * (a: Self, b: CGFloat) -> Self { CGSize(width: a.width * b, height: a.height * b) }
  static func * (factor: CGFloat, size: Self) -> Self { size * factor }
  static func / (a: Self, b: CGFloat) -> Self {
    CGSize(width: TransitionMath.divide(a.width, b), height: TransitionMath.divide(a.height, b))
  }
  static prefix func - (size: Self) -> Self { CGSize(width: -size.width, height: -size.height) }
}

extension TransitionGeometry where Self == CGRect {
  var center: CGPoint { CGPoint(x: self.midX, y: self.midY) }
  /// The place of an anchor point, which is given in the unit square.
  func point(at anchor: CGPoint) -> CGPoint {
    CGPoint(x: self.minX + self.width * anchor.x, y: self.minY + self.height * anchor.y)
  }
}
