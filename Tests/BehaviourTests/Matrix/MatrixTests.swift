#if os(Linux)
  import Foundation
  import Testing

  /// Runs every spec that has an app in the matrix through every run, and every two circumstances together, and prints how
  /// many combinations that were.
  ///
  /// With a combination in `TRANSC_COMBINATION`, as a failure names it, that one runs alone and all that happens is printed.
  @Suite struct MatrixTests {
    private static let named = ProcessInfo.processInfo.environment["TRANSC_COMBINATION"]

    @Test(.enabled(if: named == nil)) func everyCombinationEndsAtRest() async throws {
      let program = try await ScenarioProgram.photos()
      for axes in try await MatrixProgram.axes() {
        let combinations = axes.combinations()
        let outcome = try await MatrixProgram.run(combinations, in: program)
        #expect(outcome.runs == combinations.count, "\(axes.spec)")
        // The start, each transition and the end are looked at in several ways.
        #expect(outcome.checks >= 15 * outcome.runs, "\(axes.spec)")
        for failure in outcome.failures.prefix(10) {
          Issue.record("\(failure.combination)\n  \(failure.findings.prefix(5).joined(separator: "\n  "))")
        }
        #expect(outcome.failures.isEmpty, "\(outcome.failures.count) of \(outcome.runs) of \(axes.spec)")
        print("matrix: \(axes.spec): \(outcome.runs) runs, \(outcome.checks) checks")
      }
    }

    @Test(.enabled(if: named != nil)) func theNamedCombination() async throws {
      let combination = try #require(Self.named)
      print(try await ScenarioProgram.photos().run(printing: ["--combination", combination]))
      let outcome = try await MatrixProgram.run([combination], in: .photos())
      #expect(outcome.failures.isEmpty)
    }

    /// Every axis is run whole: a plain run, and each of its other values.
    @Test func everyAxisIsWhole() async throws {
      for axes in try await MatrixProgram.axes() {
        let combinations = axes.combinations().map {
          Set($0.split(separator: " ").dropFirst().map(String.init))
        }
        let trips = try #require(axes.axes.first { $0.name == "trip" }).values
        let directions = Set(trips.map { $0.prefix { $0 != ":" } })
        #expect(directions == ["to", "from"])
        for direction in directions {
          #expect(trips.contains("\(direction):plays@50"))
          for percent in stride(from: 0, through: 100, by: 5) {
            #expect(trips.contains("\(direction):interrupted@\(percent)"), "\(axes.spec)")
          }
          // Those of each finger after the first end in its number.
          let fingers = Set(
            trips.filter { $0.hasPrefix("\(direction):finish@") }.map { $0.drop { $0 != "#" } })
          for finger in fingers {
            for percent in 0...100 {
              #expect(trips.contains("\(direction):cancel@\(percent)\(finger)"), "\(axes.spec)")
            }
          }
        }
        for axis in axes.axes {
          for value in axis.values {
            #expect(combinations.contains { $0.contains("\(axis.name)=\(value)") }, "\(axis.name)=\(value)")
          }
        }
      }
    }

    /// Whoever takes a spec into the emitter's tests takes it into the matrix.
    @Test func everySpecIsInTheMatrix() async throws {
      #expect(Set(try await MatrixProgram.axes().map(\.spec)) == Set(["photos"] + GeneratedSwift.specNames))
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
      let program = try await SeededProgram.photos(with: name)
      let axes = try #require(try await MatrixProgram.axes().first { $0.spec == "photos" })
      let outcome = try await MatrixProgram.run(axes.thinned().combinations(), in: program)
      #expect(!outcome.failures.isEmpty)
    }
  }
#endif
