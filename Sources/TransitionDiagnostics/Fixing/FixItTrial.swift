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
  /// Those of different findings that lie apart are tried together. If all of them help, each does; else halves of them are tried, down
  /// to one by itself. Those that are more than can be tried are left as they are.
  /// - Parameters:
  ///   - diagnostics: What is found in the text.
  ///   - source: The text.
  ///   - importedCount: How many bytes of other texts are checked with it each time.
  ///   - check: Finds what is wrong with a text.
  public static func keepHelpful(
    _ diagnostics: inout [Diagnostic], in source: SourceText, besides importedCount: Int = 0,
    check: (SourceText) -> [Diagnostic]
  ) {
    let before = diagnostics
    let all = before.indices.flatMap { index in
      before[index].fixIts.indices.map { Place(finding: index, fixIt: $0) }
    }.sorted { (before[$0.finding].range.start, $0) < (before[$1.finding].range.start, $1) }
    let tried = all.prefix(min(most, triedBytes / max(source.count + importedCount, 1)))
    var harmful: [Place] = []
    var open: [(place: Place, choice: FixItChoice)] = []
    for place in tried {
      let (diagnostic, fixIt) = (before[place.finding], before[place.finding].fixIts[place.fixIt])
      if let span = fixIt.span(in: source) {
        open.append((place, FixItChoice(diagnostic: diagnostic, fixIt: fixIt, span: span)))
      } else {
        harmful.append(place)
      }
    }
    func tryTogether(_ group: ArraySlice<(place: Place, choice: FixItChoice)>) {
      let trial = FixItOutcome(group.map(\.choice), before, in: source)
      let text = trial.changes.text()
      if trial.isGood(check(text), in: text) { return }
      if group.count == 1 { return harmful.append(group[group.startIndex].place) }
      let middle = group.startIndex + group.count / 2
      tryTogether(group[..<middle])
      tryTogether(group[middle...])
    }
    while !open.isEmpty {
      var group: [(place: Place, choice: FixItChoice)] = []
      var others = group
      for item in open.sorted(by: { $0.choice.span.start < $1.choice.span.start }) {
        let isApart = group.last.map { $0.choice.span.end < item.choice.span.start } ?? true
        if isApart, !group.contains(where: { $0.place.finding == item.place.finding }) {
          group.append(item)
        } else {
          others.append(item)
        }
      }
      tryTogether(group[...])
      open = others
    }
    for place in harmful.sorted().reversed() { diagnostics[place.finding].fixIts.remove(at: place.fixIt) }
  }

  /// A fix-it of a finding.
  private struct Place: Comparable {
    var finding: Int
    var fixIt: Int

    static func < (a: Place, b: Place) -> Bool { (a.finding, a.fixIt) < (b.finding, b.fixIt) }
  }
}
