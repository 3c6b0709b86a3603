import Testing
import TransitionCompiler
import TransitionText

/// The status bar looks as an overlay wants it if the overlay covers it at rest, in one of its states at least.
@Suite struct StatusBarTests {
  @Test(arguments: [
    ("animate sheet.alpha: 0 -> 1", true),
    ("place sheet.frame = container.bounds\n  animate sheet.alpha: 0 -> 1", true),
    ("place sheet.frame = rect(0, 200pt, container.width, 300pt)\n  animate sheet.alpha: 0 -> 1", false),
    ("animate sheet.frame: rect(0, 0, 10pt, 10pt) -> rect(60pt, 100pt, 200pt, 200pt)", false),
    ("animate sheet.alpha: 0 -> 1\n  animate sheet.translation: vector(0, 0) -> vector(0, 100pt)", false),
    ("animate sheet.alpha: 0 -> 1\n  animate sheet.scale: 0.5 -> 0.9", false),
    (
      "states half, full\n  animate sheet.y { map: container.height, half: 400pt, full: 0 }", true
    ),
    (
      "states half, full\n  animate sheet.y { map: container.height, half: 400pt, full: container.safeArea.top }",
      false
    ),
  ]) func goesByWhatIsCovered(members: String, isCovered: Bool) {
    let spec = """
      transition Show {
        style overlay
        from map
        to sheet
        forward 300ms easeOut
        \(members)
        reduceMotion crossfade 200ms
      }

      """
    let source = SourceText(name: "show.transition", text: spec)
    let result = Compiler.compile(source, CompilationOptions(output: .swift))
    let text = String(decoding: result.output ?? [], as: UTF8.self)
    #expect(text.contains("isUnderStatusBar: \(isCovered))"), "\(result.diagnostics)")
  }
}
