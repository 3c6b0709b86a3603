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
    var valueCount = 0
    /// How the values compare, row by row.
    var relations: [ValueRelation] = []
    var claims: [Claim] = []

    func relation(_ a: Int, _ b: Int) -> ValueRelation { relations[a * valueCount + b] }
    func isSame(_ a: Int, _ b: Int) -> Bool { relation(a, b) == .same }
  }

  static let found = 0
  static let inFlight = 1
  /// More values than a cell of a spec that anybody has written; the others count as unknown.
  private static let mostValues = 512

  let subject: Subject
  let property: Property?
  /// The obligations, indices into `Transition.obligations`, one for each claim.
  private(set) var obligations: [Int] = []
  /// The obligations that are like the one before them, and have its claim.
  private(set) var repeats: [(claim: Int, obligation: Int)] = []
  private(set) var shape = Shape()
  private(set) var values: [CellValue] = [.found, .inFlight]
  private(set) var usesFound = false

  init(_ subject: Subject, _ property: Property?, isOptional: Bool, hasValue: Bool = true) {
    self.subject = subject
    self.property = property
    shape.hasValue = hasValue
    shape.isOptional = isOptional
    shape.isKept = subject.isKept
    if case .shared = subject { shape.isThereAtTo = false }
  }

  // MARK: Gathering

  /// Adds the claim of an obligation. One like the last is not followed by itself: it is taken and given back right after
  /// and before that one, and finds what that one has set. So a view that is hidden many times takes no longer to prove.
  mutating func claim(_ claim: Claim, of obligation: Int) {
    if shape.hasValue, claim == shape.claims.last {
      repeats.append((shape.claims.count - 1, obligation))
      return
    }
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

  /// The number of a value.
  mutating func number(of value: CellValue, _ expressions: ExpressionArena) -> Int {
    if case .expression(let id) = value, expressions.isFound(id) {
      usesFound = true
      return Self.found
    }
    if let known = values.firstIndex(of: value) { return known }
    if values.count >= Self.mostValues { return Self.inFlight }
    values.append(value)
    return values.count - 1
  }

  /// Compares all values; the cell is then complete.
  mutating func compareValues(_ expressions: ExpressionArena) {
    shape.valueCount = values.count
    guard let property, shape.hasValue else {
      shape.relations = values.indices.flatMap { a in values.indices.map { a == $0 ? .same : .unknown } }
      return
    }
    let compare = ValueComparison(
      subject: subject, property: property, isFoundNeutral: !usesFound, expressions: expressions)
    shape.relations = values.flatMap { left in values.map { compare(left, $0) } }
  }
}
