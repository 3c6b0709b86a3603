import TransitionPlan

/// One thing that a transition changes: a property of an object, or whether an object is there at all; with everything
/// that changes it. What happens to one cell never depends on another, so each is followed by itself.
struct LedgerCell {
  /// The values at both ends of a direction's tracks.
  struct Ends: Hashable {
    /// The value in the from screen.
    var from: Int
    /// The value in the to screen.
    var to: Int
  }

  /// What the ledger holds of the cell, apart from where it is written.
  struct Claim: Hashable {
    var acquire: LedgerPoint
    var releases: [Obligation.Release]
    /// The interactions whose runs take it at `drivenStart`; nil for all.
    var interactions: [Int]?
    /// The value meanwhile; of a cell with a table it is the table's instead.
    var value: Int
    var followsStates: Bool
    /// Whether it is for a picture, and not taken by a run in which that cannot fly.
    var isOfPicture: Bool
  }

  /// All that a walk depends on. Values are numbers: 0 is what is found, 1 in flight, the others what the spec says.
  struct Shape: Hashable {
    var forward: Ends?
    var backward: Ends?
    /// The values in the rest states of the to screen; empty without a table.
    var states: [Int] = []
    /// The interactions that drive it.
    var drivers: [Int] = []
    /// Whether it has a value, rather than being there or not.
    var hasValue = true
    /// Whether it is there while the from screen rests, so that what was found must be back then.
    var isKept = false
    /// Whether it is there while the to screen rests.
    var isThereAtTo = true
    /// Whether an app may have none of it: a bar, an optional view.
    var isOptional = false
    /// How each value compares with others.
    var values: [ValueTraits] = []
    var claims: [Claim] = []

    func relation(_ a: Int, _ b: Int) -> ValueRelation {
      if a == inFlight || b == inFlight { return .unknown }
      if a == b { return .same }
      if a == found { return values[b].toFound }
      if b == found { return values[a].toFound }
      return values[a].isConstant && values[b].isConstant ? .different : .unknown
    }

    func isSame(_ a: Int, _ b: Int) -> Bool { relation(a, b) == .same }
  }

  static let found = 0
  static let inFlight = 1

  let subject: Subject
  let property: Property?
  /// The obligations, indices into `Transition.obligations`, one for each claim.
  private(set) var obligations: [Int] = []
  /// The obligations that are like another one, and have its claim.
  private(set) var repeats: [(claim: Int, obligation: Int)] = []
  private(set) var shape = Shape()
  private(set) var values: [CellValue] = [.found, .inFlight]
  private var numbers: [CellValue: Int] = [:]
  private var usesFound = false

  init(_ subject: Subject, _ property: Property?, isOptional: Bool, hasValue: Bool = true) {
    self.subject = subject
    self.property = property
    shape.hasValue = hasValue
    shape.isOptional = isOptional
    shape.isKept = subject.isKept
    if case .shared = subject { shape.isThereAtTo = false }
  }

  /// A cell with fewer claims and values.
  init(_ cell: LedgerCell, _ shape: Shape, obligations: [Int], values: [CellValue]) {
    self = cell
    self.shape = shape
    self.obligations = obligations
    self.values = values
    repeats = []
  }

  // MARK: Gathering

  mutating func claim(_ claim: Claim, of obligation: Int) {
    shape.claims.append(claim)
    obligations.append(obligation)
  }

  mutating func setEnds(_ ends: Ends, of direction: Direction) {
    if direction == .forward { shape.forward = ends } else { shape.backward = ends }
  }

  mutating func setStates(_ states: [Int]) {
    shape.states = states
    for index in shape.claims.indices where shape.claims[index].acquire == .stayStart {
      shape.claims[index].followsStates = true
    }
  }

  mutating func addDriver(_ interaction: Int) { shape.drivers.append(interaction) }

  mutating func leaveWithRun() { shape.isThereAtTo = false }

  /// Few values are compared faster than looked up.
  private static let few = 12

  /// The number of a value.
  mutating func number(of value: CellValue) -> Int {
    if value == .found {
      usesFound = true
      return Self.found
    }
    if let known = values.prefix(Self.few).firstIndex(of: value) ?? numbers[value] { return known }
    values.append(value)
    if values.count > Self.few { numbers[value] = values.count - 1 }
    return values.count - 1
  }

  /// Makes the cell ready to be walked: nothing more is added to it.
  mutating func complete(_ known: CellValues) {
    guard let property, shape.hasValue else {
      shape.values = values.map { _ in ValueTraits() }
      return
    }
    shape.values = values.map { known.traits(of: $0, property, isFoundNeutral: !usesFound) }
    if shape.claims.count > 1 { mergeClaims() }
  }

  /// Makes one claim of those that are alike, if all between them set the same value. They are taken and given back at the
  /// same moments, and each finds what the one below has set. So a view that is hidden many times takes no longer to prove.
  private mutating func mergeClaims() {
    let all = zip(shape.claims, obligations)
    var places: [Claim: Int] = [:]
    var (claims, firsts): ([Claim], [Int]) = ([], [])
    for (claim, obligation) in all {
      if let last = claims.last, last.value != claim.value || last.followsStates != claim.followsStates {
        places = [:]
      }
      if let place = places[claim] {
        repeats.append((place, obligation))
        continue
      }
      places[claim] = claims.count
      claims.append(claim)
      firsts.append(obligation)
    }
    (shape.claims, obligations) = (claims, firsts)
  }
}

extension LedgerCell.Shape {
  private var found: Int { LedgerCell.found }
  private var inFlight: Int { LedgerCell.inFlight }
}
