#if os(Linux)
  import Foundation

  /// Runs mutants, each in processes of its own: against the scenarios of its spec, the matrix, and the evaluator.
  struct MutationRun: Sendable {
    enum Verdict: Sendable, Equatable, Codable {
      case survived
      /// A check has failed, or a value in flight is not the plan's.
      case found(by: String)
      case crashed
      /// It never came to an end.
      case hung

      var isKilled: Bool { self != .survived }
    }

    struct Result: Sendable {
      let number: Int
      let spec: String
      let mutant: Mutant
      let verdict: Verdict
    }

    private let specs: MutatedSpecs
    /// For each spec the arguments with which the program runs its scenarios, and a part of the matrix.
    private let scenarios: [String: [String]]
    private let matrix: [String: [String]]
    /// What flies with no mutant active, which the tests of flights compare with the evaluator.
    private let flights: [String: String]
    private let journal: MutationJournal
    private let judge: SampleJudge

    /// - Parameter isQuick: Whether the scenarios are all that is run.
    init(
      _ specs: MutatedSpecs, journal: MutationJournal = MutationJournal(), isQuick: Bool = false
    ) async throws {
      self.specs = specs
      self.journal = journal
      judge = try SampleJudge()
      let program = specs.program
      let names = try await program.scenarioNames().filter { !$0.hasPrefix("simulator: ") }
      let others = try await program.scenarioNames(["--specs"])
      var (scenarios, matrix, flights) = (
        ["photos": ["--stop"] + names], [String: [String]](), [String: String]()
      )
      let folder = try BuildFolder.makeScratch()
      for axes in isQuick ? [] : try await MatrixProgram.axes() {
        let file = folder.appendingPathComponent(axes.spec)
        try axes.thinned().combinations().joined(separator: "\n").write(
          to: file, atomically: true, encoding: .utf8)
        matrix[axes.spec] = ["--matrix", file.path]
        flights[axes.spec] = try await program.run(printing: ["--flights", axes.spec])
      }
      for spec in specs.specs.map(\.name) where spec != "photos" {
        scenarios[spec] = ["--specs", "--stop"] + others.filter { $0.hasPrefix("\(spec): ") }
      }
      (self.scenarios, self.matrix, self.flights) = (scenarios, matrix, flights)
    }

    /// What becomes of the mutants, in their order.
    func results(of numbers: [Int]) async throws -> [Result] {
      try await withThrowingTaskGroup(of: Result?.self) { group in
        for number in numbers { group.addTask { try await result(of: number) } }
        return try await group.reduce(into: []) { if let result = $1 { $0.append(result) } }
          .sorted { $0.number < $1.number }
      }
    }

    private func result(of number: Int) async throws -> Result? {
      guard let (spec, mutant) = specs.mutant(number) else { return nil }
      if let known = await journal.verdict(on: number) {
        return Result(number: number, spec: spec, mutant: mutant, verdict: known)
      }
      let verdict = try await verdict(on: number, of: spec)
      try await journal.write(verdict, on: number)
      return Result(number: number, spec: spec, mutant: mutant, verdict: verdict)
    }

    /// - Parameter number: A mutant, or 0 for the text as it is.
    func verdict(on number: Int, of spec: String) async throws -> Verdict {
      let scenarios = try await run(scenarios[spec, default: []], number)
      let last = scenarios.standardOutput.split(separator: "\n").last ?? ""
      if scenarios.status == 1,
        let check = try? JSONDecoder().decode(ScenarioProgram.Check.self, from: Data(last.utf8))
      {
        return .found(by: "\(check.scenario): \(check.check)")
      }
      if let end = Self.end(scenarios) { return end }
      if let sample = wrongSample(in: scenarios.standardOutput) { return .found(by: sample) }

      guard let arguments = matrix[spec], let flights = flights[spec] else { return .survived }
      let combinations = try await run(arguments, number)
      if let end = Self.end(combinations) { return end }
      if combinations.standardOutput.contains("\"findings\"") { return .found(by: "the matrix") }

      let flown = try await run(["--flights", spec], number)
      if let end = Self.end(flown) { return end }
      if flown.standardOutput == flights { return .survived }
      let isWrong = try !FlightTests.Flights(flown.standardOutput).differences().differences.isEmpty
      return isWrong ? .found(by: "the evaluator") : .survived
    }

    private func run(_ arguments: [String], _ number: Int) async throws -> Toolchain.Result {
      try await specs.program.runUntilFound(
        arguments,
        prefix: ["TRANSC_MUTANT=\(number)", "SWIFT_BACKTRACE=enable=no", "sh", "-c", Self.limits, "sh"])
    }

    /// Many times what the scenarios of a spec need: seconds of the processor's time, and kilobytes.
    private static let limits = "ulimit -t 20; ulimit -v 4000000; exec \"$@\""

    /// How a program has ended before its time.
    private static func end(_ result: Toolchain.Result) -> Verdict? {
      switch result.status {
      case 0: return nil
      case 124, 137, 152: return .hung
      default: return .crashed
      }
    }

    /// The first value in flight that is not the plan's.
    private func wrongSample(in output: String) -> String? {
      for line in output.split(separator: "\n") where line.contains("\"sample\":") {
        guard let sample = try? JSONDecoder().decode(ScenarioProgram.Sample.self, from: Data(line.utf8))
        else {
          continue
        }
        if !judge.agrees(sample) { return "\(sample.scenario): \(sample.sample)" }
      }
      return nil
    }
  }
#endif
