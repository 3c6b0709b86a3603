import Foundation

/// A value that an animation can pass through on its way: a list of numbers that are interpolated one by one.
protocol Animatable {
  var components: [CGFloat] { get }
  init(components: [CGFloat])
  /// Whether the components are two axes, which take their own share of a spring's initial velocity.
  static var hasTwoAxes: Bool { get }
  /// Whether going from the one to the other changes anything.
  func isSame(as other: Self) -> Bool
  /// The components as an animation from others takes them, of several that are the same value.
  func components(from start: [CGFloat]) -> [CGFloat]
}

extension Animatable {
  func isSame(as other: Self) -> Bool { components == other.components }
  static var hasTwoAxes: Bool { false }
  func components(from start: [CGFloat]) -> [CGFloat] { components }
}

extension CGFloat: Animatable {
  var components: [CGFloat] { [self] }
  init(components: [CGFloat]) { self = components[0] }
}

extension CGPoint: Animatable {
  static var hasTwoAxes: Bool { true }
  var components: [CGFloat] { [x, y] }
  init(components: [CGFloat]) { self.init(x: components[0], y: components[1]) }
}

extension CGRect: Animatable {
  var components: [CGFloat] { [minX, minY, width, height] }
  init(components: [CGFloat]) {
    self.init(x: components[0], y: components[1], width: components[2], height: components[3])
  }
}

extension CGAffineTransform: Animatable {
  var components: [CGFloat] { [a, b, c, d, tx, ty] }
  init(components: [CGFloat]) {
    self.init(
      a: components[0], b: components[1], c: components[2], d: components[3], tx: components[4],
      ty: components[5])
  }
}
