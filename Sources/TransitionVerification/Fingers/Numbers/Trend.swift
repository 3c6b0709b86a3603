import TransitionPlan

/// How the truth of a condition changes as a variable grows.
struct Trend: OptionSet {
  let rawValue: UInt8

  /// It may become true.
  static let rises = Trend(rawValue: 1)
  /// It may become false.
  static let falls = Trend(rawValue: 2)
  static let unclear: Trend = [.rises, .falls]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The trend of a comparison whose left side minus its right side has a rate.
  init(_ rate: Interval) {
    self = rate.isZero ? [] : rate.low >= 0 ? .rises : rate.high <= 0 ? .falls : .unclear
  }

  var opposite: Trend { self == .rises ? .falls : self == .falls ? .rises : self }
}

extension FingerAnalysis {
  /// The trend of a condition with the present variable. See `trend`, which computes it once.
  mutating func newTrend(_ id: ExpressionID) -> Trend {
    switch facts.expressions[id].kind {
    case .not(let operand): return trend(operand).opposite
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      return trend(left).union(trend(right))
    case .binary(let symbol, let left, let right):
      switch symbol {
      case .greater, .greaterOrEqual: return Trend((value(left) - value(right)).rate)
      case .less, .lessOrEqual: return Trend((value(right) - value(left)).rate)
      default: return sides(left, right)
      }
    case .local(let index): return trend(facts.transition.locals[index].value)
    default: return []
    }
  }

  /// The trend of a condition that holds at single values only.
  private mutating func sides(_ left: ExpressionID, _ right: ExpressionID) -> Trend {
    for part in 0..<facts.expressions[left].type.count
    where !(value(left, part).rate - value(right, part).rate).isZero {
      return .unclear
    }
    return []
  }
}
