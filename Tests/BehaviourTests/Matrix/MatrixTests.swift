#if os(Linux)
  import Foundation
  import TestSupport
  import Testing
  import TransitionText

  /// Runs a sample of combinations for every spec with an app in the matrix, and prints their number.
  ///
  /// The variable `TRANSC_MATRIX` changes the sample. With a number, the sample has this seed. With `all`, as in
  /// `Tests/Behaviour/run-matrix`, every run and every pair of circumstances is run, and in addition a sample that changes each
  /// day.
  ///
  /// With a combination in `TRANSC_COMBINATION`, as a failure names it, only this combination runs, and all its events are
  /// printed.
  @Suite struct MatrixTests {
    private static let named = ProcessInfo.processInfo.environment["TRANSC_COMBINATION"]
    private static let wanted = ProcessInfo.processInfo.environment["TRANSC_MATRIX"] ?? ""
    /// The number of combinations in the sample of a spec: 360 if `TRANSC_MATRIX` is set.
    private static let sampleSize = wanted.isEmpty ? Trials.count(120) : 360

    /// The seed of the sample. It is printed, so that the sample can be repeated. With `all`, it changes each day.
    private static let seed: UInt64 = {
      let days = UInt64(Date().timeIntervalSince1970 / 86_400)
      let seed = wanted == "all" ? days : UInt64(wanted) ?? 1
      if !wanted.isEmpty {
        print("The sample is that of the seed \(seed): Tests/Behaviour/run-matrix \(seed)")
      }
      return seed
    }()

    /// The combinations of a spec that are run.
    private static func combinations(of axes: MatrixProgram.SpecAxes) -> [String] {
      var random = RandomSource(seed: seed)
      let sample = axes.sample(sampleSize, using: &random)
      return wanted == "all" ? axes.combinations() + sample : sample
    }

    @Test(.enabled(if: named == nil)) func everyCombinationEndsAtRest() async throws {
      let program = try await ScenarioProgram.photos()
      for axes in try await MatrixProgram.axes() {
        let combinations = Self.combinations(of: axes)
        let outcome = try await MatrixProgram.run(combinations, in: program)
        #expect(outcome.runs == combinations.count, "\(axes.spec)")
        // The start, each transition and the end each have several checks.
        #expect(outcome.checks >= 15 * outcome.runs, "\(axes.spec)")
        let known = KnownDifferences.combinations.filter { $0.spec == axes.spec }
        // Another sample may lack such a combination.
        for known in known where Self.wanted.isEmpty {
          #expect(outcome.failures.contains(where: known.matches), "no longer wrong: \(known)")
        }
        let unknown = outcome.failures.filter { failure in !known.contains { $0.matches(failure) } }
        for failure in unknown.prefix(10) {
          Issue.record("\(failure.combination)\n  \(failure.findings.prefix(5).joined(separator: "\n  "))")
        }
        if !unknown.isEmpty { Issue.record("\(unknown.count) of \(outcome.runs) of \(axes.spec)") }
        print("matrix: \(axes.spec): \(outcome.runs) runs, \(outcome.checks) checks")
      }
    }

    @Test(.enabled(if: named != nil)) func theNamedCombination() async throws {
      let combination = try #require(Self.named)
      print(try await ScenarioProgram.photos().run(printing: ["--combination", combination]))
      let outcome = try await MatrixProgram.run([combination], in: .photos())
      #expect(outcome.failures.isEmpty)
    }

    /// Every axis is complete: the program has exactly the runs and the circumstances that are listed here. With `all`, each
    /// value is in some combination.
    @Test func everyAxisIsWhole() async throws {
      let all = try await MatrixProgram.axes()
      #expect(all.map(\.spec) == MatrixCourses.table.map(\.spec))
      for (axes, courses) in zip(all, MatrixCourses.table) {
        let names = axes.axes.map(\.name)
        let values = Dictionary(axes.axes.map { ($0.name, Set($0.values)) }) { first, _ in first }
        let trips = try #require(values["trip"])
        #expect(trips.subtracting(courses.trips).isEmpty, "\(axes.spec)")
        #expect(courses.trips.subtracting(trips).isEmpty, "\(axes.spec)")
        #expect(
          Set(names) == Set(["trip"] + courses.others.keys) && names.count == values.count, "\(axes.spec)")
        for (name, expected) in courses.others { #expect(values[name] == expected, "\(axes.spec), \(name)") }
        guard Self.wanted == "all" else { continue }
        let words = Set(axes.combinations().flatMap { $0.split(separator: " ") })
        for axis in axes.axes {
          for value in axis.values {
            #expect(words.contains("\(axis.name)=\(value)"), "\(axes.spec), \(axis.name)=\(value)")
          }
        }
      }
    }

    /// The table has the container that the spec names. The matrix has every kind of container, also with runs that are taken
    /// over.
    @Test func everyContainerIsThere() throws {
      let fixtures = String(decoding: try GeneratedSwift.fixture("caught").bytes, as: UTF8.self)
      for courses in MatrixCourses.table {
        let isFixture = GeneratedSwift.caughtNames.contains(courses.spec)
        let name = isFixture ? courses.spec.capitalized : ""
        let text =
          isFixture
          ? fixtures : String(decoding: try Specs.source("\(courses.spec).transition").bytes, as: UTF8.self)
        let body = try #require(text.components(separatedBy: "\ntransition \(name)").dropFirst().first)
        #expect(body.contains("  style \(courses.style)"), "\(courses.spec)")
        let caught = Set(courses.fingers.flatMap(\.catches))
        let own = body.components(separatedBy: "\n}").first ?? ""
        for motion in ["forward", "backward", "settle"] {
          #expect(own.contains("catches \(motion)") == caught.contains(motion), "\(courses.spec)")
        }
      }
      let styles: Set<String> = ["navigation", "modal", "overlay", "tab", "container"]
      #expect(Set(MatrixCourses.table.map(\.style)) == styles)
      let catching = MatrixCourses.table.filter { $0.fingers.contains { !$0.catches.isEmpty } }
      #expect(Set(catching.map(\.style)) == styles)
      #expect(MatrixCourses.questions.count + MatrixCourses.questionsOfTabs.count == 30)
    }

    /// Every spec with scenarios is in the matrix.
    @Test func everySpecIsInTheMatrix() async throws {
      let specs = ["photos"] + GeneratedSwift.specNames + GeneratedSwift.caughtNames
      #expect(Set(try await MatrixProgram.axes().map(\.spec)) == Set(specs))
    }

    /// A combination that is named runs alone, and its events are printed.
    @Test func aCombinationRunsAlone() async throws {
      let output = try await ScenarioProgram.photos()
        .run(printing: ["--combination", "photos trip=from:cancel@37 turn=during didShowComesLater=yes"])
      #expect(output.contains("completeTransition(false)"))
      #expect(output.contains("photos trip=from:cancel@37 turn=during didShowComesLater=yes: "))
    }

    /// The matrix can fail: it finds bugs that leave something behind, and bugs that change the end of a run.
    @Test(arguments: [
      "what a run holds is not given back", "the leaving screen stays", "an end hook is missing",
      "a cancelled transition completes with true", "a release before the start is forgotten",
    ])
    func aBugIsFound(_ name: String) async throws {
      let program = try await SeededProgram.with(name)
      let axes = try #require(try await MatrixProgram.axes().first { $0.spec == "photos" })
      let outcome = try await MatrixProgram.run(axes.thinned().combinations(), in: program)
      #expect(!outcome.failures.isEmpty)
    }
  }
#endif
