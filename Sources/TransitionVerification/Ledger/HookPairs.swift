import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds screens that are notified when a direction starts and when it finishes, but not when it is cancelled.
///
/// A hook at `start` lets an app begin something: stop a video, open a context. Where another hook ends that only at `finish`, or
/// at the end of the other direction, a cancel leaves it begun. Without such a hook nothing has begun: a screen that is notified
/// only of finishes needs no notice of a cancel. The last hook of a screen before a regular rest is right there, so a cancel that
/// ends with the same hook leaves nothing behind.
enum HookPairs {
  static func findings(in transition: Transition) -> [Diagnostic] {
    let isBegun =
      transition.calls.contains { $0.moment == .start }
      || transition.interactions.contains { $0.calls.contains { $0.moment == .start } }
    if !isBegun { return [] }
    // One call may belong to both directions, and to driven and undriven runs.
    var findings: [Diagnostic] = []
    var reported = FlatSet<ByteRange>()
    for side in Side.allCases {
      for direction in Direction.allCases {
        // After the cancel, a screen that was to appear is gone, unless the app keeps it.
        if side == .to, direction == .forward, !transition.style.keepsScreens { continue }
        if transition[direction].isSystem { continue }
        let playing = Heard(transition.calls, side, direction)
        // The platform calls no hooks.
        let usual = Heard(
          transition[direction.opposite].isSystem ? [] : transition.calls, side, direction.opposite)
        let fingers = transition.interactions.filter { $0.direction == direction && !$0.calls.isEmpty }
          .map { Heard($0.calls, side, direction) }
        // An author who handles a driven cancel has considered the others.
        let isThoughtOf = fingers.contains(where: \.hearsCancel)
        let runs = (isThoughtOf ? [] : [playing]) + fingers.map { playing.with($0) }
        for run in runs {
          // The last call of the screen when the other direction has ended there.
          guard let found = finding(in: transition, side, direction, run, usual),
            reported.insert(found.range)
          else { continue }
          findings.append(found)
        }
      }
    }
    if let found = undoneOnce(in: transition, reported) { findings.append(found) }
    return findings
  }

  /// Whether a call undoes another one at the start of a direction: its hook is also called when that is cancelled.
  private static func undoes(_ call: HookCall, _ direction: Direction, in transition: Transition) -> Bool {
    let fingers = transition.interactions.filter { $0.direction == direction }.flatMap(\.calls)
    let calls = (transition.calls + fingers).filter {
      $0.side == call.side && ($0.direction ?? direction) == direction
    }
    return calls.contains { $0.moment == .start && $0.hook != call.hook }
      && calls.contains { $0.moment == .cancel && $0.hook == call.hook }
  }

  /// A call to the from screen when `forward` starts that only a cancel undoes: after `backward` nothing does.
  private static func undoneOnce(in transition: Transition, _ reported: FlatSet<ByteRange>) -> Diagnostic? {
    if transition.forward.isSystem || transition.backward.isSystem { return nil }
    func calls(_ direction: Direction) -> [HookCall] {
      let fingers = transition.interactions.filter { $0.direction == direction }.flatMap(\.calls)
      return transition.calls.filter { $0.side == .from && ($0.direction ?? direction) == direction }
        + fingers.filter { $0.side == .from }
    }
    let (there, back) = (calls(.forward), calls(.backward))
    guard let begun = there.first(where: { $0.moment == .start }),
      let undone = there.first(where: { $0.moment == .cancel && $0.hook != begun.hook }),
      !reported.contains(undone.location.range),
      !there.contains(where: { $0.moment == .finish || $0.moment == .end }),
      !back.contains(where: { $0.hook != begun.hook && $0.moment != .cancel })
    else { return nil }
    let screen = transition.from
    let name = "\(screen.name).\(screen.hooks[undone.hook].name)"
    return Diagnostic(
      .finishWithoutCancel, at: undone.location.range,
      [.text(screen.name), .text("forward"), .text("is cancelled"), .text("`backward` finishes")],
      labels: [
        DiagnosticLabel(begun.location.range, "after `backward`, this is the last hook that was called")
      ],
      notes: ["call it there as well: `call \(name) at backward finish`"])
  }

  /// The calls that a screen gets in a run.
  private struct Heard {
    /// The last call at its start.
    var begun: HookCall?
    /// The first and the last call where it finishes.
    var finished: HookCall?
    private var finishedLast: HookCall?
    private var ended: HookCall?
    /// Whether there is a call on a cancel.
    var hearsCancel = false

