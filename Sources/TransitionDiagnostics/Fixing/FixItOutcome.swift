import TransitionText

/// A fix-it that was chosen for a finding.
struct FixItChoice {
  var diagnostic: Diagnostic
  var fixIt: FixIt
  /// From the first edit to the last.
  var span: ByteRange
}

/// The effect of fix-its, applied together to a text, on its findings.
struct FixItOutcome {
  let changes: TextChanges
  private let chosen: [FixItChoice]
  private let before: [Diagnostic]
  private let source: SourceText
  /// A member that could not be parsed has no other findings. When a fix-it makes it readable, its other errors appear; they do not count
  /// against the fix-it.
  private let readsOnly: Bool

  /// - Parameter parts: Parts of the text, in its order, that have no error and are left out.
  init(
    _ chosen: [FixItChoice], _ before: [Diagnostic], in source: SourceText, without parts: [ByteRange] = []
  ) {
    self.chosen = chosen
    self.before = parts.isEmpty ? before : before.filter { !parts.hold($0.range) }
    self.source = source
    changes = TextChanges(chosen.flatMap(\.fixIt.edits), without: parts, in: source)
    readsOnly = chosen.allSatisfy {
      $0.diagnostic.code == .unknownMember || $0.fixIt.applicability == .safe && $0.diagnostic.code.isOfText
    }
  }

  /// Whether each of them has removed its finding and has caused no error.
  ///
  /// A new error elsewhere may have existed without being checked. It counts if nothing else was wrong, or if all errors are of the last
  /// checks. An interaction that lacks a member is not checked for fingers.
  func isGood(_ after: [Diagnostic], in text: SourceText) -> Bool {
    let new = newErrors(after)
    if isComplete && !new.isEmpty || Self.anyTouches(new, lines(of: changes.written, in: text)) {
      return false
    }
    return areGone(after, in: text)
  }

  /// Whether all errors of the text were known.
  private var isComplete: Bool {
    let errors = before.filter { $0.severity == .error }
    return (errors.count <= 1 || errors.allSatisfy(\.code.isOfInteraction))
      && !errors.contains(where: \.code.isOfLack)
  }

  /// The same while other errors are left: new errors may appear elsewhere, and on the changed lines if they have a safe fix-it.
  func isGoodSoFar(_ after: [Diagnostic], in text: SourceText) -> Bool {
    let lasting = newErrors(after).filter { !$0.fixIts.contains { $0.applicability == .safe } }
    // A fix-it that needs review is wrong if it causes another error on its line, or in a text without others.
    let isGuess = chosen.count == 1 && chosen[0].fixIt.applicability == .needsReview
    if isGuess, isComplete, lasting.contains(where: \.fixIts.isEmpty) { return false }
    let places = isGuess ? lines(of: changes.written, in: text) : changes.written
    return !Self.anyTouches(lasting, places) && areGone(after, in: text)
  }

  // MARK: What comes up

  /// The number of errors that the fix-its may have caused.
  func errorCount(_ diagnostics: [Diagnostic]) -> Int { diagnostics.count(where: isCounted) }

  /// The new errors.
  private func newErrors(_ after: [Diagnostic]) -> [Diagnostic] {
    var known: [FixItPlace: Int] = [:]
    for diagnostic in before where isCounted(diagnostic) { known[moved(diagnostic), default: 0] += 1 }
    // Each fix-it was for one of them, so one less may be left.
    for choice in chosen where isCounted(choice.diagnostic) {
      known[moved(choice.diagnostic), default: 0] -= 1
    }
    return after.filter { error in
      guard isCounted(error) else { return false }
      let place = FixItPlace(error)
      if known[place, default: 0] <= 0 { return true }
      known[place, default: 0] -= 1
      return false
    }
  }

  private func moved(_ diagnostic: Diagnostic) -> FixItPlace {
    FixItPlace(code: diagnostic.code, offset: changes.moved(diagnostic.range.start))
  }

