import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Reports a decision by the speed of a pan that may go either way, for which a flick back to where it began is as good as one
  /// on: on one side of the beginning at least, the finger makes progress there, and the speed back finishes and no speed does not.
  /// - Returns: Whether it is such a decision.
  mutating func checkFreeFlicks(_ condition: ExpressionID, _ name: String) -> Bool {
    guard case .pan(let direction) = facts.interaction.gesture,
      facts.interaction.gesture.way?.isDirected != true,
      !name.hasPrefix("cancel"), reads(.velocity, condition), let progress = facts.interaction.progress
    else { return false }
    for part in parts(condition, holds: true) where reads(.velocity, part.id) {
      for axis in direction.axes {
        for side in [1.0, -1] where isBackFinish(part, progress, axis, side) {
          let path = axis == 0 ? "x" : "y"
          report(
            Diagnostic(
              .oppositeDecision, at: facts.expressions[part.id].range, [.text(name), .text("back fast")],
              notes: [
                "a finger \(Self.place(axis, side)) where it began goes back with a `velocity.\(path)` \(side > 0 ? "below" : "above") 0",
                "`velocity.\(path) * translation.\(path) > 0` beside it asks that it goes on",
              ]))
          return true
        }
      }
    }
    return false
  }

  private static func place(_ axis: Int, _ side: Double) -> String {
    axis == 0 ? side > 0 ? "to the right of" : "to the left of" : side > 0 ? "below" : "above"
  }

  private mutating func isBackFinish(
    _ part: DecidingPart, _ progress: ExpressionID, _ axis: Int, _ side: Double
  ) -> Bool {
    /// How it is with a finger that has gone a fifth of the display to a side.
    func with(_ speed: Double, _ test: (inout FingerAnalysis) -> Bool) -> Bool {
      surely(.deciding) {
        var domain = $0.domain
        let length = axis == 0 ? $0.display.width : $0.display.height
        for other in 0...1 {
          domain[.translation, other] = other == axis ? Interval(side * length / 5) : .zero
          domain[.velocity, other] = other == axis ? Interval(-side * speed) : .zero
        }
        $0.restrict(domain)
        return test(&$0)
      }
    }
    return with(0) {
      $0.value(progress).range.low > Self.slack && $0.truth(part.id) == (part.holds ? .no : .yes)
    }
      && with(5000) { $0.truth(part.id) == (part.holds ? .yes : .no) }
  }
}
