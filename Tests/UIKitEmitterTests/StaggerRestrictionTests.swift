import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// What of `stagger` cannot be written is an error at its place.
@Suite struct StaggerRestrictionTests {
  private func findings(_ members: String, style: String = "navigation") -> [Diagnostic] {
    let text = """
      transition Rows {
        style \(style)
        from list { grid: collection }
        to detail { tiles: collection, close: button }
        forward 400ms easeOut
        reduceMotion crossfade 200ms
        \(members)
      }
      """
    let source = SourceText(name: "test.transition", text: text)
    return Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
      .filter { $0.severity == .error }
  }

  @Test(arguments: ["navigation", "modal", "overlay", "container"]) func theRestIsFine(style: String) {
    let found = findings("animate detail.tiles.alpha: 0 -> 1 stagger 30ms", style: style)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [
    ("`stagger` of `cornerRadius`", "modal", "animate detail.tiles.cornerRadius: 8pt -> 0 stagger 30ms"),
    (
      "items that do not rest as they are found", "modal",
      "animate detail.tiles.alpha: 0 -> 0.5 stagger 30ms"
    ),
    (
      "items whose values are read from views", "modal",
      "animate detail.tiles.translation: vector(container.width, 0) -> vector(0, 0) stagger 30ms"
    ),
    (
      "parts of one transform with different times", "modal",
      """
      animate detail.tiles.scale: 0.5 -> 1 stagger 30ms
      animate detail.tiles.rotation: 5deg -> 0 stagger 20ms
      """
    ),
    (
      "`stagger` of the screen below an overlay", "overlay",
      "animate list.grid.scale: 1 -> 0.5 stagger 30ms"
    ),
    (
      "`catches` beside `stagger`", "container",
      """
      animate detail.tiles.alpha: 0 -> 1 stagger 30ms
      interactive forward by pan(left) on list {
        progress = -translation.x / container.width
        finish when progress > 50%
        settle 300ms
        catches settle
      }
      """
    ),
  ])
  func isSaid(what: String, style: String, members: String) {
    let found = findings(members, style: style)
    let texts = found.filter { $0.code == .emitterCannotSay }.map(\.arguments)
    #expect(texts.contains([.text("UIKit"), .text(what)]), "\(found)")
    #expect(found.allSatisfy { $0.code == .emitterCannotSay }, "\(found)")
  }
}
