#if os(Linux)
  import Foundation

  /// Tries mutants: against the scenarios of their spec, the thinned matrix, and the evaluator.
  struct MutationRun: Sendable {
    enum Verdict: Sendable, Equatable, Codable {
      case survived
      /// It survives because nothing comes to where it is.
      case unreached
      /// A check has failed, or a value in flight is not the plan's.
      case found(by: String)
      case crashed
      /// It has not come to an end in many times the time that it needs otherwise.
      case hung
      /// The compiler does not take it.
      case rejected

      /// Whether the scenarios have said so.
      var isFinding: Bool { if case .found = self { true } else { false } }

      var isKilled: Bool {
        switch self {
        case .survived, .unreached, .rejected: false
        case .found, .crashed, .hung: true
        }
      }
    }

    struct Result: Sendable {
      let number: Int
      let spec: String
      let mutant: Mutant
      let verdict: Verdict
    }

    private let specs: [MutatedSpec]
    /// Whether the scenarios are all that is run.
    private let isQuick: Bool
    private let judge: SampleJudge

    init(_ specs: [MutatedSpec], isQuick: Bool = false) throws {
      self.specs = specs
      self.isQuick = isQuick
      judge = try SampleJudge()
    }

    /// What has become of the chosen mutants that have been tried, in their order; those among them that the compiler does not
    /// take as well.
    func known() async -> [Result] {
      var results: [Result] = []
      for spec in specs {
        for number in spec.chosen {
          let mutant = spec.mutant(number)
          guard let verdict = await spec.journal.verdict(on: mutant.name) else { continue }
          results.append(Result(number: number, spec: spec.name, mutant: mutant, verdict: verdict))
        }
      }
      return results
    }

    /// What becomes of the chosen mutants: tries those that nothing is known of.
    /// - Parameter program: A program with them, if there is one.
    func results(in program: MutatedProgram? = nil) async throws -> [Result] {
      var unknown: [(spec: MutatedSpec, numbers: [Int])] = []
      for spec in specs { unknown.append((spec, await spec.unknown())) }
      if unknown.contains(where: { !$0.numbers.isEmpty }) {
        let mutated = if let program { program } else { try await MutatedProgram(of: specs) }
        // Asked for before the cores are taken: it is the program that answers.
        let axes = isQuick ? [] : try await MatrixProgram.axes()
        try await withThrowingTaskGroup(of: Void.self) { group in
          // The longest first, so that all cores end at about the same time.
          for (spec, numbers) in unknown.sorted(by: { $0.numbers.count > $1.numbers.count }) {
            let left = numbers.filter(mutated.numbers.contains)
            if !left.isEmpty {
              group.addTask {
                try await Toolchain.inSlot {
                  try await run(left, of: spec, in: mutated.program, axes.first { $0.spec == spec.name })
                }
              }
            }
          }
          try await group.waitForAll()
        }
      }
      return await known()
    }

    /// Tries mutants of a spec, and writes into its journal what becomes of them.
    private func run(
      _ numbers: [Int], of spec: MutatedSpec, in program: ScenarioProgram, _ axes: MatrixProgram.SpecAxes?
    ) async throws {
      let session = try program.trials(
        of: spec.apps, combinations: axes?.thinned().combinations() ?? [], isQuick: isQuick)
      let ready = try await session.ready()
      let whole = try await session.trial(of: 0, at: [])
      guard ready.failures.isEmpty, whole.end == .survived else {
        throw Toolchain.Failure(
          description: "\(spec.name) with no fault: \(ready.failures.first ?? "\(whole.end) by \(whole.by)")")
      }
      if !isQuick {
        print("\(spec.name): \(ready.units) units in \(ready.seconds) s, \(numbers.count) mutants")
      }
      for number in numbers {
        let name = spec.mutant(number).name
        let reply = try await reply(on: number, of: spec, session, first: spec.journal.unit(of: name))
        try await spec.journal.write(verdict(reply), on: name, foundIn: reply.unit)
      }
      await session.end()
    }

    private func reply(
      on number: Int, of spec: MutatedSpec, _ session: TrialSession, first unit: String
    ) async throws -> TrialSession.Reply {
      let places = spec.schemata.places(of: number)
      let reply = try await session.trial(of: number, at: places, first: unit)
      if reply.end != .differs { return reply }
      if try wrong(in: reply) != nil { return reply }
      // What differs is within the tolerance: is anything else?
      return try await session.trial(of: number, at: places, isWhole: true)
    }

    private func verdict(_ reply: TrialSession.Reply) throws -> Verdict {
      switch reply.end {
      case .survived: return .survived
      case .unreached: return .unreached
      case .found: return .found(by: reply.by)
      case .differs: return try wrong(in: reply).map { .found(by: $0) } ?? .survived
      case .crashed: return .crashed
      case .hung: return .hung
      }
    }

    /// The first value in flight that is not the plan's.
    private func wrong(in reply: TrialSession.Reply) throws -> String? {
      for difference in reply.differences {
        if difference.unit.hasPrefix("flights, ") {
          let flights = try FlightTests.Flights(difference.output)
          if let first = try flights.differences().differences.first { return first }
          continue
        }
        for line in difference.output.split(separator: "\n") {
          let sample = try JSONDecoder().decode(ScenarioProgram.Sample.self, from: Data(line.utf8))
          if !judge.agrees(sample) { return "\(sample.scenario): \(sample.sample)" }
        }
      }
      return nil
    }
  }
#endif
