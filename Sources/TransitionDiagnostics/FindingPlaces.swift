import TransitionText

/// Findings by their places, to be asked for one that touches a range in about log n steps.
struct FindingPlaces {
  /// The indices of the findings, in the order of the text.
  private let indices: [Int]
  private let ranges: [ByteRange]
  /// The largest end of the ranges up to each: what begins before such an end may lie in one of them.
  private var ends: [UInt32] = []

  init(_ findings: [Diagnostic]) {
    let ordered = findings.indices.sorted { findings[$0].range.start < findings[$1].range.start }
    indices = ordered
    ranges = ordered.map { findings[$0].range }
    ends.reserveCapacity(ranges.count)
    for range in ranges { ends.append(max(range.end, ends.last ?? 0)) }
  }

  /// The index of a finding that overlaps a range, or begins where it does; nil for none.
  func first(touching range: ByteRange) -> Int? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    if low < ranges.count, ranges[low].start < range.end || ranges[low].start == range.start {
      return indices[low]
    }
    while low > 0, ends[low - 1] > range.start {
      low -= 1
      if ranges[low].end > range.start { return indices[low] }
    }
    return nil
  }
}
