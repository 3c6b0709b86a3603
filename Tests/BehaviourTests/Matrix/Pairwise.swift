/// Chooses rows from a table of axes so that every pair of values of two axes is in some row.
///
/// The algorithm is greedy and deterministic. A row begins with the first pair that no row has yet. On each other axis, in their
/// order, it takes the value that adds most new pairs. Of equally good values it takes the next one after the value that was
/// taken last. The longest axis should come first: as long as it has new pairs, every row takes the next of its values.
struct Pairwise {
  /// The number of values of each axis.
  let counts: [Int]
  /// Whether two values exclude each other. Each is given as an axis and a value, that of the earlier axis first.
  let isImpossible: (_ first: (axis: Int, value: Int), _ second: (axis: Int, value: Int)) -> Bool
  /// Whether no row has a pair yet. The indices are the axis, the later axis, the first value and the second value.
  private var open: [[[Bool]]]
  private var openCount = 0
  /// The number of open pairs of each value of each axis.
  private var openOfValue: [[Int]]
  private var last: [Int]

  init(
    counts: [Int],
    isImpossible:
      @escaping (
        _ first: (axis: Int, value: Int), _ second: (axis: Int, value: Int)
      ) -> Bool = { _, _ in false }
  ) {
    self.counts = counts
    self.isImpossible = isImpossible
    last = [Int](repeating: -1, count: counts.count)
    open = []
    openOfValue = counts.map { [Int](repeating: 0, count: $0) }
    for first in counts.indices {
      open.append([])
      for second in counts.indices {
        guard second > first else {
          open[first].append([])
          continue
        }
        var pairs = [Bool](repeating: true, count: counts[first] * counts[second])
        for a in 0..<counts[first] {
          for b in 0..<counts[second] {
            if isImpossible((first, a), (second, b)) {
              pairs[a * counts[second] + b] = false
            } else {
              openCount += 1
              openOfValue[first][a] += 1
              openOfValue[second][b] += 1
            }
          }
        }
        open[first].append(pairs)
      }
    }
  }

  /// The rows, with one value for each axis.
  static func rows(
    of counts: [Int],
    isImpossible:
      @escaping (
        _ first: (axis: Int, value: Int), _ second: (axis: Int, value: Int)
      ) -> Bool = { _, _ in false }
  ) -> [[Int]] {
    var pairwise = Pairwise(counts: counts, isImpossible: isImpossible)
    var rows: [[Int]] = []
    while pairwise.openCount > 0, let row = pairwise.nextRow() { rows.append(row) }
    return rows
  }

  private mutating func nextRow() -> [Int]? {
    guard let axis = openOfValue.indices.first(where: { openOfValue[$0].contains { $0 > 0 } }),
      let value = nextOpenValue(of: axis), let partner = firstPartner(of: axis, value)
    else { return nil }
    var row = [Int?](repeating: nil, count: counts.count)
    row[axis] = value
    row[partner.axis] = partner.value
    for other in counts.indices where row[other] == nil { row[other] = best(for: other, in: row) }
    let whole = row.compactMap { $0 }
    guard whole.count == counts.count else { return nil }
    cover(whole)
    last = whole
    return whole
  }

  /// The next value of an axis that still has open pairs. The search begins after the value taken last, and wraps around.
  private func nextOpenValue(of axis: Int) -> Int? {
    let count = counts[axis]
    return (1...count).map { (last[axis] + $0 + count) % count }.first { openOfValue[axis][$0] > 0 }
  }

  private func firstPartner(of axis: Int, _ value: Int) -> (axis: Int, value: Int)? {
    for other in counts.indices where other != axis {
      if let partner = (0..<counts[other]).first(where: { isOpen(axis, value, other, $0) }) {
        return (other, partner)
      }
    }
    return nil
  }

  /// The possible value that adds most pairs, or nil if the values of the row exclude all values.
  private func best(for axis: Int, in row: [Int?]) -> Int? {
    let count = counts[axis]
    var best: (value: Int, gain: Int)?
    for step in 1...count {
      let value = (last[axis] + step + count) % count
      var gain = 0
      var isPossible = true
      for (other, taken) in row.enumerated() {
        guard let taken else { continue }
        if isOpen(axis, value, other, taken) {
          gain += 1
        } else if other < axis
          ? isImpossible((other, taken), (axis, value)) : isImpossible((axis, value), (other, taken))
        {
          isPossible = false
          break
        }
      }
      if isPossible, gain > best?.gain ?? -1 { best = (value, gain) }
    }
    return best?.value
  }

  private func isOpen(_ axis: Int, _ value: Int, _ other: Int, _ otherValue: Int) -> Bool {
    axis < other
      ? open[axis][other][value * counts[other] + otherValue]
      : open[other][axis][otherValue * counts[axis] + value]
  }

  private mutating func cover(_ row: [Int]) {
    for first in row.indices {
      for second in row.indices where second > first {
        let index = row[first] * counts[second] + row[second]
        guard open[first][second][index] else { continue }
        open[first][second][index] = false
        openCount -= 1
        openOfValue[first][row[first]] -= 1
        openOfValue[second][row[second]] -= 1
      }
    }
  }
}
