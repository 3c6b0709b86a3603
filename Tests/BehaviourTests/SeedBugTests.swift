#if os(Linux)
  import Testing

  /// Shows that the simulation sees what is wrong with the transitions that the project has begun with, written anew with
  /// each of their bugs, and that it finds nothing in them without.
  @Suite struct SeedBugTests {
    private static let results = Task { try await ScenarioProgram.photos().runSeeds() }
    private static let seeds = ["S1", "S2", "S3", "S4", "S5", "S6", "S7"]

    @Test func everyBugHasRun() async throws {
      let results = try await Self.results.value
      let run = Set(results.map { "\($0.seed) \($0.bug)" })
      #expect(run == Set(SeedBug.all.map(\.description) + Self.seeds.map { "\($0) " }))
      for name in run {
        let conducts = Set(results.filter { "\($0.seed) \($0.bug)" == name }.map(\.conduct))
        // Four questions with two answers each and the other answer to each further one alone; for a bug, those four alone.
        #expect(conducts.count == (name.hasSuffix(" ") ? 35 : 5), "\(name)")
      }
    }

    @Test(arguments: seeds) func repairedCodeHasNone(_ seed: String) async throws {
      for result in try await Self.results.value where result.seed == seed && result.bug.isEmpty {
        #expect(result.findings == [], "[\(result.conduct)]")
      }
    }

    /// In some way in which UIKit may behave: a bug need not show in all of them.
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
