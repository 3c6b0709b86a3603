import Foundation
import TestSupport
import Testing
import TransitionDiagnostics
import TransitionExplanations

/// The tables of `Documentation/checks.md` are made of the explanations and of the specs that show each code.
@Suite struct ChecksPageTests {
  private static let page = Specs.root.appending(path: "Documentation/checks.md")
  private static let mark = "<!-- made by ChecksPageTests -->\n"
  private static let folder = "Tests/TransitionSemanticsTests"

  /// Codes that no spec of `Cases` can show, and where the tests are that do, and that come near.
  private static let elsewhere: [DiagnosticCode: String] = [
    .fileTooLarge: "Tests/TranscTests/FileFaultTests.swift"
  ]

  @Test func tablesAreUpToDate() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let head = try #require(text.components(separatedBy: Self.mark).first)
    try Golden.expect(
      Array((head + Self.mark + Self.tables).utf8), atPath: Self.page.path, at: #_sourceLocation)
  }

  /// Every code that the page names in its own words is one.
  @Test func namesWhatThereIs() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    for match in text.matches(of: /T\d{4}/) {
      #expect(DiagnosticCode(name: String(match.output)) != nil, "\(match.output)")
    }
  }

  @Test func everyCodeHasACase() {
    for code in DiagnosticCode.allCases where Self.elsewhere[code] == nil {
      #expect(!Self.specs("Cases", code).isEmpty, "\(code.name)")
    }
    for path in Self.elsewhere.values {
      #expect(FileManager.default.fileExists(atPath: Specs.root.appending(path: path).path), "\(path)")
    }
  }

  private static let groups: [(title: String, codes: ClosedRange<UInt16>)] = [
    ("Text", 1...99), ("Names", 100...199), ("Types and units", 200...299),
    ("Structure and time", 300...399), ("Interaction", 400...499), ("What is left behind", 500...599),
  ]

  private static let tables: String = groups.map { group in
    let rows = Explanations.all.filter { group.codes.contains($0.code.rawValue) }.map(row)
    return
      "\n## \(group.title)\n\n| rule | code | severity | shown by | near misses |\n|---|---|---|---|---|\n"
      + rows.joined()
  }.joined()

  private static func row(_ explanation: Explanation) -> String {
    let code = explanation.code
    return "| \(explanation.title) | [\(code.name)](diagnostics.md#\(code.name.lowercased())) "
      + "| \(code.severity.rawValue) | \(links("Cases", code)) | \(links("NearMisses", code)) |\n"
  }

  private static func links(_ kind: String, _ code: DiagnosticCode) -> String {
    if let path = elsewhere[code] { return "[files of any size](../\(path))" }
    return specs(kind, code).map { name in
      let label = name.count == 5 ? "plain" : String(name.dropFirst(6))
      return "[\(label)](../\(folder)/\(kind)/\(name).transition)"
    }.joined(separator: ", ")
  }

  /// The names of the specs of a code, without what they end in.
  private static func specs(_ kind: String, _ code: DiagnosticCode) -> [String] {
    let path = Specs.root.appending(path: "\(folder)/\(kind)").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasPrefix(code.name) && $0.hasSuffix(".transition") }
      .map { String($0.dropLast(".transition".count)) }.sorted()
  }
}
