import TransitionDiagnostics
import TransitionText

/// Findings, in the order in which they were added.
struct Findings: Sendable {
  private(set) var all: [Diagnostic] = []
  /// Whether an error was added since this was last reset.
  var hasError = false
  /// Findings in motions, with their indices. Motions are checked at each use, but each finding is added once.
  private var inMotions: [Diagnostic: Int] = [:]

  /// Adds a finding.
  mutating func add(_ finding: Diagnostic) {
    if finding.severity == .error { hasError = true }
    all.append(finding)
  }

  /// Replaces the last finding by a more complete one.
  mutating func replaceLast(with finding: Diagnostic) {
    if !all.isEmpty { all[all.count - 1] = finding }
  }

  /// Replaces all findings after a check.
  mutating func replaceAll(with findings: [Diagnostic]) { all = findings }

  /// Adds a finding in a motion, unless an earlier use has added it.
  mutating func add(_ finding: Diagnostic, usedAt site: ByteRange) {
    if finding.severity == .error { hasError = true }
    if inMotions[finding] != nil { return }
    inMotions[finding] = all.count
    var finding = finding
    let isInside = finding.range.start < site.start || finding.range.end > site.end
    if isInside { finding.labels.append(DiagnosticLabel(site, "used here")) }
    all.append(finding)
  }

  /// The same findings for a text that has moved.
  func moved(from start: UInt32, to end: UInt32) -> Findings {
    var moved = self
    moved.all = all.map { $0.moved(from: start, to: end) }
    moved.inMotions = [:]
    for (finding, place) in inMotions { moved.inMotions[finding.moved(from: start, to: end)] = place }
    return moved
  }

  /// Appends the findings of the following part of the file, as if they had been added here.
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
