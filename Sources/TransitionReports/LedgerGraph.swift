import TransitionPlan
import TransitionVerification

/// The state machine as it is drawn: the rest states of one screen are one box, and so are the runs that differ only in
/// the rest state from which they began.
struct LedgerGraph {
  enum Box: Hashable {
    case from, to
    case playing(Direction)
    case waiting(Int), released(Int), driving(Int)
    /// Settling at the goal of the gesture, and going back.
    case far(Int), back(Int)
  }

  struct Pair: Hashable {
    var from: Box
    var to: Box
  }

  struct Edge {
    var events: [String] = []
    var taken: Set<Int> = []
    var givenBack: Set<Int> = []
  }

  /// The obligations that are held in a box, numbered from 1.
  private(set) var held: [Box: Set<Int>] = [:]
  private(set) var edges: [Pair: Edge] = [:]
  /// The interactions that can take over the run in a box.
  private(set) var catchers: [Box: [Int]] = [:]

  init(_ proof: LedgerProof) {
    let boxes = proof.machine.states.map { Self.box($0) }
    var takenBy: [[Int]] = Array(repeating: [], count: proof.machine.steps.count)
    var heldIn: [[Int]] = Array(repeating: [], count: boxes.count)
    for (place, entry) in proof.entries.enumerated() {
      for state in entry.heldIn {
        held[boxes[state], default: []].insert(entry.obligation + 1)
        heldIn[state].append(place)
      }
      for step in entry.takenBy { takenBy[step].append(entry.obligation + 1) }
    }
    for (index, step) in proof.machine.steps.enumerated() {
      let (from, to) = (boxes[step.from], boxes[step.to])
      if case .catches(let interaction) = step.event {
        if catchers[from]?.contains(interaction) != true { catchers[from, default: []].append(interaction) }
        continue
      }
      if step.event == .leavesOtherwise, from != .to { continue }
      let pair = Pair(from: from, to: to)
      var edge = edges.removeValue(forKey: pair) ?? Edge()
      let name = Self.name(of: step.event)
      if !edge.events.contains(name) { edge.events.append(name) }
      edge.taken.formUnion(takenBy[index])
      for entry in heldIn[step.from].map({ proof.entries[$0] }) where Self.gives(step, entry) {
        edge.givenBack.insert(entry.obligation + 1)
      }
      edges[pair] = edge
    }
  }

  /// Whether a step gives back an obligation that is held before it.
  private static func gives(_ step: TransitionMachine.Step, _ entry: LedgerProof.Entry) -> Bool {
    step.actions.contains { action in
      guard case .giveBack(let exit, _) = action,
        let index = LedgerExit.allCases.firstIndex(of: exit), case .givenBack = entry.outcomes[index]
      else { return false }
      return true
    }
  }

  static func box(_ state: TransitionMachine.State) -> Box {
    switch state {
    case .resting(let place): place == .from ? .from : .to
    case .playing(let direction, _): .playing(direction)
    case .waiting(let interaction, _): .waiting(interaction)
    case .released(let interaction, _): .released(interaction)
    case .driving(let interaction, _): .driving(interaction)
    case .settling(let interaction, let start, let end):
      end.side == start.side ? .back(interaction) : .far(interaction)
    }
  }

  private static func name(of event: TransitionMachine.Event) -> String {
    switch event {
    case .plays: "starts"
    case .comes: "comes without an animation"
    case .systemPlays: "played by UIKit"
    case .finishes: "finishes"
    case .isCancelled: "cancelled"
    case .isResized: "resized"
    case .catches: "caught"
    case .leavesOtherwise: "leaves otherwise"
    case .gesture(let event): event.rawValue
    }
  }

  /// Numbers in ascending order, with neighbours joined: `1–3, 5`.
  static func text(_ numbers: Set<Int>) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers.sorted() {
      if let last = runs.last, last.upperBound == number - 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)–\(run.upperBound)"
    }.joined(separator: ", ")
  }
}
