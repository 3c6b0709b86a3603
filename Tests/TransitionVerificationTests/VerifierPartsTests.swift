import TestSupport
import Testing
import TransitionDiagnostics
import TransitionPlan
import TransitionText

@testable import TransitionVerification

/// Whether it is one whether the transitions of a file are looked at one after the other or side by side.
@Suite struct VerifierPartsTests {
  /// Transitions with something to be said of members, of fingers and of ledgers, each in another order.
  private static func text(_ count: Int) -> String { transitions(count).joined() }

  private static func transitions(_ count: Int) -> [String] {
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
    }
  }

  /// What is kept from state to state of a text is what is found in it anew, whatever becomes of its transitions.
  @Test func whatIsKeptIsWhatIsFoundAnew() throws {
    var parts = Self.transitions(12)
    var verified = VerifiedTransitions()
    func check() throws {
      let text = parts.joined()
      let plan = try #require(LedgerPlans.plan(text))
      let kept = verified.verify(plan, of: SourceText(name: "kept", text: text))
      #expect(kept == Verifier.verify(plan, parts: 1) && !kept.isEmpty)
    }
    try check()
    parts[5] = parts[5].replacing("600ms", with: "6000ms")
    try check()
    parts.swapAt(2, 9)
    try check()
    parts.insert(parts.removeLast(), at: 0)
    try check()
    parts[0] = "\n// above\n" + parts[0]
    try check()
    parts.removeSubrange(3..<6)
    try check()
    parts = [parts[1]]
    try check()
  }

  @Test func partsFindWhatTheWholeFinds() throws {
    let plan = try #require(LedgerPlans.plan(Self.text(45)))
    let whole = Verifier.verify(plan, parts: 1)
    let codes = Set(whole.map(\.code))
    #expect(codes.isSuperset(of: [.leftBehind, .conditionConstant]))
    #expect(whole.count > 90)
    for count in 2...9 { #expect(Verifier.verify(plan, parts: count) == whole) }
    #expect(Verifier.verify(plan) == whole)
  }

  @Test func aPartMayBeEmpty() throws {
    let plan = try #require(LedgerPlans.plan(Self.text(2)))
    #expect(Verifier.verify(plan, parts: 8) == Verifier.verify(plan, parts: 1))
  }
}
