import TransitionPlan
import TransitionText

/// A path through the machine in words.
struct LedgerPathText {
  private let transition: Transition
  private let cell: LedgerCell
  private let machine: TransitionMachine
  private let expressions: ExpressionArena
  private let index: LedgerMembers
  /// The index of each of the machine's interactions in the whole transition.
  private let fingers: [Int]?

  /// - Parameters:
  ///   - index: The members of the whole transition.
  ///   - fingers: The interactions of the machine; nil for all.
  init(
    _ transition: Transition, _ cell: LedgerCell, _ machine: TransitionMachine,
    _ expressions: ExpressionArena, _ index: LedgerMembers, fingers: [Int]? = nil
  ) {
    self.transition = transition
    self.cell = cell
    self.machine = machine
    self.expressions = expressions
    self.index = index
    self.fingers = fingers
  }

  /// A sentence for each step, without numbers, and one for the end.
  func sentences(_ leak: CellWalk.Leak) -> [String] {
    leak.steps.map { step, effects in
      let event = machine.text(of: step, in: transition)
      let texts = effects.compactMap(text)
      return texts.isEmpty ? event : "\(event): \(texts.joined(separator: ", "))"
    } + [text(leak)]
  }

  /// The members that affect the cell on a path: tracks of one direction first, which are unusual. If the path reaches none, all
  /// members.
  func members(on leak: CellWalk.Leak) -> [LedgerViolation.Related] {
    var part = Part(leak, machine)
    if let fingers { part.interactions = Set(part.interactions.map { fingers[$0] }) }
    let own = members {
      part.directions.contains($0)
    } interactions: {
      part.interactions.contains($0)
    } claims: {
      part.claims.contains($0)
    }
    return own.isEmpty
      ? members { _ in
        true
      } interactions: { _ in
        true
      } claims: { _ in
        true
      } : own
  }

  /// The parts of the transition that a path reaches.
  private struct Part {
    var directions: Set<Direction> = []
    var interactions: Set<Int> = []
    var claims: Set<Int> = []

    init(_ leak: CellWalk.Leak, _ machine: TransitionMachine) {
      for (step, effects) in leak.steps {
        for action in machine.steps[step].actions {
          switch action {
          case .start(let direction): directions.insert(direction)
          case .rest(let direction, let interaction, _):
            directions.insert(direction)
            if let interaction { interactions.insert(interaction) }
          // A screen that appears without an animation is put where forward ends.
          case .restAll: directions.insert(.forward)
          case .take, .giveBack: break
          }
        }
        for case .taken(let claim) in effects { claims.insert(claim) }
      }
    }
  }

  private func members(
    _ isPlayed: (Direction) -> Bool, interactions isDriven: (Int) -> Bool, claims isTaken: (Int) -> Bool
  ) -> [LedgerViolation.Related] {
    var members: [LedgerViolation.Related] = []
    if let key = cell.property.map({ PropertyKey(cell.subject, $0) }) {
      let isOneWay = (cell.shape.forward == nil) != (cell.shape.backward == nil)
      for direction in [Direction.backward, .forward] where isPlayed(direction) {
        let text = isOneWay ? "moved here, by `\(direction.rawValue)` alone" : "moved here"
        members += index.tracks(of: key, in: direction).map { .init(location: $0, text: text) }
      }
      for drive in index.drives(of: key) where isDriven(drive.interaction) {
        members.append(.init(location: drive.location, text: "driven here"))
      }
    }
    for (claim, obligation) in cell.obligations.enumerated() where isTaken(claim) {
      let obligation = transition.obligations[obligation]
      members.append(.init(location: obligation.location, text: "taken here"))
    }
    return members
  }

  // MARK: Effects

  /// The cell's name, in back-ticks.
  var name: String {
    let object = transition.name(of: cell.subject)
    return cell.property.map { "`\(object).\($0.rawValue)`" } ?? "`\(object)`"
  }

  private func reason(_ claim: Int) -> String {
    "`\(transition.obligations[cell.obligations[claim]].reason)`"
  }

  private func text(_ effect: CellWalk.Effect) -> String? {
    switch effect {
    case .taken(let claim): "\(name) is taken for \(reason(claim))"
    case .absent: "there is no `\(transition.name(of: cell.subject))`"
    case .lacking(let claim): "\(reason(claim)) cannot fly"
    case .givenBack(let claim): "what \(reason(claim)) took is given back"
    case .released(let claim):
      "\(name) no longer has the value of \(reason(claim)), so it is not restored"
    case .restored(let value): "\(name) is \(text(ofValue: value)) again"
    case .moved: "\(name) moves"
    case .rested(let value): "\(name) is \(text(ofValue: value))"
    }
  }

  private func text(_ leak: CellWalk.Leak) -> String {
    let place =
      leak.steps.last.flatMap { machine.states[machine.steps[$0.step].to].restingPlace }
      ?? TransitionMachine.Place.from
    let rest = "at rest in `\(transition.name(of: place))`"
    switch leak.fault {
    case .heldAtRest(let claim): return "\(rest), what \(reason(claim)) took is still taken"
    case .notHeldAtRest(let claim): return "\(rest), nothing holds what \(reason(claim)) should hold"
    case .takenTwice(let claim): return "\(reason(claim)) takes what it has taken already"
    case .givenBackTwice(let claim): return "what \(reason(claim)) took is given back a second time"
    case .notTaken(let claim): return "what \(reason(claim)) takes is given back, but was not taken"
    case .value(let value):
      let wanted = wanted(at: place)
      if value == LedgerCell.found { return "\(rest), \(name) is as it was before, not \(wanted)" }
      return "\(rest), \(name) is still \(text(ofValue: value)), not \(wanted)"
    }
  }

  private func wanted(at place: TransitionMachine.Place) -> String {
    guard case .to(let state) = place else { return "as it was before" }
    if let claim = cell.shape.claims.firstIndex(where: { $0.acquire == .stayStart }),
      cell.shape.forward == nil
    {
      return "as \(reason(claim)) sets it"
    }
    guard let forward = cell.shape.forward else { return "as it was before" }
    return text(ofValue: state < cell.shape.states.count ? cell.shape.states[state] : forward.to)
  }

  private func text(ofValue value: Int) -> String {
    let shape = cell.shape
    switch cell.values[value] {
    case .found: return "as it was before"
    case .inFlight: return "where the run had brought it"
    case .number(let number):
      switch cell.property?.type.dimension {
      case .angle: return NumberText.rounded(number * 180 / .pi, decimals: 3) + "deg"
      case .length: return NumberText.text(number) + "pt"
      default: return NumberText.text(number)
      }
    case .expression(let id):
      if let number = expressions.constant(id), cell.property?.type == .number {
        return NumberText.text(number)
      }
      for (ends, direction) in [(shape.forward, Direction.forward), (shape.backward, .backward)] {
        guard let ends else { continue }
        if value == ends.from { return "where `\(direction.rawValue)` has it in `\(transition.from.name)`" }
        if value == ends.to { return "where `\(direction.rawValue)` has it in `\(transition.to.name)`" }
      }
      if let state = shape.states.firstIndex(of: value) {
        return "where it is in `\(transition.states[state].name)`"
      }
      return "as it was set"
    }
  }
}
