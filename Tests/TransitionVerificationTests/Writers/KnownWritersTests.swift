import TestSupport
import Testing
import TransitionText

@testable import TransitionPlan
@testable import TransitionVerification

/// The index of constructs finds the same conflicts as comparing each construct with each other.
@Suite struct KnownWritersTests {
  /// A transition in which several constructs set the same views.
  private static func text(_ random: inout RandomSource) -> String {
    func pick(_ items: [String]) -> String { items[Int.random(in: 0..<items.count, using: &random)] }
    func view() -> String { pick(["one", "other"]) }
    let count = Int.random(in: 2...7, using: &random)
    let members = (0..<count).map { _ in
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        "hold home.\(view()).alpha = \(pick(["50%", "0.4"]))\(pick(["", " during forward", " during backward"]))"
      case 1: "hide home.\(view()) \(pick(["while menu", "during interaction"]))"
      case 2: "animate menu.\(view()).\(pick(["alpha: 0.5", "x: 0", "width: 10pt"])) -> _"
      case 3: "place menu.\(view()).\(pick(["x", "width", "trailing"])) = \(pick(["0", "20pt"]))"
      case 4: "animate menu.\(view()).x: 0 -> \(pick(["0", "20pt"]))"
      case 5: "press home.\(view()) 100ms easeOut { animate home.\(view()).alpha: 1 -> 0.5 }"
      default: ""
      }
    }
    let fingers = (0..<Int.random(in: 0...4, using: &random)).map { index in
      """
        interactive \(pick(["forward", "backward"])) by pan(\(pick(["down", "up", "left"]))) on home {
          begin when location.y < \(index + 1)pt
          hold home.\(view()).alpha = \(pick(["50%", "0.3"]))
          progress = abs(translation.y + translation.x) / 300pt
          finish when progress > 50%
          settle 300ms easeOut
        }
      """
    }
    return """
      transition Menu {
        style overlay
        from home { one, other: view }
        to menu { one, other: view }
        forward 300ms easeOut
        reduceMotion crossfade 200ms
        \(members.joined(separator: "\n  "))
      \(fingers.joined(separator: "\n"))
      }

      """
  }

  private static func clash(_ first: Writer, _ second: Writer, _ writers: Writers) -> Bool {
    if first.location == second.location { return false }
    switch (first.kind, second.kind) {
    case (.place, .place): return true
    case (.place, .animate): return writers.disagrees(second, with: first)
    case (.animate, .place): return writers.disagrees(first, with: second)
    default: return first.phases.overlaps(second.phases)
    }
  }

  @Test func itFindsTheFirstThatClashes() {
    var random = RandomSource(seed: 11)
    var (plans, found, none) = (0, 0, 0)
    for _ in 0..<600 {
      let text = Self.text(&random)
      guard let plan = LedgerPlans.plan(text) else { continue }
      plans += 1
      let writers = Writers(plan.transitions[0], plan.expressions)
      let kinds = Set(writers.all.map(\.kind))
      for (index, writer) in writers.all.enumerated() {
        for slot in writer.slots {
          for kind in kinds {
            let before = writers.all[..<index].enumerated()
              .filter { $0.element.kind == kind && $0.element.slots.contains(slot) }
            var known = KnownWriters()
            for (order, other) in before { known.add(other, order) }
            let first = known.first(beside: writer, writers)?.location
            #expect(
              first == before.first { Self.clash($0.element, writer, writers) }?.element.location, "\(text)")
            if first == nil { none += 1 } else { found += 1 }
          }
        }
      }
    }
    #expect(plans > 150 && found > 150 && none > 300, "\(plans) plans, \(found) clashes, \(none) without")
  }

  /// If a thousand fingers hold one view, at most two of them are compared with another construct.
  @Test func aFewAreKept() {
    func finger(_ index: Int) -> Writer {
      Writer(
        .hold, .container, .alpha, Phases(interaction: (index, .forward)), "`hold`",
        SpecLocation(range: ByteRange(UInt32(index), UInt32(index + 1)), line: 1, column: index + 1))
    }
    var known = KnownWriters()
    for index in 0..<1000 { known.add(finger(index), index) }
    #expect((0..<1000).allSatisfy { known.compared(with: finger($0)) <= 2 })
    var common = finger(5000)
    common.phases = Phases(driven: [.forward])
    #expect(known.compared(with: common) == 2)
  }
}
