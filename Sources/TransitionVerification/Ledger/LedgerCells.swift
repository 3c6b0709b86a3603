import TransitionPlan
import TransitionText

/// The cells of a transition that need a proof.
///
/// A property of the to screen that both directions move between the same two values and that nothing holds needs no proof: each
/// run writes the value of the side where it ends.
struct LedgerCells {
  private let transition: Transition
  private let expressions: ExpressionArena
  private var values: CellValues
  private let frames: LaidOutFrames
  private(set) var cells: [LedgerCell] = []
  private let pictureEnds: FlatSet<SpecLocation>
  /// The interactions with a `hold` at a place in the text.
  private let holders: FlatTable<SpecLocation, [Int]>
  private var indices = NumberedTable<PropertyKey, Int>()

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    self.transition = transition
    self.expressions = expressions
    values = CellValues(expressions, transition.locals)
    frames = LaidOutFrames(of: transition, expressions)
    pictureEnds = transition.pictureEnds
    var holders = FlatTable<SpecLocation, [Int]>()
    let interactions = transition.interactions
    for index in interactions.indices where !interactions[index].holds.isEmpty {
      for location in interactions[index].holds.map(\.location) where holders[location]?.last != index {
        holders[location, default: []].append(index)
      }
    }
    self.holders = holders
    for index in transition.obligations.indices { addObligation(index) }
    addTracks()
    addDriven()
    if cells.isEmpty { return }
    addStates()
    addDrivers()
    for index in cells.indices { cells[index].complete(values) }
  }

  /// Whether there are no cells, as in most transitions without bars and pictures.
  static func areEmpty(of transition: Transition) -> Bool {
    transition.obligations.isEmpty && transition.isMirrored
      && !transition.forward.tracks.contains { $0.subject.isKept }
      && !transition.interactions.contains { $0.drives.contains(where: \.subject.isKept) }
  }

  // MARK: Obligations

  private mutating func addObligation(_ index: Int) {
    let obligation = transition.obligations[index]
    switch obligation.kind {
    case .inserted(let subject), .moved(let subject):
      addPresence(of: subject, index)
    case .recognizer(let interaction):
      let subject =
        transition.interactions.indices.contains(interaction)
        ? transition.interactions[interaction].view : .container
      addPresence(of: subject, index)
    case .invisible(let subject): addClaim(on: PropertyKey(subject, .alpha), .number(0), index)
    case .held(let subject, let property, let value), .standing(let subject, let property, let value):
      let key = PropertyKey(subject, property)
      addClaim(on: key, self.value(value, of: key), index)
    }
  }

  /// A cell for the presence of an object has only its one claim.
  private mutating func addPresence(of subject: Subject, _ index: Int) {
    var cell = LedgerCell(subject, nil, isOptional: isOptional(subject), hasValue: false)
    cell.claim(claim(index, LedgerCell.found), of: index)
    cells.append(cell)
  }

  private mutating func addClaim(on key: PropertyKey, _ value: CellValue, _ index: Int) {
    let place = self.index(of: key)
    let number = cells[place].number(of: value)
    cells[place].claim(claim(index, number), of: index)
  }

  private func claim(_ index: Int, _ value: Int) -> LedgerCell.Claim {
    let obligation = transition.obligations[index]
    return LedgerCell.Claim(
      acquire: obligation.acquire, releases: obligation.releases, interactions: fingers(of: obligation),
      value: value, followsStates: false, isOfPicture: isOfPicture(obligation))
  }

  /// The interactions that take an obligation: the one with the `hold`, or nil for all when the `hold` belongs to the transition.
  private func fingers(of obligation: Obligation) -> [Int]? {
    guard obligation.acquire == .drivenStart, case .held = obligation.kind else { return nil }
    return holders[obligation.location]
  }

  private func isOfPicture(_ obligation: Obligation) -> Bool {
    switch obligation.kind {
    case .inserted(.shared), .moved: true
    case .invisible: pictureEnds.contains(obligation.location)
    default: false
    }
  }

  private func isOptional(_ subject: Subject) -> Bool {
    switch subject {
    case .tabBar, .navigationBar: true
    case .provided(let side, let view):
      transition[side].isOptional || transition[side].views[view].isOptional
    case .screen(let side): transition[side].isOptional
    case .container, .added, .shared: false
    }
  }

  // MARK: Tracks

  private mutating func addTracks() {
    let canSkip = transition.isMirrored || transition.forward.isSystem || transition.backward.isSystem
    for direction in Direction.allCases {
      let tracks = transition[direction].tracks
      let all = TrackEnds.of(tracks) { subject, property in
        if case .shared = subject { return false }  // it is gone with the run
        return !canSkip || subject.isKept || indices.contains(PropertyKey(subject, property))
      }
      // In the order of the spec, so that findings have it too.
      for ends in all.values {
        let key = PropertyKey(tracks[ends.first].subject, tracks[ends.first].property)
        addEnds(direction, key, tracks[ends.first].start, tracks[ends.last].end)
      }
    }
  }

  private mutating func addEnds(
    _ direction: Direction, _ key: PropertyKey, _ first: ExpressionID, _ last: ExpressionID
  ) {
    let place = index(of: key)
    let start = cells[place].number(of: value(first, of: key))
    let end = cells[place].number(of: value(last, of: key))
    let ends =
      direction == .forward ? LedgerCell.Ends(from: start, to: end) : LedgerCell.Ends(from: end, to: start)
    cells[place].setEnds(ends, of: direction)
    // A direction that the platform plays has no tracks: its values at rest are those of the other direction.
    if transition[direction.opposite].isSystem { cells[place].setEnds(ends, of: direction.opposite) }
  }

  /// The value of an expression. What the layout says is found: `x` at 0, of a screen that fills the container, is `_`.
  private mutating func value(_ id: ExpressionID, of key: PropertyKey) -> CellValue {
    key.property.isOfFrame && isLaidOut(id, key) ? .found : values.value(of: id)
  }

  private func isLaidOut(_ id: ExpressionID, _ key: PropertyKey) -> Bool {
    let fills = transition.fillsContainer(key.subject)
    if case .screen(let side) = key.subject, fills,
      expressions.isLayout(id, of: side, key.property, through: transition.locals),
      !transition.placements.contains(where: { $0.subject == key.subject })
    {
      return true
    }
    return frames.surelyHave(id, of: key, fills: fills) && !transition.setsAnotherPart(beside: key)
  }

  private mutating func addStates() {
    for table in transition.stateTables {
      let key = PropertyKey(table.subject, table.property)
      guard let place = indices[key] else { continue }
      let states = table.values.map { cells[place].number(of: value($0, of: key)) }
      cells[place].setStates(states)
    }
  }

  /// Adds cells for kept objects that only a finger moves: they must be restored afterwards.
  private mutating func addDriven() {
    for interaction in transition.interactions {
      for drive in interaction.drives where drive.subject.isKept {
        _ = index(of: PropertyKey(drive.subject, drive.property))
      }
    }
  }

  private mutating func addDrivers() {
    let interactions = transition.interactions
    for index in interactions.indices {
      for drive in interactions[index].drives {
        if let place = indices[PropertyKey(drive.subject, drive.property)] { cells[place].addDriver(index) }
      }
    }
  }

  private mutating func index(of key: PropertyKey) -> Int {
    if let index = indices[key] { return index }
    var cell = LedgerCell(key.subject, key.property, isOptional: isOptional(key.subject))
    if case .added(let view) = key.subject, !transition.views[view].isStanding { cell.leaveWithRun() }
    cells.append(cell)
    indices.set(key, cells.count - 1)
    return cells.count - 1
  }
}

extension Subject {
  /// Whether the object is there before and after the transition, so that changes to it remain.
  var isKept: Bool {
    switch self {
    case .container, .tabBar, .navigationBar, .screen(.from), .provided(.from, _): true
    case .screen(.to), .provided(.to, _), .shared, .added: false
    }
  }

  /// Whether the object is there for the first time when `forward` begins, and for the last time when `backward` ends. Pictures land on views
  /// that are there.
  var comesWithTo: Bool { if case .shared = self { false } else { !isKept } }
}
