import TestSupport
import Testing
import TransitionDiagnostics

@testable import TransitionPlan
@testable import TransitionVerification

/// Decisions that are reported to go against the progress really do so under fingers, and those that do so are reported. Random
/// decisions depend on the progress, on values that follow it, or on the finger.
@Suite struct DecisionWayTests {
  private static let gestures = [
    ("pan(down)", "translation.y / container.height"), ("pan(up)", "-translation.y / container.height"),
    ("pan(right)", "max(0, translation.x) / container.width"), ("pan(left)", "-translation.x / 300pt"),
    ("edgePan(left)", "clamp(translation.x / container.width, 0..1)"),
  ]

  private static let lengths = [
    "detail.card.y", "detail.card.bottom", "detail.card.height", "detail.card.center.y", "detail.card.y * 2",
    "container.height - detail.card.y", "abs(detail.card.y)", "detail.card.width",
  ]

  private static let numbers = [
    "detail.alpha", "detail.scale", "1 - detail.scale", "progress", "detail.alpha * detail.alpha",
    "detail.alpha - detail.scale", "min(detail.alpha, 0.8)", "detail.alpha / detail.scale",
  ]

  private static func text(_ random: inout RandomSource) -> String {
    func pick<Element>(_ items: [Element]) -> Element {
      items[Int.random(in: items.indices, using: &random)]
    }
    let (gesture, progress) = pick(gestures)
    let sign = pick(["<", ">"])
    let asked =
      pick([true, false])
      ? "\(pick(lengths)) \(sign) \(pick(["20pt", "60pt", "150pt", "container.height / 2"]))"
      : "\(pick(numbers)) \(sign) \(pick(["0.2", "0.5", "0.7"]))"
    let condition = pick(["far", "far", "not far", "far and progress > 10%", "far or progress > 90%"])
    let direction = pick(["forward", "backward"])
    return """
      transition Random {
        style overlay
        from list
        to detail { card: view, gap: length, share: number }
        \(pick(["forward 300ms easeOut", "forward 300ms easeOut delay 100ms"]))
        animate detail.alpha: 0 -> 1 \(pick(["", "over 20%..70%", "at 50%"]))
        animate detail.scale: 0.5 -> \(pick(["1", "0.9", "detail.share"]))
        \(pick(RandomInteraction.ways))
        interactive \(direction) by \(gesture) on \(direction == "forward" ? "list" : "detail") {
          let far = \(asked)
          progress = \(progress)
          \(pick(["finish", "cancel"])) when \(condition)
          settle 300ms easeOut
        }
        reduceMotion crossfade 200ms
        sample {
          detail.card = rect(10pt, 40pt, 100pt, 120pt)
          detail.gap = 80pt
          detail.share = 0.8
        }
      }

      """
  }

  @Test func decisionsGoTheirWay() throws {
    var (tried, made, silent) = (0, 0, 0)
    var missed: [String: Int] = [:]
    var random = RandomSource(seed: 7)
    let seeds = Trials.seeds(150)
    for seed in seeds {
      let text = Self.text(&random)
      guard let plan = WatchedInteraction.plan(text) else { continue }
      tried += 1
      let subject = WatchedInteraction(plan)
      let claims = InteractionVerifier.verify(plan).filter { $0.severity == .error }
      let seen = WatchedFingers.watch(subject, plan, seed)
      for claim in claims where claim.code == .oppositeDecision {
        guard case .text(let way)? = claim.arguments.last, way == "back" || way == "ahead" else { continue }
        made += 1
        for part in subject.parts where subject.expressions[part].range == claim.range {
          let turns = seen.turns[part] ?? (0, 0)
          #expect(way == "back" ? turns.on == 0 : turns.back == 0, "\(seed) \(turns)\n\(text)")
        }
      }
      guard claims.isEmpty, let condition = subject.interaction.decision.condition,
        let isFinish = subject.interaction.decision.isFinish
      else { continue }
      silent += 1
      let turns = seen.turns[condition] ?? (0, 0)
      let (right, wrong) = isFinish ? (turns.on, turns.back) : (turns.back, turns.on)
      if right == 0, wrong > 4 { missed[Self.reason(text), default: 0] += 1 }
    }
    #expect(tried * 6 > seeds.count * 5, "\(tried)")
    #expect(made * 5 > seeds.count, "\(made) made, \(silent) silent")
    #expect(silent * 5 > seeds.count, "\(made) made, \(silent) silent")
    for (reason, count) in missed { #expect(count <= Self.allowed[reason, default: 0], "\(missed)") }
  }

  /// The maximum number of missed decisions, by the reason for which intervals cannot show them.
  private static let allowed = ["an end that the app says, of any size": 2]

  private static func reason(_ text: String) -> String {
    text.contains("-> detail.share") ? "an end that the app says, of any size" : text
  }
}

extension Decision {
  /// Whether it finishes if its condition holds. It is nil if it has no condition.
  var isFinish: Bool? {
    switch self {
    case .finishWhen: true
    case .cancelWhen: false
    case .nearest, .cancels: nil
    }
  }
}
