import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Rules about conditions that a finger meets at once.
extension InteractionRules {
  /// Reports a `finish now when` that holds before the finger has gone a sixtieth of the display, or as soon as it moves on slowly.
  mutating func reportFinishedAtOnce(_ condition: ExpressionID) {
    let isShort =
      way?.value == .translation
      && surely(.deciding) {
        $0.restrict($0.domain.gone(Self.beginning, of: $0.display))
        return $0.truth(condition) == .yes
      }
    guard isShort || isPassedAtOnce(DecidingPart(id: condition, holds: true)) else { return }
    report(
      idle: "most of the motion of `\(gesture.text)`",
      isShort
        ? "`finish now when` holds before the finger has moved a sixtieth of the display"
        : "`finish now when` holds as soon as the gesture moves on", at: expressions[condition].range,
      notes: [
        "it is evaluated whenever the finger moves; `finish now when progress >= 1` waits for the whole distance"
      ])
  }

  /// Reports a part of a decision about distances that alone lets every finger finish, however little it has moved.
  mutating func reportPassedAtOnce(_ condition: ExpressionID, isFinish: Bool) {
    for part in parts(condition, holds: isFinish) where !isWrittenFlag(part.id) {
      // Which way a finger goes may well decide: by its speed, or by what is passed as soon as it moves at all.
      let readings = facts.readings(part.id)
      guard readings.hasOther, !readings.hasSpeed, isPassedAtOnce(part) else { continue }
      let (what, least) =
        switch gesture {
        case .pan, .edgePan: ("the finger has", "6 points")
        case .pinch: ("the fingers have", "a fiftieth of their distance")
        case .rotate: ("the fingers have", "three degrees")
        }
      if isPassedAtOnce(part, 0.01) {
        // `cancel when` may well ask for a finger that is back behind its beginning.
        guard isFinish, way?.isDirected == true, isPassedAtOnce(part, -1) else { continue }
        return report(
          idle: "this threshold", "it is passed even when \(what) gone back by \(least)",
          at: expressions[part.id].range, notes: [gesture.note])
      }
      return report(
        idle: "this threshold", "\(what) passed it after \(least)", at: expressions[part.id].range,
        notes: ["then every `\(gesture.text)` finishes: is a factor or a digit missing?"])
    }
  }

  /// Whether a part of a decision surely favours the far side for fingers that have hardly moved.
  /// - Parameter share: The share of the least distance that they have gone.
  private mutating func isPassedAtOnce(_ part: DecidingPart, _ share: Double = 1) -> Bool {
    surely(.deciding) { analysis in
      analysis.domain.barelyGone(share).allSatisfy { domain in
        analysis.supposing {
          $0.restrict(domain)
          return $0.truth(part.id) == (part.holds ? .yes : .no)
        }
      }
    }
  }
}
