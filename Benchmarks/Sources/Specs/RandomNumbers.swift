/// Numbers that look random and are the same in every run: xorshift64* (Vigna 2016).
struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed | 1 }

  private mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A number below `limit`.
  mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % limit }

  /// A number of a range.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// True with the given probability, in percent.
  mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

  /// One of some values; there must be one.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
