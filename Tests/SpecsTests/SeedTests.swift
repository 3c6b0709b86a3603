import Testing
import TransitionPlan

/// The numbers of the transitions for which the language was made, computed by the evaluator.
@Suite struct SeedTests {
  private let width = 390.0
  private let height = 844.0

  private func number(
    _ evaluator: Evaluator, _ subject: Subject, _ property: Property, _ direction: Direction, at time: Double
  ) -> Double {
    evaluator.value(of: subject, property, in: direction, at: time).number
  }

  // MARK: Photos

  @Test func photosUnderAFinger() throws {
    let evaluator = try SpecLibrary.evaluator("photos")
    let pull = evaluator.transition.interactions[0]
    for distance in [0.0, 40, 105.5, 211, 300, 422, 600] {
      let finger = FingerState(translation: Vector(x: 12, y: distance))
      let pose = evaluator.pose(pull, under: finger)
      let alpha = 1 - min(distance / (height / 4), 1)
      let scale = 1 - 0.5 * min(distance / (height / 2), 1)
      func value(_ subject: Subject, _ property: Property) throws -> Value {
        try #require(pose.values.first { $0.subject == subject && $0.property == property }).value
      }
      #expect(isNear(try value(.screen(.to), .alpha).number, alpha))
      #expect(isNear(try value(.tabBar, .alpha).number, 1 - alpha))
      #expect(isNear(try value(.shared(0), .scale).number, scale))
      let frame = evaluator.restState(at: .to).frame(of: .shared(0))
      guard case .point(let center) = try value(.shared(0), .center) else { return }
      #expect(isNear(center.x, frame.center.x + 12))
      #expect(isNear(center.y, frame.center.y + distance - frame.height * (1 - scale) / 2))
    }
  }

  // MARK: Shared image

  @Test func sharedImageWaitsAndMirrors() throws {
    let evaluator = try SpecLibrary.evaluator("shared-image")
    let easeIn = CubicBezier(0.42, 0, 1, 1).progress(at: 0.5)
    for direction in Direction.allCases {
      #expect(isNear(evaluator.length(of: direction), 0.45))
      let alpha = { self.number(evaluator, .screen(.to), .alpha, direction, at: $0) }
      let ends = direction == .forward ? (0.0, 1.0) : (1.0, 0.0)
      #expect(alpha(0.05) == ends.0)
      #expect(isNear(alpha(0.25), ends.0 + (ends.1 - ends.0) * easeIn))
      #expect(alpha(0.45) == ends.1)
    }
    let start = evaluator.value(of: .shared(0), .frame, in: .forward, at: 0)
    let end = evaluator.value(of: .shared(0), .frame, in: .forward, at: 0.45)
    #expect(start == .rect(Rect(x: 16, y: 200, width: 80, height: 80)))
    #expect(end == .rect(Rect(x: 0, y: 91, width: 390, height: 260)))
  }

  // MARK: Side menu

  @Test func sideMenuCountsTheRightWayOnly() throws {
    let evaluator = try SpecLibrary.evaluator("side-menu")
    let swipe = evaluator.transition.interactions[0]
    #expect(swipe.gesture == .edgePan(.trailing))
    func finger(_ x: Double, speed: Double = 0) -> FingerState {
      FingerState(translation: Vector(x: x, y: 0), velocity: Vector(x: speed, y: 0))
    }
    #expect(evaluator.pose(swipe, under: finger(-0.25 * width)).progress == 0.25)
    #expect(evaluator.pose(swipe, under: finger(0.25 * width)).progress == 0)
    #expect(evaluator.pose(swipe, under: finger(-2 * width)).progress == 1)
    #expect(evaluator.decision(swipe, under: finger(-0.5 * width)) == .finish)
    #expect(evaluator.decision(swipe, under: finger(-0.49 * width)) == .cancel)
    #expect(evaluator.decision(swipe, under: finger(-0.1 * width, speed: -600)) == .finish)
    #expect(evaluator.decision(swipe, under: finger(-0.1 * width, speed: 600)) == .cancel)
    #expect(swipe.finish.curve == .linear)
    // Under a finger it follows the finger, whatever the curve of the direction.
    let x = evaluator.pose(swipe, under: finger(-0.5 * width)).values.first { $0.property == .x }
    #expect(x?.value == .number(width - 140))
  }

  // MARK: Swipe back

  @Test func swipeBackDecidesAQuarterOfASecondAhead() throws {
    let evaluator = try SpecLibrary.evaluator("swipe-back")
    let swipe = evaluator.transition.interactions[0]
    func finger(_ share: Double, _ speed: Double) -> FingerState {
      FingerState(
        translation: Vector(x: share * width, y: 0), velocity: Vector(x: speed * width, y: 0))
    }
    #expect(evaluator.decision(swipe, under: finger(0.3, 0.9)) == .finish)
    #expect(evaluator.decision(swipe, under: finger(0.2, 0)) == .cancel)
    #expect(evaluator.decision(swipe, under: finger(0.3, -4)) == .cancel)
    let pose = evaluator.pose(swipe, under: finger(0.5, 0))
    func value(_ subject: Subject, _ property: Property) -> Double? {
      pose.values.first { $0.subject == subject && $0.property == property }?.value.number
    }
    #expect(isNear(try #require(value(.screen(.from), .x)), -width / 7))
    #expect(isNear(try #require(value(.screen(.to), .x)), width / 2))
    #expect(isNear(try #require(value(.navigationBar, .alpha)), 0.5))
  }

