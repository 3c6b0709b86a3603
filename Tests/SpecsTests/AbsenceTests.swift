import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// After the last story there is no screen. A finger meets resistance there, and cancels.
@Suite struct AbsenceTests {
  private let width = 390.0

  private func finger(_ share: Double, _ speed: Double = 0) -> FingerState {
    FingerState(translation: Vector(x: -share * width, y: 0), velocity: Vector(x: speed, y: 0))
  }

  /// 1 − 1 / (1 + 0.55·p), as in a scroll view after its last page. The test has its own computation.
  private func resisted(_ progress: Double) -> Double { 1 - 1 / (1 + 0.55 * progress) }

  @Test func theProgressMeetsResistance() throws {
    let evaluator = try SpecLibrary.evaluator("story-cube").lacking(.to)
    let pan = evaluator.transition.interactions[0]
    var last = 0.0
    for share in [0, 0.01, 0.25, 0.5, 1, 2, 20] {
      let pose = evaluator.pose(pan, under: finger(share))
      #expect(isNear(pose.progress, resisted(share)))
      #expect(pose.progress <= share && pose.progress < 1 && pose.progress >= last)
      last = pose.progress
      #expect(pose.values.map(\.subject) == [.screen(.from), .screen(.from)])
      let x = pose.values.first { $0.property == .x }?.value.number
      #expect(isNear(try #require(x), -width * resisted(share)))
    }
    #expect(evaluator.pose(pan, under: finger(-0.5)).progress == 0)
  }

  @Test func lettingGoCancelsHoweverFast() throws {
    let present = try SpecLibrary.evaluator("story-cube")
    let evaluator = present.lacking(.to)
    let pan = evaluator.transition.interactions[0]
    #expect(present.decision(pan, under: finger(0.9, -3000)) == .finish)
    #expect(evaluator.decision(pan, under: finger(0.9, -3000)) == .cancel)
    let points = (0...4).map {
      GestureScript.Point(time: 0.05 * Double($0), x: 380 - 90 * Double($0), y: 300)
    }
    let played = evaluator.play(GestureScript(points: points, ending: .lifted), on: pan, rate: 60)
    #expect(played.outcome == .cancel)
    for frame in played.frames {
      #expect(frame.values.allSatisfy { $0.subject == .screen(.from) && $0.value.isFinite })
    }
    for value in try #require(played.frames.last).values {
      #expect(value.value == evaluator.restValue(of: value.subject, value.property, at: .from))
    }
    // It goes back from where the finger was lifted.
    let leaving = try #require(played.frames.last { $0.state == .driving })
    let settling = try #require(played.frames.first { $0.state == .settling })
    #expect(leaving.values.map(\.key) == settling.values.map(\.key))
    let x = try #require(settling.values.first { $0.property == .x }).value.number
    #expect(isNear(x, -width * resisted(360 / width), within: 1e-6))
  }

  @Test func whatTheScreenWouldDoIsSkipped() throws {
    let evaluator = try SpecLibrary.evaluator("story-cube").lacking(.to)
    for direction in Direction.allCases {
      for time in [0, 0.1, 0.4] {
        #expect(evaluator.values(in: direction, at: time).map(\.subject) == [.screen(.from), .screen(.from)])
      }
    }
    let held = evaluator.heldValues(in: .driven(evaluator.transition.interactions[0]))
    #expect(held.map(\.subject) == [.container, .screen(.from)])
    let fade = try #require(evaluator.transition.reduceMotion)
    #expect(evaluator.values(of: fade, in: .forward, at: 0.1).isEmpty)
  }

  /// The gesture of a missing screen never begins.
  @Test func theWayBackNeverBegins() throws {
    let present = try SpecLibrary.evaluator("story-cube")
    let back = present.transition.interactions[1]
    let finger = FingerState(translation: .zero, velocity: Vector(x: 500, y: 0))
    #expect(present.opens(back, with: finger))
    #expect(!present.lacking(.to).opens(back, with: finger))
    let script = GestureScript(
      points: [.init(time: 0, x: 0, y: 0), .init(time: 0.1, x: 99, y: 0)], ending: .lifted)
    #expect(!present.lacking(.to).play(script, on: back, rate: 60).isOpen)
  }

  /// What something else reads of a missing screen is not that of the sample.
  @Test func whatIsReadOfItIsNothing() throws {
    let text = """
      transition T {
        style container
        from before? { board: view, advantage: number, ink: color }
        to   after { board: view }
        forward 300ms linear
        animate after.board.scaleY: before.advantage -> 1
        animate after.board.y: before.board.y -> 200pt
        animate after.board.width: before.board.width -> 100pt
        animate after.board.background: before.ink -> #FFFFFF
        reduceMotion crossfade 100ms
        sample {
          before.board = rect(10pt, 300pt, 50pt, 50pt)
          before.advantage = 0.5
          before.ink = #FF0000
        }
      }
      """
    let (plan, found) = Compiler.plan(of: SourceText(name: "absent.transition", text: text))
    #expect(found.map(\.code) == [.sharedWithoutFallback])
    let present = Evaluator(plan: try #require(plan))
    let board = Subject.provided(.to, 0)
    let properties: [Property] = [.scaleY, .y, .width]
    func numbers(_ evaluator: Evaluator) -> [Double] {
      properties.map { evaluator.value(of: board, $0, in: .forward, at: 0).number }
    }
    #expect(numbers(present) == [0.5, 300, 50])
    let lacking = present.lacking(.from)
    #expect(numbers(lacking) == [0, 0, 390])
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(lacking.value(of: board, .background, in: .forward, at: 0) == .color(clear))
    #expect(numbers(lacking.resized(to: Size(width: 320, height: 568))) == [0, 0, 320])
  }
}
