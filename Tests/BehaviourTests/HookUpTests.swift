#if os(Linux)
  import Foundation
  import Testing

  /// Pastes what the header of a generated file says into an app, as its reader does.
  @Suite struct HookUpTests {
    @Test func everyHeaderCompilesWhenItIsPasted() async throws {
      let generated = [try GeneratedSwift.photos()] + (try GeneratedSwift.specs())
      let apps = try generated.enumerated().map { index, text in try Self.app(in: text, index) }
      let folder = try BuildFolder.makeScratch()
      let files = try (generated + apps).enumerated().map { index, text in
        let file = folder.appendingPathComponent("File\(index).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
      }
      let uiKit = try await HeadlessUIKit.module()
      try await Toolchain.compile(
        ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-swift-version", "6"] + uiKit.importFlags
          + files)
    }

    /// The header's code, in a namespace of its own, with the screens besides that it makes.
    private static func app(in generated: String, _ index: Int) throws -> String {
      let indent = "//     "
      let header = generated.split(separator: "\n", omittingEmptySubsequences: false).prefix {
        $0.hasPrefix("//")
      }
      let code = header.filter { $0.hasPrefix(indent) }.map { String($0.dropFirst(indent.count)) }
      try #require(
        code.contains { $0.contains("class ") }, "there is no code in \(header.joined(separator: " "))")
      let text = code.joined(separator: "\n")
      let made = Set(text.matches(of: /([A-Z]\w*Controller)\(\)/).map { String($0.1) })
      let others = made.filter { !text.contains("class \($0)") }.sorted()
        .map { "final class \($0): UIViewController {}" }
      return (["import UIKit", "enum App\(index) {"] + others + code + ["}"]).joined(separator: "\n")
    }
  }
#endif
