import TransitionPlan

/// Machines and verdicts that have been worked out before: transitions of one file are much alike, and so are their cells.
struct LedgerCache {
  private struct Known {
    let shape: TransitionMachine.Shape
    let machine: TransitionMachine
    /// The first verdicts, which nearly all cells have: to compare them takes less time than to hash one.
    var first: [(shape: LedgerCell.Shape, verdict: CellWalk.Verdict)] = []
    var others: [LedgerCell.Shape: CellWalk.Verdict] = [:]
  }

  private static let mostFirst = 24

  private var known: [Known] = []
  private var others: [TransitionMachine.Shape: Int] = [:]

  /// The number of a machine.
  mutating func index(of shape: TransitionMachine.Shape) -> Int {
    if let index = known.prefix(Self.mostFirst).firstIndex(where: { $0.shape == shape }) { return index }
    if let index = others[shape] { return index }
    known.append(Known(shape: shape, machine: TransitionMachine(shape)))
    others[shape] = known.count - 1
    return known.count - 1
  }

  /// The machine of a number.
  func machine(_ index: Int) -> TransitionMachine { known[index].machine }

  /// What is found of a cell in the machine of a number.
  mutating func verdict(of cell: LedgerCell.Shape, in index: Int) -> CellWalk.Verdict {
    if let first = known[index].first.first(where: { $0.shape == cell }) { return first.verdict }
    if let verdict = known[index].others[cell] { return verdict }
    let verdict = CellWalk.verdict(of: cell, in: known[index].machine)
    if known[index].first.count < Self.mostFirst {
      known[index].first.append((cell, verdict))
    } else {
      known[index].others[cell] = verdict
    }
    return verdict
  }
}
