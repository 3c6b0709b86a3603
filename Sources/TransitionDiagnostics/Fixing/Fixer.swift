public import TransitionText

/// What came of mending a text.
public struct FixedText: Sendable {
  /// The text with what was mended; byte for byte as it was outside the fix-its.
  public var source: SourceText
  /// What is found in it now.
  public var diagnostics: [Diagnostic]
  /// How many fix-its were applied.
  public var fixCount: Int
  /// Whether none is left that helps; otherwise the fixer has stopped before it has looked at all of them.
  public var isFinished = true
}

/// Applies fix-its to a text until none is left that helps.
///
/// What overlaps waits for the next round. A round counts only when the text has no more errors after it than before, none in
/// what was written that has no safe fix-it itself, and what it was for is gone, from where it was and from what was written
/// there; otherwise its fix-its are tried in ever smaller groups, and one that does no good even alone is left out.
public struct Fixer {
  /// What it applies: fix-its that are safe, or those that need a review as well.
  public var applicability: FixIt.Applicability
  /// Whose findings are left alone.
  public var policy: SeverityPolicy
  private let check: (SourceText) -> [Diagnostic]

  /// So many texts are looked at for each fix-it that there was at first, and so many at least and at most, before the
  /// fixer stops, whatever is left: fix-its need not come to an end.
  private static let checks = (each: 4, least: 60, most: 5_000)
  /// Of a long text only as many as have so many bytes together, but no fewer than the least.
  private static let checkedBytes = 16_000_000

  /// Makes a fixer.
  /// - Parameters:
  ///   - applicability: The least that a fix-it has to be to be applied.
  ///   - policy: What is allowed by it is not mended.
  ///   - check: Finds what is wrong with a text.
  public init(
    _ applicability: FixIt.Applicability, policy: SeverityPolicy = SeverityPolicy(),
    check: @escaping (SourceText) -> [Diagnostic]
  ) {
    self.applicability = applicability
    self.policy = policy
    self.check = check
  }

  /// Mends a text.
  public func fix(_ source: SourceText) -> FixedText {
    var result = FixedText(source: source, diagnostics: check(source), fixCount: 0)
    var known: Set<ArraySlice<UInt8>> = [source.bytes]
    var leftOut: Set<FixItPlace> = []
    // What did no good may do some when others have been mended.
    var hasChanged = false
    var limit = Int.max
    var checks = 1
    let wanted = Self.checks.each * fixable(result.diagnostics, in: source)
    let mostChecks = max(
      min(wanted, Self.checks.most, Self.checkedBytes / max(source.count, 1)), Self.checks.least)
    while true {
      let chosen = choose(result.diagnostics, leftOut, in: result.source, limit: limit)
      guard let first = chosen.first else {
        if !hasChanged || leftOut.isEmpty { break }
        leftOut = []
        hasChanged = false
        continue
      }
      if checks >= mostChecks {
        result.isFinished = false
        break
      }
      let outcome = FixItOutcome(chosen, result.diagnostics, in: result.source)
      let changes = outcome.changes
      let text = changes.text()
      // Two fix-its that undo each other would go on for ever.
      let found = known.contains(text.bytes) ? nil : check(text)
      checks += 1
      if let found, isBetter((text, found), than: result.diagnostics, for: chosen, outcome) {
        known.insert(text.bytes)
        leftOut = Set(leftOut.map { FixItPlace(code: $0.code, offset: changes.moved($0.offset)) })
        result = FixedText(source: text, diagnostics: found, fixCount: result.fixCount + chosen.count)
        hasChanged = true
        limit = limit > Int.max / 2 ? Int.max : limit * 2
      } else if chosen.count > 1 {
        limit = chosen.count / 2
      } else {
        leftOut.insert(FixItPlace(first.diagnostic))
        limit = Int.max
      }
    }
    return result
  }

  /// The findings that a fix-it of the wanted kind would mend.
  public func fixable(_ diagnostics: [Diagnostic], in source: SourceText) -> Int {
    diagnostics.count { remedy(of: $0)?.span(in: source) != nil }
  }

  // MARK: Choosing

  /// The first fix-its in the order of the text of which no two touch each other, or are inside another.
  private func choose(
    _ diagnostics: [Diagnostic], _ leftOut: Set<FixItPlace>, in source: SourceText, limit: Int
  ) -> [FixItChoice] {
    var choices: [FixItChoice] = []
    // What a text with errors is warned of may come of them.
    let hasErrors = diagnostics.contains { $0.severity == .error }
    for diagnostic in DiagnosticRenderer.ordered(diagnostics) where !leftOut.contains(FixItPlace(diagnostic))
    {
      guard let fixIt = remedy(of: diagnostic), let span = fixIt.span(in: source),
        !hasErrors || diagnostic.severity == .error || fixIt.applicability == .safe
      else { continue }
      choices.append(FixItChoice(diagnostic: diagnostic, fixIt: fixIt, span: span))
    }
    var chosen: [FixItChoice] = []
    for choice in choices.sorted(by: { $0.span.start < $1.span.start }) {
      if chosen.count == limit { break }
      if let last = chosen.last, choice.span.start <= last.span.end { continue }
      chosen.append(choice)
    }
    return chosen
  }

  /// The one fix-it that may be applied: of several, none is the one that is meant.
  private func remedy(of diagnostic: Diagnostic) -> FixIt? {
    guard policy.isReported(diagnostic) else { return nil }
    let safe = diagnostic.fixIts.filter { $0.applicability == .safe }
    let fixIts = safe.isEmpty && applicability == .needsReview ? diagnostic.fixIts : safe
    return fixIts.count == 1 ? fixIts.first : nil
  }

  // MARK: Judging

  /// A text and what is found in it.
  private typealias Checked = (source: SourceText, diagnostics: [Diagnostic])

  private func isBetter(
    _ after: Checked, than before: [Diagnostic], for chosen: [FixItChoice], _ outcome: FixItOutcome
  ) -> Bool {
    // What a fix-it brings up elsewhere is weighed against that one alone, not against what others mend.
    let expected = chosen.count == 1 ? 0 : chosen.count { $0.diagnostic.severity == .error }
    if outcome.errorCount(after.diagnostics) > outcome.errorCount(before) - expected { return false }
    return outcome.isGoodSoFar(after.diagnostics, in: after.source)
  }
}
