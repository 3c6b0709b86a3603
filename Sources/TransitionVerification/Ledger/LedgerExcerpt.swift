import TransitionPlan

/// A smaller machine for the report on a transition with many gestures or rest states, and the indices in it of what a walk found.
///
/// Of more than a few gestures that go the same way and catch the same, two are reported: the one that an obligation belongs to, or
/// any, and another one. Of rest states the first few are reported. So the size of a report is linear in that of the spec.
struct LedgerExcerpt {
  private static let most = 5

  /// Where an interaction is in the reported machine.
  private enum Place {
    case each(Int)
    case alike(one: Int, another: Int, group: Int)
  }

  private struct Way: Hashable {
    var from: Int
    var event: TransitionMachine.Event
    var to: Int
  }

  /// The reported fingers.
  private(set) var fingers: [ReportedLedger.Finger] = []
  /// The reported machine.
  let machine: TransitionMachine
  private let stateCount: Int
  private var places: [Place] = []
  private var states: [TransitionMachine.State: Int] = [:]
  private var steps: [Way: Int] = [:]

  /// Nil if the machine of the transition is small enough.
  init?(_ shape: TransitionMachine.Shape) {
    var groups: [TransitionMachine.Shape.Finger: [Int]] = [:]
    for (index, finger) in shape.interactions.enumerated() { groups[finger, default: []].append(index) }
    stateCount = min(shape.stateCount, Self.most)
    if stateCount == shape.stateCount, groups.values.allSatisfy({ $0.count <= Self.most }) { return nil }
    for (index, finger) in shape.interactions.enumerated() {
      let group = groups[finger] ?? []
      if group.count <= Self.most {
        fingers.append(ReportedLedger.Finger(interaction: index, count: 1, isAnother: false))
      } else if index == group[0] || index == group[1] {
        fingers.append(
          ReportedLedger.Finger(
            interaction: index, count: index == group[0] ? group.count : 1, isAnother: index == group[1]))
      }
    }
    let reported = Dictionary(
      uniqueKeysWithValues: fingers.enumerated().map { ($0.element.interaction, $0.offset) })
    places = shape.interactions.enumerated().map { index, finger in
      guard let group = groups[finger], group.count > Self.most, let one = reported[group[0]],
        let another = reported[group[1]]
      else { return .each(reported[index] ?? 0) }
      return .alike(one: one, another: another, group: group[0])
    }
    var smaller = shape
    smaller.interactions = fingers.map { shape.interactions[$0.interaction] }
    smaller.stateCount = stateCount
    machine = TransitionMachine(smaller)
    for (index, state) in machine.states.enumerated() { states[state] = index }
    for (index, step) in machine.steps.enumerated() {
      steps[Way(from: step.from, event: step.event, to: step.to)] = index
    }
  }

  /// The transition with the indices of the reported machine.
  func transition(_ whole: Transition) -> Transition {
    var reported = whole
    reported.interactions = fingers.map { whole.interactions[$0.interaction] }
    reported.states = Array(whole.states.prefix(stateCount))
    return reported
  }

  // MARK: Places

  /// The interactions that a claim belongs to.
  struct Owners {
    fileprivate var fingers: Set<Int> = []
    fileprivate var groups: Set<Int> = []
  }

  /// - Parameter fingers: The interactions whose runs take the claim; nil for all.
  func owners(_ fingers: [Int]?) -> Owners {
    var owners = Owners()
    for finger in fingers ?? [] {
      owners.fingers.insert(finger)
      if case .alike(_, _, let group) = places[finger] { owners.groups.insert(group) }
    }
    return owners
  }

  /// The states that represent those of another machine.
  /// - Parameter fingers: The interaction of each finger of that machine.
  func states(
    _ indices: [Int], of other: TransitionMachine, _ fingers: [Int], _ owners: Owners
  ) -> [Int] {
    var found: Set<Int> = []
    for index in indices {
      let state = other.states[index]
      for place in state.finger.map({ self.places($0, fingers, owners) }) ?? [0] {
        if let reported = self.index(of: state, as: place) { found.insert(reported) }
      }
    }
    return found.sorted()
  }

  /// The steps that represent those of another machine. Two fingers there are two fingers here.
  func steps(
    _ indices: [Int], of other: TransitionMachine, _ fingers: [Int], _ owners: Owners
  ) -> [Int] {
    var found: Set<Int> = []
    for index in indices {
      let step = other.steps[index]
      let (from, to) = (other.states[step.from], other.states[step.to])
      for start in from.finger.map({ places($0, fingers, owners) }) ?? [-1] {
        for end in to.finger.map({ places($0, fingers, owners) }) ?? [-1] {
          if from.finger != nil, to.finger != nil, (from.finger == to.finger) != (start == end) { continue }
          var event = step.event
          if case .catches = event { event = .catches(interaction: end) }
          guard let first = self.index(of: from, as: start), let last = self.index(of: to, as: end),
            let reported = steps[Way(from: first, event: event, to: last)]
          else { continue }
          found.insert(reported)
        }
      }
    }
    return found.sorted()
  }

  private func places(_ finger: Int, _ fingers: [Int], _ owners: Owners) -> [Int] {
    switch places[fingers[finger]] {
    case .each(let place): return [place]
    case .alike(let one, let another, let group):
      if owners.fingers.contains(fingers[finger]) { return [one] }
      return owners.groups.contains(group) ? [another] : [one, another]
    }
  }

  private func index(of state: TransitionMachine.State, as finger: Int) -> Int? {
    states[state.moved(to: finger)]
  }
}

extension TransitionMachine.State {
  /// The interaction of the state or event.
  fileprivate var finger: Int? {
    switch self {
    case .resting, .playing: nil
    case .waiting(let finger, _), .released(let finger, _), .driving(let finger, _),
      .settling(let finger, _, _):
      finger
    }
  }

  /// The same with another interaction.
  fileprivate func moved(to finger: Int) -> Self {
    switch self {
    case .resting, .playing: self
    case .waiting(_, let place): .waiting(interaction: finger, place)
    case .released(_, let place): .released(interaction: finger, place)
    case .driving(_, let place): .driving(interaction: finger, from: place)
    case .settling(_, let start, let end): .settling(interaction: finger, from: start, to: end)
    }
  }
}
