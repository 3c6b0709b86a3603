public import TransitionText

/// Tries fix-its before they are offered: most of them are made where little more is known than a number and what it is for.
public enum FixItTrial {
  /// So many fix-its of one text are tried, in its order: who has more mistakes than that mends them by `transc fix`, which
  /// tries all.
  static let most = 24
  /// Of a long text only as many as read so many bytes together.
  private static let triedBytes = 2_000_000

  /// Takes away the fix-its that cannot be applied, leave their finding where it is, or bring up an error.
  ///
  /// Each is tried by itself. Those that are more than can be tried are left as they are.
  /// - Parameters:
  ///   - diagnostics: What is found in the text.
  ///   - source: The text.
  ///   - check: Finds what is wrong with a text.
  public static func keepHelpful(
    _ diagnostics: inout [Diagnostic], in source: SourceText, check: (SourceText) -> [Diagnostic]
  ) {
    var left = min(most, triedBytes / max(source.count, 1))
    let before = diagnostics
    let ordered = before.indices.filter { !before[$0].fixIts.isEmpty }
      .sorted { before[$0].range.start < before[$1].range.start }
    for index in ordered {
      diagnostics[index].fixIts = before[index].fixIts.filter { fixIt in
        if left == 0 { return true }
        left -= 1
        guard let span = fixIt.span(in: source) else { return false }
        let choice = FixItChoice(diagnostic: before[index], fixIt: fixIt, span: span)
        let trial = FixItOutcome([choice], before, in: source)
        let text = trial.changes.text()
        return trial.isGood(check(text), in: text)
      }
    }
  }
}
