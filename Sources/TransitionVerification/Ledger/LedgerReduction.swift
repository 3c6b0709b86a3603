import TransitionPlan

/// Removes from the machine of one cell fingers and rest states that affect the cell in the same way as others, so that the time of
/// a proof does not grow with their product.
///
/// Two fingers are alike if they go the same way, catch the same and affect the cell in the same way, apart from values that occur
/// nowhere else: exchanging them changes only the names on paths. The knowledge at any moment is about at most three of them: the
/// one that drives, the one that set the value, and the one that set the value below. A step brings one more. So four alike fingers
/// suffice: whichever comes next on a path, one that the knowledge is not about can represent it. Rest states have two more roles,
/// the start and the end of a run; so five of them suffice, and five values that only rest states have. If a path has a leak, there
/// is a leak as short on a path of these.
struct LedgerReduction {
  /// A cell in the machine of the remaining fingers and rest states.
  struct Reduced {
    var cell: LedgerCell
    var machine: TransitionMachine.Shape
    /// The remaining interactions.
    var fingers: [Int]
    /// The remaining rest states.
    var states: [Int]
    /// For each claim of the whole cell its remaining claim, or that of a finger that does the same.
    var claims: [Int]

    /// The transition with the indices of the machine.
    func transition(_ whole: Transition) -> Transition {
      var transition = whole
      transition.interactions = fingers.map { whole.interactions[$0] }
      if !whole.states.isEmpty { transition.states = states.map { whole.states[$0] } }
      return transition
    }
  }

  private static let most = 5

  private let machine: TransitionMachine.Shape
  /// The interactions that go the same way and catch the same, in groups.
  private let alike: [[Int]]

  init(_ machine: TransitionMachine.Shape) {
    self.machine = machine
    guard machine.interactions.count > Self.most else {
      alike = []
      return
    }
    var places: [TransitionMachine.Shape.Finger: Int] = [:]
    var alike: [[Int]] = []
    for (index, finger) in machine.interactions.enumerated() {
      if let place = places[finger] {
        alike[place].append(index)
      } else {
        places[finger] = alike.count
        alike.append([index])
      }
    }
    self.alike = alike
  }

  /// The cell in a smaller machine; nil if the machine cannot be reduced.
  func callAsFunction(_ cell: LedgerCell) -> Reduced? {
    if machine.interactions.count <= Self.most, machine.stateCount <= Self.most { return nil }
    let uses = Uses(cell.shape)
    let (fingers, likes) = fingers(cell.shape, uses)
    let states = states(cell.shape, uses)
    if fingers.count == machine.interactions.count, states.count == machine.stateCount { return nil }
    var machine = machine
    machine.interactions = fingers.map { machine.interactions[$0] }
    machine.stateCount = states.count
    let (smaller, claims) = cell.keeping(fingers, states, likes)
    return Reduced(cell: smaller, machine: machine, fingers: fingers, states: states, claims: claims)
  }

  // MARK: Values

  /// How often each value is used.
  private struct Uses {
    private var all: [Int]
    private var inStates: [Int]

    init(_ shape: LedgerCell.Shape) {
      all = Array(repeating: 0, count: shape.values.count)
      inStates = all
      for ends in [shape.forward, shape.backward].compactMap({ $0 }) {
        all[ends.from] += 1
        all[ends.to] += 1
      }
      for claim in shape.claims { all[claim.value] += 1 }
      for value in shape.states {
        all[value] += 1
        inStates[value] += 1
      }
      // Values without a place in the spec.
      all[LedgerCell.found] += 2
      all[LedgerCell.inFlight] += 2
    }

    func isUsedOnce(_ value: Int) -> Bool { all[value] == 1 }
    func isOfStatesAlone(_ value: Int) -> Bool { all[value] == inStates[value] }
  }

  // MARK: Fingers

  /// A claim of one finger, without the finger.
  private struct OwnClaim: Hashable {
    enum Kind: Hashable { case elsewhere(Int), nowhereElse(ValueTraits) }
    var claim: LedgerCell.Claim
    var kind: Kind
    /// How many claims of all fingers are taken before it.
    var rank: Int
  }

  /// How a finger affects the cell.
  private struct Conduct: Hashable {
    var finger: TransitionMachine.Shape.Finger
    var isDriver = false
    var claims: [OwnClaim] = []
  }

