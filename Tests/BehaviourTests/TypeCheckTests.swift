#if os(Linux)
  import Foundation
  import Testing

  /// Type-checks generated Swift against the headless UIKit in the settings in which an app may compile it.
  @Suite struct TypeCheckTests {
    static let settings: [[String]] = [
      ["-swift-version", "6"],
      ["-swift-version", "5"],
      [
        "-swift-version", "5", "-strict-concurrency=complete", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "MemberImportVisibility",
      ],
      [
        "-swift-version", "6", "-strict-concurrency=complete", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "MemberImportVisibility",
      ],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
    ]

    /// All generated files compile in one module without a clash: those of the repository's specs, one of them twice under
    /// another name, and those of the emitter's tests, with the runtime and an app's classes.
    @Test(arguments: settings) func compilesWithoutWarnings(_ setting: [String]) async throws {
      let texts =
        try [GeneratedSwift.photos(), GeneratedSwift.photos(named: "OtherZoom"), GeneratedSwift.variantsApp]
        + GeneratedSwift.specs() + GeneratedSwift.variants()
      try await TypeChecker.check(texts, setting)
    }

    /// Generated code is quick to type-check: no expression needs more than a few steps of the compiler's solver, whose own limit
    /// is a million. Steps are counted because times differ between machines.
    @Test func expressionsAreSolvedInFewSteps() async throws {
      let texts = [try GeneratedSwift.photos()] + (try GeneratedSwift.specs())
      try await TypeChecker.check(texts, ["-swift-version", "6"] + Self.fewSteps)
    }

    /// The check of the steps can fail: it finds literals without a type between operators.
    @Test func manyStepsAreAnError() async throws {
      let text = """
        func slow(_ a: Double) -> Double {
          [1, 2.5, -3].map { $0 * 2 + 1 }.reduce(0, +) + 2 * a - 1
        }
        """
      try await TypeChecker.checkAlone([text], ["-swift-version", "6"])
      await #expect(throws: Toolchain.Failure.self) {
        try await TypeChecker.checkAlone([text], ["-swift-version", "6"] + Self.fewSteps)
      }
    }

    private static let fewSteps = ["-Xfrontend", "-solver-scope-threshold=100"]

    /// The check can fail.
    @Test func aWarningIsAnError() async throws {
      let text = try GeneratedSwift.photos() + "\nfunc unused() { let number = 1 }\n"
      await #expect(throws: Toolchain.Failure.self) {
        try await TypeChecker.checkQuickly([text], ["-swift-version", "6"])
      }
    }

    /// An app that imports UIKit cannot see the simulation.
    @Test func theSimulationIsHidden() async throws {
      let text = "import UIKit\n@MainActor func now() -> Double { Simulator.clock.now }\n"
      await #expect(throws: Toolchain.Failure.self) {
        try await TypeChecker.checkAlone([text], ["-swift-version", "6"])
      }
    }
  }
#endif
