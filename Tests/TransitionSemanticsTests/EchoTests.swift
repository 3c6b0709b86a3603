import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionSyntax
import TransitionText

@testable import TransitionSemantics

/// One mistake is one finding: its consequences are not reported as well.
@Suite struct EchoTests {
  private func found(_ members: String, before: String = "") -> (source: SourceText, all: [Diagnostic]) {
    let source = Self.transition(members, before: before)
    return (source, Compiler.plan(of: source).diagnostics)
  }

  private static func transition(_ members: String, before: String = "") -> SourceText {
    let text = """
      \(before)
      transition A {
        style overlay
        from map
        to sheet { list: scroll }
        states half, full
        forward 400ms easeOut
        animate sheet.y { map: container.height, half: container.height / 2, full: 44pt }
      \(members)
        reduceMotion crossfade 200ms
      }
      """
    return SourceText(name: "test", text: text)
  }

  @Test(arguments: [
    ("  view v: colour(#FF0000) { above map }", DiagnosticCode.unknownKeyword),
    ("  animate sheet.alpha { map: 0, half: 1pt, full: 1 }\n" + Self.drive("sheet.alpha"), .notDimensionless),
    (
      """
        interactive states by pan(vertical) on sheet {
          simultaneous with sheet.list
          drive sheet.y = clamp(start.sheet.y + translation.y, full..container)
          settle nearest(sheet.y) 300ms
        }
      """, .notAValue
    ),
  ])
  func isOne(members: String, code: DiagnosticCode) {
    let found = found(members).all.filter { $0.severity == .error }
    #expect(found.map(\.code) == [code], "\(found)")
  }

  private static func drive(_ path: String) -> String {
    """
      interactive states by pan(vertical) on sheet {
        simultaneous with sheet.list
        drive sheet.y = start.sheet.y + translation.y
        drive \(path)
        settle nearest(sheet.y) 300ms
      }
    """
  }

  /// If a brace ends a transition too early, the finding points at it.
  @Test func aBraceTooMany() throws {
    let (source, all) = found("  }\n  animate sheet.alpha: 0 -> 1")
    let finding = try #require(all.first)
    #expect(finding.code == .unknownMember && finding.labels.count == 1)
    #expect(source.text(try #require(finding.labels.first).range) == "}")
  }

  /// The fix-it removes Swift's `_` before a parameter.
  @Test func parametersHaveNames() throws {
    let (_, all) = found("  use m(s: sheet)", before: "motion m(_ s: screen) { animate s.alpha: 0 -> 1 }")
    let finding = try #require(all.first)
    #expect(
      finding.notes == ["arguments have their names: a parameter is `name: type` or `label name: type`"])
    #expect(finding.fixIts.first?.edits.first?.replacement == "")
  }

  /// Motions that multiply their uses are rejected quickly, and are not reported as a circle.
  @Test func motionsThatMultiply() {
    for (count, code) in [(18, DiagnosticCode.tooManyUses), (40, .tooManyUses)] {
      let motions = (1...count).map { "motion m\($0)() { use m\($0 - 1)(); use m\($0 - 1)() }" }
      let before = "motion m0() { }\n" + motions.joined(separator: "\n")
      let codes = Set(found("  use m\(min(count, 19))()", before: before).all.map(\.code))
      #expect(codes == [code])
    }
  }

  /// A literal `0` fits every dimension.
  @Test(arguments: [
    "sin(0)", "cos(0)", "project(0, rate: normal) / 1pt", "inset(container.bounds, 0).width / 1pt",
  ])
  func zeroes(value: String) {
    let found = found("  animate sheet.scale { map: 1, half: 1, full: 1 + \(value) }").all
    #expect(!found.contains { $0.severity == .error }, "\(found)")
  }

  /// With hundreds of wrong names and hundreds of right ones, not every pair is compared.
  @Test func manyWrongNames() {
    func name(_ prefix: String, _ index: Int) -> String {
      prefix + String(repeating: "x", count: 32) + "\(index)"
    }
    let views = (0..<400).map { "  view \(name("v", $0)): color(#000000) { while sheet }" }
    let wrong = (0..<400).map { "  animate \(name("w", $0)).alpha { map: 0, half: 1, full: 1 }" }
    let text = Self.transition((views + wrong).joined(separator: "\n"))
    var checker = Checker(tree: Parser.parse(text).tree, imports: ImportedText())
    checker.run([], parts: 1)
    let found = checker.current.findings.all
    #expect(found.count { $0.code == .unknownName } == 400)
    #expect(found.count { $0.code == .unknownName && !$0.notes.isEmpty } < 200)
    // The last name that is compared is compared with all right names.
    #expect(checker.comparedLetters < Checker.mostComparedLetters + 40 * 400 * 40)
  }

  /// Thousands of tracks with a wrong value at rest, which comes from the layout or is a constant. Each is reported.
  @Test(arguments: ["map.width / 390pt + 1", "0.5"]) func manyForeignRests(value: String) {
    let count = 2_000
    let names = (0..<count).map { "v\($0)" }
    let tracks = names.map { "  animate map.\($0).scale: \(value) -> 0.8\n" }.joined()
    let text = """
      transition A {
        style navigation
        from map { \(names.joined(separator: ", ")): view }
        to detail
        forward 400ms easeOut
      \(tracks)  reduceMotion crossfade 200ms
      }
      """
    let found = Compiler.plan(of: SourceText(name: "test", text: text)).diagnostics
    #expect(found.count { $0.code == .restNotFound } == count)
  }

  /// Views in a long chain of `above`, and in a circle.
  @Test func layersInAChain() {
    let views = (0..<1_000).map { index in
      "  view v\(index): color(#000000) { while sheet; above \(index == 0 ? "map" : "v\(index - 1)") }"
    }
    #expect(!found(views.joined(separator: "\n")).all.contains { $0.severity == .error })
    let circle = views + ["  order v0 above v999"]
    let errors = found(circle.joined(separator: "\n")).all.filter { $0.severity == .error }
    #expect(errors.map(\.code) == [.driveCircle])
  }
}
