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
    guard let fault = fault(of: nearest, beside: driven) else { return false }
    let place = interaction.states.map { name(interaction.drives[$0.drive]) } ?? "sheet.y"
    let distance = "project(\(GestureValue.velocity.text(way?.part ?? 1)), rate: normal)"
    let (words, note) =
      switch fault {
      case .isStill:
        (
          "is the same wherever the finger goes",
          "compare the driven value plus the distance that it would still move at its speed, `\(distance)`"
        )
      case .isSpeed(let rest):
        (
          rest,
          "compare the driven value plus the distance that it would still move at its speed, `\(distance)`"
        )
      case .goesBack:
        (
          "goes back where the finger goes on",
          "the driven value and the distance that it would still move at its speed must have the same sign: "
            + "`\(place) + \(distance)`"
        )
      case .countsTwice:
        (
          "counts the motion of the finger twice",
          "`\(place)` follows the finger already: add only the distance that it would still move, "
            + "`\(distance)`"
        )
      }
    report(
      Diagnostic(
        .nearestAstray, at: expressions[nearest].range, [.text(words)], notes: [note],
        fixIts: fault == .goesBack ? [withoutMagnitude(nearest, "remove `abs`")].compactMap(\.self) : []))
    return true
  }

  /// What may be wrong with a `nearest`.
  private enum NearestFault: Equatable {
    case isStill
    /// What it is while the finger has no speed, in words.
    case isSpeed(rest: String)
    case goesBack
    case countsTwice
  }

  private mutating func fault(of nearest: ExpressionID, beside driven: ExpressionID) -> NearestFault? {
    if surely(.deciding, { $0.value(nearest).rate.isZero }) { return .isStill }
    if let rest = restWithoutSpeed(nearest) { return .isSpeed(rest: rest) }
    if countsTwice(nearest, beside: driven) { return .countsTwice }
    let goesBack =
      goesApart(nearest, .place, from: driven)
      || speeds.contains { goesApart(nearest, .speed, from: driven, at: $0) }
    return goesBack ? .goesBack : nil
  }

  /// Whether a value surely goes at least as far again as the driven one, which it reads beside the distance of the finger.
  private mutating func countsTwice(_ nearest: ExpressionID, beside driven: ExpressionID) -> Bool {
    guard let states = interaction.states, let way else { return false }
    let drive = interaction.drives[states.drive]
    let readsDriven = facts.reads(.property, nearest) { $0 == .property(drive.subject, drive.written) }
    guard readsDriven, components(.translation, in: nearest).contains(where: { $0.axis == way.axis }) else {
      return false
    }
    return surely(.deciding, by: .place) {
      $0.restrict { for axis in Axis.allCases { $0[.velocity, axis] = .zero } }
      let (all, once) = ($0.value(nearest).rate, $0.value(driven).rate)
      let sign = Interval(once.high > 0 ? 1 : -1)
      return (all * sign).low >= (once * sign).high && (all * sign).high >= 2 * (once * sign).high
    }
  }

  /// What a value is if it is the same wherever the finger rests: it then always selects one state, or leads back to the state in
  /// which the gesture began. Flicks alone may be meant to lead elsewhere, but `project` is a distance from where the finger is.
  private mutating func restWithoutSpeed(_ value: ExpressionID) -> String? {
    if !reads(.velocity, value) { return nil }
    func isSame(in state: Int?) -> Bool {
      surely(.deciding, by: .place, in: state) {
        guard $0.value(value).rate.isZero else { return false }
        $0.restrict { for axis in Axis.allCases { $0[.velocity, axis] = .zero } }
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
