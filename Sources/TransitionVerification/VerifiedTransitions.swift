package import TransitionDiagnostics
package import TransitionPlan
package import TransitionText
import TransitionWorkers

/// What was found in each transition of a text, for the next state of the text: what is proved of a transition follows from its own
/// text and from what stands outside of all transitions, and nothing of one depends on another.
///
/// A finding is used again where both texts are the same, byte for byte, wherever the transition has moved to. One that
/// points at something outside of its transition is worked out anew, because that may have moved otherwise.
package struct VerifiedTransitions: Sendable {
  /// What was found in a transition, and where that began.
  private struct Entry {
    let text: [UInt8]
    var start: UInt32
    /// Nil where they point at something outside of it.
    var findings: Verifier.Findings?
  }

  /// The text outside of all transitions.
  private var surroundings: [UInt8] = []
  /// Those of the last state, in its order.
  private var entries: [Entry] = []

  /// Makes one that knows of nothing.
  package init() {}

  /// What `Verifier.verify` finds in a plan.
  /// - Parameter source: The text of the plan, with what it imports.
  package mutating func verify(_ plan: Plan, of source: SourceText) -> [Diagnostic] {
    let ranges = plan.transitions.map(\.location.range)
    let around = Self.text(of: source, outside: ranges)
    let isSame = around == surroundings
    surroundings = around
    let old = isSame ? places(of: ranges.map { source[$0] }) : ranges.map { _ in nil }
    var known = zip(old, ranges).map { place, range in
      place.flatMap { entries[$0].findings?.moved(from: entries[$0].start, to: range.start) }
    }
    let missing = ranges.indices.filter { known[$0] == nil }
    for (index, findings) in zip(missing, Verifier.findings(plan, missing)) { known[index] = findings }
    var all = Verifier.Findings()
    entries = ranges.indices.map { index in
      let (range, findings) = (ranges[index], known[index] ?? Verifier.Findings())
      all.append(findings)
      // A text of its own: a slice of the source would keep the whole of it.
      let text = old[index].map { entries[$0].text } ?? Array(source[range])
      return Entry(text: text, start: range.start, findings: findings.isInside(range) ? findings : nil)
    }
    return all.all
  }

  /// The entry that has each text, which mostly is the one at its place from the front or from the back.
  private func places(of texts: [ArraySlice<UInt8>]) -> [Int?] {
    var places = [Int?](repeating: nil, count: texts.count)
    let least = min(texts.count, entries.count)
    var front = 0
    while front < least, texts[front].elementsEqual(entries[front].text) {
      places[front] = front
      front += 1
    }
    var back = 1
    while back <= least - front, texts[texts.count - back].elementsEqual(entries[entries.count - back].text) {
      places[texts.count - back] = entries.count - back
      back += 1
    }
    let others = front..<entries.count - back + 1
    let moved = Dictionary(others.map { (entries[$0].text[...], $0) }) { first, _ in first }
    for index in front..<texts.count - back + 1 { places[index] = moved[texts[index]] }
    return places
  }

  private static func text(of source: SourceText, outside ranges: [ByteRange]) -> [UInt8] {
    var text: [UInt8] = []
    var offset: UInt32 = 0
    for range in ranges where range.start >= offset {
      text += source[ByteRange(offset, range.start)]
      // What stands before a transition may not become what stands behind it.
      text.append(0)
      offset = range.end
    }
    return text + source[ByteRange(offset, UInt32(source.count))]
  }
}

extension Verifier {
  /// What there is to say of each of some transitions, side by side.
  fileprivate static func findings(_ plan: Plan, _ indices: [Int]) -> [Findings] {
    let shared = SharedLocals(plan)
    let sizes = indices.map { plan.transitions[$0].location.range.count }
    let count = Workers.count(size: sizes.reduce(0, +), least: leastSize)
    return Workers.map(Workers.parts(count, of: sizes)) { part in
      var cache = LedgerCache()
      return indices[part].map { findings(plan, $0, shared, &cache) }
    }.flatMap(\.self)
  }
}

extension Verifier.Findings {
  /// Everything, in the order in which `verify` has it.
  var all: [Diagnostic] { ofMembers + ofFingers + ofLedgers }

  mutating func append(_ other: Self) {
    ofMembers += other.ofMembers
    ofFingers += other.ofFingers
    ofLedgers += other.ofLedgers
  }

  /// Whether all that it points at lies in some bytes.
  fileprivate func isInside(_ range: ByteRange) -> Bool {
    all.allSatisfy { diagnostic in
      diagnostic.places.allSatisfy { range.start <= $0.start && $0.end <= range.end }
    }
  }

  /// The findings of a transition that has moved.
  fileprivate func moved(from start: UInt32, to end: UInt32) -> Self {
    if start == end { return self }
    func move(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
      diagnostics.map { $0.moved { ByteRange($0.start - start + end, $0.end - start + end) } }
    }
    var findings = self
    findings.ofMembers = move(ofMembers)
    findings.ofFingers = move(ofFingers)
    findings.ofLedgers = move(ofLedgers)
    return findings
  }
}

extension Diagnostic {
  /// All places that it points at.
  fileprivate var places: [ByteRange] {
    var places = [range] + labels.map(\.range) + fixIts.flatMap(\.edits).map(\.range)
    for argument in arguments {
      switch argument {
      case .source(let range), .quoted(let range): places.append(range)
      case .text, .number: break
      }
    }
    return places
  }

  /// The same about a text that has moved.
  fileprivate func moved(_ place: (ByteRange) -> ByteRange) -> Diagnostic {
    var moved = self
    moved.range = place(range)
    moved.arguments = arguments.map { argument in
      switch argument {
      case .source(let range): .source(place(range))
      case .quoted(let range): .quoted(place(range))
      case .text, .number: argument
      }
    }
    for index in moved.labels.indices { moved.labels[index].range = place(labels[index].range) }
    for fixIt in moved.fixIts.indices {
      for edit in moved.fixIts[fixIt].edits.indices {
        moved.fixIts[fixIt].edits[edit].range = place(fixIts[fixIt].edits[edit].range)
      }
    }
    return moved
  }
}
