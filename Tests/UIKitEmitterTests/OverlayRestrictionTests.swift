import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// What of an overlay cannot be written is an error at its place.
@Suite struct OverlayRestrictionTests {
  private func findings(_ members: String, style: String = "overlay") -> [Diagnostic] {
    let text = """
      transition Sheet {
        style \(style)
        from base { card: view }
        to panel { list: scroll }
        forward 400ms easeOut
        reduceMotion crossfade 200ms
        \(members)
      }
      """
    let source = SourceText(name: "test.transition", text: text)
    let found = Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
    return found.filter { $0.severity == .error }
  }

  /// Without what is to be refused, nothing is.
  @Test func theRestIsFine() {
    #expect(findings("animate panel.y: container.height -> 100pt").isEmpty)
  }

  @Test(arguments: [
    (
      "a view that is there for a run only",
      "view veil: color(#000000)\nanimate veil.alpha { 0%: 0, 50%: 1, 100%: 0 }"
    ),
    ("`base.card.alpha` in `style overlay`", "animate base.card.alpha: 1 -> 0.5"),
    ("`base.x` in `style overlay`", "animate base.x: 0 -> -100pt"),
    (
      "parts of one frame with different times",
      "animate panel.x: 10pt -> 0 over 0%..50%\nanimate panel.y: container.height -> 100pt"
    ),
    (
      "a blur that follows a finger",
      """
      view glass: blur(dark) { above base; below panel; while panel }
      animate glass.blur: 0 -> 1
      interactive backward by pan(down) on panel {
        progress = translation.y / panel.height
        finish when progress > 50%
        settle 300ms easeOut
      }
      """
    ),
    (
      "`drive` in `style overlay`",
      """
      interactive backward by pan(down) on panel {
        progress = translation.y / panel.height
        drive panel.alpha = 1 - progress
        finish when progress > 50%
        settle 300ms easeOut
      }
      """
    ),
    (
      "a blur between nothing and all",
      "view glass: blur(dark) { above base; below panel; while panel }\nanimate glass.blur: 0 -> 0.5"
    ),
  ])
  func isSaid(what: String, members: String) {
    let found = findings(members)
    let texts = found.filter { $0.code == .emitterCannotSay }.map(\.arguments)
    #expect(texts.contains([.text("UIKit"), .text(what)]), "\(found)")
    #expect(found.allSatisfy { $0.code == .emitterCannotSay }, "\(found)")
  }

  @Test(arguments: [
    (
      "modal", "`interactive forward` outside `style overlay`",
      """
      interactive forward by pan(up) on base {
        progress = -translation.y / base.height
        finish when progress > 50%
        settle 300ms easeOut
      }
      """
    ),
    ("modal", "`place` outside `style overlay`", "place panel.height = 300pt"),
    ("navigation", "`view` outside `style overlay`", "view veil: color(#000000) { while panel }"),
  ])
  func isSaidElsewhere(style: String, what: String, members: String) {
    let texts = findings(members, style: style).filter { $0.code == .emitterCannotSay }.map(\.arguments)
    #expect(texts.contains([.text("UIKit"), .text(what)]), "\(texts)")
  }
}
