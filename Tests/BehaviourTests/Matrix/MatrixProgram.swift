#if os(Linux)
  import Foundation
  import TestSupport

  /// The part of the scenario program that runs the matrix.
  enum MatrixProgram {
    /// The axes of a spec.
    struct SpecAxes: Decodable, Sendable {
      struct Axis: Decodable, Sendable {
        let name: String
        /// The first value is that of a plain run.
        let values: [String]
      }

      let spec: String
      let axes: [Axis]
      /// Values that exclude each other, each as an axis, its value, another axis and its value.
      let impossible: [[String]]
    }

    /// A combination that fails, with its findings.
    struct Failure: Decodable, Sendable {
      let combination: String
      let findings: [String]
    }

    /// The results of some combinations.
    struct Outcome: Sendable {
      var runs = 0
      var checks = 0
      var failures: [Failure] = []
    }

    private struct Summary: Decodable {
      let runs: Int
      let checks: Int
    }

    private static let allAxes = Task {
      let output = try await ScenarioProgram.photos().run(printing: ["--matrix-axes"])
      return try output.split(separator: "\n").map {
        try JSONDecoder().decode(SpecAxes.self, from: Data($0.utf8))
      }
    }

    /// The axes of each spec.
    static func axes() async throws -> [SpecAxes] { try await allAxes.value }

    /// Runs combinations, distributed over as many processes as there are cores.
    static func run(_ combinations: [String], in program: ScenarioProgram) async throws -> Outcome {
      let count = max(1, ProcessInfo.processInfo.activeProcessorCount)
      return try await withThrowingTaskGroup(of: Outcome.self) { group in
        for part in 0..<count {
          let own = combinations.indices.filter { $0 % count == part }.map { combinations[$0] }
          group.addTask { try await run(part: own, in: program) }
        }
        return try await group.reduce(into: Outcome()) { whole, part in
          whole.runs += part.runs
          whole.checks += part.checks
          whole.failures += part.failures
        }
      }
    }

    private static func run(part combinations: [String], in program: ScenarioProgram) async throws -> Outcome
    {
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("combinations")
      try combinations.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      var outcome = Outcome()
      let decoder = JSONDecoder()
      for line in try await program.run(printing: ["--matrix", file.path]).split(separator: "\n") {
        let data = Data(line.utf8)
        if let summary = try? decoder.decode(Summary.self, from: data) {
          outcome.runs += summary.runs
          outcome.checks += summary.checks
        } else {
          outcome.failures.append(try decoder.decode(Failure.self, from: data))
        }
      }
      return outcome
    }
  }

  extension MatrixProgram.SpecAxes {
    /// Combinations in which every pair of values of two axes occurs.
    func combinations() -> [String] {
      let impossible = Set(self.impossible)
      let rows = Pairwise.rows(of: axes.map(\.values.count)) { first, second in
        impossible.contains([
          axes[first.axis].name, axes[first.axis].values[first.value], axes[second.axis].name,
          axes[second.axis].values[second.value],
        ])
      }
      return rows.map { row in
        ([spec] + zip(axes, row).map { "\($0.name)=\($0.values[$1])" }).joined(separator: " ")
      }
    }

    /// Random combinations of all axes. All values of an axis are equally likely.
    func sample(_ count: Int, using random: inout RandomSource) -> [String] {
      let impossible = Set(self.impossible)
      var rows: [String] = []
      while rows.count < count {
        let row = axes.map { (name: $0.name, value: $0.values.randomElement(using: &random) ?? "") }
        let clashes = row.indices.contains { first in
          row.indices.dropFirst(first + 1).contains { second in
            impossible.contains([row[first].name, row[first].value, row[second].name, row[second].value])
          }
        }
        if !clashes { rows.append(([spec] + row.map { "\($0.name)=\($0.value)" }).joined(separator: " ")) }
      }
      return rows
    }

    /// The same axes with fewer runs: of the runs that differ only in their percentage, it keeps the first, the middle and the
    /// last.
    func thinned() -> MatrixProgram.SpecAxes {
      let axes = axes.map { axis in
        guard axis.name == "trip" else { return axis }
        let kinds = Dictionary(grouping: axis.values) { $0.prefix { $0 != "@" } }
        let kept = Set(kinds.values.flatMap { [$0.first, $0[$0.count / 2], $0.last].compactMap { $0 } })
        return Axis(name: axis.name, values: axis.values.filter(kept.contains))
      }
      return MatrixProgram.SpecAxes(spec: spec, axes: axes, impossible: impossible)
    }
  }
#endif