  private func isCounted(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error && (diagnostic.code.isOfText || !readsOnly)
  }

  /// The lines that ranges lie on; those ranges are in order.
  private func lines(of ranges: [ByteRange], in text: SourceText) -> [ByteRange] {
    func isLineEnd(_ offset: UInt32) -> Bool {
      text.padded[Int(offset)] == UInt8(ascii: "\n") || text.padded[Int(offset)] == UInt8(ascii: "\r")
    }
    var lines: [ByteRange] = []
    for range in ranges {
      if let last = lines.last, range.end <= last.end { continue }
      var (start, end) = (range.start, range.end)
      while start > 0, !isLineEnd(start - 1) { start -= 1 }
      while end < UInt32(text.count), !isLineEnd(end) { end += 1 }
      lines.append(ByteRange(start, end))
    }
    return lines
  }

  /// Whether one of some errors touches, or points at, one of some places, which are in order.
  private static func anyTouches(_ errors: [Diagnostic], _ places: [ByteRange]) -> Bool {
    errors.contains { error in
      ([error.range] + error.labels.map(\.range)).contains { range in
        var (low, high) = (0, places.count)
        while low < high {
          let middle = (low + high) / 2
          if places[middle].end < range.start { low = middle + 1 } else { high = middle }
        }
        return low < places.count && places[low].start <= range.end
      }
    }
  }

  // MARK: What was to go

  /// Whether their findings are gone, from their old places and from the changed text.
  private func areGone(_ after: [Diagnostic], in text: SourceText) -> Bool {
    // Of equal findings, the next may move to the place of the first. Of several fix-its, one could hide that another does nothing.
    let (old, new) = (Self.counts(before), Self.counts(after))
    let wanted = Self.counts(chosen.map(\.diagnostic))
    let found = Dictionary(grouping: after) { FixItPlace($0) }
    return chosen.allSatisfy { choice in
      let code = choice.diagnostic.code
      if chosen.count == 1, new[code, default: 0] + wanted[code, default: 0] <= old[code, default: 0] {
        return true
      }
      // The change may have moved it.
      let place = changes.moved(choice.diagnostic.range.start)
      let places = place...max(place, changes.end(of: choice.span))
      let others = places.flatMap { found[FixItPlace(code: code, offset: $0)] ?? [] }
      if others.isEmpty { return true }
      let message = choice.diagnostic.message(in: source)
      return !others.contains { $0.message(in: text) == message }
    }
  }

  private static func counts(_ diagnostics: [Diagnostic]) -> [DiagnosticCode: Int] {
    Dictionary(grouping: diagnostics, by: \.code).mapValues(\.count)
  }
}

/// Where a finding is.
struct FixItPlace: Hashable {
  var code: DiagnosticCode
  var offset: UInt32

  init(code: DiagnosticCode, offset: UInt32) {
    self.code = code
    self.offset = offset
  }

  init(_ diagnostic: Diagnostic) { self.init(code: diagnostic.code, offset: diagnostic.range.start) }
}

extension FixIt {
  /// From the first edit to the last; nil when it cannot be applied to a text, because it has none, edits that overlap,
  /// or one outside.
  func span(in source: SourceText) -> ByteRange? {
    let ranges = edits.map(\.range).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    guard let first = ranges.first, let last = ranges.last, Int(last.end) <= source.count,
      zip(ranges, ranges.dropFirst()).allSatisfy({ $0.end <= $1.start })
    else { return nil }
    return ByteRange(first.start, last.end)
  }
}

extension DiagnosticCode {
  /// Whether it is about syntax.
  var isOfText: Bool { rawValue < 100 }

  /// Whether it is about gestures or the ledger, which are checked last.
  fileprivate var isOfInteraction: Bool { rawValue >= 400 }

  /// Whether it is about a member that an interaction lacks.
  fileprivate var isOfLack: Bool { [.missingSettle, .missingDecision, .missingProgress].contains(self) }
}