  @Test func swipeBackPlaysForASecondAndLeavesThePushToTheSystem() throws {
    let evaluator = try SpecLibrary.evaluator("swipe-back")
    #expect(evaluator.transition.forward.isSystem)
    #expect(evaluator.length(of: .backward) == 1)
    #expect(isNear(number(evaluator, .screen(.from), .x, .backward, at: 0.5), -width / 7))
  }

  // MARK: Half sheet

  @Test func halfSheetRestsInTheLowerHalfOfAnyContainer() throws {
    for size in [Size(width: 390, height: 844), Size(width: 844, height: 390)] {
      let evaluator = try SpecLibrary.evaluator("half-sheet", in: size)
      #expect(
        evaluator.restState(at: .to).frame(of: .screen(.to))
          == Rect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2))
      // Bounds are the same rectangle as the frame, so that the two cannot be mistaken for each other.
      #expect(
        evaluator.restValue(of: .screen(.to), .bounds, at: .to)
          == .rect(evaluator.restState(at: .to).frame(of: .screen(.to))))
      #expect(evaluator.restValue(of: .screen(.to), .y, at: .from) == .number(size.height))
      #expect(evaluator.restValue(of: .screen(.from), .scale, at: .to) == .number(0.8))
      let close = Subject.added(1)
      #expect(evaluator.restValue(of: close, .top, at: .from) == .number(-80))
      #expect(evaluator.restValue(of: close, .top, at: .to) == .number(60))
      #expect(evaluator.restState(at: .to).frame(of: close).center.x == size.width / 2)
      #expect(evaluator.restValue(of: .added(0), .blur, at: .to) == .number(1))
    }
  }

  // MARK: Zoom

  @Test func zoomBringsTheButtonAfterThePicture() throws {
    let evaluator = try SpecLibrary.evaluator("zoom-modal")
    #expect(isNear(evaluator.length(of: .forward), 1.3))
    let picture = { evaluator.value(of: .shared(0), .frame, in: .forward, at: $0) }
    #expect(picture(1) == .rect(Rect(x: 0, y: 0, width: width, height: height)))
    #expect(picture(0.99) != picture(1))
    let close = Subject.provided(.to, 1)
    #expect(number(evaluator, close, .top, .forward, at: 1) == -100)
    #expect(number(evaluator, close, .top, .forward, at: 1.15) > -100)
    #expect(number(evaluator, close, .top, .forward, at: 1.3) == 40)
    #expect(number(evaluator, .screen(.to), .alpha, .forward, at: 0.999) == 0)
    #expect(number(evaluator, .screen(.to), .alpha, .forward, at: 1) == 1)
    // Backward, the button leaves in the first 0.3 s, and then the picture.
    #expect(number(evaluator, close, .top, .backward, at: 0.3) == -100)
    #expect(
      evaluator.value(of: .shared(0), .frame, in: .backward, at: 0.3)
        == .rect(Rect(x: 0, y: 0, width: width, height: height)))
  }

  // MARK: Pinch

  @Test func pinchFinishesBeyondAHalf() throws {
    let evaluator = try SpecLibrary.evaluator("pinch-photo")
    let pinch = evaluator.transition.interactions[0]
    func progress(_ scale: Double) -> Double {
      evaluator.pose(pinch, under: FingerState(translation: .zero, scale: scale)).progress
    }
    func decision(_ scale: Double) -> InteractionOutcome {
      evaluator.decision(pinch, under: FingerState(translation: .zero, scale: scale))
    }
    #expect(isNear(progress(0.6), 0.4))
    #expect(progress(1.2) == 0)
    #expect(progress(-1) == 1)
    #expect(decision(0.5) == .cancel)
    #expect(decision(0.49) == .finish)
    #expect(decision(1) == .cancel)
  }

  @Test func pinchIsMeasuredFromWhereItBegan() throws {
    let evaluator = try SpecLibrary.evaluator("pinch-photo")
    func outcome(_ end: Double, from start: Double) -> InteractionOutcome? {
      let script = GestureScript(
        points: [
          .init(time: 0, x: 0, y: 0, scale: start), .init(time: 0.2, x: 0, y: 0, scale: end),
        ], ending: .lifted)
      return evaluator.play(script, on: evaluator.transition.interactions[0], rate: 60).outcome
    }
    #expect(outcome(0.9, from: 2) == .finish)
    #expect(outcome(1.1, from: 2) == .cancel)
    // Dividing by zero gives zero. It never crashes, and never gives a value that is not finite.
    let zero = evaluator.pose(
      evaluator.transition.interactions[0], under: FingerState(translation: .zero, scale: .nan))
    #expect(zero.progress == 0)
  }
}
