import TransitionPlan

/// Curves that take many words and that a run plays more than once: they get a name.
struct SharedCurve {
  let curve: Curve
  let name: String

  /// Those of a run.
  static func all(_ scope: TransitionScope) -> [SharedCurve] {
    let transition = scope.transition
    var played: [Curve] = []
    for direction in scope.played {
      played += scope.paces(of: direction).filter { $0.damping == nil }.map(\.curve)
      played += transition[direction].tracks.filter { $0.stagger != nil && $0.damping == nil }.map(\.curve)
    }
    played += [transition.reduceMotion, scope.fallback].compactMap { $0?.curve }
    for interaction in scope.pulls.map({ transition.interactions[$0] }) {
      for settle in [interaction.finish, interaction.cancel] {
        if case .spring = settle.curve { continue }
        played.append(settle.curve)
      }
    }
    var shared: [Curve] = []
    for (index, curve) in played.enumerated()
    where played[..<index].contains(curve) && !shared.contains(curve) {
      // What UIKit has a name for, or one number, is as short.
      if scope.timing(curve).filter({ $0 == ":" }).count > 2 { shared.append(curve) }
    }
    return shared.enumerated().map { index, curve in
      SharedCurve(curve: curve, name: shared.count > 1 ? "curve\(index + 1)" : "curve")
    }
  }
}

extension TransitionScope {
  /// A curve in the run, by its name where it has one.
  func runTiming(_ curve: Curve) -> String {
    sharedCurves.first { $0.curve == curve }.map { "Self." + $0.name } ?? timing(curve)
  }

  /// The curve of a part in the run.
  func runTiming(_ pace: Pace) -> String { pace.damping == nil ? runTiming(pace.curve) : timing(pace) }
}
