#if os(Linux)
  import Foundation

  /// The module `SwiftUI` of `Tests/Support/SwiftUI`. It has signatures to type-check against, and what a test needs to call a
  /// representable.
  enum HeadlessSwiftUI {
    private static let built = Task {
      let folder = try BuildFolder.makeScratch()
      let files = try BuildFolder.swiftFiles(in: BuildFolder.support.appendingPathComponent("SwiftUI"))
      let uiKit = try await HeadlessUIKit.module()
      try await Toolchain.compile(
        [
          "-swift-version", "5", "-warnings-as-errors", "-parse-as-library", "-wmo", "-module-name",
          "SwiftUI",
          "-emit-module", "-emit-module-path", folder.appendingPathComponent("SwiftUI.swiftmodule").path,
          "-emit-object", "-o", folder.appendingPathComponent("SwiftUI.o").path,
        ] + uiKit.importFlags + files.map(\.path))
      return folder
    }

    /// The object file to link.
    static func object() async throws -> String {
      try await built.value.appendingPathComponent("SwiftUI.o").path
    }

    /// The compiler flags to import it and the headless UIKit.
    static func importFlags() async throws -> [String] {
      try await HeadlessUIKit.module().importFlags + ["-I", built.value.path]
    }
  }
#endif
