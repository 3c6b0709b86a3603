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
      let byName = Dictionary(grouping: checks, by: \.scenario)
      for name in names {
        let own = byName[name, default: []]
        #expect(Set(own.map(\.conduct)).count == count, "\(name)")
        #expect(own.count >= 2 * count, "\(name)")
      }
    }

    /// There are checks, of a scenario or of all, and none has failed.
    func expectSuccess(of name: String? = nil) {
      let own = checks.filter { name == nil || $0.scenario == name }
      #expect(!own.isEmpty)
      for check in own where !check.ok {
        Issue.record("\(check.scenario): \(check.check): \(check.detail) [\(check.conduct)]")
      }
    }
  }
#endif
