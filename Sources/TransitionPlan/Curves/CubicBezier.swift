/// A timing curve: a cubic Bézier from (0, 0) to (1, 1), as CSS and UIKit define it.
///
/// The parametric form is x(s) = 3(1−s)²s·x₁ + 3(1−s)s²·x₂ + s³ and likewise for y (CSS Easing Functions Level 1,
/// "Cubic Bézier easing functions"). With x₁ and x₂ in 0…1, x(s) rises and has an inverse.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point, x in 0…1.
  public var x1: Double
  /// The first control point, any y.
  public var y1: Double
  /// The second control point, x in 0…1.
  public var x2: Double
  /// The second control point, any y.
  public var y2: Double

  /// Makes a curve of its control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Constant speed.
  public static let linear = CubicBezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)

  /// The curve that starts at a slope, and has the same second control point.
  ///
  /// The first control point keeps its x and moves onto the line of the slope. If it is at x = 0, it moves to x = 1/3. Its y stays in
  /// −1…1, so that a fast finger shortens the start and the curve does not pass its end.
  /// - Parameter slope: The speed at the start, in whole distances per duration.
  public func starting(slope: Double) -> CubicBezier {
    let x = min(x1 > 0 ? x1 : 1.0 / 3, 1 / abs(slope))
    return CubicBezier(x, x * slope, x2, y2)
  }

  /// The precision of the inverse of x(s), in x.
  private static let tolerance = 1e-12

  /// The progress at a fraction of the duration.
  /// - Parameter fraction: The share of the time that has passed; clamped to 0…1.
  /// - Returns: The share of the distance, precise to 1e-7, except right beside a vertical tangent, where no x of 64 bits has a y that
  ///   precise; outside 0…1 where the curve overshoots.
  public func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return Self.coordinate(parameter(at: fraction), y1, y2)
  }

  /// The slope of the progress, dy/dx, at a fraction of the duration.
  /// - Returns: The speed, in whole distances per duration; 0 where the curve does not advance in time.
  public func slope(at fraction: Double) -> Double {
    let s = parameter(at: min(max(fraction, 0), 1))
    let dx = Self.derivative(s, x1, x2)
    return dx == 0 ? 0 : Self.derivative(s, y1, y2) / dx
  }

  /// The parameter s with x(s) = fraction, by Newton's method within a bracket, which is bisected when a step fails.
  private func parameter(at fraction: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = fraction
    for _ in 0..<64 {
      let error = Self.coordinate(s, x1, x2) - fraction
      if abs(error) < Self.tolerance { break }
      if error > 0 { high = s } else { low = s }
      let slope = Self.derivative(s, x1, x2)
      let newton = s - error / slope
      s = slope > 1e-9 && newton > low && newton < high ? newton : (low + high) / 2
    }
    return s
  }

  private static func coordinate(_ s: Double, _ a: Double, _ b: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func derivative(_ s: Double, _ a: Double, _ b: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }
}
