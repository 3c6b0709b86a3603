import Testing
import TransitionCompiler
import TransitionText

/// Only what a spec needs is written, and what two fingers do alike once.
@Suite struct NeededTests {
  private func swift(_ spec: String) throws -> String {
    let result = Compiler.compile(
      SourceText(name: "needed.transition", text: spec), CompilationOptions(output: .swift))
    return String(decoding: try #require(result.output), as: UTF8.self)
  }

  @Test func picturesAreNotMirrored() throws {
    func card(_ members: String) -> String {
      """
      transition Card {
        style modal
        from today { card: view }
        to story { hero: view }
        forward 600ms easeOut
        shared surface: snapshot { from today.card; to story.hero; crossfade over 0%..30% }
        animate story.alpha: 0 -> 1
      \(members)
        interactive backward by edgePan(leading) on story {
          progress = translation.x / container.width
          finish when progress > 30%
          settle 300ms easeOut
        }
        fallback crossfade 250ms
        reduceMotion crossfade 200ms
      }

      """
    }
    let plain = try swift(card(""))
    #expect(!plain.contains("mirrored"))
    #expect(!plain.contains("isRightToLeft"))
    let moved = try swift(card("  animate story.x: 20pt -> 0"))
    #expect(moved.contains("mirrored(storyX"))
    #expect(moved.contains("isRightToLeft = "))
  }

  @Test func fingersOfBothDirectionsShareASpring() throws {
    let text = try swift(
      """
      transition Pager {
        style container
        from page
        to next
        forward 350ms easeInOut
        animate page.x: 0 -> -container.width
        animate next.x: container.width -> 0
        interactive forward by pan(left) on page {
          progress = -translation.x / container.width
          finish when progress > 40%
          settle 250ms spring(damping: 1)
        }
        interactive backward by pan(right) on next {
          progress = translation.x / container.width
          finish when progress > 40%
          settle 250ms spring(damping: 1)
        }
        reduceMotion crossfade 200ms
      }

      """)
    #expect(text.ranges(of: "UISpringTimingParameters(").count == 1)
    #expect(text.contains("let home: CGFloat = side == start ? 0 : 1"))
  }
}
