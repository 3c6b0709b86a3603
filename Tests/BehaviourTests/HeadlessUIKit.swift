#if os(Linux)
  import Foundation

  /// The module `UIKit` of `Tests/Support/UIKit`, compiled once for each state of its sources.
  enum HeadlessUIKit {
    /// The folder of the module's interface and its object file.
    struct Module: Sendable {
      let folder: URL

      var importFlags: [String] { ["-I", folder.path] }
      var object: String { folder.appendingPathComponent("UIKit.o").path }
    }

    /// Swift 5 mode. A module compiled in Swift 6 mode would promise more about concurrency than declarations imported from
    /// Objective-C do, which have `@preconcurrency @MainActor`.
    private static let flags = [
      "-swift-version", "5", "-warnings-as-errors", "-parse-as-library", "-wmo", Toolchain.optimized,
      "-module-name",
      "UIKit",
    ]

    /// Changes iOS code so that it compiles and runs without Objective-C, line by line: methods replace selectors, and attributes
    /// of Objective-C are removed, because the compiler rejects them.
    static func adapted(_ text: String) -> String {
      text.replacing("#selector(", with: "Selector(")
        .replacing(/@(objcMembers|objc|IBOutlet|IBInspectable)(\([^)]*\))?\s/, with: "")
    }

    private static let built = Task(priority: .high) { try await build() }

    static func module() async throws -> Module {
      try await built.value
    }

    private static let moduleMap = BuildFolder.support.appendingPathComponent("UIKit/module.modulemap")

    /// Makes `UIKit.UIGestureRecognizerSubclass` importable. All declarations are in the one module.
    private static func writeModuleMap(in folder: URL) throws {
      try FileManager.default.copyItem(at: moduleMap, to: folder.appendingPathComponent("module.modulemap"))
    }

    /// Writes modules for the frameworks below UIKit. They re-export the module `UIKit`, which has all declarations.
    private static func writeFrameworks(in folder: URL) async throws {
      let source = folder.appendingPathComponent("Framework.swift")
      try "@_exported import UIKit\n".write(to: source, atomically: true, encoding: .utf8)
      for name in ["CoreGraphics", "QuartzCore"] {
        try await Toolchain.compile(
          [
            "-swift-version", "5", "-parse-as-library", "-module-name", name, "-I", folder.path,
            "-emit-module",
            "-emit-module-path", folder.appendingPathComponent("\(name).swiftmodule").path, source.path,
          ])
      }
    }

    private static func build() async throws -> Module {
      let files = try BuildFolder.swiftFiles(in: BuildFolder.support.appendingPathComponent("UIKit"))
      let version = try await Toolchain.compilerVersion()
      let sources = try (files + [moduleMap]).map { try Data(contentsOf: $0) }
      let names = files.map(\.path) + flags + [version]
      let hash = BuildFolder.hash(names.map { Data($0.utf8) } + sources)
      let module = Module(folder: try BuildFolder.cache().appendingPathComponent("UIKit-\(hash)"))
      if FileManager.default.fileExists(atPath: module.object) { return module }

      // The module is built in a scratch folder and then moved into place, so that an interrupted build leaves nothing behind.
      let scratch = try BuildFolder.makeScratch()
      try await Toolchain.compile(
        flags + [
          "-emit-module", "-emit-module-path", scratch.appendingPathComponent("UIKit.swiftmodule").path,
          "-emit-object", "-o", scratch.appendingPathComponent("UIKit.o").path,
        ] + files.map(\.path))
      try writeModuleMap(in: scratch)
      try await writeFrameworks(in: scratch)
      try removeOldStates()
      do { try FileManager.default.moveItem(at: scratch, to: module.folder) } catch {
        // Another run was faster.
        guard FileManager.default.fileExists(atPath: module.object) else { throw error }
      }
      return module
    }

    /// Removes the products of other sources, unless they are so new that another run may be linking them.
    private static func removeOldStates() throws {
      let cache = try BuildFolder.cache()
      for name in try FileManager.default.contentsOfDirectory(atPath: cache.path)
      where name.hasPrefix("UIKit-") {
        let folder = cache.appendingPathComponent(name)
        let made = try folder.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        if let made, made.timeIntervalSinceNow < -3600 { try? FileManager.default.removeItem(at: folder) }
      }
    }
  }
#endif
