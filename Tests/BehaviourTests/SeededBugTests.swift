#if os(Linux)
  import Foundation
  import Testing

  /// Shows that the scenarios can fail: each bug that is put into what a spec becomes is found by those of that spec, by a check
  /// or by a value in flight. Without a bug they find nothing.
  @Suite struct SeededBugTests {
    @Test(arguments: SeededBug.all) func isFound(_ bug: SeededBug) async throws {
      let result = try await SeededProgram.results.value.first {
        $0.spec == bug.spec && $0.mutant.name == bug.description
      }
      let verdict = try #require(
        result?.verdict, "the generated text has changed: in no declaration of it is \(bug.original)")
      #expect(verdict.isFinding, "\(verdict)")
    }
  }

  /// The one program of all seeded bugs, and of the few mutants that stand for all; what its scenarios say of them.
  enum SeededProgram {
    static let results = Task {
      let (specs, program) = try await mutated.value
      return try await MutationRun(specs, isQuick: true).results(in: program)
    }

    /// The mutants besides the bugs: lines of `Tests/Mutation/sample.txt`.
    static let sample: Result<Set<String>, any Error> = Result {
      let url = BuildFolder.package.appending(path: "Tests/Mutation/sample.txt")
      return Set(
        try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
          .map(String.init))
    }

    /// The scenarios with a bug of a name in the transition of Photos.
    static func photos(with name: String) async throws -> ScenarioProgram {
      let (specs, mutated) = try await mutated.value
      guard let photos = specs.first(where: { $0.name == MutatedSpec.photos }),
        let number = photos.chosen.first(where: { photos.mutant($0).name == name }),
        mutated.numbers.contains(number)
      else { throw Toolchain.Failure(description: "there is no bug in Photos that is called \(name)") }
      return mutated.program.with(fault: number)
    }

    private static let mutated = Task {
      let chosen = try sample.get()
      let specs = try MutatedSpec.all(keepingJournals: false, seeding: SeededBug.all) {
        chosen.contains("\($0): \($1.name)")
      }
      return (specs, try await MutatedProgram(of: specs, areTyped: true))
    }
  }
#endif
