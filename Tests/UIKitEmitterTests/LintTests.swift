import Foundation
import TestSupport
import Testing

@Suite struct LintTests {
  /// The repository's own rules hold for generated files.
  @Test func goldenFilesAreClean() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for variant in Variant.all {
      try FileManager.default.copyItem(
        at: Golden.folder(of: #filePath).appending(path: "Golden/\(variant.name).swift.golden"),
        to: folder.appendingPathComponent(variant.name + ".swift"))
    }
    #expect(try SwiftFormat.lint(folder) == "")
  }

  /// No forced unwrap, no way to stop the program, no line that is too long.
  @Test(arguments: Variant.all) func nothingForbidden(_ variant: Variant) throws {
    let text = try String(
      contentsOf: Golden.folder(of: #filePath).appending(path: "Golden/\(variant.name).swift.golden"),
      encoding: .utf8)
    for forbidden in ["try!", "as!", "fatalError", "preconditionFailure", "TODO", ")!", "]!"] {
      #expect(!text.contains(forbidden))
    }
    for line in text.split(separator: "\n") {
      #expect(line.count <= 110)
      #expect(line.last != " ")
    }
  }
}
