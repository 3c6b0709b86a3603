import Testing
import TransitionPlan

@Suite("Playing and scrubbing")
struct PlaybackTests {
  private let card = Subject.provided(.from, 0)

  @Test("holds the ends of a window outside it, and passes from one track to the next")
  func windows() {
    var small = SmallPlan()
    let numbers = [0, 0.4, 1].map { small.number($0) }
    let evaluator = Evaluator(
      plan: small.plan([
        small.track(card, .alpha, numbers[1], numbers[2], over: 0.6...0.8, .easeInOut),
        small.track(card, .alpha, numbers[0], numbers[1], over: 0.2...0.4),
      ]))
    for (time, expected) in [(0.0, 0.0), (0.1, 0), (0.3, 0.2), (0.5, 0.4), (0.7, 0.7), (0.9, 1), (1, 1)] {
      #expect(abs(evaluator.value(of: card, .alpha, in: .forward, at: time).number - expected) < 1e-9)
    }
  }

  @Test("a step has its value from its time on, but not at the very start or before the very end")
  func steps() {
    var small = SmallPlan()
    let (zero, one) = (small.number(0), small.number(1))
    for (at, before, after) in [(0.5, 0.4999, 0.5), (0, 0, 1e-9), (1, 0.9999, 1)] {
      let plan = small.plan([small.track(card, .alpha, zero, one, over: at...at)])
      let evaluator = Evaluator(plan: plan)
      #expect(evaluator.value(of: card, .alpha, in: .forward, at: before) == .number(0))
      #expect(evaluator.value(of: card, .alpha, in: .forward, at: after) == .number(1))
    }
  }

  @Test("holds an overshooting curve to what the property can be")
  func limits() {
    var small = SmallPlan()
    let (zero, one) = (small.number(0), small.number(1))
    let spring = Curve.spring(SpringCurve(dampingRatio: 0.3, duration: 1))
    let evaluator = Evaluator(
      plan: small.plan([
        small.track(card, .alpha, zero, one, spring), small.track(card, .scale, zero, one, spring),
      ]))
    let times = (0...100).map { Double($0) / 100 }
    let alphas = times.map { evaluator.value(of: card, .alpha, in: .forward, at: $0).number }
    let scales = times.map { evaluator.value(of: card, .scale, in: .forward, at: $0).number }
    #expect(alphas.max() == 1)
    #expect(scales.contains { $0 > 1.2 })
  }

  /// A pan to the right over 200 pt. It drives the given properties, or the tracks follow its progress.
  private func pan(_ small: inout SmallPlan, drives: [(Property, ExpressionID)] = []) -> Interaction {
    let translation = small.add(.gesture(.translation), .vector(.length))
    let x = small.add(.component(translation, .x), .length)
    let width = small.number(200, .length)
    let progress = small.add(.binary(.divide, x, width), .number)
    let half = small.number(0.5)
    let now = small.add(.gesture(.progress), .number)
    let isFar = small.add(.binary(.greater, now, half), .flag)
    let here = SmallPlan.nowhere
    let settle = Settle(
      duration: 0.4, curve: .spring(SpringCurve(dampingRatio: 1, duration: 0.4)), location: here)
    return Interaction(
      direction: .forward, gesture: .pan(.right), view: .screen(.from), begin: nil, holds: [],
      simultaneous: [], progress: progress,
      drives: drives.map { Drive(subject: card, property: $0.0, value: $0.1, location: here) },
      steps: [.progress] + drives.indices.map { .drive($0) }, decision: .finishWhen(isFar, here),
      finish: settle, cancel: settle, location: here)
  }

  private func moved(_ x: Double, velocity: Double = 0) -> FingerState {
    FingerState(translation: Vector(x: x, y: 0), velocity: Vector(x: velocity, y: 0))
  }

  @Test("a scrub keeps windows, takes no curve and leaves the delay out")
  func scrub() {
    var small = SmallPlan()
    let (zero, one) = (small.number(0), small.number(1))
    let tracks = [
      small.track(card, .alpha, zero, one, over: 0.7...1.2, .easeInOut),
      small.track(card, .scale, one, zero, over: 0.2...1.2, .easeInOut),
    ]
    let interaction = pan(&small)
    let evaluator = Evaluator(plan: small.plan(tracks, delay: 0.2, interactions: [interaction]))
    for (x, alpha, scale) in [
      (-10.0, 0.0, 1.0), (0, 0, 1), (50, 0, 0.75), (150, 0.5, 0.25), (200, 1, 0), (900, 1, 0),
    ] {
      let pose = evaluator.pose(interaction, under: moved(x))
      #expect(abs(pose.values[0].value.number - alpha) < 1e-12)
      #expect(abs(pose.values[1].value.number - scale) < 1e-12)
    }
    #expect(evaluator.decision(interaction, under: moved(101)) == .finish)
    #expect(evaluator.decision(interaction, under: moved(99)) == .cancel)

    // From halfway, at 400 pt/s. The scale changes by 1 in 200 pt, which is −2 a second, with a way of −0.5.
    let motion = evaluator.settle(interaction, .finish, from: moved(100, velocity: 400))
    #expect(abs((motion.velocities(of: card, .scale)?[0] ?? 0) - 4) < 1e-6)
    #expect(motion.values(at: 0.4).map(\.value) == [.number(1), .number(0)])
    let back = evaluator.settle(interaction, .cancel, from: moved(100, velocity: 400))
    #expect(back.velocities(of: card, .scale) == [0])
    #expect(back.values(at: 0.4).map(\.value) == [.number(0), .number(1)])
  }

