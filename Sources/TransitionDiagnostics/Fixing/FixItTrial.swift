public import TransitionText

/// Tries fix-its before they are offered, because most of them are made with little knowledge of the rest of the spec.
public enum FixItTrial {
  /// The largest number of texts that are checked for one text, and the most work for them: their bytes, and those that take as long as
  /// their findings. `transc fix` tries the remaining fix-its.
  static let most = (checks: 48, work: 4_000_000)
  /// How many bytes without a finding are checked in the time that one finding takes.
  private static let bytesForFinding = 1_000

  /// Removes the fix-its that cannot be applied, do not remove their finding, or cause an error.
  ///
  /// Of several fix-its of one finding, those stay that lead to the fewest warnings. Fix-its of different findings that do not touch are
  /// tried together. If all of them help, each does; otherwise halves of them are tried, down to a single one. Fix-its beyond the limits are
  /// kept untried.
  /// - Parameters:
  ///   - diagnostics: The findings in the text.
  ///   - source: The text.
  ///   - parts: Its parts, in its order. A part without errors is left out when fix-its of others are tried.
  ///   - importedCount: How many bytes of other texts are checked with it each time.
  ///   - check: Finds the findings of a text.
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
    var (checks, work) = (0, 0)
    func found(in text: SourceText) -> [Diagnostic] {
      let found = check(text)
      work += text.count + importedCount + bytesForFinding * found.count
      return found
    }
    func tryTogether(_ group: ArraySlice<(place: Place, choice: FixItChoice)>) {
      let choices = group.map(\.choice)
      let trial = FixItOutcome(choices, before, in: source, without: right.parts(besides: choices))
      let text = trial.changes.text()
      checks += 1
      let isTooMuch = checks > most.checks || work + text.count + importedCount > most.work
      if isTooMuch || trial.isGood(found(in: text), in: text) { return }
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
        return found(in: text).count { $0.severity == .warning }
      }
      let least = warnings.min()
      harmful += zip(left, warnings).filter { $0.1 != least }.map(\.0)
      if work > most.work { break }
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
