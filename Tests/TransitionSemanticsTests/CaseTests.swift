import Foundation
import TestSupport
import Testing
import TransitionDiagnostics
import TransitionText

/// Each diagnostic has a spec in `Cases` that is named after it, and beside it the output for that spec.
@Suite struct CaseTests {
  private static let folder = SpecFolder("Cases")

  @Test(arguments: folder.names) func isShown(name: String) throws {
    let source = try Self.folder.source(name)
    let diagnostics = SpecFolder.diagnostics(source)
    let shown = DiagnosticRenderer(format: .full).render(diagnostics, in: source)
    try Golden.expect(
      shown, atPath: Self.folder.url.appending(path: "\(name).txt").path, at: #_sourceLocation)
    let code = DiagnosticCode(name: String(name.prefix(5)))
    #expect(diagnostics.contains { $0.code == code })
  }

  @Test func everyCodeHasACase() {
    #expect(Self.folder.codes.union(SpecFolder.withoutSpec) == Set(DiagnosticCode.allCases))
  }

  /// Ranges lie inside the text, and each fix-it does what its title says.
  @Test(arguments: folder.names) func fixItsWork(name: String) throws {
    let source = try Self.folder.source(name)
    let diagnostics = SpecFolder.diagnostics(source)
    for diagnostic in diagnostics { #expect(Int(diagnostic.range.end) <= source.count) }
    let faults = FixItJudge.faults(in: source, found: diagnostics, check: SpecFolder.findings)
    for fault in faults { Issue.record("\(fault)") }
  }
}
