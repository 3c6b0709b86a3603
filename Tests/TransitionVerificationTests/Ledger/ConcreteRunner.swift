import TransitionPlan

/// Runs a ledger with real values and tokens on every path of a transition. The proof must agree with the result.
///
/// The runner shares nothing with the proof. It has whole runs instead of a machine, values instead of knowledge, and missing
/// objects instead of steps that do not find them. It does not continue from a world that it has already seen, so a path ends
/// when it brings nothing new.
struct ConcreteRunner {
  /// One token in the ledger.
  struct Token: Hashable {
    var obligation: Int
    var key: Int?
    var set: Value?
  }

  struct World: Hashable {
    /// −1 is the from screen. Other numbers are rest states of the to screen.
    var place = -1
    var values: [Value]
    /// The value that was found under the first token of a property.
    var bases: [Int: Value] = [:]
    var tokens: [Token] = []
    /// Whether the optional objects are missing, until the to screen has left.
    var isLacking = false
  }

  /// The culprit of a fault: an obligation, or a property.
  enum Culprit: Hashable {
    case obligation(Int)
    case property(PropertyKey)
  }

  let values: ConcreteValues
  let obligations: [Obligation]
  /// The objects that are missing in some visits to the to screen.
  let absent: Set<Subject>
  private(set) var culprits: Set<Culprit> = []
  private(set) var worlds = 0
  private var heldAt: Set<Answer> = []
  private var exits: Set<LedgerExit> = []
  private var settled: [Settling: [PropertyValue]] = [:]

  private struct Answer: Hashable {
    var obligation: Int
    var exit: LedgerExit
  }

  private struct Settling: Hashable {
    var driver: Int
    var finishes: Bool
    var start: Int
    var state: Int
  }

  /// Runs all paths.
  /// - Returns: The culprits that are left behind or given back wrongly on any path.
  static func culprits(_ values: ConcreteValues, _ obligations: [Obligation]) -> Set<Culprit> {
    var culprits: Set<Culprit> = []
    var answered: Set<Answer> = []
    var exits: Set<LedgerExit> = []
    for absent in absences(values, obligations) {
      var runner = ConcreteRunner(values: values, obligations: obligations, absent: absent)
      runner.explore()
      culprits.formUnion(runner.culprits)
      answered.formUnion(runner.heldAt)
      exits.formUnion(runner.exits)
    }
    // If an obligation has a release on a way out, some run must hold it there.
    for (index, obligation) in obligations.enumerated() {
      for release in obligation.releases where exits.contains(release.exit) {
        guard let point = release.point, points(of: release.exit).contains(point) else { continue }
        if !answered.contains(Answer(obligation: index, exit: release.exit)) {
          culprits.insert(.obligation(index))
        }
      }
    }
    return culprits
  }

  init(values: ConcreteValues, obligations: [Obligation], absent: Set<Subject>) {
    self.values = values
    self.obligations = obligations
    self.absent = absent
  }

  private static let mostWorlds = 64

  private mutating func explore() {
    let start = World(values: values.cells.map(\.found))
    var seen: Set<World> = [start]
    var pending = [start]
    var next = 0
    // A ledger that leaks has endlessly many worlds. Faults already show in the first of them.
    while next < pending.count, seen.count < Self.mostWorlds {
      let world = pending[next]
      next += 1
      for journey in journeys(from: world) {
        var after = world
        after.isLacking = journey.isLacking
        travel(journey.kind, journey, &after)
        if after.place < 0 { after.isLacking = false }
        check(after)
        if seen.insert(after).inserted { pending.append(after) }
      }
    }
    worlds = seen.count
  }

  // MARK: Journeys

  private mutating func travel(_ kind: Journey.Kind, _ journey: Journey, _ world: inout World) {
    switch kind {
    case .comes:
      take([.stayStart], nil, journey, &world)
      world.place = 0
      bringAll(&world)
    case .platform:
      if world.place < 0 {
        take([.stayStart], nil, journey, &world)
        world.place = 0
        bringAll(&world)
      } else {
        for (index, cell) in values.cells.enumerated() where cell.isTracked[.forward] == true {
          set(index, to: cell.rest(.from, .forward, in: 0), &world)
        }
        giveBack(.leftOtherwise, &world)
        world.place = -1
      }
    case .leaves:
      giveBack(.leftOtherwise, &world)
      world.place = -1
    case .run(let direction, let driver, let finishes):
      begin(direction, driver, journey, &world)
      end(direction, driver, finishes: finishes, &world)
    case .caught(let direction, let driver, let finishes):
      begin(direction, nil, journey, &world)
      take([.drivenStart], driver, journey, &world)
      end(direction, driver, finishes: finishes, &world)
    case .between(let driver, let state):
      begin(.backward, driver, journey, &world)
      end(.backward, driver, finishes: false, state: state, &world)
    case .caughtBetween(let driver, let state):
      begin(.backward, nil, journey, &world)
      take([.drivenStart], driver, journey, &world)
      end(.backward, driver, finishes: false, state: state, &world)
    case .brokenOff(let direction, let driver, let hasCaught):
      begin(direction, hasCaught ? nil : driver, journey, &world)
      if hasCaught { take([.drivenStart], driver, journey, &world) }
      end(direction, driver, finishes: false, &world)
      // In the forward direction, the run was the whole stay.
      if direction == .backward { giveBack(.leftOtherwise, &world) }
      world.place = -1
    case .turned(let first, let second):
      travel(first, journey, &world)
      travel(second, journey, &world)
    }
  }

