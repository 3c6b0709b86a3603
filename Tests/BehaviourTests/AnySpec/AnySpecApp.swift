#if os(Linux)
  import Foundation

  /// What the apps of all specs have in common: `Tests/Support/AnySpec`, compiled once as a module.
  enum AnySpecApp {
    private static let built = Task(priority: .high) {
      let support = BuildFolder.support
      let files =
        try BuildFolder.swiftFiles(in: support.appendingPathComponent("AnySpec"))
        + [
          "Report", "HierarchyState", "Matrix/ShownObject", "Matrix/FingerReading", "Trials/TrialProcess",
          "Trials/TrialRehearsal", "Trials/TrialServer", "Trials/TrialUnit",
        ].map { support.appendingPathComponent("Scenarios/\($0).swift") }
      let imports = try await HeadlessUIKit.module().importFlags + Runtime.module().testableFlags
      return try await CompiledModule(
        "AnySpecApp", of: files.map(\.path),
        ["-swift-version", "6", "-suppress-warnings", "-Onone"] + imports)
    }

    static func module() async throws -> CompiledModule { try await built.value }
  }
#endif
