import Testing
import TransitionText

/// A flat table behaves like a dictionary that keeps the order in which keys were added.
@Suite struct FlatTableTests {
  /// A few entries, which are searched one by one, and many, which are found by their hashes.
  @Test(arguments: [1, 8, 9, 16, 17, 40, 1000]) func isADictionary(count: Int) {
    var table = FlatTable<Int, Int>()
    var expected: [Int: Int] = [:]
    var order: [Int] = []
    for step in 0..<3 * count {
      // Each key is set three times, in a mixed order.
      let key = step * 7919 % count * 1_000_003
      if expected[key] == nil { order.append(key) }
      table.set(key, step)
      expected[key] = step
    }
    #expect(table.count == expected.count && table.keys == order)
    for (key, value) in expected {
      #expect(table[key] == value && table.contains(key))
      #expect(table[key + 1] == nil && table[key + 1, default: -1] == -1)
    }
    #expect(table.map(\.value) == order.map { expected[$0] })
  }

  @Test func firstOfAKeyStays() {
    var table = FlatTable<String, Int>()
    #expect(table.add("a", 1) && !table.add("a", 2) && table["a"] == 1)
    table["a", default: 0] += 5
    table["b", default: 7] += 1
    #expect(table["a"] == 6 && table["b"] == 8)
  }

  @Test func groups() {
    let groups = FlatTable(grouping: 0..<100) { $0 % 13 }
    #expect(groups.count == 13 && groups[4] == [4, 17, 30, 43, 56, 69, 82, 95])
  }

  @Test func sets() {
    var set = FlatSet([3, 1, 3])
    #expect(set.contains(1) && !set.contains(2) && set.insert(2) && !set.insert(3) && !set.isEmpty)
  }
}
