import Testing
import TransitionDiagnostics
import TransitionText

/// Tests the fixer with simple checks, in which a letter of the text stands for a mistake.
@Suite struct FixerTests {
  /// Finds letters that should be replaced by another text.
  private static func remedies(
    _ table: [Character: String], _ applicability: FixIt.Applicability = .safe,
    code: @escaping (Character) -> DiagnosticCode = { _ in .unknownName }
  ) -> (SourceText) -> [Diagnostic] {
    { source in
      source.text(ByteRange(0, UInt32(source.count))).utf8.enumerated().compactMap { offset, byte in
        let letter = Character(UnicodeScalar(byte))
        guard let replacement = table[letter] else { return nil }
        let range = ByteRange(UInt32(offset), UInt32(offset + 1))
        let fixIt = FixIt("", [TextEdit(range, replacement)], applicability: applicability)
        return Diagnostic(code(letter), at: range, [.text(String(letter))], fixIts: [fixIt])
      }
    }
  }

  private func fix(
    _ text: String, _ check: @escaping (SourceText) -> [Diagnostic],
    applicability: FixIt.Applicability = .safe
  ) -> (text: String, count: Int, left: Int) {
    let fixed = Fixer(applicability, check: check).fix(SourceText(name: "test", text: text))
    return (
      fixed.source.text(ByteRange(0, UInt32(fixed.source.count))), fixed.fixCount, fixed.diagnostics.count
    )
  }

  @Test func everythingIsMended() {
    let result = fix("a a-a\r\n", Self.remedies(["a": "bcd"]))
    #expect(result == ("bcd bcd-bcd\r\n", 3, 0))
  }

  @Test func whatAMendedTextNeedsComesInTheNextRound() {
    #expect(fix("a", Self.remedies(["a": "b", "b": "c", "c": "."])) == (".", 3, 0))
  }

  @Test func whatShouldBeLookedAtIsLeft() {
    let check = Self.remedies(["a": "."], .needsReview)
    #expect(fix("a", check) == ("a", 0, 1))
    #expect(fix("a", check, applicability: .needsReview) == (".", 1, 0))
  }

  /// If there are two alternative fix-its, none is applied, unless only one of them is safe.
  @Test func alternativesAreLeft() {
    func check(_ first: FixIt.Applicability, _ second: FixIt.Applicability) -> (SourceText) -> [Diagnostic] {
      { source in
        guard source.bytes.contains(UInt8(ascii: "a")) else { return [] }
        let range = ByteRange(0, 1)
        return [
          Diagnostic(
            .unknownName, at: range,
            fixIts: [
              FixIt("", [TextEdit(range, "1")], applicability: first),
              FixIt("", [TextEdit(range, "2")], applicability: second),
            ])
        ]
      }
    }
    #expect(fix("a", check(.safe, .safe), applicability: .needsReview).text == "a")
    #expect(fix("a", check(.needsReview, .needsReview), applicability: .needsReview).text == "a")
    #expect(fix("a", check(.needsReview, .safe), applicability: .safe).text == "2")
    #expect(fix("a", check(.safe, .needsReview), applicability: .needsReview).text == "1")
  }

  /// A fix-it that causes more errors than it removes is left out, and does not prevent the others.
  @Test func errorsNeverGrow() {
    let check = Self.remedies(["a": ".", "x": "yy", "y": "z"])
    #expect(fix("aaaxaaa", check) == ("...x...", 6, 1))
    #expect(fix("xaxax", check) == ("x.x.x", 2, 3))
  }

  @Test func whatDoesNotHelpIsLeftOut() {
    #expect(fix("axa", Self.remedies(["a": ".", "x": "x"])) == (".x.", 2, 1))
  }

  /// Two fix-its that undo each other end.
  @Test func circlesEnd() {
    let check = Self.remedies(["a": "b", "b": "a"]) { $0 == "a" ? .unknownName : .unknownUnit }
    #expect(fix("a", check) == ("b", 1, 1))
  }

  /// A fix-it that only moves its finding does not help, however often it is applied.
  @Test(arguments: [".a", "a.", ".a."]) func growthIsNoHelp(replacement: String) {
    #expect(fix("a", Self.remedies(["a": replacement])) == ("a", 0, 1))
    #expect(fix("b a", Self.remedies(["a": replacement, "b": "."])) == (". a", 1, 1))
  }

