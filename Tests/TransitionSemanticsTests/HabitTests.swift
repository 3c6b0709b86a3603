import Foundation
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Mistakes of people who come from other languages, keyboards and tools. Each is one finding with a helpful message, and its
/// fix-it leaves nothing to report.
@Suite struct HabitTests {
  private func apply(_ fixIt: FixIt, to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in fixIt.edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func theSpecIsRight() { #expect(HabitSpec.diagnostics(HabitSpec.text).isEmpty) }

  /// A part of the right spec, its replacement, and the code of the one finding. The list has an explicit type, because the
  /// compiler needs many seconds to infer it.
  private static let slips: [(String, String, String)] = [
    // Signs.
    ("alpha: 0 -> 1", "alpha = 0 -> 1", "T0002"), ("alpha: 0 -> 1", "alpha == 0 -> 1", "T0002"),
    ("alpha: 0 -> 1", "alpha: 0 - > 1", "T0002"),
    ("alpha: 0 -> 1", "alpha: 0 > 1", "T0002"), ("interactive backward", "interactive back", "T0002"),
    ("forward 300ms", "forward 0,3s", "T0001"), ("scale: half -> 1", "scale: min(half 1 2) -> 1", "T0002"),
    ("scale: half -> 1", "scale: max(half, 0.2 -> 1", "T0004"),
    ("rotation: 45deg", "rotation: -45", "T0203"), ("rotation: 45deg -> 0", "y: 1e3pt -> 0", "T0201"),
    ("rows: scroll }", "rows: scroll, done: hook }\n  call detail.done at End", "T0002"),
    ("  to detail", "  from detail", "T0107"), ("rows: scroll }", "rows: scroll }?", "T0001"),
    (
      "  order detail above list\n",
      "  view shade: color(\"#000000\") { above list; while detail }\n  animate shade.alpha: 0 -> 40%\n",
      "T0203"
    ),
    (
      "  order detail above list\n",
      "  view shade: color(#000000) above list; while detail }\n  animate shade.alpha: 0 -> 40%\n", "T0002"
    ),
    (
      "  order detail above list\n",
      "  view shade: color(#000000)\n    above list\n    while detail\n  }\n  animate shade.alpha: 0 -> 40%\n",
      "T0002"
    ),
    ("alpha: 0 -> 1", "alpha: 0 to 1", "T0002"), ("alpha: 0 -> 1", "alpha: 0 => 1", "T0006"),
    ("alpha: 0 -> 1", "alpha: 0 → 1", "T0006"), ("alpha: 0 -> 1", "alpha： 0 -> 1", "T0006"),
    ("let half = 0.5", "let half: 0.5", "T0002"), ("let half = 0.5", "let half == 0.5", "T0002"),
    ("progress = max", "progress: max", "T0002"), ("rows: scroll", "rows = scroll", "T0002"),
    ("offset.y <= 0", "offset.y ≤ 0", "T0006"), ("progress > 40%", "progress => 40%", "T0006"),
    ("0 and velocity", "0 && velocity", "T0006"), ("40% or", "40% || ", "T0006"),
    ("when progress > 40% or", "when !(progress < 40%) or", "T0006"),
    ("1 - max(0, translation.y) / (2 * d", "1 − max(0, translation.y) / (2 * d", "T0006"),
    ("(2 * detail", "(2 × detail", "T0006"), ("translation.y) / d", "translation.y) ÷ d", "T0006"),
    ("progress > 40% or", "progress>40%||", "T0006"), ("offset.y <= 0 and v", "offset.y<=0&&v", "T0006"),
    ("alpha: 0 -> 1", "alpha: 0 – 1", "T0006"), ("alpha: 0 -> 1", "alpha: 0 — 1 easeOut", "T0006"),
    ("1 - max(0, translation.y) / (2 * d", "1 – max(0, translation.y) / (2 * d", "T0006"),
    ("scale: half -> 1", "scale: 1 – half -> 1", "T0006"),
    // Letters of other scripts, and invisible characters.
    ("transition Fade", "transition F\u{0430}d\u{0435}", "T0006"),
    ("transition Fade", "tr\u{0430}nsition Fade", "T0006"),
    ("style navigation", "\u{FF53}tyle navigation", "T0006"),
    ("order detail above", "order de\u{200B}tail above", "T0006"),
    ("from list\n", "from list\u{2028}", "T0006"),
    ("animate detail.scale", "animate\u{3000}\u{3000}detail.scale", "T0006"),
    ("transition Fade {", "transition Fade\u{200B} {", "T0006"),
    ("detail above", "det\u{AD}ail above", "T0006"),
    // Line ends.
    ("from list", "from list,", "T0001"), ("from list\n", "from list, ", "T0001"),
    ("  from list\n", "  from list；", "T0006"),
    ("300ms easeOut\n  order", "300ms easeOut,\n  order", "T0001"),
    // Superfluous marks.
    ("forward 300ms", "forward: 300ms", "T0001"), ("style navigation", "style = navigation", "T0001"),
    ("settle 300ms", "settle: 300ms", "T0001"), ("from list", "from: list", "T0001"),
    // Blocks, spaces, quotation marks.
    ("on detail {", "on detail", "T0002"), ("transition Fade {", "transition Fade", "T0002"),
    ("to detail { rows: scroll }", "to detail [\n rows: scroll\n ]", "T0006"),
    ("animate detail.scale", "animate\u{A0}detail.scale", "T0006"),
    // Numbers and units.
    ("300ms easeOut\n  order", "300 ms easeOut\n  order", "T0009"),
    ("300ms easeOut\n  order", "300 milliseconds easeOut\n  order", "T0009"),
    ("300ms easeOut\n  order", "300 easeOut\n  order", "T0203"),
    ("300ms easeOut\n  order", "0.3 seconds\n  order", "T0203"),
    ("300ms easeOut\n  order", ".3s easeOut\n  order", "T0009"),
    ("half = 0.5", "half = .5", "T0009"), ("45deg -> 0", "45° -> 0", "T0006"),
    ("45deg -> 0", "45 deg -> 0", "T0009"), ("45deg -> 0", "45 -> 0", "T0203"),
    ("800pt/s", "800px/s", "T0201"),
    // Names.
    ("300ms easeOut\n  order", "300ms ease-out\n  order", "T0001"),
    ("let half", "var half", "T0016"), ("forward 300ms", "push 300ms", "T0016"),
    ("animate detail.scale", "detail.scale", "T0016"), ("drive detail", "detail", "T0016"),
    ("style navigation", "presentation navigation", "T0016"),
    ("order detail", "zIndex detail", "T0016"), ("transition Fade", "class Fade", "T0016"),
    ("interactive backward", "gesture backward", "T0016"),
    // Comparisons, values, members.
    ("offset.y <= 0", "offset.y =< 0", "T0006"), ("progress > 40%", "progress = 100%", "T0002"),
    ("let half = 0.5", "let half: number = 0.5", "T0001"), ("let half = 0.5", "half = 0.5", "T0016"),
    ("drive detail.alpha = 1", "drive detail.alpha: 1", "T0002"),
    ("300ms easeOut\n  order", "300ms easeOut order", "T0001"),
    ("  order detail", "  # above\n  order detail", "T0006"),
    ("transition Fade {", "transition cross-fade {", "T0001"), ("transition Fade {", "Fade {", "T0016"),
    // Curves.
    ("300ms easeOut\n  order", "300ms .easeOut\n  order", "T0001"),
    ("300ms easeOut\n  order", "300ms spring\n  order", "T0204"),
    ("300ms easeOut\n  order", "300ms spring(0.8)\n  order", "T0204"),
    // Names without their screens, and places instead of displacements.
    ("when detail.rows.offset", "when rows.offset", "T0101"),
    ("detail.scale: half", "detail.zoom: half", "T0102"),
    ("detail.alpha: 0 -> 1", "detail.isHidden: 0 -> 1", "T0102"),
    ("rotation: 45deg -> 0", "translation: vector(0, 9pt) -> point(0, 0)", "T0203"),
    // Springs and curves.
    ("300ms easeOut\n  order", "300ms spring(dampingFraction: 0.8)\n  order", "T0111"),
    ("300ms easeOut\n  order", "300ms spring(dampingRatio: 0.8)\n  order", "T0111"),
    ("300ms easeOut\n  order", "300ms easeOut(0.4)\n  order", "T0204"),
    ("transition Fade {\n", "let soft = easeOut\n\ntransition Fade {\n  backward 200ms soft\n", "T0203"),
    (
      "transition Fade {\n", "let soft = cubic(0.2, 0, 0, 1)\ntransition Fade {\n  backward 200ms soft\n",
      "T0203"
    ),
    // Windows.
    ("alpha: 0 -> 1", "alpha: 0 -> 1 over 0..50", "T0203"),
    ("alpha: 0 -> 1", "alpha: 0 -> 1 after 20", "T0203"),
    ("alpha: 0 -> 1", "alpha: 0 -> 1 over 200ms", "T0203"),
    ("alpha: 0 -> 1", "alpha: 0 -> 1 over 0-50%", "T0203"),
    ("alpha: 0 -> 1", "alpha: 0 -> 1 over 50%", "T0203"),
    // Properties.
    ("detail.alpha", "detail.view.alpha", "T0102"), ("detail.alpha", "detail.layer.alpha", "T0102"),
    ("alpha: 0 -> 1", "alpha: 0px -> 1", "T0205"), ("half -> 1", "half -> 1pt", "T0205"),
    // The right words in another order.
    ("300ms easeOut\n  order", "easeOut 300ms\n  order", "T0001"),
    ("300ms easeOut\n  order", "300ms delay 50ms easeOut\n  order", "T0001"),
    ("300ms easeOut\n  order", "300ms delay 50ms spring(damping: 0.8)\n  order", "T0001"),
    ("settle 300ms easeOut", "settle spring(damping: 0.8) 300ms", "T0001"),
    ("alpha: 0 -> 1", "alpha: 0 -> 1 over 0%..50% easeIn", "T0001"),
    ("alpha: 0 -> 1", "alpha: 0 -> 1 delay 50ms", "T0001"),
    ("rows: scroll }", "rows: scroll, done: hook }\n  call detail.done at end backward", "T0001"),
    // Missing words, and other words.
    ("order detail above list", "order list below detail", "T0002"),
    ("order detail above list", "order detail > list", "T0002"),
    ("rows: scroll }", "rows: scroll, done: hook }\n  call detail.done on end", "T0002"),
    ("rows: scroll }", "rows: scroll, done: hook }\n  call detail.done end", "T0002"),
    ("finish when progress", "finish if progress", "T0002"),
    ("finish when progress", "finish progress", "T0002"), ("by pan(down)", "pan(down)", "T0002"),
    ("{ rows: scroll }", "{ var rows: scroll }", "T0001"),
    ("{ rows: scroll }", "{ let rows: scroll }", "T0001"),
    ("by pan(down) on", "by pan down on", "T0001"), ("above list", "over list", "T0002"),
    ("detail above list", "list behind detail", "T0002"), ("above list", "on list", "T0002"),
    ("alpha: 0 -> 1", "alpha 0 -> 1", "T0002"), ("alpha: 0 -> 1", "alpha: 0, 1", "T0002"),
    ("when detail.rows", "once detail.rows", "T0002"),
    ("{ rows: scroll }", "{\n    let rows: scroll\n  }", "T0001"),
    ("reduceMotion crossfade 200ms", "reduceMotion 200ms", "T0002"),
    ("transition Fade {", "transition \"Fade\" {", "T0002"),
    // Swift.
    ("pan(down)", "pan(.down)", "T0001"), ("style navigation", "style .navigation", "T0001"),
    ("when detail.rows.offset.y", "when detail.rows?.offset.y", "T0001"),
    ("when detail.rows.offset.y", "when detail.rows!.offset.y", "T0001"),
    ("300ms easeOut\n  order", "300ms spring(damping = 0.8)\n  order", "T0002"),
    ("transition Fade {", "struct Fade: Transition {", "T0016"),
    ("forward 300ms easeOut", "animation: 300ms easeOut", "T0016"),
    // Several tracks in one, and tracks in words.
    ("detail.alpha: 0 -> 1", "detail { alpha: 0 -> 1; cornerRadius: max(9pt, 4pt) -> 0 }", "T0002"),
    (
      "detail.alpha: 0 -> 1", "detail {\n    alpha: 0 -> 1,\n    cornerRadius: 9pt -> 0 over 0%..50%\n  }",
      "T0002"
    ),
    ("detail.alpha: 0 -> 1", "detail.alpha from 0 to 1", "T0001"),
    ("detail.alpha: 0 -> 1", "detail.alpha: from 0 to 1", "T0001"),
    ("rotation: 45deg -> 0", "rotation: 45deg -> 0 over 0%..<50%", "T0006"),
    // Names of arguments.
    ("300ms easeOut\n  order", "300ms cubic(x1: 0.2, y1: 0, x2: 0, y2: 1)\n  order", "T0111"),
    (
      "  reduceMotion", "  sample { detail = rect(x: 0, y: 0, width: 9pt, height: 9pt) }\n  reduceMotion",
      "T0111"
    ),
    ("max(0, translation.y) / d", "max(a: 0, b: translation.y) / d", "T0111"),
    // Commas before curves.
    ("300ms easeOut\n  order", "300ms, easeOut\n  order", "T0001"),
    ("300ms easeOut\n  order", "300ms, spring(damping: 0.8)\n  order", "T0001"),
    ("300ms easeOut\n  order", "300ms easeOut, delay 50ms\n  order", "T0001"),
    ("settle 300ms easeOut", "settle 300ms, easeOut", "T0001"),
    ("crossfade 200ms", "crossfade 200ms, easeOut", "T0001"),
    ("alpha: 0 -> 1", "alpha: 0 -> 1, easeIn over 0%..50%", "T0001"),
    // Functions of the app, and curves of CSS.
    ("rows: scroll }", "rows: scroll, done: () -> Void }", "T0002"),
    ("rows: scroll }", "rows: scroll\n done: (Bool, Int) -> ()\n }\n  call detail.done at end", "T0002"),
    ("300ms easeOut\n  order", "300ms cubic-bezier(0.2, 0, 0, 1)\n  order", "T0001"),
    ("300ms easeOut\n  order", "300ms cubicBezier(0.2, 0, 0, 1)\n  order", "T0105"),
    ("300ms easeOut\n  order", "300ms ease\n  order", "T0105"),
    ("300ms easeOut\n  order", "300ms bouncy\n  order", "T0105"),
    // Values without their units.
    ("progress > 40%", "progress > 40", "T0206"), ("progress > 40%", "40 < progress", "T0206"),
    ("800pt/s", "800", "T0202"), ("velocity.y > 0", "800 < velocity.y", "T0202"),
    ("rotation: 45deg -> 0", "translation: vector(0, 40) -> vector(0, 0)", "T0203"),
    ("rotation: 45deg -> 0", "translation: vector(5, 40pt) -> vector(0, 0)", "T0203"),
    ("rotation: 45deg -> 0", "translation: vector(0, 40pt) -> 0", "T0203"),
    ("  reduceMotion", "  sample { container = size(390, 844) }\n  reduceMotion", "T0203"),
    ("  reduceMotion", "  sample { detail = rect(0, 0, 100, 100) }\n  reduceMotion", "T0203"),
    ("max(0, translation.y) / d", "min(2000, translation.y) / d", "T0203"),
  ]

  /// There is one finding, and its fix-it corrects the spec.
  @Test(arguments: slips) func isMended(old: String, new: String, code: String) throws {
    let range = try #require(HabitSpec.text.range(of: old))
    let text = HabitSpec.text.replacingCharacters(in: range, with: new)
    let found = HabitSpec.diagnostics(text)
    #expect(found.map(\.code.name) == [code], "\(found)")
    let fixIt = try #require(found.first?.fixIts.first)
    // The fix-it declares a hook correctly, but nothing calls it yet.
    let after = HabitSpec.diagnostics(apply(fixIt, to: text)).filter { $0.code != .unusedDeclaration }
    #expect(after.isEmpty, "\(apply(fixIt, to: text))")
  }

  /// There is one finding with a note, if no single remedy is certain.
  @Test(arguments: [
    ("progress > 40%", "progress > 140%", "T0206", "`1`"),
    (
      "  reduceMotion", "  sample { detail = size(height: 9pt, width: 9pt) }\n  reduceMotion", "T0111",
      "have no names"
    ),
    ("rotation: 45deg -> 0", "translation: vector(half, half) -> vector(0, 0)", "T0203", "its unit"),
    ("forward 300ms easeOut", "duration: 300ms", "T0016", "forward 300ms easeOut"),
    ("  order detail above list\n", "  if velocity.y > 0 { }\n", "T0016", "when"),
    ("  order detail above list\n", "  withAnimation(easeOut) { }\n", "T0016", "animate TARGET.PROPERTY"),
    ("  order detail above list\n", "  onComplete: list.done\n", "T0016", "call"),
    ("rows.offset.y <= 0", "rows[0] <= 0", "T0006", "subscripts"),
    ("    settle 300ms easeOut", "    snap 300ms easeOut", "T0016", "settle"),
    ("    settle 300ms easeOut\n", "", "T0401", "settle finish"),
    ("    settle 300ms easeOut", "    order detail above list", "T0016", "outside"),
    ("  order detail above list\n", "  call detail.done() at end\n", "T0001", "parentheses"),
    ("  order detail above list\n", "  list.done()\n", "T0016", "call list"),
    ("max(0, translation.y) / detail.height\n", "velocity.y > 0 ? 1 : 0\n", "T0001", "choose"),
    ("velocity.y > 0\n", "0 < velocity.y < 9pt/s\n", "T0001", "chain"),
    ("or velocity.y", "or velocity", "T0202", "`.x` or `.y`"), ("800pt/s", "800pt", "T0202", "`800pt/s`"),
    ("animate detail.alpha", "animate alpha", "T0101", "`detail.alpha`"),
    ("detail.rotation: 45deg", "detail.safeArea: 45deg", "T0208", "`rotation`"),
    ("rotation: 45deg -> 0", "translation: (0, 9pt) -> 0", "T0002", "`vector(x, y)`"),
    ("easeOut\n  order", "spring(damping: 1, velocity: 3)\n  order", "T0111", "that of the finger"),
    ("300ms easeOut\n  order", "300ms spring(response: 1s, damping: 0.5)\n  order", "T0309", "any duration"),
    ("alpha: 0 -> 1", "alpha: 0 -> 1 over 50ms..50%", "T0202", "percentages"),
    ("alpha: 0 -> 1", "isHidden: true -> false", "T0102", "`alpha: 1 -> 0`"),
    ("alpha: 0 -> 1", "transform: scale(0.9) -> scale(1)", "T0102", "part by part"),
    ("alpha: 0 -> 1", "translationY: 40pt -> 0", "T0102", "vector(0, 40pt)"),
    (
      "  let half", "  let box = CGRect(x: 0, y: 0, width: 100, height: 100)\n  let half", "T0104",
      "`rect(x, y,"
    ),
    ("  let half", "  let soft = easeOut\n  backward 200ms soft\n  let half", "T0203", "`curve soft = …`"),
    ("forward 300ms easeOut", "forward easeOut(duration: 0.3)", "T0204", "before the curve"),
    ("  order detail above list\n", "  call list.done at end\n", "T0109", "`from list { done: hook }`"),
    ("  order detail above list\n", "  drive detail.alpha = 0.5\n", "T0016", "member of `interactive`"),
    ("  order detail above list\n", "  settle 300ms easeOut\n", "T0016", "member of `interactive`"),
    ("  order detail above list\n", "  UIView.animate(withDuration: 0.3) { }\n", "T0016", "a track"),
    ("  order detail above list\n", "  animation: 600ms easeOut\n", "T0016", "forward 300ms easeOut"),
    ("  order detail above list\n", "  tabBar.alpha = 0\n", "T0016", "`animate tabBar.alpha: A -> B`"),
    ("rows: scroll }", "rows: scroll, done: hook }\n  call detail.done", "T0002", "add the moment"),
    ("alpha: 0 -> 1", "alpha: 0 -> 1 300ms", "T0001", "over 0%..50%"),
    // Declarations inside a transition.
    ("style navigation", "curve soft = easeOut\n  style navigation", "T0016", "before the `transition`"),
    ("style navigation", "import \"a.transition\"\n  style navigation", "T0016", "before the `transition`"),
    ("style navigation", "motion lift() { }\n  style navigation", "T0016", "before the `transition`"),
    (
      "style navigation", "curve soft = easeOut\n  style navigation\n  backward 300ms soft", "T0016", "before"
    ),
    ("alpha: 0 -> 1", "alpha: 1 <- 0", "T0002", "`A -> B`"),
    ("detail.alpha: 0", "detail..alpha: 0", "T0002", "between the two points"),
  ]) func isNamed(old: String, new: String, code: String, note: String) throws {
    let range = try #require(HabitSpec.text.range(of: old))
    let found = HabitSpec.diagnostics(HabitSpec.text.replacingCharacters(in: range, with: new))
    #expect(found.map(\.code.name) == [code], "\(found)")
    #expect(found.first?.notes.contains { $0.contains(note) } == true, "\(found)")
  }

  @Test func whatIsMissingIsToldTogether() {
    let source = SourceText(name: "test", text: "transition A {}")
    let found = Compiler.plan(of: source).diagnostics
    #expect(found.map { $0.message(in: source) } == ["`A` has no `style`, `from`, `to` and `forward`"])
    #expect(HabitSpec.diagnostics("/*transition T {").map(\.code) == [.unterminatedComment])
  }

  /// A unit is suggested for a number without one, but not for a value that cannot have one.
  @Test func noUnitForAName() throws {
    let text = HabitSpec.text.replacingOccurrences(of: "progress > 40%", with: "progress > 4pt")
    let found = HabitSpec.diagnostics(text)
    #expect(found.map(\.code.name) == ["T0202"])
    #expect(found.first?.notes == ["a plain number has no unit: `0.5` or `50%`"])
    #expect(found.first?.fixIts == [])
  }

  /// A label points at the second place that the finding is about.
  @Test(arguments: [
    ("easeOut\n  order", "spring(response: 1s, damping: 0.5)\n  order", "300ms"),
    ("alpha: 0 -> 1", "alpha: 0 -> 1 over 0%..50% after 20%", "over 0%..50%"),
    ("  }\n  reduce", "    settle cancel 200ms\n  }\n  reduce", "settle 300ms easeOut"),
  ]) func isLabelled(old: String, new: String, label: String) throws {
    let text = HabitSpec.text.replacingOccurrences(of: old, with: new)
    let found = HabitSpec.diagnostics(text)
    #expect(found.count == 1, "\(found)")
    let range = try #require(found.first?.labels.first?.range)
    #expect(SourceText(name: "test", text: text).text(range) == label)
  }

  /// A name that is declared twice is reported once, and its uses are not.
  @Test func declaredTwice() {
    let text = HabitSpec.text.replacingOccurrences(
      of: "  let half", with: "  let detail = 300ms\n  backward detail\n  let half")
    #expect(HabitSpec.diagnostics(text).map(\.code) == [.duplicateName])
  }

  /// No suggestion leads to another finding.
  @Test(arguments: [
    "UIView.animate(withDuration: 0.3) { }", "withAnimation(.easeInOut) { }", "animation: 600ms easeOut",
    "tabBar.alpha = 0", "opacity: 0 -> 1", "zIndex = 1",
  ]) func noMisleadingFixIt(text: String) {
    let found = HabitSpec.diagnostics(
      HabitSpec.text.replacingOccurrences(of: "  order detail above list\n", with: "  \(text)\n"))
    #expect(found.count == 1 && found[0].fixIts.isEmpty && !found[0].notes.isEmpty, "\(found)")
  }
}
