#if os(Linux)
  import Foundation
  import Testing
  import UIKitEmitter

  /// The runtime as apps get it: in a file beside the generated ones, or in the one generated file that there is.
  @Suite struct SupportTests {
    /// In the ways in which an app may compile it, the file that the tool writes and those that it is made of are the same.
    @Test(arguments: TypeCheckTests.settings) func compilesWithoutWarnings(_ setting: [String]) async throws {
      try await TypeChecker.checkAlone([try GeneratedSwift.photos(), GeneratedSwift.support()], setting)
    }

    /// A file that stands alone.
    @Test func oneFileAloneCompiles() async throws {
      try await TypeChecker.checkAlone(
        [try GeneratedSwift.photos(support: .inline)], ["-swift-version", "6"])
    }

    /// The others need the runtime.
    @Test func withoutTheRuntimeNothingCompiles() async throws {
      await #expect(throws: Toolchain.Failure.self) {
        try await TypeChecker.checkAlone([try GeneratedSwift.photos()], ["-swift-version", "6"])
      }
    }

    /// They need that of their version, and what the compiler says of another names both.
    @Test func anotherVersionDoesNotCompile() async throws {
      let version = /TransitionSupportVersion_\w+/
      let other = GeneratedSwift.support().replacing(version, with: "TransitionSupportVersion_9_9_9")
      do {
        try await TypeChecker.checkAlone([try GeneratedSwift.photos(), other], ["-swift-version", "6"])
        Issue.record("it compiles")
      } catch let failure as Toolchain.Failure {
        #expect(failure.description.contains("TransitionSupportVersion_"))
      }
    }
  }
#endif
