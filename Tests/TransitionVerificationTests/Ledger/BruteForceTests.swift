import Foundation
import TestSupport
import Testing
import TransitionPlan
import TransitionText

@testable import TransitionVerification

/// The proof against every path with real values: no leak is missed, and what is found that does not happen is counted.
///
/// `TRANSC_LEDGER_SPECS=10000` tries more specs than the usual number, and prints what `Documentation/ledger.md` counts. One
/// in 32 of them gets every mistake in its ledger.
@Suite struct BruteForceTests {
  private static let count =
    ProcessInfo.processInfo.environment["TRANSC_LEDGER_SPECS"].flatMap(UInt64.init) ?? 320
  private static let isLong = ProcessInfo.processInfo.environment["TRANSC_LEDGER_SPECS"] != nil
  /// Specs are cut into batches, which run side by side.
  private static let batches = Array(UInt64(0)..<8)

  /// What the proof says of a ledger.
  private static func blamed(
    _ transition: Transition, _ expressions: ExpressionArena, _ cache: inout LedgerCache
  ) -> (obligations: Set<Int>, keys: Set<PropertyKey>) {
    let proof = LedgerProof(of: transition, expressions, &cache)
    var keys: Set<PropertyKey> = []
    for violation in proof.violations {
      if let property = violation.property { keys.insert(PropertyKey(violation.subject, property)) }
    }
    return (Set(proof.violations.compactMap(\.obligation)), keys)
  }

  private struct Tally {
    var cases = 0
    var leaks = 0
    var cache = LedgerCache()
    var missed: [String] = []
    var falseAlarms: [String] = []
    var unexplained: [String] = []
  }

  /// Whether both find the same; of one property the proof shows one fault, so every fault of it counts as found.
  private static func compare(
    _ plan: Plan, _ values: ConcreteValues, _ obligations: [Obligation], _ name: @autoclosure () -> String,
    _ tally: inout Tally
  ) {
    var transition = plan.transitions[0]
    transition.obligations = obligations
    let culprits = ConcreteRunner.culprits(values, obligations)
    let (blamed, keys) = blamed(transition, plan.expressions, &tally.cache)
    func isBlamed(_ culprit: ConcreteRunner.Culprit) -> Bool {
      switch culprit {
      case .obligation(let index):
        blamed.contains(index) || ConcreteValues.key(of: obligations[index]).map(keys.contains) ?? false
      case .property(let key): keys.contains(key)
      }
    }
    tally.cases += 1
    if !culprits.isEmpty { tally.leaks += 1 }
    if let culprit = culprits.first(where: { !isBlamed($0) }) {
      tally.missed.append("\(name()): \(culprit)")
    }
    if culprits.isEmpty, !(blamed.isEmpty && keys.isEmpty) {
      let paths = LedgerProof(of: transition, plan.expressions).violations.map {
        $0.path.joined(separator: "\n    ")
      }
      if !keys.contains(where: { isKnownLate($0, plan) }) {
        tally.unexplained.append(name() + "\n\(paths)")
      }
      tally.falseAlarms.append("\(name()): \(keys) \(blamed)\n    \(paths)")
    }
  }

  /// Whether a property has a value that is known only at run time: `_`, or one that the app hands over.
  private static func isKnownLate(_ key: PropertyKey, _ plan: Plan) -> Bool {
    let transition = plan.transitions[0]
    let tracks = (transition.forward.tracks + transition.backward.tracks).filter {
      $0.subject == key.subject && $0.property == key.property
    }
    return tracks.contains {
      plan.expressions.constant($0.start) == nil || plan.expressions.constant($0.end) == nil
    }
  }

  /// Specs that leak and specs that do not.
  @Test(arguments: batches) func specs(batch: UInt64) throws {
    var tally = Tally()
    for seed in stride(from: batch, to: Self.count, by: Self.batches.count) {
      let (text, plan) = LedgerPlans.random(seed: seed)
      guard let plan else { continue }
      let values = ConcreteValues(plan)
      Self.compare(plan, values, plan.transitions[0].obligations, "seed \(seed)\n\(text)", &tally)
    }
    Self.judge(tally, "specs")
  }

  /// Ledgers with a mistake in them.
  @Test(arguments: batches) func mutants(batch: UInt64) throws {
    var tally = Tally()
    for seed in stride(from: batch, to: Self.count / 32, by: Self.batches.count) {
      guard let plan = LedgerPlans.random(seed: seed).plan else { continue }
      let values = ConcreteValues(plan)
      for mutant in LedgerPlans.mutants(of: plan.transitions[0].obligations) {
        Self.compare(
          plan, values, mutant.obligations,
          "seed \(seed), \(mutant.name)\n\(LedgerPlans.random(seed: seed).text)", &tally)
      }
    }
    Self.judge(tally, "mistakes")
  }

  /// No leak is missed, and what is found besides is little, and of values that are known only at run time.
  private static func judge(_ tally: Tally, _ what: String) {
    #expect(tally.missed.isEmpty, "\(tally.missed.count) missed, the first: \(tally.missed.first ?? "")")
    #expect(tally.falseAlarms.count * 20 <= tally.cases + 20)
    #expect(tally.unexplained.isEmpty, "\(tally.unexplained.first ?? "")")
    if isLong {
      print("\(what): \(tally.cases) \(tally.leaks) \(tally.missed.count) \(tally.falseAlarms.count)")
    }
  }
}
