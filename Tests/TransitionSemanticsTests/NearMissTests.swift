import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Specs that come near to what a code finds fault with, and are right: each is named after the code that must not speak.
@Suite struct NearMissTests {
  private static let folder = Golden.folder(of: #filePath).appending(path: "NearMisses")

  private static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".transition") }.map { String($0.dropLast(".transition".count)) }.sorted()

  @Test(arguments: names) func isNotFoundFaultWith(name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).transition"))
    let source = SourceText(name: "\(name).transition", bytes: data)
    let code = try #require(DiagnosticCode(name: String(name.prefix(5))))
    let found = Compiler.plan(of: source, showsNotes: code.severity == .note).diagnostics
    #expect(!found.contains { $0.code == code }, "\(found.map { $0.message(in: source) })")
    #expect(!found.contains { $0.severity == .error }, "\(found.map { $0.message(in: source) })")
  }
}
