/// A cubic curve with a name in the language. Its control points are those of CSS, which are also those of UIKit's curve.
public enum NamedCurve: String, Hashable, Sendable, CaseIterable {
  case easeIn, easeInOut, easeOut

  /// The curve.
  public var curve: CubicBezier {
    switch self {
    case .easeIn: CubicBezier(0.42, 0, 1, 1)
    case .easeInOut: CubicBezier(0.42, 0, 0.58, 1)
    case .easeOut: CubicBezier(0, 0, 0.58, 1)
    }
  }
}

/// How a value goes from one end of its window to the other.
///
/// It has no references, and neither has a track: copies of both are plain bytes.
public enum Curve: Hashable, Sendable {
  /// At constant speed.
  case linear
  /// By a cubic Bézier; with the name that the spec used, if it used one.
  case cubic(CubicBezier, name: NamedCurve?)
  /// By a spring that settles in the window.
  case spring(SpringCurve)

  /// `easeInOut`, the default of a crossfade.
  public static let easeInOut = Curve.cubic(NamedCurve.easeInOut.curve, name: .easeInOut)

  /// The progress at a time within a window.
  /// - Parameters:
  ///   - time: Seconds from the start of the window.
  ///   - duration: The length of the window, in seconds.
  ///   - velocity: The velocity at which a finger leaves the value, in whole distances per second; nil if no finger moved it. A spring
  ///     continues at this velocity, any other curve by `CubicBezier.starting(slope:)`.
  /// - Returns: The share of the distance: 0 at the start, exactly 1 from the end of the window on.
  public func progress(at time: Double, of duration: Double, velocity: Double? = nil) -> Double {
    if time >= duration { return 1 }
    if time <= 0 { return 0 }
    switch self {
    case .spring(let spring): return spring.progress(at: time, velocity: velocity ?? 0)
    case .linear where velocity == nil: return time / duration
    case .linear: return Curve.cubic(.linear, name: nil).progress(at: time, of: duration, velocity: velocity)
    case .cubic(let curve, _):
      let own = velocity.map { curve.starting(slope: $0 * duration) } ?? curve
      return own.progress(at: time / duration)
    }
  }
}
