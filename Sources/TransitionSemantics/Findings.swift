import TransitionDiagnostics
import TransitionText

/// What has been found wrong, in the order in which it was looked at.
struct Findings: Sendable {
  private(set) var all: [Diagnostic] = []
  /// Whether one of them is an error, since that was last set.
  var hasError = false
  /// What was reported inside motions, which are checked at each use, and its place among all.
  private var inMotions: [Diagnostic: Int] = [:]

  /// Adds a finding.
  mutating func add(_ finding: Diagnostic) {
    if finding.severity == .error { hasError = true }
    all.append(finding)
  }

  /// Replaces the finding that was just added by a fuller one.
  mutating func replaceLast(with finding: Diagnostic) {
    if !all.isEmpty { all[all.count - 1] = finding }
  }

  /// Says something else when all has been looked at.
  mutating func replaceAll(with findings: [Diagnostic]) { all = findings }

  /// Adds a finding inside a motion, unless an earlier use has brought it up.
  mutating func add(_ finding: Diagnostic, usedAt site: ByteRange) {
    if finding.severity == .error { hasError = true }
    if inMotions[finding] != nil { return }
    inMotions[finding] = all.count
    var finding = finding
    let isInside = finding.range.start < site.start || finding.range.end > site.end
    if isInside { finding.labels.append(DiagnosticLabel(site, "used here")) }
    all.append(finding)
  }

  /// The same about a text that has moved.
  func moved(from start: UInt32, to end: UInt32) -> Findings {
    var moved = self
    moved.all = all.map { $0.moved(from: start, to: end) }
    moved.inMotions = [:]
    for (finding, place) in inMotions { moved.inMotions[finding.moved(from: start, to: end)] = place }
    return moved
  }

  /// Adds what was found in the part of the file that follows, as if it had been looked at behind all this.
  mutating func append(_ part: Findings) {
    hasError = hasError || part.hasError
    var repeated: Set<Int> = []
    for (finding, place) in part.inMotions {
      if inMotions[finding] == nil { inMotions[finding] = all.count } else { repeated.insert(place) }
    }
    if repeated.isEmpty {
      all += part.all
    } else {
      for (place, finding) in part.all.enumerated() where !repeated.contains(place) { all.append(finding) }
    }
  }
}