  /// A fix-it that leads to another finding each time ends, and the result says so.
  @Test func endlessOnesEnd() {
    var checks = 0
    let fixer = Fixer(.safe) { source in
      checks += 1
      let end = ByteRange(at: UInt32(source.count))
      let fixIt = FixIt("", [TextEdit(end, ".")], applicability: .safe)
      return [Diagnostic(.unknownName, at: end, [.text("\(source.count)")], fixIts: [fixIt])]
    }
    let fixed = fixer.fix(SourceText(name: "test", text: ""))
    #expect(!fixed.isFinished && checks <= 200)
    #expect(
      Fixer(.safe, check: Self.remedies(["a": "."])).fix(SourceText(name: "test", text: "a")).isFinished)
  }

  /// Hundreds of fix-its that can only be applied one by one are all applied.
  @Test func manyGoOneByOne() {
    let fixer = Fixer(.safe) { source in
      let text = source.text(ByteRange(0, UInt32(source.count))).utf8
      let mended = text.count { $0 == UInt8(ascii: ".") }
      return text.enumerated().compactMap { offset, byte in
        guard byte == UInt8(ascii: "a") else { return nil }
        let range = ByteRange(UInt32(offset), UInt32(offset + 1))
        let fixIt = FixIt("", [TextEdit(range, ".")], applicability: .safe)
        return Diagnostic(.unknownName, at: range, fixIts: [fixIt])
      } + (0..<max(0, mended - 1)).map { Diagnostic(.overlappingTracks, at: ByteRange(at: UInt32($0))) }
    }
    let fixed = fixer.fix(SourceText(name: "test", text: String(repeating: "a ", count: 300)))
    #expect(fixed.fixCount == 300 && fixed.isFinished)
  }

  /// A fix-it that overlaps an applied one waits for the next check.
  @Test func overlapsWait() {
    func check(_ source: SourceText) -> [Diagnostic] {
      let text = source.text(ByteRange(0, UInt32(source.count)))
      func finding(_ code: DiagnosticCode, _ edits: TextEdit...) -> Diagnostic {
        Diagnostic(code, at: edits[0].range, fixIts: [FixIt("", edits, applicability: .safe)])
      }
      switch text {
      case "ab":
        return [
          finding(.unknownName, TextEdit(ByteRange(0, 1), "("), TextEdit(ByteRange(at: 2), ")")),
          finding(.unknownUnit, TextEdit(ByteRange(1, 2), "c")),
        ]
      case "(b)": return [finding(.unknownUnit, TextEdit(ByteRange(1, 2), "c"))]
      default: return []
      }
    }
    #expect(fix("ab", check) == ("(c)", 2, 0))
  }

  /// What nothing uses is removed only if no other fix-it uses it.
  @Test func removalsWait() {
    func check(_ source: SourceText) -> [Diagnostic] {
      let text = source.text(ByteRange(0, UInt32(source.count)))
      func finding(_ code: DiagnosticCode, _ edit: TextEdit) -> Diagnostic {
        Diagnostic(code, at: edit.range, fixIts: [FixIt("", [edit], applicability: .safe)])
      }
      let removal = finding(.unusedSample, TextEdit(ByteRange(0, 1), ""))
      switch text {
      case "s 14": return [removal, finding(.chromeNotFound, TextEdit(ByteRange(2, 4), "_"))]
      case "s 15": return [removal]
      default: return []
      }
    }
    #expect(fix("s 14", check) == ("s _", 1, 0))
    #expect(fix("s 15", check) == (" 15", 1, 0))
  }

  /// Fix-its with edits that overlap each other, or that lie outside the text, are not applied.
  @Test(arguments: [[ByteRange(0, 2), ByteRange(1, 3)], [ByteRange(2, 9)], []])
  func unsoundFixItsAreLeft(ranges: [ByteRange]) {
    let fixIt = FixIt("", ranges.map { TextEdit($0, "") }, applicability: .safe)
    let finding = Diagnostic(.unknownName, at: ByteRange(0, 1), fixIts: [fixIt])
    #expect(fix("abcd", { _ in [finding] }) == ("abcd", 0, 1))
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func lineEndsAreThoseOfTheText(lineEnd: String) {
    let result = fix("1\(lineEnd)a\(lineEnd)2", Self.remedies(["a": "b\nc"]))
    #expect(result.text == "1\(lineEnd)b\(lineEnd)c\(lineEnd)2")
    #expect(fix("1\(lineEnd)a", Self.remedies(["a": "b\nc"])).text == "1\(lineEnd)b\(lineEnd)c")
  }

  @Test func whatIsAllowedIsLeft() {
    var fixer = Fixer(.safe, check: Self.remedies(["a": "."]) { _ in .unusedLet })
    fixer.policy = SeverityPolicy(allowed: [.unusedLet])
    #expect(fixer.fix(SourceText(name: "test", text: "a")).fixCount == 0)
  }

  /// Thousands of fix-its take a few rounds, not one each.
  @Test func manyAreMendedTogether() {
    var checks = 0
    let check = Self.remedies(["a": "."])
    let fixer = Fixer(.safe) { source in
      checks += 1
      return check(source)
    }
    let fixed = fixer.fix(SourceText(name: "test", text: String(repeating: "a ", count: 5000)))
    #expect(fixed.fixCount == 5000 && checks == 2)
  }
}
