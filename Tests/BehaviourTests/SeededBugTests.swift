#if os(Linux)
  import Testing

  /// Shows that the scenarios can fail: each bug that is put into the generated text is found by them.
  @Suite struct SeededBugTests {
    @Test(arguments: SeededBug.all) func isFound(_ bug: SeededBug) async throws {
      let text = try #require(
        bug.applied(to: try GeneratedSwift.photos()),
        "the generated text has changed: nothing in it is \(bug.original)")
      let outcome = try await ScenarioProgram.photos(withGenerated: text).run(["--stop"])
      let hasFailed = outcome.checks.contains { !$0.ok } || !outcome.samples.allSatisfy(PhotosSamples.agrees)
      #expect(hasFailed, "status \(outcome.status) after \(outcome.checks.count) checks")
    }
  }
#endif