  @Test("a drive that is not finite keeps the value at the start")
  func notFinite() {
    var small = SmallPlan()
    let huge = small.number(1e300)
    let infinite = small.add(.binary(.multiply, huge, huge), .number)
    let (half, one) = (small.number(0.5), small.number(1))
    let interaction = pan(&small, drives: [(.scale, infinite)])
    let plan = small.plan([small.track(card, .scale, half, one)], interactions: [interaction])
    let pose = Evaluator(plan: plan).pose(interaction, under: moved(100))
    #expect(pose.values == [PropertyValue(card, .scale, .number(0.5))])
    #expect(pose.progress == 0.5)
  }

  @Test("a driven length hands over no velocity that leads away, a driven place does")
  func velocities() {
    var small = SmallPlan()
    let translation = small.add(.gesture(.translation), .vector(.length))
    let x = small.add(.component(translation, .x), .length)
    let start = small.add(.start(card, .center), .point)
    let center = small.add(.binary(.add, start, translation), .point)
    let byLength = pan(&small, drives: [(.x, x)])
    let byPlace = pan(&small, drives: [(.center, center)])
    let evaluator = Evaluator(plan: small.plan([], interactions: [byLength, byPlace]))
    let away = moved(100, velocity: 50)
    #expect(evaluator.settle(byLength, .cancel, from: away).velocities(of: card, .x) == [0, 0, 0, 0])
    let velocities = evaluator.settle(byPlace, .cancel, from: away).velocities(of: card, .center) ?? []
    #expect(abs((velocities.first ?? 0) - -0.5) < 1e-6)
    #expect(
      evaluator.settle(byPlace, .cancel, from: away).values(at: 0.4)[0].value == .point(Point(x: 195, y: 422))
    )
  }

  @Test("a transform has the velocity along its whole way home")
  func transforms() {
    var small = SmallPlan()
    let translation = small.add(.gesture(.translation), .vector(.length))
    let progress = small.add(.gesture(.progress), .number)
    let whole = small.number(1)
    let scale = small.add(.binary(.subtract, whole, progress), .number)
    let moves = pan(&small, drives: [(.translation, translation)])
    let shrinks = pan(&small, drives: [(.translation, translation), (.scale, scale)])
    let evaluator = Evaluator(plan: small.plan([], interactions: [moves, shrinks]))
    let size = evaluator.scene.frame(of: card).size

    // The way in x is very short and the finger is fast there: in x alone, it would be 300 ways a second.
    let flung = FingerState(translation: Vector(x: 1, y: 200), velocity: Vector(x: -300, y: -100))
    let straight = evaluator.settle(moves, .cancel, from: flung).velocities(of: card, .translation) ?? []
    let expected: Double = 20_300 / 40_001
    #expect(straight.count == 2 && straight.allSatisfy { abs($0 - expected) < 1e-6 })

    // The scale has changed by 1/200, and changes back by 1.5 a second. A change of 1 counts as half the diagonal.
    let squared: Double = (size.width * size.width + size.height * size.height) / 4
    let both = evaluator.settle(shrinks, .cancel, from: flung)
    let way: Double = 40_001 + squared / 40_000
    let gone: Double = 20_300 + squared * 0.0075
    let share: Double = gone / way
    for property in [Property.translation, .scale] {
      let velocities = both.velocities(of: card, property) ?? []
      #expect(!velocities.isEmpty && velocities.allSatisfy { abs($0 - share) < 1e-6 })
    }

    let away = FingerState(translation: Vector(x: 1, y: 200), velocity: Vector(x: 0, y: 100))
    #expect(evaluator.settle(moves, .cancel, from: away).velocities(of: card, .translation) == [0, 0])
    let home = FingerState(translation: Vector(x: 1e-12, y: 0), velocity: Vector(x: 500, y: 0))
    #expect(evaluator.settle(moves, .cancel, from: home).velocities(of: card, .translation) == [0, 0])
  }

  @Test("where only rounding is left to go, there is no velocity")
  func roundedWay() {
    var small = SmallPlan()
    let translation = small.add(.gesture(.translation), .vector(.length))
    let start = small.add(.start(card, .center), .point)
    let center = small.add(.binary(.add, start, translation), .point)
    let interaction = pan(&small, drives: [(.center, center)])
    let evaluator = Evaluator(plan: small.plan([], interactions: [interaction]))
    let nearlyHome = evaluator.settle(interaction, .cancel, from: moved(1e-12, velocity: 500))
    #expect(nearlyHome.velocities(of: card, .center) == [0, 0, 0, 0])
    let away = evaluator.settle(interaction, .cancel, from: moved(1e-6, velocity: 500))
    #expect((away.velocities(of: card, .center)?.first ?? 0) < 0)
  }
}
