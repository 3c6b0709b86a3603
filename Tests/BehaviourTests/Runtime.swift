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

    static func files() throws -> [File] {
      try BuildFolder.swiftFiles(in: folder).map { file in
        File(
          name: file.deletingPathExtension().lastPathComponent,
          text: HeadlessUIKit.adapted(try String(contentsOf: file, encoding: .utf8)))
      }
    }

    // MARK: A module

    /// The folder of the runtime's module and its object file.
    struct Module: Sendable {
      let folder: URL

      /// The compiler flags for generated files. In an app, they are in one module with the runtime and see its internal
      /// declarations. Here the runtime is compiled once for all of them, as a testable module.
      var importFlags: [String] {
        ["-I", folder.path, "-Xfrontend", "-testable-import-module", "-Xfrontend", Runtime.name]
      }
      var object: String { folder.appendingPathComponent("\(Runtime.name).o").path }
    }

    private static let name = "TransitionRuntime"

    private static let built = Task {
      try await compile(try files(), optimization: Toolchain.optimized, warnings: ["-warnings-as-errors"])
    }
    private static let builtInFive = Task {
      try await compile(try files(), language: "5", warnings: ["-warnings-as-errors"])
    }

    /// The unchanged runtime.
    /// - Parameter setting: The language setting in which the importing files are compiled.
    static func module(for setting: [String] = []) async throws -> Module {
      // Type inference differs in Swift 5.
      try await setting.contains("5") ? builtInFive.value : built.value
    }

    /// Compiles the runtime, or a replacement of it, in a new folder.
    static func compile(
      _ files: [File], language: String = "6", optimization: String = Toolchain.optimization,
      warnings: [String]
    ) async throws -> Module {
      let module = Module(folder: try BuildFolder.makeScratch())
      let sources = try files.map { file in
        let source = module.folder.appendingPathComponent("\(file.name).swift")
        try file.text.write(to: source, atomically: true, encoding: .utf8)
        return source.path
      }
      try await Toolchain.compile(
        [
          "-swift-version", language, "-parse-as-library", "-enable-testing", "-wmo", optimization,
          "-module-name", name,
          "-emit-module",
          "-emit-module-path", module.folder.appendingPathComponent("\(name).swiftmodule").path,
          "-emit-object", "-o", module.object,
        ] + warnings + HeadlessUIKit.module().importFlags + sources)
      return module
    }
  }
#endif
