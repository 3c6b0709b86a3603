import TransitionPlan

/// The limits of a part of a driven value.
struct CatchLimits {
  /// The value within the limits, and which number of it.
  var inner: ExpressionID
  var part: Int
  /// Each clamps the value to the range between its two expressions.
  var ranges: [ExpressionID] = []
  /// Upper and lower limits.
  var others: [(value: ExpressionID, isHighest: Bool)] = []
  /// Whether the value continues where a curve overshoots, as far as these limits allow.
  var keepsOvershoots = true

  var isNone: Bool { ranges.isEmpty && others.isEmpty }

  /// The ways in which a part of an expression can be read as a limited value: as it is, and by each argument of `min` and `max`.
  /// Below those no `let` is entered, so there are no more readings than the expression has parts.
  static func readings(
    of value: ExpressionID, _ part: Int, _ facts: FingerFacts, entersLocals: Bool = true, depth: Int = 6
  ) -> [CatchLimits] {
    let itself = [CatchLimits(inner: value, part: part)]
    if depth == 0 { return itself }
    if entersLocals, case .local(let index) = facts.expressions[value].kind {
      return readings(of: facts.transition.locals[index].value, part, facts, depth: depth - 1)
    }
    guard case .call(let function, let arguments) = facts.expressions[value].kind, !arguments.isEmpty else {
      return itself
    }
    switch function {
    case _ where function.onlyGathers:
      guard arguments.indices.contains(part) else { return itself }
      return readings(of: arguments[part], 0, facts, entersLocals: entersLocals, depth: depth - 1)
    case .rubberBand, .clamp:
      return readings(of: arguments[0], part, facts, entersLocals: entersLocals, depth: depth - 1).map {
        var reading = $0
        reading.ranges += arguments.dropFirst().prefix(1)
        return reading
      }
    case .min, .max:
      return itself
        + arguments.indices.flatMap { index in
          let others = arguments.indices.filter { $0 != index }.map { (arguments[$0], function == .min) }
          return readings(of: arguments[index], part, facts, entersLocals: false, depth: depth - 1).map {
            var reading = $0
            reading.others += others
            return reading
          }
        }
    default: return itself
    }
  }
}

extension FingerAnalysis {
  /// Whether limits surely change a number.
  mutating func cuts(_ now: Quantity, _ limits: CatchLimits) -> Bool {
    let visible = InteractionRules.visible
    for range in limits.ranges {
      let (a, b) = (value(range, 0), value(range, 1))
      if (now - .min(a, b)).range.high < -visible || (now - .max(a, b)).range.low > visible { return true }
    }
    return limits.others.contains { other in
      let difference = (now - value(other.value)).range
      return other.isHighest ? difference.low > visible : difference.high < -visible
    }
  }
}
