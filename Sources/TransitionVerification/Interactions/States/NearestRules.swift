import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Rules about `settle nearest`: what it compares follows the finger.
extension InteractionRules {
  /// Reports a `nearest` that is the same wherever the finger is, or that a flick changes the wrong way.
  /// - Returns: Whether it was reported.
  mutating func reportNearest(_ nearest: ExpressionID, beside driven: ExpressionID) -> Bool {
    if let finding = weighing(nearest) {
      report(finding)
      return true
    }
    let isStill = surely(.deciding) { $0.value(nearest).rate.isZero }
    let rest = isStill ? nil : restWithoutSpeed(nearest)
    let isSpeed = rest != nil
    let goesBack =
      !isStill && goesApart(nearest, .place, from: driven)
      || speeds.contains { goesApart(nearest, .speed, from: driven, at: $0) }
    if !isStill, !isSpeed, !goesBack { return false }
    let place = interaction.states.map { name(interaction.drives[$0.drive]) } ?? "sheet.y"
    report(
      Diagnostic(
        .nearestAstray, at: expressions[nearest].range,
        [
          .text(
            isStill ? "is the same wherever the finger goes" : rest ?? "goes back where the finger goes on")
        ],
        notes: [
          isStill || isSpeed
            ? "compare the driven value plus the distance that it would still move at its speed, `project(velocity.y, rate: normal)`"
            : "the driven value and the distance that it would still move at its speed must have the same sign: `\(place) + project(\(GestureValue.velocity.text(way?.part ?? 1)), rate: normal)`"
        ],
        fixIts: goesBack ? [withoutMagnitude(nearest, "remove `abs`")].compactMap(\.self) : []))
    return true
  }

  /// What a value is if it is the same wherever the finger rests: it then always selects one state, or leads back to the state in
  /// which the gesture began. Flicks alone may be meant to lead elsewhere, but `project` is a distance from where the finger is.
  private mutating func restWithoutSpeed(_ value: ExpressionID) -> String? {
    if !reads(.velocity, value) { return nil }
    func isSame(in state: Int?) -> Bool {
      surely(.deciding, by: .place, in: state) {
        guard $0.value(value).rate.isZero else { return false }
        $0.restrict { for axis in 0...1 { $0[.velocity, axis] = .zero } }
        return $0.value(value).range.isPoint
      }
    }
    if isSame(in: nil) { return "is the same wherever the finger rests" }
    let projects = facts.reads(.speeds, value) { if case .call(.project, _) = $0 { true } else { false } }
    return projects && beginnings.allSatisfy { isSame(in: $0) }
      ? "selects the state in which the gesture began wherever the finger rests" : nil
  }

  /// The speeds at which a flick can go back: any, and in a gesture without direction those of one sign, where a magnitude loses it.
  private var speeds: [Interval] {
    let isDirected = way?.isDirected ?? true
    return [.everything] + (isDirected ? [] : [.nonNegative, -.nonNegative])
  }

  /// Whether at some speeds a value surely falls with a variable while the driven one grows on the way of the finger, or grows while
  /// that falls.
  private mutating func goesApart(
    _ nearest: ExpressionID, _ variable: FingerAnalysis.Variable, from driven: ExpressionID,
    at speeds: Interval = .everything
  ) -> Bool {
    [1.0, -1].contains { sign in
      surely(.deciding, by: variable) {
        if let way = $0.domain.way, speeds != .everything {
          guard let some = $0.domain[way.speed, way.part].intersection(speeds) else { return false }
          $0.restrict { $0[way.speed, way.part] = some }
        }
        return $0.value(nearest).goes(sign)
      } && surely(.deciding, by: .place) { $0.value(driven).goes(-sign) }
    }
  }
}
