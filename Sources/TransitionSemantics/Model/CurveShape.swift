import TransitionPlan

/// A curve by its name in a spec, for windows of any length.
enum CurveShape: Equatable {
  case linear
  case cubic(CubicBezier, name: NamedCurve?)
  /// A spring that settles in its window, by its damping ratio.
  case springRatio(Double)
  /// The same with a damping ratio that is known when the direction starts.
  case springValue(ExpressionID)
  /// A spring with a duration of its own.
  case spring(Spring)

  /// The duration of its own, in seconds; nil for a curve that fits any.
  var ownDuration: Double? {
    if case .spring(let spring) = self { spring.settlingTime(threshold: SpringCurve.threshold) } else { nil }
  }

  /// The curve of a direction within a shorter window: a spring with a longer duration keeps its damping, and settles in the
  /// window.
  func fitted(to duration: Double) -> CurveShape {
    guard case .spring(let spring) = self, let ownDuration, ownDuration > duration else { return self }
    return .springRatio(spring.dampingRatio)
  }

  /// The damping ratio that is known only when the direction starts.
  var damping: ExpressionID? { if case .springValue(let id) = self { id } else { nil } }

  /// The curve in a window.
  /// - Parameter duration: The length of the window, in seconds, above 0 except for steps.
  func curve(in duration: Double) -> Curve {
    switch self {
    case .linear: .linear
    case .cubic(let curve, let name): .cubic(curve, name: name)
    case .springRatio(let ratio):
      duration > 0 ? .spring(SpringCurve(dampingRatio: ratio, duration: duration)) : .linear
    case .springValue:
      // Until the value is known: a curve without overshoot.
      duration > 0 ? .spring(SpringCurve(dampingRatio: 1, duration: duration)) : .linear
    case .spring(let spring): .spring(SpringCurve(spring, duration: duration))
    }
  }
}
