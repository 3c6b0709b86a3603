public import TransitionPlan

/// The proof that a transition leaves nothing behind: every obligation is taken once and given back once on every path through the
/// `TransitionMachine`, and every property has its specified value at rest. If that is not so, the proof has the paths that show
/// it.
///
/// It does not rely on how the obligations were derived. For example:
///
///     let proof = LedgerProof(of: plan.transitions[0], plan.expressions)
///     proof.violations.isEmpty
public struct LedgerProof: Sendable {
  /// What happens to an obligation on a way out.
  public enum Outcome: Hashable, Sendable {
    /// It is given back at that point.
    case givenBack(LedgerPoint)
    /// It stays, because the to screen is there.
    case stays
    /// It is never held on this way out.
    case notHeld
  }

  /// What is known about one obligation.
  public struct Entry: Hashable, Sendable {
    /// The obligation: an index into `Transition.obligations`.
    public var obligation: Int
    /// The steps of the machine that take it: indices into `TransitionMachine.steps`.
    public var takenBy: [Int]
    /// The states of the machine in which it is held: indices into `TransitionMachine.states`.
    public var heldIn: [Int]
    /// What happens to it on every way out, in the order of `LedgerExit.allCases`.
    public var outcomes: [Outcome]
    /// The number of situations that were visited: pairs of a machine state and what is known of the object in it.
    public var situations: Int
    /// Why it is proved, in a sentence; empty when it is not.
    public var reason: String
  }

  /// The machine whose paths were followed.
  public let machine: TransitionMachine
  /// The results for each obligation, in the order of the obligations.
  public private(set) var entries: [Entry] = []
  /// What is left behind, with a shortest path for each object and property; empty when the ledger is proved.
  public private(set) var violations: [LedgerViolation] = []

  /// Proves the ledger of a transition.
  /// - Parameters:
  ///   - transition: The transition.
  ///   - expressions: The expressions of its plan.
  public init(of transition: Transition, _ expressions: ExpressionArena) {
    var cache = LedgerCache()
    self.init(of: transition, expressions, &cache)
  }

  init(of transition: Transition, _ expressions: ExpressionArena, _ cache: inout LedgerCache) {
    let known = cache.index(of: TransitionMachine.Shape(transition))
    self.init(of: transition, expressions, in: cache.machine(known)) { cache.verdict(of: $0, in: known) }
  }

  /// Proves a ledger in another machine than the transition's.
  init(of transition: Transition, _ expressions: ExpressionArena, in machine: TransitionMachine) {
    self.init(of: transition, expressions, in: machine) { CellWalk.verdict(of: $0, in: machine) }
  }

  private init(
    of transition: Transition, _ expressions: ExpressionArena, in machine: TransitionMachine,
    _ verdict: (LedgerCell.Shape) -> CellWalk.Verdict
  ) {
    self.machine = machine
    var known: LedgerMembers?
    for cell in LedgerCells(transition, expressions).cells {
      let verdict = verdict(cell.shape)
      if let leak = verdict.leak {
        let members = known ?? LedgerMembers(transition)
        known = members
        violations.append(LedgerViolation(leak, cell, transition, machine, expressions, members))
      }
      let first = cell.obligations.enumerated().map { (claim: $0.offset, obligation: $0.element) }
      for (claim, obligation) in first + cell.repeats {
        entries.append(Self.entry(obligation, claim, verdict, transition.obligations[obligation], machine))
      }
    }
    entries.sort { $0.obligation < $1.obligation }
  }

