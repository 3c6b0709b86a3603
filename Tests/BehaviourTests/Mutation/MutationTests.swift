#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// How good the scenarios are: what they say of generated code that is wrong.
  ///
  /// `Tests/Mutation/run` tries a sixth of the mutants, or all; without it a few of them stand for all.
  @Suite struct MutationTests {
    private static let chosen = ProcessInfo.processInfo.environment["TRANSC_MUTANTS"] ?? ""

    /// Those of `Tests/Mutation/sample.txt`, as far as the generated code still has what they alter, against the scenarios.
    @Test(.enabled(if: chosen.isEmpty)) func someMutantsAreFound() async throws {
      let results = try await SeededProgram.results.value.filter { $0.mutant.operator != .seeded }
      #expect(
        results.count >= (try SeededProgram.sample.get().count) / 2,
        "the generated code has changed: choose other mutants")
      for result in results {
        #expect(result.verdict.isKilled, "\(result.spec): \(result.mutant.name): \(result.verdict)")
      }
    }

    /// - `TRANSC_MUTANTS`: `all`, `sample`, `known` for as much of the sample as has been tried, or names of specs with commas
    ///   between them, and `sample` among them for the sample of those.
    @Test(.enabled(if: !chosen.isEmpty), .timeLimit(.minutes(240))) func manyMutants() async throws {
      let words = Set(Self.chosen.split(separator: ",").map(String.init))
      let isKnown = words == ["known"]
      let isSample = words.contains("sample") || isKnown
      let chosen = words.subtracting(["all", "sample", "known"])
      let specs = try MutatedSpec.all(keepingJournals: true) { spec, mutant in
        (chosen.isEmpty || chosen.contains(spec)) && (!isSample || mutant.isOfSample)
      }
      let run = try MutationRun(specs)
      let results = isKnown ? await run.known() : try await run.results()
      let report = MutationReport(results, of: specs, explained: try ExplainedSurvivors.read())
      for result in report.unexplained {
        let isUnreached = result.verdict == .unreached
        print("\(isUnreached ? "UNREACHED" : "SURVIVED")\t\(result.spec): \(result.mutant.name)")
      }
      print("\(report.results.count) mutants, \(report.survivors.count) have survived")
      guard isSample, chosen.isEmpty else { return }
      for pattern in report.outdated(among: specs) { print("OUTDATED\t\(pattern)") }
      try Golden.expect(
        Array(report.page.utf8),
        atPath: BuildFolder.package.appending(path: "Documentation/mutation.md").path,
        at: #_sourceLocation)
      #expect(report.results.count >= 400)
      #expect(report.share >= 0.95, "\(report.share) of the mutants are found")
      #expect(report.unexplained.isEmpty, "\(report.unexplained.count) survivors are not explained")
    }

    /// An explanation holds for the specs that it names, and for whatever stands in the place of `…`.
    @Test func explanationsFit() {
      let explained = ExplainedSurvivors(
        "# A comment\nEquivalent: it is so.\n- tabs, photos: Run.leave: a …: x → y\n\nBelow.\n- Run.jump: … → …",
        specs: ["tabs", "photos", "side-menu"])
      #expect(explained.reasons.map(\.isEquivalent) == [true, false])
      #expect(explained.reason(for: "Run.leave: a call: x → y", of: "tabs") == 0)
      #expect(explained.reason(for: "Run.leave: a call: x → y", of: "side-menu") == nil)
      #expect(explained.reason(for: "Run.leave: a call: x → z", of: "tabs") == nil)
      #expect(explained.reason(for: "Run.jump: a call: x → y", of: "side-menu") == 1)
      #expect(explained.reason(for: "Run.jump: a call", of: "side-menu") == nil)
    }
  }
#endif
