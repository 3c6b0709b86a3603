#if os(Linux)
  import Testing

  /// The simulation finds the bugs of the transitions with which the project has begun. Each transition was written again with
  /// each of its bugs. The simulation finds nothing in the version without bugs.
  @Suite struct SeedBugTests {
    private static let results = Task { try await ScenarioProgram.photos().runSeeds() }
    private static let seeds = ["S1", "S2", "S3", "S4", "S5", "S6", "S7"]

    @Test func everyBugHasRun() async throws {
      let results = try await Self.results.value
      let run = Set(results.map { "\($0.seed) \($0.bug)" })
      #expect(run == Set(SeedBug.all.map(\.description) + Self.seeds.map { "\($0) " }))
      for name in run {
        let conducts = Set(results.filter { "\($0.seed) \($0.bug)" == name }.map(\.conduct))
        // The version without bugs runs with two answers to each of four questions, and the other answer to each further question
        // alone. A bug runs with each of those four alone.
        #expect(conducts.count == (name.hasSuffix(" ") ? 35 : 5), "\(name)")
      }
    }

    @Test(arguments: seeds) func repairedCodeHasNone(_ seed: String) async throws {
      for result in try await Self.results.value where result.seed == seed && result.bug.isEmpty {
        #expect(result.findings == [], "[\(result.conduct)]")
      }
    }

    /// A bug must show in at least one behaviour of UIKit, not in all.
    @Test(arguments: SeedBug.all) func isShown(_ bug: SeedBug) async throws {
      let findings = try await Self.results.value
        .filter { $0.seed == bug.seed && $0.bug == bug.name }.flatMap(\.findings)
      #expect(findings.contains { $0.contains(bug.finding) }, "\(findings)")
    }

    @Test(arguments: SeedBug.crashes) func endsTheProgram(_ bug: SeedBug) async throws {
      let end = try await ScenarioProgram.photos().crash(bug.seed, bug.name)
      #expect(end.status != 0)
      #expect(end.standardError.contains(bug.finding), "\(end.standardError)")
    }
  }
#endif
