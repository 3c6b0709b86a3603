import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// What of `catches` cannot be written is an error at its place.
@Suite struct CatchRestrictionTests {
  private func findings(
    _ inside: String, on gesture: String = "backward by pan(down) on panel", _ members: String = "",
    style: String = "modal", forward: String = "400ms", pulled: String = "translation.y",
    base: String = "{ badge: view }", panel: String = "{ body: scroll, told: hook }"
  ) -> [Diagnostic] {
    let text = """
      transition Held {
        style \(style)
        from base \(base)
        to panel \(panel)
        forward \(forward)
        backward 300ms
        animate panel.y: container.height -> 0
        interactive \(gesture) {
          \(inside)
          progress = \(pulled) / container.height
          finish when progress > 50%
          settle 300ms easeOut
        }
        \(members)
        reduceMotion crossfade 200ms
      }
      """
    let source = SourceText(name: "test.transition", text: text)
    let found = Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
    return found.filter { $0.severity == .error }
  }

  @Test(arguments: ["settle", "forward", "backward"], ["modal", "navigation", "overlay"])
  func isFine(what: String, style: String) {
    let found = findings("catches \(what)", style: style)
    #expect(found.isEmpty, "\(found)")
  }

  /// What settles goes on under the same finger: nothing of its own is taken twice.
  @Test func whatOneFingerHolds() {
    let found = findings("catches settle\nhold panel.body.scrollEnabled = false")
    #expect(found.isEmpty, "\(found)")
  }

  private func expect(_ what: String, _ found: [Diagnostic]) {
    let texts = found.filter { $0.code == .emitterCannotSay }.map(\.arguments)
    #expect(texts.contains([.text("UIKit"), .text(what)]), "\(found)")
    #expect(found.allSatisfy { $0.code == .emitterCannotSay }, "\(found)")
  }

  @Test func gestures() {
    expect(
      "`catches` by a gesture that goes either way",
      findings("catches settle", on: "backward by pan(vertical) on panel", pulled: "abs(translation.y)"))
    expect(
      "`catches` by a gesture on the screen below",
      findings("catches settle", on: "forward by pan(up) on base", style: "overlay", pulled: "-translation.y")
    )
  }

  @Test func times() {
    let what = "`catches` of a direction in which not all has one time"
    expect(what, findings("catches forward", "animate base.alpha: 1 -> 0.5 easeIn"))
    expect(what, findings("catches forward", forward: "400ms delay 100ms"))
    expect(
      "`catches` of a track with a window",
      findings("catches settle", "animate base.alpha: 1 -> 0.5 over 0%..50%"))
  }

  @Test func spans() {
    expect(
      "`hold` of a gesture where another one may take over",
      findings("catches forward\nhold panel.body.scrollEnabled = false"))
    expect(
      "what lasts for one direction beside `catches` of another one",
      findings("catches forward", "hide base.badge during backward"))
  }

  /// What fades alone has a time of its own.
  @Test func picturesThatFadeAlone() {
    let found = findings(
      "catches settle",
      """
      shared badge: snapshot {
        from base.badge
        to panel.body
        missing crossfade 200ms
        crossfade over 0%..100%
      }
      shared other: snapshot {
        from base.other
        to panel.more
        crossfade over 0%..100%
      }
      fallback crossfade 200ms
      """, base: "{ badge: view?, other: view? }", panel: "{ body: scroll, told: hook, more: view? }")
    expect("`missing` of one picture among several beside `catches`", found)
  }

  @Test func fingers() {
    expect(
      "`call` of a gesture where another one may take over",
      findings("catches forward\ncall panel.told at end"))
  }
}
