#if os(Linux)
  import Testing

  /// Runs the generated transition of the photos app in a headless UIKit, and tests of that UIKit itself.
  @Suite struct PhotosBehaviourTests {
    /// The result of one run. Each test checks a part of it.
    private static let outcome = Task { try await ScenarioProgram.photos().run() }

    static let scenarios = [
      "a finger on the view of a viewer that is gone",
      "a photo of one point",
      "a pull that is cancelled without a velocity",
      "a viewer that the app draws at half its size",
      "an app that is drawn at half its size",
      "push",
      "pop",
      "push and pop, three times",
      "push of a tall image",
      "pop to another cell, after paging",
      "push and pop with reduced motion",
      "pull and finish",
      "a list that is a part of a pixel below its start lets a pull begin",
      "pull and cancel, going on at the finger's velocity",
      "where only rounding is left to go, there is no velocity",
      "cancelled anywhere",
      "finished anywhere",
      "cancelled above its place",
      "pull with reduced motion",
      "gates",
      "no pull while the push is under way",
      "together with the pager at its top only",
      "cancelled by the system",
      "failed after it has begun",
      "failed before it has begun",
      "ended before the start, finishing",
      "ended before the start, cancelling",
      "cancelled by the system before the start",
      "disabled under the finger",
      "the finger goes on after a cancel by the system",
      "caught while it goes back, and pulled on",
      "the size changes during a pull",
      "the size changes under a finger that leaves without another move",
      "the size changes during a push",
      "the delegate goes during a pull",
      "the app sets a value meanwhile",
      "values that are not at 1 at rest",
      "the picture in flight",
      "a pull on a zoomed photo takes the picture as it is seen",
      "the viewer is laid out in the window when its start hook is called",
      "a viewer of another size is fitted in",
      "a photo that is not in the viewer",
      "an image without a size",
      "gates, exactly at their limits",
      "released without any velocity, and with the least",
      "the finger moves before the start only",
      "a cell that comes during a pull",
      "the finger goes on after the size has changed",
      "a viewer alone on its stack, or above no grid",
      "a viewer that is covered, above another grid",
      "two viewers on one stack",
      "a pull is handed out for its own screens only",
      "a pull that the delegate never hears of, then pushed without animation",
      "a view is withheld from a pop by a button",
      "no cell",
      "no photo",
      "no image",
      "a cell out of sight",
      "a cell that is not in the grid",
      "a pull without a cell",
      "the cell goes before the settle",
      "the cell changes before the settle",
      "the cell changes before a cancel",
      "the view of the entering screen is withheld",
      "what is alongside arrives with the settle",
      "the view of the leaving screen is withheld",
      "a view is withheld from a pull",
      "not animated, then popped to the root",
      "set above another screen, then popped twice", "not animated, then pulled",
      "covered, then popped to the root",
      "covered, uncovered, then pulled",
      "the stack is replaced",
      "the viewer dies on the stack",
      "the platform's swipe back stays",
      "the tab bar goes along with the platform's swipe back",
      "another tab is in front",
      "another tab comes to the front under a pull",
      "the tab's stack is replaced",
      "pushed and popped while another tab is in front",
      "two stays on one tab bar, number 1 leaves first",
      "two stays on one tab bar, number 2 leaves first",
      "no tab bar",
      "a viewer that lies on no grid has no stay",
      "two fingers do not pull",
      "the delegate that the swipe back has had",
      "without the transition the swipe back is UIKit's again",
      "a pop by a button has no interaction controller",
      "a push has no interaction controller",
      "other screens keep the system's own",
      "a pull that the delegate never hears of, then a pop by a button",
      "simulator: a percent-driven pop",
      "simulator: a custom presentation",
      "simulator: a refused presentation",
      "simulator: a property animator",
      "simulator: targets are not retained",
      "simulator: geometry",
      "simulator: violations are seen",
    ]

    @Test func everyScenarioHasRunInEveryWay() async throws {
      let outcome = try await Self.outcome.value
      let names = try await ScenarioProgram.photos().scenarioNames()
      #expect(Set(names) == Set(Self.scenarios))
      outcome.expectEverything(of: names)
      #expect(outcome.checkCount >= Self.leastChecks)
    }

    @Test(arguments: Self.scenarios) func scenario(_ name: String) async throws {
      try await Self.outcome.value.expectSuccess(of: name)
    }

    @Test func valuesInFlightAreThoseOfThePlan() async throws {
      let samples = try await Self.outcome.value.samples
      ScenarioProgram.Outcome.expect(
        samples, atLeast: ScenarioProgram.Outcome.conductCount * Self.samplesEachTime
      ) { sample in
        (PhotosSamples.agrees(sample), PhotosSamples.expected(sample))
      }
    }

    private static let leastChecks = 10_000
    private static let samplesEachTime = 42
  }
#endif
