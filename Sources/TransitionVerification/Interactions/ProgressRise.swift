import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// How far along its way a finger is looked at, as shares of the display.
  private static let shares = [0.1, 0.25, 0.5, 0.75, 1]

  /// Falls below a hundredth of the way are ignored.
  private static let fall = 0.01

  /// A progress does not fall again as the finger goes straight on its way.
  /// - Returns: Whether there is nothing to say against it.
  mutating func checkRise(_ progress: ExpressionID) -> Bool {
    guard let way = facts.interaction.gesture.way, way.isDirected, way.value == .translation else {
      return true
    }
    // Where it surely rises there is nothing to look for.
    if isProgressRising() { return true }
    // By what changes nothing of the finger, so that a place is one place.
    let falls = surely(.lasting, by: .progress) { analysis in
      var most = -Double.infinity
      return Self.shares.contains { share in
        analysis.restrict(analysis.domain.gone(share, of: analysis.display))
        let now = analysis.value(progress).range
        if now.high < most - Self.fall { return true }
        most = max(most, now.low)
        return false
      }
    }
    if !falls { return true }
    report(
      .falls, at: progress,
      notes: ["the finger that has gone farthest is to finish: let it grow all the way, or stay at 1"])
    return false
  }
}
