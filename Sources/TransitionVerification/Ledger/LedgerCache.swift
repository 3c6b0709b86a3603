import TransitionPlan
import TransitionText

/// Machines and verdicts of earlier transitions: those of one file are often equal, and so are their cells.
struct LedgerCache {
  private struct Known {
    let shape: TransitionMachine.Shape
    let machine: TransitionMachine
    /// The first verdicts, which nearly all cells have: comparing these is faster than hashing.
    var first: [(shape: LedgerCell.Shape, verdict: CellWalk.Verdict)] = []
    var others = FlatTable<LedgerCell.Shape, CellWalk.Verdict>()
  }

  private static let mostFirst = 24

  private var known: [Known] = []
  private var others = FlatTable<TransitionMachine.Shape, Int>()

  /// The index of a machine.
  mutating func index(of shape: TransitionMachine.Shape) -> Int {
    for index in 0..<min(known.count, Self.mostFirst) where known[index].shape == shape { return index }
    if let index = others[shape] { return index }
    known.append(Known(shape: shape, machine: TransitionMachine(shape)))
    if known.count > Self.mostFirst { others.set(shape, known.count - 1) }
    return known.count - 1
  }

  /// The machine with an index.
  func machine(_ index: Int) -> TransitionMachine { known[index].machine }

  /// The verdict on a cell in a machine.
  mutating func verdict(of cell: LedgerCell.Shape, in index: Int) -> CellWalk.Verdict {
    for place in known[index].first.indices where known[index].first[place].shape == cell {
      return known[index].first[place].verdict
    }
    if let verdict = known[index].others[cell] { return verdict }
    let verdict = CellWalk.verdict(of: cell, in: known[index].machine)
    if known[index].first.count < Self.mostFirst {
      known[index].first.append((cell, verdict))
    } else {
      known[index].others.set(cell, verdict)
    }
    return verdict
  }
}
