import Testing
import TransitionPlan

@testable import TransitionVerification

/// Properties of the from screen that only a finger moves are proved to be given back.
@Suite struct DrivenCellTests {
  private static let text = """
    transition Pull {
      style overlay
      from list { rows: collection }
      to detail
      forward 300ms easeOut
      animate detail.alpha: 0 -> 1
      interactive backward by pan(down) on detail {
        catches settle
        progress = translation.y / detail.height
        drive list.translation = start.list.translation + translation
        drive detail.translation = start.detail.translation + translation
        finish when progress > 50%
        settle 300ms easeOut
      }
      reduceMotion crossfade 200ms
    }

    """

  @Test func hasACell() throws {
    let plan = try #require(LedgerPlans.plan(Self.text))
    let transition = plan.transitions[0]
    #expect(!LedgerCells.areEmpty(of: transition))
    let cells = LedgerCells(transition, plan.expressions).cells
    #expect(cells.contains { $0.subject == .screen(.from) && $0.property == .translation })
    // A property of the screen that leaves needs no proof.
    #expect(!cells.contains { $0.subject == .screen(.to) && $0.property == .translation })
    #expect(LedgerProof(of: transition, plan.expressions).violations.isEmpty)
  }

  /// If an end of the finger's run does not give it back, the proof finds that, with a path on which the finger drives it.
  @Test func forgotten() throws {
    let plan = try #require(LedgerPlans.plan(Self.text))
    let machine = TransitionMachine(plan.transitions[0])
    var count = 0
    for step in machine.steps.indices {
      for (place, action) in machine.steps[step].actions.enumerated() {
        guard case .rest(_, .some, _) = action else { continue }
        count += 1
        var wrong = machine
        wrong.steps[step].actions.remove(at: place)
        let proof = LedgerProof(of: plan.transitions[0], plan.expressions, in: wrong)
        let violation = try #require(proof.violations.first { $0.subject == .screen(.from) })
        #expect(violation.kind == .valueLeftBehind && violation.steps.contains(step))
        let drive = plan.transitions[0].interactions[0].drives[0].location
        #expect(([violation.location] + violation.related.map(\.location)).contains(drive))
      }
    }
    #expect(count > 3)
  }
}
