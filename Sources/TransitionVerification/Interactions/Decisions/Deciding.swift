import TransitionDiagnostics
import TransitionPlan

/// A member that decides by a condition whether the gesture finishes.
enum Deciding: String {
  case finish = "finish when"
  case cancel = "cancel when"
  case finishNow = "finish now when"

  /// Whether the gesture finishes when the condition holds.
  var isFinish: Bool { self != .cancel }
  /// Whether it is asked once, when the finger is lifted, and not as long as the gesture lasts.
  var isAtRelease: Bool { self != .finishNow }
}

/// A part of a condition, and whether it counts when it holds.
struct DecidingPart {
  var id: ExpressionID
  var holds: Bool
}

extension InteractionRules {
  /// The parts that decide a condition alone: the operands of `or` when they hold, those of `and` when they fail.
  func parts(_ id: ExpressionID, holds: Bool) -> [DecidingPart] {
    var parts: [DecidingPart] = []
    addParts(id, holds, to: &parts)
    return parts
  }

  private func addParts(_ id: ExpressionID, _ holds: Bool, to parts: inout [DecidingPart]) {
    switch expressions[id].kind {
    case .binary(.or, let left, let right) where holds, .binary(.and, let left, let right) where !holds:
      addParts(left, holds, to: &parts)
      addParts(right, holds, to: &parts)
    case .not(let operand): addParts(operand, !holds, to: &parts)
    case .local(let index): addParts(transition.locals[index].value, holds, to: &parts)
    default: parts.append(DecidingPart(id: id, holds: holds))
    }
  }

  /// Reports a decision, or a part of one, that favours the wrong side.
  /// - Parameter when: How the finger moves that it favours, for use after the member's name.
  mutating func reportOpposite(
    _ id: ExpressionID, _ deciding: Deciding, _ when: String, notes: [String] = [], fixIts: [FixIt] = []
  ) {
    report(
      Diagnostic(
        .oppositeDecision, at: expressions[id].range, [.text(deciding.rawValue), .text(when)], notes: notes,
        fixIts: fixIts))
  }
}
