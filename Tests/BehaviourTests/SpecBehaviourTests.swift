#if os(Linux)
  import Testing

  /// Runs the generated transitions of the specs besides Photos in a headless UIKit.
  @Suite struct SpecBehaviourTests {
    /// Run once; each test looks at its part.
    private static let outcome = Task { try await ScenarioProgram.photos().run(["--specs"]) }

    @Test func everyScenarioHasRunInEveryWay() async throws {
      let outcome = try await Self.outcome.value
      #expect(outcome.status == 0, "\(outcome.errors)")
      let names = try await ScenarioProgram.photos().scenarioNames(["--specs"])
      #expect(names.count == Set(names).count)
      #expect(Set(names) == Set(Self.scenarios))
      for name in names {
        let checks = outcome.checks.filter { $0.scenario == name }
        #expect(Set(checks.map(\.conduct)).count == Self.conductCount, "\(name)")
        #expect(checks.count >= 2 * Self.conductCount, "\(name)")
      }
    }

    @Test(arguments: scenarios) func scenario(_ name: String) async throws {
      let checks = try await Self.outcome.value.checks.filter { $0.scenario == name }
      #expect(!checks.isEmpty)
      for check in checks {
        #expect(check.ok, "\(check.check): \(check.detail) [\(check.conduct)]")
      }
    }

    /// What fingers move and let go, on the specs of which `PulledSamples` knows the app.
    @Test func valuesUnderFingersAreThoseOfThePlan() async throws {
      let samples = try await Self.outcome.value.samples
      for reference in try PulledSamples.all() {
        let own = samples.filter { $0.sample.hasPrefix(reference.spec + " ") }
        #expect(own.count >= Self.conductCount * reference.least)
        for sample in own {
          let expected = reference.expected(sample)
          #expect(
            abs(sample.value - (expected ?? .infinity)) <= 0.001,
            "\(sample.sample) at \(sample.time): \(sample.value), not \(String(describing: expected))")
        }
      }
    }

    @Test func valuesInFlightAreThoseOfThePlan() async throws {
      let samples = try await Self.outcome.value.samples.filter { !PulledSamples.specs.contains($0.spec) }
      let specs = Set(samples.map(\.spec))
      #expect(specs == Set(SpecSamples.geometry.keys))
      for spec in specs.sorted() {
        let expected = try SpecSamples(spec: spec)
        let own = samples.filter { $0.spec == spec }
        #expect(own.count >= Self.conductCount * 100, "\(spec)")
        for sample in own {
          let value = expected.value(sample)
          #expect(
            value.map { abs($0 - sample.value) <= SpecSamples.tolerance } == true,
            "\(spec): \(sample.sample) at \(sample.time): \(sample.value), not \(String(describing: value))")
        }
      }
    }

    /// Four questions that UIKit's documentation leaves open, two answers each.
    private static let conductCount = 16

    static let scenarios = [
      "half-sheet: a run that the app keeps",
      "half-sheet: laid out while it goes",
      "half-sheet: motion is reduced while it is shown",
      "half-sheet: presented in a style of the app's",
      "half-sheet: the container alone has another size",
      "mini-player: a container that is drawn at half its size",
      "mini-player: a pull that another question takes away",
      "mini-player: artwork that comes after a crossfade",
      "mini-player: laid out while it goes",
      "mini-player: the container alone has another size under the finger",
      "mini-player: the cover covers the home on the way back",
      "mini-player: the home is laid out as if nothing stood",
      "mini-player: the player does not fade under the finger",
      "pinch-photo: a pinch is handed out for its own screens only",
      "pinch-photo: photos that are adopted, and not shown",
      "shared-image: a detail that has had another size",
      "shared-image: an app that is drawn at half its size",
      "side-menu: a run that the app keeps",
      "side-menu: laid out while it goes",
      "side-menu: motion is reduced while it is shown",
      "side-menu: the container alone has another size",
      "side-menu: the container alone has another size under the finger",
      "swipe-back: a finger on a detail that is gone",
      "swipe-back: an app that is drawn at half its size",
      "swipe-back: the detail does not fade under the finger",
      "zoom-modal: a container that does not begin where the window does",
      "zoom-modal: a container that is drawn at half its size",
      "zoom-modal: the button stays in its place in a crossfade",
      "half-sheet: VoiceOver",
      "side-menu: VoiceOver",
      "mini-player: VoiceOver",
      "zoom-modal: VoiceOver",
      "shared-image: push and pop",
      "shared-image: three times",
      "shared-image: no cell, no picture, no image, a view elsewhere",
      "shared-image: the image of the cell, for want of another",
      "shared-image: reduced motion",
      "shared-image: a view is withheld",
      "shared-image: without animation",
      "shared-image: other screens keep the system's own",
      "shared-image: the platform's swipe back stays",
      "shared-image: the platform's swipe back is given back",
      "swipe-back: the platform's swipe back stays on other screens",
      "swipe-back: the platform's swipe over the content",
      "swipe-back: a flick that is over as soon as it has begun",
      "swipe-back: push and pop by a button",
      "swipe-back: swipe and finish",
      "swipe-back: swipe and cancel, then finish by its speed",
      "swipe-back: a fast way back cancels",
      "swipe-back: a swipe to the wrong side counts nothing",
      "swipe-back: cancelled by the system, and failed",
      "swipe-back: ended before the start",
      "swipe-back: the size changes under the finger",
      "swipe-back: reduced motion",
      "swipe-back: from right to left",
      "swipe-back: the platform's own swipe-back waits",
      "swipe-back: a view is withheld",
      "swipe-back: pushed and popped without animation",
      "swipe-back: no swipe while the platform pushes",
      "swipe-back: no second swipe while one settles",
      "swipe-back: released where it just finishes, and just does not",
      "swipe-back: the finger moves before the start only",
      "swipe-back: the finger goes on after the size has changed",
      "swipe-back: a view is withheld from a pop by a button",
      "swipe-back: which screens go where",
      "swipe-back: alone on its stack, above no list, and covered",
      "swipe-back: two details on one stack",
      "swipe-back: the bar comes with the push",
      "swipe-back: a swipe that the delegate never hears of, then pushed without animation",
      "zoom-modal: present and dismiss",
      "zoom-modal: three times",
      "zoom-modal: no cell, no picture, no image",
      "zoom-modal: reduced motion",
      "zoom-modal: a view is withheld",
      "zoom-modal: without animation",
      "pinch-photo: pinch and finish",
      "pinch-photo: pinch and cancel, then dismiss by code",
      "pinch-photo: pinched farther apart counts nothing",
      "pinch-photo: a pinch that never changed cancels",
      "pinch-photo: gates",
      "pinch-photo: cancelled by the system, and failed",
      "pinch-photo: ended before the start",
      "pinch-photo: the size changes under the fingers",
      "pinch-photo: a pinch without a cell",
      "pinch-photo: a view is withheld",
      "zoom-modal: the picture in flight",
      "pinch-photo: present and dismiss",
      "pinch-photo: reduced motion",
      "pinch-photo: no cell, and a cell elsewhere",
      "pinch-photo: a view is withheld from one that is shown or dismissed",
      "zoom-modal: a view is withheld from one that is dismissed",
      "zoom-modal: a cell or a picture that is elsewhere",
      "pinch-photo: gates, exactly at their limits",
      "pinch-photo: the fingers move before the start only",
      "pinch-photo: a cell that comes during a pinch",
      "pinch-photo: the cell changes under the fingers",
      "half-sheet: present and dismiss",
      "half-sheet: three times, by its button",
      "half-sheet: the button does nothing while it comes",
      "half-sheet: without animation",
      "half-sheet: the size changes at rest",
      "half-sheet: the size changes on the way",
      "half-sheet: reduced motion",
      "half-sheet: a view is withheld",
      "half-sheet: the app scales the host meanwhile",
      "side-menu: by a button, and by a tap beside it",
      "side-menu: swipe and finish",
      "side-menu: swipe and cancel, then again",
      "side-menu: to the wrong side",
      "side-menu: cancelled by the system, and failed",
      "side-menu: ended before the start",
      "side-menu: the app presents nothing",
      "side-menu: gates",
      "side-menu: the size changes under the finger",
      "side-menu: the size changes at rest",
      "side-menu: from right to left",
      "side-menu: reduced motion",
      "side-menu: a view is withheld",
      "side-menu: without animation",
      "mini-player: present and dismiss",
      "mini-player: three times",
      "mini-player: pull and finish",
      "mini-player: pull and cancel, then finish by its speed",
      "mini-player: upwards",
      "mini-player: cancelled by the system, and failed",
      "mini-player: ended before the start",
      "mini-player: dismissed by code",
      "mini-player: without animation",
      "mini-player: no artwork",
      "mini-player: reduced motion",
      "mini-player: the size changes",
      "mini-player: the size changes under the finger",
      "mini-player: a view is withheld",
      "half-sheet: what the blur and the button look like",
      "half-sheet: the button does nothing while it goes",
      "half-sheet: laid out while it comes",
      "side-menu: what the shade looks like, and where the menu rests",
      "side-menu: the size changes on the way",
      "side-menu: the size changes at rest, and back",
      "side-menu: the finger goes on after the size has changed",
      "side-menu: the finger moves before the start only",
      "side-menu: a view is withheld by a button, and from one that goes",
      "side-menu: a home inside other controllers",
      "mini-player: the artwork in flight and the cover",
      "mini-player: artwork that is elsewhere",
      "mini-player: the finger moves before the start only",
      "mini-player: gates, exactly at their limits",
      "mini-player: released where it just finishes, and just does not",
      "mini-player: artwork that comes or moves during a pull",
      "mini-player: the size changes on the way",
      "mini-player: a view is withheld from one that goes",
      "mini-player: a pull is handed out for its own screens only",
      "map-sheet: present and dismiss",
      "map-sheet: dismissed from every height, and first at the lowest again",
      "map-sheet: without animation",
      "map-sheet: a view is withheld",
      "map-sheet: reduced motion",
      "map-sheet: the size changes",
      "map-sheet: the size changes on the way in",
      "map-sheet: from right to left",
      "map-sheet: every height from every height, in flight",
      "map-sheet: pulled all the way and beyond",
      "map-sheet: thrown",
      "map-sheet: taken away by the system, and failed, from anywhere",
      "map-sheet: a finger that never moves",
      "map-sheet: caught at every twentieth of its way",
      "map-sheet: caught while it comes back from beyond",
      "map-sheet: caught, and taken away",
      "map-sheet: the size changes under the finger",
      "map-sheet: the size changes while it settles",
      "map-sheet: laid out under the finger and while it settles",
      "map-sheet: dismissed under the finger, and while it settles",
      "map-sheet: gates",
      "map-sheet: the list scrolls where the sheet is whole, and only where it can",
      "story-cube: forward and backward by code",
      "story-cube: to the last one and back, three times",
      "story-cube: one thing at a time",
      "story-cube: another one is shown at once, also in the middle",
      "story-cube: the container comes and goes",
      "story-cube: nobody sees it",
      "story-cube: a screen without a role",
      "story-cube: the size changes at rest, and on the way",
      "story-cube: reduced motion",
      "story-cube: from right to left",
      "story-cube: pulled and let go at every twentieth, forward",
      "story-cube: pulled and let go at every twentieth, backward",
      "story-cube: by its speed, and the wrong way",
      "story-cube: behind the last one there is nothing",
      "story-cube: before the first one the finger finds nothing",
      "story-cube: taken away by the system, and failed, from anywhere",
      "story-cube: a finger that never moves",
      "story-cube: a real finger, with both gestures on one story",
      "story-cube: the size changes under the finger",
      "story-cube: the container is bound for somewhere else",
      "story-cube: caught at every twentieth by the same gesture",
      "story-cube: caught at every twentieth by the other gesture",
      "story-cube: the other gesture does not catch what goes back",
      "story-cube: caught where there is nothing behind",
      "story-cube: shown and turned while one settles",
      "app-store-card: present and dismiss",
      "app-store-card: three times",
      "app-store-card: back to where the card is then",
      "app-store-card: not dismissed while it comes",
      "app-store-card: without animation",
      "app-store-card: reduced motion",
      "app-store-card: the size changes on the way there",
      "app-store-card: the size changes on the way back",
      "app-store-card: the size changes at rest",
      "app-store-card: a view is withheld",
      "app-store-card: the app shows the card meanwhile",
      "app-store-card: pulled far enough, it closes by itself",
      "app-store-card: cancelled anywhere",
      "app-store-card: upwards, and back again",
      "app-store-card: gates",
      "app-store-card: swiped closed from the edge",
      "app-store-card: the edge comes before the pull",
      "app-store-card: cancelled by the system, and failed",
      "app-store-card: ended before the start",
      "app-store-card: the size changes under the finger",
      "app-store-card: the size changes while it closes",
      "app-store-card: from right to left",
      "app-store-card: the card yields to the touch, and a tap opens it",
      "app-store-card: presented while a finger is on the card",
      "app-store-card: the finger leaves the card",
      "app-store-card: a finger scrolls the list",
      "app-store-card: touches that are taken away, beside the card, and of two fingers",
      "container-transform: present and dismiss",
      "container-transform: three times",
      "container-transform: the card looks as it does when it goes",
      "container-transform: not dismissed while it comes",
      "container-transform: no card, no body, or neither in its screen",
      "container-transform: the card goes while the page is up",
      "container-transform: the card goes on the way",
      "container-transform: the app shows the card meanwhile",
      "container-transform: reduced motion",
      "container-transform: without animation",
      "container-transform: the size changes at rest",
      "container-transform: the size changes anywhere on the way",
      "container-transform: a view is withheld",
      "container-transform: from right to left",
    ]
  }
#endif
