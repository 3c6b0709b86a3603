import Foundation

/// Maps the fraction of an animation's time to its progress.
enum Timing {
  case cubic(CGPoint, CGPoint)
  /// The initial velocities are in whole distances per second: for x, for y, and for a property without two axes.
  case spring(SettlingSpring, x: CGFloat, y: CGFloat, scalar: CGFloat)

  init(_ curve: UIView.AnimationCurve) {
    let points = Self.controlPoints(of: curve)
    self = .cubic(points.0, points.1)
  }

  /// As documented for `initialVelocity`, a property that is not two-dimensional takes the vector's magnitude.
  static func spring(_ spring: SettlingSpring, velocity: CGVector) -> Timing {
    let magnitude = (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
    return .spring(spring, x: velocity.dx, y: velocity.dy, scalar: magnitude)
  }

  /// The control points of Core Animation's curves with these names.
  static func controlPoints(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
    switch curve {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (.zero, CGPoint(x: 1, y: 1))
    }
  }

  /// The progress at a fraction of the time.
  /// - Parameters:
  ///   - share: The fraction of the time, 0...1.
  ///   - duration: The whole time, in seconds.
  ///   - axis: 0 or 1 for the x or y of a point, nil for a property without two axes.
  func progress(_ share: CGFloat, duration: TimeInterval, axis: Int?) -> CGFloat {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    switch self {
    case .cubic(let first, let second):
      return Self.bezier(at: share, first, second)
    case .spring(let spring, let x, let y, let scalar):
      let speed = axis == 0 ? x : axis == 1 ? y : scalar
      return CGFloat(spring.position(at: Double(share) * duration, velocity: Double(speed)))
    }
  }

  /// The earliest fraction of the time at which the progress is reached.
  func time(of progress: CGFloat, duration: TimeInterval) -> CGFloat {
    if progress <= 0 { return 0 }
    if progress >= 1, case .cubic = self { return 1 }
    let steps = 240
    guard
      let after = (1...steps).first(where: {
        self.progress(CGFloat($0) / CGFloat(steps), duration: duration, axis: nil) >= progress
      })
    else { return 1 }
    var low = CGFloat(after - 1) / CGFloat(steps)
    var high = CGFloat(after) / CGFloat(steps)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(middle, duration: duration, axis: nil) < progress {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  /// y of the cubic Bézier from (0, 0) to (1, 1) at x, by bisection.
  private static func bezier(at x: CGFloat, _ first: CGPoint, _ second: CGPoint) -> CGFloat {
    func value(_ s: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
      let r = 1 - s
      return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(middle, first.x, second.x) < x { low = middle } else { high = middle }
    }
    return value((low + high) / 2, first.y, second.y)
  }
}
