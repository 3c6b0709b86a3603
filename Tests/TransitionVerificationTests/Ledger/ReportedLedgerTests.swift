import Testing
import TransitionPlan
import TransitionVerification

/// A ledger of many fingers and rest states is reported with a small machine. The report is the same as that of the whole
/// machine.
@Suite struct ReportedLedgerTests {
  /// A spec with some fingers and rest states. Each finger holds its own view and a common one.
  private static func text(fingers: Int, states: Int) -> String {
    let views = (0..<fingers).map { "v\($0)" }.joined(separator: ", ")
    let names = (0..<states).map { "rest\($0)" }
    let places = names.enumerated().map { "\($1): \(($0 + 1) * 10)pt" }.joined(separator: ", ")
    var lines = [
      "transition Many {", "  style overlay", "  from a { \(views): view; title: label?; card: view }",
      "  to b { body: scroll }", "  forward 300ms", "  reduceMotion crossfade 200ms",
    ]
    if states > 1 {
      lines += [
        "  states " + names.joined(separator: ", "), "  animate b.y { a: 2000pt, \(places) }",
        "  interactive states or backward by pan(vertical) on b {",
        "    drive b.y = start.b.y + translation.y", "    settle nearest(b.y) 300ms",
        "    hold a.dim = 0.5", "  }",
      ]
    }
    lines += [
      "  hide a.card while b", "  hold a.title.alpha = 0.5 during interaction",
      "  hold b.body.scrollEnabled = false during backward",
    ]
    for index in 0..<fingers {
      lines += [
        "  interactive backward by pan(down) on b {", "    begin when velocity.y > \(index)pt/s",
        "    catches settle", "    progress = translation.y / 300pt", "    finish when progress > 50%",
        "    settle 200ms", "    hold a.v\(index).alpha = 0.5", "  }",
      ]
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// The finger of an obligation: it has the number of the view.
  private static func owner(_ obligation: Obligation, _ plan: Plan) -> Int? {
    guard case .held(.provided(.from, let view), .alpha, _) = obligation.kind,
      obligation.acquire == .drivenStart
    else { return nil }
    let name = plan.transitions[0].from.views[view].name
    return name.first == "v" ? Int(name.dropFirst()) : nil
  }

  /// A state in words, with the finger that it is about. It is nil for rest states that are not reported.
  private static func words(
    _ state: TransitionMachine.State, _ finger: (Int) -> String
  ) -> String? {
    func place(_ place: TransitionMachine.Place) -> String? {
      if case .to(let state) = place, state >= 5 { nil } else { "\(place)" }
    }
    switch state {
    case .resting(let at): return place(at).map { "rest \($0)" }
    case .playing(let direction, let from): return place(from).map { "\(direction) \($0)" }
    case .waiting(let index, let at): return place(at).map { "waiting \(finger(index)) \($0)" }
    case .released(let index, let at): return place(at).map { "released \(finger(index)) \($0)" }
    case .driving(let index, let from): return place(from).map { "driving \(finger(index)) \($0)" }
    case .settling(let index, let from, let to):
      guard let start = place(from), let end = place(to) else { return nil }
      return "settling \(finger(index)) \(start) \(end)"
    }
  }

  private static func words(
    _ index: Int, of machine: TransitionMachine, _ finger: (Int) -> String
  ) -> String? {
    let step = machine.steps[index]
    guard let from = words(machine.states[step.from], finger), let to = words(machine.states[step.to], finger)
    else { return nil }
    if case .catches = step.event { return "\(from), caught, \(to)" }
    return "\(from), \(step.event), \(to)"
  }

  @Test(arguments: [(8, 1), (2, 8), (6, 7), (7, 2)])
  func nothingElseIsTold(fingers: Int, states: Int) throws {
    let plan = try #require(LedgerPlans.plan(Self.text(fingers: fingers, states: states)))
    let transition = plan.transitions[0]
    let whole = LedgerProof(of: transition, plan.expressions)
    let reported = ReportedLedger(of: transition, plan.expressions)
    #expect(whole.violations.isEmpty && reported.proof.violations.isEmpty)
    #expect(reported.proof.machine.states.count < whole.machine.states.count)
    #expect(reported.proof.entries.map(\.obligation) == whole.entries.map(\.obligation))
    // The finger between rest states is the only one of its kind.
    let first = states > 1 ? 1 : 0
    for (one, other) in zip(whole.entries, reported.proof.entries) {
      #expect(one.outcomes == other.outcomes)
      let owner = Self.owner(transition.obligations[one.obligation], plan)
      func name(_ finger: Int) -> String {
        if finger < first { return "states" }
        guard fingers > 5 else { return "\(finger)" }
        return owner.map { $0 + first == finger ? "own" : "other" } ?? "any"
      }
      func nameReported(_ finger: Int) -> String {
        if finger < first { return "states" }
        guard fingers > 5 else { return "\(finger)" }
        return owner == nil ? "any" : reported.fingers[finger].isAnother ? "other" : "own"
      }
      #expect(
        Set(one.heldIn.compactMap { Self.words(whole.machine.states[$0], name) })
          == Set(other.heldIn.compactMap { Self.words(reported.proof.machine.states[$0], nameReported) }))
      let steps = Set(other.takenBy.compactMap { Self.words($0, of: reported.proof.machine, nameReported) })
      #expect(Set(one.takenBy.compactMap { Self.words($0, of: whole.machine, name) }) == steps)
      #expect(!steps.isEmpty && !other.reason.isEmpty)
    }
  }

  /// Up to five of a kind are reported individually, in the machine of the transition.
  @Test func fewAreToldWhole() throws {
    let plan = try #require(LedgerPlans.plan(Self.text(fingers: 5, states: 5)))
    let reported = ReportedLedger(of: plan.transitions[0], plan.expressions)
    let whole = LedgerProof(of: plan.transitions[0], plan.expressions)
    #expect(reported.proof.entries == whole.entries && reported.proof.machine == whole.machine)
    #expect(reported.fingers.map(\.count) == Array(repeating: 1, count: 6))
  }

  /// More fingers and states only add obligations to the report.
  @Test func theMachineDoesNotGrow() throws {
    func reported(_ fingers: Int, _ states: Int) throws -> ReportedLedger {
      let plan = try #require(LedgerPlans.plan(Self.text(fingers: fingers, states: states)))
      return ReportedLedger(of: plan.transitions[0], plan.expressions)
    }
    let (few, many) = (try reported(6, 6), try reported(60, 60))
    #expect(few.proof.machine == many.proof.machine)
    #expect(
      many.fingers.map(\.count) == [1, 60, 1] && many.fingers.map(\.isAnother) == [false, false, true])
    #expect(many.proof.machine.states.indices.contains { many.isOfAnother(state: $0) })
    func numbers(_ ledger: ReportedLedger) -> Int { ledger.proof.entries.map(\.heldIn.count).max() ?? 0 }
    #expect(numbers(few) == numbers(many))
  }

  /// A leak of a finger that is not reported individually is still found.
  @Test func leaksAreFound() throws {
    let plan = try #require(LedgerPlans.plan(Self.text(fingers: 40, states: 1)))
    var transition = plan.transitions[0]
    let last = try #require(transition.obligations.lastIndex { Self.owner($0, plan) == 39 })
    transition.obligations[last].releases.removeAll { $0.exit == .backwardCancel }
    let reported = ReportedLedger(of: transition, plan.expressions)
    #expect(reported.proof.violations.map(\.obligation) == [last])
    #expect(reported.proof.entries.allSatisfy { $0.reason.isEmpty == ($0.obligation == last) })
  }
}
