public import TransitionText

/// What does not rest where it should is one mistake; what begins there, goes there or is touched there is wrong with it.
public enum FindingConsequences {
  /// The findings without those that follow from another one, which is reported in their place, and without those that say of
  /// the same rest what another one has said. They are looked for again when that is mended.
  ///
  /// An error that follows from a warning stays one, with what the warning has to say. It takes n log n steps, and next to none
  /// where nothing follows from anything.
  /// - Parameter source: The text that the ranges count in.
  public static func gather(_ findings: [Diagnostic], in source: SourceText) -> [Diagnostic] {
    guard findings.count > 1, findings.contains(where: { isConsequence($0.code) }) else { return findings }
    let causes = findings.filter { isCause($0.code) }
    var places: [DiagnosticCode: (causes: [Diagnostic], places: FindingPlaces)] = [:]
    for (code, causes) in Dictionary(grouping: causes, by: \.code) {
      places[code] = (causes, FindingPlaces(causes))
    }
    func cause(of finding: Diagnostic) -> Diagnostic? {
      for code in Self.causes(of: finding.code) {
        guard let (causes, places) = places[code] else { continue }
        for range in [finding.range] + finding.labels.map(\.range) {
          if let index = places.first(touching: range) { return causes[index] }
        }
      }
      return nil
    }
    var reported: Set<Diagnostic> = []
    var jumps: Set<Jump> = []
    let gathered = findings.compactMap { finding -> Diagnostic? in
      if let cause = cause(of: finding) {
        if finding.severity != .error || cause.severity == .error { return nil }
        return reported.insert(cause).inserted ? finding.following(from: cause, in: source) : nil
      }
      guard finding.code == .driveJumpsAtBegin, let rest = finding.labels.first else { return finding }
      return jumps.insert(Jump(rest: rest.range, property: finding.arguments.first)).inserted ? finding : nil
    }
    return reported.isEmpty ? gathered : gathered.filter { !reported.contains($0) }
  }

  /// Where a driven property rests that does not begin there.
  private struct Jump: Hashable {
    var rest: ByteRange
    var property: DiagnosticArgument?
  }

  private static func causes(of code: DiagnosticCode) -> [DiagnosticCode] {
    switch code {
    case .driveReturns, .driveJumpsAtBegin: [.restNotFound, .restInvisible, .restOutside]
    case .neverBegins: [.restInvisible, .restOutside]
    case .twoWriters, .tableKeys, .axisOverdetermined: [.restOutside]
    default: []
    }
  }

  private static func isConsequence(_ code: DiagnosticCode) -> Bool { !causes(of: code).isEmpty }

  private static func isCause(_ code: DiagnosticCode) -> Bool {
    code == .restNotFound || code == .restInvisible || code == .restOutside
  }
}

extension Diagnostic {
  /// An error with what a warning says from which it follows.
  fileprivate func following(from cause: Diagnostic, in source: SourceText) -> Diagnostic {
    var both = self
    let isPointedAt = labels.contains {
      $0.range.start <= cause.range.start && cause.range.end <= $0.range.end
    }
    if !isPointedAt, cause.range != range {
      both.labels.append(DiagnosticLabel(cause.range, "it comes of this"))
    }
    both.notes = ["it comes of this: \(cause.message(in: source))"] + cause.notes + notes
    if both.fixIts.isEmpty { both.fixIts = cause.fixIts }
    return both
  }
}
