import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds distances and scales of screens without their per cent sign: `30 * container.width` for `30% * container.width`, a scale
/// of 90 for 90%.
///
/// A screen at twenty times the container's length, or of twenty times its size, passes the display in an instant.
struct LostShares: TransitionRule {
  let checked: CheckedTransition

  private let least = 20.0
  /// Nobody follows so many turns: of `45rad`, which is seven, 45° were meant.
  private let mostTurns = 4.0

  /// Whether an angle, in radians, is more than one turn in whole radians, which nobody writes but for degrees, or many turns.
  private func isLost(_ angle: Double) -> Bool {
    abs(angle) / (2 * .pi) >= (angle == angle.rounded() ? 1 : mostTurns)
  }

  func findings() -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var reported: Set<UInt32> = []
    func look(
      at values: [ExpressionID], of subject: Subject, _ property: Property, _ location: SpecLocation
    ) {
      guard let (id, words) = values.lazy.compactMap({ found(in: $0, subject, property) }).first else {
        return
      }
      // A value in the file's scope may be intended for other transitions.
      let own = expressions[id].range
      let isInside = transition.location.range.contains(own)
      let range = isInside ? own : location.range
      if !reported.insert(range.start).inserted { return }
      var diagnostic = Diagnostic.withoutEffect(
        at: range, "most of this motion", "`\(transition.name(of: subject))` is \(words)")
      if isInside, let number = expressions.constant(id), abs(number) <= 100, number == number.rounded() {
        let isTurn = expressions[id].type == .scalar(.angle)
        let share = NumberText.text(number) + (isTurn ? "deg" : "%")
        diagnostic.fixIts = [FixIt("write `\(share)`", replacing: range, with: share)]
      }
      findings.append(diagnostic)
    }
    func found(in value: ExpressionID, _ subject: Subject, _ property: Property) -> (ExpressionID, String)? {
      if case .screen = subject, property.isScale {
        guard let number = expressions.constant(value), abs(number) >= least else { return nil }
        return (value, "\(NumberText.text(abs(number))) times as large there")
      }
      if property.isRotation {
        guard let angle = expressions.constant(value), isLost(angle) else { return nil }
        return (value, "turned \(NumberText.rounded(abs(angle) / (2 * .pi), decimals: 1)) times there")
      }
      guard case .screen = subject, property.isOfFrame || property == .translation else { return nil }
      return factor(in: value).map {
        ($0, "\(NumberText.text(abs(expressions.constant($0) ?? 0))) displays away there")
      }
    }
    for direction in Direction.allCases {
      for track in transition[direction].tracks {
        look(at: [track.start, track.end], of: track.subject, track.property, track.location)
      }
    }
    for table in transition.stateTables {
      look(at: [table.from] + table.values, of: table.subject, table.property, table.location)
    }
    for drive in transition.interactions.flatMap(\.drives) {
      if let value = drive.value { look(at: [value], of: drive.subject, drive.property, drive.location) }
    }
    return findings
  }

  /// The first large factor of a length of the container or of a screen; nil if the value is also divided by a number.
  private func factor(in value: ExpressionID) -> ExpressionID? {
    if !expressions.readings(value).hasAny(of: .property | .local) { return nil }
    var found: ExpressionID?
    var isDivided = false
    func magnitude(of id: ExpressionID) -> Expression {
      if case .negate(let operand) = expressions[id].kind { expressions[operand] } else { expressions[id] }
    }
    expressions.visit(value) { id in
      switch expressions[id].kind {
      case .binary(.divide, _, let divisor) where expressions.constant(divisor) != nil: isDivided = true
      case .binary(.multiply, let left, let right) where found == nil:
        for (number, other) in [(left, right), (right, left)] {
          let length = if case .negate(let operand) = expressions[other].kind { operand } else { other }
          guard let factor = expressions.constant(number), abs(factor) >= least,
            case .property(let subject, let property) = magnitude(of: length).kind,
            property == .width || property == .height
          else { continue }
          switch subject {
          case .container, .screen: found = number
          default: break
          }
        }
      case .local(let index) where found == nil:
        found = factor(in: transition.locals[index].value)
      default: break
      }
    }
    return isDivided ? nil : found
  }
}