  private mutating func begin(
    _ direction: Direction, _ driver: Int?, _ journey: Journey, _ world: inout World
  ) {
    var points: [LedgerPoint] = [.runStart, direction == .forward ? .forwardStart : .backwardStart]
    if direction == .forward { points.append(.stayStart) }
    if driver != nil { points.append(.drivenStart) }
    take(points, driver, journey, &world)
    for (index, cell) in values.cells.enumerated() where cell.isTracked[direction] == true {
      set(index, to: cell.middle[direction] ?? cell.found, &world)
    }
  }

  private mutating func end(
    _ direction: Direction, _ driver: Int?, finishes: Bool, state: Int? = nil, _ world: inout World
  ) {
    let start = world.place
    let side = finishes ? direction.end : direction.start
    let place = side == .from ? -1 : state ?? (direction == .forward ? 0 : start)
    if let driver {
      let settling = Settling(driver: driver, finishes: finishes, start: max(0, start), state: max(0, place))
      let interaction = values.transition.interactions[driver]
      let rests =
        settled[settling]
        ?? values.settled(interaction, finishes: finishes, from: settling.start, to: settling.state)
      settled[settling] = rests
      for rest in rests {
        guard let index = values.indices[rest.key] else { continue }
        // The evaluator has one value at rest for both directions. The run uses the value of its own direction.
        let cell = values.cells[index]
        let isOwn = cell.isTracked[direction] == true && state == nil
        set(index, to: isOwn ? cell.rest(side, direction, in: max(0, place)) : rest.value, &world)
      }
    } else {
      for (index, cell) in values.cells.enumerated() where cell.isTracked[direction] == true {
        set(index, to: cell.rest(side, direction, in: max(0, place)), &world)
      }
    }
    if values.transition[direction].isSystem {
      // For a finger on a direction that the platform plays, every property gets its value at rest.
      for (index, cell) in values.cells.enumerated() where cell.isTracked[direction.opposite] == true {
        set(index, to: cell.rest(side, direction.opposite, in: max(0, place)), &world)
      }
    }
    let exit: LedgerExit =
      switch (direction, finishes) {
      case (.forward, true): .forwardFinish
      case (.forward, false): .forwardCancel
      case (.backward, true): .backwardFinish
      case (.backward, false): .backwardCancel
      }
    giveBack(exit, &world)
    world.place = place
  }

  private mutating func bringAll(_ world: inout World) {
    for (index, cell) in values.cells.enumerated() where cell.isBrought {
      set(index, to: cell.rest(in: 0), &world)
    }
  }

  private func set(_ index: Int, to value: Value, _ world: inout World) {
    if !isMissing(values.cells[index].key.subject, world) { world.values[index] = value }
  }

  private func isMissing(_ subject: Subject, _ world: World) -> Bool {
    world.isLacking && absent.contains(subject)
  }

  // MARK: The ledger

  private mutating func take(
    _ points: [LedgerPoint], _ driver: Int?, _ journey: Journey, _ world: inout World
  ) {
    for (index, obligation) in obligations.enumerated() where points.contains(obligation.acquire) {
      if obligation.acquire == .drivenStart, let driver, !isHeld(obligation, by: driver) { continue }
      if isAbsent(obligation, journey, world) { continue }
      if world.tokens.contains(where: { $0.obligation == index }) {
        culprits.insert(.obligation(index))
        continue
      }
      guard let key = ConcreteValues.key(of: obligation), let place = values.indices[key] else {
        world.tokens.append(Token(obligation: index))
        continue
      }
      if !world.tokens.contains(where: { $0.key == place }) { world.bases[place] = world.values[place] }
      let value = values.value(of: index, obligation.acquire, in: 0)
      world.tokens.append(Token(obligation: index, key: place, set: value))
      world.values[place] = value
    }
  }

  /// Whether a driver holds an obligation. A hold inside an interaction belongs to that interaction only.
  private func isHeld(_ obligation: Obligation, by driver: Int) -> Bool {
    guard case .held(let subject, let property, let value) = obligation.kind else { return true }
    func has(_ interaction: Interaction) -> Bool {
      interaction.holds.contains {
        $0.subject == subject && $0.property == property && $0.value == value
      }
    }
    let owners = values.transition.interactions.filter(has)
    return owners.isEmpty || has(values.transition.interactions[driver])
  }

