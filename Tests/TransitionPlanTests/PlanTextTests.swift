import Foundation
import PlanFixtures
import TestSupport
import Testing
import TransitionPlan
import TransitionText

@Suite("The text of a plan")
struct PlanTextTests {
  @Test("is the golden file for Photos")
  func golden() throws {
    try Golden.expect(PlanText.print(PhotosPlan.plan), toBe: "PhotosZoom.plan")
  }

  @Test("is the same for the same plan")
  func isDeterministic() {
    #expect(PlanText.print(PhotosPlan.plan) == PlanText.print(PhotosPlan.plan))
  }

  @Test("changes with every part of a plan", arguments: PlanMutation.all)
  func nothingIsLeftOut(_ mutation: PlanMutation) {
    var plan = PhotosPlan.plan
    mutation.change(&plan)
    #expect(PlanText.print(plan) != PlanText.print(PhotosPlan.plan), "\(mutation.name) is left out")
  }

  @Test("names times in milliseconds without noise")
  func milliseconds() {
    #expect(Milliseconds.of(0.035) == 35)
    #expect(Milliseconds.of(0.25) == 250)
    #expect(Milliseconds.of(1.0 / 3) == 1000.0 / 3)
  }
}
