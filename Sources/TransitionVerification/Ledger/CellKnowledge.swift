import TransitionPlan

extension CellWalk {
  /// What is known of a cell at one moment, as numbers alone.
  struct Knowledge: Equatable {
    /// The claims that are held, a list of `ClaimStacks`.
    var held = ClaimStacks.empty
    /// The claims for a picture that could not fly.
    var missing = ClaimStacks.empty
    /// The value.
    var value = Int32(LedgerCell.found)
    /// The value under the first claim: what is given back last.
    var base = Int32(LedgerCell.found)
    /// Whether an optional object is not there. What is not there when the to screen comes is left alone until that has
    /// left.
    var isAbsent = false
  }

  /// Something that happens to a cell on a step.
  enum Effect: Hashable {
    case absent, taken(Int), lacking(Int), givenBack(Int), released(Int), moved, rested(Int)
    /// A value is back after its claim was given back.
    case restored(Int)
  }

  /// What is wrong, with claims as the cell counts them.
  enum Fault: Hashable {
    case heldAtRest(Int), notHeldAtRest(Int), takenTwice(Int), givenBackTwice(Int), notTaken(Int)
    case value(Int)
  }

  /// A fault and the way to it.
  struct Leak {
    var fault: Fault
    var steps: [(step: Int, effects: [Effect])]
  }

  /// How many ways out there are.
  static var exitCount: Int { 5 }

  /// What becomes of a claim on an exit.
  struct ExitTally {
    var givenBack = false
    var stays = false
  }

  /// All that a walk finds.
  struct Verdict {
    var leak: Leak?
    /// How many pairs of a machine state and knowledge there are.
    var situations = 0
    /// Whether a step takes a claim, a row for each claim.
    private var isTaken: [Bool]
    /// Whether a claim is held in a state, a row for each claim.
    private var isHeld: [Bool]
    /// What becomes of claims, a row for each.
    private var exits: [ExitTally]
    private let (stepCount, stateCount): (Int, Int)

    init(claims: Int, steps: Int, states: Int) {
      (stepCount, stateCount) = (steps, states)
      isTaken = Array(repeating: false, count: claims * steps)
      isHeld = Array(repeating: false, count: claims * states)
      exits = Array(repeating: ExitTally(), count: claims * CellWalk.exitCount)
    }

    mutating func note(_ claim: Int, takenBy step: Int) { isTaken[claim * stepCount + step] = true }

    mutating func note(_ claim: Int, heldIn state: Int) { isHeld[claim * stateCount + state] = true }

    mutating func note(_ claim: Int, stays: Bool, on exit: LedgerExit) {
      let place = claim * CellWalk.exitCount + Int(exit.number)
      if stays { exits[place].stays = true } else { exits[place].givenBack = true }
    }

    /// The steps that take a claim.
    func takenBy(_ claim: Int) -> [Int] { (0..<stepCount).filter { isTaken[claim * stepCount + $0] } }

    /// The machine states in which a claim is held.
    func heldIn(_ claim: Int) -> [Int] { (0..<stateCount).filter { isHeld[claim * stateCount + $0] } }

    /// What becomes of a claim on a way out; nil if it is never held there.
    func tally(_ claim: Int, on exit: LedgerExit) -> ExitTally? {
      let tally = exits[claim * CellWalk.exitCount + Int(exit.number)]
      return tally.givenBack || tally.stays ? tally : nil
    }
  }
}
