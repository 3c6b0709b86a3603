import Testing
import TransitionCompiler
import TransitionPlan
import TransitionText

/// Numbers with units are in points, seconds, radians and their rates.
@Suite struct UnitTests {
  @Test(arguments: [
    ("x", "12pt", 12), ("x", "300pt/s * 1s", 300), ("x", "1pt * (250ms / 1s)", 0.25), ("x", "1pt * 30%", 0.3),
    ("x", "1pt * (200%/s * 1s)", 2),
    ("rotation", "10deg", Double.pi / 18), ("rotation", "360deg/s * 1s", 2 * Double.pi),
    ("rotation", "57deg/s * 1s", 57 * Double.pi / 180),
    ("rotation", "1rad/s * 1s", 1), ("rotation", "0.5turn", Double.pi),
    ("rotation", "2turn/s * 500ms", 2 * Double.pi),
  ])
  func values(_ property: String, _ value: String, _ expected: Double) throws {
    let text = """
      transition T {
        style navigation
        from a
        to b
        forward 300ms easeOut
        animate b.\(property): \(value) -> 0
      }
      """
    let plan = try #require(Compiler.plan(of: SourceText(name: "t.transition", text: text)).plan)
    let start = plan.transitions[0].forward.tracks[0].start
    let number = try #require(plan.expressions.constant(start))
    #expect(abs(number - expected) < 1e-12)
  }
}
