import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Reports what compares a number under the finger for being exactly another one: fingers go past numbers, and are seen 60 or
  /// 120 times a second.
  ///
  /// Where the number ends, as a progress at 1, it stands still and is met. What is 0 may be a finger that has not moved, and
  /// so is what is as it was when the gesture began.
  mutating func reportEqualities(_ id: ExpressionID, _ moment: FingerAnalysis.Moment) {
    switch facts.expressions[id].kind {
    case .not(let operand): reportEqualities(operand, moment)
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      reportEqualities(left, moment)
      reportEqualities(right, moment)
    case .local(let index): reportEqualities(facts.transition.locals[index].value, moment)
    case .binary(.equal, let left, let right), .binary(.notEqual, let left, let right):
      guard isPassed(left, right, moment) else { return }
      report(
        Diagnostic(
          .hardlyEqual, at: facts.expressions[id].range,
          notes: ["`>=` and `<=` hold for all that lies beyond"]))
    default: break
    }
  }

  /// Whether a finger goes past the place where two numbers are the same, on every display.
  private mutating func isPassed(
    _ left: ExpressionID, _ right: ExpressionID, _ moment: FingerAnalysis.Moment
  ) -> Bool {
    let sides = [left, right]
    guard case .scalar = facts.expressions[left].type,
      sides.allSatisfy({ facts.expressions.constant($0) != 0 && !readsStart($0) }),
      sides.contains(where: isUnderFinger)
    else { return false }
    return surely(moment) {
      let range = ($0.value(left) - $0.value(right)).range
      return range.low < 0 && range.high > 0
    }
  }

  private func isUnderFinger(_ id: ExpressionID) -> Bool {
    GestureValue.allCases.contains { reads($0, id) }
  }

  /// Whether an expression reads what something was when the gesture began.
  private func readsStart(_ id: ExpressionID) -> Bool {
    var isRead = false
    facts.expressions.visit(id) { part in
      switch facts.expressions[part].kind {
      case .start, .gestureStart: isRead = true
      case .local(let index): isRead = isRead || readsStart(facts.transition.locals[index].value)
      default: break
      }
    }
    return isRead
  }
}

extension Decision {
  /// What is asked when the finger leaves, if anything is.
  var condition: ExpressionID? {
    switch self {
    case .finishWhen(let condition, _), .cancelWhen(let condition, _): condition
    case .nearest, .cancels: nil
    }
  }
}
