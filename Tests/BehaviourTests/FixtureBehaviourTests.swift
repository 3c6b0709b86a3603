#if os(Linux)
  import Testing
  import TransitionCompiler
  import TransitionPlan
  import TransitionText

  /// Runs what the emitter's own specs become, which show what no spec of `Specs/` does, in a headless UIKit.
  @Suite struct FixtureBehaviourTests {
    /// Run once; each test looks at its part.
    private static let outcome = Task { try await ScenarioProgram.photos().run(["--fixtures"]) }

    /// Four questions that UIKit's documentation leaves open, two answers each.
    private static let conductCount = 16

    @Test func everyScenarioHasRunInEveryWay() async throws {
      let outcome = try await Self.outcome.value
      #expect(outcome.status == 0, "\(outcome.errors)")
      let names = try await ScenarioProgram.photos().scenarioNames(["--fixtures"])
      #expect(names.count == Set(names).count)
      #expect(!names.isEmpty)
      for name in names {
        let checks = outcome.checks.filter { $0.scenario == name }
        #expect(Set(checks.map(\.conduct)).count == Self.conductCount, "\(name)")
        #expect(checks.count >= 2 * Self.conductCount, "\(name)")
      }
    }

    @Test func everythingIsAsItHasToBe() async throws {
      for check in try await Self.outcome.value.checks where !check.ok {
        Issue.record("\(check.scenario): \(check.check): \(check.detail) [\(check.conduct)]")
      }
    }

    @Test(arguments: FixtureApp.all) func valuesInFlightAreThoseOfThePlan(_ app: FixtureApp) async throws {
      let expected = try app.samples()
      let own = try await Self.outcome.value.samples.filter { $0.spec == app.name }
      #expect(own.count >= Self.conductCount * app.least)
      for sample in own {
        let value = expected.value(sample)
        #expect(
          value.map { abs($0 - sample.value) <= FixtureApp.tolerance } == true,
          "\(app.name): \(sample.sample) at \(sample.time): \(sample.value), not \(String(describing: value))"
        )
      }
    }

    /// Whoever samples has to say here where things are.
    @Test func everySampleIsCompared() async throws {
      let sampled = Set(try await Self.outcome.value.samples.map(\.spec))
      #expect(sampled == Set(FixtureApp.all.map(\.name)))
    }
  }

  /// An app of the scenarios with one of the emitter's own specs.
  struct FixtureApp: Sendable, CustomTestStringConvertible {
    /// What its scenarios are called by.
    let name: String
    /// The spec's file, and which of its transitions it is.
    let file: String
    var index = 0
    /// Where things are, in the words of `sample`.
    let geometry: String
    /// The fingers of the scenarios, by the names of the ways on which they leave.
    var fingers: [String: (finger: FingerState, outcome: InteractionOutcome)] = [:]
    /// How many samples each way in which UIKit may behave gives at least.
    let least: Int

    /// How far a place may be from the plan's, in points.
    static let tolerance = 0.01

    var testDescription: String { name }

    static let all: [FixtureApp] = own + added

    private static let own: [FixtureApp] = [
      FixtureApp(
        name: "arcs", file: "arcs",
        geometry: """
          container = size(400pt, 800pt)
          list.cell = rect(16pt, 500pt, 80pt, 60pt)
          detail.picture = rect(10pt, 90pt, 380pt, 260pt)
          """,
        fingers: [
          "held": (FingerState(translation: Vector(x: 0, y: 240), velocity: Vector(x: 0, y: 0)), .cancel)
        ],
        least: 200),
      FixtureApp(
        name: "bounces", file: "arcs", index: 1,
        geometry: """
          container = size(400pt, 800pt)
          shelf.cover = rect(40pt, 600pt, 100pt, 100pt)
          player.art = rect(50pt, 100pt, 300pt, 300pt)
          player.badge = rect(300pt, 500pt, 30pt, 20pt)
          """,
        least: 200),
      FixtureApp(
        name: "rows", file: "staggered", geometry: "container = size(400pt, 800pt)",
        fingers: [
          "held": (FingerState(translation: Vector(x: 0, y: 240), velocity: Vector(x: 0, y: 0)), .cancel)
        ],
        least: 400),
      FixtureApp(
        name: "tiles", file: "staggered", index: 1, geometry: "container = size(400pt, 800pt)",
        fingers: [
          "held": (FingerState(translation: Vector(x: 0, y: 240), velocity: Vector(x: 0, y: 0)), .cancel)
        ],
        least: 200),
      FixtureApp(
        name: "carry", file: "carried",
        geometry: """
          container = size(400pt, 800pt)
          list.player = rect(20pt, 400pt, 160pt, 90pt)
          detail.stage = rect(0pt, 60pt, 400pt, 300pt)
          """,
        fingers: [
          "held": (FingerState(translation: Vector(x: 0, y: 240), velocity: Vector(x: 0, y: 0)), .cancel)
        ],
        least: 200),
      FixtureApp(
        name: "lift", file: "carried", index: 1,
        geometry: """
          container = size(400pt, 800pt)
          board.card = rect(30pt, 500pt, 120pt, 80pt)
          page.slot = rect(50pt, 100pt, 300pt, 200pt)
          """,
        least: 100),
      FixtureApp(
        name: "handed", file: "handed",
        geometry: """
          container = size(400pt, 800pt)
          list.cell = rect(20pt, 400pt, 100pt, 100pt)
          detail.picture = rect(0pt, 60pt, 400pt, 300pt)
          list.rise = 120pt
          detail.dimmed = 0.25
          detail.reach = 500pt
          detail.closes = 0.6
          """,
        fingers: [
          "held": (FingerState(translation: Vector(x: 0, y: 240), velocity: Vector(x: 0, y: 0)), .cancel)
        ],
        least: 100),
      FixtureApp(
        name: "grasp", file: "caught", index: 0,
        geometry: """
          container = size(400pt, 800pt)
          list.row = rect(20pt, 400pt, 100pt, 100pt)
          page.cover = rect(0pt, 60pt, 400pt, 300pt)
          """,
        fingers: [
          "held": (FingerState(translation: Vector(x: 0, y: 240), velocity: Vector(x: 0, y: 0)), .cancel)
        ],
        least: 100),
      FixtureApp(
        name: "grip", file: "caught", index: 1,
        geometry: """
          container = size(400pt, 800pt)
          """,
        fingers: [
          "held": (FingerState(translation: Vector(x: 0, y: 240), velocity: Vector(x: 0, y: 0)), .cancel)
        ],
        least: 60),
      FixtureApp(
        name: "clasp", file: "caught", index: 2,
        geometry: """
          container = size(400pt, 800pt)
          """,
        fingers: [
          "held": (FingerState(translation: Vector(x: 0, y: 120), velocity: Vector(x: 0, y: 0)), .cancel)
        ],
        least: 50),
      FixtureApp(
        name: "grab", file: "caught", index: 3,
        geometry: """
          container = size(400pt, 800pt)
          """,
        fingers: [
          "held": (FingerState(translation: Vector(x: -280, y: 0), velocity: Vector(x: 0, y: 0)), .finish)
        ],
        least: 60),
      FixtureApp(
        name: "keyed", file: "keyed", geometry: "container = size(400pt, 800pt)",
        fingers: [
          "held": (FingerState(translation: Vector(x: 0, y: 240), velocity: Vector(x: 0, y: 0)), .cancel)
        ],
        least: 200),
      FixtureApp(
        name: "poised", file: "keyed", index: 1, geometry: "container = size(400pt, 800pt)", least: 8),
      FixtureApp(
        name: "along", file: "fingers", geometry: "container = size(400pt, 800pt)",
        fingers: [
          "held": (FingerState(translation: Vector(x: 0, y: 240), velocity: Vector(x: 0, y: 0)), .cancel)
        ],
        least: 4),
      FixtureApp(
        name: "turn", file: "fingers", index: 1,
        geometry: """
          container = size(400pt, 800pt)
          page.face = rect(100pt, 100pt, 200pt, 200pt)
          """,
        fingers: [
          "held": (
            FingerState(
              translation: Vector(x: 0, y: 0), velocity: Vector(x: 0, y: 0), rotation: Double.pi / 8), .cancel
          )
        ],
        least: 8),
      FixtureApp(
        name: "sided", file: "sided", geometry: "container = size(400pt, 800pt)",
        fingers: [
          "held": (FingerState(translation: Vector(x: 0, y: 240), velocity: Vector(x: 0, y: 0)), .cancel)
        ],
        least: 100),
      FixtureApp(
        name: "shift", file: "sided", index: 1, geometry: "container = size(400pt, 800pt)",
        fingers: [
          "held": (FingerState(translation: Vector(x: 0, y: -240), velocity: Vector(x: 0, y: 0)), .cancel)
        ],
        least: 60),
    ]

    /// What the plan says of its samples.
    func samples() throws -> SpecSamples {
      let source = try GeneratedSwift.fixture(file)
      var parts = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n}\n")[...]
      var text = ""
      for part in 0..<parts.count {
        text += parts.removeFirst() + (part == index ? "\n  sample {\n\(geometry)\n  }\n}\n" : "\n}\n")
      }
      let (plan, diagnostics) = Compiler.plan(of: SourceText(name: source.name, text: text))
      guard let plan else { throw Toolchain.Failure(description: "no plan of \(name): \(diagnostics)") }
      return SpecSamples(Evaluator(plan: plan, transition: index), fingers: fingers)
    }
  }
#endif
