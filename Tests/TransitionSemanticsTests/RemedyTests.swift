import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// A fix-it for a value removes its finding and causes no error. Otherwise it is not offered.
@Suite struct RemedyTests {
  private static let spec = """
    transition T {
      style navigation
      from a { rows: collection, card: view }
      to b { photo: view }
      view shade: color(#000000) { below b; while b }
      forward 300ms easeOut
      animate b.alpha: 0 -> 1
      animate shade.alpha: 0 -> 1
      animate a.rows.alpha: 1 -> 0 stagger 20ms
      animate a.card.rotation { 0%: 0deg, 50%: 20deg, 100%: 0deg }
      hold b.photo.alpha = 0.5 during interaction
      interactive backward by pan(down) on b {
        progress = translation.y / container.height
        finish when translation.y > 100pt
        settle 300ms
      }
      reduceMotion crossfade 200ms
    }

    """

  private static func diagnostics(_ text: String) -> [Diagnostic] {
    Compiler.plan(of: SourceText(name: "test", text: text)).diagnostics
  }

  private static func errors(_ text: String) -> [Diagnostic] {
    diagnostics(text).filter { $0.severity == .error }
  }

  private static func faults(in source: SourceText) -> [String] {
    FixItJudge.faults(in: source, found: Compiler.plan(of: source).diagnostics) {
      Compiler.plan(of: $0, triesFixIts: false).diagnostics
    }
  }

  private static func changed(_ old: String, _ new: String) -> String {
    spec.replacingOccurrences(of: old, with: new)
  }

  private static let progress = "translation.y / container.height"

  @Test func theSpecIsRight() {
    #expect(Self.errors(Self.spec).isEmpty, "\(Self.errors(Self.spec))")
  }

  @Test(arguments: [
    (progress, "translation.y * 2"), (progress, "10pt"), (progress, "-translation.y / 500"),
    ("> 100pt", "> 5000"), ("translation.y > 100pt", "progress > 100"),
    ("translation.y > 100pt", "rotation > 45"), ("b.alpha: 0 ->", "b.alpha: 10pt ->"),
    ("b.photo.alpha = 0.5", "b.photo.alpha = 10pt"), ("stagger 20ms", "stagger 5"),
    ("300ms easeOut", "300ms spring(response: 1, damping: 0.8)"),
    ("300ms easeOut", "spring(response: 1, damping: 0.8)"),
    ("300ms easeOut", "300ms cubic(3pt, 0, 1, 1)"),
    ("shade.alpha: 0 -> 1", "shade.alpha: 0 -> 1 over 500..1000"),
    ("shade.alpha: 0 -> 1", "shade.alpha: 0 -> 1 after 400"),
    ("shade.alpha: 0 -> 1", "shade.alpha: 0 -> 1 at 500"),
    ("shade.alpha: 0 -> 1", "shade.alpha: 0 -> 1 delay 500ms"), ("50%: 20deg, 100%", "50: 20deg, 60%"),
    ("{ 0%: 0deg, 50%: 20deg, 100%: 0deg }", "{ 0%: 0deg, 50: 20deg }"),
    ("shade.alpha: 0 -> 1", "shade.alpha: 10pt -> 1"), ("progress = \(progress)", "progress == 50%"),
  ])
  func helpsOrIsNotOffered(old: String, new: String) {
    let source = SourceText(name: "test", text: Self.changed(old, new))
    #expect(Self.spec.contains(old) && !Self.errors(Self.changed(old, new)).isEmpty)
    #expect(Self.faults(in: source).isEmpty)
    // The fixer also does no harm with fix-its that have not been tried.
    let fixed = Fixer(.safe) { Compiler.plan(of: $0, triesFixIts: false).diagnostics }.fix(source)
    #expect(fixed.fixCount == 0 || !fixed.diagnostics.contains { $0.severity == .error })
  }

  /// Removing a unit that another fix-it then adds again is no remedy.
  @Test func noRemedyLeadsToTheNext() {
    let source = SourceText(name: "test", text: Self.changed("b.alpha: 0 ->", "b.alpha: 10pt ->"))
    let fixed = Fixer(.needsReview) { Compiler.plan(of: $0, triesFixIts: false).diagnostics }.fix(source)
    #expect(String(decoding: fixed.source.bytes, as: UTF8.self).contains("b.alpha: 10pt -> 1"))
  }

  /// A length times a number is still a length, whatever its unit.
  @Test func productsAreDivided() {
    let found = Self.errors(Self.changed(Self.progress, "translation.y * 2"))
    #expect(found.map(\.code.name) == ["T0205"])
    #expect(found.flatMap(\.fixIts).map(\.title) == ["divide it by `container.height`"])
  }

  /// Of two fix-its, only the one that causes no warning is offered.
  @Test func theQuietRemedyStays() {
    let source = SourceText(name: "test", text: Self.changed("shade.alpha: 0 -> 1", "shade.alpha: 0 <- 1"))
    let fixIts = Compiler.plan(of: source).diagnostics.flatMap(\.fixIts)
    #expect(fixIts.map(\.title) == ["write `->`"])
  }

  /// A fix-it is still offered if it is the only one.
  @Test func lengthsGetTheirUnits() {
    let found = Self.errors(Self.changed("> 100pt", "> 100"))
    #expect(found.flatMap(\.fixIts).map(\.title) == ["write `100pt`"])
    #expect(found.first?.fixIts.first?.applicability == .safe)
  }

  /// The minus sign of a value that is clamped on one side goes inside the call.
  @Test(
    arguments: ["pan(left)", "edgePan(right)", "edgePan(trailing)"],
    [
      "max(0, translation.x / container.width)", "max(0, translation.x) / container.width",
      "clamp(translation.x / container.width, 0..1)", "max(translation.x, 0pt) / 300pt",
    ])
  func signsGoInside(gesture: String, progress: String) {
    let text = Self.changed("pan(down)", gesture)
      .replacingOccurrences(of: Self.progress, with: progress)
      .replacingOccurrences(of: "translation.y > 100pt", with: "progress > 50%")
    let source = SourceText(name: "test", text: text)
    let found = Self.errors(text)
    #expect(found.map(\.code.name) == ["T0409"], "\(found)")
    #expect(found.allSatisfy { $0.fixIts.count == 1 })
    #expect(Self.faults(in: source).isEmpty)
  }
}
