#if os(Linux)
  import Foundation

  /// Type-checks Swift against the headless UIKit; warnings are errors.
  enum TypeChecker {
    /// Checks files in one module with the runtime file that the tool writes, as in an app.
    static func check(
      _ texts: [String], _ setting: [String], importing flags: [String] = []
    ) async throws {
      try await checkAlone(texts + [GeneratedSwift.support], setting, importing: flags)
    }

    /// Checks files against a compiled module of the runtime. The runtime itself is checked elsewhere.
    static func checkQuickly(
      _ texts: [String], _ setting: [String], importing flags: [String] = []
    ) async throws {
      try await checkAlone(texts, setting, importing: Runtime.module(for: setting).testableFlags + flags)
    }

    /// Checks files as a complete module.
    /// - Parameters:
    ///   - warnings: The compiler option for warnings.
    ///   - isOnlyTyped: Whether only types are checked. Otherwise the compiler also finds errors such as a missing return value.
    static func checkAlone(
      _ texts: [String], _ setting: [String], importing flags: [String] = [],
      warnings: String = "-warnings-as-errors", isOnlyTyped: Bool = true
    ) async throws {
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try write(texts, in: folder)
      // One job compiles all files. With one job for each file, the compiler would read all files for each.
      try await Toolchain.compile(
        (isOnlyTyped ? ["-typecheck"] : ["-emit-sil", "-o", "/dev/null"])
          + ["-parse-as-library", warnings, "-wmo"] + setting
          + HeadlessUIKit.module().importFlags + flags + files)
    }

    /// Writes texts into a folder.
    /// - Returns: The paths.
    static func write(_ texts: [String], in folder: URL) throws -> [String] {
      try texts.enumerated().map { index, text in
        let file = folder.appendingPathComponent("File\(index).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
      }
    }
  }
#endif
