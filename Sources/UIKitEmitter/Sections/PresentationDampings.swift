import TransitionPlan

/// The damping ratios of an overlay's springs that are known when a direction starts.
enum PresentationDampings {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = ExpressionWriter(scope: scope) { scope.readInRun($0) }
    let tracks = scope.transition.forward.tracks + scope.transition.backward.tracks
    return scope.dampings.flatMap { damping in
      swift {
        SwiftItem.blank
        SwiftItem.doc(
          "The damping of its spring, known when a direction starts "
            + "(\(scope.lines(tracks.filter { $0.damping == damping }.map(\.location)))).")
        SwiftItem.compact("var \(scope.dampingName(damping)): CGFloat", writer.scalar(damping).text)
      }
    }
  }
}
