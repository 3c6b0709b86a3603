/// The first track of a property at each time, for tracks that are added in their order.
///
/// It is a segment tree over the ends of all windows and the times between two ends, so a track takes log n steps.
struct TakenTimes {
  private let ends: [Double]
  /// For each node the first track that moves in its whole time, and the first one that moves in a part of it.
  private var whole: [Int]
  private var part: [Int]

  /// - Parameter windows: The windows of all tracks.
  init(_ windows: [ClosedRange<Double>]) {
    ends = Set(windows.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    whole = Array(repeating: .max, count: 8 * ends.count)
    part = whole
  }

  /// Adds a track.
  /// - Returns: The first track before it that moves at the same time. One may begin where the other one ends.
  mutating func take(_ window: ClosedRange<Double>, by track: Int) -> Int? {
    let (first, last) = (place(of: window.lowerBound), place(of: window.upperBound))
    let places = first == last ? first..<first + 1 : first + 1..<last
    let other = take(places, by: track, node: 1, 0..<2 * ends.count)
    return other == .max ? nil : other
  }

  /// The place of an end: an even number. The time after it has the next one.
  private func place(of end: Double) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < end { low = middle + 1 } else { high = middle }
    }
    return 2 * low
  }

  private mutating func take(_ places: Range<Int>, by track: Int, node: Int, _ all: Range<Int>) -> Int {
    if !places.overlaps(all) { return .max }
    let known = part[node]
    part[node] = min(known, track)
    if places.lowerBound <= all.lowerBound, all.upperBound <= places.upperBound {
      whole[node] = min(whole[node], track)
      return known
    }
    let middle = (all.lowerBound + all.upperBound) / 2
    return min(
      whole[node], take(places, by: track, node: 2 * node, all.lowerBound..<middle),
      take(places, by: track, node: 2 * node + 1, middle..<all.upperBound))
  }
}
