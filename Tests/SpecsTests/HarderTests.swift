import Testing
import TransitionPlan

/// The numbers of the harder transitions.
@Suite struct HarderTests {
  // MARK: App Store card

  @Test func theCardClosesByItself() throws {
    let evaluator = try SpecLibrary.evaluator("app-store-card")
    let pull = evaluator.transition.interactions[0]
    let points = (0...10).map {
      GestureScript.Point(time: Double($0) * 0.05, x: 200, y: 300 + 11 * Double($0))
    }
    let playback = evaluator.play(GestureScript(points: points, ending: .lifted), on: pull, rate: 60)
    #expect(playback.outcome == .finish)
    #expect(playback.steps.contains { $0.event == .reached && $0.action == .finish })
    let short = evaluator.play(
      GestureScript(points: Array(points.prefix(9)), ending: .lifted), on: pull, rate: 60)
    #expect(short.outcome == .cancel)
    let pose = evaluator.pose(pull, under: FingerState(translation: Vector(x: 0, y: 100)))
    #expect(pose.values.first { $0.property == .scale }.map { isNear($0.value.number, 0.86) } == true)
  }

  @Test func theFurtherTheCardTheSofterTheSpring() throws {
    let evaluator = try SpecLibrary.evaluator("app-store-card")
    // The card is at 240 of 844: damping 1 − 0.3 · 240/844.
    let curve = SpringCurve(dampingRatio: 1 - 0.3 * 240 / 844, duration: 0.7)
    let y = evaluator.value(of: .screen(.to), .y, in: .forward, at: 0.2).number
    #expect(isNear(y, 240 * (1 - curve.progress(at: 0.2)), within: 1e-6))
    // The size is at its end after 60 % of the time, at constant speed.
    let size = evaluator.value(of: .screen(.to), .size, in: .forward, at: 0.21)
    #expect(size == .size(Size(width: 370, height: 632)))
    #expect(evaluator.value(of: .screen(.to), .cornerRadius, in: .forward, at: 0) == .number(16))
  }

  @Test func theCardYieldsToTheTouch() throws {
    let evaluator = try SpecLibrary.evaluator("app-store-card")
    func scale(_ isDown: Bool, _ time: Double) -> Double? {
      evaluator.values(ofPress: 0, isDown: isDown, at: time).first { $0.property == .scale }?.value.number
    }
    #expect(scale(true, 0) == 1)
    #expect(scale(true, 0.15) == 0.96)
    #expect(scale(false, 0) == 0.96)
    #expect(scale(false, 0.15) == 1)
    let down = try #require(scale(true, 0.075))
    #expect(down > 0.96 && down < 0.98)  // an ease-out is past the middle
  }

  // MARK: Map sheet

  @Test func theSheetIsThrownToTheNearestState() throws {
    let evaluator = try SpecLibrary.evaluator("map-sheet")
    let pan = evaluator.transition.interactions[0]
    let heights = (0...2).map { evaluator.resting(in: $0).restValue(of: .screen(.to), .y, at: .to).number }
    let rests: [Double] = [844.0 - 69.0, 422.0, 47.0 + 18.0]
    #expect(heights == rests)
    func target(from state: Int, by distance: Double, at speed: Double) -> Int {
      evaluator.resting(in: state).nearestState(
        pan,
        under: FingerState(translation: Vector(x: 0, y: distance), velocity: Vector(x: 0, y: speed)))
    }
    #expect(target(from: 0, by: -20, at: 0) == 0)
    #expect(target(from: 0, by: -200, at: 0) == 1)
    #expect(target(from: 0, by: -20, at: -600) == 1)  // goes on for 0.499 s
    #expect(target(from: 0, by: -20, at: -1600) == 2)
    #expect(target(from: 2, by: 20, at: 1600) == 0)
  }

