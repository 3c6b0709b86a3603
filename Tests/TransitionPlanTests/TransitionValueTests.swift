import PlanFixtures
import Testing
import TransitionPlan

/// A transition is a value, although its copies share their storage.
@Suite struct TransitionValueTests {
  @Test func aChangedCopyLeavesTheOther() throws {
    let original = try #require(PhotosPlan.plan.transitions.first)
    var copy = original
    #expect(copy == original)
    #expect(copy.hashValue == original.hashValue)
    copy.name += "2"
    copy.forward.tracks.removeLast()
    #expect(copy != original)
    #expect(copy.name == original.name + "2")
    #expect(copy.forward.tracks.count == original.forward.tracks.count - 1)
    #expect(copy.backward == original.backward)
  }
}
