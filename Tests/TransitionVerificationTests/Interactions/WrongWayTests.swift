import TestSupport
import Testing
import TransitionDiagnostics

@testable import TransitionPlan
@testable import TransitionVerification

/// Interactions that are reported to count the wrong way really do so under fingers that turn round or move sideways, and those
/// that do so are reported.
@Suite struct WrongWayTests {
  private static let gestures = [
    ("pan(down)", "y", ""), ("pan(up)", "y", "-"), ("pan(right)", "x", ""), ("pan(left)", "x", "-"),
    ("edgePan(left)", "x", ""), ("edgePan(bottom)", "y", "-"),
  ]

  private static func text(_ random: inout RandomSource) -> String {
    func pick<Element>(_ items: [Element]) -> Element {
      items[Int.random(in: items.indices, using: &random)]
    }
    let (gesture, axis, sign) = pick(gestures)
    let (own, other) = ("translation.\(axis)", axis == "x" ? "translation.y" : "translation.x")
    func way() -> String {
      pick([
        "\(sign)\(own)", "\(sign)\(own)", "max(0, \(sign)\(own))", "abs(\(own))", "-\(own)",
        "max(\(own), \(other))",
        other, "abs(\(other))", "clamp(\(sign)\(own), 0..200pt)", "(abs(\(own)) + \(other))",
        "min(\(sign)\(own), 150pt - \(sign)\(own))", "max(\(own), -\(own) / 3)", "abs(\(sign)\(own) - 40pt)",
        "rubberBand(\(own), in: -30pt..300pt)", "(location.\(axis) - start.location.\(axis))",
      ])
    }
    let place = axis == "x" ? "x" : "y"
    let size = axis == "x" ? "width" : "height"
    let drives = [
      "", "", "drive detail.\(place) = start.detail.\(place) + \(way())",
      "drive detail.card.\(place) = start.detail.card.\(place) \(pick(["+", "-"])) \(way())",
      "drive detail.translation = vector(\(way()), \(way()))",
    ]
    return """
      transition Random {
        style overlay
        from list
        to detail { card: view }
        forward 300ms easeOut
        animate detail.alpha: 0 -> 1
        interactive backward by \(gesture) on detail {
          progress = \(way()) / \(pick(["container.\(size)", "300pt", "200pt"]))
          \(pick(drives))
          finish when progress > 50%
          settle 300ms easeOut
        }
        reduceMotion crossfade 200ms
      }

      """
  }

  @Test func whatIsSaidIsSo() throws {
    var (tried, silent) = (0, 0)
    var made: [String: Int] = [:]
    var missed: [String] = []
    var random = RandomSource(seed: 11)
    let seeds = Trials.seeds(400)
    for seed in seeds {
      let text = Self.text(&random)
      guard let plan = WatchedInteraction.plan(text) else { continue }
      tried += 1
      let subject = WatchedInteraction(plan)
      let claims = InteractionVerifier.verify(plan).filter { $0.severity == .error }
      let seen = WayFingers(subject, plan, seed)
      for claim in claims where claim.code == .wrongWayCounts {
        if let kind = Self.kind(of: claim) {
          made[kind, default: 0] += 1
          #expect(Self.bears(kind, claim, subject, seen), "\(seed) \(claim)\n\(text)")
        }
      }
      guard claims.isEmpty else { continue }
      silent += 1
      if seen.turned.allSatisfy({ $0 > 1e-6 }) || seen.ways.allSatisfy({ $0.last ?? 0 < 1e-6 }) {
        missed.append(text)
      }
      for (_, moved) in seen.moved where (moved.on + moved.turned).allSatisfy({ $0 > 12 }) {
        missed.append(text)
      }
    }
    #expect(tried * 8 > seeds.count * 7 && silent * 7 > seeds.count, "\(tried) \(silent) \(made)")
    #expect(made.values.allSatisfy { $0 >= seeds.count / 80 } && made.count == 4, "\(made)")
    #expect(missed.isEmpty, "\(missed.count) missed, the first:\n\(missed.first ?? "")")
  }

  /// The kind of a finding: it is about the progress, or about a driven place.
  static func kind(of claim: Diagnostic) -> String? {
    guard case .text(let text)? = claim.arguments.first else { return nil }
    if text.hasSuffix("counts as progress when it moves across") { return "across" }
    if text.hasPrefix("the progress falls again") { return "falls" }
    if text.contains("still grows when the ") { return "turned" }
    // With a gate it is another finding.
    let isBack = text.contains(" counts as progress when it moves ") && !text.contains(" begins only")
    return isBack ? "back" : nil
  }

  /// Whether the fingers confirm the finding.
  static func bears(
    _ kind: String, _ claim: Diagnostic, _ subject: WatchedInteraction, _ seen: WayFingers
  ) -> Bool {
    switch kind {
    case "back": seen.turned.allSatisfy { $0 > 0 } || !seen.rises
    case "across": seen.isIdle || seen.strayed.contains { $0.allSatisfy { $0 > 0 } }
    case "falls": seen.falls
    default:
      subject.interaction.drives.indices.contains { index in
        guard let value = subject.interaction.drives[index].value else { return false }
        guard subject.expressions[value].range == claim.range, let moved = seen.moved[index] else {
          return false
        }
        return (moved.on + moved.turned).allSatisfy { $0 > 0 }
      }
    }
  }
}
