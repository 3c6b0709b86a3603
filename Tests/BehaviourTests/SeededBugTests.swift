#if os(Linux)
  import Foundation
  import Testing

  /// The scenarios can fail: each bug in the runtime or in a generated file is found by the scenarios of one spec, with a check
  /// or with a value in flight.
  @Suite(.first { _ = try await SeededProgram.results.value }) struct SeededBugTests {
    @Test(arguments: SeededBug.all) func isFound(_ bug: SeededBug) async throws {
      let result = try await SeededProgram.results.value.first {
        $0.file == bug.file && $0.mutant.name == bug.name
      }
      let verdict = try #require(
        result?.verdict, "the text has changed: in no declaration of \(bug.file) is \(bug.original)")
      #expect(verdict.isKilled, "\(verdict)")
    }
  }

  /// The one program with all seeded bugs, and the verdicts of its scenarios.
  enum SeededProgram {
    static let results = Task(priority: .high) {
      let (files, program) = try await mutated.value
      let apps = Dictionary(SeededBug.all.map { ($0.name, $0.apps) }) { $0.union($1) }
      return try await MutationRun(files).results(in: apps, of: program)
    }

    /// The scenario program with a bug.
    static func with(_ name: String) async throws -> ScenarioProgram {
      let (files, mutated) = try await mutated.value
      let numbers = files.flatMap { file in file.chosen.filter { file.mutant($0).name == name } }
      guard let number = numbers.first, mutated.numbers.contains(number) else {
        throw Toolchain.Failure(description: "there is no bug that is called \(name)")
      }
      return mutated.program.with(fault: number)
    }

    /// The runtime with a bug, for other programs.
    static func runtime(with name: String) async throws -> Runtime.Faulty {
      let program = try await with(name)
      guard let object = program.runtime else { throw Toolchain.Failure(description: "there is no runtime") }
      return Runtime.Faulty(object: object, fault: program.fault)
    }

    private static let mutated = Task(priority: .high) {
      let files = try MutatedFile.seeded(with: SeededBug.all + SeededBug.ofAnySpecs)
      return (files, try await MutatedProgram(of: files, areTyped: true))
    }
  }
#endif
