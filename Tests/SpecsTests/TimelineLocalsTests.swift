import Foundation
import Testing
import TransitionCompiler
import TransitionText

/// Which `let`s are in a transition's part of a timeline.
@Suite struct TimelineLocalsTests {
  private struct Timeline: Decodable {
    struct Transition: Decodable {
      struct Local: Decodable { var name: String }
      var name: String
      var locals: [Local]
    }
    var transitions: [Transition]
  }

  private static func transition(_ name: String, _ members: String) -> String {
    """
    transition \(name) {
      style overlay
      from home
      to menu
      forward 300ms easeOut
      reduceMotion crossfade 200ms
    \(members)
    }

    """
  }

  @Test func thoseOfTheFileStandWhereTheyAreNeeded() throws {
    let text =
      """
      let half = container.height / 2
      let most = max(half, 300pt)
      let width = container.width / 3

      """
      + Self.transition("Up", "  let low = most + 10pt\n  animate menu.y: low -> _")
      + Self.transition("Aside", "  animate menu.x: width -> _\n  place menu.y = 0.5 * half")
      + Self.transition("Fade", "  animate menu.alpha: 0 -> 1")
      + Self.transition(
        "Pull",
        """
          animate menu.y: container.height -> _
          interactive backward by pan(down) on menu {
            let pull = max(0, translation.y)
            drive menu.y = start.menu.y + pull
            progress = pull / container.height
            finish when progress > 50% or pull > half
            settle 300ms easeOut
          }
        """)
    let result = Compiler.compile(
      SourceText(name: "lets.transition", text: text), CompilationOptions(output: .json))
    let output = try #require(result.output, "\(result.diagnostics)")
    let timeline = try JSONDecoder().decode(Timeline.self, from: Data(output))
    let names = Dictionary(
      uniqueKeysWithValues: timeline.transitions.map { ($0.name, $0.locals.map(\.name)) })
    #expect(
      names == [
        "Up": ["half", "most", "low"], "Aside": ["half", "width"], "Fade": [], "Pull": ["half", "pull"],
      ])
  }
}
