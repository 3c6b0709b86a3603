import SpecGenerator
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Properties of every transition, tried on random ones.
@Suite struct EvaluatorPropertyTests {
  private static let seeds = Trials.seeds(150)

  private func evaluator(_ seed: UInt64) throws -> Evaluator {
    var random = RandomTransition(seed: seed)
    let text = random.text()
    let (plan, found) = Compiler.plan(of: SourceText(name: "random.transition", text: text))
    #expect(found.allSatisfy { $0.severity != .error }, "\(text)\n\(found)")
    return Evaluator(plan: try #require(plan))
  }

  @Test(arguments: seeds) func finiteAndAtRestAtBothEnds(seed: UInt64) throws {
    let evaluator = try evaluator(seed)
    for direction in Direction.allCases {
      let length = evaluator.length(of: direction)
      for step in 0...100 {
        for value in evaluator.values(in: direction, at: length * Double(step) / 100) {
          #expect(value.value.isFinite)
        }
      }
      for (time, side) in [(0, direction.start), (length, direction.end)] {
        for value in evaluator.values(in: direction, at: time) {
          #expect(value.value == evaluator.restValue(of: value.subject, value.property, at: side))
        }
      }
    }
  }

  /// Backward begins where forward ends, and ends where forward begins.
  @Test(arguments: seeds) func bothDirectionsHaveTheSameRests(seed: UInt64) throws {
    let evaluator = try evaluator(seed)
    let there = evaluator.values(in: .forward, at: evaluator.length(of: .forward))
    for value in there {
      let back = evaluator.value(of: value.subject, value.property, in: .backward, at: 0)
      #expect(back == value.value)
    }
    for value in evaluator.values(in: .backward, at: evaluator.length(of: .backward)) {
      #expect(value.value == evaluator.value(of: value.subject, value.property, in: .forward, at: 0))
    }
  }

  /// A track without its own timing backward is reflected in time. So the reflection of the reflection is forward.
  @Test(arguments: seeds) func windowsAreReflected(seed: UInt64) throws {
    var random = RandomTransition(seed: seed)
    let text = random.text()
    if Self.hasOwnBackward(text) { return }
    let transition = try evaluator(seed).transition
    let (duration, delay) = (transition.forward.duration, transition.forward.delay)
    for there in transition.forward.tracks {
      let mirrored = transition.backward.tracks.first {
        $0.location == there.location && $0.property == there.property && $0.end == there.start
      }
      let back = try #require(mirrored)
      #expect(there.start == back.end && there.end == back.start && there.curve.isAlike(back.curve))
      #expect(isNear(there.windowStart - delay, duration - (back.windowEnd - delay), within: 1e-6))
      #expect(isNear(there.windowEnd - delay, duration - (back.windowStart - delay), within: 1e-6))
    }
  }

  /// Whether a transition has its own way back.
  private static func hasOwnBackward(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      line.hasPrefix("  backward") || (line.hasPrefix("  animate") && line.contains(" backward "))
    }
  }

  @Test func manyAreMirrored() {
    let mirrored = Self.seeds.filter { seed in
      var random = RandomTransition(seed: seed)
      return !Self.hasOwnBackward(random.text())
    }
    #expect(mirrored.count * 8 > Self.seeds.count)
  }

  /// Inside a window a value is continuous: no step is larger than the steepest curve allows.
  @Test(arguments: seeds) func continuousInsideWindows(seed: UInt64) throws {
    let evaluator = try evaluator(seed)
    for direction in Direction.allCases {
      for track in evaluator.transition[direction].tracks where track.windowEnd > track.windowStart {
        let duration = track.windowEnd - track.windowStart
        let steps = 600
        var last: [Double]?
        var range = 0.0
        var jump = 0.0
        for step in 1..<steps {
          let time = track.windowStart + duration * Double(step) / Double(steps)
          let numbers = evaluator.value(of: track.subject, track.property, in: direction, at: time).numbers
          if let last {
            jump = max(jump, zip(numbers, last).map { abs($0 - $1) }.max() ?? 0)
          }
          range = max(range, zip(numbers, last ?? numbers).map { max(abs($0), abs($1)) }.max() ?? 0)
          last = numbers
        }
        #expect(jump <= 0.2 * max(range, 1e-9), "\(track.property) \(jump) of \(range)")
      }
    }
  }

  /// A cancel from any place returns every value to where it began.
  @Test(arguments: seeds) func aCancelReturnsEverything(seed: UInt64) throws {
    let evaluator = try evaluator(seed)
    let pull = evaluator.transition.interactions[0]
    for distance in [0.0, 10, 333, 900] {
      let finger = FingerState(translation: Vector(x: 0, y: distance), velocity: Vector(x: 0, y: -700))
      let motion = evaluator.settle(pull, .cancel, from: finger)
      for value in motion.values(at: motion.duration) {
        #expect(value.value == evaluator.restValue(of: value.subject, value.property, at: .to))
      }
    }
  }

  /// Under a finger without drives, the way from 0 to 1 is the same as playing it with linear curves.
  @Test(arguments: seeds) func scrubbingIsPlayingWithLinearCurves(seed: UInt64) throws {
    var random = RandomTransition(seed: seed)
    let (found, _) = Compiler.plan(of: SourceText(name: "random.transition", text: random.text()))
    var plan = try #require(found)
    for index in plan.transitions[0].backward.tracks.indices {
      plan.transitions[0].backward.tracks[index].curve = .linear
      plan.transitions[0].backward.tracks[index].damping = nil
    }
    let evaluator = Evaluator(plan: plan)
    let pull = evaluator.transition.interactions[0]
    let height = evaluator.scene.frame(of: .container).height
    for step in 0...20 {
      let share = Double(step) / 20
      let pose = evaluator.pose(pull, under: FingerState(translation: Vector(x: 0, y: share * height)))
      let direction = evaluator.transition.backward
      let time = direction.delay + pose.progress * direction.duration
      for value in pose.values {
        // At a step, the two times may be on different sides of it.
        let isStep = direction.tracks.contains {
          $0.subject == value.subject && $0.property == value.property && $0.windowStart == $0.windowEnd
            && isNear($0.windowStart, time)
        }
        if isStep { continue }
        let played = evaluator.value(
          of: value.subject, value.property, in: .backward,
          at: step == 0 ? 0 : step == 20 ? evaluator.length(of: .backward) : time)
        let isSame = zip(played.numbers, value.value.numbers).allSatisfy {
          isNear($0, $1, within: 1e-9 * max(1, abs($1)))
        }
        #expect(isSame, "\(value.property) at \(time): \(played) and \(value.value)")
      }
    }
  }
}

extension Curve {
  /// Whether it is the same curve, perhaps in a window of another length.
  fileprivate func isAlike(_ other: Curve) -> Bool {
    switch (self, other) {
    case (.spring(let a), .spring(let b)): isNear(a.dampingRatio, b.dampingRatio)
    default: self == other
    }
  }
}
