#if os(Linux)
  /// The known faults of the runtime that are still open, each with its reason. If an entry no longer fails, its test fails, so
  /// that only open faults are listed.
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
      /// A text that each finding contains.
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
