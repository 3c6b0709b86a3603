#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// How good the scenarios are: what they say of generated code that is wrong.
  ///
  /// `Tests/Mutation/run` tries a third of the mutants, or all; without it a few of them stand for all.
  @Suite struct MutationTests {
    private static let chosen = ProcessInfo.processInfo.environment["TRANSC_MUTANTS"] ?? ""

    /// Those of `Tests/Mutation/sample.txt`, as far as the generated code still has what they alter, against the scenarios.
    @Test(.enabled(if: chosen.isEmpty)) func someMutantsAreFound() async throws {
      let url = BuildFolder.package.appending(path: "Tests/Mutation/sample.txt")
      let names = Set(
        try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
          .map(String.init))
      let specs = try await MutatedSpecs.build { names.contains("\($0): \($1.name)") }
      #expect(specs.rejectedCount == 0)
      #expect(specs.numbers.count >= names.count / 2, "the generated code has changed: choose other mutants")
      let run = try await MutationRun(specs, isQuick: true)
      try await expectNothingFound(in: specs, run)
      for result in try await run.results(of: specs.numbers) {
        #expect(result.verdict.isKilled, "\(result.spec): \(result.mutant.name)")
      }
    }

    /// - `TRANSC_MUTANTS`: `all`, `third`, or names of specs with commas between them.
    @Test(.enabled(if: !chosen.isEmpty), .timeLimit(.minutes(240))) func manyMutants() async throws {
      let explained = try ExplainedSurvivors.read()
      let isThird = Self.chosen == "third"
      let isWhole = Self.chosen == "all" || isThird
      let chosen = Set(Self.chosen.split(separator: ",").map(String.init))
      let specs = try await MutatedSpecs.build { spec, mutant in
        (isWhole || chosen.contains(spec)) && (!isThird || mutant.isOfThird)
      }
      let run = try await MutationRun(
        specs, journal: MutationJournal(of: specs.specs.map { $0.schemata.text().text }))
      try await expectNothingFound(in: specs, run)
      let report = MutationReport(
        results: try await run.results(of: specs.numbers), rejectedCount: specs.rejectedCount,
        explained: explained)
      for text in report.unexplained { print("SURVIVED\t\(text)") }
      print("\(report.results.count) mutants, \(report.survivors.count) have survived")
      guard isThird else { return }
      #expect(report.results.count >= 400)
      #expect(report.share >= 0.95, "\(report.share) of the mutants are found")
      #expect(report.unexplained == [])
      #expect(report.outdated == [])
      try Golden.expect(
        Array(report.page.utf8),
        atPath: BuildFolder.package.appending(path: "Documentation/mutation.md").path,
        at: #_sourceLocation)
    }

    /// The program as such is right: with no mutant active no scenario finds anything.
    private func expectNothingFound(in specs: MutatedSpecs, _ run: MutationRun) async throws {
      for spec in specs.specs {
        #expect(try await run.verdict(on: 0, of: spec.name) == .survived, "\(spec.name)")
      }
    }
  }
#endif
