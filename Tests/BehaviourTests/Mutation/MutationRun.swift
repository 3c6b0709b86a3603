#if os(Linux)
  import Foundation

  /// Runs mutants, each in a process of its own, against the scenarios of its spec.
  struct MutationRun: Sendable {
    enum Verdict: Sendable, Equatable {
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
    /// For each spec the arguments with which the program runs its scenarios.
    private let arguments: [String: [String]]

    init(_ specs: MutatedSpecs) async throws {
      self.specs = specs
      let names = try await specs.program.scenarioNames().filter { !$0.hasPrefix("simulator: ") }
      var arguments = ["photos": ["--stop"] + names]
      let others = try await specs.program.scenarioNames(["--specs"])
      for spec in specs.specs.map(\.name) where spec != "photos" {
        arguments[spec] = ["--specs", "--stop"] + others.filter { $0.hasPrefix("\(spec): ") }
      }
      self.arguments = arguments
    }

    /// What becomes of the mutants, in their order.
    /// - Parameter isTold: What is printed as soon as it is known.
    func results(
      of numbers: [Int], telling isTold: @Sendable (Result) -> Bool = { _ in false }
    ) async throws -> [Result] {
      try await withThrowingTaskGroup(of: Result?.self) { group in
        for number in numbers { group.addTask { try await result(of: number) } }
        var results: [Result] = []
        for try await case let result? in group {
          results.append(result)
          if isTold(result) { print("SURVIVED\t\(result.number)\t\(result.spec)\t\(result.mutant.name)") }
          if results.count.isMultiple(of: 100) { print("\(results.count) of \(numbers.count)") }
        }
        return results.sorted { $0.number < $1.number }
      }
    }

    private func result(of number: Int) async throws -> Result? {
      guard let (spec, mutant) = specs.mutant(number) else { return nil }
      return Result(
        number: number, spec: spec, mutant: mutant, verdict: try await verdict(on: number, of: spec))
    }

    /// - Parameter number: A mutant, or 0 for the text as it is.
    func verdict(on number: Int, of spec: String) async throws -> Verdict {
      let result = try await specs.program.runUntilFound(
        arguments[spec, default: []],
        prefix: ["TRANSC_MUTANT=\(number)", "SWIFT_BACKTRACE=enable=no", "sh", "-c", Self.limits, "sh"])
      let last = result.standardOutput.split(separator: "\n").last ?? ""
      switch result.status {
      case 0: return Self.wrongSample(in: result.standardOutput).map { .found(by: $0) } ?? .survived
      case 1:
        let check = try? JSONDecoder().decode(ScenarioProgram.Check.self, from: Data(last.utf8))
        return check.map { .found(by: "\($0.scenario): \($0.check)") } ?? .crashed
      case 124, 137, 152: return .hung
      default: return .crashed
      }
    }

    /// Many times what the scenarios of a spec need: seconds of the processor's time, and kilobytes.
    private static let limits = "ulimit -t 10; ulimit -v 4000000; exec \"$@\""

    /// The first value in flight that is not the plan's.
    private static func wrongSample(in output: String) -> String? {
      for line in output.split(separator: "\n") where line.contains("\"sample\":") {
        guard let sample = try? JSONDecoder().decode(ScenarioProgram.Sample.self, from: Data(line.utf8))
        else {
          continue
        }
        if !PhotosSamples.agrees(sample) { return "\(sample.scenario): \(sample.sample)" }
      }
      return nil
    }
  }
#endif
