import TransitionPlan

/// A curve as a spec names it, for windows of any length.
enum CurveShape: Equatable {
  case linear
  case cubic(CubicBezier, name: String?)
  /// A spring that settles in its window, by its damping ratio.
  case springRatio(Double)
  /// The same, by a damping ratio that is known when the direction starts.
  case springValue(ExpressionID)
  /// A spring that takes the time that it takes.
  case spring(Spring)

  /// The time that it takes, in seconds; nil for a curve that takes any.
  var ownDuration: Double? {
    if case .spring(let spring) = self { spring.settlingTime(threshold: SpringCurve.threshold) } else { nil }
  }

  /// The curve of a direction in a window of it: a spring that needs more time than that keeps its damping, and settles in it.
  func fitted(to duration: Double) -> CurveShape {
    guard case .spring(let spring) = self, let ownDuration, ownDuration > duration else { return self }
    return .springRatio(spring.dampingRatio)
  }

  /// The damping ratio that is known only when the direction starts.
  var damping: ExpressionID? { if case .springValue(let id) = self { id } else { nil } }

  /// The curve in a window.
  /// - Parameter duration: The length of the window, in seconds, above 0 but for steps.
  func curve(in duration: Double) -> Curve {
    switch self {
    case .linear: .linear
    case .cubic(let curve, let name): .cubic(curve, name: name)
    case .springRatio(let ratio):
      duration > 0 ? .spring(SpringCurve(dampingRatio: ratio, duration: duration)) : .linear
    case .springValue:
      // What it is without the value: one that does not overshoot.
      duration > 0 ? .spring(SpringCurve(dampingRatio: 1, duration: duration)) : .linear
    case .spring(let spring): .spring(SpringCurve(spring, duration: duration))
    }
  }
}
