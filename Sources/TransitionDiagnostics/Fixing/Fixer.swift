public import TransitionText

/// The result of mending a text.
public struct FixedText: Sendable {
  /// The mended text; outside of the fix-its it is the same, byte for byte.
  public var source: SourceText
  /// Its findings.
  public var diagnostics: [Diagnostic]
  /// How many fix-its were applied.
  public var fixCount: Int
  /// Whether no fix-it is left that helps; otherwise the fixer stopped before it had tried all.
  public var isFinished = true
}

/// Applies fix-its to a text until none is left that helps.
///
/// Overlapping fix-its wait for the next round, and removals of unused declarations for all others. A round counts if its findings are
/// gone, from their old places and from the changed text,
/// if the text does not have more errors than before, and if every error in the changed text has a safe fix-it. Otherwise the fix-its
/// are tried in smaller and smaller groups, and one that does not help even alone is left out.
public struct Fixer {
  /// The fix-its to apply: safe ones, or also those that need review.
  public var applicability: FixIt.Applicability
  /// The policy whose allowed findings are not mended.
  public var policy: SeverityPolicy
  private let check: (SourceText) -> [Diagnostic]

  /// The number of texts that are checked for each initial fix-it, and its limits. Without a limit, fix-its might never end.
  private static let checks = (each: 4, least: 60, most: 5_000)
  /// For a long text, the limit of the bytes of all checked texts; it does not go below the least number.
  private static let checkedBytes = 16_000_000

  /// Makes a fixer.
  /// - Parameters:
  ///   - applicability: The least applicability of a fix-it that is applied.
  ///   - policy: The findings that it allows are not mended.
  ///   - check: Finds the findings of a text.
  public init(
    _ applicability: FixIt.Applicability, policy: SeverityPolicy = SeverityPolicy(),
    check: @escaping (SourceText) -> [Diagnostic]
  ) {
    self.applicability = applicability
    self.policy = policy
    self.check = check
  }

  /// Mends a text.
  /// - Parameters:
  ///   - source: The text.
  ///   - diagnostics: Its findings, if they are known; they may have fewer fix-its than those that are found.
  public func fix(_ source: SourceText, finding diagnostics: [Diagnostic]? = nil) -> FixedText {
    var result = FixedText(source: source, diagnostics: diagnostics ?? check(source), fixCount: 0)
    var known: Set<ArraySlice<UInt8>> = [source.bytes]
    var leftOut: Set<FixItPlace> = []
    // A fix-it that did not help may help after others.
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

  /// The number of findings that a fix-it of the wanted kind would mend.
  public func fixable(_ diagnostics: [Diagnostic], in source: SourceText) -> Int {
    diagnostics.count { remedy(of: $0)?.span(in: source) != nil }
  }

  // MARK: Choosing

  /// The first fix-its in the order of the text that do not touch or contain each other.
  private func choose(
    _ diagnostics: [Diagnostic], _ leftOut: Set<FixItPlace>, in source: SourceText, limit: Int
  ) -> [FixItChoice] {
    var choices: [FixItChoice] = []
    // The warnings of a text with errors may be caused by them.
    let hasErrors = diagnostics.contains { $0.severity == .error }
    for diagnostic in DiagnosticRenderer.ordered(diagnostics) where !leftOut.contains(FixItPlace(diagnostic))
    {
      guard let fixIt = remedy(of: diagnostic), let span = fixIt.span(in: source),
        !hasErrors || diagnostic.severity == .error || fixIt.applicability == .safe
      else { continue }
      choices.append(FixItChoice(diagnostic: diagnostic, fixIt: fixIt, span: span))
    }
    // What nothing uses stays until the other fix-its are in: one of them may use it.
    let others = choices.filter { !$0.diagnostic.code.isUnused }
    if !others.isEmpty { choices = others }
    var chosen: [FixItChoice] = []
    for choice in choices.sorted(by: { $0.span.start < $1.span.start }) {
      if chosen.count == limit { break }
      if let last = chosen.last, choice.span.start <= last.span.end { continue }
      chosen.append(choice)
    }
    return chosen
  }

  /// The fix-it to apply; nil if there are several candidates.
  private func remedy(of diagnostic: Diagnostic) -> FixIt? {
    guard policy.isReported(diagnostic) else { return nil }
    let safe = diagnostic.fixIts.filter { $0.applicability == .safe }
    let fixIts = safe.isEmpty && applicability == .needsReview ? diagnostic.fixIts : safe
    return fixIts.count == 1 ? fixIts.first : nil
  }

  // MARK: Judging

  /// A text and its findings.
  private typealias Checked = (source: SourceText, diagnostics: [Diagnostic])

  private func isBetter(
    _ after: Checked, than before: [Diagnostic], for chosen: [FixItChoice], _ outcome: FixItOutcome
  ) -> Bool {
    // An error that a fix-it causes elsewhere counts against this fix-it alone.
    let expected = chosen.count == 1 ? 0 : chosen.count { $0.diagnostic.severity == .error }
    if outcome.errorCount(after.diagnostics) > outcome.errorCount(before) - expected { return false }
    return outcome.isGoodSoFar(after.diagnostics, in: after.source)
  }
}
