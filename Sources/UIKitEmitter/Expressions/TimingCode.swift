import TransitionPlan

extension Curve {
  /// The curve as Swift.
  var code: SwiftExpression {
    switch self {
    case .linear: return .implicit("linear")
    case .cubic(let curve, _):
      if let named = NamedCurve.allCases.first(where: { $0.curve == curve }) {
        return .implicit(named.rawValue)
      }
      let numbers = [curve.x1, curve.y1, curve.x2, curve.y2]
      return .call(.implicit("cubic"), numbers.map { SwiftArgument(nil, .number($0)) })
    case .spring(let spring):
      guard spring.isExact else {
        // Without the rounding error of a ratio that was computed from a stiffness.
        let ratio = (spring.dampingRatio * 1e12).rounded() / 1e12
        return .implicitCall("spring", SwiftArgument("damping", .number(ratio)))
      }
      let (stiffness, damping) = spring.ofMassOne
      return .implicitCall(
        "physicalSpring", SwiftArgument("stiffness", .number(stiffness)),
        SwiftArgument("damping", .number(damping)))
    }
  }

  /// Whether both are the same curve, for any duration.
  func isAlike(_ other: Curve) -> Bool { code == other.code }
}

extension SpringCurve {
  /// The same spring with a mass of 1.
  fileprivate var ofMassOne: (stiffness: Double, damping: Double) {
    (spring.stiffness / spring.mass, spring.damping / spring.mass)
  }
}

extension SwiftExpression {
  /// A timing, with its curve if that is not the default.
  static func timing(_ duration: Double, _ curve: Curve, delay: Double = 0) -> SwiftExpression {
    var arguments = [SwiftArgument(nil, .number(duration))]
    if !curve.isAlike(.easeInOut) { arguments.append(SwiftArgument(nil, curve.code)) }
    if delay != 0 { arguments.append(SwiftArgument("delay", .number(delay))) }
    return .call(.name("TransitionTiming"), arguments)
  }

  /// The timing of a direction.
  static func timing(_ direction: DirectionPlan) -> SwiftExpression {
    direction.isSystem
      ? .implicit("system") : timing(direction.duration, direction.curve, delay: direction.delay)
  }

  /// The timing of a crossfade.
  static func timing(_ fade: Crossfade) -> SwiftExpression { timing(fade.duration, fade.curve) }

  /// The timing of a settle.
  static func timing(_ settle: Settle) -> SwiftExpression { timing(settle.duration, settle.curve) }
}
