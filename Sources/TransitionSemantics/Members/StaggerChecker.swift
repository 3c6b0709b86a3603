import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax

extension Checker {
  /// Whether the window of a group has room for two items that follow each other, and a spring that is written for it has
  /// its time in each; if not, that is reported. How many items there will be is known only at run time.
  mutating func hasRoom(
    for stagger: Stagger, _ window: Window, _ shape: CurveShape?, _ pace: CheckedPace, _ node: NodeID
  ) -> Bool {
    let length = (window.end - window.start) * pace.duration
    // A window of two items is the shortest that can be asked for.
    let tolerance = 1e-9
    guard length + tolerance >= 2 * stagger.interval else {
      report(
        Diagnostic(
          .windowOutside, at: tree.range(node),
          [
            .text(Self.milliseconds(2 * stagger.interval)),
            .text(Self.milliseconds(length)),
          ],
          notes: [
            "the window is that of all items: the second of two begins \(Self.milliseconds(stagger.interval)) later, and takes as long at least"
          ]))
      return false
    }
    guard let needed = shape?.ownDuration, needed > length - stagger.interval else { return true }
    report(
      Diagnostic(
        .springTooSlow, at: tree.range(node),
        [.text(Self.wholeMilliseconds(needed)), .text(Self.milliseconds(length - stagger.interval))],
        notes: [
          "of two items that follow each other each has the window without the stagger",
          "`spring(damping: …)` fits any time",
        ]))
    return false
  }
}
