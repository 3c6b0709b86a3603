#if os(Linux)
  import Foundation

  /// The results of a mutation run, and the page about it.
  struct MutationReport {
    /// The results without the mutants that the compiler rejects.
    let results: [MutationRun.Result]
    let rejectedCount: Int
    /// The number of mutants of the sample that have not been tried.
    let untriedCount: Int
    let explained: ExplainedSurvivors

    /// - Parameter files: The files with the chosen mutants.
    init(_ results: [MutationRun.Result], of files: [MutatedFile], explained: ExplainedSurvivors) {
      self.results = results.filter { $0.verdict != .rejected }
      rejectedCount = results.count - self.results.count
      untriedCount = files.map(\.chosen.count).reduce(0, +) - results.count
      self.explained = explained
    }

    var survivors: [MutationRun.Result] { results.filter { !$0.verdict.isKilled } }

    /// The mutants that are not equivalent to the original code.
    private var others: [MutationRun.Result] {
      results.filter { result in
        result.verdict.isKilled || !(reason(for: result).map { explained.reasons[$0].isEquivalent } ?? false)
      }
    }

    /// The share of these that is found, from 0 to 1.
    var share: Double {
      let others = others
      return Double(others.count { $0.verdict.isKilled }) / Double(max(others.count, 1))
    }

    /// The survivors without an explanation.
    var unexplained: [MutationRun.Result] { survivors.filter { reason(for: $0) == nil } }

    /// Explanations of mutants that no longer exist, or that are found whenever they are tried.
    /// - Parameter files: The files with all mutants, tried or not.
    func outdated(among files: [MutatedFile]) -> [String] {
      let tried = Set(results.map(\.number))
      let killed = Set(results.filter(\.verdict.isKilled).map(\.number))
      return explained.reasons.flatMap(\.patterns).filter { pattern in
        let fitting = files.flatMap { file in
          file.schemata.mutants.indices.filter { pattern.fits(file.schemata.mutants[$0].name, of: file.name) }
            .map { file.schemata.first + $0 }
        }
        let triedOnes = fitting.filter(tried.contains)
        return fitting.isEmpty || !triedOnes.isEmpty && triedOnes.allSatisfy(killed.contains)
      }.map(\.text)
    }

    /// The page, without values that change from run to run.
    var page: String {
      """
      # Mutation run

      This page measures the tests that run generated Swift. A mutant is the runtime, or the thin file of a spec, with one small fault. The
      tables show how many mutants the tests find.

      `Tests/Mutation/run` makes the mutants, takes a sample by a hash of their names, and compiles it into two programs. It tries each
      mutant first with all specs of the tests, in apps that are generated from their plans ([behaviour.md](behaviour.md)). If these do not
      find it, it tries all scenarios, each with two possible behaviours of UIKit, a sample of the matrix, and the comparison with the
      evaluator. Then it writes this page. `Tests/Mutation/run all` tries all mutants.

      \(results.count) mutants, \(results.count - survivors.count) of them found: **\(percent(results))**. \(equivalents)
      \(unreached)
      \(ends). The compiler rejects \(rejectedCount) more, which are not counted.\(untried)

      | | mutants | found | survived | share |
      |---|---|---|---|---|
      | runtime | \(cells(results.filter(\.isOfRuntime))) |
      | thin files | \(cells(results.filter { !$0.isOfRuntime })) |

      ## By file

      \(table("file", groups: Dictionary(grouping: results, by: \.file), order: unique(results.map(\.file))))

      ## By kind of fault

      \(table("fault", groups: Dictionary(grouping: results, by: \.mutant.operator.rawValue), order: operatorNames))

      Each mutant of a declaration is a copy of its body, behind a `switch` over the number of the active mutant, so a mutant can be any code
      that compiles there. A mutant is found if a check fails, if a value during a run differs from the plan, if the program ends because of
      a violated precondition, or if it takes many times the usual time or events. The same text gives the same mutants. Calls of
      `super` are not dropped: in the headless UIKit they do nothing.

      A unit is one run of a spec's app, a scenario, a combination of the matrix, or one comparison with the evaluator. The programs first run
      all units without a fault, and record which statements each unit reaches. A mutant is then tried in a forked process, only with the
      units that reach its statement: first those that have found its neighbours, then the shortest, until one finds it. A mutant that no
      unit reaches survives without a trial.

      ## Survivors

      Each survivor with a reason has been reviewed. Its name is that of its declaration, without the prefix `Transition` of all names of the
      runtime.

      \(reasons)

      """
    }

    private var operatorNames: [String] { MutationOperator.allCases.map(\.rawValue) }

    /// The number of survivors that are equivalent to the original code, and the share without them.
    private var equivalents: String {
      let others = others
      return """
        \(results.count - others.count) of the others are equivalent to the code as it is; without them it is
        **\(percent(others))**.
        """
    }

    private var unreached: String {
      let count = survivors.count { $0.verdict == .unreached }
      return "No unit reaches \(count) of the survivors. The others are reached, but no check fails."
    }

    private func reason(for result: MutationRun.Result) -> Int? {
      explained.reason(for: result.mutant.name, of: result.file)
    }

    private var ends: String {
      let crashed = results.count { $0.verdict == .crashed }
      let hung = results.count { $0.verdict == .hung }
      return "\(crashed) of them end the program, and \(hung) never end"
    }

    /// The mutants that an interrupted run has not tried.
    private var untried: String {
      untriedCount == 0
        ? ""
        : "\n\nThe run was stopped early: \(untriedCount) mutants of the sample have not been tried."
    }

    private func table(_ title: String, groups: [String: [MutationRun.Result]], order: [String]) -> String {
      var lines = ["| \(title) | mutants | found | survived | share |", "|---|---|---|---|---|"]
      for name in order {
        guard let group = groups[name] else { continue }
        lines.append("| \(name) | \(cells(group)) |")
      }
      return lines.joined(separator: "\n")
    }

    private func cells(_ group: [MutationRun.Result]) -> String {
      let killed = group.count { $0.verdict.isKilled }
      return "\(group.count) | \(killed) | \(group.count - killed) | \(percent(group))"
    }

    private func percent(_ results: [MutationRun.Result]) -> String {
      let killed = results.count { $0.verdict.isKilled }
      return String(format: "%.1f %%", 100 * Double(killed) / Double(max(results.count, 1)))
    }

    /// Each reason with its survivors, and then the survivors without a reason.
    private var reasons: String {
      let groups = Dictionary(grouping: survivors) { reason(for: $0) ?? -1 }
      let known = explained.reasons.indices.compactMap { index in
        groups[index].map { "\(explained.reasons[index].text)\n\n\(list($0))" }
      }
      let unknown = groups[-1].map { "Not explained yet.\n\n\(list($0))" }
      return (known + (unknown.map { [$0] } ?? [])).joined(separator: "\n\n")
    }

    private func list(_ survivors: [MutationRun.Result]) -> String {
      let groups = Dictionary(grouping: survivors, by: \.mutant.name)
      return unique(survivors.map(\.mutant.name)).map { name in
        let group = groups[name, default: []]
        let isUnreached = group.allSatisfy { $0.verdict == .unreached }
        return
          "- `\(name)` (\(group.map(\.file).joined(separator: ", ")))\(isUnreached ? ", not reached" : "")"
      }.joined(separator: "\n")
    }

    private func unique(_ names: [String]) -> [String] {
      var seen: Set<String> = []
      return names.filter { seen.insert($0).inserted }
    }
  }
#endif