    init(_ calls: [HookCall], _ side: Side, _ direction: Direction) {
      for call in calls where call.side == side && (call.direction ?? direction) == direction {
        switch call.moment {
        case .start: begun = call
        case .finish:
          finished = finished ?? call
          finishedLast = call
        case .cancel: hearsCancel = true
        case .end:
          hearsCancel = true
          ended = call
        }
      }
    }

    /// The last call of a run that finishes.
    var last: HookCall? { ended ?? finishedLast ?? begun }

    /// The same with the additional calls of a driven run.
    func with(_ finger: Heard) -> Heard {
      var both = self
      both.begun = finger.begun ?? begun
      both.finished = finished ?? finger.finished
      both.hearsCancel = hearsCancel || finger.hearsCancel
      return both
    }
  }

  /// - Parameters:
  ///   - run: The calls that the screen gets in the run.
  ///   - there: The calls that it gets in a run of the other direction, which ends at a regular rest.
  private static func finding(
    in transition: Transition, _ side: Side, _ direction: Direction, _ run: Heard, _ there: Heard
  ) -> Diagnostic? {
    guard let begun = run.begun, !run.hearsCancel else { return nil }
    let usual = there.last
    let finished = run.finished
    if usual?.hook == begun.hook || (usual ?? finished) == nil { return nil }
    // Two hooks that are both called at starts need not undo each other, nor one that undoes the start of the other direction.
    if finished == nil, usual?.moment == .start { return nil }
    if let finished, undoes(finished, direction.opposite, in: transition) { return nil }
    // A run from one rest state to another also counts as cancelled, and something has changed then.
    if finished == nil, transition.states.count > 1 { return nil }
    // Nothing says how a screen rests that is called on its way out alone.
    let leaves = side == .to && direction == .backward && !transition.style.keepsScreens
    if leaves, usual == nil { return nil }
    let screen = transition[side]
    func hook(_ call: HookCall) -> String { screen.hooks[call.hook].name }
    let cancel = "`\(direction.rawValue) cancel`"
    let isDriven = transition.interactions.contains { $0.direction == direction }
    var finding = Diagnostic(
      .finishWithoutCancel, at: (finished ?? begun).location.range,
      [
        .text(screen.name), .text(direction.rawValue), .text(finished == nil ? "starts" : "finishes"),
        .text("it is cancelled"),
      ])
    if let finished {
      finding.labels = [
        DiagnosticLabel(begun.location.range, "after a cancel, this is the last hook that was called")
      ]
      if leaves, let usual, usual.hook != finished.hook {
        finding.notes = [
          "at rest, `\(hook(usual))` is the last hook; "
            + "`call \(screen.name).\(hook(usual)) at \(direction.rawValue) cancel` calls it after a cancel as well"
        ]
        return finding
      }
      let end = (finished.direction.map { $0.rawValue + " " } ?? "") + "end"
      finding.notes = [
        "if `\(hook(finished))` undoes `\(hook(begun))`, call it at `end`, which comes after both: "
          + "`call \(screen.name).\(hook(finished)) at \(end)`",
        "otherwise, another hook at \(cancel) can undo it",
      ]
      if let range = finished.momentRange {
        finding.fixIts = [FixIt("call it at every end of a run", replacing: range, with: "end")]
      }
    } else if let usual {
      finding.labels = [
        DiagnosticLabel(usual.location.range, "at rest, this is the last hook that was called")
      ]
      // What both directions begin, and one of them ends, has to end after a finish of this one as well.
      let isOfBoth = there.begun?.hook == begun.hook && usual.moment != .start
      finding.notes = [
        isOfBoth
          ? "if `\(hook(usual))` undoes `\(hook(begun))`, call it at `end`, which comes after each run: "
            + "`call \(screen.name).\(hook(usual)) at end`"
          : "if `\(hook(usual))` undoes `\(hook(begun))`, call it at \(cancel) as well: "
            + "`call \(screen.name).\(hook(usual)) at \(direction.rawValue) cancel`",
        "otherwise, another hook at \(cancel) can undo it",
      ]
    }
    if !isDriven {
      finding.notes.append(
        "no gesture cancels `\(direction.rawValue)` here, but UIKit can cancel any run")
    }
    return finding
  }
}
