import Foundation
import TestSupport
import Testing
import TransitionPlan

@testable import TransitionVerification

/// The spans of `during` and `while`, also with several rest states. The spec is the example in Grammar.md.
@Suite struct SpanTests {
  private static func plan() throws -> Plan {
    let grammar = try String(contentsOf: Specs.root.appending(path: "Grammar.md"), encoding: .utf8)
    let section = try #require(
      grammar.components(separatedBy: "#### `during` and `while`\n").dropFirst().first)
    let example = try #require(section.components(separatedBy: "```transition\n").dropFirst().first)
    return try #require(LedgerPlans.plan(example.components(separatedBy: "```")[0]))
  }

  /// The states of the machine in which the obligation of a member is held.
  private static func held(_ reason: String, _ plan: Plan) throws -> [TransitionMachine.State] {
    let transition = plan.transitions[0]
    let proof = LedgerProof(of: transition, plan.expressions)
    #expect(proof.violations.isEmpty)
    let index = try #require(transition.obligations.firstIndex { $0.reason == reason })
    return try #require(proof.entries.first { $0.obligation == index }).heldIn.map {
      proof.machine.states[$0]
    }
  }

  /// `while`: at rest in each state of the to screen, under every finger that begins there, and in runs in both directions.
  @Test func whileTheToScreenIsThere() throws {
    let plan = try Self.plan()
    let held = try Self.held("hide map.search", plan)
    let machine = TransitionMachine(plan.transitions[0])
    let others = machine.states.filter { !held.contains($0) }
    #expect(others == [.resting(.from)])
  }

  /// `during backward`: every run from a rest state, wherever it ends, and nothing before it has started.
  @Test func duringBackward() throws {
    let plan = try Self.plan()
    let held = Set(try Self.held("hold sheet.list.scrollEnabled", plan))
    let places = [TransitionMachine.Place.to(0), .to(1)]
    var expected: Set<TransitionMachine.State> = []
    for start in places {
      expected.formUnion([.playing(.backward, from: start), .driving(interaction: 0, from: start)])
      for end in places + [.from] { expected.insert(.settling(interaction: 0, from: start, to: end)) }
    }
    #expect(held == expected)
  }

  /// A hold in an interaction: the same spans, for the interaction's own runs only.
  @Test func underTheFinger() throws {
    let plan = try Self.plan()
    let held = Set(try Self.held("hold sheet.clipsToBounds", plan))
    let during = Set(try Self.held("hold sheet.list.scrollEnabled", plan))
    #expect(held == during.filter { if case .playing = $0 { false } else { true } })
  }
}
