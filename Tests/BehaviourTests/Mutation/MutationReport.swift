#if os(Linux)
  import Foundation

  /// What a mutation run has shown, and the page that says it.
  struct MutationReport {
    /// Without the mutants that the compiler rejects.
    let results: [MutationRun.Result]
    let rejectedCount: Int
    /// How many mutants are of the sample and have not been tried.
    let untriedCount: Int
    let explained: ExplainedSurvivors

    /// - Parameter specs: With the mutants that were to be tried.
    init(_ results: [MutationRun.Result], of specs: [MutatedSpec], explained: ExplainedSurvivors) {
      self.results = results.filter { $0.verdict != .rejected }
      rejectedCount = results.count - self.results.count
      untriedCount = specs.map(\.chosen.count).reduce(0, +) - results.count
      self.explained = explained
    }

    var survivors: [MutationRun.Result] { results.filter { !$0.verdict.isKilled } }

    /// How many of the mutants are found: from 0 to 1.
    var share: Double { 1 - Double(survivors.count) / Double(max(results.count, 1)) }

    /// Survivors that nobody has said anything about.
    var unexplained: [MutationRun.Result] { survivors.filter { reason(for: $0) == nil } }

    /// Explanations of what is no more, or is found wherever it is tried.
    /// - Parameter specs: All mutants, tried or not.
    func outdated(among specs: [MutatedSpec]) -> [String] {
      let tried = Set(results.map(\.number))
      let killed = Set(results.filter(\.verdict.isKilled).map(\.number))
      return explained.reasons.flatMap(\.patterns).filter { pattern in
        let fitting = specs.flatMap { spec in
          spec.schemata.mutants.indices.filter { pattern.fits(spec.schemata.mutants[$0].name, of: spec.name) }
            .map { spec.schemata.first + $0 }
        }
        let triedOnes = fitting.filter(tried.contains)
        return fitting.isEmpty || !triedOnes.isEmpty && triedOnes.allSatisfy(killed.contains)
      }.map(\.text)
    }

    /// The page, with everything that changes from run to run left out.
    var page: String {
      """
      # Mutation run

      How good are the scenarios that run the generated Swift? Here is what they say of generated Swift that is wrong:
      one small fault at a time, everywhere, in what each spec becomes that has scenarios. `Tests/Mutation/run` makes these
      mutants, compiles a sixth of them into one program, chosen by a hash of their names, runs each against the scenarios
      of its spec, the thinned matrix and the comparison with the evaluator, and writes this page. `Tests/Mutation/run all`
      tries all of them.

      \(results.count) mutants, \(results.count - survivors.count) of them found: **\(percent(results))**. \(equivalents)
      \(ends). \(rejectedCount) more were made that the compiler rejects; they are not counted.\(untried)

      ## By spec

      \(table("spec", groups: Dictionary(grouping: results, by: \.spec), order: unique(results.map(\.spec))))

      ## By kind of fault

      \(table("fault", groups: Dictionary(grouping: results, by: \.mutant.operator.rawValue), order: operatorNames))

      What stands between braces of a declaration is written once for each of its mutants, behind a `switch` over the number of
      the mutant that is active; so each can be anything that compiles where it stands. A mutant is found when a check fails or a
      value in flight is not the plan's, when the program ends for a violated precondition, or when it uses many times the time
      or the events that it needs otherwise. The same spec gives the same mutants. What is the same in several specs, the ledger
      and the helper functions, is altered once. Calls of `super` are not dropped: in the headless UIKit they do nothing.
      `swift test` runs twenty mutants or so.

      The program first runs everything without a fault and notes which declarations each scenario, combination and flight comes
      to. A mutant is then tried in a process split off from it, by those only that come to its declaration: first what has found
      its neighbours, then the shortest, until one finds it.

      ## Survivors

      Those with a reason have been read with their code. They are named by the declaration that they are in, the
      transition's own name left out: many are the same in several specs.

      \(reasons)

      """
    }

    private var operatorNames: [String] { MutationOperator.allCases.map(\.rawValue) }

    /// How many of the survivors cannot be told from the code as it is, and the share without them.
    private var equivalents: String {
      let others = results.filter { result in
        result.verdict.isKilled || !(reason(for: result).map { explained.reasons[$0].isEquivalent } ?? false)
      }
      return """
        \(results.count - others.count) of the others are equivalent to the code as it is; without them it is
        **\(percent(others))**.
        """
    }

    private func reason(for result: MutationRun.Result) -> Int? {
      explained.reason(for: result.mutant.name, of: result.spec)
    }

    private var ends: String {
      let crashed = results.count { $0.verdict == .crashed }
      let hung = results.count { $0.verdict == .hung }
      return "\(crashed) of them end the program, and \(hung) never end"
    }

    /// What a run that was broken off has left.
    private var untried: String {
      untriedCount == 0
        ? ""
        : "\n\nThis is as far as the run has come: \(untriedCount) mutants of the sample have not been tried."
    }

    private func table(_ title: String, groups: [String: [MutationRun.Result]], order: [String]) -> String {
      var lines = ["| \(title) | mutants | found | survived | share |", "|---|---|---|---|---|"]
      for name in order {
        guard let group = groups[name] else { continue }
        let killed = group.count { $0.verdict.isKilled }
        lines.append("| \(name) | \(group.count) | \(killed) | \(group.count - killed) | \(percent(group)) |")
      }
      return lines.joined(separator: "\n")
    }

    private func percent(_ results: [MutationRun.Result]) -> String {
      let killed = results.count { $0.verdict.isKilled }
      return String(format: "%.1f %%", 100 * Double(killed) / Double(max(results.count, 1)))
    }

    /// Each reason with the survivors that it is for; and what has none yet.
    private var reasons: String {
      let groups = Dictionary(grouping: survivors) { reason(for: $0) ?? -1 }
      let known = explained.reasons.indices.compactMap { index in
        groups[index].map { "\(explained.reasons[index].text)\n\n\(list($0))" }
      }
      let unknown = groups[-1].map { "Not explained yet.\n\n\(list($0))" }
      return (known + (unknown.map { [$0] } ?? [])).joined(separator: "\n\n")
    }

    private func list(_ survivors: [MutationRun.Result]) -> String {
      let specs = Dictionary(grouping: survivors, by: \.mutant.name)
      return unique(survivors.map(\.mutant.name)).map { name in
        "- `\(name)` (\(specs[name, default: []].map(\.spec).joined(separator: ", ")))"
      }.joined(separator: "\n")
    }

    private func unique(_ names: [String]) -> [String] {
      var seen: Set<String> = []
      return names.filter { seen.insert($0).inserted }
    }
  }
#endif
