import Foundation
import Testing
import TransitionDiagnostics
import TransitionText

@Suite struct RendererTests {
  /// The formats that have a golden file for each case.
  private static let inDetail: [DiagnosticFormat] = [.full, .line, .json]

  @Test(arguments: RenderingCase.all, inDetail)
  func looksAsTheGoldenFile(_ example: RenderingCase, _ format: DiagnosticFormat) throws {
    try GoldenFile.expect(example.render(format), named: "\(example.name).\(format.rawValue).txt")
  }

  @Test func everyGoldenFileHasItsCase() throws {
    let expected = RenderingCase.all.flatMap { example in
      Self.inDetail.map { "\(example.name).\($0.rawValue).txt" }
    }
    let reports = Self.ofAll.map { "report.\($0.rawValue).txt" }
    #expect(try GoldenFile.names() == Set(expected + reports))
  }

  /// The other formats have one golden file with a report of all cases.
  private static let ofAll = DiagnosticFormat.allCases.filter { !inDetail.contains($0) }

  @Test(arguments: ofAll)
  func reportsLookAsTheGoldenFile(_ format: DiagnosticFormat) throws {
    try GoldenFile.expect(RenderingCase.report(format), named: "report.\(format.rawValue).txt")
  }

  /// Fingerprints do not change with the lines around a finding, and are unique.
  @Test func fingerprints() throws {
    func fingerprints(_ text: String) throws -> [String] {
      let source = SourceText(name: "a", text: text)
      let found = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "x") }.map {
        Diagnostic(.unknownName, at: ByteRange(UInt32($0.offset), UInt32($0.offset + 1)), [.text("x")])
      }
      let json = DiagnosticRenderer(format: .gitlab).render(found, in: source)
      let issues = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [[String: Any]])
      return issues.compactMap { $0["fingerprint"] as? String }
    }
    let first = try fingerprints("let x\n  x\nx\n")
    #expect(Set(first).count == 3)
    #expect(try fingerprints("\n\nlet  x\na\n\tx \nx") == first)
  }

  @Test func pathsCountFromTheFolder() {
    func path(_ name: String, from folder: String? = "/a/b") -> String {
      let source = SourceText(name: name, text: "x")
      let renderer = DiagnosticRenderer(format: .github, tool: ReportingTool(folder: folder))
      let text = renderer.render([Diagnostic(.unknownName, at: ByteRange(0, 1))], in: source)
      let line = String(decoding: text, as: UTF8.self)
      return String(line.dropFirst("::error file=".count).prefix { $0 != "," })
    }
    #expect(path("/a/b/c/d.x") == "c/d.x")
    #expect(path("/a/bc/d.x") == "/a/bc/d.x")
    #expect(path("/a/b/d.x", from: nil) == "/a/b/d.x")
    #expect(path("./c/d.x") == "c/d.x" && path("c,d:%.x") == "c%2Cd%3A%25.x")
  }

  /// For any text, the cursor is moved only by newlines and by the renderer's own escape sequences.
  @Test(arguments: RenderingCase.all)
  func outputIsSafe(_ example: RenderingCase) {
    for format in DiagnosticFormat.allCases where !(example.usesColor && format == .full) {
      let scalars = example.renderedText(format).unicodeScalars
      #expect(!scalars.contains { $0 != "\n" && $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
      if ![.json, .sarif, .gitlab].contains(format) {
        #expect(!scalars.contains { $0 == "\u{202E}" || $0 == "\u{2028}" })
      }
    }
  }

  @Test(arguments: RenderingCase.all)
  func jsonLinesAreJSON(_ example: RenderingCase) throws {
    let lines = example.renderedText(.json).split(separator: "\n", omittingEmptySubsequences: true)
    #expect(lines.count == Set(example.diagnostics).count)
    for line in lines {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["version"] as? Int == 1)
      #expect(object["file"] as? String == example.source.name)
      let range = try #require(object["range"] as? [String: [String: Int]])
      let start = try #require(range["start"]?["offset"])
      let end = try #require(range["end"]?["offset"])
      #expect(0 <= start && start <= end && end <= example.source.count)
    }
  }

  @Test(arguments: RenderingCase.all)
  func lineFormatIsReadByXcode(_ example: RenderingCase) throws {
    let pattern =
      /^Specs\/[^:]+:[1-9][0-9]*:[1-9][0-9]*: (error: .* \[T[0-9]{4}\]|warning: .* \[T[0-9]{4}\]|note: .*)$/
    for line in example.renderedText(.line).split(separator: "\n") {
      #expect(line.wholeMatch(of: pattern) != nil, "\(line)")
    }
  }

  @Test func aLineOfNULsIsCut() {
    let source = SourceText(name: "nul", bytes: [UInt8](repeating: 0, count: 2_000_000))
    let renderer = DiagnosticRenderer(format: .full)
    let range = ByteRange(1_000_000, 1_000_002)
    let text = String(
      decoding: renderer.render([Diagnostic(.invalidCharacter, at: range, [.text("NUL")])], in: source),
      as: UTF8.self)
    let lines = text.split(separator: "\n")
    let shown = lines.first { $0.contains("␀") } ?? ""
    let carets = lines.first { $0.contains("^") } ?? ""
    #expect(shown.filter { $0 == "␀" }.count == 100)
    #expect(shown.filter { $0 == "…" }.count == 2)
    #expect(carets.filter { $0 == "^" }.count == 2)
  }

  /// A long line is read once, not once for each finding on it, and the number of shown findings is limited.
  @Test func aLongLineIsReadOnce() {
    let count: UInt32 = 20_000_000
    let source = SourceText(name: "long", bytes: [UInt8](repeating: UInt8(ascii: "x"), count: Int(count)))
    let diagnostics = (0..<UInt32(1_000)).map { index in
      let range = ByteRange(count / 1_000 * index + 7, count / 1_000 * index + 9)
      return Diagnostic(
        .unknownName, at: range, [.text(String(repeating: "y", count: 10_000))],
        fixIts: [
          FixIt("all", replacing: range, with: "z"),
          FixIt("far", [TextEdit(ByteRange(at: 0), "a"), TextEdit(range, "")], applicability: .safe),
        ])
    }
    let clock = ContinuousClock()
    let one = clock.measure { _ = DiagnosticRenderer(format: .full).render([diagnostics[0]], in: source) }
    var bytes: [UInt8] = []
    let all = clock.measure {
      bytes = DiagnosticRenderer(format: .full).render(diagnostics, in: source)
    }
    #expect(all < one * 50 + .seconds(1))
    #expect(bytes.count < 1_000_000)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("xzx"))
    #expect(text.hasSuffix("and 900 more in long\n\n"))
    for format in [DiagnosticFormat.line, .json] {
      let lines = DiagnosticRenderer(format: format).render(diagnostics, in: source)
      #expect(lines.count { $0 == UInt8(ascii: "\n") } >= 1_000)
    }
  }

  @Test func noWarningTakesThePlaceOfAnError() {
    let source = SourceText(name: "many", text: String(repeating: "x", count: 300))
    let warnings = (0..<150).map { Diagnostic(.unusedLet, at: ByteRange($0, $0 + 1), [.text("w")]) }
    let errors = (200..<220).map { Diagnostic(.unknownName, at: ByteRange($0, $0 + 1), [.text("e\($0)")]) }
    let text = String(
      decoding: DiagnosticRenderer(format: .full).render(warnings + errors, in: source), as: UTF8.self)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("error[") } == 20)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("warning[") } == 80)
    #expect(text.hasSuffix("and 70 more in many\n\n"))
  }

  @Test func aByteOrderMarkIsNotShown() {
    let source = SourceText(name: "mark", text: "\u{FEFF}let a")
    for range in [ByteRange(0, 0), ByteRange(3, 6), ByteRange(0, 6)] {
      let fixIt = FixIt("write", replacing: range, with: "LET")
      let shown = DiagnosticRenderer(format: .full).render(
        [Diagnostic(.unknownName, at: range, fixIts: [fixIt])], in: source)
      let text = String(decoding: shown, as: UTF8.self)
      #expect(text.contains("mark:1:1"))
      #expect(text.contains("1 | let a\n"))
      #expect(!text.contains("FEFF"))
    }
  }

  @Test func nothingIsShownOfNothing() {
    for format in DiagnosticFormat.allCases where !format.isDocument {
      #expect(DiagnosticRenderer(format: format).render([], in: SourceText(name: "a", text: "b")).isEmpty)
    }
  }

  @Test func failuresHaveAFormOfTheirOwn() {
    func text(_ format: DiagnosticFormat) -> String {
      String(
        decoding: DiagnosticRenderer(format: format).renderFailure(
          ReportedFailure("cannot read `a\u{7}`", file: "a\u{7}")),
        as: UTF8.self)
    }
    #expect(text(.full) == "transc: error: cannot read `a␇`\n")
    #expect(text(.line) == text(.full))
    #expect(
      text(.json)
        == #"{"version":1,"severity":"error","message":"cannot read `a\u0007`","file":"a\u0007"}"# + "\n")
  }

  @Test func summaryCountsEachOnce() {
    let range = ByteRange(0, 1)
    let error = Diagnostic(.unknownName, at: range)
    let warnings = (0..<2).map { Diagnostic(.unusedLet, at: ByteRange($0, 2)) }
    var summary = DiagnosticSummary()
    #expect(summary.text == "")
    summary.count([error, error] + warnings, policy: SeverityPolicy())
    #expect(summary.text == "1 error, 2 warnings")
    summary.count(warnings, policy: SeverityPolicy(warningsAreErrors: true))
    #expect(summary.text == "3 errors, 2 warnings")
  }
}
