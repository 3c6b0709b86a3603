#if os(Linux)
  import Testing
  import TransitionCompiler
  import TransitionPlan
  import TransitionText

  /// Runs the generated transitions of the specs in the emitter's tests in a headless UIKit. They use language features that no
  /// spec of `Specs/` uses.
  @Suite struct FixtureBehaviourTests {
    /// The result of one run. Each test checks a part of it.
    private static let outcome = Task { try await ScenarioProgram.photos().run(["--fixtures"]) }

    @Test func everyScenarioHasRunInEveryWay() async throws {
      let outcome = try await Self.outcome.value
      let names = try await ScenarioProgram.photos().scenarioNames(["--fixtures"])
      outcome.expectEverything(of: names)
    }

    @Test func everythingIsAsItHasToBe() async throws {
      try await Self.outcome.value.expectSuccess()
    }

    @Test(arguments: FixtureApp.all) func valuesInFlightAreThoseOfThePlan(_ app: FixtureApp) async throws {
      let expected = try app.samples()
      let own = try await Self.outcome.value.samples.filter { $0.spec == app.name }
      ScenarioProgram.Outcome.expect(own, atLeast: ScenarioProgram.Outcome.conductCount * app.least) {
        sample in
        // A value that is set frame by frame has the value of the last frame.
        var drawn = sample
        drawn.time = (sample.time * 60 + 1e-6).rounded(.down) / 60
        return (expected.agrees(sample) || expected.agrees(drawn), expected.value(sample))
      }
    }

    /// Every spec with samples must have an entry here with its geometry.
    @Test func everySampleIsCompared() async throws {
      let sampled = Set(try await Self.outcome.value.samples.map(\.spec))
      #expect(sampled == Set(FixtureApp.all.map(\.name)))
    }
  }

  /// The app of a spec in the emitter's tests.
  struct FixtureApp: Sendable, CustomTestStringConvertible {
    /// The prefix of the names of its scenarios.
    let name: String
    /// The file of the spec, and the index of the transition in it.
    let file: String
    var index = 0
    /// The places of views in the container, as members of `sample`.
    var geometry = ""
    /// The fingers of the scenarios. The keys are the names that the samples after the finger have.
    var fingers: [String: (finger: FingerState, outcome: InteractionOutcome)] = [:]
    /// The minimum number of samples in each behaviour of UIKit.
    let least: Int

    var testDescription: String { name }

    static let all: [FixtureApp] = own + added

    private static let own: [FixtureApp] = [
      FixtureApp(
        name: "arcs", file: "arcs",
        geometry: """
          list.cell = rect(16pt, 500pt, 80pt, 60pt)
          detail.picture = rect(10pt, 90pt, 380pt, 260pt)
          """,
        fingers: held(0, 240), least: 200),
      FixtureApp(
        name: "bounces", file: "arcs", index: 1,
        geometry: """
          shelf.cover = rect(40pt, 600pt, 100pt, 100pt)
          player.art = rect(50pt, 100pt, 300pt, 300pt)
          player.badge = rect(300pt, 500pt, 30pt, 20pt)
          """,
        least: 200),
      FixtureApp(name: "rows", file: "staggered", fingers: held(0, 240), least: 400),
      FixtureApp(name: "tiles", file: "staggered", index: 1, fingers: held(0, 240), least: 200),
      FixtureApp(
        name: "carry", file: "carried",
        geometry: """
          list.player = rect(20pt, 400pt, 160pt, 90pt)
          detail.stage = rect(0pt, 60pt, 400pt, 300pt)
          """,
        fingers: held(0, 240), least: 200),
      FixtureApp(
        name: "lift", file: "carried", index: 1,
        geometry: """
          board.card = rect(30pt, 500pt, 120pt, 80pt)
          page.slot = rect(50pt, 100pt, 300pt, 200pt)
          """,
        least: 100),
      FixtureApp(
        name: "handed", file: "handed",
        geometry: """
          list.cell = rect(20pt, 400pt, 100pt, 100pt)
          detail.picture = rect(0pt, 60pt, 400pt, 300pt)
          list.rise = 120pt
          detail.dimmed = 0.25
          detail.reach = 500pt
          detail.closes = 0.6
          """,
        fingers: held(0, 240), least: 100),
      FixtureApp(
        name: "grasp", file: "caught", index: 0,
        geometry: """
          list.row = rect(20pt, 400pt, 100pt, 100pt)
          page.cover = rect(0pt, 60pt, 400pt, 300pt)
          """,
        fingers: held(0, 240), least: 100),
      FixtureApp(name: "grip", file: "caught", index: 1, fingers: held(0, 240), least: 60),
      FixtureApp(name: "clasp", file: "caught", index: 2, fingers: held(0, 120), least: 50),
      FixtureApp(
        name: "grab", file: "caught", index: 4,
        fingers: [
          "held": (FingerState(translation: Vector(x: -280, y: 0), velocity: Vector(x: 0, y: 0)), .finish)
        ],
        least: 60),
      FixtureApp(name: "keyed", file: "keyed", fingers: held(0, 240), least: 200),
      FixtureApp(name: "poised", file: "keyed", index: 1, least: 8),
      FixtureApp(name: "along", file: "fingers", fingers: held(0, 240), least: 4),
      FixtureApp(
        name: "turn", file: "fingers", index: 1,
        geometry: "page.face = rect(100pt, 100pt, 200pt, 200pt)",
        fingers: [
          "held": (
            FingerState(
              translation: Vector(x: 0, y: 0), velocity: Vector(x: 0, y: 0), rotation: Double.pi / 8), .cancel
          )
        ],
        least: 8),
      FixtureApp(name: "sided", file: "sided", fingers: held(0, 240), least: 100),
      FixtureApp(name: "sideDrawer", file: "both-ways", fingers: held(100, 0), least: 100),
      FixtureApp(name: "pullup", file: "both-ways", index: 1, fingers: held(0, -200), least: 20),
      FixtureApp(
        name: "encore", file: "both-ways", index: 2,
        geometry: """
          page.cover = rect(10pt, 745pt, 50pt, 50pt)
          player.cover = rect(50pt, 100pt, 300pt, 300pt)
          """,
        fingers: [
          "lifted": (FingerState(translation: Vector(x: 0, y: -320), velocity: Vector(x: 0, y: 0)), .finish)
        ],
        least: 100),
      FixtureApp(name: "shift", file: "sided", index: 1, fingers: held(0, -240), least: 60),
      FixtureApp(
        name: "alone", file: "alone",
        geometry: """
          list.cover = rect(40pt, 100pt, 100pt, 100pt)
          page.picture = rect(0pt, 60pt, 400pt, 200pt)
          """,
        least: 60),
      FixtureApp(
        name: "apart", file: "alone", index: 1,
        geometry: """
          list.cover = rect(40pt, 100pt, 100pt, 100pt)
          list.portrait = rect(40pt, 300pt, 50pt, 50pt)
          page.picture = rect(40pt, 100pt, 100pt, 100pt)
          page.author = rect(40pt, 300pt, 50pt, 50pt)
          """,
        least: 20),
      FixtureApp(name: "descend", file: "nested", fingers: held(160, 0), least: 200),
      FixtureApp(
        name: "reply", file: "nested", index: 1,
        geometry: """
          thread.bubble = rect(20pt, 400pt, 100pt, 80pt)
          answer.header = rect(0pt, 60pt, 400pt, 200pt)
          """,
        fingers: held(-120, 0), least: 300),
    ]

    /// The expected values of its samples according to the plan.
    func samples() throws -> SpecSamples {
      let source = try GeneratedSwift.fixture(file)
      var parts = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n}\n")[...]
      let sample = "\n  sample {\ncontainer = size(400pt, 800pt)\n\(geometry)\n  }\n}\n"
      var text = ""
      for part in 0..<parts.count {
        text += parts.removeFirst() + (part == index ? sample : "\n}\n")
      }
      let (plan, diagnostics) = Compiler.plan(of: SourceText(name: source.name, text: text))
      guard let plan else { throw Toolchain.Failure(description: "no plan of \(name): \(diagnostics)") }
      return SpecSamples(Evaluator(plan: plan, transition: index), fingers: fingers)
    }
  }
#endif
