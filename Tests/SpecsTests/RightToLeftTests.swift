import Testing
import TransitionPlan

/// A direction from leading to trailing is mirrored for apps that read from right to left.
@Suite struct RightToLeftTests {
  @Test func swipeBackIsMirrored() throws {
    let evaluator = try SpecLibrary.evaluator("swipe-back")
    #expect(evaluator.transition.isDirectional)
    let swipe = evaluator.transition.interactions[0]
    let pose = evaluator.pose(swipe, under: FingerState(translation: Vector(x: 195, y: 0)))
    let state = evaluator.scene.setting(pose.values)
    // Halfway, the detail is half outside on the trailing side, and the list comes from the leading side.
    #expect(state.frame(of: .screen(.to)).x == 195)
    #expect(state.mirrored.frame(of: .screen(.to)).x == -195)
    #expect(isNear(state.frame(of: .screen(.from)).x, -390 / 7))
    #expect(isNear(state.mirrored.frame(of: .screen(.from)).x, 390 / 7))
  }

  @Test func mirroringTwiceChangesNothing() throws {
    for name in ["swipe-back", "story-cube", "half-sheet", "mini-player"] {
      let evaluator = try SpecLibrary.evaluator(name)
      let state = evaluator.state(in: .backward, at: 0.1)
      for value in evaluator.values(in: .backward, at: 0.1) {
        let twice = state.mirrored.mirrored.value(of: value.subject, value.property)
        let once = state.value(of: value.subject, value.property)
        #expect(zip(twice.numbers, once.numbers).allSatisfy { isNear($0, $1) })
      }
    }
  }

  /// A finger from the right edge is a finger from the leading edge.
  @Test func fingersAreMirrored() throws {
    let evaluator = try SpecLibrary.evaluator("swipe-back")
    let swipe = evaluator.transition.interactions[0]
    let points = (0...4).map {
      GestureScript.Point(time: 0.05 * Double($0), x: 385 - 70 * Double($0), y: 300, rotation: 0.5)
    }
    let script = GestureScript(points: points, ending: .lifted)
    #expect(!evaluator.play(script, on: swipe, rate: 60).isOpen)
    let mirrored = script.mirrored(in: 390)
    #expect(mirrored.points.map(\.location.x) == [5, 75, 145, 215, 285])
    #expect(mirrored.points.allSatisfy { $0.rotation == -0.5 && $0.location.y == 300 })
    #expect(evaluator.play(mirrored, on: swipe, rate: 60).outcome == .finish)
    #expect(mirrored.mirrored(in: 390) == script)
  }

  @Test func whatIsPhysicalStaysAsItIs() throws {
    for name in ["story-cube", "tabs"] {
      #expect(try !SpecLibrary.evaluator(name).transition.isDirectional)
    }
  }
}