  private func isAbsent(_ obligation: Obligation, _ journey: Journey, _ world: World) -> Bool {
    switch obligation.kind {
    case .inserted(let subject):
      if case .shared = subject { journey.isFallback } else { false }
    case .moved(let subject): journey.isFallback || isMissing(subject, world)
    case .invisible(let subject):
      journey.isFallback && obligation.reason.hasPrefix("shared ") || isMissing(subject, world)
    case .held(let subject, _, _), .standing(let subject, _, _): isMissing(subject, world)
    case .recognizer(let index):
      values.transition.interactions.indices.contains(index)
        && isMissing(values.transition.interactions[index].view, world)
    }
  }

  private static func points(of exit: LedgerExit) -> [LedgerPoint] {
    switch exit {
    case .forwardFinish, .backwardCancel: [.runEnd]
    case .forwardCancel, .backwardFinish: [.runEnd, .stayEnd]
    case .leftOtherwise: [.stayEnd]
    }
  }

  private mutating func giveBack(_ exit: LedgerExit, _ world: inout World) {
    let points = Self.points(of: exit)
    exits.insert(exit)
    for index in obligations.indices.reversed() {
      var wasHeld = false
      for release in obligations[index].releases where release.exit == exit {
        guard let point = release.point, points.contains(point) else { continue }
        if let token = world.tokens.firstIndex(where: { $0.obligation == index }) {
          wasHeld = true
          heldAt.insert(Answer(obligation: index, exit: exit))
          giveBack(token: token, &world)
        } else if wasHeld {
          culprits.insert(.obligation(index))
        } else if obligations[index].acquire != .drivenStart, !canBeAbsent(obligations[index], world) {
          culprits.insert(.obligation(index))
        }
      }
    }
    // What belongs to the to screen is given its original value as that leaves.
    guard points.contains(.stayEnd) else { return }
    for (index, cell) in values.cells.enumerated()
    where !cell.isKept && !world.tokens.contains(where: { $0.key == index }) {
      world.values[index] = cell.found
    }
  }

  private func canBeAbsent(_ obligation: Obligation, _ world: World) -> Bool {
    isAbsent(obligation, Journey(kind: .comes, isFallback: true), world)
  }

  /// Removes a token. The value under it comes back if the property still has the value that the token set.
  private func giveBack(token: Int, _ world: inout World) {
    let removed = world.tokens.remove(at: token)
    guard let key = removed.key else { return }
    let above = world.tokens[token...].contains { $0.key == key }
    let below = world.tokens[..<token].last { $0.key == key }
    let base = world.bases[key]
    if !world.tokens.contains(where: { $0.key == key }) { world.bases[key] = nil }
    if above { return }
    func present(_ token: Token) -> Value? {
      let obligation = obligations[token.obligation]
      return obligation.acquire == .stayStart
        ? values.value(of: token.obligation, .stayStart, in: max(0, world.place)) : token.set
    }
    guard world.values[key] == present(removed) else { return }
    if let value = below.flatMap(present) ?? base { world.values[key] = value }
  }

  // MARK: At rest

  private mutating func check(_ world: World) {
    for token in world.tokens {
      if world.place < 0 || obligations[token.obligation].acquire != .stayStart {
        culprits.insert(.obligation(token.obligation))
      }
    }
    if world.place >= 0 {
      for (index, obligation) in obligations.enumerated() where obligation.acquire == .stayStart {
        if world.tokens.contains(where: { $0.obligation == index }) || canBeAbsent(obligation, world) {
          continue
        }
        let subject = ConcreteValues.key(of: obligation)?.subject
        if subject.map({ isMissing($0, world) }) ?? false { continue }
        culprits.insert(.obligation(index))
      }
    }
    for (index, cell) in values.cells.enumerated() where !isMissing(cell.key.subject, world) {
      if !isRight(world, index, cell) { culprits.insert(.property(cell.key)) }
    }
  }

  /// Whether a value is the original one, or the one that the spec promises there.
  private func isRight(_ world: World, _ index: Int, _ cell: ConcreteValues.Cell) -> Bool {
    let value = world.values[index]
    if world.place < 0 {
      return !cell.isKept || value == cell.found
        || (cell.isBrought
          && value == cell.rest(.from, cell.isTracked[.forward] == true ? .forward : .backward, in: 0))
    }
    if !cell.isThereAtTo { return true }
    if let top = world.tokens.last(where: { $0.key == index }),
      value
        == values.value(of: top.obligation, obligations[top.obligation].acquire, in: world.place)
    {
      return true
    }
    if cell.isBrought { return value == cell.rest(in: world.place) }
    return value == cell.found && !world.tokens.contains { $0.key == index }
  }
}
