public import TransitionText

/// Tries fix-its before they are offered: most of them are made where little more is known than a number and what it is for.
public enum FixItTrial {
  /// The most texts that are checked for one, and the most bytes that these have together. `transc fix` tries the fix-its that are
  /// left.
  static let most = (checks: 48, bytes: 4_000_000)

  /// Takes away the fix-its that cannot be applied, leave their finding where it is, or bring up an error.
  ///
  /// Of several fix-its of one finding those stay that lead to the fewest warnings. Those of different findings that lie apart are tried together. If all of them help, each does; else halves of them are tried, down
  /// to one by itself. Those that are more than can be tried are left as they are.
  /// - Parameters:
  ///   - diagnostics: What is found in the text.
  ///   - source: The text.
  ///   - parts: Its parts, in its order. One that is right is not checked again for what is wrong in another.
  ///   - importedCount: How many bytes of other texts are checked with it each time.
  ///   - check: Finds what is wrong with a text.
  public static func keepHelpful(
    _ diagnostics: inout [Diagnostic], in source: SourceText, parts: [TextPart] = [],
    besides importedCount: Int = 0, check: (SourceText) -> [Diagnostic]
  ) {
    let before = diagnostics
    var harmful: [Place] = []
    var open: [(place: Place, choice: FixItChoice)] = []
    for (finding, diagnostic) in before.enumerated() {
      for (index, fixIt) in diagnostic.fixIts.enumerated() {
        let place = Place(finding: finding, fixIt: index)
        if let span = fixIt.span(in: source) {
          open.append((place, FixItChoice(diagnostic: diagnostic, fixIt: fixIt, span: span)))
        } else {
          harmful.append(place)
        }
      }
    }
    if open.isEmpty { return remove(harmful, from: &diagnostics) }
    let right = IdleParts(parts, before, in: source)
    var (checks, bytes) = (0, 0)
    func tryTogether(_ group: ArraySlice<(place: Place, choice: FixItChoice)>) {
      let choices = group.map(\.choice)
      let trial = FixItOutcome(choices, before, in: source, without: right.parts(besides: choices))
      let text = trial.changes.text()
      checks += 1
      bytes += text.count + importedCount
      if checks > most.checks || bytes > most.bytes || trial.isGood(check(text), in: text) { return }
      if group.count == 1 { return harmful.append(group[group.startIndex].place) }
      let middle = group.startIndex + group.count / 2
      tryTogether(group[..<middle])
      tryTogether(group[middle...])
    }
    open.sort { ($0.choice.span.start, $0.place) < ($1.choice.span.start, $1.place) }
    while !open.isEmpty {
      var group: [(place: Place, choice: FixItChoice)] = []
      var others = group
      var isChosen = [Bool](repeating: false, count: before.count)
      for item in open {
        let isApart = group.last.map { $0.choice.span.end < item.choice.span.start } ?? true
        if isApart, !isChosen[item.place.finding] {
          isChosen[item.place.finding] = true
          group.append(item)
        } else {
          others.append(item)
        }
      }
      tryTogether(group[...])
      open = others
    }
    // Of several fix-its of an error those stay that lead to the fewest warnings.
    for (finding, diagnostic) in before.enumerated()
    where diagnostic.fixIts.count > 1 && diagnostic.severity == .error {
      let left = diagnostic.fixIts.indices.map { Place(finding: finding, fixIt: $0) }
        .filter { !harmful.contains($0) }
      if left.count < 2 || checks + left.count > most.checks { continue }
      let warnings = left.map { place in
        let text = TextChanges(diagnostic.fixIts[place.fixIt].edits, in: source).text()
        checks += 1
        bytes += text.count + importedCount
        return check(text).count { $0.severity == .warning }
      }
      let least = warnings.min()
      harmful += zip(left, warnings).filter { $0.1 != least }.map(\.0)
      if bytes > most.bytes { break }
    }
    remove(harmful, from: &diagnostics)
  }

  private static func remove(_ harmful: [Place], from diagnostics: inout [Diagnostic]) {
    for place in harmful.sorted().reversed() { diagnostics[place.finding].fixIts.remove(at: place.fixIt) }
  }

  /// A fix-it of a finding.
  private struct Place: Comparable {
    var finding: Int
    var fixIt: Int

    static func < (a: Place, b: Place) -> Bool { (a.finding, a.fixIt) < (b.finding, b.fixIt) }
  }
}
