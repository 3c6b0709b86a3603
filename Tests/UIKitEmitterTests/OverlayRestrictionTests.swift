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
      "a step or an arc among several tracks of one property",
      "animate panel.alpha: 0 -> 0.5 over 0%..50%\nanimate panel.alpha: 0.5 -> 1 at 70%"
    ),
    ("`panel.shadow.radius`", "animate panel.shadow.radius: 0 -> 8pt"),
    ("`base.card.alpha` in `style overlay`", "animate base.card.alpha: 1 -> 0.5"),
    (
      "several parts of the from screen's frame on one axis",
      "animate base.x: _ -> 10pt\nanimate base.width: _ -> 100pt"
    ),
    (
      "parts of one frame with different times",
      "animate panel.x: 10pt -> 0 over 0%..50%\nanimate panel.y: container.height -> 100pt\n"
        + "animate panel.scale: 0.5 -> 1"
    ),
    (
      "parts of one transform with different times",
      "animate panel.scale: 0 -> 1 over 0%..50%\nanimate panel.rotation: 5deg -> 0"
    ),
    (
      "parts of one transform with different times",
      "animate panel.scale: 0.5 -> 1 over 0%..50%\nanimate panel.scaleX: 0.5 -> 1"
    ),
    (
      "parts of one transform with different times",
      "animate panel.scale: 0.5 -> 1 over 0%..50%\nanimate panel.rotationX: 5deg -> 0"
    ),
    (
      "parts of one frame with different times",
      "animate panel.width: 10pt -> 100pt over 0%..50%\nanimate panel.height: 10pt -> 100pt"
    ),
    (
      "parts of one frame with different times",
      "animate panel.x: 10pt -> 0 over 0%..50%\nanimate panel.y: 10pt -> 0 over 0%..60%\n"
        + "animate panel.size: size(10pt, 10pt) -> container.size"
    ),
    (
      "a drive of a blur that no track moves",
      """
      view glass: blur(dark) { above base; below panel; while panel }
      interactive backward by pan(down) on panel {
        progress = translation.y / panel.height
        drive glass.blur = start.glass.blur + max(0, progress) / 2
        finish when progress > 50%
        settle 300ms easeOut
      }
      """
    ),
    (
      "a drive of a place that no track moves",
      """
      interactive backward by pan(down) on panel {
        progress = translation.y / panel.height
        drive panel.y = max(0, translation.y)
        finish when progress > 50%
        settle 300ms easeOut
      }
      """
    ),
    (
      "`outranks` a gesture that is on another screen",
      """
      interactive backward by pan(down) on panel {
        outranks pan(down) on base.card
        progress = translation.y / panel.height
        finish when progress > 50%
        settle 300ms easeOut
      }
      """
    ),
    ("a press on this object", "press panel.list 100ms { animate panel.list.alpha: 1 -> 0.5 }"),
    (
      "a press of what the transition animates too",
      "press base.card 100ms { animate base.card.scale: 1 -> 0.5 }\nanimate base.card.rotation: 0deg -> 5deg"
    ),
    ("`tabBar.alpha` under a press", "press base.card 100ms { animate tabBar.alpha: 1 -> 0.5 }"),
    (
      "a press whose values are read from views",
      "press base.card 100ms { animate base.card.cornerRadius: 0 -> base.card.height / 2 }"
    ),
    (
      "several tracks of one property",
      "press base.card 100ms { animate base.card.scale { 0%: 1, 50%: 1.1, 100%: 0.9 } }"
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
    ("modal", "`place` outside `style overlay`", "place panel.height = 300pt"),
    (
      "tab", "`tap dismiss` in `style tab`",
      "view veil: color(#000000) { above panel; while panel; tap dismiss }"
    ),
    (
      "modal", "a view that stays below one that passes",
      """
      view sign: color(#FF0000) { above panel; while panel }
      view flash: color(#FFFFFF) { above sign }
      animate flash.alpha { 0%: 0, 50%: 1, 100%: 0 }
      """
    ),
    (
      "modal", "what stays above the to screen by a value that is read from it",
      "view sign: color(#FF0000) { above panel; while panel }\nplace sign.height = base.card.height"
    ),
    (
      "navigation", "`tap dismiss` in `style navigation`",
      "view veil: color(#000000) { while panel; tap dismiss }"
    ),
  ])
  func isSaidElsewhere(style: String, what: String, members: String) {
    let texts = findings(members, style: style).filter { $0.code == .emitterCannotSay }.map(\.arguments)
    #expect(texts.contains([.text("UIKit"), .text(what)]), "\(texts)")
  }
}
