import TestSupport
import Testing
import TransitionCompiler
import TransitionPlan
import TransitionText

/// Frames of which several parts are placed or driven. All parts of one frame apply together, in whatever order they are written.
@Suite struct DrivenFrameTests {
  private func evaluator(_ members: String) throws -> Evaluator {
    let text = """
      transition T {
        style navigation
        from a { cell: view }
        to b { photo: view }
        forward 300ms
        \(members)
        reduceMotion crossfade 200ms
        sample { container = size(400pt, 800pt) }
      }
      """
    let result = Compiler.plan(of: SourceText(name: "frames.transition", text: text))
    return Evaluator(plan: try #require(result.plan))
  }

  /// The driven values when a finger has moved by (100, 40).
  private func driven(_ drives: [String]) throws -> [Property: Value] {
    let evaluator = try evaluator(
      """
      interactive backward by pan(any) on b {
        \(drives.joined(separator: "\n"))
        progress = translation.x / 400pt
        finish when velocity.x > 0
        settle 300ms
      }
      """)
    let finger = FingerState(translation: Vector(x: 100, y: 40))
    let pose = evaluator.pose(evaluator.transition.interactions[0], under: finger)
    return Dictionary(uniqueKeysWithValues: pose.values.map { ($0.property, $0.value) })
  }

  @Test(arguments: [false, true])
  func twoEdgesMakeALength(isReversed: Bool) throws {
    let drives = [
      "drive b.leading = translation.x", "drive b.trailing = 390pt", "drive b.alpha = b.width / 400pt",
      "drive a.frame = b.frame",
    ]
    let values = try driven(isReversed ? drives.reversed() : drives)
    #expect(values[.frame] == .rect(Rect(x: 100, y: 0, width: 290, height: 800)))
    #expect(values[.alpha] == .number(290 / 400))
  }

  @Test(arguments: [false, true])
  func whatIsReadIsWhatIsDriven(isReversed: Bool) throws {
    let drives = [
      "drive a.alpha = b.height / 800pt",
      "drive b.size = size(start.b.width, start.b.height - 10 * translation.y)",
    ]
    #expect(try driven(isReversed ? drives.reversed() : drives)[.alpha] == .number(0.5))
  }

  @Test(arguments: [false, true])
  func viewsDoNotFollowTheirScreen(isReversed: Bool) throws {
    let drives = ["drive b.y = translation.y", "drive a.frame = b.photo.frame"]
    let values = try driven(isReversed ? drives.reversed() : drives)
    #expect(values[.frame] == .rect(Rect(x: 0, y: 0, width: 400, height: 800)))
  }

  @Test func picturesKeepTheirSize() throws {
    let evaluator = try evaluator(
      """
      shared film: snapshot { from a.cell; to b.photo }
      fallback crossfade 200ms
      place a.cell.size = size(100pt, 50pt)
      interactive backward by pan(any) on b {
        drive b.cornerRadius = film.imageSize.height / 10
        drive b.alpha = film.imageSize.width / 400pt
        progress = translation.x / 400pt
        finish when velocity.x > 0
        settle 300ms
      }
      """)
    let finger = FingerState(translation: Vector(x: 10, y: 0))
    let values = evaluator.pose(evaluator.transition.interactions[0], under: finger).values.map(\.value)
    #expect(values == [.number(5), .number(0.25)])
  }

  @Test(arguments: [false, true])
  func placesUseEachOther(isReversed: Bool) throws {
    let places = [
      "place b.photo.width = b.photo.height / 2", "place b.photo.top = 20pt",
      "place b.photo.bottom = b.height - 40pt",
      "place b.photo.leading = a.cell.trailing", "place a.cell.width = b.photo.top",
      "place a.cell.leading = 0",
      "place b.height = a.height - 100pt",
    ]
    let scene = try evaluator((isReversed ? places.reversed() : places).joined(separator: "\n")).restState(
      at: .to)
    #expect(scene.frame(of: .provided(.to, 0)) == Rect(x: 20, y: 20, width: 320, height: 640))
  }
}
