import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Each diagnostic has a spec in `Cases` that it is named after, and beside it what is shown for that spec.
@Suite struct CaseTests {
  private static let folder = Golden.folder(of: #filePath).appending(path: "Cases")

  private static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".transition") }.map { String($0.dropLast(".transition".count)) }.sorted()

  private static func diagnostics(_ name: String) throws -> (SourceText, [Diagnostic]) {
    let data = try Data(contentsOf: folder.appending(path: "\(name).transition"))
    let source = SourceText(name: "\(name).transition", bytes: data)
    // Notes are shown where they are wanted: in the cases of their own codes.
    let isNote = DiagnosticCode(name: String(name.prefix(5)))?.severity == .note
    return (source, diagnostics(source, showsNotes: isNote))
  }

  private static func diagnostics(_ source: SourceText, showsNotes: Bool = false) -> [Diagnostic] {
    Compiler.plan(of: source, showsNotes: showsNotes) { request in
      if request.path == source.name { return .source(source) }
      if request.path.hasPrefix("..") { return .outside }
      let url = folder.appending(path: "Imports/\(request.path)")
      guard let data = try? Data(contentsOf: url) else { return .failure("there is no such file") }
      return .source(SourceText(name: request.path, bytes: data))
    }.diagnostics
  }

  @Test(arguments: names) func isShown(name: String) throws {
    let (source, diagnostics) = try Self.diagnostics(name)
    let renderer = DiagnosticRenderer(format: .full)
    let shown = renderer.render(diagnostics, in: source)
    try Golden.expect(shown, atPath: Self.folder.appending(path: "\(name).txt").path, at: #_sourceLocation)
    let code = DiagnosticCode(name: String(name.prefix(5)))
    #expect(diagnostics.contains { $0.code == code })
  }

  /// What the driver and the emitters report has its tests there.
  @Test func everyCodeHasACase() {
    let elsewhere: Set<DiagnosticCode> = [.fileTooLarge, .emitterCannotSay]
    let covered = Set(Self.names.compactMap { DiagnosticCode(name: String($0.prefix(5))) })
    #expect(covered.union(elsewhere) == Set(DiagnosticCode.allCases))
  }

  /// Ranges lie inside the text, fix-its remove what they are offered for, and add no error.
  @Test(arguments: names) func fixItsWork(name: String) throws {
    let (source, diagnostics) = try Self.diagnostics(name)
    for diagnostic in diagnostics {
      #expect(Int(diagnostic.range.end) <= source.count)
      for fixIt in diagnostic.fixIts {
        var bytes = Array(source.bytes)
        for edit in fixIt.edits.sorted(by: { $0.range.start > $1.range.start }) {
          bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
        }
        let after = Self.diagnostics(SourceText(name: "\(name).transition", bytes: bytes))
        func count(_ all: [Diagnostic]) -> Int { all.count { $0.code == diagnostic.code } }
        func errors(_ all: [Diagnostic]) -> Int { all.count { $0.severity == .error } }
        #expect(count(after) < count(diagnostics), "\(fixIt.title)")
        #expect(errors(after) <= errors(diagnostics), "\(fixIt.title)")
      }
    }
  }
}
