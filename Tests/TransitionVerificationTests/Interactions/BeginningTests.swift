import TestSupport
import Testing
import TransitionDiagnostics
import TransitionLowering
import TransitionSemantics
import TransitionSyntax
import TransitionText

@testable import TransitionPlan
@testable import TransitionVerification

/// The verifier finds every interaction that does not begin at rest. Random beginnings are tried with random fingers in the
/// evaluator.
@Suite struct BeginningTests {
  /// What fingers have shown of one interaction, in one rest state and on one display.
  private struct Seen {
    var count = 0
    /// How often a driven value was not at rest, and how often the progress was not 0.
    var jumps = 0
    var progresses = 0

    /// Whether nearly all fingers showed it. The remaining ones may be at a place or have a speed where the value happens to be
    /// right.
    static func nearlyAll(_ count: Int, of all: Int) -> Bool { all > 10 && count * 5 > all * 3 }
    /// Whether some fingers showed it, as when half of the ways to begin are right.
    static func some(_ count: Int, of all: Int) -> Bool { all > 10 && count * 5 > all }
  }

  private static func plan(_ text: String) -> Plan? {
    let (tree, broken) = Parser.parse(SourceText(name: "random.transition", text: text))
    let (file, wrong) = Checker.check(tree)
    if (broken + wrong).contains(where: { $0.severity == .error }) { return nil }
    let (plan, circles) = Lowering.lower(file, sourceName: "random.transition")
    return circles.allSatisfy(\.isEmpty) ? plan : nil
  }

  private static func watch(_ plan: Plan, _ state: Int, _ display: Size, _ seed: UInt64) -> Seen {
    let transition = plan.transitions[0]
    let interaction = transition.interactions[0]
    var scene = Scene(transition, of: plan)
    scene.set(.container, .size, .size(display))
    let evaluator = Evaluator(plan: plan, scene: scene).resting(in: state)
    let rest = evaluator.restState(at: interaction.direction.start)
    var fingers = RandomFinger(seed: seed)
    var seen = Seen()
    for _ in 0..<100 {
      let first = fingers.next(interaction.gesture, on: interaction.view, display).beginning
      if !evaluator.opens(interaction, with: first) { continue }
      seen.count += 1
      let pose = evaluator.posed(interaction, first).pose
      let isElsewhere = pose.values.contains { value in
        zip(value.value.numbers, rest.value(of: value.subject, value.property).numbers)
          .contains { abs($0 - $1) > 1e-3 }
      }
      if isElsewhere { seen.jumps += 1 }
      if interaction.progress != nil, pose.progress > 1e-6 { seen.progresses += 1 }
    }
    return seen
  }

  /// The verifier finds every jump that happens on all displays from some rest state, and every progress that does not begin at
  /// 0. Its findings are true.
  @Test func whatDoesNotBeginAtRestIsFound() throws {
    var (found, right) = (0, 0)
    let seeds = Trials.seeds(300)
    for seed in seeds {
      var random = RandomBeginning(seed: seed)
      let text = random.text()
      guard let plan = Self.plan(text) else { continue }
      let states = plan.transitions[0].states.isEmpty ? [0] : Array(plan.transitions[0].states.indices)
      let seen = states.map { state in
        GestureDomain.displays.map { Self.watch(plan, state, $0, seed &+ 7) }
      }
      func isSeen(_ count: (Seen) -> Int, _ test: (Int, Int) -> Bool) -> Bool {
        seen.contains { $0.allSatisfy { test(count($0), $0.count) } }
      }
      let jumps = isSeen({ $0.jumps }, Seen.nearlyAll)
      let isEarly = isSeen({ $0.progresses }, Seen.nearlyAll)
      let codes = Set(InteractionVerifier.verify(plan).map(\.code))
      let (claimsJump, claimsEarly) = (
        codes.contains(.driveJumpsAtBegin), codes.contains(.progressNotZeroAtBegin)
      )
      // A jump that follows from a wrong progress counts as found with the progress.
      #expect(!jumps || claimsJump || claimsEarly, "\(seed)\n\(text)")
      #expect(!isEarly || claimsEarly, "\(seed)\n\(text)")
      #expect(!claimsJump || isSeen({ $0.jumps }, Seen.some), "\(seed)\n\(text)")
      #expect(!claimsEarly || isSeen({ $0.progresses }, Seen.some), "\(seed)\n\(text)")
      if jumps || isEarly { found += 1 } else { right += 1 }
    }
    #expect(
      found * 3 > seeds.count && right * 10 > seeds.count,
      "\(found) that begin elsewhere, \(right) that do not")
  }
}
