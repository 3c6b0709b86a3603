import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// If the two screens of a spec are swapped, the fix-its do not reverse it track by track, and nothing is lost.
@Suite struct SwappedScreensTests {
  private static func source(_ screens: String, _ members: String) -> SourceText {
    SourceText(
      name: "test",
      text: """
        transition T {
          style navigation
          \(screens)
          forward 300ms easeOut
          \(members)\(members.contains("shared") ? "\n  fallback crossfade 200ms" : "")
          reduceMotion crossfade 200ms
        }

        """)
  }

  private static func diagnostics(_ source: SourceText) -> [Diagnostic] {
    Compiler.plan(of: source).diagnostics
  }

  private static func fixed(_ source: SourceText) -> FixedText {
    Fixer(.needsReview, check: diagnostics).fix(source)
  }

  @Test func bothRemediesAreOffered() throws {
    let tracks = "animate detail.alpha: 0 -> 1\n  animate detail.scale: 0.9 -> 1"
    let swapped = Self.source("from detail\n  to   list", tracks)
    let found = Self.diagnostics(swapped).filter { $0.code == .restNotFound }
    #expect(
      found.map { $0.fixIts.map(\.title) }
        == Array(
          repeating: ["swap the two values", "swap the two screens"], count: 2))
    #expect(Self.fixed(swapped).source.bytes == swapped.bytes)
    #expect(Self.diagnostics(Self.source("from list\n  to   detail", tracks)).isEmpty)
  }

  /// Each `while` names the from screen. Either the screens or the names can be swapped.
  @Test func livesOfTheOtherScreen() {
    let members = """
      animate detail.x: container.width -> 0
        hide list.cell while list
      """
    let named = Self.source("from list { cell: image }\n  to   detail", members)
    #expect(Self.diagnostics(named).map(\.code) == [.typeMismatch])
    #expect(Self.diagnostics(named).flatMap(\.fixIts).map(\.title) == ["change to `detail`"])
    let swapped = Self.source(
      "from detail\n  to   list { cell: image }", members.replacing("while list", with: "while detail"))
    let titles = Self.diagnostics(swapped).flatMap(\.fixIts).map(\.title)
    #expect(titles.contains("swap the two screens"), "\(titles)")
  }

  /// The values are right after the error that names the screens is fixed.
  @Test func warningsWaitForErrors() {
    let swapped = Self.source(
      "from detail { photo: image }\n  to   list { cell: image }",
      "animate detail.alpha: 0 -> 1\n  shared photo: image { from list.cell; to detail.photo }")
    #expect(Self.diagnostics(swapped).contains { $0.severity == .warning && !$0.fixIts.isEmpty })
    let right = Self.fixed(swapped).source
    #expect(Self.diagnostics(right).isEmpty)
    #expect(right.text(ByteRange(0, UInt32(right.count))).contains("from list { cell: image }"))
  }

  @Test func samplesOfUnusedViewsStay() {
    let unused = Self.source(
      "from list { cell: image }\n  to   detail",
      "animate detail.alpha: 0 -> 1\n  sample { list.cell = rect(16pt, 120pt, 120pt, 120pt) }")
    #expect(Self.diagnostics(unused).map(\.code) == [.unusedDeclaration])
    #expect(Self.fixed(unused).source.bytes == unused.bytes)
  }
}
