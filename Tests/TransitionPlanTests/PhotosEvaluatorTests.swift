import Foundation
import PlanFixtures
import Testing
import TransitionPlan

/// The numbers of the Photos zoom, computed by hand: a container of 390 × 844, a cell at (131, 352) of 128 × 128, and a picture
/// of 4032 × 3024, which fits into 390 × 292.5 at y 275.75.
@Suite("The Photos zoom, evaluated")
struct PhotosEvaluatorTests {
  static let height = 844.0
  static let viewer = Subject.screen(.to)
  static let photo = Subject.shared(0)
  static let cell = Rect(x: 131, y: 352, width: 128, height: 128)
  static let fitted = Rect(x: 0, y: 275.75, width: 390, height: 292.5)

  let evaluator = Evaluator(plan: PhotosPlan.plan)
  var pull: Interaction { evaluator.transition.interactions[0] }

  private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) < tolerance }

  private func finger(_ x: Double, _ y: Double, velocity: Vector = .zero) -> FingerState {
    FingerState(translation: Vector(x: x, y: y), velocity: velocity)
  }

  private func value(_ pose: Pose, _ subject: Subject, _ property: Property) -> Value? {
    pose.values.first { $0.subject == subject && $0.property == property }?.value
  }

  private func value(_ values: [PropertyValue], _ subject: Subject, _ property: Property) -> Value? {
    values.first { $0.subject == subject && $0.property == property }?.value
  }

  @Test("flies from the cell to the fitted picture, and back")
  func frames() {
    #expect(evaluator.value(of: Self.photo, .frame, in: .forward, at: 0) == .rect(Self.cell))
    #expect(evaluator.value(of: Self.photo, .frame, in: .forward, at: 0.5) == .rect(Self.fitted))
    #expect(evaluator.value(of: Self.photo, .frame, in: .backward, at: 0) == .rect(Self.fitted))
    #expect(evaluator.value(of: Self.photo, .frame, in: .backward, at: 0.25) == .rect(Self.cell))
    #expect(evaluator.value(of: Self.photo, .center, in: .forward, at: 9) == .point(Point(x: 195, y: 422)))
    #expect(
      evaluator.value(of: Self.photo, .clip, in: .forward, at: 0)
        == .rect(Rect(x: 0, y: 91, width: 390, height: 844 - 91 - 83)))
    // easeInOut is symmetric, so that everything is halfway after half of the time.
    let middle = evaluator.value(of: Self.photo, .frame, in: .backward, at: 0.125).numbers
    for (number, expected) in zip(middle, [65.5, 313.875, 259, 210.25]) {
      #expect(near(number, expected))
    }
  }

  @Test("pulled by an eighth of the height is half there")
  func eighth() throws {
    let d = Self.height / 8
    let pose = evaluator.pose(pull, under: finger(0, d))
    #expect(pose.progress == 0.25)
    #expect(value(pose, Self.viewer, .alpha) == .number(0.5))
    #expect(value(pose, Self.photo, .scale) == .number(0.875))
    #expect(value(pose, .tabBar, .alpha) == .number(0.5))
  }

  @Test("keeps the centre under the finger", arguments: [0, 12.5, 105.5, 211, 422, 700])
  func center(_ d: Double) throws {
    let x = 37.0
    let pose = evaluator.pose(pull, under: finger(x, d))
    let scale = 1 - 0.5 * min(d / (Self.height / 2), 1)
    let expected = [195 + x, 422 + d - 292.5 * (1 - scale) / 2]
    let center = try #require(value(pose, Self.photo, .center)).numbers
    #expect(near(center[0], expected[0], 1e-9) && near(center[1], expected[1], 1e-9))
  }

  @Test("pulled by half the height and more is as far as it goes", arguments: [422, 500, 844, 5000])
  func half(_ d: Double) {
    let pose = evaluator.pose(pull, under: finger(0, d))
    #expect(pose.progress == 1)
    #expect(value(pose, Self.viewer, .alpha) == .number(0))
    #expect(value(pose, Self.photo, .scale) == .number(0.5))
    #expect(value(pose, .tabBar, .alpha) == .number(1))
  }

  @Test("not pulled, or pulled up, is at rest but for the centre")
  func zero() {
    let pose = evaluator.pose(pull, under: finger(0, 0))
    #expect(pose.progress == 0)
    for value in pose.values {
      #expect(value.value == evaluator.restValue(of: value.subject, value.property, at: .to))
    }
    let up = evaluator.pose(pull, under: finger(0, -50))
    #expect(up.progress == 0)
    #expect(value(up, Self.photo, .scale) == .number(1))
    #expect(value(up, Self.photo, .center) == .point(Point(x: 195, y: 372)))
  }

  @Test("cancels if and only if the finger goes up or the centre is above where it was")
  func decision() {
    for ty in stride(from: -200.0, through: 400, by: 12.5) {
      for vy in [-800.0, -1, 0, 1, 800] {
        let d = max(0, ty)
        let scale = 1 - 0.5 * min(d / 422, 1)
        let isAbove = ty - 292.5 * (1 - scale) / 2 < 0
        let expected: InteractionOutcome = vy < 0 || isAbove ? .cancel : .finish
        let finger = finger(0, ty, velocity: Vector(x: 0, y: vy))
        #expect(evaluator.decision(pull, under: finger) == expected, "ty \(ty), vy \(vy)")
      }
    }
  }

  @Test("begins downwards only, with the pager at its top")
  func gates() {
    func opens(_ x: Double, _ y: Double, offset: Double = 0) -> Bool {
      var scene = evaluator.scene
      scene.set(.provided(.to, 1), .offset, .vector(Vector(x: 0, y: offset)))
      return Evaluator(plan: PhotosPlan.plan, scene: scene)
        .opens(pull, with: finger(0, 0, velocity: Vector(x: x, y: y)))
    }
    #expect(opens(0, 100))
    #expect(opens(99, 100))
    #expect(!opens(101, 100))
    #expect(!opens(-101, 100))
    #expect(!opens(0, -100))
    #expect(!opens(0, 100, offset: 1))
    #expect(opens(0, 100, offset: -20))
  }

  @Test("finishes in 0.25 s to the cell")
  func finish() {
    let motion = evaluator.settle(pull, .finish, from: finger(30, 200, velocity: Vector(x: 0, y: 900)))
    #expect(motion.duration == 0.25)
    #expect(motion.curve == .easeInOut)
    let start = motion.values(at: 0)
    let end = motion.values(at: 0.25)
    let scale = 1 - 0.5 * 200.0 / 422
    #expect(value(start, Self.photo, .scale) == .number(scale))
    #expect(value(end, Self.photo, .frame) == .rect(Self.cell))
    #expect(value(end, Self.photo, .scale) == .number(1))
    #expect(value(end, Self.viewer, .alpha) == .number(0))
    #expect(value(end, .tabBar, .alpha) == .number(1))
    // The clip, which the finger has not driven, plays its whole way from where it was.
    #expect(value(start, Self.photo, .clip) == .rect(Rect(x: 0, y: 0, width: 390, height: 844)))
    #expect(value(end, Self.photo, .clip) == evaluator.restValue(of: Self.photo, .clip, at: .from))
  }

  @Test("springs back with the finger's velocity: signed for places, never negative for scalars")
  func cancel() throws {
    let upwards = finger(40, 105.5, velocity: Vector(x: 300, y: -400))
    let motion = evaluator.settle(pull, .cancel, from: upwards)
    #expect(motion.duration == 0.5)
    #expect(motion.curve == .spring(SpringCurve(dampingRatio: 0.9, duration: 0.5)))
    // alpha goes from 0.5 to 1 at 400 / 211 a second, a way of 0.5. scale goes from 0.875 to 1 at 0.5 · 400 / 422 a second, a way
    // of 0.125.
    let alpha = try #require(motion.velocities(of: Self.viewer, .alpha))
    #expect(near(alpha[0], 400.0 / 211 / 0.5))
    let scale = try #require(motion.velocities(of: Self.photo, .scale))
    #expect(near(scale[0], 0.5 * 400 / 422 / 0.125))
    // x moves away from rest at 300, with a way of −40. y moves towards rest at 400 − 292.5·0.5·400/422/2.
    let frame = try #require(motion.velocities(of: Self.photo, .center))
    #expect(near(frame[0], 300.0 / -40))
    let offset = 105.5 - 292.5 * 0.125 / 2
    let speed = 400 - 292.5 * 0.5 * 400 / 422 / 2
    #expect(near(frame[1], speed / offset))
    #expect(frame[2] == 0 && frame[3] == 0)

    // A velocity away from rest counts as 0 for a scalar, and keeps its value for a place.
    let downwards = evaluator.settle(pull, .cancel, from: finger(0, 105.5, velocity: Vector(x: 0, y: 400)))
    #expect(downwards.velocities(of: Self.viewer, .alpha) == [0])
    #expect(downwards.velocities(of: Self.photo, .scale) == [0])
    let center = try #require(downwards.velocities(of: Self.photo, .center))
    #expect(near(center[1], -speed / offset))

    // The track of the centre is that of the spring, from the finger to rest.
    let spring = SpringCurve(dampingRatio: 0.9, duration: 0.5)
    let y = try #require(value(motion.values(at: 0.1), Self.photo, .center)).numbers[1]
    let progress = spring.progress(at: 0.1, velocity: speed / offset)
    #expect(near(y, 422 + offset * (1 - progress)))
    // The clip, which the finger has not driven, does not move.
    let clip = value(motion.values(at: 0.1), Self.photo, .clip)
    #expect(clip == .rect(Rect(x: 0, y: 0, width: 390, height: 844)))
  }
}
