import Testing
import TransitionWorkers

/// Tasks that are done in parts.
@Suite struct WorkersTests {
  @Test func partsKeepTheOrder() {
    for count in 1...7 {
      let parts = Workers.map(Workers.parts(count, of: Array(repeating: 1, count: 47))) { Array($0) }
      #expect(parts.count == count)
      #expect(parts.flatMap(\.self) == Array(0..<47))
    }
  }

  @Test func partsTakeEquallyLong() {
    #expect(Workers.parts(2, of: [1, 1, 1, 1]) == [0..<2, 2..<4])
    #expect(Workers.parts(2, of: [6, 1, 1, 1, 1, 1, 1]) == [0..<1, 1..<7])
    #expect(Workers.parts(3, of: [1, 1, 1, 9]) == [0..<3, 3..<4, 4..<4])
    for count in 1...8 {
      let sizes = (0..<500).map { 10 + $0 * 37 % 91 }
      let parts = Workers.parts(count, of: sizes)
      let lengths = parts.map { sizes[$0].reduce(0, +) }
      let share = sizes.reduce(0, +) / count
      #expect(lengths.allSatisfy { abs($0 - share) <= 101 }, "\(lengths)")
    }
  }

  @Test func aPartMayBeEmpty() {
    #expect(Workers.parts(3, of: []) == [0..<0, 0..<0, 0..<0])
    #expect(Workers.parts(4, of: [0, 0]).flatMap(\.self) == [0, 1])
    #expect(Workers.map([Int]()) { $0 } == [])
  }

  @Test func aSmallTaskIsNotWorthAThread() {
    #expect(Workers.count(size: 0, least: 32) == 1)
    #expect(Workers.count(size: 63, least: 32) == 1)
    #expect((1...8).contains(Workers.count(size: 10_000, least: 32)))
  }
}
