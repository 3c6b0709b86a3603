import Foundation
import TestSupport
import Testing
import TransitionDiagnostics
import TransitionText

/// One wrong token is one finding, and what is offered for it brings up nothing else.
@Suite struct RepairTests {
  private static func text(_ old: String, _ new: String) throws -> String {
    let range = try #require(HabitSpec.text.range(of: old))
    return HabitSpec.text.replacingCharacters(in: range, with: new)
  }

  /// What is meant is clear: the fixer makes the spec right.
  @Test(arguments: [
    // Twice.
    ("forward 300ms", "forward forward 300ms"), ("300ms easeOut\n  order", "300ms 300ms easeOut\n  order"),
    ("reduceMotion crossfade", "reduceMotion reduceMotion crossfade"), ("by pan", "by by pan"),
    ("above list", "above above list"), ("{ rows", "{ { rows"), ("Fade {", "Fade { {"),
    // A mark or a word that is missing.
    ("height)\n    finish", "height\n    finish"), ("pan(down) on", "pan(down on"),
    ("max(0, translation.y) / detail", "max(0, translation.y / detail"),
    ("interactive backward", "backward"), ("by pan", "pan"), ("to detail {", "detail {"),
    // Others in their places.
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

  /// What is meant is not clear: one finding, and no fix-it that leads to another one.
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

  /// A settle of states that cannot be read is not missing.
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
