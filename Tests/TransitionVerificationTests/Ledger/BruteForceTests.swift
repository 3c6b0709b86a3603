import Foundation
import TestSupport
import Testing
import TransitionPlan
import TransitionText

@testable import TransitionVerification

/// Compares the proof with all paths, computed with real values. The proof misses no leak, and its false alarms are counted.
///
/// `TRANSC_LEDGER_SPECS=10000` tries more specs than usual, and prints the numbers for `Documentation/ledger.md`. Of one in 32 of
/// them, the ledger is also tried with every mistake. Without the variable, 80 specs are tried, and the ledgers of the first five
/// with all mistakes, or with some as `Trials` decides.
@Suite struct BruteForceTests {
  /// At least 80, because fewer specs are not representative.
  private static let count = max(
    80, ProcessInfo.processInfo.environment["TRANSC_LEDGER_SPECS"].flatMap(UInt64.init) ?? 80)
  private static let isLong = ProcessInfo.processInfo.environment["TRANSC_LEDGER_SPECS"] != nil
  /// The number of batches of specs, which run in parallel.
  private static let batches: UInt64 = 8

  /// The obligations and properties that the proof blames.
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

    mutating func add(_ other: Tally) {
      cases += other.cases
      leaks += other.leaks
      missed += other.missed
      falseAlarms += other.falseAlarms
      unexplained += other.unexplained
    }
  }

  /// Compares the results of both. The proof reports one fault of a property, which counts as finding every fault of that
  /// property.
  private static func compare(
    _ plan: Plan, _ values: ConcreteValues, _ obligations: [Obligation], _ name: @autoclosure () -> String,
    _ tally: inout Tally
  ) {
    var plan = plan
    plan.transitions[0].obligations = obligations
    let transition = plan.transitions[0]
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
      if !areOfLateValues(keys, plan) {
        tally.unexplained.append(name() + "\n\(paths)")
      }
      tally.falseAlarms.append("\(name()): \(keys) \(blamed)\n    \(paths)")
    }
  }

  /// Whether false alarms are only about values that are known at run time: `_`, values that the app hands over, or values that
  /// are found where no spec can know them. With the values of the sample, the proof then finds nothing. With other values, the
  /// run leaks as the proof says.
  private static func areOfLateValues(_ keys: Set<PropertyKey>, _ plan: Plan) -> Bool {
    isExplained(keys, plan, by: .sample, .others)
      || isExplained(keys, plan, by: .foundInSample, .othersAndFound)
  }

  private static func isExplained(
    _ keys: Set<PropertyKey>, _ plan: Plan, by knowledge: LateValues.Knowledge, _ others: LateValues.Knowledge
  ) -> Bool {
    guard let known = LateValues.replaced(of: keys, in: plan, by: knowledge),
      let other = LateValues.replaced(of: keys, in: plan, by: others)
    else { return false }
    if !LedgerProof(of: known.transitions[0], known.expressions).violations.isEmpty { return false }
    if LedgerProof(of: other.transitions[0], other.expressions).violations.isEmpty { return true }
    return !ConcreteRunner.culprits(ConcreteValues(other), other.transitions[0].obligations).isEmpty
  }

  /// Specs with and without leaks.
  @Test func specs() async throws {
    let tally = await Self.tally(Self.count) { seed, tally in
      let (text, plan) = LedgerPlans.random(seed: seed)
      guard let plan else { return }
      let values = ConcreteValues(plan)
      Self.compare(plan, values, plan.transitions[0].obligations, "seed \(seed)\n\(text)", &tally)
    }
    Self.judge(tally, "specs")
    #expect(tally.cases > Int(Self.count) / 2, "only \(tally.cases) of \(Self.count) specs are right")
    #expect(tally.leaks > Int(Self.count) / 20, "only \(tally.leaks) leak")
  }

  /// Ledgers with a mistake.
  @Test func mutants() async throws {
    let count = Self.isLong ? Self.count / 32 : 5
    let tally = await Self.tally(count) { seed, tally in
      guard let plan = LedgerPlans.random(seed: seed).plan else { return }
      let values = ConcreteValues(plan)
      let all = LedgerPlans.mutants(of: plan.transitions[0].obligations)
      for mutant in Self.isLong ? all : Trials.some(of: all) {
        Self.compare(
          plan, values, mutant.obligations,
          "seed \(seed), \(mutant.name)\n\(LedgerPlans.random(seed: seed).text)", &tally)
      }
    }
    Self.judge(tally, "mistakes")
    #expect(tally.cases > Int(count) * (Self.isLong ? 50 : Trials.count(50)), "only \(tally.cases) mistakes")
    #expect(tally.leaks * 2 > tally.cases, "only \(tally.leaks) of \(tally.cases) mistakes leak")
  }

  /// The results for a number of specs, which are tried in parallel batches.
  private static func tally(
    _ count: UInt64, _ body: @escaping @Sendable (UInt64, inout Tally) -> Void
  ) async -> Tally {
    await withTaskGroup(of: Tally.self) { group in
      for batch in 0..<batches {
        group.addTask {
          var tally = Tally()
          for seed in stride(from: batch, to: count, by: UInt64.Stride(batches)) { body(seed, &tally) }
          return tally
        }
      }
      var all = Tally()
      for await tally in group { all.add(tally) }
      return all
    }
  }

  /// Expects that no leak is missed, and that the false alarms are few and about values that are known at run time.
  private static func judge(_ tally: Tally, _ what: String) {
    #expect(tally.missed.isEmpty, "\(tally.missed.count) missed, the first: \(tally.missed.first ?? "")")
    #expect(tally.falseAlarms.count * 20 <= tally.cases)
    #expect(tally.unexplained.isEmpty, "\(tally.unexplained.first ?? "")")
    if isLong {
      print("\(what): \(tally.cases) \(tally.leaks) \(tally.missed.count) \(tally.falseAlarms.count)")
    }
  }
}
