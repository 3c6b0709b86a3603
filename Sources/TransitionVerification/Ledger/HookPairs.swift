import TransitionDiagnostics
import TransitionPlan

/// Screens that are told that a direction starts, and that it has finished, but not that it was cancelled.
///
/// A hook at `start` lets an app begin something: stop a video, open a context. Where another hook ends it only at
/// `finish`, or at the end of the other direction, a cancel leaves it begun. Without such a hook nothing is begun: a screen that
/// hears only that a direction finishes is right when it hears nothing of a cancel. What a screen was told last when it came to rest in the usual way is right there, so
/// a cancel that ends with the same hook leaves nothing behind.
enum HookPairs {
  static func findings(in transition: Transition) -> [Diagnostic] {
    let isBegun =
      transition.calls.contains { $0.moment == .start }
      || transition.interactions.contains { $0.calls.contains { $0.moment == .start } }
    if !isBegun { return [] }
    // One call may stand for both directions, and for what a finger drives and what plays.
    var findings: [Diagnostic] = []
    for side in Side.allCases {
      for direction in Direction.allCases {
        let fingers = transition.interactions.filter { $0.direction == direction }.map(\.calls)
        for run in [[]] + fingers.filter({ !$0.isEmpty }) {
          let isRight = { (found: Diagnostic) in findings.contains { $0.range == found.range } }
          if let found = finding(in: transition, side, direction, run, fingers), !isRight(found) {
            findings.append(found)
          }
        }
      }
    }
    return findings
  }

  /// - Parameters:
  ///   - run: What a finger's run calls besides, none for one that plays.
  ///   - fingers: The same of all that drive this direction.
  private static func finding(
    in transition: Transition, _ side: Side, _ direction: Direction, _ run: [HookCall],
    _ fingers: [[HookCall]]
  ) -> Diagnostic? {
    let mayBegin = { (call: HookCall) in
      call.moment == .start && call.side == side && (call.direction ?? direction) == direction
    }
    if !transition.calls.contains(where: mayBegin), !run.contains(where: mayBegin) { return nil }
    func calls(_ moments: [Moment], _ direction: Direction, _ all: [HookCall]) -> [HookCall] {
      let own = all.filter { $0.side == side }
      return moments.flatMap { moment in
        own.filter { $0.moment == moment && ($0.direction ?? direction) == direction }
      }
    }
    let heard = transition.calls + run
    guard let begun = calls([.start], direction, heard).last,
      calls([.cancel, .end], direction, heard).isEmpty
    else { return nil }
    // Who hears of the cancel under a finger has thought of it.
    if run.isEmpty, fingers.contains(where: { !calls([.cancel, .end], direction, $0).isEmpty }) {
      return nil
    }
    // What the screen has heard last when the other direction has brought it here.
    let usual = calls([.start, .finish, .end], direction.opposite, transition.calls).last
    let finished = calls([.finish], direction, heard).first
    if usual?.hook == begun.hook || (usual ?? finished) == nil { return nil }
    let screen = transition[side]
    func name(_ call: HookCall) -> String { "\(screen.name).\(screen.hooks[call.hook].name)" }
    var finding = Diagnostic(
      .finishWithoutCancel, at: (finished ?? begun).location.range,
      [.text(screen.name), .text(direction.rawValue), .text(finished == nil ? "starts" : "finishes")])
    if let finished {
      finding.labels = [
        DiagnosticLabel(begun.location.range, "after a cancel, this is what it has heard last")
      ]
      finding.notes = [
        "`end` is both: `call \(name(finished)) at end`; or say at `\(direction.rawValue) cancel` what differs"
      ]
      if let range = finished.momentRange {
        finding.fixIts = [FixIt("call it however the run ends", replacing: range, with: "end")]
      }
    } else if let usual {
      finding.labels = [DiagnosticLabel(usual.location.range, "at rest, this is what it has heard last")]
      finding.notes = [
        "say at `\(direction.rawValue) cancel` that it goes on as before: `call \(name(usual))`"
      ]
    }
    return finding
  }
}
