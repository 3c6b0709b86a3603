import Foundation
import Testing
import TransitionPlan

@Suite("Cubic curves")
struct CubicCurveTests {
  @Test("have the values of an independent computation", arguments: CubicReference.table)
  func reference(_ reference: CubicReference) {
    for (index, expected) in reference.values.enumerated() {
      let value = reference.curve.progress(at: Double(index + 1) / 21)
      #expect(abs(value - expected) < 1e-7, "\(reference.name) at \(index + 1)/21")
    }
  }

  @Test("begin at 0 and end at exactly 1", arguments: CubicReference.table)
  func ends(_ reference: CubicReference) {
    #expect(reference.curve.progress(at: -1) == 0)
    #expect(reference.curve.progress(at: 0) == 0)
    #expect(reference.curve.progress(at: 1) == 1)
    #expect(reference.curve.progress(at: 2) == 1)
  }

  @Test("know their slope", arguments: CubicReference.table)
  func slope(_ reference: CubicReference) {
    for fraction in [0.1, 0.3, 0.7, 0.9] {
      let step = 1e-4
      let ahead = reference.curve.progress(at: fraction + step)
      let measured = (ahead - reference.curve.progress(at: fraction - step)) / (2 * step)
      #expect(abs(reference.curve.slope(at: fraction) - measured) < 1e-4 * max(1, abs(measured)))
    }
  }
}

@Suite("Springs")
struct SpringTests {
  static let ratios = [0.1, 0.5, 0.8, 0.9999999, 1, 1.0000001, 1.5, 3]

  /// m·ẍ = k·(1 − x) − c·ẋ by the classical fourth-order Runge–Kutta method.
  private func integrated(_ spring: Spring, velocity: Double, until time: Double) -> (x: Double, v: Double) {
    let steps = 20_000
    let h = time / Double(steps)
    func acceleration(_ x: Double, _ v: Double) -> Double {
      (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
    }
    var x = 0.0
    var v = velocity
    for _ in 0..<steps {
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
  }

  @Test("follow their differential equation", arguments: ratios, [-20, 0, 3.5, 40])
  func equation(_ ratio: Double, _ velocity: Double) {
    let spring = Spring(mass: 2, stiffness: 2 * 144, damping: 2 * ratio * 12 * 2)
    for time in [0.01, 0.1, 0.25, 0.6, 1.2] {
      let expected = integrated(spring, velocity: velocity, until: time)
      // The band in which ζ counts as 1 is 1e-6 wide, so within it ζ itself is off by up to that.
      let tolerance = ratio != 1 && abs(ratio - 1) < 1e-6 ? 1e-6 : 1e-9
      let scale = max(1, abs(velocity))
      #expect(abs(spring.position(at: time, velocity: velocity) - expected.x) < tolerance * scale)
      #expect(abs(spring.speed(at: time, velocity: velocity) - expected.v) < 12 * tolerance * scale)
    }
  }

  @Test("in a duration are settled when it is over", arguments: 1...120)
  func settles(_ twentieth: Int) {
    let ratio = Double(twentieth) / 40
    let curve = SpringCurve(dampingRatio: ratio, duration: 0.5)
    var furthest = 0.0
    for step in 0...4000 {
      let time = 0.5 + Double(step) * 0.0005
      furthest = max(furthest, abs(1 - curve.spring.position(at: time)))
    }
    #expect(furthest <= SpringCurve.threshold * (1 + 1e-9), "ζ = \(ratio)")
    // And is not stiffer than the rule asks: an overdamped one arrives just then.
    if ratio > 1 { #expect(furthest > SpringCurve.threshold * (1 - 1e-6)) }
  }

  @Test("in a duration change without a jump as the damping ratio does")
  func continuity() {
    func frequency(_ ratio: Double) -> Double {
      SpringCurve(dampingRatio: ratio, duration: 1).spring.frequency
    }
    var ratio = 0.05
    while ratio < 3 {
      let step = 1e-4
      let change = abs(frequency(ratio + step) - frequency(ratio)) / frequency(ratio)
      #expect(change < 0.005, "ζ = \(ratio)")
      ratio += step
    }
  }

  @Test(
    "a curve starts at the finger's velocity, and keeps its second control point",
    arguments: [-4.0, 0, 0.5, 1, 2.5, 40])
  func startsAtVelocity(_ slope: Double) {
    let curves: [Curve] = [.linear, .easeInOut] + NamedCurve.allCases.map { .cubic($0.curve, name: $0) }
    for curve in curves {
      func progress(_ time: Double) -> Double { curve.progress(at: time, of: 0.4, velocity: slope / 0.4) }
      #expect(progress(0) == 0 && progress(0.4) == 1)
      #expect(abs(progress(4e-7) / 1e-6 - slope) < 1e-2 * max(1, abs(slope)))
      let end = (1 - progress(0.4 - 4e-7)) / 1e-6
      let own = (1 - curve.progress(at: 0.4 - 4e-7, of: 0.4)) / 1e-6
      // The end of `easeIn` has the direction from the first control point.
      if curve != .cubic(NamedCurve.easeIn.curve, name: .easeIn) { #expect(abs(end - own) < 1e-2) }
      let shares = (1..<100).map { progress(0.004 * Double($0)) }
      #expect(shares.allSatisfy { $0 <= 1 && $0 >= -0.5 })
      #expect(slope < 0 || shares == shares.sorted())
    }
    #expect(Curve.linear.progress(at: 0.1, of: 0.4, velocity: nil) == 0.25)
  }

  @Test("in a duration are at rest exactly at its end", arguments: ratios)
  func ends(_ ratio: Double) {
    let curve = SpringCurve(dampingRatio: ratio, duration: 0.4)
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 0.4) == 1)
    #expect(Curve.spring(curve).progress(at: 0.4, of: 0.4, velocity: 30) == 1)
  }
}
