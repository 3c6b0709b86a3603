#if os(Linux)
  import Foundation
  import TestSupport
  import TransitionText

  /// Tries mutants with the scenarios, the thinned matrix, the evaluator, and the program that runs any spec.
  struct MutationRun: Sendable {
    enum Verdict: Sendable, Equatable, Codable {
      case survived
      /// It survives because no unit reaches its place.
      case unreached
      /// A check has failed, or a value in flight differs from the plan.
      case found(by: String)
      case crashed
      /// A unit has needed many times its usual time and was stopped.
      case hung
      /// The compiler rejects it.
      case rejected

      /// Whether a check or a sample has found it.
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
      let file: String
      /// Whether it is in the runtime and not in a generated file.
      let isOfRuntime: Bool
      let mutant: Mutant
      let verdict: Verdict
    }

    /// The number of combinations of each spec that are run to find faults.
    private static let combinationCount = 40

    private let files: [MutatedFile]
    private let judge: SampleJudge

    init(_ files: [MutatedFile]) throws {
      self.files = files
      judge = try SampleJudge()
    }

    /// The known verdicts about the chosen mutants, in their order. They include those that the compiler rejects.
    func known() async -> [Result] {
      var results: [Result] = []
      for file in files {
        for number in file.chosen {
          let mutant = file.mutant(number)
          guard let verdict = await file.journal.verdict(on: mutant.name) else { continue }
          results.append(
            Result(
              number: number, file: file.name, isOfRuntime: file.module == nil, mutant: mutant,
              verdict: verdict))
        }
      }
      return results
    }

    /// The verdicts about the chosen mutants, with all scenarios, the thinned matrix and all flights. It tries those without a
    /// known verdict.
    func results() async throws -> [Result] {
      var unknown: [Trial] = []
      for file in files { unknown += await file.unknown().map { Trial(file: file, number: $0) } }
      if unknown.isEmpty { return await known() }
      let mutated = try await MutatedProgram(of: files)
      // They are tried in the order of the sample, so that the tried mutants of an interrupted run are also a sample.
      let left = unknown.filter { mutated.numbers.contains($0.number) }
        .sorted { $0.file.mutant($0.number).rank < $1.file.mutant($1.number).rank }
      let anySpecs = try await AnySpecProgram(
        AnySpecProgram.sources(of: AnySpecProgram.folders) + AnySpecProgram.randomSources(0..<40),
        beside: Schemata.switch
      ) { source, swift in
        files.first { $0.module != nil && source.name.hasSuffix("/\($0.name).transition") }?
          .schemata.text(in: swift) { !mutated.numbers.contains($0) } ?? swift
      }
      // It is linked before the slots are taken, because linking needs one.
      guard let runtime = mutated.program.runtime else { return await known() }
      let first = (judge: anySpecs, executable: try await anySpecs.link(with: runtime))
      // The axes are read before the slots are taken, because the program itself prints them.
      var random = RandomSource(seed: 1)
      let combinations = try await MatrixProgram.axes().flatMap {
        $0.sample(Self.combinationCount, using: &random)
      }
      let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for core in 0..<cores {
          let own = left.indices.filter { $0 % cores == core }.map { left[$0] }
          group.addTask {
            try await Toolchain.inSlot {
              try await run(own, in: mutated.program, first, apps: [], combinations, isQuick: false)
            }
          }
        }
        try await group.waitForAll()
      }
      return await known()
    }

    /// The verdicts about seeded bugs, each with the scenarios of one spec.
    /// - Parameters:
    ///   - apps: The prefixes of the names of the scenarios that must find the bug, by the name of the bug. Others are not tried.
    ///   - mutated: A program with the bugs.
    func results(in apps: [String: Set<String>], of mutated: MutatedProgram) async throws -> [Result] {
      var trials: [Set<String>: [Trial]] = [:]
      for file in files {
        for number in file.chosen where mutated.numbers.contains(number) {
          guard let own = apps[file.mutant(number).name] else { continue }
          trials[own, default: []].append(Trial(file: file, number: number))
        }
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        // The longest come first, so that all cores end at about the same time.
        for (apps, own) in trials.sorted(by: { $0.value.count > $1.value.count }) {
          group.addTask {
            try await Toolchain.inSlot {
              try await run(own, in: mutated.program, nil, apps: apps, [], isQuick: true)
            }
          }
        }
        try await group.waitForAll()
      }
      return await known()
    }

    /// A mutant to try.
    private struct Trial: Sendable {
      let file: MutatedFile
      let number: Int
      var name: String { file.mutant(number).name }
    }

    /// Tries mutants, and writes their verdicts to the journals.
    /// - Parameters:
    ///   - anySpecs: The program that is tried first, and the judge of its output.
    ///   - apps: The prefixes of the names of the scenarios to run. Empty means all scenarios.
    ///   - combinations: The combinations of the matrix to run.
    ///   - isQuick: Whether only the scenarios are run, and each in two behaviours only.
    private func run(
      _ trials: [Trial], in program: ScenarioProgram,
      _ anySpecs: (judge: AnySpecProgram, executable: URL)?, apps: Set<String>, _ combinations: [String],
      isQuick: Bool
    ) async throws {
      let first = try anySpecs.map { try TrialSession($0.executable, ["--trials"]) }
      let firstReady = try await first?.ready()
      let session = try program.trials(of: apps, combinations: combinations, isQuick: isQuick)
      let ready = try await session.ready()
      // A scenario that fails without a fault cannot find any, and another test reports it. The program does not run scenarios
      // with known failures.
      let failures = (firstReady?.failures ?? []) + ready.failures
      if !isQuick, let failure = failures.first(where: { !isKnown($0) }) {
        throw Toolchain.Failure(description: "\(apps.sorted()) with no fault: \(failure)")
      }
      for ready in [firstReady, ready].compactMap(\.self) where !isQuick {
        print("\(ready.units) units in \(ready.seconds) s, \(trials.count) mutants")
      }
      var costs = Costs()
      for trial in trials {
        let unit = await trial.file.journal.unit(of: trial.name)
        var isReached = false
        if let first, let anySpecs {
          let reply = try await reply(on: trial, first, first: unit, &costs) {
            anySpecs.judge.outcome(of: $0.output).failures.first
          }
          if reply.verdict.isKilled {
            try await trial.file.journal.write(reply.verdict, on: trial.name, foundIn: reply.unit)
            continue
          }
          isReached = reply.verdict == .survived
        }
        var reply = try await reply(on: trial, session, first: unit, &costs, judging: wrong)
        if isReached, reply.verdict == .unreached { reply.verdict = .survived }
        try await trial.file.journal.write(reply.verdict, on: trial.name, foundIn: reply.unit)
      }
      if !isQuick {
        print("\(trials.count) mutants: \(costs.units) s in units, \(costs.judgement) s of comparison")
      }
      await first?.end()
      await session.end()
    }

    /// Whether the failure of a combination is one of `KnownDifferences`.
    private func isKnown(_ failure: String) -> Bool {
      let parts = failure.split(separator: ": ", maxSplits: 1)
      let words = Set(parts[0].split(separator: " ").map(String.init))
      return parts.count == 2
        && KnownDifferences.combinations.contains { known in
          words.contains(known.spec) && known.words.isSubset(of: words) && parts[1].contains(known.finding)
        }
    }

    /// The verdict about a mutant in a program.
    /// - Parameter wrong: The first wrong value in flight, among those that differ from those without the fault.
    private func reply(
      on trial: Trial, _ session: TrialSession, first unit: String, _ costs: inout Costs,
      judging wrong: (TrialSession.Reply.Difference) throws -> String?
    ) async throws -> (verdict: Verdict, unit: String) {
      let places = trial.file.schemata.places(of: trial.number)
      var tried = 0
      while true {
        let reply = try await session.trial(of: trial.number, at: places, after: tried, first: unit)
        tried = reply.tried
        costs.units += reply.seconds
        switch reply.end {
        case .survived: return (.survived, "")
        case .unreached: return (.unreached, "")
        case .found: return (.found(by: reply.by), reply.unit)
        case .crashed: return (.crashed, reply.unit)
        case .hung: return (.hung, reply.unit)
        case .differs:
          // A difference may be within the tolerance. Then the remaining units are run.
          guard let difference = reply.difference else { continue }
          let start = ContinuousClock.now
          defer { costs.judgement += start.duration(to: .now) / .seconds(1) }
          if let first = try wrong(difference) { return (.found(by: first), difference.unit) }
        }
      }
    }

    /// The cost of trials.
    private struct Costs {
      /// Seconds of processor time for running units.
      var units = 0.0
      /// Seconds for comparing values in flight with the plan.
      var judgement = 0.0
    }

    /// The first wrong value in flight in the output of a scenario or of the flights of a spec.
    private func wrong(in difference: TrialSession.Reply.Difference) throws -> String? {
      if difference.unit.hasPrefix("flights, ") {
        return try FlightTests.Flights(difference.output).differences().differences.first
      }
      for line in difference.output.split(separator: "\n") {
        let sample = try JSONDecoder().decode(ScenarioProgram.Sample.self, from: Data(line.utf8))
        if !judge.agrees(sample) { return "\(sample.scenario): \(sample.sample)" }
      }
      return nil
    }
  }
#endif
