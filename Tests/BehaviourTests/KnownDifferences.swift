#if os(Linux)
  /// What the runtime still does wrong: open faults, each with its reason. An entry that nothing differs from any more fails
  /// its test, so that only open faults are listed.
  enum KnownDifferences {
    /// A check of a scenario that fails.
    struct Check: Sendable {
      let scenario: String
      let check: String
      let reason: String

      func matches(_ failure: ScenarioProgram.Check) -> Bool {
        scenario == failure.scenario && check == failure.check
      }
    }

    /// Combinations of the matrix that fail.
    struct Combination: Sendable {
      let spec: String
      /// Words of the combination, as in `views=withheldTo`.
      var words: Set<String> = []
      /// A part that each finding has.
      let finding: String
      let reason: String

      func matches(_ failure: MatrixProgram.Failure) -> Bool {
        words.isSubset(of: failure.combination.split(separator: " ").map(String.init))
          && failure.findings.allSatisfy { $0.contains(finding) }
      }
    }

    static let checks: [Check] = []

    static let combinations: [Combination] = []
  }
#endif
