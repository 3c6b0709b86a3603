import TestSupport
import Testing
import TransitionDiagnostics
import TransitionPlan
import TransitionText

@testable import TransitionVerification

/// The result is the same whether the transitions of a file are verified one after the other or in parallel.
@Suite struct VerifierPartsTests {
  /// Transitions with findings about members, fingers and ledgers, each in another order.
  private static func text(_ count: Int) -> String {
    (0..<count).map { index in
      let members = [
        "  from list { title: label, spare\(index): label }\n  to viewer\n",
        "  forward 600ms\n  backward 500ms {\n    animate list.title.alpha: 1 -> 0.5 over 0%..\(20 + index % 70)%\n  }\n",
        "  animate viewer.alpha: 0 -> 1\n  reduceMotion crossfade 200ms\n",
        """
          interactive backward by pan(down) on viewer {
            progress = max(0, translation.y) / viewer.height
            finish when max(0, translation.y) > -\(1 + index % 3)pt
            settle 300ms easeOut
          }

        """,
      ]
      let shown = members.indices.filter { $0 != 3 || index % 2 == 0 }.map { members[$0] }.joined()
      return "transition Part\(index) {\n  style modal\n\(shown)}\n\n"
    }.joined()
  }

  private static func findings(_ plan: Plan, parts count: Int) -> [Diagnostic] {
    Verifier.Findings(Verifier.verify(plan, Array(plan.transitions.indices), parts: count)).all
  }

  /// Verifying some of the transitions finds the same in them as verifying all.
  @Test func someAreAsAmongAll() throws {
    let plan = try #require(LedgerPlans.plan(Self.text(12)))
    let all = Verifier.verify(plan, Array(plan.transitions.indices))
    let some = [1, 5, 6, 11]
    #expect(Verifier.verify(plan, some).map(\.all) == some.map { all[$0].all })
  }

  @Test func partsFindWhatTheWholeFinds() throws {
    let plan = try #require(LedgerPlans.plan(Self.text(45)))
    let whole = Self.findings(plan, parts: 1)
    let codes = Set(whole.map(\.code))
    #expect(codes.isSuperset(of: [.leftBehind, .conditionConstant]))
    #expect(whole.count > 90)
    for count in 2...9 { #expect(Self.findings(plan, parts: count) == whole) }
    #expect(Verifier.verify(plan) == whole)
  }

  @Test func aPartMayBeEmpty() throws {
    let plan = try #require(LedgerPlans.plan(Self.text(2)))
    #expect(Self.findings(plan, parts: 8) == Self.findings(plan, parts: 1))
  }
}
