import TransitionPlan

extension CellWalk {
  /// What is known of a cell at one moment.
  struct Knowledge: Hashable {
    /// The claims that are held, the first taken first.
    var held: [Int] = []
    /// The claims for a picture that could not fly.
    var missing: [Int] = []
    /// Whether an optional object is not there. What is not there when the to screen comes is left alone until that has
    /// left.
    var isAbsent = false
    /// The value.
    var value = LedgerCell.found
    /// The value under the first claim: what is given back last.
    var base = LedgerCell.found

    /// Whether a claim has been taken, or would have been if its picture could fly.
    func has(_ claim: Int) -> Bool { held.contains(claim) || missing.contains(claim) }
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

  /// What becomes of a claim on an exit.
  struct ExitTally: Hashable {
    var givenBack = false
    var stays = false
  }

  /// All that a walk finds.
  struct Verdict {
    var leak: Leak?
    /// The steps that take each claim.
    var takenBy: [[Int]] = []
    /// The machine states in which each claim is held.
    var heldIn: [[Int]] = []
    /// What becomes of each claim on each exit.
    var exits: [[LedgerExit: ExitTally]] = []
    /// How many pairs of a machine state and knowledge there are.
    var situations = 0
  }
}
