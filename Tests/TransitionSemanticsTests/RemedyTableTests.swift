import Foundation
import TestSupport
import Testing
import TransitionDiagnostics

/// `Documentation/fixing.md` lists the codes without a fix-it, with reasons. Every other code has a fix-it in some spec.
@Suite struct RemedyTableTests {
  private static let folder = SpecFolder("Cases")

  /// The codes with a fix-it in one of their specs.
  private static func offered() throws -> Set<DiagnosticCode> {
    var codes: Set<DiagnosticCode> = []
    for name in folder.names {
      for found in SpecFolder.diagnostics(try folder.source(name)) where !found.fixIts.isEmpty {
        codes.insert(found.code)
      }
    }
    return codes
  }

  @Test func whatHasNoRemedyHasAReason() throws {
    let path = Specs.root.appending(path: "Documentation/fixing.md")
    let page = String(decoding: try Data(contentsOf: path), as: UTF8.self)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| [T") }
    var named: [DiagnosticCode] = []
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 2 && cells[1].count > 15, "\(row)")
      for match in cells[0].matches(of: /\[(T\d{4})\]\(diagnostics\.md#t\d{4}\)/) {
        named.append(try #require(DiagnosticCode(name: String(match.1)), "\(match.1)"))
      }
    }
    #expect(Set(named).count == named.count)
    let offered = try Self.offered()
    let missing = Set(DiagnosticCode.allCases).subtracting(offered)
    #expect(Set(named) == missing, "\(Set(named).symmetricDifference(missing).map(\.name).sorted())")
  }
}
