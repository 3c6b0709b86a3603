import Foundation
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Each step of the tutorial is a spec without findings that compiles to Swift. It contains what the page shows of it.
@Suite struct TutorialTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation")

  private static let page =
    (try? String(contentsOf: folder.appending(path: "tutorial.md"), encoding: .utf8)) ?? ""

  private static func spec(_ step: Int) throws -> SourceText {
    let url = folder.appending(path: "tutorial/step-\(step).transition")
    return SourceText(name: "step-\(step).transition", bytes: try Data(contentsOf: url))
  }

  /// The part of a step that the page shows.
  private static func shown(_ step: Int) -> String? {
    let parts = page.components(separatedBy: "```transition step-\(step)\n")
    return parts.count == 2 ? parts[1].components(separatedBy: "```").first : nil
  }

  @Test(arguments: 1...10) func compiles(step: Int) throws {
    let result = Compiler.compile(try Self.spec(step), CompilationOptions(output: .swift))
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    #expect(result.output != nil)
  }

  @Test(arguments: 1...10) func isShown(step: Int) throws {
    let source = try Self.spec(step)
    let spec = String(decoding: source.bytes, as: UTF8.self)
    let lines = Set(spec.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    for line in try #require(Self.shown(step)).split(separator: "\n") {
      #expect(lines.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }

  /// The last step is the repository's example, except for comments.
  @Test func endsWithPhotos() throws {
    func members(_ text: String) -> [String] {
      text.split(separator: "\n").map { line in
        let code = line.components(separatedBy: "//").first ?? ""
        return code.split(separator: " ").joined(separator: " ")
      }.filter { !$0.isEmpty }.sorted()
    }
    let photos = try String(
      contentsOf: Self.folder.deletingLastPathComponent().appending(path: "Specs/photos.transition"),
      encoding: .utf8)
    let last = String(decoding: try Self.spec(10).bytes, as: UTF8.self)
    #expect(members(last) == members(photos))
  }
}
