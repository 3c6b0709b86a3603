import TransitionPlan

extension ConcreteRunner {
  /// A run, or another change, from rest to rest.
  struct Journey: Hashable {
    indirect enum Kind: Hashable {
      case comes, leaves, platform
      case run(Direction, driver: Int?, finishes: Bool)
      /// A finger takes over a run that plays.
      case caught(Direction, driver: Int, finishes: Bool)
      case between(driver: Int, state: Int)
      /// A finger between rest states takes over a run that plays, and leaves it in one of them.
      case caughtBetween(driver: Int, state: Int)
      /// A driven run whose screen goes away. The finger may have taken over a run that plays.
      case brokenOff(Direction, driver: Int, hasCaught: Bool)
      /// A run that is about to arrive, and the run of a finger that takes it over in the other direction.
      case turned(Kind, Kind)
    }
    var kind: Kind
    /// Whether no picture can fly.
    var isFallback = false
    /// Whether the optional objects are missing when the to screen comes.
    var isLacking = false
  }

  // MARK: The journeys

  /// The sets of objects that the app may lack when the to screen comes: each optional object alone, and all of them.
  static func absences(_ values: ConcreteValues, _ obligations: [Obligation]) -> [Set<Subject>] {
    let transition = values.transition
    var objects: [Subject] = []
    func add(_ subject: Subject) {
      let isOptional =
        switch subject {
        case .tabBar, .navigationBar: true
        case .provided(let side, let view):
          transition[side].views[view].isOptional || transition[side].isOptional
        case .screen(let side): transition[side].isOptional
        case .container, .shared, .added: false
        }
      if isOptional, !objects.contains(subject) { objects.append(subject) }
    }
    for cell in values.cells { add(cell.key.subject) }
    for obligation in obligations {
      switch obligation.kind {
      case .inserted(let subject), .moved(let subject): add(subject)
      case .recognizer(let index) where transition.interactions.indices.contains(index):
        add(transition.interactions[index].view)
      default: break
      }
    }
    return objects.map { [$0] } + (objects.count == 1 ? [] : [Set(objects)])
  }

  func journeys(from world: World) -> [Journey] {
    let kinds = kinds(from: world.place)
    let turned = kinds.flatMap { turns(of: $0, from: world.place) }
    let all = kinds + turned + turned.flatMap { turns(of: $0, from: world.place) }
    // A missing object stays missing until the to screen has left.
    let lacks = world.place < 0 && !absent.isEmpty ? [false, true] : [world.isLacking]
    return all.flatMap { kind in
      lacks.flatMap { isLacking -> [Journey] in
        let journey = Journey(kind: kind, isLacking: isLacking)
        if values.transition.shared.isEmpty { return [journey] }
        return [journey, Journey(kind: kind, isFallback: true, isLacking: isLacking)]
      }
    }
  }

  private func kinds(from place: Int) -> [Journey.Kind] {
    let transition = values.transition
    let direction: Direction = place < 0 ? .forward : .backward
    var kinds: [Journey.Kind] = [place < 0 ? .comes : .leaves]
    if transition[direction].isSystem {
      kinds.append(.platform)
    } else {
      kinds += [true, false].map { .run(direction, driver: nil, finishes: $0) }
    }
    for (index, interaction) in transition.interactions.enumerated()
    where interaction.direction == direction {
      let catches = interaction.catches.contains(direction.caught)
      for finishes in [true, false] where interaction.states?.includesBackward ?? true || !finishes {
        if finishes || interaction.states == nil {
          kinds.append(.run(direction, driver: index, finishes: finishes))
          if catches, !transition[direction].isSystem {
            kinds.append(.caught(direction, driver: index, finishes: finishes))
          }
        }
      }
      if interaction.states != nil {
        kinds += transition.states.indices.map { .between(driver: index, state: $0) }
        if catches, !transition[direction].isSystem {
          kinds += transition.states.indices.map { .caughtBetween(driver: index, state: $0) }
        }
      }
      kinds.append(.brokenOff(direction, driver: index, hasCaught: false))
      if catches, !transition[direction].isSystem {
        kinds.append(.brokenOff(direction, driver: index, hasCaught: true))
      }
    }
    return kinds
  }

  /// The journeys in which a finger takes over a run in the direction away from its end. It may take over a run that plays, or
  /// one that settles after another finger, which may itself have taken over a run.
  private func turns(of kind: Journey.Kind, from place: Int) -> [Journey.Kind] {
    guard let (caught, driver, end) = arrival(of: kind, from: place) else { return [] }
    let interactions = values.transition.interactions
    return kinds(from: end).compactMap { next in
      guard let finger = next.driver, finger != driver, interactions[finger].catches.contains(caught)
      else { return nil }
      return .turned(kind, next)
    }
  }

  /// The kind of motion of a run that is about to arrive, its finger, and its end.
  private func arrival(
    of kind: Journey.Kind, from place: Int
  ) -> (caught: CaughtMotion, driver: Int?, end: Int)? {
    switch kind {
    case .run(let direction, nil, finishes: true):
      return (direction.caught, nil, direction == .forward ? 0 : -1)
    case .run(let direction, let finger?, let finishes), .caught(let direction, let finger, let finishes):
      return (.settle, finger, finishes ? (direction == .forward ? 0 : -1) : place)
    case .between(let finger, let state), .caughtBetween(let finger, let state):
      return (.settle, finger, state)
    case .turned(let first, let second):
      return arrival(of: first, from: place).flatMap { arrival(of: second, from: $0.end) }
    default: return nil
    }
  }
}

extension ConcreteRunner.Journey.Kind {
  /// The finger that drives it from the beginning.
  fileprivate var driver: Int? {
    switch self {
    case .run(_, let driver, _): driver
    case .between(let driver, _), .brokenOff(_, let driver, hasCaught: false): driver
    case .comes, .leaves, .platform, .caught, .caughtBetween, .brokenOff, .turned: nil
    }
  }
}

extension Direction {
  /// The word after `catches` for this direction.
  fileprivate var caught: CaughtMotion { self == .forward ? .forward : .backward }
}
