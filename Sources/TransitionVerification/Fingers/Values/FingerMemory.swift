import TransitionPlan

/// What an analysis has computed at the occasions to which it has gone.
struct FingerMemory {
  /// A number of an expression or a member at an occasion.
  struct Key: Numbered {
    let number: UInt64

    /// - Parameter value: Below 2^36, for 2^27 expressions take more memory than there is.
    init(_ occasion: UInt64, _ value: UInt64) { number = occasion << 36 | value }
  }

  var occasions = NumberedTable<FingerOccasion.Place, FingerOccasion>()
  var values = NumberedTable<Key, Quantity>(count: usualValues, capacity: 4 * usualValues)
  /// The trends of conditions, which several rules ask for.
  var trends = NumberedTable<Key, Trend>()
  private var occasionCount: UInt64 = 0
  /// Most interactions need so many values.
  private static let usualValues = 128
  /// So many are kept at most, for a transition that has thousands of members.
  private static let mostValues = 1 << 12

  /// The number of a new occasion.
  mutating func nextOccasion() -> UInt64 {
    if values.count > Self.mostValues { forget() }
    occasionCount += 1
    return occasionCount
  }

  mutating func forget() {
    values = NumberedTable()
    trends = NumberedTable()
    occasions = NumberedTable()
  }
}

extension FingerAnalysis {
  /// What is computed once for each occasion.
  enum Remembered: UInt64 { case local, progress, drive, track, expression }

  mutating func remembered(
    _ kind: Remembered, _ index: Int, _ part: Int, _ reading: Reading,
    _ make: (inout FingerAnalysis) -> Quantity
  ) -> Quantity {
    let way = divides.rawValue << 1 | (isMeasuring ? 1 : 0)
    let number = (UInt64(index) << 3 | way) << 6 | UInt64(part) << 4 | kind.rawValue << 1 | reading.rawValue
    let key = FingerMemory.Key(occasion.number, number)
    if let quantity = memory.values[key] { return quantity }
    if kind == .expression {
      let quantity = make(&self)
      _ = memory.values.addNew(key, quantity)
      return quantity
    }
    // What needs itself, which lowering has refused, would be anything.
    let place = memory.values.addNew(key, .anything)
    // What is made of it has one unknown in common, whatever it is itself made of.
    let quantity = make(&self).named(.shared(number))
    memory.values.set(key, addedAt: place, quantity)
    return quantity
  }

  /// The trend of a condition.
  mutating func trend(_ id: ExpressionID) -> Trend {
    let key = FingerMemory.Key(occasion.number, UInt64(id.index))
    if let trend = memory.trends[key] { return trend }
    let trend = newTrend(id)
    memory.trends.set(key, trend)
    return trend
  }
}
