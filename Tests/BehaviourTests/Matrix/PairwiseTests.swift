import Testing

@Suite struct PairwiseTests {
  static let tables: [[Int]] = [
    [2, 2], [1, 1, 1], [3, 4, 5], [5, 4, 3], [2, 2, 2, 2, 2, 2, 2, 2, 2, 2], [40, 5, 4, 3, 2, 2, 2, 2, 2, 2],
    [1, 7, 1, 7],
  ]

  @Test(arguments: tables) func coversEveryPair(_ counts: [Int]) {
    let rows = Pairwise.rows(of: counts)
    for row in rows {
      #expect(row.count == counts.count)
      #expect(zip(row, counts).allSatisfy { $0 >= 0 && $0 < $1 })
    }
    #expect(missing(in: rows, of: counts) { _, _, _, _ in false }.isEmpty)
  }

  @Test func isDeterministic() {
    #expect(Pairwise.rows(of: [7, 3, 3, 2]) == Pairwise.rows(of: [7, 3, 3, 2]))
  }

  /// There are not many more rows than the two longest axes need.
  @Test func isSmall() {
    #expect(Pairwise.rows(of: [100, 5, 4, 3, 3] + [Int](repeating: 2, count: 14)).count <= 550)
    #expect(Pairwise.rows(of: [Int](repeating: 2, count: 20)).count <= 14)
  }

  @Test func leavesOutWhatIsImpossible() {
    let counts = [6, 4, 3]
    let isImpossible = { (a: Int, x: Int, b: Int, y: Int) in
      a == 0 && b == 1 && x % 2 == 0 && y == 3 || a == 1 && b == 2 && x == 2 && y > 0
    }
    let rows = Pairwise.rows(of: counts) { isImpossible($0.axis, $0.value, $1.axis, $1.value) }
    #expect(missing(in: rows, of: counts, except: isImpossible).isEmpty)
    for row in rows {
      for (a, b) in [(0, 1), (0, 2), (1, 2)] { #expect(!isImpossible(a, row[a], b, row[b])) }
    }
  }

  /// The pairs that are in no row.
  private func missing(
    in rows: [[Int]], of counts: [Int], except isImpossible: (Int, Int, Int, Int) -> Bool
  ) -> [String] {
    var pairs: [String] = []
    for a in counts.indices {
      for b in counts.indices where b > a {
        for x in 0..<counts[a] {
          for y in 0..<counts[b] where !isImpossible(a, x, b, y) {
            if !rows.contains(where: { $0[a] == x && $0[b] == y }) { pairs.append("\(a):\(x) \(b):\(y)") }
          }
        }
      }
    }
    return pairs
  }
}
