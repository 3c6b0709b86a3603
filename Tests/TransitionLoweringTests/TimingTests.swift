import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// When things move: delays, windows, steps, the mirror of `backward`, and springs with a duration of their own.
@Suite struct TimingTests {
  private func plan(_ members: String, before: String = "") throws -> Plan {
    let text = """
      \(before)
      transition T {
        style navigation
        from list
        to detail
        reduceMotion crossfade 200ms
        \(members.replacing("\n", with: "\n  "))
      }

      """
    let (plan, diagnostics) = Compiler.plan(of: SourceText(name: "t.transition", text: text))
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(plan)
  }

  private func alpha(_ plan: Plan, _ direction: Direction, _ time: Double) -> Double? {
    guard
      case .number(let value) = Evaluator(plan: plan).value(of: .screen(.to), .alpha, in: direction, at: time)
    else { return nil }
    return value
  }

  private func windows(_ plan: Plan, _ direction: Direction) -> [[Double]] {
    plan.transitions[0][direction].tracks.map { [$0.windowStart, $0.windowEnd] }
  }

  @Test(arguments: [
    ("over 100ms..300ms", [0.1, 0.3], [0.1, 0.3]), ("over 25%..75%", [0.1, 0.3], [0.1, 0.3]),
    ("over 0%..50%", [0, 0.2], [0.2, 0.4]), ("after 300ms", [0.3, 0.4], [0, 0.1]),
    ("after 75%", [0.3, 0.4], [0, 0.1]),
    ("at 100ms", [0.1, 0.1], [0.3, 0.3]), ("at 100%", [0.4, 0.4], [0, 0]), ("at 0", [0, 0], [0.4, 0.4]),
    ("over 0%..50% backward over 0%..25%", [0, 0.2], [0, 0.1]),
    ("backward after 50%", [0, 0.4], [0.2, 0.4]),
  ]) func windowsAndTheirMirror(timing: String, forward: [Double], backward: [Double]) throws {
    let plan = try plan("forward 400ms linear\nanimate detail.alpha: 0 -> 1 \(timing)")
    #expect(windows(plan, .forward) == [forward])
    #expect(windows(plan, .backward) == [backward])
  }

  /// Durations that differ scale windows; a delay comes before all of them, both ways.
  @Test func durationsAndDelays() throws {
    let plan = try plan(
      "forward 400ms linear delay 50ms\nbackward 200ms linear\nanimate detail.alpha: 0 -> 1 over 0ms..100ms")
    #expect(windows(plan, .forward) == [[0.05, 0.15]])
    #expect(windows(plan, .backward) == [[0.15, 0.2]])
    #expect(plan.transitions[0].forward.delay == 0.05 && plan.transitions[0].backward.delay == 0)
    let mirrored = try self.plan("forward 400ms linear delay 50ms\nanimate detail.alpha: 0 -> 1")
    #expect(windows(mirrored, .backward) == [[0.05, 0.45]])
    #expect(Evaluator(plan: mirrored).length(of: .backward) == 0.45)
  }

  /// Curves run in played time in both directions.
  @Test func curvesRunInPlayedTime() throws {
    let plan = try plan("forward 400ms linear\nanimate detail.alpha: 0 -> 1 easeIn over 0%..50%")
    let quarter = try #require(alpha(plan, .forward, 0.1))
    #expect(quarter > 0.2 && quarter < 0.4, "an ease-in is slow at first: \(quarter)")
    #expect(alpha(plan, .forward, 0.2) == 1 && alpha(plan, .forward, 0.3) == 1)
    #expect(alpha(plan, .backward, 0.1) == 1)
    let back = try #require(alpha(plan, .backward, 0.3))
    #expect(abs(back - (1 - quarter)) < 1e-12)
  }