  @Test func theSheetGivesWayAndDarkensOnlyAtTheTop() throws {
    let evaluator = try SpecLibrary.evaluator("map-sheet").resting(in: 2)
    let pan = evaluator.transition.interactions[0]
    func pose(_ distance: Double) -> Pose {
      evaluator.pose(pan, under: FingerState(translation: Vector(x: 0, y: distance)))
    }
    func value(_ pose: Pose, _ property: Property) throws -> Double {
      try #require(pose.values.first { $0.property == property }).value.number
    }
    // 100 pt beyond a range of 710: 710 · (1 − 1 / (1 + 0.55 · 100 / 710)).
    let share: Double = 0.55 * 100.0 / 710.0
    let stretched: Double = 65.0 - 710.0 * (1.0 - 1.0 / (1.0 + share))
    let half: Double = (422.0 - 65.0) / 2.0
    #expect(isNear(try value(pose(-100), .y), stretched))
    #expect(isNear(try value(pose(0), .alpha), 0.3))
    #expect(isNear(try value(pose(half), .alpha), 0.15))
    #expect(isNear(try value(pose(2 * half), .alpha), 0))
    let settled = evaluator.settle(pan, in: 1, from: .rest).values(at: 10)
    #expect(settled.first { $0.property == .y }?.value == .number(422))
  }

  @Test func aFingerThatIsTakenAwayLeavesTheSheetWhereItWas() throws {
    let pan = try SpecLibrary.evaluator("map-sheet").transition.interactions[0]
    for (state, height) in [(0, 775.0), (1, 422), (2, 65)] {
      let evaluator = try SpecLibrary.evaluator("map-sheet").resting(in: state)
      let points = (0...4).map {
        GestureScript.Point(time: Double($0) * 0.05, x: 100, y: 400 - 90 * Double($0))
      }
      func rest(_ ending: GestureScript.Ending) -> Double? {
        let played = evaluator.play(GestureScript(points: points, ending: ending), on: pan, rate: 60)
        return played.frames.last?.values.first { $0.property == .y }?.value.number
      }
      #expect(rest(.cancelled) == height)
      #expect(rest(.failed) == height)
      #expect(rest(.lifted) == 65)  // thrown upwards
    }
  }

  // MARK: Mini player

  @Test func theColourIsInTheFirstQuarterAndInTheLastOfTheWayBack() throws {
    let evaluator = try SpecLibrary.evaluator("mini-player")
    let track = { (direction: Direction) in
      evaluator.transition[direction].tracks.first { $0.property == .background }
    }
    #expect(track(.forward).map { [$0.windowStart, $0.windowEnd] } == [0, 0.125])
    #expect(track(.backward).map { [$0.windowStart, $0.windowEnd] } == [0.375, 0.5])
    let scale: Double = 1.0 - 30.0 / 390.0
    #expect(evaluator.restValue(of: .screen(.from), .scale, at: .to) == .number(scale))
    #expect(evaluator.restValue(of: .screen(.from), .dim, at: .to) == .number(0.3))
  }

  // MARK: Story cube

  @Test func theCubeTurnsBySixtyDegrees() throws {
    let evaluator = try SpecLibrary.evaluator("story-cube")
    #expect(isNear(evaluator.restValue(of: .screen(.from), .rotationY, at: .to).number, -.pi / 3))
    #expect(isNear(evaluator.restValue(of: .screen(.to), .rotationY, at: .from).number, .pi / 3))
    let held = evaluator.transition.obligations.compactMap { obligation -> Property? in
      if case .held(_, let property, _) = obligation.kind { property } else { nil }
    }
    #expect(held == [.perspective, .anchor, .anchor])
    #expect(evaluator.transition.to.isOptional)
  }

  // MARK: Container transform

  @Test func theContentsChangePlacesInTheirWindows() throws {
    let evaluator = try SpecLibrary.evaluator("container-transform")
    func window(_ property: Property, _ direction: Direction) throws -> [Double] {
      let track = try #require(evaluator.transition[direction].tracks.first { $0.property == property })
      return [track.windowStart, track.windowEnd].map { ($0 * 1000).rounded() }
    }
    #expect(try window(.content, .forward) == [0, 75])
    #expect(try window(.content, .backward) == [150, 225])
    #expect(try window(.cornerRadius, .forward) == [0, 225])
    #expect(try window(.cornerRadius, .backward) == [75, 225])
    #expect(evaluator.restValue(of: .shared(0), .cornerRadius, at: .from) == .number(12))
    // The scrim is visible only in the middle.
    let scrim = Subject.added(0)
    #expect(evaluator.value(of: scrim, .alpha, in: .forward, at: 0.15) == .number(0.32))
    #expect(evaluator.restValue(of: scrim, .alpha, at: .from) == .number(0))
    #expect(evaluator.restValue(of: scrim, .alpha, at: .to) == .number(0))
  }
}
