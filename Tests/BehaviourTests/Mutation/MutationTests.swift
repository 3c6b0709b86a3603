#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// How good the scenarios are: what they say of generated code that is wrong.
  ///
  /// `Tests/Mutation/run` tries every mutant; without it a few of them stand for all.
  @Suite struct MutationTests {
    private static let chosen = ProcessInfo.processInfo.environment["TRANSC_MUTANTS"] ?? ""
    private static let sampleCount = 20

    @Test(.enabled(if: chosen.isEmpty)) func someMutantsAreFound() async throws {
      let explained = try ExplainedSurvivors.read()
      var hashes: [(hash: String, name: String)] = []
      for spec in try MutatedSpecs.all() {
        for mutant in spec.schemata.mutants where !explained.names.contains(mutant.name) {
          hashes.append((BuildFolder.hash([Data(mutant.name.utf8)]), mutant.name))
        }
      }
      // Those whose names have the least hashes: a change of the generated code leaves most of them the same.
      let names = Set(hashes.sorted { $0 < $1 }.prefix(Self.sampleCount).map(\.name))
      let specs = try await MutatedSpecs.build { names.contains($1.name) }
      #expect(specs.numbers.count >= Self.sampleCount / 2)
      let run = try await MutationRun(specs)
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
