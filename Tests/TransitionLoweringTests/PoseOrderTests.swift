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
    return (names ?? [], diagnostics.filter { $0.severity == .error }.map(\.code))
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

  /// Through a `let`, through the progress, and through another name for the same edge.
  @Test(arguments: [
    "let rest = 1 - b.alpha\ndrive b.alpha = 1 - progress\nprogress = rest",
    "drive b.alpha = lerp(1, 0, progress)\nprogress = 1 - b.alpha",
    "progress = translation.y / b.height\ndrive b.x = b.frame.x + translation.x",
    "progress = translation.y / b.height\ndrive b.frame = rect(0, b.top, 1pt, 1pt)",
    "progress = translation.y / b.height\ndrive b.y = b.bottom - 5pt",
    "progress = translation.y / b.height\ndrive b.width = b.size.width / 2",
  ]) func everyWayAroundIsOne(members: String) {
    let (_, found) = steps(members)
    #expect(found == [.driveCircle], "\(found)")
  }

  /// A place needs a length of the same frame, and the other way round.
  @Test func placesAndLengthsAreNoCircle() {
    let (order, found) = steps(
      "progress = max(0, translation.y) / b.height\ndrive b.y = start.b.y + b.height / 2 - b.height / 2")
    #expect(found.isEmpty)
    #expect(order == ["progress", "y"])
  }

  @Test func whatIsReadOfAFrameFollowsFromWhatIsDriven() {
    let (order, found) = steps(
      """
      drive b.alpha = map(b.height, 0..100pt, 0..1)
      drive b.scale = map(b.centerY - start.b.centerY, 0..100pt, 1..2)
      drive b.rotation = map(b.width - start.b.width, 0..100pt, 0..1rad)
      drive b.cornerRadius = b.x
      progress = translation.y / 100pt
      drive b.size = size(start.b.width + translation.x, start.b.height + translation.y)
      drive b.bottom = start.b.bottom + translation.y
      """)
    #expect(found.isEmpty)
    #expect(order == ["progress", "size", "alpha", "bottom", "scale", "rotation", "cornerRadius"])
  }

  @Test(arguments: [
    ("drive b.size = size(progress * 1pt, 1pt)", "b.width", true),
    ("drive b.frame = rect(0, 0, 1pt, progress * 1pt)", "b.center.y", true),
    ("drive b.height = progress * 1pt", "b.bottom", true),
    ("drive b.height = progress * 1pt", "b.frame.y", true),
    ("drive b.height = progress * 1pt", "b.centerY", false),
    ("drive b.height = progress * 1pt", "b.width", false),
    ("drive b.center = point(progress * 1pt, 1pt)", "b.width", false),
    ("drive b.top = progress * 1pt\ndrive b.bottom = 2pt", "b.height", true),
    ("drive b.top = progress * 1pt\ndrive b.bottom = 2pt", "b.bottom", false),
  ])
  func circlesThroughFramesAreReported(_ drives: String, _ read: String, _ isCircle: Bool) {
    let (_, found) = steps("\(drives)\nprogress = \(read) / 100pt + translation.y / 100pt")
    #expect(found.contains(.driveCircle) == isCircle)
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
