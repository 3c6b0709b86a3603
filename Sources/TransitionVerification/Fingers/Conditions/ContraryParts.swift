import TransitionPlan

/// Comparisons that exclude each other, such as `a > b` and `a <= b`, whatever the operands are.
extension FingerAnalysis {
  /// A comparison as a number that must be above 0, or at least 0.
  private struct Demand {
    var more: ExpressionID
    var less: ExpressionID
    var isStrict: Bool
  }

  /// How many parts of a condition are compared.
  private static let mostParts = 8

  /// Whether a part of one condition surely contradicts a part of another, where each must hold or fail.
  mutating func isContrary(
    _ wanted: (left: Bool, right: Bool), _ left: ExpressionID, _ right: ExpressionID
  ) -> Bool {
    let others = demands(of: right, wanted.right).prefix(Self.mostParts)
    if others.isEmpty { return false }
    for own in demands(of: left, wanted.left).prefix(Self.mostParts) {
      for other in others where isContrary(own, other) { return true }
    }
    return false
  }

  /// Whether two demands surely exclude each other: the sum of their numbers is below 0, or is 0 where one must be above.
  private mutating func isContrary(_ own: Demand, _ other: Demand) -> Bool {
    let isStrict = own.isStrict || other.isStrict
    func isTooLittle(_ sum: Interval) -> Bool { sum.high < 0 || isStrict && sum.high <= 0 }
    let sum = (value(own.more) - value(own.less)) + (value(other.more) - value(other.less))
    if isTooLittle(onGate(sum).range) { return true }
    // The velocities of a pan have unknowns of their own.
    if slopes != nil || isIndependent(own, other) { return false }
    var sums = SumAnalysis(self)
    var total = UnknownSum(0)
    for (id, factor) in [(own.more, 1.0), (own.less, -1), (other.more, 1), (other.less, -1)] {
      guard let number = sums.value(id).sum else { return false }
      total = total + number * factor
    }
    return isTooLittle(sums.range(of: total))
  }

  /// Whether one demand reads speeds alone and the other no speed: where each can be met, both can.
  private func isIndependent(_ own: Demand, _ other: Demand) -> Bool {
    func readings(_ demand: Demand) -> (hasSpeed: Bool, hasOther: Bool) {
      let (more, less) = (facts.readings(demand.more), facts.readings(demand.less))
      return (more.hasSpeed || less.hasSpeed, more.hasOther || less.hasOther)
    }
    let (a, b) = (readings(own), readings(other))
    return !(a.hasSpeed && b.hasSpeed) && !(a.hasOther && b.hasOther)
  }

  /// The comparisons that must all hold for a condition to have the wanted value.
  private func demands(of id: ExpressionID, _ wanted: Bool) -> [Demand] {
    switch facts.expressions[id].kind {
    case .not(let operand): return demands(of: operand, !wanted)
    case .local(let index): return demands(of: facts.transition.locals[index].value, wanted)
    case .binary(.and, let left, let right) where wanted, .binary(.or, let left, let right) where !wanted:
      return demands(of: left, wanted) + demands(of: right, wanted)
    case .binary(let symbol, let left, let right):
      switch (symbol, wanted) {
      case (.greater, true), (.lessOrEqual, false): return [Demand(more: left, less: right, isStrict: true)]
      case (.greaterOrEqual, true), (.less, false): return [Demand(more: left, less: right, isStrict: false)]
      case (.less, true), (.greaterOrEqual, false): return [Demand(more: right, less: left, isStrict: true)]
      case (.lessOrEqual, true), (.greater, false): return [Demand(more: right, less: left, isStrict: false)]
      default: return []
      }
    default: return []
    }
  }
}
