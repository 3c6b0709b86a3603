#if os(Linux)
  import Foundation
  import Testing
  import UIKitEmitter

  /// Type-checks generated Swift against the headless UIKit in the ways in which an app may compile it.
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

    /// Two transitions in one module, too: nothing in a generated file may clash with another.
    @Test(arguments: settings) func compilesWithoutWarnings(_ setting: [String]) async throws {
      let texts = [try GeneratedSwift.photos(), try GeneratedSwift.photos(named: "OtherZoom")]
      try await typeCheck(texts, setting)
    }

    /// The specs of the emitter's own tests, all in one module with an app's class.
    @Test(arguments: settings) func variantsCompileWithoutWarnings(_ setting: [String]) async throws {
      try await typeCheck(try GeneratedSwift.variants() + [GeneratedSwift.variantsApp], setting)
    }

    /// The repository's specs, all in one module.
    @Test(arguments: settings) func specsCompileWithoutWarnings(_ setting: [String]) async throws {
      try await typeCheck(try GeneratedSwift.specs(), setting)
    }

    /// What is generated for apps on other versions of iOS, as far as it is other Swift than that for the usual one.
    @Test(arguments: SwiftOptions.minimumIOSVersions) func everyMinimumCompiles(_ version: Int) async throws {
      let usual = Set(try GeneratedSwift.specs() + GeneratedSwift.variants())
      let texts =
        try GeneratedSwift.specs(minimumIOS: version)
        + GeneratedSwift.variants(minimumIOS: version)
      let others = texts.filter { !usual.contains($0) }
      #expect(others.isEmpty == (version < 17), "what came with iOS 17 is not asked for any more")
      guard !others.isEmpty else { return }
      try await typeCheck(others + [GeneratedSwift.variantsApp], ["-swift-version", "6"])
    }

    /// What is generated is quick to type-check: no expression needs more than a few steps of the compiler's solver, which
    /// takes up to a million and is counted here, because time is another one on each machine.
    @Test func expressionsAreSolvedInFewSteps() async throws {
      let texts = [try GeneratedSwift.photos()] + (try GeneratedSwift.specs())
      try await typeCheck(texts, ["-swift-version", "6"] + Self.fewSteps)
    }

    /// That check can fail, too: literals without a type among operators are what it is about.
    @Test func manyStepsAreAnError() async throws {
      let text = """
        func slow(_ a: Double) -> Double {
          [1, 2.5, -3].map { $0 * 2 + 1 }.reduce(0, +) + 2 * a - 1
        }
        """
      try await typeCheck([text], ["-swift-version", "6"])
      await #expect(throws: Toolchain.Failure.self) {
        try await typeCheck([text], ["-swift-version", "6"] + Self.fewSteps)
      }
    }

    private static let fewSteps = ["-Xfrontend", "-solver-scope-threshold=100"]

    /// The check can fail.
    @Test func aWarningIsAnError() async throws {
      let text = try GeneratedSwift.photos() + "\nfunc unused() { let number = 1 }\n"
      await #expect(throws: Toolchain.Failure.self) { try await typeCheck([text], ["-swift-version", "6"]) }
    }

    /// An app that imports UIKit cannot see the simulation.
    @Test func theSimulationIsHidden() async throws {
      let text = "import UIKit\n@MainActor func now() -> Double { Simulator.clock.now }\n"
      await #expect(throws: Toolchain.Failure.self) { try await typeCheck([text], ["-swift-version", "6"]) }
    }

    private func typeCheck(_ texts: [String], _ setting: [String]) async throws {
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try texts.enumerated().map { index, text in
        let file = folder.appendingPathComponent("Generated\(index).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
      }
      let uiKit = try await HeadlessUIKit.module()
      try await Toolchain.compile(
        ["-typecheck", "-parse-as-library", "-warnings-as-errors"] + setting + uiKit.importFlags + files)
    }
  }
#endif
