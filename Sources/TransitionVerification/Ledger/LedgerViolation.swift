public import TransitionPlan

/// Something that is left behind, or given back wrongly, with a shortest path that shows it.
public struct LedgerViolation: Hashable, Sendable {
  /// The kinds of violation.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An obligation is still held in a rest state in which it should have been given back.
    case leftBehind
    /// An obligation of the stay is not held while the to screen rests.
    case givenBackTooEarly
    /// An obligation is taken while it is held.
    case takenTwice
    /// An obligation is given back twice on one way out.
    case givenBackTwice
    /// An obligation is given back by a run that has not taken it.
    case givenBackByNobody
    /// A property has another value at rest than the spec requires.
    case valueLeftBehind
  }

  /// The kind.
  public var kind: Kind
  /// The obligation, an index into `Transition.obligations`; nil for a value that tracks leave.
  public var obligation: Int?
  /// The object.
  public var subject: Subject
  /// The property; nil for the presence of the object.
  public var property: Property?
  /// The steps of the path: indices into `TransitionMachine.steps`.
  public var steps: [Int]
  /// The path in words, a sentence for each step and one for its end.
  public var path: [String]
  /// The place of the member that the violation is about.
  public var location: SpecLocation
  /// Other members on the path, with what they do.
  public var related: [Related]

  /// The direction that alone moves the property, by a track in its block; nil if both do, or none.
  public var onlyDirection: Direction?

  /// Another member on the path.
  public struct Related: Hashable, Sendable {
    /// Where it is written.
    public var location: SpecLocation
    /// What it does, in a few words.
    public var text: String
  }

  init(
    _ leak: CellWalk.Leak, _ cell: LedgerCell, _ transition: Transition, _ machine: TransitionMachine,
    _ expressions: ExpressionArena, _ index: LedgerMembers, fingers: [Int]? = nil
  ) {
    let text = LedgerPathText(transition, cell, machine, expressions, index, fingers: fingers)
    let directions: [Direction] =
      (cell.shape.forward == nil ? [] : [.forward]) + (cell.shape.backward == nil ? [] : [.backward])
    onlyDirection = directions.count == 1 ? directions[0] : nil
    subject = cell.subject
    property = cell.property
    steps = leak.steps.map(\.step)
    path = text.sentences(leak)
    let claim: Int?
    switch leak.fault {
    case .heldAtRest(let index): (kind, claim) = (.leftBehind, index)
    case .notHeldAtRest(let index): (kind, claim) = (.givenBackTooEarly, index)
    case .takenTwice(let index): (kind, claim) = (.takenTwice, index)
    case .givenBackTwice(let index): (kind, claim) = (.givenBackTwice, index)
    case .notTaken(let index): (kind, claim) = (.givenBackByNobody, index)
    case .value: (kind, claim) = (.valueLeftBehind, nil)
    }
    obligation = claim.map { cell.obligations[$0] }
    let members = text.members(on: leak)
    let own = obligation.map { transition.obligations[$0].location }
    let location = own ?? members.first?.location ?? transition.location
    self.location = location
    var seen: Set<SpecLocation> = [location]
    related = members.filter { seen.insert($0.location).inserted }
  }
}
