import TransitionText

/// Leaves out findings of a later stage about a mistake that an earlier stage has reported.
public enum FindingFilter {
  /// The findings of two stages, without those of the second that overlap or touch one of the first, and with one
  /// finding at each place. All missing members of a construct are one finding.
  ///
  /// It takes n log n steps, and none when there is nothing to compare.
  /// - Parameters:
  ///   - first: Findings that are always reported, except that only one is kept at each offset.
  ///   - second: Findings that the first ones may have caused.
  public static func merge(_ first: [Diagnostic], _ second: [Diagnostic]) -> [Diagnostic] {
    if first.count + second.count < 2 { return first + second }
    let first = onePerPlace(first)
    if first.isEmpty { return onePerPlace(second) }
    let places = FindingPlaces(first.map(\.range))
    return first + onePerPlace(second).filter { places.first(touching: $0.range) == nil }
  }

  /// The first finding at each offset, errors before warnings.
  private static func onePerPlace(_ findings: [Diagnostic]) -> [Diagnostic] {
    if findings.count < 2 { return findings }
    var places = FlatTable<UInt32, Int>()
    var kept: [Diagnostic] = []
    for finding in findings {
      guard let place = places[finding.range.start] else {
        places.set(finding.range.start, kept.count)
        kept.append(finding)
        continue
      }
      if let both = kept[place].merged(with: finding) {
        kept[place] = both
      } else if kept[place].severity != .error, finding.severity == .error {
        kept[place] = finding
      }
    }
    return withoutInner(kept)
  }

  /// The findings without the errors inside other errors. All begin at different places.
  private static func withoutInner(_ findings: [Diagnostic]) -> [Diagnostic] {
    var end: UInt32 = 0
    var inner: Set<UInt32> = []
    for range in findings.filter({ $0.severity == .error }).map(\.range).sorted(by: { $0.start < $1.start }) {
      if range.start < end, range.end <= end { inner.insert(range.start) } else { end = max(end, range.end) }
    }
    return inner.isEmpty
      ? findings : findings.filter { !inner.contains($0.range.start) || $0.severity != .error }
  }
}

extension Diagnostic {
  /// One finding about all missing members of a construct, or nil when the two are not of that kind.
  fileprivate func merged(with other: Diagnostic) -> Diagnostic? {
    guard code == .missingMember, other.code == code, other.range == range, arguments.count == 2,
      other.arguments.count == 2, arguments[0] == other.arguments[0], case .text(let list) = arguments[1],
      case .text(let next) = other.arguments[1]
    else { return nil }
    var both = self
    both.arguments[1] = .text(list.changing(" and ", to: ", ") + " and " + next)
    both.notes += other.notes.filter { !notes.contains($0) }
    return both
  }
}
