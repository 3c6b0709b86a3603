#if os(Linux)
  import Testing

  /// Tests the headless UIKit: each scenario runs once for every answer to a question that Apple's documentation leaves open.
  @Suite struct HeadlessUIKitTests {
    private static let outcome = Task { try await ScenarioProgram.photos().run(["--headless"]) }
    /// The default answers, and each other answer alone.
    private static let conductCount = 29

    @Test func everyScenarioHasRunInEveryWay() async throws {
      let outcome = try await Self.outcome.value
      let names = try await ScenarioProgram.photos().scenarioNames(["--headless"])
      #expect(Set(names) == Set(Self.scenarios))
      outcome.expectEverything(of: names, inWays: Self.conductCount)
    }

    @Test(arguments: scenarios) func scenario(_ name: String) async throws {
      try await Self.outcome.value.expectSuccess(of: name)
    }

    private static let scenarios = [
      "containers: a full screen over another presentation",
      "gestures: a pan has its states and its velocity",
      "gestures: one of two pans wins, unless they go together",
      "gestures: a delegate and a view may refuse",
      "gestures: a single tap waits for the double tap to fail",
      "gestures: a pan that waits for the edge",
      "gestures: pinch and rotation",
      "gestures: a long press",
      "gestures: touches are taken away",
      "gestures: a button gets a tap, and none that a pan has taken",
      "gestures: a scroll view follows its pan",
      "animations: a property animator is paused, scrubbed and goes on",
      "animations: a property animator waits for its delay",
      "animations: a reversed property animator restores the model",
      "animations: a stopped property animator stays where it is",
      "animations: what a property animator does not allow",
      "animations: a delay factor, and animations that join",
      "animations: a spring of physical constants has its own duration",
      "animations: a spring begins at a velocity along each axis",
      "animations: a turn stays a turn on the way",
      "animations: a layer has its own time",
      "animations: an end may be told late, a reversal turn the fraction",
      "animations: keyframes, alone and in a property animator",
      "animations: one block runs over another",
      "animations: a blur is animated by its effect",
      "animations: a block in another",
      "animations: a spring by duration and bounce",
      "animations: what is not animated",
      "animations: a shadow in a block, and beside it",
      "containers: the system's push and pop",
      "containers: the system's swipe back",
      "containers: a swipe back without its gate hangs",
      "containers: a swipe back and an animator of the app's",
      "containers: a swipe back and a delegate that hands out no animator",
      "containers: no swipe back without a back button",
      "containers: the system's swipe back over the content",
      "containers: who leaves what in a container",
      "containers: tabs with and without an animator",
      "containers: what code selects, and what is selected meanwhile",
      "containers: a tab that is selected during a transition",
      "containers: appearance of a covered presenter",
      "containers: an app is told of its start, and children of their own",
      "containers: a second dismissal is ignored",
      "containers: who presents, and what goes",
      "containers: a stack that is set, and a coordinator that is asked for",
      "containers: from one child to another",
      "containers: pages",
      "containers: without a window",
      "containers: what never completes is found",
      "coordinators: alongside a percent-driven pop",
      "coordinators: alongside a transition that the app drives itself",
      "coordinators: an early end is remembered or not",
      "coordinators: an interruptible transition is caught in flight",
      "coordinators: what is not interruptible may keep touches and ignore a pause",
      "coordinators: an interruptible animator under a finger from the start",
      "coordinators: a size change turns the traits",
      "layout: autoresizing",
      "layout: constraints",
      "layout: constraints from right to left, and the safe area",
      "layout: cells are made, used again and found",
      "layout: rectangles that touch intersect",
      "layout: a flow layout asks its collection's delegate",
      "layout: layers and transforms in space",
      "layout: accessibility",
      "layout: rows are made, used again and found",
      "containers: a storyboard's screens and segues",
      "gestures: a swipe is quick and straight",
      "gestures: optional methods are called with a question mark",
      "layers: an animation is added, and its delegate is told",
      "layers: there and back, again and again, and in groups",
      "layers: a path on its way",
      "layers: a transaction waits for what was added in it",
      "layers: a display link calls once a frame",
    ]
  }
#endif
