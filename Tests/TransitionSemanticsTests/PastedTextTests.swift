import Foundation
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Files with pasted text: invisible characters, characters of other scripts, and the marks of a merge.
@Suite struct PastedTextTests {
  /// The pasted character is named.
  @Test(arguments: [
    ("style navigation", "style\u{A0}navigation", "a no-break space (U+00A0)", "replace it by a space"),
    ("style navigation", "style \u{200B}navigation", "a zero-width space (U+200B)", "remove it"),
    (
      "style navigation", "style \u{202E}navigation", "an invisible change of the reading direction (U+202E)",
      "remove it"
    ),
    ("Fade", "F\u{0410}de", "`А` (U+0410 CYRILLIC CAPITAL LETTER A)", "write `FAde`"),
  ]) func isNamedAsWhatItIs(old: String, new: String, name: String, remedy: String) throws {
    let text = HabitSpec.text.replacingOccurrences(of: old, with: new)
    let found = HabitSpec.diagnostics(text)
    #expect(
      found.map { $0.message(in: SourceText(name: "test", text: text)) } == ["\(name) has no meaning here"])
    #expect(found.first?.fixIts.first?.title == remedy)
  }

  /// A name with letters that are not allowed is one finding, and one name.
  @Test func lettersOfOtherAlphabets() {
    let found = HabitSpec.diagnostics(HabitSpec.text.replacingOccurrences(of: "Fade", with: "Überblendung"))
    #expect(found.map(\.code) == [.invalidCharacter])
    #expect(found.first?.notes == ["names have ASCII letters only"])
  }

  @Test func utf16IsOneFinding() {
    for (encoding, mark) in [
      (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
    ] {
      let bytes = HabitSpec.text.data(using: encoding).map(Array.init) ?? []
      for bytes in [bytes, mark.map { UInt8($0) } + bytes] {
        let found = Compiler.plan(of: SourceText(name: "test", bytes: bytes)).diagnostics
        #expect(found.map(\.notes) == [["this file is UTF-16; save it as UTF-8"]])
      }
    }
  }

  /// Neighbouring characters without a meaning are one finding.
  @Test(arguments: ["@@@", "\u{301}\u{302}", "@€ ", "😀😀"]) func runsAreOneFinding(run: String) {
    #expect(HabitSpec.diagnostics(run + "\n" + HabitSpec.text).map(\.code) == [.invalidCharacter])
  }

  @Test(arguments: ["“a.transition”", "‘a.transition", "'a.transition'", "„a.transition“", "«a.transition»"])
  func quotationMarks(text: String) {
    let found = HabitSpec.diagnostics("import \(text)\n" + HabitSpec.text)
    #expect(found.map(\.code) == [.invalidCharacter], "\(found)")
  }

  // MARK: Merge conflicts

  @Test(arguments: [
    "<<<<<<< ours\n  forward 300ms easeOut\n=======\n  forward 400ms easeOut\n>>>>>>> theirs",
    "<<<<<<< ours\n  forward 300ms easeOut\n||||||| base\n  forward 1s\n=======\n  forward 400ms\n>>>>>>> theirs",
    "<<<<<<< ours\n  forward 300ms easeOut",
    "  forward 300ms easeOut\n=======",
    "  forward 300ms easeOut\n>>>>>>> theirs",
    "<<<<<<<\r\n  forward 300ms easeOut\r\n=======\r\n  } nonsense ( \" \r\n>>>>>>>",
  ]) func conflictIsOneFinding(text: String) throws {
    let range = try #require(HabitSpec.text.range(of: "  forward 300ms easeOut"))
    let found = HabitSpec.diagnostics(HabitSpec.text.replacingCharacters(in: range, with: text))
    #expect(found.map(\.code) == [.mergeConflict], "\(found)")
  }

  @Test func eachSideIsLabelled() {
    let text = "<<<<<<< a\n\(HabitSpec.text)||||||| base\nx\n=======\ny\n>>>>>>> b\n"
    let texts = HabitSpec.diagnostics(text).first?.labels.map(\.text) ?? []
    #expect(
      texts == [
        "the common base, which is ignored", "the other side, which is ignored", "it ends here",
      ])
  }

  @Test func conflictAroundTransitions() {
    let other = HabitSpec.text.replacingOccurrences(of: "300ms", with: "400ms")
    let text = "<<<<<<< ours\n\(HabitSpec.text)=======\n\(other)>>>>>>> theirs\n"
    #expect(HabitSpec.diagnostics(text).map(\.code) == [.mergeConflict])
    #expect(
      HabitSpec.diagnostics(text + text).map(\.code) == [.mergeConflict, .mergeConflict, .duplicateName])
  }

  /// Six or eight signs, or seven that are not at the start of a line, are no conflict.
  @Test(arguments: ["<<<<<<\n", "<<<<<<<<\n", " <<<<<<<\n", "<<<<<<<x\n"]) func noConflict(text: String) {
    #expect(!HabitSpec.diagnostics(text + HabitSpec.text).contains { $0.code == .mergeConflict })
  }
}
