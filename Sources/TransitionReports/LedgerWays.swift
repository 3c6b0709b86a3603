import TransitionPlan
import TransitionVerification

/// The events that lead to each way out of the ledger, run by run: the machine's steps in words. Steps that differ only
/// in the rest state from which they began are listed once.
struct LedgerWays {
  private struct Way: Hashable {
    var exit: LedgerExit
    var run: String
  }

  private var ways: [Way] = []
  private var events: [Way: [String]] = [:]

  init(_ proof: LedgerProof, _ transition: Transition) {
    let machine = proof.machine
    // The event that begins settling counts as the end of the run, not the arrival at rest.
    var causes: [Int: [String]] = [:]
    for index in machine.steps.indices {
      let step = machine.steps[index]
      guard case .settling = machine.states[step.to] else { continue }
      let isLate = if case .released = machine.states[step.from] { true } else { false }
      let text =
        isLate
        ? "it ended before \(transition.style.host) started it"
        : machine.text(of: index, in: transition, withGoal: false)
      causes[step.to, default: []].append(text)
    }
    for index in machine.steps.indices {
      let step = machine.steps[index]
      let texts =
        step.event == .gesture(.settled)
        ? causes[step.from] ?? [] : [machine.text(of: index, in: transition)]
      for case .giveBack(let exit, _) in step.actions {
        add(Way(exit: exit, run: Self.run(machine.states[step.from], transition)), texts)
      }
    }
  }

  private mutating func add(_ way: Way, _ texts: [String]) {
    if events[way] == nil { ways.append(way) }
    for text in texts where events[way]?.contains(text) != true { events[way, default: []].append(text) }
  }

  private static func run(_ state: TransitionMachine.State, _ transition: Transition) -> String {
    switch state {
    case .resting, .waiting, .released: return "at rest"
    case .playing(let direction, _): return "\(direction.rawValue) plays"
    case .driving(let index, _), .settling(let index, _, _):
      let interaction = transition.interactions[index]
      let way = interaction.states == nil ? interaction.direction.rawValue : "states"
      return "\(way) by \(interaction.gesture.text)"
    }
  }

  /// The columns: the way out, the run that ends, and the events that end it.
  var rows: [(exit: String, run: String, events: String)] {
    LedgerExit.allCases.flatMap { exit in
      ways.filter { $0.exit == exit }.enumerated().map { place, way in
        (place == 0 ? exit.rawValue : "", way.run, (events[way] ?? []).joined(separator: "; "))
      }
    }
  }
}
