#if os(Linux)
  import Testing

  /// What the suites of scenarios ask of what the program has shown.
  extension ScenarioProgram.Outcome {
    /// In how many ways UIKit may behave: four questions that its documentation leaves open, two answers each.
    static let conductCount = 16

    /// Each scenario has run in every way, with at least one check of its own and the one that nothing is left alive.
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

    /// How many checks there were.
    var checkCount: Int { runs.map(\.checks).reduce(0, +) }

    /// There are checks, of a scenario or of all. None has failed but those of `KnownDifferences`, which all have.
    /// What fails in several ways is reported once.
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

    /// Values in flight are as they have to be; the first of those that are not will do.
    /// - Parameters:
    ///   - least: How many there have to be.
    ///   - judge: Whether a value is right, and what it ought to be.
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
