import TransitionPlan
import TransitionText

extension CellWalk {
  /// What is known of a cell at one moment, as numbers alone.
  struct Knowledge: Equatable {
    /// The claims that are held: a list of `ClaimStacks`.
    var held = ClaimStacks.empty
    /// The claims of a picture that could not fly.
    var missing = ClaimStacks.empty
    /// The value of the cell.
    var value = Int32(LedgerCell.found)
    /// The value below the first claim, which is restored last.
    var base = Int32(LedgerCell.found)
    /// Whether an optional object is absent. An object that is absent when the to screen appears is ignored until that screen has
    /// left.
    var isAbsent = false
  }

  /// An effect of a step on a cell.
  enum Effect: Hashable {
    case absent, taken(Int), lacking(Int), givenBack(Int), released(Int), moved, rested(Int)
    /// The value is restored after its claim was given back.
    case restored(Int)
  }

  /// A fault, with the cell's indices of claims.
  enum Fault: Hashable {
    case heldAtRest(Int), notHeldAtRest(Int), takenTwice(Int), givenBackTwice(Int), notTaken(Int)
    case value(Int)
  }

  /// A fault and the path to it.
  struct Leak {
    var fault: Fault
    var steps: [(step: Int, effects: [Effect])]
  }

  /// The number of ways out.
  static var exitCount: Int { 5 }

  /// What happens to a claim on a way out.
  struct ExitTally {
    var givenBack = false
    var stays = false
  }

  /// The result of a walk.
  struct Verdict {
    var leak: Leak?
    /// The number of pairs of a machine state and knowledge.
    var situations = 0
    /// Whether a step takes a claim, a row for each claim.
    private var isTaken: [Bool]
    /// Whether a claim is held in a state, a row for each claim.
    private var isHeld: [Bool]
    /// What happens to claims on ways out, a row for each claim.
    private var exits: [ExitTally]
    private let (stepCount, stateCount): (Int, Int)

    init(claims: Int, steps: Int, states: Int) {
      (stepCount, stateCount) = (steps, states)
      isTaken = Array(filledWith: false, count: claims * steps)
      isHeld = Array(filledWith: false, count: claims * states)
      exits = Array(filledWith: ExitTally(), count: claims * CellWalk.exitCount)
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

    /// What happens to a claim on a way out; nil if it is never held there.
    func tally(_ claim: Int, on exit: LedgerExit) -> ExitTally? {
      let tally = exits[claim * CellWalk.exitCount + Int(exit.number)]
      return tally.givenBack || tally.stays ? tally : nil
    }
  }
}
