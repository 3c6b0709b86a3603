import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Reports tests for equality of a gesture value and a number that the finger does not change: samples come 60 or 120 times a
  /// second, and skip the number.
  ///
  /// A value at its limit, such as a progress of 1, stays there and is met; so are the values of a finger that has not moved.
  mutating func reportEqualities(_ id: ExpressionID, _ moment: FingerAnalysis.Moment) {
    switch expressions[id].kind {
    case .not(let operand): reportEqualities(operand, moment)
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      reportEqualities(left, moment)
      reportEqualities(right, moment)
    case .local(let index): reportEqualities(transition.locals[index].value, moment)
    case .binary(let symbol, let left, let right) where symbol == .equal || symbol == .notEqual:
      let isEqual = symbol == .equal
      guard isPassed(left, right, moment) else { return }
      report(
        Diagnostic(
          .hardlyEqual, at: expressions[id].range,
          notes: isEqual ? ["`>=` and `<=` also hold beyond the number"] : []))
    default: break
    }
  }

  /// Whether the finger passes the place at which two numbers are equal, on every display.
  private mutating func isPassed(
    _ left: ExpressionID, _ right: ExpressionID, _ moment: FingerAnalysis.Moment
  ) -> Bool {
    let other = isGestureValue(left) ? right : left
    guard case .scalar = expressions[left].type, isGestureValue(left) || isGestureValue(right),
      expressions.constant(other) != 0, !GestureValue.allCases.contains(where: { reads($0, other) }),
      !surely(.zero, { ($0.value(left) - $0.value(right)).range.isZero })
    else { return false }
    return surely(moment) {
      let range = ($0.value(left) - $0.value(right)).range
      return $0.value(other).rate.isZero && range.low < 0 && range.high > 0
    }
  }

  private func isGestureValue(_ id: ExpressionID) -> Bool {
    switch expressions[id].kind {
    case .gesture: true
    case .component(let operand, _): isGestureValue(operand)
    case .local(let index): isGestureValue(transition.locals[index].value)
    default: false
    }
  }
}
