import Foundation
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// A missing or misplaced part is reported once, at its place. The text after it is read as it was meant.
@Suite struct MissingPartTests {
  /// If one stage has reported something at a place, no other stage does.
  @Test(arguments: [
    ("  order detail above list\n", "  !\n", "T0006"),
    ("  order detail above list\n", "  <!-- x -->\n", "T0006"),
    ("  order detail above list\n", "  view close: button(\"x) { while detail; tap dismiss }\n", "T0007"),
    ("detail.scale: half", "detail.scale: progress", "T0210"),
    (
      "let half = 0.5\n", "let half = 0.5\n  let progress = 1\n  animate detail.dim: progress - 1 -> 0\n",
      "T0108"
    ),
    ("from list\n", "from list ||from\n", "T0006"), ("crossfade 200ms", "\"crossfade 200ms", "T0007"),
    ("above list", "above list #ear", "T0009"),
    ("style navigation", "style navigation style navigation", "T0001"),
    ("half = 0.5", "half = 20&&0ms", "T0006"), ("half = 0.5", "half = \"a\\qb\"", "T0013"),
    ("alpha: 0 -> 1", "alpha: .5 -> 1", "T0009"),
    ("transition Fade {", "import 'x'\ntransition Fade {", "T0006"),
  ]) func isSaidOnce(old: String, new: String, code: String) throws {
    let range = try #require(HabitSpec.text.range(of: old))
    let found = HabitSpec.diagnostics(HabitSpec.text.replacingCharacters(in: range, with: new))
    #expect(found.map(\.code.name) == [code], "\(found)")
  }

  /// A value that is missing at the end of a line is reported there, and the member on the next line is read.
  @Test(arguments: [
    ("alpha: 0 -> 1", "alpha: 0 ->"), ("alpha: 0 -> 1", "alpha:"),
    ("rotation: 45deg -> 0", "rotation: 45deg -> 1 +"),
    ("half = 0.5", "half = 0.5 +"), ("half = 0.5", "half ="),
    ("above list", "above list\n  animate detail.x: 0 ->"),
    (" detail.height\n    drive", "\n    drive"), ("<= 0 and velocity.y > 0\n", "<=\n"),
    (" (2 * detail.height)\n", "\n"),
  ]) func missingAtALineEnd(old: String, new: String) throws {
    let range = try #require(HabitSpec.text.range(of: old))
    let text = HabitSpec.text.replacingCharacters(in: range, with: new)
    let source = SourceText(name: "test", text: text)
    let found = HabitSpec.diagnostics(text)
    try #require(found.map(\.code) == [.missingToken], "\(found)")
    #expect(found[0].message(in: source).hasPrefix("expected a value after "))
    #expect(source.padded[Int(found[0].range.start)] == UInt8(ascii: "\n"))
  }

  /// A word is a name wherever the grammar does not have the word, even after a line end.
  @Test(arguments: [
    "alpha: 0 ->\n  order", "alpha: 0 ->\n  order easeOut over 0%..50%", "alpha:\n order / 2 -> order",
    "alpha: 0 ->\n  order backward easeIn", "alpha: 0 ->\n order at 20%",
    "alpha: 0 ->\n order *\n order easeOut",
  ]) func aWordIsAName(track: String) {
    let text = HabitSpec.text.replacingOccurrences(of: "alpha: 0 -> 1", with: track)
      .replacingOccurrences(of: "half = 0.5", with: "half = 0.5\n  let order = 1")
      .replacingOccurrences(of: "drive detail.alpha = 1", with: "drive detail.alpha = start.detail.alpha")
    #expect(HabitSpec.diagnostics(text).isEmpty, "\(HabitSpec.diagnostics(text))")
  }

  /// If either of two blocks could contain the members, their indentation shows which of the two is not closed.
  @Test func theBlockThatIsNotClosed() {
    for (head, indent) in [("  forward 300ms easeOut {", 2), ("  to detail {", 2)] {
      let line = head == "  to detail {" ? "  to detail { rows: scroll }" : "  forward 300ms easeOut"
      let text = HabitSpec.text.replacingOccurrences(of: line, with: head + "\n    rows: scroll")
      let found = HabitSpec.diagnostics(text).filter { $0.code == .unclosedBrace }
      let brace =
        text.utf8.distance(from: text.startIndex, to: text.range(of: head)?.upperBound ?? text.startIndex) - 1
      #expect(found.map(\.range.start) == [UInt32(brace)], "\(indent) \(HabitSpec.diagnostics(text))")
    }
    let text = """
      transition A {
        style navigation
        from a
        to b
        forward 400ms {
          animate b.alpha: 0 -> 1
        order b above a
        reduceMotion crossfade 200ms
      }

      """
    let found = HabitSpec.diagnostics(text)
    #expect(found.map(\.code) == [.unclosedBrace])
    #expect(found.first?.range == ByteRange(66, 67), "\(found)")
  }

  /// A member that is indented more than its block is misplaced. A member that is indented less ends the block.
  @Test func indentationTellsWhatIsMissing() throws {
    let misplaced = HabitSpec.text.replacingOccurrences(
      of: "    settle", with: "    order detail above list\n    settle")
    #expect(HabitSpec.diagnostics(misplaced).map(\.code) == [.unknownMember])
    let unclosed = HabitSpec.text.replacingOccurrences(of: "easeOut\n  }\n", with: "easeOut\n")
    #expect(unclosed != HabitSpec.text)
    #expect(HabitSpec.diagnostics(unclosed).map(\.code) == [.unclosedBrace])
  }

  /// If a comment reaches to the end of the file, that is the only finding.
  @Test(arguments: ["/* above", "/* a /* b */", "/*"]) func openComment(text: String) throws {
    for place in ["  order detail", "    settle", "transition", "detail.alpha"] {
      let found = HabitSpec.diagnostics(
        HabitSpec.text.replacingOccurrences(of: place, with: text + " " + place))
      #expect(found.map(\.code) == [.unterminatedComment], "\(found)")
    }
  }
}
