#if os(Linux)
  import Foundation

  /// What a mutation run has shown, and the page that says it.
  struct MutationReport {
    let results: [MutationRun.Result]
    let rejectedCount: Int
    let explained: ExplainedSurvivors

    var survivors: [MutationRun.Result] { results.filter { !$0.verdict.isKilled } }

    /// How many of the mutants are found: from 0 to 1.
    var share: Double { 1 - Double(survivors.count) / Double(max(results.count, 1)) }

    /// Survivors that nobody has said anything about.
    var unexplained: [String] {
      survivors.filter { !explained.names.contains($0.mutant.name) }.map { "\($0.spec): \($0.mutant.name)" }
    }

    /// Explanations of what is found, or is no more.
    var outdated: [String] {
      explained.names.subtracting(survivors.map(\.mutant.name)).sorted()
    }

    /// The page, with everything that changes from run to run left out.
    var page: String {
      """
      # Mutation run

      How good are the scenarios that run the generated Swift? Here is what they say of generated Swift that is wrong:
      one small fault at a time, everywhere, in what each spec becomes that has scenarios. `Tests/Mutation/run` makes these
      mutants, compiles a third of them into one program, chosen by a hash of their names, runs each against the scenarios
      of its spec, the thinned matrix and the comparison with the evaluator, and writes this page. `Tests/Mutation/run all`
      tries all of them.

      \(results.count) mutants, \(results.count - survivors.count) of them found: **\(percent(results))**. \(equivalents)
      \(ends). \(rejectedCount) more were made that the compiler rejects; they are not counted.

      ## By spec

      \(table("spec", groups: Dictionary(grouping: results, by: \.spec), order: specNames))

      ## By kind of fault

      \(table("fault", groups: Dictionary(grouping: results, by: \.mutant.operator.rawValue), order: operatorNames))

      What stands between braces of a declaration is written once for each of its mutants, behind a `switch` over the number of
      the mutant that is active; so each can be anything that compiles where it stands. A mutant is found when a check fails or a
      value in flight is not the plan's, when the program ends for a violated precondition, or when it uses many times the time
      that it needs otherwise. The same spec gives the same mutants. What is the same in several specs, the ledger and the helper
      functions, is altered once. Calls of `super` are not dropped: in the headless UIKit they do nothing. `swift test` runs
      twenty mutants or so.

      ## Survivors

      Each is here for a reason; one without would fail the run, and so would a reason that is no longer needed. They are named
      by the declaration that they are in, the transition's own name left out: many are the same in several specs.

      \(reasons)

      """
    }

    private var specNames: [String] { unique(results.map(\.spec)) }

    private var operatorNames: [String] { MutationOperator.allCases.map(\.rawValue) }

    /// How many of the survivors cannot be told from the code as it is, and the share without them.
    private var equivalents: String {
      let names = Set(explained.reasons.filter(\.isEquivalent).flatMap(\.names))
      let others = results.filter { $0.verdict.isKilled || !names.contains($0.mutant.name) }
      return """
        \(results.count - others.count) of the others are equivalent to the code as it is; without them it is
        **\(percent(others))**.
        """
    }

    private var ends: String {
      let crashed = results.count { $0.verdict == .crashed }
      let hung = results.count { $0.verdict == .hung }
      return "\(crashed) of them end the program, and \(hung) never end"
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

    private var reasons: String {
      let specs = Dictionary(grouping: survivors, by: \.mutant.name).mapValues { $0.map(\.spec) }
      return explained.reasons.map { reason in
        let names = reason.names.map {
          "- `\($0)` (\(unique(specs[$0, default: []]).joined(separator: ", ")))"
        }
        return "\(reason.text)\n\n\(names.joined(separator: "\n"))"
      }.joined(separator: "\n\n")
    }

    private func unique(_ names: [String]) -> [String] {
      var seen: Set<String> = []
      return names.filter { seen.insert($0).inserted }
    }
  }
#endif