  /// Proves a ledger as a check does, and reports it in a smaller machine.
  init(of transition: Transition, _ expressions: ExpressionArena, _ excerpt: LedgerExcerpt) {
    machine = excerpt.machine
    var cache = LedgerCache()
    let shape = TransitionMachine.Shape(transition)
    let reduction = LedgerReduction(shape)
    var gathered: LedgerMembers?
    for cell in LedgerCells(transition, expressions).cells {
      let reduced = reduction(cell)
      let walked = reduced?.cell ?? cell
      let known = cache.index(of: reduced?.machine ?? shape)
      let verdict = cache.verdict(of: walked.shape, in: known)
      let other = cache.machine(known)
      if let leak = verdict.leak {
        let members = gathered ?? LedgerMembers(transition)
        gathered = members
        violations.append(
          LedgerViolation(
            leak, walked, reduced?.transition(transition) ?? transition, other, expressions, members,
            fingers: reduced?.fingers))
      }
      let fingers = reduced?.fingers ?? Array(transition.interactions.indices)
      let claims = reduced?.claims ?? Array(cell.shape.claims.indices)
      let reported = walked.shape.claims.indices.map { claim in
        let owners = excerpt.owners(walked.shape.claims[claim].interactions?.map { fingers[$0] })
        return (
          takenBy: excerpt.steps(verdict.takenBy(claim), of: other, fingers, owners),
          heldIn: excerpt.states(verdict.heldIn(claim), of: other, fingers, owners)
        )
      }
      let first = cell.obligations.enumerated().map { (claim: $0.offset, obligation: $0.element) }
      for (claim, obligation) in first + cell.repeats {
        var entry = Self.entry(
          obligation, claims[claim], verdict, transition.obligations[obligation], other)
        (entry.takenBy, entry.heldIn) = reported[claims[claim]]
        if verdict.leak == nil { entry.reason = Self.reason(entry, machine) }
        entries.append(entry)
      }
    }
    entries.sort { $0.obligation < $1.obligation }
  }

  /// The violations alone, for a check.
  static func violations(
    in transition: Transition, _ expressions: ExpressionArena, _ cache: inout LedgerCache
  ) -> [LedgerViolation] {
    if LedgerCells.areEmpty(of: transition) { return [] }
    let cells = LedgerCells(transition, expressions).cells
    if cells.isEmpty { return [] }
    let shape = TransitionMachine.Shape(transition)
    let reduction = LedgerReduction(shape)
    var gathered: LedgerMembers?
    // The machine of most cells, looked up once.
    var whole: Int?
    return cells.compactMap { cell in
      let reduced = reduction(cell)
      let walked = reduced?.cell ?? cell
      let known = reduced.map { cache.index(of: $0.machine) } ?? whole ?? cache.index(of: shape)
      if reduced == nil { whole = known }
      guard let leak = cache.verdict(of: walked.shape, in: known).leak else { return nil }
      let members = gathered ?? LedgerMembers(transition)
      gathered = members
      return LedgerViolation(
        leak, walked, reduced?.transition(transition) ?? transition, cache.machine(known), expressions,
        members, fingers: reduced?.fingers)
    }
  }

  private static func entry(
    _ index: Int, _ claim: Int, _ verdict: CellWalk.Verdict, _ obligation: Obligation,
    _ machine: TransitionMachine
  ) -> Entry {
    let outcomes = LedgerExit.allCases.map { exit -> Outcome in
      guard let tally = verdict.tally(claim, on: exit) else { return .notHeld }
      let point = obligation.releases.first { $0.exit == exit }?.point
      if tally.givenBack, let point { return .givenBack(point) }
      return .stays
    }
    var entry = Entry(
      obligation: index, takenBy: verdict.takenBy(claim), heldIn: verdict.heldIn(claim),
      outcomes: outcomes, situations: verdict.situations, reason: "")
    if verdict.leak == nil { entry.reason = reason(entry, machine) }
    return entry
  }

  /// The result of a walk, in a sentence.
  private static func reason(_ entry: Entry, _ machine: TransitionMachine) -> String {
    func count(_ number: Int, _ one: String, _ many: String) -> String {
      number == 1 ? "1 \(one)" : "\(number) \(many)"
    }
    let heldAtRest = entry.heldIn.filter { machine.states[$0].restingPlace != nil }
    if entry.takenBy.isEmpty { return "no path takes it" }
    let held = Set(entry.heldIn)
    let ends = entry.heldIn.lazy.flatMap { machine.leaving[$0] }.count { index in
      let step = machine.steps[index]
      return !held.contains(step.to)
        || step.actions.contains { if case .giveBack = $0 { true } else { false } }
    }
    let rest =
      heldAtRest.isEmpty
      ? "at rest it is never held" : "at rest it is held only while the to screen is shown"
    let taken = count(entry.takenBy.count, "step takes it", "steps take it")
    let paths = count(ends, "step that ends a run or a stay", "steps that end a run or a stay")
    return
      "\(taken), and never twice; it is held in \(count(entry.heldIn.count, "state", "states")), and "
      + "every way out of them gives it back once, over \(paths); \(rest)"
  }
}
