#if os(Linux)
  import Foundation

  /// Type-checks Swift against the headless UIKit; warnings are errors.
  enum TypeChecker {
    /// Files of one module with the runtime, as an app has them.
    static func check(
      _ texts: [String], _ setting: [String], importing flags: [String] = []
    ) async throws {
      try await checkAlone(texts + Runtime.files().map(\.text), setting, importing: flags)
    }

    /// The same for files of which the runtime is checked elsewhere: they see it as a module that is compiled once.
    static func checkQuickly(
      _ texts: [String], _ setting: [String], importing flags: [String] = []
    ) async throws {
      try await checkAlone(texts, setting, importing: Runtime.module(for: setting).importFlags + flags)
    }

    /// Files that are all there is.
    /// - Parameters:
    ///   - warnings: What becomes of warnings.
    ///   - isOnlyTyped: Whether errors are not looked for that need more than types, such as a value that is missing on a way.
    static func checkAlone(
      _ texts: [String], _ setting: [String], importing flags: [String] = [],
      warnings: String = "-warnings-as-errors", isOnlyTyped: Bool = true
    ) async throws {
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try write(texts, in: folder)
      // One job for all files: with one for each the compiler reads all of them for each.
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
