import SpecGenerator
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// A backward direction that is left out is the mirror of forward, and the mirror of the mirror is forward. Specs that write the
/// mirror out are compiled and played beside specs that leave it out.
@Suite struct MirrorTests {
  private static let seeds = Trials.seeds(300)

  private func evaluator(_ seed: UInt64, _ way: WayBack) throws -> Evaluator {
    var random = RandomTransition(seed: seed)
    let text = random.text(way)
    let (plan, found) = Compiler.plan(of: SourceText(name: "random.transition", text: text))
    #expect(found.allSatisfy { $0.severity != .error }, "\(text)\n\(found)")
    return Evaluator(plan: try #require(plan))
  }

  /// The values of everything that moves at one time, by name.
  private func values(
    _ evaluator: Evaluator, _ direction: Direction, at time: Double
  ) -> [String: [Double]] {
    let named = evaluator.values(in: direction, at: time).map {
      (evaluator.transition.name(of: $0.subject) + "." + $0.property.rawValue, $0.value.numbers)
    }
    return Dictionary(uniqueKeysWithValues: named)
  }

  private func expectAlike(
    _ one: Evaluator, _ direction: Direction, _ other: Evaluator, _ otherDirection: Direction
  ) {
    let length = one.length(of: direction)
    #expect(isNear(length, other.length(of: otherDirection)))
    // Away from the round percentages of steps, and from the ends.
    let times = [-1, 0, length, length + 1] + (0..<61).map { length * (Double($0) + 0.377) / 61 }
    for time in times {
      let first = values(one, direction, at: time)
      let second = values(other, otherDirection, at: time)
      #expect(first.keys.sorted() == second.keys.sorted())
      for (name, numbers) in first {
        let isSame = zip(numbers, second[name] ?? []).allSatisfy {
          isNear($0, $1, within: 1e-7 * max(1, abs($0)))
        }
        #expect(isSame, "\(name) at \(time): \(numbers) and \(second[name] ?? [])")
      }
    }
  }

  /// A spec that leaves backward out is the same as one that writes it out as the reference says.
  @Test(arguments: seeds) func aMirrorCanBeWrittenOut(seed: UInt64) throws {
    let leftOut = try evaluator(seed, .leftOut)
    let writtenOut = try evaluator(seed, .writtenOut)
    for direction in Direction.allCases { expectAlike(leftOut, direction, writtenOut, direction) }
  }

  /// With the screens swapped, the mirror plays forward. Its own mirror, which is left out, is the original forward.
  @Test(arguments: seeds) func backwardOfBackwardIsForward(seed: UInt64) throws {
    let spec = try evaluator(seed, .leftOut)
    let swapped = try evaluator(seed, .swapped)
    expectAlike(spec, .backward, swapped, .forward)
    expectAlike(spec, .forward, swapped, .backward)
  }

  /// Specs without windows, steps and tables would agree trivially, so there are enough specs with each of them.
  @Test func theSpecsHaveWhatIsMirrored() {
    for part in [" over ", " at ", " after ", "{ 0%", " delay ", "  backward "] {
      let count = Self.seeds.filter { seed in
        var random = RandomTransition(seed: seed)
        return random.text(.leftOut).contains(part)
      }.count
      #expect(count > Trials.count(50), "\(part): \(count)")
    }
  }
}