  /// B from the step on, but A while at rest in from and B at rest in to.
  @Test func steps() throws {
    let plan = try plan("forward 400ms linear\nanimate detail.alpha: 0 -> 1 at 100ms")
    #expect(alpha(plan, .forward, 0.0999) == 0 && alpha(plan, .forward, 0.1) == 1)
    #expect(alpha(plan, .backward, 0.2999) == 1 && alpha(plan, .backward, 0.3) == 0)
    let first = try self.plan("forward 400ms linear\nanimate detail.alpha: 0 -> 1 at 0")
    #expect(alpha(first, .forward, 0) == 0 && alpha(first, .forward, 0.001) == 1)
  }

  /// Tracks of one property follow each other.
  @Test func severalTracks() throws {
    let plan = try plan(
      """
      forward 400ms linear
      animate detail.alpha: 0 -> 0.5 over 0%..25%
      animate detail.alpha: 0.5 -> 1 over 75%..100%
      """)
    for (time, value) in [(0, 0), (0.05, 0.25), (0.1, 0.5), (0.2, 0.5), (0.3, 0.5), (0.35, 0.75), (0.4, 1)] {
      #expect(abs(try #require(alpha(plan, .forward, time)) - value) < 1e-12)
    }
    for time in [0.0, 0.03, 0.1, 0.22, 0.35, 0.4] {
      let there = try #require(alpha(plan, .forward, time))
      let back = try #require(alpha(plan, .backward, 0.4 - time))
      #expect(abs(there - back) < 1e-12)
    }
  }

  @Test func blocksOfOneDirection() throws {
    let plan = try plan(
      """
      forward 400ms linear {
        animate detail.alpha: 0 -> 1 over 0%..50%
      }
      backward 200ms linear {
        animate detail.alpha: 0 -> 1 over 50%..100%
      }
      """)
    #expect(windows(plan, .forward) == [[0, 0.2]])
    #expect(windows(plan, .backward) == [[0, 0.1]])
  }

  // MARK: Springs

  private func spring(_ plan: Plan) throws -> SpringCurve {
    guard case .spring(let curve) = plan.transitions[0].forward.curve else { throw Missing() }
    return curve
  }
  private struct Missing: Error {}

  /// A spring that says what it is takes the time that a search through its values finds.
  @Test(arguments: [
    ("spring(response: 0.4s, damping: 0.8)", 0.8), ("spring(response: 0.4s, damping: 1)", 1),
    ("spring(damping: 0.1, response: 300ms)", 0.1), ("spring(response: 0.5s, damping: 2)", 2),
    ("spring(mass: 2, stiffness: 180, damping: 20)", 0.527), ("spring(duration: 0.5s, bounce: 0.3)", 0.7),
    ("spring(duration: 0.5s, bounce: 0)", 1), ("spring(duration: 0.5s, bounce: -0.5)", 2),
  ]) func settlingTimes(curve: String, ratio: Double) throws {
    let plan = try plan("forward \(curve)\nanimate detail.alpha: 0 -> 1")
    let spring = try spring(plan)
    #expect(abs(spring.dampingRatio - ratio) < 1e-3 && spring.isExact)
    let settled = plan.transitions[0].forward.duration
    #expect(spring.duration == settled)
    let step = 1e-5
    var last = 0.0
    for index in 0..<Int(3 * settled / step) {
      let time = Double(index) * step
      if abs(1 - spring.spring.position(at: time)) > 1e-3 { last = time }
    }
    #expect(abs(settled - last) <= step, "\(settled) \(last)")
  }

  @Test func namedCurves() throws {
    let plan = try plan(
      "forward glide\nbackward 1s soft\nanimate detail.alpha: 0 -> 1 glide",
      before:
        "curve glide = gentle\nlet ratio = 0.9\ncurve soft = cubic(0.2, 0, 0, 1)\ncurve gentle = spring(response: 0.3s, damping: ratio)"
    )
    let spring = try spring(plan)
    #expect(abs(spring.dampingRatio - 0.9) < 1e-12)
    #expect(plan.transitions[0].backward.curve == .cubic(CubicBezier(0.2, 0, 0, 1), name: nil))
    // The track's own curve goes back too, in the longer window.
    guard case .spring(let back) = plan.transitions[0].backward.tracks[0].curve else { throw Missing() }
    #expect(back.spring == spring.spring && back.duration == 1)
  }
}
