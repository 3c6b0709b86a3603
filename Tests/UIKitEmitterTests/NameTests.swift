import Testing
import TransitionPlan

@testable import UIKitEmitter

@Suite struct NameTests {
  @Test func functionsBeginSmall() {
    #expect(NameTable.lowered("PhotosZoom") == "photosZoom")
    #expect(NameTable.lowered("URLZoom") == "urlZoom")
    #expect(NameTable.lowered("URL") == "url")
    #expect(NameTable.lowered("zoom") == "zoom")
  }

  @Test func namesOfTheGeneratedCodeAreKeptFree() {
    var transition = HandMadePhotos.plan.transitions[0]
    transition.from.name = "context"
    transition.to.name = "class"
    transition.shared[0].name = "ledger"
    let names = NameTable(transition)
    #expect(names[.from] == "contextScreen")
    #expect(names[.to] == "classScreen")
    #expect(names.element(0) == "ledgerPicture")
  }

  @Test func linesAreNamedOnce() {
    let scope = TransitionScope(HandMadePhotos.plan.transitions[0], in: HandMadePhotos.plan)
    let lines = [7, 3, 3, 4, 5, 9, 10].map { PlanBuilder.at($0) }
    #expect(scope.lines(lines) == "photos.transition:3-5, 7, 9, 10")
  }
}
