import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// Whether the window of a stagger has room for two consecutive items, and a spring with a given duration fits into each; if not,
  /// it is reported. The number of items is known only at run time.
  /// - Parameter forward: The pace of the way there, if this is its reflection.
  mutating func hasRoom(
    for stagger: Stagger, _ window: Window, _ shape: CurveShape?, _ pace: CheckedPace, _ node: NodeID,
    reflecting forward: CheckedPace? = nil
  ) -> Bool {
    let length = (window.end - window.start) * pace.duration
    // The shortest possible window has two items.
    let tolerance = 1e-9
    guard length + tolerance >= 2 * stagger.interval else {
      report(
        Diagnostic(
          .windowOutside, at: tree.range(node),
          [
            .text("two items take \(Self.milliseconds(2 * stagger.interval))"),
            .text(
              "the window of all items lasts \(Self.milliseconds(length))"
                + (forward == nil ? "" : " on the way back")),
          ],
          notes: [
            length == 0
              ? "a `stagger` plays in both directions: with `stagger 0ms` here, all items step together"
              : "two items must fit, each with at least the time of one `stagger`: at most `stagger \(Self.milliseconds(max(1, (length * 500).rounded(.down)) / 1000))` here"
          ],
          fixIts: [forward.flatMap { ownStagger(stagger, window, pace, $0, node) }].compactMap(\.self)))
      return false
    }
    guard let needed = shape?.ownDuration, needed > length - stagger.interval else { return true }
    report(
      Diagnostic(
        .springTooSlow, at: tree.range(node),
        [.text(Self.wholeMilliseconds(needed)), .text(Self.milliseconds(length - stagger.interval))],
        notes: [
          "each of two consecutive items has the window without the stagger",
          "`spring(damping: …)` fits any time",
        ]))
    return false
  }

  /// The fix-it that gives the way back its own time between two items, in proportion to its duration.
  private func ownStagger(
    _ stagger: Stagger, _ window: Window, _ pace: CheckedPace, _ forward: CheckedPace, _ timing: NodeID
  ) -> FixIt? {
    let interval = (stagger.interval * pace.duration / forward.duration * 1000).rounded(.down) / 1000
    guard interval > 0, let clause = window.clause else { return nil }
    let own = "backward\(clause) stagger \(Self.milliseconds(interval))"
    return FixIt(
      "write `\(own)` after it", replacing: ByteRange(at: tree.range(timing).end), with: " " + own)
  }
}
