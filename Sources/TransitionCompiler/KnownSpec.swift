import TransitionDiagnostics
import TransitionSemantics
import TransitionSyntax
import TransitionText
import TransitionVerification

/// The results for one version of a spec, which the next version reuses: the tokens and the tree of its text, and the
/// findings in each of its transitions.
///
/// The findings in a transition follow from its own bytes, from those of the declarations beside the transitions,
/// imported or not, and from whether the text has a fault that may affect all transitions. Where these are the same,
/// the findings are reused, wherever the transition has moved to. Findings that refer to something outside of their
/// transition are not reused.
package struct KnownSpec: Sendable {
  /// The parsed text.
  var text: ParsedText?
  /// The parsed text with the imported files.
  var linked: ParsedText?
  /// The findings in versions without, and with, a fault that may affect all transitions: a block stays open for some
  /// keystrokes while it is typed.
  private var sound = Memory()
  private var faulty = Memory()

  /// Makes an empty value.
  package init() {}

  /// The findings in the transitions beside some declarations.
  private struct Memory {
    /// The bytes of the declarations beside the transitions.
    var surroundings: [UInt8] = []
    /// The transitions, in the order of the file.
    var entries: [Entry] = []
  }

  private struct Entry {
    /// The bytes of the transition, with the blanks before it on its line.
    let text: [UInt8]
    var start: UInt32
    /// Whether it may lack members because of an error, which the text around it can show.
    var mayLackMembers: Bool
    /// Nil where it cannot be used again.
    var findings: PartFindings?
  }

  /// The findings in each transition of a tree, as far as they are known.
  func findings(in tree: SyntaxTree, _ imports: ImportedText) -> [PartFindings?] {
    let memory = tree.hasOpenFault() ? faulty : sound
    let transitions = tree.ownTransitions(imports)
    guard memory.surroundings == Self.surroundings(of: tree, imports) else {
      return transitions.map { _ in nil }
    }
    var broken: Set<String>?
    func isSound(_ name: String) -> Bool {
      let names = broken ?? Set(tree.namesInErrors().map { tree.tokens.names.name($0) })
      broken = names
      return !names.contains(name)
    }
    let texts = transitions.map { Self.text(of: $0, tree) }
    return zip(Self.places(of: texts, in: memory.entries), transitions).map { place, transition in
      guard let entry = place.map({ memory.entries[$0] }), let findings = entry.findings,
        entry.mayLackMembers == tree.mayLackMembers(transition),
        findings.checked.unbrokenNames.allSatisfy(isSound)
      else { return nil }
      return findings.moved(from: entry.start, to: tree.range(transition).start)
    }
  }

  /// Keeps the findings in each transition of a tree.
  mutating func keep(_ findings: [PartFindings], in tree: SyntaxTree, _ imports: ImportedText) {
    if tree.hasOpenFault() {
      Self.keep(findings, in: tree, imports, &faulty)
    } else {
      Self.keep(findings, in: tree, imports, &sound)
    }
  }

  private static func keep(
    _ findings: [PartFindings], in tree: SyntaxTree, _ imports: ImportedText, _ memory: inout Memory
  ) {
    let surroundings = surroundings(of: tree, imports)
    if surroundings != memory.surroundings { memory = Memory(surroundings: surroundings) }
    let transitions = tree.ownTransitions(imports)
    let texts = transitions.map { text(of: $0, tree) }
    let old = places(of: texts, in: memory.entries)
    memory.entries = transitions.indices.map { index in
      let range = tree.range(transitions[index])
      // The text is a copy: a slice would keep the whole source in memory.
      let text = old[index].map { memory.entries[$0].text } ?? Array(texts[index] ?? [])
      let isKept = texts[index] != nil && findings[index].isOfItself(in: range)
      return Entry(
        text: text, start: range.start, mayLackMembers: tree.mayLackMembers(transitions[index]),
        findings: isKept ? findings[index] : nil)
    }
  }

  /// The bytes of a transition with the blanks before it, which fix-its look at; nil where other text is before it on its line.
  private static func text(of transition: NodeID, _ tree: SyntaxTree) -> ArraySlice<UInt8>? {
    let range = tree.range(transition)
    return tree.indentation(before: range.start).map { tree.source[ByteRange($0.start, range.end)] }
  }

  private static func surroundings(of tree: SyntaxTree, _ imports: ImportedText) -> [UInt8] {
    let own = tree.ownTransitions(imports)
    var next = 0
    var bytes: [UInt8] = []
    for member in tree.children(tree.root) {
      if next < own.count, own[next] == member {
        next += 1
      } else {
        bytes += tree.source[tree.range(member)]
        bytes.append(0)
      }
    }
    return bytes
  }

  /// The entry with each text, which usually has the same place counted from the front or from the back.
  private static func places(of texts: [ArraySlice<UInt8>?], in entries: [Entry]) -> [Int?] {
    var places = [Int?](repeating: nil, count: texts.count)
    func isSame(_ text: Int, _ entry: Int) -> Bool {
      texts[text].map { SharedBytes.areSame($0, entries[entry].text[...]) } ?? false
    }
    let least = min(texts.count, entries.count)
    var front = 0
    while front < least, isSame(front, front) {
      places[front] = front
      front += 1
    }
    var back = 1
    while back <= least - front, isSame(texts.count - back, entries.count - back) {
      places[texts.count - back] = entries.count - back
      back += 1
    }
    let others = front..<entries.count - back + 1
    if others.isEmpty { return places }
    let moved = Dictionary(others.map { (entries[$0].text[...], $0) }) { first, _ in first }
    for index in front..<texts.count - back + 1 {
      places[index] = texts[index].flatMap { moved[$0] }
    }
    return places
  }
}

/// The findings of all stages in one transition.
struct PartFindings: Sendable {
  /// The findings of the checker.
  var checked: TransitionFindings
  /// The diagnostics of drives that cannot be ordered.
  var circles: [Diagnostic] = []
  /// The findings of the verifier; nil where nothing was verified.
  var proved: Verifier.Findings?
  /// How many obligations it has; nil where it has no plan.
  var obligationCount: Int?

  /// Whether the findings follow only from the transition in a range and the declarations beside it, and refer to nothing else.
  func isOfItself(in range: ByteRange) -> Bool {
    func isInside(_ findings: [Diagnostic]) -> Bool {
      findings.allSatisfy { finding in
        finding.places.allSatisfy { range.start <= $0.start && $0.end <= range.end }
      }
    }
    return !checked.hasMetBrokenName && isInside(checked.all) && isInside(circles)
      && isInside(proved?.all ?? [])
  }

  /// The same findings for a transition that has moved from one offset to another.
  func moved(from start: UInt32, to end: UInt32) -> PartFindings {
    if start == end { return self }
    var moved = self
    moved.checked = checked.moved(from: start, to: end)
    moved.circles = circles.map { $0.moved(from: start, to: end) }
    moved.proved = proved?.moved(from: start, to: end)
    return moved
  }
}
