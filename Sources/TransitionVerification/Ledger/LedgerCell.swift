import TransitionPlan

/// One thing that a transition changes: a property of an object, or the presence of an object, with everything that changes it.
/// Cells are independent, so each is walked by itself.
struct LedgerCell {
  /// The values at both ends of a direction's tracks.
  struct Ends: Hashable {
    /// The value in the from screen.
    var from: Int
    /// The value in the to screen.
    var to: Int
  }

  /// A claim of the ledger on the cell, without its place in the text.
  struct Claim: Hashable {
    var acquire: LedgerPoint
    var releases: [Obligation.Release]
    /// The interactions whose runs take it at `drivenStart`; nil for all.
    var interactions: [Int]?
    /// The value while it is held. A cell with a table has the table's value instead.
    var value: Int
    var followsStates: Bool
    /// Whether it belongs to a picture, and so is not taken by a run in which the picture cannot fly.
    var isOfPicture: Bool
  }

  /// Everything that a walk depends on. Values are numbers: 0 is the found value, 1 a value in flight, and the others are values of
  /// the spec.
  struct Shape: Hashable {
    var forward: Ends?
    var backward: Ends?
    /// The values in the rest states of the to screen; empty without a table.
    var states: [Int] = []
    /// The interactions that drive it.
    var drivers: [Int] = []
    /// Whether the cell has a value rather than a presence.
    var hasValue = true
    /// Whether the object is there while the from screen rests, so that its found value must be restored by then.
    var isKept = false
    /// Whether the object is there while the to screen rests.
    var isThereAtTo = true
    /// Whether the object may be absent: a bar, an optional view.
    var isOptional = false
    /// How each value compares with others.
    var values: [ValueTraits] = []
    var claims: [Claim] = []

    func relation(_ a: Int, _ b: Int) -> ValueRelation {
      if a == LedgerCell.inFlight || b == LedgerCell.inFlight { return .unknown }
      if a == b { return .same }
      if a == LedgerCell.found { return values[b].toFound }
      if b == LedgerCell.found { return values[a].toFound }
      return values[a].isConstant && values[b].isConstant ? .different : .unknown
    }

    func isSame(_ a: Int, _ b: Int) -> Bool { relation(a, b) == .same }
  }

  static let found = 0
  static let inFlight = 1

  let subject: Subject
  let property: Property?
  /// The obligations of the claims: indices into `Transition.obligations`.
  private(set) var obligations: [Int] = []
  /// The obligations that equal another one, and share its claim.
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

  /// A few values are compared faster than looked up.
  private static let few = 12

  /// The index of a value.
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

  /// Completes the cell before a walk.
  mutating func complete(_ known: CellValues) {
    guard let property, shape.hasValue else {
      shape.values = values.map { _ in ValueTraits() }
      return
    }
    shape.values = values.map { known.traits(of: $0, property, isFoundNeutral: !usesFound) }
    if shape.claims.count > 1 { mergeClaims() }
  }

  /// Merges equal claims if all claims between them set the same value. They are taken and given back at the same moments, and each
  /// finds what the one below has set. So the time of a proof does not depend on how often a view is hidden.
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
