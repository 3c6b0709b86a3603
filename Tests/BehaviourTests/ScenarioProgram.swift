#if os(Linux)
  import Foundation

  /// The scenarios of `Tests/Support/Scenarios`, linked with the generated files.
  ///
  /// The generated file of Photos is one module, those of the other specs are a second, and those of the emitter's tests a third.
  /// The scenarios see of them what an app sees. The runtime is a fourth module. So the scenarios are compiled once, and a run
  /// with another runtime or with other generated files only costs the compilation of those.
  struct ScenarioProgram: Sendable {
    /// The result of a check: one line of the program's output.
    struct Check: Decodable, Sendable {
      let scenario: String
      let conduct: String
      let check: String
      let ok: Bool
      let detail: String
    }

    /// A value in flight, in points or as a fraction.
    struct Sample: Decodable, Sendable {
      let scenario: String
      let sample: String
      var time: Double
      let value: Double
      /// The number of behaviours of UIKit in which it had this value.
      var count = 1

      private enum CodingKeys: CodingKey { case scenario, sample, time, value }
    }

    /// A scenario in one behaviour of UIKit.
    struct Run: Sendable {
      let scenario: String
      let conduct: String
      /// The number of checks.
      let checks: Int
    }

    /// The results of one run of a program.
    struct Outcome: Sendable {
      let status: Int32
      var runs: [Run] = []
      /// The checks that have failed.
      var failures: [Check] = []
      var samples: [Sample] = []
      let errors: String
    }

    /// The modules of generated files.
    enum Module: String, CaseIterable, Sendable {
      case photos = "Generated"
      case specs = "GeneratedSpecs"
      case fixtures = "GeneratedFixtures"

      /// The generated Swift of its specs, with their names.
      func generated() throws -> [(name: String, text: String)] {
        switch self {
        case .photos: [("photos", try GeneratedSwift.photos())]
        case .specs: Array(zip(GeneratedSwift.specNames, try GeneratedSwift.specs()))
        case .fixtures: Array(zip(GeneratedSwift.fixtureNames, try GeneratedSwift.fixtures()))
        }
      }
    }

    private let executable: URL
    /// The object file of the runtime in the program, if it has one.
    let runtime: String?
    /// The fault that is active in commands other than the scenarios. 0 means none.
    private(set) var fault = 0

    /// The scenarios with the current generated transitions.
    static func photos() async throws -> ScenarioProgram {
      try await fresh.value.program
    }

    /// The scenarios with other code between the same declarations. Warnings are ignored. The scenarios are not compiled again,
    /// because they depend on the declarations only.
    /// - Parameters:
    ///   - runtime: The replacement of the runtime's files. If it is empty, the runtime is unchanged.
    ///   - texts: The replacements of the generated files of modules.
    static func mutated(
      runtime: [Runtime.File], _ texts: [Module: [String]] = [:]
    ) async throws -> ScenarioProgram {
      let fresh = try await fresh.value
      let folder = try BuildFolder.makeScratch()
      async let own =
        runtime.isEmpty
        ? Runtime.module() : Runtime.compile(runtime, warnings: ["-suppress-warnings"])
      let mutated = try await compileGenerated(texts, in: folder, flags: ["-suppress-warnings"])
      let objects = fresh.objects.merging(mutated) { $1 }
      return try await link(
        [fresh.scenarios] + objects.values, with: try await own.object, in: folder)
    }

    private static let fresh = Task(priority: .high) {
      let folder = try BuildFolder.makeScratch()
      var texts: [Module: [String]] = [:]
      for module in Module.allCases { texts[module] = try module.generated().map(\.text) }
      let objects = try await compileGenerated(texts, in: folder, flags: ["-warnings-as-errors"])
      let scenarios = folder.appendingPathComponent("Scenarios.o").path
      let files = try BuildFolder.swiftFiles(in: BuildFolder.support.appendingPathComponent("Scenarios"))
      let uiKit = try await HeadlessUIKit.module()
      let runtime = try await Runtime.module()
      try await Toolchain.compile(
        [
          "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-wmo", "-Onone",
          "-module-name", "Scenarios", "-I", folder.path, "-I", runtime.folder.path, "-emit-object", "-o",
          scenarios,
        ] + uiKit.importFlags + files.map(\.path))
      let program = try await link([scenarios] + objects.values, with: runtime.object, in: folder)
      return (program: program, objects: objects, scenarios: scenarios)
    }

    /// Compiles several modules at a time.
    private static func compileGenerated(
      _ texts: [Module: [String]], in folder: URL, flags: [String]
    ) async throws -> [Module: String] {
      try await withThrowingTaskGroup(of: (Module, String).self) { group in
        for (module, texts) in texts {
          group.addTask {
            (module, try await compileGenerated(texts, as: module.rawValue, in: folder, flags: flags))
          }
        }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
    }

    private static func compileGenerated(
      _ texts: [String], as module: String, in folder: URL, flags: [String]
    ) async throws -> String {
      let app = module == Module.fixtures.rawValue ? [GeneratedSwift.fixtureApp] : []
      let sources = try (texts + app).enumerated().map { index, text in
        let source = folder.appendingPathComponent("\(module)\(index).swift")
        try text.write(to: source, atomically: true, encoding: .utf8)
        return source.path
      }
      let object = folder.appendingPathComponent("\(module).o").path
      let imports = try await HeadlessUIKit.module().importFlags + Runtime.module().testableFlags
      try await Toolchain.compile(
        [
          "-swift-version", "6", "-parse-as-library", "-enable-testing", "-wmo", Toolchain.optimization,
          "-module-name",
          module,
          "-emit-module", "-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path,
          "-emit-object", "-o", object,
        ] + flags + imports + sources)
      return object
    }

    private static func link(
      _ objects: [String], with runtime: String? = nil, in folder: URL
    ) async throws -> ScenarioProgram {
      let executable = folder.appendingPathComponent("scenarios")
      let uiKit = try await HeadlessUIKit.module()
      try await Toolchain.compile(
        [uiKit.object] + objects + [runtime].compactMap(\.self) + ["-o", executable.path]
          + Toolchain.libraries)
      return ScenarioProgram(executable: executable, runtime: runtime)
    }

    /// A program that asks the headless UIKit questions whose answers Apple documents: `Tests/Support/Probes`, without generated
    /// code.
    static func probes() async throws -> ScenarioProgram {
      let folder = try BuildFolder.makeScratch()
      let uiKit = try await HeadlessUIKit.module()
      let files = try BuildFolder.swiftFiles(in: BuildFolder.support.appendingPathComponent("Probes"))
      let report = BuildFolder.support.appendingPathComponent("Scenarios/Report.swift")
      // The program contains the same checks as the app that runs on devices.
      let app = folder.appendingPathComponent("DeviceCheck.swift")
      let device = BuildFolder.package.appendingPathComponent("Examples/DeviceCheck/DeviceCheck.swift")
      try HeadlessUIKit.adapted(String(contentsOf: device, encoding: .utf8))
        .write(to: app, atomically: true, encoding: .utf8)
      let object = folder.appendingPathComponent("Probes.o").path
      try await Toolchain.compile(
        [
          "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-wmo", "-Onone", "-module-name",
          "Probes", "-emit-object", "-o", object,
        ] + uiKit.importFlags + (files + [report, app]).map(\.path))
      return try await link([object], in: folder)
    }

    /// The same program with one of its faults active in `run(printing:)`.
    func with(fault: Int) -> ScenarioProgram {
      var program = self
      program.fault = fault
      return program
    }

    func run(_ arguments: [String] = []) async throws -> Outcome {
      let result = try await Toolchain.run(executable.path, ["--brief"] + arguments)
      var outcome = Outcome(status: result.status, errors: result.standardError)
      // A value is the same in most behaviours, and there are many values, so that equal lines are counted.
      var counts: [Substring: Int] = [:]
      for line in result.standardOutput.split(separator: "\n") {
        if line.hasPrefix("value\t") {
          counts[line, default: 0] += 1
        } else if line.hasPrefix("run\t") {
          let words = line.split(separator: "\t", omittingEmptySubsequences: false)
          guard words.count == 4, let checks = Int(words[3]) else { throw Self.unknown(line) }
          outcome.runs.append(
            Run(scenario: String(words[1]), conduct: String(words[2]), checks: checks))
        } else {
          outcome.failures.append(try JSONDecoder().decode(Check.self, from: Data(line.utf8)))
        }
      }
      for (line, count) in counts {
        let words = line.split(separator: "\t")
        guard words.count == 5, let time = Double(words[3]), let value = Double(words[4]) else {
          throw Self.unknown(line)
        }
        outcome.samples.append(
          Sample(
            scenario: String(words[1]), sample: String(words[2]), time: time, value: value, count: count))
      }
      return outcome
    }

    private static func unknown(_ line: Substring) -> Toolchain.Failure {
      Toolchain.Failure(description: "the program says something else: \(line.prefix(400))")
    }

    /// Starts a session that tries faults with a spec's scenarios.
    /// - Parameters:
    ///   - apps: The prefixes of the names of the scenarios.
    ///   - combinations: The combinations of the matrix to run.
    ///   - isQuick: Whether flights are left out.
    func trials(of apps: Set<String>, combinations: [String], isQuick: Bool) throws -> TrialSession {
      let file = try BuildFolder.makeScratch().appending(path: "combinations")
      try combinations.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      return try TrialSession(
        executable, [isQuick ? "--quick-trials" : "--trials", apps.joined(separator: ","), file.path])
    }

    /// The output of the program.
    func run(printing arguments: [String]) async throws -> String {
      let result = try await Toolchain.run(executable.path, ["--fault", "\(fault)"] + arguments)
      if result.status != 0 {
        throw Toolchain.Failure(
          description: "\(arguments): status \(result.status) \(result.standardOutput)\(result.standardError)"
        )
      }
      return result.standardOutput
    }

    /// The result of a seed's transition in one behaviour of UIKit: one line of the program's output.
    struct SeedResult: Decodable, Sendable {
      let seed: String
      /// Empty for the repaired code.
      let bug: String
      let conduct: String
      let findings: [String]
    }

    /// Runs the seeds without a bug, and with every bug that does not crash the program.
    func runSeeds() async throws -> [SeedResult] {
      let result = try await Toolchain.run(executable.path, ["--seeds"])
      if result.status != 0 {
        throw Toolchain.Failure(description: "status \(result.status): \(result.standardError)")
      }
      return try result.standardOutput.split(separator: "\n").map {
        try JSONDecoder().decode(SeedResult.self, from: Data($0.utf8))
      }
    }

    /// Runs a seed with a bug that crashes the program.
    /// - Returns: How it has ended, and its error output.
    func crash(_ seed: String, _ bug: String) async throws -> Toolchain.Result {
      try await Toolchain.run(executable.path, ["--seed", seed, bug])
    }

    /// The names of the scenarios.
    /// - Parameter arguments: The option for a group of scenarios, such as `--specs`.
    func scenarioNames(_ arguments: [String] = []) async throws -> [String] {
      try await Toolchain.run(executable.path, arguments + ["--list"]).standardOutput
        .split(separator: "\n").map(String.init)
    }
  }
#endif
