#if os(Linux)
  import Testing

  /// The expectations of the scenario suites about the output of the program.
  extension ScenarioProgram.Outcome {
    /// The number of behaviours of UIKit: four questions that its documentation leaves open, with two answers each.
    static let conductCount = 16

    /// Expects that each scenario has run in every behaviour, with at least one check of its own and the check that nothing is
    /// left alive.
    func expectEverything(of names: [String], inWays count: Int = conductCount) {
      #expect(status == 0, "\(errors)")
      #expect(!names.isEmpty)
      #expect(names.count == Set(names).count)
      let byName = Dictionary(grouping: runs, by: \.scenario)
      for name in names {
        let own = byName[name, default: []]
        #expect(Set(own.map(\.conduct)).count == count, "\(name)")
        #expect(own.map(\.checks).reduce(0, +) >= 2 * count, "\(name)")
      }
    }

    /// The number of checks.
    var checkCount: Int { runs.map(\.checks).reduce(0, +) }

    /// Expects that there are checks, of a scenario or of all, and that only those of `KnownDifferences` have failed. All of
    /// those must have failed. A check that fails in several behaviours is reported once.
    func expectSuccess(of name: String? = nil) {
      #expect(runs.contains { name == nil || $0.scenario == name })
      let own = failures.filter { name == nil || $0.scenario == name }
      let scenarios = Set(runs.map(\.scenario).filter { name == nil || $0 == name })
      for known in KnownDifferences.checks where scenarios.contains(known.scenario) {
        #expect(own.contains(where: known.matches), "no longer wrong: \(known)")
      }
      let unknown = own.filter { failure in !KnownDifferences.checks.contains { $0.matches(failure) } }
      var counts: [String: Int] = [:]
      for check in unknown { counts["\(check.scenario): \(check.check)", default: 0] += 1 }
      for check in unknown {
        guard let count = counts.removeValue(forKey: "\(check.scenario): \(check.check)") else { continue }
        Issue.record("\(check.scenario): \(check.check): \(check.detail) [\(check.conduct)], \(count) times")
      }
    }

    /// Expects that values in flight are right. Reports the first wrong one.
    /// - Parameters:
    ///   - least: The minimum number of values.
    ///   - judge: Whether a value is right, and the expected value.
    static func expect(
      _ samples: [ScenarioProgram.Sample], atLeast least: Int,
      are judge: (ScenarioProgram.Sample) -> (isRight: Bool, expected: Double?)
    ) {
      let count = samples.map(\.count).reduce(0, +)
      #expect(count >= least)
      let wrong = samples.filter { !judge($0).isRight }
      for sample in wrong.prefix(3) {
        let expected = judge(sample).expected.map { "\($0)" } ?? "anything"
        Issue.record(
          "\(sample.scenario): \(sample.sample) at \(sample.time): \(sample.value), not \(expected)")
      }
      if wrong.count > 3 { Issue.record("\(wrong.count) of \(samples.count) values are wrong") }
    }
  }
#endif
