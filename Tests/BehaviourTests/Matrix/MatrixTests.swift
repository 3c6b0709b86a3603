#if os(Linux)
  import Foundation
  import Testing

  /// Runs every spec that has an app in the matrix through every run, and every two circumstances together.
  ///
  /// All of it with `TRANSC_MATRIX=1`; else runs that differ only in where they are interrupted or the finger leaves are
  /// thinned out.
  @Suite struct MatrixTests {
    static let isWhole = ProcessInfo.processInfo.environment["TRANSC_MATRIX"] != nil

    @Test func everyCombinationEndsAtRest() async throws {
      let program = try await ScenarioProgram.photos()
      for axes in try await MatrixProgram.axes() {
        let combinations = (Self.isWhole ? axes : axes.thinned()).combinations()
        let outcome = try await MatrixProgram.run(combinations, in: program)
        #expect(outcome.runs == combinations.count, "\(axes.spec)")
        // The start, each transition and the end are looked at in several ways.
        #expect(outcome.checks >= 15 * outcome.runs, "\(axes.spec)")
        for failure in outcome.failures.prefix(10) {
          Issue.record("\(failure.combination)\n  \(failure.findings.prefix(5).joined(separator: "\n  "))")
        }
        #expect(outcome.failures.isEmpty, "\(outcome.failures.count) of \(outcome.runs) of \(axes.spec)")
        if Self.isWhole { print("\(axes.spec): \(outcome.runs) runs, \(outcome.checks) checks") }
      }
    }

    /// Whoever takes a spec into the emitter's tests takes it into the matrix.
    @Test func everySpecIsInTheMatrix() async throws {
      let specs = try await MatrixProgram.axes().map(\.spec)
      #expect(Set(specs) == Set(["photos"] + GeneratedSwift.specNames))
    }

    /// A combination that is named runs alone, and prints what has happened.
    @Test func aCombinationRunsAlone() async throws {
      let output = try await ScenarioProgram.photos()
        .run(printing: ["--combination", "photos trip=from:cancel@37 turn=during didShowComesLater=yes"])
      #expect(output.contains("completeTransition(false)"))
      #expect(output.contains("photos trip=from:cancel@37 turn=during didShowComesLater=yes: "))
    }

    /// The matrix can fail: it finds bugs that leave something behind, or that end otherwise.
    @Test(arguments: [
      "what a run holds is not given back", "the leaving screen stays", "an end hook is missing",
      "a cancelled transition completes with true", "a release before the start is forgotten",
    ])
    func aBugIsFound(_ name: String) async throws {
      let program = try await SeededBug.program(with: name)
      let axes = try #require(try await MatrixProgram.axes().first { $0.spec == "photos" })
      let outcome = try await MatrixProgram.run(axes.thinned().combinations(), in: program)
      #expect(!outcome.failures.isEmpty)
    }
  }
#endif
