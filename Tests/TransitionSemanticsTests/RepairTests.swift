import Foundation
import TestSupport
import Testing
import TransitionDiagnostics
import TransitionText

/// One wrong token is one finding, and its fix-it causes no other.
@Suite struct RepairTests {
  private static func text(_ old: String, _ new: String) throws -> String {
    let range = try #require(HabitSpec.text.range(of: old))
    return HabitSpec.text.replacingCharacters(in: range, with: new)
  }

  /// If the meaning is clear, the fixer makes the spec right.
  @Test(arguments: [
    // Doubled words.
    ("forward 300ms", "forward forward 300ms"), ("300ms easeOut\n  order", "300ms 300ms easeOut\n  order"),
    ("reduceMotion crossfade", "reduceMotion reduceMotion crossfade"), ("by pan", "by by pan"),
    ("above list", "above above list"), ("{ rows", "{ { rows"), ("Fade {", "Fade { {"),
    // A missing mark or word.
    ("height)\n    finish", "height\n    finish"), ("pan(down) on", "pan(down on"),
    ("max(0, translation.y) / detail", "max(0, translation.y / detail"),
    ("interactive backward", "backward"), ("by pan", "pan"), ("to detail {", "detail {"),
    // Wrong words and marks.
    ("40% or", "40% OR"),
    ("  order detail", "  / order\n  order detail"),
    ("animate detail.rotation", "place detail.rotation"), ("progress > 40%", "progress = 40%"),
    ("40% or", "40 % or"), ("45deg -> 0", "45deg - 0"),
  ]) func isMended(old: String, new: String) throws {
    let source = SourceText(name: "test", text: try Self.text(old, new))
    let check = { (source: SourceText) in
      HabitSpec.diagnostics(source.text(ByteRange(0, UInt32(source.count))))
    }
    let found = check(source)
    #expect(found.count == 1 && found[0].fixIts.count == 1, "\(found)")
    let fixed = Fixer(.needsReview, check: check).fix(source)
    #expect(fixed.fixCount == 1 && fixed.diagnostics.isEmpty, "\(fixed)")
  }

  /// If the meaning is not clear, there is one finding, and no fix-it that leads to another.
  @Test(arguments: [
    ("{ rows: scroll }", "{ : scroll }"), ("{ rows: scroll }", "{ rows }"), ("from list\n", "from\n"),
    ("half = 0.5", "= 0.5"), ("/ detail.height\n", "/ .height\n"), ("Fade {", "Fade { } }"),
    ("order detail above list", "view : blur(light) { while detail }"),
    ("order detail above list", "shared : image { from list; to detail }"),
  ]) func isOneFinding(old: String, new: String) throws {
    let text = try Self.text(old, new)
    let found = HabitSpec.diagnostics(text)
    #expect(found.count == 1, "\(found)")
    for fixIt in found.flatMap(\.fixIts) {
      var bytes = Array(text.utf8)
      for edit in fixIt.edits.sorted(by: { $0.range.start > $1.range.start }) {
        bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
      }
      let left = HabitSpec.diagnostics(String(decoding: bytes, as: UTF8.self))
      #expect(!left.contains { $0.severity == .error }, "\(fixIt)")
    }
  }

  /// If the `settle` of an interaction between states cannot be read, it is not reported as missing.
  @Test(arguments: [
    "nearest(sheet.y + max(0pt, 1pt) 300ms", "nearest(sheet.y) spring(damping 0.8)", "nearest(sheet.y)",
    "(sheet.y) 300ms",
  ]) func aBrokenSettle(settle: String) throws {
    let found = HabitSpec.diagnostics(
      """
      transition Sheet {
        style overlay
        from map
        to sheet
        states tip, full
        forward 300ms easeOut
        animate sheet.y { map: container.height, tip: container.height / 2, full: 40pt }
        interactive states by pan(vertical) on sheet {
          drive sheet.y = start.sheet.y + translation.y
          settle \(settle)
        }
        reduceMotion crossfade 200ms
      }

      """)
    #expect(found.count == 1 && found.first?.code != .missingSettle, "\(found)")
  }
}
