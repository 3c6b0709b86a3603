import Foundation
import TestSupport
import Testing
import TransitionCompiler
import UIKitEmitter

@Suite struct AccessTests {
  private func emit(_ name: String, _ access: AccessLevel) throws -> String {
    let motions = try Specs.source("motion.transition")
    let options = CompilationOptions(
      output: .swift, swift: SwiftOptions(access: access), imports: { _ in .source(motions) })
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
    // A longer line may be broken: the blanks are not compared.
    func code(_ text: String) -> String {
      text.split(separator: "\n")
        .filter { !own.contains(String($0)) && !$0.hasPrefix("  /// As `") }
        .joined().replacing("public ", with: "").filter { $0 != " " }
    }
    #expect(code(text) == code(try emit(name, .internal)))
  }

  /// What came with iOS 17 is asked for in apps that run on older ones, and nothing else is.
  @Test(arguments: [13, 15, 16, 17, 18]) func newerCalls(minimum: Int) throws {
    let options = CompilationOptions(output: .swift, swift: SwiftOptions(minimumIOS: minimum))
    let result = Compiler.compile(try Specs.source("zoom-modal.transition"), options)
    let text = String(decoding: try #require(result.output), as: UTF8.self)
    #expect(text.contains("accessibilityPerformEscapeBlock"))
    #expect(text.contains("#available(iOS 17, *)") == (minimum < 17))
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
