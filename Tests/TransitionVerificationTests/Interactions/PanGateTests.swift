import TestSupport
import Testing
import TransitionDiagnostics
import TransitionLowering
import TransitionSemantics
import TransitionSyntax
import TransitionText

@testable import TransitionPlan
@testable import TransitionVerification

/// Claims about the gate of a pan are true for every finger that the gate lets through.
@Suite struct PanGateTests {
  private static func plan(_ gesture: String, _ condition: String) -> Plan? {
    let text = """
      transition Random {
        style overlay
        from list
        to detail
        forward 300ms easeOut
        animate detail.alpha: 0 -> 1
        interactive backward by \(gesture) on detail {
          begin when \(condition)
          progress = abs(translation.y + translation.x) / 200pt
          finish when progress > 50%
          settle 300ms easeOut
        }
        reduceMotion crossfade 200ms
      }

      """
    let (tree, broken) = Parser.parse(SourceText(name: "random.transition", text: text))
    let (file, wrong) = Checker.check(tree)
    if (broken + wrong).contains(where: { $0.severity == .error }) { return nil }
    return Lowering.lower(file, sourceName: "random.transition").plan
  }

  /// Whether the verifier finds that a condition always holds, or never. It is nil if neither.
  private static func claim(_ plan: Plan) -> (holds: Bool, isByGate: Bool)? {
    let transition = plan.transitions[0]
    var rules = InteractionRules(
      transition.interactions[0], FingerNeighbours(transition, plan.expressions), RestValues(transition),
      plan.expressions)
    guard let begin = transition.interactions[0].begin, let found = rules.constancy(begin, .gate) else {
      return nil
    }
    return (!found.isNever, found.isByGate)
  }

  /// The values of a condition for those of a number of random fingers that begin.
  private static func answers(_ plan: Plan, _ random: inout RandomGate, _ count: Int) -> Set<Bool> {
    let transition = plan.transitions[0]
    var free = transition.interactions[0]
    let condition = free.begin
    free.begin = nil
    let evaluator = Evaluator(plan: plan, scene: Scene(transition, of: plan))
    var gated = free
    gated.begin = condition
    var answers: Set<Bool> = []
    var begun = 0
    while begun < count {
      let (x, y) = random.velocity()
      let finger = FingerState(
        translation: .zero, velocity: Vector(x: x, y: y), location: Point(x: 20, y: 300))
      guard evaluator.opens(free, with: finger) else { continue }
      begun += 1
      answers.insert(evaluator.opens(gated, with: finger))
    }
    return answers
  }

  /// A condition that is claimed never to hold holds for none of 4,000 fingers, and one that is claimed to hold holds for all.
  /// Few conditions that are constant are missed.
  @Test func claimsHoldForEveryFinger() throws {
    var (claims, byGate, missed) = (0, 0, 0)
    let seeds = Trials.seeds(240)
    for seed in seeds {
      var random = RandomGate(seed: seed)
      let (gesture, condition) = random.next()
      guard let plan = Self.plan(gesture, condition) else { continue }
      let claim = Self.claim(plan)
      let answers = Self.answers(plan, &random, claim == nil ? 1000 : 4000)
      if let claim {
        claims += 1
        if claim.isByGate { byGate += 1 }
        #expect(answers == [claim.holds], "\(seed): \(condition), \(gesture)")
      } else if answers.count == 1 {
        missed += 1
      }
    }
    #expect(byGate * 12 > seeds.count, "\(claims) claims, \(byGate) by the gate")
    #expect(missed * 4 < claims, "\(missed) missed, \(claims) claims")
  }

  /// A condition that is not constant in a thin wedge only is not claimed to be constant.
  @Test(arguments: [
    "velocity.x > 0.99 * velocity.y", "velocity.x > 0.9999 * velocity.y",
    "abs(velocity.x) <= 0.999 * velocity.y",
    "velocity.x < -0.99 * velocity.y", "velocity.x > 0.98 * velocity.y and velocity.x < 0.99 * velocity.y",
    "velocity.x < 0.33 * velocity.y or velocity.x > 0.34 * velocity.y",
    "abs(velocity.x - 0.3 * velocity.y) > 0.001 * velocity.y", "velocity.x / velocity.y > 0.999",
    "velocity.x > 0.99 * velocity.y and velocity.x > 5000pt/s",
    "max(velocity.x, 0.99 * velocity.y) > 0.99 * velocity.y",
    "velocity.x > 300pt/s and velocity.y < 301pt/s", "velocity.x >= velocity.y", "velocity.y > 0",
  ])
  func aThinWedgeIsPossible(_ condition: String) throws {
    let plan = try #require(Self.plan("pan(down)", condition))
    #expect(Self.claim(plan) == nil)
  }

