package import TransitionText

/// The places of findings, to be asked for one that touches a range in about log n steps.
package struct FindingPlaces {
  /// The indices of the places, in the order of the text.
  private let indices: [Int]
  private let ranges: [ByteRange]
  /// Of the ranges up to each the one with the largest end: what begins before that end may lie in it.
  private var longest: [Int] = []

  /// Puts places in their order.
  package init(_ places: [ByteRange]) {
    indices = places.indices.sorted { places[$0].start < places[$1].start }
    ranges = indices.map { places[$0] }
    longest.reserveCapacity(ranges.count)
    for (place, range) in ranges.enumerated() {
      if let last = longest.last, ranges[last].end > range.end {
        longest.append(last)
      } else {
        longest.append(place)
      }
    }
  }

  /// The index of a finding that overlaps a range, or begins where it does; nil for none.
  package func first(touching range: ByteRange) -> Int? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    if low < ranges.count, ranges[low].start < range.end || ranges[low].start == range.start {
      return indices[low]
    }
    // All of these begin before it.
    guard low > 0, ranges[longest[low - 1]].end > range.start else { return nil }
    return indices[longest[low - 1]]
  }
}
