import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Drives of one number of a frame, where tracks set another number of the same axis.
@Suite struct MovedFrameTests {
  private func codes(_ animations: String, _ drive: String) -> [DiagnosticCode] {
    let text = """
      transition Move {
        style overlay
        from list
        to detail
        forward 500ms easeInOut
        \(animations)
        interactive forward by pinch(in) on list {
          progress = (1 - scale) * 2
          drive \(drive) + progress * 60pt
          finish when progress > 68%
          settle 300ms easeOut
        }
        reduceMotion crossfade 200ms
      }
      """
    let (_, diagnostics) = Compiler.plan(
      of: SourceText(name: "move.transition", text: text), imports: { _ in .outside })
    return diagnostics.map(\.code).filter { $0 == .driveJumpsAtBegin }
  }

  @Test(arguments: [
    ("animate detail.size: size(68pt, 40pt) -> size(181pt, 135pt)", "detail.top = 0pt"),
    ("animate detail.size: size(68pt, 40pt) -> size(181pt, 135pt)", "detail.centerY = 0pt"),
    ("animate detail.height: 40pt -> container.height", "detail.bottom = container.height / 2"),
    ("animate detail.y: 40pt -> 0", "detail.centerY = 0pt"),
    ("animate detail.bottom: 40pt -> container.height", "detail.y = 0pt"),
    ("animate detail.y: 40pt -> 0; animate detail.centerY: 140pt -> 300pt", "detail.height = 100pt"),
    ("animate detail.width: 126pt -> _", "detail.y = 40pt"),
    ("animate detail.y: 40pt -> 0; animate detail.height: 140pt -> 300pt", "detail.bottom = 140pt"),
  ])
  func jumps(_ animations: String, _ drive: String) {
    #expect(codes(animations, drive) == [.driveJumpsAtBegin], "\(animations): \(drive)")
  }

  @Test(arguments: [
    (
      "animate detail.size: size(68pt, 40pt) -> size(181pt, 135pt)",
      "detail.top = container.height / 2 - 20pt"
    ),
    ("animate detail.height: 40pt -> container.height", "detail.centerY = container.height / 2"),
    ("animate detail.y: 40pt -> 0", "detail.centerY = 40pt + container.height / 2"),
    ("animate detail.y: 40pt -> 0", "detail.height = container.height"),
    ("animate detail.bottom: 40pt -> container.height", "detail.y = 40pt - container.height"),
    ("animate detail.y: 40pt -> 0; animate detail.bottom: 140pt -> 300pt", "detail.height = 100pt"),
    ("animate detail.centerY: 40pt -> 0; animate detail.bottom: 140pt -> 300pt", "detail.height = 200pt"),
    ("animate detail.y: 40pt -> 0; animate detail.height: 140pt -> 300pt", "detail.centerY = 110pt"),
  ])
  func goesOnFromWhereItRests(_ animations: String, _ drive: String) {
    #expect(codes(animations, drive) == [], "\(animations): \(drive)")
  }
}
