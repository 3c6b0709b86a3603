import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionText

@Suite struct PoseOrderTests {
  private func steps(_ members: String) -> ([String], [DiagnosticCode]) {
    let text = """
      transition T {
        style navigation
        from a
        to b
        forward 300ms easeOut
        interactive backward by pan(down) on b {
          finish when velocity.y > 0
          settle 300ms easeOut
          \(members)
        }
        reduceMotion crossfade 200ms
      }
      """
    let (plan, diagnostics) = Compiler.plan(of: SourceText(name: "test", text: text))
    let transition = plan?.transitions.first
    let interaction = transition?.interactions.first
    let names = interaction?.steps.map { step in
      switch step {
      case .local(let index): transition?.locals[index].name ?? ""
      case .progress: "progress"
      case .drive(let index): interaction?.drives[index].property.rawValue ?? ""
      }
    }
    return (names ?? [], diagnostics.map(\.code))
  }

  @Test func needsComeFirst() {
    let (order, found) = steps(
      """
      drive b.alpha = b.scale
      drive b.scale = share
      progress = 1 - b.alpha
      let share = map(way, 0..b.height, 1..0)
      let way = translation.y
      """)
    #expect(found.isEmpty)
    #expect(order == ["way", "share", "scale", "alpha", "progress"])
  }

  @Test func circlesAreReported() {
    let (_, found) = steps(
      "progress = translation.y / b.height\ndrive b.alpha = b.scale\ndrive b.scale = 1 - b.alpha")
    #expect(found == [.driveCircle])
  }

  @Test func letsOfTheFileAndTheTransitionAreFolded() {
    let text = """
      let half = 1 / 2
      transition T {
        style navigation
        from a
        to b
        forward 300ms easeOut
        let most = half + 0.25
        animate b.alpha: most -> 1
        reduceMotion crossfade 200ms
      }
      """
    let plan = Compiler.plan(of: SourceText(name: "test", text: text)).plan
    let start = plan?.transitions.first?.forward.tracks.first?.start
    #expect(start.flatMap { plan?.expressions.constant($0) } == 0.75)
  }
}
