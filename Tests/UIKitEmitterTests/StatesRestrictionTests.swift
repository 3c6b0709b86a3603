import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// What of several rest states cannot be written is an error at its place.
@Suite struct StatesRestrictionTests {
  private func findings(_ members: String, gesture: String, style: String = "overlay") -> [Diagnostic] {
    let text = """
      transition Sheet {
        style \(style)
        from base { card: view }
        to panel { grip: view, list: scroll, pulled: hook }
        states half, full
        forward 400ms easeOut
        animate panel.y { base: container.height, half: container.height / 2, full: 44pt }
        reduceMotion crossfade 200ms
        \(members)
        \(gesture)
      }
      """
    let source = SourceText(name: "test.transition", text: text)
    let found = Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
    return found.filter { $0.severity == .error }
  }

  private static func gesture(
    _ kind: String = "pan(vertical)", states: String = "states", _ members: String = ""
  )
    -> String
  {
    """
    interactive \(states) by \(kind) on panel {
      drive panel.y = rubberBand(start.panel.y + translation.y, in: half..full)
      settle nearest(panel.y + project(velocity.y, rate: normal)) 400ms easeOut
      hands over to panel.list when full
      \(members)
    }
    """
  }

  /// Without what is to be refused, nothing is.
  @Test func theRestIsFine() {
    #expect(findings("", gesture: Self.gesture()).isEmpty)
    #expect(findings("", gesture: "").isEmpty)
    #expect(findings("", gesture: Self.gesture(states: "states or backward")).isEmpty)
    let ends = "call panel.pulled at backward finish"
    #expect(findings(ends, gesture: Self.gesture(states: "states or backward")).isEmpty)
  }

  @Test(arguments: [
    ("what is taken here (hide base.card) for a run", "hide base.card during backward", gesture()),
    ("`base.alpha` in several rest states", "animate base.alpha { base: 1, half: 1, full: 0.5 }", gesture()),
    (
      "`panel.cornerRadius` in several rest states",
      "animate panel.cornerRadius { base: 20pt, half: 20pt, full: 0 }", gesture()
    ),
    ("`_` in a table of rest states", "animate panel.x { base: 0, half: 0, full: _ }", gesture()),
    (
      "a rest state that is read from a view",
      "animate panel.grip.x { base: 0, half: 0, full: panel.list.width }", gesture()
    ),
    (
      "what is taken meanwhile beside `interactive states or backward`", "hide base.card",
      gesture(states: "states or backward")
    ),
    (
      "`call` at the start beside `interactive states or backward`", "call panel.pulled at start",
      gesture(states: "states or backward")
    ),
    (
      "`catches` of a whole direction", "",
      gesture("pan(vertical)", "catches forward").replacing(
        ", in: half..full", with: ", in: 0..container.height")
    ),
    (
      "a gesture beside `interactive states`", "",
      gesture() + """

        interactive backward by pan(right) on panel {
          progress = translation.x / panel.width
          finish when progress > 50%
          settle 300ms easeOut
        }
        """
    ),
    (
      "drives of several parts of one frame",
      "animate panel.width { base: 300pt, half: 300pt, full: 320pt }",
      gesture("pan(vertical)", "drive panel.width")
    ),
  ])
  func isSaid(what: String, members: String, gesture: String) {
    let found = findings(members, gesture: gesture)
    let texts = found.filter { $0.code == .emitterCannotSay }.map(\.arguments)
    #expect(texts.contains([.text("UIKit"), .text(what)]), "\(found)")
    #expect(found.allSatisfy { $0.code == .emitterCannotSay }, "\(found)")
  }

  @Test(arguments: ["modal", "navigation"]) func isSaidElsewhere(style: String) {
    let texts = findings("", gesture: "", style: style).map(\.arguments)
    #expect(texts.contains([.text("UIKit"), .text("`states` outside `style overlay`")]), "\(texts)")
  }
}
