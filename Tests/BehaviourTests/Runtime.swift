#if os(Linux)
  import Foundation

  /// The files of `Runtime`, in the form that is compiled here.
  enum Runtime {
    /// A file of the runtime.
    struct File: Sendable {
      /// Its name without the extension.
      let name: String
      let text: String
    }

    static let folder = BuildFolder.package.appendingPathComponent("Runtime")

    private static let read = Result {
      try BuildFolder.swiftFiles(in: folder).map { file in
        File(
          name: file.deletingPathExtension().lastPathComponent,
          text: HeadlessUIKit.adapted(try String(contentsOf: file, encoding: .utf8)))
      }
    }

    static func files() throws -> [File] { try read.get() }

    // MARK: A module

    /// The object file of a runtime with faults, and the number of the one that is active.
    struct Faulty: Sendable {
      let object: String
      let fault: Int

      /// The first arguments of a program.
      var arguments: [String] { ["--fault", "\(fault)"] }
    }

    private static let built = Task(priority: .high) {
      try await compile(try files(), optimization: Toolchain.optimized, warnings: ["-warnings-as-errors"])
    }
    private static let builtInFive = Task {
      try await compile(try files(), language: "5", warnings: ["-warnings-as-errors"])
    }

    /// The unchanged runtime. In an app, generated files are in one module with it. Here it is compiled once for all of them, as a
    /// testable module.
    /// - Parameter setting: The language setting in which the importing files are compiled.
    static func module(for setting: [String] = []) async throws -> CompiledModule {
      // Type inference differs in Swift 5.
      try await setting.contains("5") ? builtInFive.value : built.value
    }

    /// Compiles the runtime, or a replacement of it, in a new folder.
    static func compile(
      _ files: [File], language: String = "6", optimization: String = Toolchain.optimization,
      warnings: [String]
    ) async throws -> CompiledModule {
      let folder = try BuildFolder.makeScratch()
      let sources = try files.map { file in
        let source = folder.appendingPathComponent("\(file.name).swift")
        try file.text.write(to: source, atomically: true, encoding: .utf8)
        return source.path
      }
      return try await CompiledModule(
        "TransitionRuntime", of: sources,
        ["-swift-version", language, optimization] + warnings + HeadlessUIKit.module().importFlags)
    }
  }
#endif
