import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// The Swift of each spec in `Specs`, as it must be; how it behaves is tested by running it.
@Suite struct SpecTests {
  static let folder = Golden.folder(of: #filePath)

  static let names = [
    "plain-fade", "no-track", "unclipped", "side-pull", "two", "many-things", "lets", "windows", "bars",
    "layers", "two-pulls", "presented", "places", "sprung", "one-way", "rest-states", "containers", "pressed",
    "split", "boxes", "passing", "tabs-more", "arcs", "spans",
    "staggered", "carried", "handed", "stacked", "grow", "hidden-end", "found-drives",
    "states-run", "caught", "keyed", "fingers", "sided", "added", "reached", "driven", "framed",
    "handed-over", "stood", "ordered", "two-fingers", "sheets", "shown",
    "both-ways", "looks", "raised", "twirled", "visited", "homeward", "resized", "nested", "alone",
    "inside", "turned", "shells",
  ]

  /// Those of `Specs/`, besides Photos.
  static let specs = [
    "swipe-back", "zoom-modal", "pinch-photo", "half-sheet", "side-menu", "mini-player", "map-sheet",
    "story-cube", "app-store-card", "container-transform", "tabs", "shared-image",
  ]

  static func emit(spec name: String) throws -> [UInt8] {
    let motions = try Specs.source("motion.transition")
    let options = CompilationOptions(output: .swift, imports: { _ in .source(motions) })
    let result = Compiler.compile(try Specs.source("\(name).transition"), options)
    #expect(!result.diagnostics.contains { $0.severity == .error }, "\(result.diagnostics)")
    return result.output ?? []
  }

  static func emit(_ name: String) throws -> [UInt8] {
    let data = try Data(contentsOf: folder.appending(path: "Specs/\(name).transition"))
    let source = SourceText(name: "\(name).transition", bytes: data)
    let result = Compiler.compile(source, CompilationOptions(output: .swift))
    #expect(!result.diagnostics.contains { $0.severity == .error }, "\(result.diagnostics)")
    return result.output ?? []
  }

  @Test(arguments: names) func variant(name: String) throws {
    try Golden.expect(try Self.emit(name), toBe: "\(name).swift.txt")
  }

  @Test(arguments: specs) func spec(name: String) throws {
    try Golden.expect(try Self.emit(spec: name), toBe: "\(name).swift.txt")
  }

  @Test func photos() throws {
    let result = Compiler.compile(try Specs.photos(), CompilationOptions(output: .swift))
    try Golden.expect(result.output ?? [], toBe: "photos.swift.txt")
  }

  /// Generated files pass the check that the repository's own files pass.
  @Test func formatIsClean() throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "transc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    for name in Self.names {
      try Data(try Self.emit(name)).write(to: scratch.appending(path: "\(name).swift"))
    }
    for name in Self.specs {
      try Data(try Self.emit(spec: name)).write(to: scratch.appending(path: "\(name).swift"))
    }
    let photos = Compiler.compile(try Specs.photos(), CompilationOptions(output: .swift)).output ?? []
    try Data(photos).write(to: scratch.appending(path: "photos.swift"))
    #expect(try SwiftFormat.lint(scratch) == "")
  }
}
