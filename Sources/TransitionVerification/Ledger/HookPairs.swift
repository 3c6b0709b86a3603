import TransitionDiagnostics
import TransitionPlan

/// Screens that are told that a direction starts, and that it has finished, but not that it was cancelled.
///
/// A hook at `start` lets an app begin something: stop a video, open a context. Where another hook ends it only at
/// `finish`, a cancel leaves it begun. What a screen was told last when it came to rest in the usual way is right there, so
/// a cancel that ends with the same hook leaves nothing behind.
enum HookPairs {
  static func findings(in transition: Transition) -> [Diagnostic] {
    let calls = transition.calls
    guard calls.contains(where: { $0.moment == .finish }), calls.contains(where: { $0.moment == .start })
    else { return [] }
    return Side.allCases.flatMap { side in
      // One call may stand for both directions.
      Direction.allCases.compactMap { finding(in: transition, side, $0) }.reduce(into: [Diagnostic]()) {
        found, finding in
        if !found.contains(where: { $0.range == finding.range }) { found.append(finding) }
      }
    }
  }

  private static func finding(
    in transition: Transition, _ side: Side, _ direction: Direction
  ) -> Diagnostic? {
    let own = transition.calls.filter { $0.side == side }
    let underFinger = transition.interactions.filter { $0.direction == direction }.flatMap(\.calls)
    func calls(_ moments: [Moment], _ direction: Direction) -> [HookCall] {
      moments.flatMap { moment in
        own.filter { $0.moment == moment && ($0.direction ?? direction) == direction }
      }
    }
    guard let begun = calls([.start], direction).last, let finished = calls([.finish], direction).first,
      calls([.cancel, .end], direction).isEmpty,
      !underFinger.contains(where: { $0.side == side && ($0.moment == .cancel || $0.moment == .end) })
    else { return nil }
    // What the screen has heard last when the other direction has brought it here.
    let usual = calls([.start, .finish, .end], direction.opposite).last
    if usual?.hook == begun.hook { return nil }
    let screen = transition[side]
    func name(_ call: HookCall) -> String { "\(screen.name).\(screen.hooks[call.hook].name)" }
    var finding = Diagnostic(
      .finishWithoutCancel, at: finished.location.range, [.text(screen.name), .text(direction.rawValue)],
      labels: [DiagnosticLabel(begun.location.range, "after a cancel, this is what it has heard last")],
      notes: [
        "`end` is both: `call \(name(finished)) at end`; or say at `\(direction.rawValue) cancel` what differs"
      ])
    if let range = finished.momentRange {
      finding.fixIts = [FixIt("call it however the run ends", replacing: range, with: "end")]
    }
    return finding
  }
}
