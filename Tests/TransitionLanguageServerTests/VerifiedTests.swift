import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

@testable import TransitionLanguageServer

/// The results of the proofs about a transition are used again after it has moved. The findings are those of a new proof.
@Suite struct VerifiedTests {
  private static let first = """
    transition AnotherOne {
      style navigation
      from firstScreen
      to secondScreen
      forward 300ms easeOut
      animate secondScreen.alpha: 0 -> 1
      reduceMotion crossfade 200ms
    }

    """

  private static let names: [String] = {
    let folder = Specs.root.appending(path: "Tests/TransitionSemanticsTests/Cases").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".transition") }.sorted()
  }()

  /// A transition before those of each case is edited. Nothing of theirs is proved again, and all findings are right.
  @Test func findingsMoveAlong() throws {
    let files = RepositoryFiles()
    var moved = 0
    for name in Trials.some(of: Self.names) {
      let url = Specs.root.appending(path: "Tests/TransitionSemanticsTests/Cases/\(name)")
      let uri = FileURI.uri(of: url.path)
      let text = Self.first + String(decoding: try Data(contentsOf: url), as: UTF8.self)
      var client = Client(files: files)
      client.open(uri, text)
      let told = client.change(
        uri, #"{"start":{"line":4,"character":10},"end":{"line":4,"character":11}}"#, "12")
      let now = text.replacing(
        "forward 300ms easeOut\n  animate secondScreen",
        with: "forward 1200ms easeOut\n  animate secondScreen")
      let source = SourceText(name: url.path, text: now)
      let fresh = DocumentAnalysis.fresh(source, uri: uri, files)
      #expect(findings(told.last) == fresh.findings, "\(name)")
      if fresh.isProved { moved += 1 }
    }
    #expect(moved > Trials.count(200))
  }
}

extension DocumentAnalysis {
  /// The findings of a text in a new server, in the form in which the server sends them, and whether proofs were reached.
  fileprivate static func fresh(
    _ source: SourceText, uri: String, _ files: RepositoryFiles
  ) -> (findings: [String], isProved: Bool) {
    let lines = TextLines(source, .utf16)
    let (_, diagnostics) = Compiler.plan(of: source, triesFixIts: false) {
      files.answer($0, of: source.name, within: nil)
    }
    let shown = DiagnosticRenderer.ordered(diagnostics.filter { $0.severity != .note }).map { diagnostic in
      let (start, end) = (
        lines.position(of: diagnostic.range.start), lines.position(of: diagnostic.range.end)
      )
      return "\(diagnostic.code.name) \(start.line):\(start.character)-\(end.line):\(end.character)"
    }
    return (shown, !diagnostics.contains { $0.severity == .error && $0.code.rawValue < 300 })
  }
}
