import Foundation
import TestSupport
import Testing
import TransitionCompiler
import UIKitEmitter

@Suite struct AccessTests {
  private func emit(_ name: String, _ access: AccessLevel) throws -> String {
    let motions = try Specs.source("motion.transition")
    let options = CompilationOptions(output: .swift, access: access, imports: { _ in .source(motions) })
    let result = Compiler.compile(try Specs.source("\(name).transition"), options)
    return String(decoding: try #require(result.output), as: UTF8.self)
  }

  /// Public is what the app names, and nothing else: without the word, and the initializer, the file is the internal one.
  @Test(arguments: SpecTests.specs + ["photos"]) func onlyWhatTheAppNames(name: String) throws {
    let text = try emit(name, .public)
    #expect(text.contains("\npublic final class "))
    #expect(text.contains("\npublic import UIKit\n"))
    #expect(!text.contains("private public ") && !text.contains("public private "))
    let own = ["  public override init() { super.init() }", "  /// Makes the transition."]
    func words(_ text: String) -> [Substring] {
      text.split(separator: "\n")
        .filter { !own.contains(String($0)) && !$0.hasPrefix("  /// As `") }
        .flatMap { $0.replacing("public ", with: "").split(separator: " ") }
    }
    #expect(words(text) == words(try emit(name, .internal)))
  }

  @Test func formatIsClean() throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "transc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    for name in SpecTests.specs + ["photos"] {
      try Data(try emit(name, .public).utf8).write(to: scratch.appending(path: "\(name).swift"))
    }
    #expect(try SwiftFormat.lint(scratch) == "")
  }
}

/// The formatter of the toolchain.
enum SwiftFormat {
  /// What it says of the files in a folder; nothing where all is well.
  static func lint(_ folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "format", "lint", "--strict", "--recursive", "--configuration",
      Specs.root.appending(path: ".swift-format").path, folder.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let errors = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? errors : errors + "ended with \(process.terminationStatus)"
  }
}
