import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Properties of every spec of the repository.
@Suite struct EverySpecTests {
  @Test func thereAreThirteen() {
    let transitions = SpecLibrary.names.filter { $0 != "motion" }
    #expect(
      transitions == [
        "app-store-card", "container-transform", "half-sheet", "map-sheet", "mini-player", "photos",
        "pinch-photo", "shared-image", "side-menu", "story-cube", "swipe-back", "tabs", "zoom-modal",
      ])
  }

  @Test(arguments: SpecLibrary.names) func hasNothingWrong(name: String) throws {
    _ = try SpecLibrary.plan(name)
  }

  @Test(arguments: SpecLibrary.names.filter { $0 != "motion" }) func timeline(name: String) throws {
    let options = CompilationOptions(output: .json, imports: SpecLibrary.imports)
    let result = Compiler.compile(try Specs.source(name + ".transition"), options)
    try Golden.expect(try #require(result.output), toBe: "\(name).timeline.json")
  }

  /// Its sampled values are finite, and the two ends of a direction are its rest states.
  @Test(arguments: SpecLibrary.names.filter { $0 != "motion" }) func isFinite(name: String) throws {
    let evaluator = try SpecLibrary.evaluator(name)
    for direction in Direction.allCases {
      let length = evaluator.length(of: direction)
      for step in 0...60 {
        let values = evaluator.values(in: direction, at: length * Double(step) / 60)
        #expect(values.allSatisfy { $0.value.isFinite })
      }
      for value in evaluator.values(in: direction, at: length) {
        #expect(value.value == evaluator.restValue(of: value.subject, value.property, at: direction.end))
      }
    }
  }
}
