import Foundation

/// A value that can be interpolated, as a list of numbers. Each number is interpolated on its own.
protocol Animatable {
  var components: [CGFloat] { get }
  init(components: [CGFloat])
  /// Whether the components are x and y. Each axis then uses its own component of a spring's initial velocity.
  static var hasTwoAxes: Bool { get }
  /// Whether an animation to the other value changes nothing.
  func isSame(as other: Self) -> Bool
  /// The components of the value in the form that an animation from `start` needs, if several forms stand for the same value.
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
