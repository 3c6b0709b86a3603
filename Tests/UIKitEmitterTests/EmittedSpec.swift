import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText
import UIKitEmitter

/// A spec of the repository and its Swift.
struct EmittedSpec: Sendable, CustomTestStringConvertible {
  /// The path of the spec in the repository.
  let path: String

  /// The name of the file without its extension.
  var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  var testDescription: String { path }

  /// The specs in a folder of the repository and its subfolders.
  static func all(in folder: String) -> [EmittedSpec] {
    let url = Specs.root.appending(path: folder)
    let names = (FileManager.default.subpaths(atPath: url.path) ?? []).filter { $0.hasSuffix(".transition") }
    return names.sorted().map { EmittedSpec(path: folder + "/" + $0) }
  }

  /// The specs for people to read, without the one that has motions only.
  static let shown = all(in: "Specs").filter { $0.name != "motion" }

  /// These specs, and the ones for the features of the language.
  static let golden = shown + all(in: "Tests/UIKitEmitterTests/Specs")

  /// All specs of the repository, compiled once.
  static let compiled: Result<[(spec: EmittedSpec, result: CompilationResult)], any Error> = Result {
    try ["Documentation", "Examples", "Specs", "Tests"].flatMap(all).map { ($0, try $0.compile()) }
  }

  /// Compiles the spec.
  func compile(_ options: SwiftOptions = SwiftOptions()) throws -> CompilationResult {
    let url = Specs.root.appending(path: path)
    let folder = url.deletingLastPathComponent()
    let compilation = CompilationOptions(output: .swift, swift: options, triesFixIts: false) { request in
      if request.path.hasPrefix("..") { return .outside }
      // The imports of a case are in its folder, or in the folder for the imports of all cases.
      for place in [folder.appending(path: request.path), folder.appending(path: "Imports/\(request.path)")] {
        if let data = try? Data(contentsOf: place) {
          return .source(SourceText(name: place.lastPathComponent, bytes: data))
        }
      }
      return .failure("there is no such file")
    }
    return Compiler.compile(
      SourceText(name: path, bytes: try Data(contentsOf: url)), compilation)
  }

  /// The generated Swift of the spec.
  func swift(_ options: SwiftOptions = SwiftOptions()) throws -> String {
    String(decoding: try #require(try compile(options).output), as: UTF8.self)
  }

  /// The generated Swift of a text.
  static func swift(_ text: String, _ options: SwiftOptions = SwiftOptions()) throws -> String {
    let result = Compiler.compile(
      SourceText(name: "spec.transition", text: text), CompilationOptions(output: .swift, swift: options))
    #expect(!result.diagnostics.contains { $0.severity == .error }, "\(result.diagnostics)")
    return String(decoding: try #require(result.output), as: UTF8.self)
  }
}

/// A temporary folder with generated files.
struct GeneratedFolder: ~Copyable {
  let url = FileManager.default.temporaryDirectory.appending(path: "transc-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  /// The output of a tool of the toolchain. It is empty if there are no problems.
  static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let errors = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? errors : errors + "ended with \(process.terminationStatus)"
  }

  /// The findings of the formatter in the files, by the rules of the repository.
  func lint() throws -> String {
    let rules = Specs.root.appending(path: ".swift-format").path
    return try Self.run(
      ["swift", "format", "lint", "--strict", "--recursive", "--configuration", rules, url.path])
  }

  /// The syntax errors that the compiler finds in the files.
  func parse() throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    return try Self.run(["swiftc", "-frontend", "-parse"] + names.map { url.appending(path: $0).path })
  }
}