  /// - Returns: The remaining fingers; and for each removed finger that affects the cell, a remaining one that does the same.
  private func fingers(
    _ shape: LedgerCell.Shape, _ uses: Uses
  ) -> (kept: [Int], likes: [Int: Int]) {
    if machine.interactions.count <= Self.most { return (Array(machine.interactions.indices), [:]) }
    var conducts: [Int: Conduct] = [:]
    var kept: Set<Int> = []
    func change(_ finger: Int, _ body: (inout Conduct) -> Void) {
      body(&conducts[finger, default: Conduct(finger: machine.interactions[finger])])
    }
    for finger in shape.drivers { change(finger) { $0.isDriver = true } }
    var rank = 0
    for claim in shape.claims {
      guard let own = claim.interactions else {
        rank += 1
        continue
      }
      var like = claim
      like.interactions = nil
      like.value = LedgerCell.found
      let kind: OwnClaim.Kind =
        uses.isUsedOnce(claim.value)
        ? .nowhereElse(shape.values[claim.value]) : .elsewhere(claim.value)
      for finger in own {
        change(finger) { $0.claims.append(OwnClaim(claim: like, kind: kind, rank: rank)) }
      }
      // A shared value makes each of its fingers unique.
      if own.count > 1 { kept.formUnion(own) }
    }
    var known: [Conduct: (first: Int, count: Int)] = [:]
    var likes: [Int: Int] = [:]
    for (finger, conduct) in conducts.sorted(by: { $0.key < $1.key }) {
      let (first, count) = known[conduct] ?? (finger, 0)
      known[conduct] = (first, count + 1)
      if count < Self.most { kept.insert(finger) } else if !kept.contains(finger) { likes[finger] = first }
    }
    for fingers in alike {
      kept.formUnion(fingers.lazy.filter { conducts[$0] == nil }.prefix(Self.most))
    }
    return (kept.sorted(), likes)
  }

  // MARK: Rest states

  private struct StateValue: Hashable {
    var traits: ValueTraits
    var count: Int
  }

  private func states(_ shape: LedgerCell.Shape, _ uses: Uses) -> [Int] {
    if machine.stateCount <= Self.most { return Array(0..<machine.stateCount) }
    guard let first = shape.states.first else { return Array(0..<Self.most) }
    var states: [Int: [Int]] = [:]
    for (state, value) in shape.states.enumerated() { states[value, default: []].append(state) }
    var counts: [StateValue: Int] = [:]
    var kept: [Int] = []
    for (value, own) in states.sorted(by: { $0.value[0] < $1.value[0] }) {
      // Forward goes to the first state.
      if value != first, uses.isOfStatesAlone(value) {
        let like = StateValue(traits: shape.values[value], count: min(own.count, Self.most))
        counts[like, default: 0] += 1
        if counts[like, default: 0] > Self.most { continue }
      }
      kept += own.prefix(Self.most)
    }
    return kept.sorted()
  }
}

extension LedgerCell {
  /// The cell of some of the interactions and rest states, with new indices for them and for the values.
  /// - Parameter likes: For removed fingers, one that does the same.
  /// - Returns: The cell; and for each claim its new index, or that of the finger that does the same.
  fileprivate func keeping(
    _ fingers: [Int], _ states: [Int], _ likes: [Int: Int]
  ) -> (cell: LedgerCell, claims: [Int]) {
    let numbers = Dictionary(uniqueKeysWithValues: fingers.enumerated().map { ($0.element, $0.offset) })
    var values: [CellValue] = [.found, .inFlight]
    var traits = Array(shape.values.prefix(2))
    var known: [Int: Int] = [Self.found: Self.found, Self.inFlight: Self.inFlight]
    func number(_ value: Int) -> Int {
      if let number = known[value] { return number }
      values.append(self.values[value])
      traits.append(shape.values[value])
      known[value] = values.count - 1
      return values.count - 1
    }
    func ends(_ ends: Ends) -> Ends { Ends(from: number(ends.from), to: number(ends.to)) }
    var smaller = shape
    smaller.forward = shape.forward.map(ends)
    smaller.backward = shape.backward.map(ends)
    if !shape.states.isEmpty { smaller.states = states.map { number(shape.states[$0]) } }
    smaller.drivers = shape.drivers.compactMap { numbers[$0] }
    smaller.claims = []
    var obligations: [Int] = []
    var claims: [Int] = []
    // The claims of each finger alone, in the order in which they are taken; for a removed finger, their number.
    var own: [Int: [Int]] = [:]
    var passed: [Int: Int] = [:]
    var left: [(claim: Int, like: Int, rank: Int)] = []
    for (claim, obligation) in zip(shape.claims, self.obligations) {
      var claim = claim
      if let fingers = claim.interactions {
        let kept = fingers.compactMap { numbers[$0] }
        if kept.isEmpty {
          let rank = passed[fingers[0], default: 0]
          passed[fingers[0]] = rank + 1
          left.append((claims.count, likes[fingers[0]] ?? fingers[0], rank))
          claims.append(0)
          continue
        }
        if fingers.count == 1 { own[fingers[0], default: []].append(smaller.claims.count) }
        claim.interactions = kept
      }
      claims.append(smaller.claims.count)
      claim.value = number(claim.value)
      smaller.claims.append(claim)
      obligations.append(obligation)
    }
    for (claim, like, rank) in left {
      if let alike = own[like], alike.indices.contains(rank) { claims[claim] = alike[rank] }
    }
    smaller.values = traits
    return (LedgerCell(self, smaller, obligations: obligations, values: values), claims)
  }
}
