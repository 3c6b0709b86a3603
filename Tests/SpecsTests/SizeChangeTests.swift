import Testing
import TransitionPlan

/// If the size of a container changes, everything at rest is computed again.
@Suite struct SizeChangeTests {
  private let turned = Size(width: 844, height: 390)

  @Test func theHalfSheetIsTheLowerHalfAgain() throws {
    let before = try SpecLibrary.evaluator("half-sheet")
    #expect(
      before.restState(at: .to).frame(of: .screen(.to)) == Rect(x: 0, y: 422, width: 390, height: 422))
    let evaluator = before.resized(to: turned)
    #expect(
      evaluator.restState(at: .to).frame(of: .screen(.to)) == Rect(x: 0, y: 195, width: 844, height: 195))
    #expect(evaluator.restValue(of: .screen(.to), .y, at: .from) == .number(390))
    #expect(evaluator.restState(at: .to).frame(of: .added(1)).center.x == 422)
    // At every moment, the values are the same as with that size from the beginning.
    let fresh = try SpecLibrary.evaluator("half-sheet", in: turned)
    for direction in Direction.allCases {
      for time in [0, 0.07, 0.2, 0.3] {
        #expect(evaluator.values(in: direction, at: time) == fresh.values(in: direction, at: time))
      }
    }
    // And back.
    let again = evaluator.resized(to: Size(width: 390, height: 844))
    #expect(again.values(in: .forward, at: 0.1) == before.values(in: .forward, at: 0.1))
  }

  @Test func theMapSheetKeepsItsState() throws {
    for (state, y) in [(0, 390 - 69.0), (1, 195), (2, 65)] {
      let evaluator = try SpecLibrary.evaluator("map-sheet").resting(in: state).resized(to: turned)
      #expect(evaluator.state == state)
      #expect(evaluator.restValue(of: .screen(.to), .y, at: .to) == .number(y))
    }
  }

  /// Standing values on the from screen are computed again, too.
  @Test func standingValuesAreWorkedOutAgain() throws {
    let evaluator = try SpecLibrary.evaluator("mini-player").resized(to: turned)
    #expect(evaluator.restValue(of: .screen(.from), .scale, at: .to) == .number(1 - 30 / 844.0))
  }

  /// During a gesture, a change of size cancels it, without the finger's velocity.
  @Test func aFingerIsCancelled() throws {
    let evaluator = try SpecLibrary.evaluator("swipe-back")
    let swipe = evaluator.transition.interactions[0]
    let points = (0...4).map { GestureScript.Point(time: 0.05 * Double($0), x: 80 * Double($0), y: 0) }
    let played = evaluator.play(GestureScript(points: points, ending: .resized), on: swipe, rate: 60)
    #expect(played.outcome == .cancel)
    #expect(played.steps.contains { $0.event == .resized && $0.action == .cancel })
    let rest = evaluator.resized(to: turned).restState(at: .to)
    #expect(rest.frame(of: .screen(.to)) == Rect(x: 0, y: 0, width: 844, height: 390))
  }

  /// In every size, everything at rest is finite and within the limits of its property.
  @Test(arguments: SpecLibrary.names.filter { $0 != "motion" }) func everySize(name: String) throws {
    let evaluator = try SpecLibrary.evaluator(name)
    for size in [turned, Size(width: 1, height: 1), Size(width: 2000, height: 30), Size(width: 0, height: 0)]
    {
      let resized = evaluator.resized(to: size)
      for direction in Direction.allCases {
        for value in resized.values(in: direction, at: 0.1) { #expect(value.value.isFinite, "\(value)") }
        for value in resized.values(in: direction, at: 1e9) {
          #expect(value.value == resized.restValue(of: value.subject, value.property, at: direction.end))
        }
      }
    }
  }
}
