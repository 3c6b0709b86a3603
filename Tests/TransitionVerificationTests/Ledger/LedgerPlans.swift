import TestSupport
import TransitionDiagnostics
import TransitionLowering
import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText

/// The plans with which the proof is tested.
enum LedgerPlans {
  /// The plan of a spec, whatever its ledger. It is nil if the spec has other errors.
  static func plan(_ text: String) -> Plan? {
    let (tree, found) = Parser.parse(SourceText(name: "random.transition", text: text))
    if found.contains(where: { $0.severity == .error }) { return nil }
    let (file, semantic) = Checker.check(tree)
    if semantic.contains(where: { $0.severity == .error }) { return nil }
    let (plan, circles) = Lowering.lower(file, sourceName: "random.transition")
    return circles.allSatisfy(\.isEmpty) ? plan : nil
  }

  static func random(seed: UInt64) -> (text: String, plan: Plan?) {
    var spec = RandomLedgerSpec(seed: seed)
    let text = spec.text()
    return (text, plan(text))
  }

  /// The same ledger with one mistake, for every obligation and every kind of mistake.
  static func mutants(of obligations: [Obligation]) -> [(name: String, obligations: [Obligation])] {
    var mutants: [(name: String, obligations: [Obligation])] = []
    func add(_ name: String, _ index: Int, _ change: (inout Obligation) -> Void) {
      var changed = obligations
      change(&changed[index])
      if changed != obligations { mutants.append(("\(name) of \(index + 1)", changed)) }
    }
    for (index, obligation) in obligations.enumerated() {
      for (place, release) in obligation.releases.enumerated() {
        add("\(release.exit) dropped", index) { $0.releases.remove(at: place) }
        add("\(release.exit) twice", index) { $0.releases.append($0.releases[place]) }
        add("\(release.exit) stays", index) { $0.releases[place].point = nil }
        add("\(release.exit) given back", index) { $0.releases[place].point = .runEnd }
        add("\(release.exit) elsewhere", index) { $0.releases[place].point = .stayEnd }
        for exit in LedgerExit.allCases {
          add("\(release.exit) as \(exit)", index) { $0.releases[place].exit = exit }
        }
      }
      for point in [LedgerPoint.runStart, .forwardStart, .backwardStart, .drivenStart, .stayStart, .runEnd] {
        add("taken at \(point)", index) { $0.acquire = point }
      }
      for exit in LedgerExit.allCases {
        add("also \(exit)", index) { $0.releases.append(.init(exit, .runEnd)) }
      }
      add("for no way out", index) { $0.releases = [] }
    }
    return mutants
  }
}
