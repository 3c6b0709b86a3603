import Foundation
import TestSupport
import Testing
import TransitionCompiler
import UIKitEmitter

/// What all transitions share, in a file of its own: it is compiled and run in `BehaviourTests`.
@Suite struct SupportTests {
  private func emit(_ name: String, _ support: SupportPlacement) throws -> String {
    let motions = try Specs.source("motion.transition")
    let options = CompilationOptions(
      output: .swift, swift: SwiftOptions(support: support), imports: { _ in .source(motions) })
    let result = Compiler.compile(try Specs.source("\(name).transition"), options)
    return String(decoding: try #require(result.output), as: UTF8.self)
  }

  private var support: [UInt8] { UIKitEmitter.support(version: ToolVersion.current) }

  @Test func file() throws { try Golden.expect(support, toBe: "TransitionSupport.swift.txt") }

  @Test(arguments: ["photos", "swipe-back"]) func transition(name: String) throws {
    try Golden.expect(Array(try emit(name, .separate).utf8), toBe: "\(name)-separate.swift.txt")
  }

  /// Whatever a transition names of it is there, and what it has of its own stands in no other file.
  @Test(arguments: SpecTests.specs + ["photos"]) func nothingIsMissing(name: String) throws {
    let text = try emit(name, .separate)
    let file = String(decoding: support, as: UTF8.self)
    for match in text.matches(of: #/TransitionSupport\.(?<name>\w+)/#) {
      let declarations = ["func \(match.name)(", "final class \(match.name)"]
      #expect(declarations.contains { file.contains($0) }, "\(match.name)")
    }
    for shared in ["Ledger {", "PlatformSwipe: NSObject", "Watch: UIView"] { #expect(!text.contains(shared)) }
    #expect(text.utf8.count < (try emit(name, .inline)).utf8.count)
  }

  @Test func formatIsClean() throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "transc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    for name in SpecTests.specs + ["photos"] {
      try Data(try emit(name, .separate).utf8).write(to: scratch.appending(path: "\(name).swift"))
    }
    try Data(support).write(to: scratch.appending(path: UIKitEmitter.supportFileName))
    #expect(try SwiftFormat.lint(scratch) == "")
  }
}
