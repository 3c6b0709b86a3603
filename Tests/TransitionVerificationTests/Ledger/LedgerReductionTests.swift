import Foundation
import TestSupport
import Testing
import TransitionPlan

@testable import TransitionVerification

/// A proof leaves out many fingers and rest states, but none that shows a leak.
///
/// `TRANSC_LEDGER_SPECS=640` tries more specs than usual. A smaller number still tries enough for a verdict.
@Suite struct LedgerReductionTests {
  /// A fifth of the number in the other tests of the ledger, but at least 32, because fewer specs are not representative.
  private static let count = max(
    32, (ProcessInfo.processInfo.environment["TRANSC_LEDGER_SPECS"].flatMap(Int.init) ?? 160) / 5)
  /// The number of batches of specs, which run in parallel.
  private static let batches = 8
  private static let values = ["0.1", "0.1", "0.2", "1", "0", "one.share", "one.share / 2"]

  /// A spec with more fingers or rest states than the proof keeps. Many of them hold one property.
  private static func text(_ random: inout RandomSource) -> String {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    let hasStates = chance(40)
    let names = (0..<Int.random(in: 6...8, using: &random)).map { "rest\($0)" }
    func value(_ index: Int) -> String {
      chance(50) ? "0.\(index + 11)" : Self.values.randomElement(using: &random) ?? "1"
    }
    func table() -> String {
      "{ one: \(value(9)), "
        + names.enumerated().map { "\($1): \(value($0 + 20))" }.joined(separator: ", ") + " }"
    }
    var lines = [
      "transition Random {", "  style overlay", "  from one { card: view, title: label?, share: number }",
      "  to two { body: scroll }", chance(10) ? "  forward system" : "  forward 300ms",
      "  reduceMotion crossfade 200ms", "  sample { one.share = 1 }",
    ]
    if hasStates {
      lines.append("  states " + names.joined(separator: ", "))
      let places = names.enumerated().map { "\($1): \(($0 + 1) * 10)pt" }.joined(separator: ", ")
      lines.append("  animate two.y { one: 400pt, \(places) }")
      lines.append("  animate one.card.alpha " + table())
      if chance(50) { lines.append("  animate tabBar.alpha " + table()) }
      lines.append(
        """
          interactive states\(chance(50) ? " or backward" : "") by pan(vertical) on two {
            drive two.y = start.two.y + translation.y
            settle nearest(two.y) 200ms
            hold one.dim = \(value(1))
            \(chance(40) ? "catches settle" : "")
          }
        """)
    } else if chance(60) {
      lines.append("  animate one.card.alpha: \(value(1)) -> \(value(2))")
    }
    if chance(40) { lines.append("  hold one.title.alpha = 0.5 during interaction") }
    for index in 0..<Int.random(in: 1...8, using: &random) {
      let isBackward = chance(80)
      let caught = ["forward", "backward", "settle", "settle"].randomElement(using: &random) ?? "settle"
      lines += [
        "  interactive \(isBackward ? "backward" : "forward") by pan(down) on \(isBackward ? "two" : "one") {",
        "    begin when velocity.y > \(index)pt/s",
        "    progress = translation.y / 300pt", "    finish when progress > 50%", "    settle 200ms",
      ]
      if chance(80) { lines.append("    hold one.dim = \(value(index))") }
      if chance(30) { lines.append("    hold tabBar.alpha = \(value(index))") }
      if chance(30) { lines.append("    drive one.card.alpha = 1 - progress / 2") }
      if chance(30) { lines.append("    catches \(caught)") }
      lines.append("  }")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// The faults by cell. Which of several faults of a cell is found first does not matter.
  private static func blamed(_ violations: [LedgerViolation]) -> Set<String> {
    Set(violations.map { "\($0.subject) \($0.property.map { "\($0)" } ?? "")" })
  }

  private struct Tally {
    var plans = 0
    var leaks = 0
    /// The number of ledgers with a cell that is followed with fewer fingers or rest states than there are.
    var reduced = 0
    var different: [String] = []
  }

  /// The proof in the whole machine and the proof in the reduced one find faults in the same cells.
  @Test func sameVerdicts() async {
    let tally = await withTaskGroup(of: Tally.self) { group in
      for batch in 0..<Self.batches { group.addTask { Self.tally(batch) } }
      var all = Tally()
      for await tally in group {
        all.plans += tally.plans
        all.leaks += tally.leaks
        all.reduced += tally.reduced
        all.different += tally.different
      }
      return all
    }
    #expect(tally.different.isEmpty, "\(tally.different.count), the first: \(tally.different.first ?? "")")
    // The limits are for all batches together, because a batch of a few specs may have no leak.
    #expect(tally.plans * 2 >= Self.count, "\(tally.plans) of \(Self.count)")
    #expect(tally.leaks * 4 > tally.plans, "\(tally.leaks) of \(tally.plans)")
    #expect(tally.reduced >= tally.plans, "\(tally.reduced) of \(tally.plans)")
  }

  private static func tally(_ batch: Int) -> Tally {
    var tally = Tally()
    var cache = LedgerCache()
    for seed in stride(from: batch, to: count, by: batches) {
      var random = RandomSource(seed: UInt64(seed))
      let text = text(&random)
      guard let plan = LedgerPlans.plan(text) else { continue }
      tally.plans += 1
      let mutants = LedgerPlans.mutants(of: plan.transitions[0].obligations)
      let some =
        [plan.transitions[0].obligations] + mutants.shuffled(using: &random).prefix(3).map(\.obligations)
      for obligations in some {
        var transition = plan.transitions[0]
        transition.obligations = obligations
        let whole = LedgerProof(of: transition, plan.expressions).violations
        let smaller = LedgerProof.violations(in: transition, plan.expressions, &cache)
        if blamed(whole) != blamed(smaller) { tally.different.append("seed \(seed)\n\(text)") }
        if !whole.isEmpty { tally.leaks += 1 }
        let reduction = LedgerReduction(TransitionMachine.Shape(transition))
        if LedgerCells(transition, plan.expressions).cells.contains(where: { reduction($0) != nil }) {
          tally.reduced += 1
        }
      }
    }
    return tally
  }

  /// The machine that follows one property stays small. That is so for any number of fingers, whether they hold this property
  /// with different values or other properties.
  @Test func manyFingers() throws {
    let count = 700
    let views = (0..<count).map { "v\($0)" }.joined(separator: ", ")
    func text(_ hold: (Int) -> String) -> String {
      let fingers = (0..<count).map { index in
        """
          interactive backward by pan(down) on b {
            begin when velocity.y > \(index)pt/s
            hold \(hold(index))
            progress = translation.y / b.height
            finish when progress > 50%
            settle 300ms
          }

        """
      }
      return "transition Many {\n  style overlay\n  from a { \(views): view }\n  to b\n  forward 300ms\n"
        + "  reduceMotion crossfade 200ms\n\(fingers.joined())}\n"
    }
    for hold in [{ "a.dim = 0.\(1000 + $0)" }, { "a.v\($0).alpha = 0.5" }] as [(Int) -> String] {
      let plan = try #require(LedgerPlans.plan(text(hold)))
      var cache = LedgerCache()
      var transition = plan.transitions[0]
      #expect(LedgerProof.violations(in: transition, plan.expressions, &cache).isEmpty)
      let reduction = LedgerReduction(TransitionMachine.Shape(transition))
      for cell in LedgerCells(transition, plan.expressions).cells {
        #expect(try #require(reduction(cell)).fingers.count <= 6)
      }
      // The last of them is not given back. It is the only one of its kind, and is found.
      let last = try #require(
        transition.obligations.lastIndex { if case .held = $0.kind { true } else { false } })
      transition.obligations[last].releases.removeAll { $0.exit == .backwardCancel }
      let violations = LedgerProof.violations(in: transition, plan.expressions, &cache)
      #expect(violations.map(\.obligation) == [last])
      let names = violations.flatMap(\.path).joined(separator: "\n")
      #expect(names.contains("`hold a.\(hold(count - 1).contains("dim") ? "dim" : "v\(count - 1).alpha")`"))
    }
  }

  /// Of any number of rest states, only a few are followed.
  @Test func manyStates() throws {
    let count = 900
    let names = (0..<count).map { "rest\($0)" }
    func table(_ value: (Int) -> String) -> String {
      names.enumerated().map { "\($1): \(value($0))" }.joined(separator: ", ")
    }
    let text = """
      transition Many {
        style overlay
        from a
        to b
        states \(names.joined(separator: ", "))
        forward 300ms
        animate a.alpha { a: 1, \(table { "0.\(1000 + $0)" }) }
        animate b.y { a: 2000pt, \(table { "\(count - $0)pt" }) }
        interactive states or backward by pan(vertical) on b {
          drive b.y = start.b.y + translation.y
          settle nearest(b.y) 300ms
        }
        reduceMotion crossfade 200ms
      }

      """
    let plan = try #require(LedgerPlans.plan(text))
    var transition = plan.transitions[0]
    var cache = LedgerCache()
    #expect(LedgerProof.violations(in: transition, plan.expressions, &cache).isEmpty)
    let reduction = LedgerReduction(TransitionMachine.Shape(transition))
    for cell in LedgerCells(transition, plan.expressions).cells {
      #expect(try #require(reduction(cell)).states.count <= 6)
    }
    // The standing value of the table is not given back.
    transition.obligations.removeAll { $0.reason == "animate a.alpha" }
    let violations = LedgerProof.violations(in: transition, plan.expressions, &cache)
    #expect(violations.map(\.kind) == [.valueLeftBehind])
  }
}
