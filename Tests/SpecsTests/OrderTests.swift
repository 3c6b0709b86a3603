import Testing
import TransitionCompiler
import TransitionPlan
import TransitionText

/// Which of the screens is above, and the order of the other views.
@Suite struct OrderTests {
  private func transition(_ order: String) throws -> Transition {
    let text = """
      transition T {
        style overlay
        from a
        to b
        forward 300ms easeOut
        view shade: color(#00000066) { fills container; while b }
        order \(order)
        animate a.x: 0 -> 200pt
        animate shade.alpha: 0 -> 1
        reduceMotion crossfade 200ms
      }
      """
    let (plan, found) = Compiler.plan(of: SourceText(name: "order.transition", text: text))
    #expect(found.isEmpty, "\(found)")
    return try #require(plan).transitions[0]
  }

  @Test func screensAreOrderedThroughWhatIsBetweenThem() throws {
    #expect(try transition("a above b").top == .from)
    #expect(try transition("a above b").layers.isEmpty)
    let chain = try transition("a above shade above b")
    #expect(chain.top == .from)
    #expect(chain.layers.map(\.above) == [.screen(.from), .added(0)])
    #expect(chain.layers.map(\.below) == [.added(0), .screen(.to)])
    #expect(try transition("shade above a").top == .to)
  }
}
