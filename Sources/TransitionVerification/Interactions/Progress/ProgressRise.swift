import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Distances along the way, as shares of the display, at which a progress is sampled.
  private static let shares = [0.1, 0.25, 0.5, 0.75, 1]

  /// Decreases below a hundredth are ignored.
  private static let fall = 0.01

  /// Checks that a progress does not fall again as the finger goes straight on.
  /// - Returns: Whether nothing was reported.
  mutating func checkRise(_ progress: ExpressionID) -> Bool {
    guard let way, way.isDirected, way.value == .translation else { return true }
    // A progress that surely rises needs no samples, unless its divisor may become negative.
    let moved = movedDivisor(progress)
    if moved == nil, isProgressRising() { return true }
    // The variable is one that does not move the finger, so that each place is a single number.
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
      notes: ["the farthest finger should finish: let the progress grow all the way, or stay at 1"]
        + (moved.map { ["it divides by `\($0.name)`, which the finger moves: `start.\($0.name)` stays"] }
          ?? []),
      fixIt: moved.map {
        FixIt("write `start.\($0.name)`", replacing: ByteRange(at: $0.place), with: "start.")
      })
    return false
  }

  /// A property in a divisor that the finger moves.
  private func movedDivisor(_ value: ExpressionID) -> (name: String, place: UInt32)? {
    var moved: (name: String, place: UInt32)?
    expressions.visit(value) { id in
      guard case .binary(.divide, _, let divisor) = expressions[id].kind else { return }
      moved = moved ?? movedProperty(divisor)
    }
    return moved
  }

  /// A property in a value, or in the `let`s that it uses, that the finger moves.
  private func movedProperty(_ value: ExpressionID) -> (name: String, place: UInt32)? {
    let moved = expressions.first(in: value, through: transition.locals, reading: .property) { id in
      guard case .property(let subject, let property) = expressions[id].kind else { return false }
      return (0..<property.type.count).contains { facts.driven.hasChanged(PartKey(subject, property, $0)) }
    }
    guard let moved, case .property(let subject, let property) = expressions[moved].kind else { return nil }
    return ("\(transition.name(of: subject)).\(property.rawValue)", expressions[moved].range.start)
  }
}