  /// A pan from an edge has no gate, so that it may begin at any steepness.
  @Test(arguments: [
    ("edgePan(leading)", "velocity.x >= abs(velocity.y)"),
    ("edgePan(left)", "abs(velocity.y) <= abs(velocity.x)"),
    ("edgePan(leading)", "velocity.y <= velocity.x"), ("edgePan(top)", "velocity.y >= abs(velocity.x)"),
    ("edgePan(right)", "abs(velocity.y) > -velocity.x"),
    ("edgePan(bottom)", "abs(velocity.x) > abs(velocity.y)"),
  ])
  func anEdgeHasNoGate(_ gesture: String, _ condition: String) throws {
    let plan = try #require(Self.plan(gesture, condition))
    #expect(Self.claim(plan) == nil)
  }

  /// A condition that depends on the display is checked on each. On the smallest display, the first of these is possible.
  @Test(arguments: [(390, true), (320, false)]) func theDisplayIsAsked(_ width: Int, isPossible: Bool) throws
  {
    let condition = "velocity.x > velocity.y * container.width / \(width)pt"
    let plan = try #require(Self.plan("pan(down)", condition))
    let claim = Self.claim(plan)
    #expect((claim == nil) == isPossible)
    #expect(isPossible || claim?.isByGate == true)
  }

  /// A long condition is cut into fewer pieces. A fault that few pieces show is still found.
  @Test func aLongConditionIsFound() throws {
    let terms = (0...120).map { "0.01 * \($0) * velocity.x" }.joined(separator: ", ")
    let plan = try #require(Self.plan("pan(down)", "max(\(terms)) > 1.2 * velocity.y"))
    let claim = Self.claim(plan)
    #expect(claim?.isByGate == true)
    #expect(claim?.holds == false)
  }

  /// A condition that is just outside the wedge is found, even if one slope alone would not show it.
  @Test(arguments: [
    ("velocity.x > velocity.y", false), ("velocity.x > 1.0001 * velocity.y", false),
    ("velocity.x <= velocity.y", true), ("abs(velocity.x) <= velocity.y", true),
    ("abs(velocity.x) + abs(velocity.y) > 2 * velocity.y", false), ("velocity.x / velocity.y > 1", false),
    ("max(velocity.x, -velocity.x) <= velocity.y", true), ("2 * velocity.x - velocity.x > velocity.y", false),
    ("velocity.x > 300pt/s and velocity.y < 300pt/s", false),
    ("abs(velocity.x) > 300pt/s and velocity.y < 299pt/s", false),
    ("2 * velocity.x > 600pt/s and 3 * velocity.y < 899pt/s", false),
  ])
  func whatTheGateExcludesIsFound(_ condition: String, holds: Bool) throws {
    let plan = try #require(Self.plan("pan(down)", condition))
    let claim = try #require(Self.claim(plan))
    #expect(claim.isByGate)
    #expect(claim.holds == holds)
  }

  /// Contradictory parts are found without the wedge. At most, the direction of the gesture decides which of two multiples is the
  /// larger one.
  @Test(arguments: [
    ("velocity.x > 0.99 * velocity.y and velocity.x < 0.98 * velocity.y", false),
    ("velocity.x <= 0.34 * velocity.y or velocity.x >= 0.33 * velocity.y", true),
    ("abs(velocity.x) <= 0.5 * velocity.y or abs(velocity.x) > 0.4 * velocity.y", true),
    ("velocity.x > 0.5 * velocity.y and velocity.x <= 0.5 * velocity.y", false),
    ("not (velocity.x > 0.5 * velocity.y) or velocity.x > 0.5 * velocity.y", true),
  ])
  func contraryPartsAreFound(_ condition: String, holds: Bool) throws {
    let plan = try #require(Self.plan("pan(down)", condition))
    let claim = try #require(Self.claim(plan))
    #expect(!claim.isByGate)
    #expect(claim.holds == holds)
  }

  /// Two parts that overlap, perhaps only for a finger in the other direction, may both hold.
  @Test(arguments: [
    ("pan(down)", "velocity.x > 0.33 * velocity.y and velocity.x <= 0.34 * velocity.y"),
    ("pan(down)", "velocity.x >= 0.5 * velocity.y and velocity.x <= 0.5 * velocity.y"),
    ("pan(any)", "velocity.x > 0.99 * velocity.y and velocity.x < 0.98 * velocity.y"),
  ])
  func partsThatMeetAreNotContrary(_ gesture: String, _ condition: String) throws {
    let plan = try #require(Self.plan(gesture, condition))
    #expect(Self.claim(plan) == nil)
  }
}
