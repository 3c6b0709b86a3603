/// How a value goes from one end of its window to the other.
public enum Curve: Hashable, Sendable {
  /// At constant speed.
  case linear
  /// By a cubic Bézier; with the name that the spec used, if it used one.
  case cubic(CubicBezier, name: String?)
  /// By a spring that settles in the window.
  case spring(SpringCurve)

  /// The named cubic curves: the control points of CSS, which are also those of UIKit's curves.
  public static let named: [(name: String, curve: CubicBezier)] = [
    ("easeIn", CubicBezier(0.42, 0, 1, 1)),
    ("easeInOut", CubicBezier(0.42, 0, 0.58, 1)),
    ("easeOut", CubicBezier(0, 0, 0.58, 1)),
  ]

  /// `easeInOut`, the default of a crossfade.
  public static let easeInOut = Curve.cubic(CubicBezier(0.42, 0, 0.58, 1), name: "easeInOut")

  /// The progress at a time within a window.
  /// - Parameters:
  ///   - time: Seconds from the start of the window.
  ///   - duration: The length of the window, in seconds.
  ///   - velocity: The initial velocity, in whole distances per second; only springs continue with it.
  /// - Returns: The share of the distance: 0 at the start, exactly 1 from the end of the window on.
  public func progress(at time: Double, of duration: Double, velocity: Double = 0) -> Double {
    if time >= duration { return 1 }
    if time <= 0 { return 0 }
    switch self {
    case .linear: return time / duration
    case .cubic(let curve, _): return curve.progress(at: time / duration)
    case .spring(let spring): return spring.progress(at: time, velocity: velocity)
    }
  }
}
