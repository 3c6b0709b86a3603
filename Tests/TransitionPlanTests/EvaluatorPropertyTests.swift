import Foundation
import PlanFixtures
import Testing
import TransitionPlan

/// A random generator with a seed, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite("What holds of every evaluation")
struct EvaluatorPropertyTests {
  let evaluator = Evaluator(plan: PhotosPlan.plan)
  var pull: Interaction { evaluator.transition.interactions[0] }

  private func expectSound(_ values: [PropertyValue]) {
    #expect(!values.isEmpty)
    for value in values {
      #expect(value.value.isFinite)
      guard let limits = value.property.limits else { continue }
      #expect(value.value.numbers.allSatisfy { limits.contains($0) })
    }
  }

  private func randomFinger(_ random: inout SplitMix) -> FingerState {
    FingerState(
      translation: Vector(
        x: .random(in: -400...400, using: &random), y: .random(in: -400...900, using: &random)),
      velocity: Vector(
        x: .random(in: -4000...4000, using: &random), y: .random(in: -4000...4000, using: &random)))
  }

  @Test("values are finite and within limits at any time", arguments: Direction.allCases)
  func times(_ direction: Direction) {
    var random = SplitMix(state: 1)
    for _ in 0..<300 {
      expectSound(evaluator.values(in: direction, at: .random(in: -0.5...1.5, using: &random)))
    }
  }

  @Test("values are finite and within limits under any finger, and while they settle")
  func fingers() {
    var random = SplitMix(state: 2)
    for _ in 0..<200 {
      let finger = randomFinger(&random)
      expectSound(evaluator.pose(pull, under: finger).values)
      for outcome in InteractionOutcome.allCases {
        let motion = evaluator.settle(pull, outcome, from: finger)
        expectSound(motion.values(at: .random(in: 0...0.6, using: &random)))
      }
    }
  }

  @Test("a settle starts where the finger left and ends at rest, exactly")
  func settles() {
    var random = SplitMix(state: 3)
    for _ in 0..<100 {
      let finger = randomFinger(&random)
      let pose = evaluator.pose(pull, under: finger)
      for (outcome, side) in [(InteractionOutcome.cancel, Side.to), (.finish, .from)] {
        let motion = evaluator.settle(pull, outcome, from: finger)
        let start = motion.values(at: 0)
        for value in pose.values { #expect(start.contains(value)) }
        for value in motion.values(at: motion.duration) {
          #expect(value.value == evaluator.restValue(of: value.subject, value.property, at: side))
        }
      }
    }
  }

  @Test("a settle does not jump at its beginning")
  func continuity() {
    var random = SplitMix(state: 4)
    for _ in 0..<100 {
      let motion = evaluator.settle(pull, .cancel, from: randomFinger(&random))
      let moment = 1e-7
      for (before, after) in zip(motion.values(at: 0), motion.values(at: moment)) {
        for (a, b) in zip(before.value.numbers, after.value.numbers) { #expect(abs(a - b) < 0.01) }
      }
    }
  }

  @Test("backward begins where forward ends, and the other way round")
  func ends() {
    for value in evaluator.values(in: .forward, at: 0) {
      #expect(value.value == evaluator.value(of: value.subject, value.property, in: .backward, at: 0.25))
      #expect(value.value == evaluator.restValue(of: value.subject, value.property, at: .from))
    }
    for value in evaluator.values(in: .backward, at: 0) {
      #expect(value.value == evaluator.value(of: value.subject, value.property, in: .forward, at: 0.5))
      #expect(value.value == evaluator.restValue(of: value.subject, value.property, at: .to))
    }
  }

  @Test(
    "frames fall on the rate and on the end",
    arguments: [(0.5, 60.0, 31), (0.25, 60, 16), (0.26, 10, 4), (0, 60, 1)])
  func frameTimes(_ length: Double, _ rate: Double, _ count: Int) {
    let times = FrameTimes.times(length: length, rate: rate)
    #expect(times.count == count)
    #expect(times.last == length)
    for (index, time) in times.dropLast().enumerated() { #expect(time == Double(index) / rate) }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }
}
