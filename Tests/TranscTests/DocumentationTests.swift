import Foundation
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// The outputs shown in README and Grammar.md are the real ones.
@Suite struct DocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: name)), as: UTF8.self)
  }

  /// The code blocks of a page that begin with a fence.
  private static func blocks(_ page: String, _ fence: String) -> [String] {
    page.components(separatedBy: "\n\(fence)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test func mistakesInTheReadmeAreShownAsTheyAre() throws {
    let photos = try Self.read("Specs/photos.transition")
    let brace =
      "    missing crossfade 250ms                       // no thumbnail to fly from: this element only\n"
    let mistakes = [
      photos.replacing("animate viewer.alpha", with: "animate vewer.alpha"),
      photos.replacing("forward  500ms", with: "forward  500mm"),
      photos.replacing(brace + "  }\n", with: brace),
    ]
    let shown = Self.blocks(try Self.read("README.md"), "```text")
    #expect(shown.count == mistakes.count)
    for (text, expected) in zip(mistakes, shown) {
      let folder = try TemporaryFolder()
      try folder.write(text, to: "photos.transition")
      let result = try Transc.shell(#""$transc" check photos.transition"#, in: folder)
      #expect(result.status == 1)
      #expect(result.errors == expected + "\n")
    }
  }

  @Test func swiftInTheReadmeIsWhatIsWritten() throws {
    let source = SourceText(name: "photos.transition", text: try Self.read("Specs/photos.transition"))
    let output = Compiler.compile(source, CompilationOptions(output: .swift)).output ?? []
    let swift = String(decoding: output, as: UTF8.self)
    let shown = Self.blocks(try Self.read("README.md"), "```swift")
    #expect(shown.count == 2)
    for block in shown { #expect(swift.contains(block)) }
  }
}
