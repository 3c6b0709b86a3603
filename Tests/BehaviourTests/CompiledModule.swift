#if os(Linux)
  import Foundation

  /// A module that programs of these tests import: its folder has its interface and its object file.
  struct CompiledModule: Sendable {
    let name: String
    let folder: URL

    var importFlags: [String] { ["-I", folder.path] }
    /// The compiler flags for files that see the internal declarations of the module as if they were in it.
    var testableFlags: [String] {
      importFlags + ["-Xfrontend", "-testable-import-module", "-Xfrontend", name]
    }
    var object: String { folder.appendingPathComponent("\(name).o").path }

    /// Compiles files as a testable module, in a new folder.
    init(_ name: String, of files: [String], _ flags: [String]) async throws {
      self.name = name
      folder = try BuildFolder.makeScratch()
      try await Toolchain.compile(
        flags + [
          "-parse-as-library", "-enable-testing", "-wmo", "-module-name", name, "-emit-module",
          "-emit-module-path", folder.appendingPathComponent("\(name).swiftmodule").path, "-emit-object",
          "-o", object,
        ] + files)
    }
  }
#endif
