#if os(Linux)
  import Foundation
  import Testing
  import UIKitEmitter

  /// Transitions that share one file, which is generated beside them.
  @Suite struct SupportTests {
    /// All of them in one module, in the ways in which an app may compile it.
    @Test(arguments: TypeCheckTests.settings) func compilesWithoutWarnings(_ setting: [String]) async throws {
      let texts =
        try GeneratedSwift.specs(support: .separate) + GeneratedSwift.variants(.separate)
        + [GeneratedSwift.photos(support: .separate), GeneratedSwift.support(), GeneratedSwift.variantsApp]
      try await Self.compile(texts, ["-typecheck", "-parse-as-library", "-warnings-as-errors"] + setting)
    }

    /// They need the file.
    @Test func withoutTheFileNothingCompiles() async throws {
      let texts = [try GeneratedSwift.photos(support: .separate)]
      await #expect(throws: Toolchain.Failure.self) {
        try await Self.compile(texts, ["-typecheck", "-parse-as-library", "-swift-version", "6"])
      }
    }

    /// They do what the files do that stand alone.
    @Test(arguments: [[], ["--specs"], ["--fixtures"]]) func everyScenario(_ arguments: [String]) async throws
    {
      let outcome = try await Self.program.value.run(arguments)
      #expect(outcome.status == 0, "\(outcome.errors)")
      outcome.expectSuccess()
    }

    private static let program = Task { try await ScenarioProgram.separate() }

    /// Two ledgers, such as those of two transitions, keep one book: who lets go first hands on what it found.
    @Test func oneBookForAllTransitions() async throws {
      let app = """
        import UIKit

        @main @MainActor struct App {
          static func main() {
            let view = UIView()
            let (photos, card) = (TransitionSupport.Ledger(), TransitionSupport.Ledger())
            view.alpha = 0.75
            photos.hold(view, \\UIView.alpha, at: 0)
            card.hold(view, \\UIView.alpha, at: 0.25)
            photos.giveBack()
            print(view.alpha)
            card.giveBack()
            print(view.alpha)
          }
        }
        """
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      let program = folder.appendingPathComponent("app").path
      let uiKit = try await HeadlessUIKit.module()
      try await Self.compile(
        [GeneratedSwift.support(), app],
        ["-parse-as-library", "-swift-version", "6", uiKit.object, "-o", program] + Toolchain.libraries)
      #expect(try await Toolchain.run(program, []).standardOutput == "0.25\n0.75\n")
    }

    private static func compile(_ texts: [String], _ arguments: [String]) async throws {
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try texts.enumerated().map { index, text in
        let file = folder.appendingPathComponent("Generated\(index).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
      }
      try await Toolchain.compile(arguments + (try await HeadlessUIKit.module()).importFlags + files)
    }
  }
#endif
