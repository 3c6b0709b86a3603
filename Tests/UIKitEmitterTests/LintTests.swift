import Foundation
import TestSupport
import Testing

@Suite struct LintTests {
  /// The repository's own rules hold for generated files.
  @Test func goldenFilesAreClean() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for variant in Variant.all {
      let file = folder.appendingPathComponent(variant.name + ".swift")
      try FileManager.default.copyItem(
        at: Golden.folder(of: #filePath).appending(path: "Golden/\(variant.name).swift.golden"), to: file)
      files.append(file.path)
    }
    let configuration = Specs.root.appendingPathComponent(".swift-format").path
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "format", "lint", "--strict", "--configuration", configuration] + files
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output == "")
    #expect(process.terminationStatus == 0)
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
