import TestSupport
import Testing
import TransitionDiagnostics
import TransitionExplanations

/// What is printed.
@Suite struct ExplanationTextTests {
  private func text(_ code: DiagnosticCode, usesColor: Bool = false) throws -> String {
    let explanation = try #require(Explanations.of(code))
    return String(decoding: ExplanationText.page(explanation, usesColor: usesColor), as: UTF8.self)
  }

  private func withoutColor(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }

  @Test(arguments: [DiagnosticCode.missingSettle, .sharedWithoutFallback, .fileTooLarge])
  func page(_ code: DiagnosticCode) throws {
    try Golden.expect(Array(try text(code).utf8), toBe: "\(code.name).txt")
  }

  @Test func colour() throws {
    try Golden.expect(
      Array(try text(.reduceMotionNotAnswered, usesColor: true).utf8), toBe: "T0305.colour.txt")
  }

  @Test func list() throws {
    let list = ExplanationText.list(usesColor: false)
    try Golden.expect(list, toBe: "list.txt")
    let lines = String(decoding: list, as: UTF8.self).split(separator: "\n")
    #expect(lines.map { String($0.prefix(5)) } == Explanations.all.map(\.code.name))
    #expect(Set(Explanations.all.map(\.title)).count == lines.count)
    let coloured = String(decoding: ExplanationText.list(usesColor: true), as: UTF8.self)
    #expect(coloured != String(decoding: list, as: UTF8.self))
    #expect(withoutColor(coloured) == String(decoding: list, as: UTF8.self))
  }

  /// Whatever the page, it fits a terminal, shows its code, and its colours are nothing but colours.
  @Test(arguments: DiagnosticCode.allCases) func everyPage(_ code: DiagnosticCode) throws {
    let page = try text(code)
    #expect(page.hasPrefix("\(code.severity.rawValue)[\(code.name)]: "))
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= 80 && line.last != " ", "\(line)")
    }
    #expect(page.hasSuffix(".\n") || page.hasSuffix("\".\n"))
    #expect(!page.contains("\n\n\n") && !page.contains("{0}"))
    #expect(withoutColor(try text(code, usesColor: true)) == page)
  }

  @Test(
    arguments: [
      ("T0105", 105), ("t0105", 105), ("0105", 105), ("105", 105), ("T105", 105), ("t105", 105), ("1", 1),
      ("T1", 1),
      ("0951", nil), ("", nil), ("T", nil), ("T0209", nil), ("T00105", nil), ("+105", nil), ("T+105", nil),
      ("-1", nil),
      ("T0105 ", nil), ("E0105", nil), ("tt105", nil), ("99999", nil), ("T١٠٥", nil), ("0", nil),
    ] as [(String, UInt16?)])
  func named(_ text: String, _ code: UInt16?) {
    #expect(Explanations.code(named: text)?.rawValue == code)
  }

  @Test(
    arguments: [
      ("T0209", 208), ("209", 208), ("0", 1), ("T9999", nil), ("T0150", nil), ("T0960", nil), ("TO105", 105),
      ("T01O5", 105),
      ("E0105", 105), ("curve", nil), ("", nil),
    ] as [(String, UInt16?)])
  func nearest(_ text: String, _ code: UInt16?) {
    #expect(Explanations.nearestCode(to: text)?.rawValue == code)
  }
}
