#if os(Linux)
  import Foundation
  import Testing
  import UIKitEmitter

  /// The runtime as apps get it: in a file beside the generated files, which `TypeCheckTests` compile with it, or inside a single
  /// generated file.
  @Suite struct SupportTests {
    /// A single file that contains the runtime compiles alone.
    @Test func oneFileAloneCompiles() async throws {
      try await TypeChecker.checkAlone(
        [try GeneratedSwift.photos(support: .inline)], ["-swift-version", "6"])
    }

    /// Other generated files need the runtime.
    @Test func withoutTheRuntimeNothingCompiles() async throws {
      await #expect(throws: Toolchain.Failure.self) {
        try await TypeChecker.checkAlone([try GeneratedSwift.photos()], ["-swift-version", "6"])
      }
    }

    /// Generated files need the runtime of their own version. The compiler's error about another version names both.
    @Test func anotherVersionDoesNotCompile() async throws {
      let version = /TransitionSupportVersion_\w+/
      let other = GeneratedSwift.support.replacing(version, with: "TransitionSupportVersion_9_9_9")
      do {
        try await TypeChecker.checkAlone([try GeneratedSwift.photos(), other], ["-swift-version", "6"])
        Issue.record("it compiles")
      } catch let failure as Toolchain.Failure {
        #expect(failure.description.contains("TransitionSupportVersion_"))
      }
    }
  }
#endif
