import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Members that name the same things a second time: what they ask for cannot be done twice.
extension Checker {
  /// Reports a second interaction of one way that the same finger begins: neither says when it is the other's turn.
  mutating func reportSameFingers(_ interactions: [CheckedInteraction]) {
    for (index, second) in interactions.enumerated() {
      let first = interactions[..<index].first {
        $0.direction == second.direction && $0.gesture == second.gesture && $0.view == second.view
          && $0.begin == nil && second.begin == nil && $0.rules.isEmpty && second.rules.isEmpty
      }
      guard let first else { continue }
      reportTwice(
        "the interaction of `\(second.gesture.text)`", second.gestureLocation ?? second.location,
        first.gestureLocation ?? first.location,
        note: "`begin when` says which of the two a finger begins")
    }
  }

  /// Reports a second picture that flies between the same two views.
  mutating func reportSameEnds(_ shared: [SharedElement]) {
    for (index, second) in shared.enumerated() {
      guard
        let first = shared[..<index].first(where: {
          $0.from.view == second.from.view && $0.to.view == second.to.view
        })
      else { continue }
      reportTwice(
        "the picture of `\(first.name)`", second.from.location, first.from.location,
        note: "both hide the same two views and fly the same way")
    }
  }

  /// Reports hooks that are called twice at one moment.
  mutating func reportSameCalls(_ calls: [HookCall]) {
    for (index, second) in calls.enumerated() {
      let first = calls[..<index].first {
        $0.side == second.side && $0.hook == second.hook && $0.moment == second.moment
          && ($0.direction == nil || second.direction == nil || $0.direction == second.direction)
      }
      guard let first, let screen = screens[second.side] else { continue }
      reportTwice(
        "`\(screen.name).\(screen.hooks[second.hook].name)`", second.location, first.location,
        note: "a hook is called once at a moment")
    }
  }

  private mutating func reportTwice(
    _ what: String, _ second: SpecLocation, _ first: SpecLocation, note: String
  ) {
    report(
      Diagnostic(
        .duplicateMember, at: second.range, [.text(what)],
        labels: second.range == first.range ? [] : [DiagnosticLabel(first.range, "first here")], notes: [note]
      ))
  }
}
