import TransitionDiagnostics
import TransitionSyntax
import TransitionText

/// A name that is wrong in many places is reported once: its declaration is misspelt or missing.
extension Checker {
  /// Merges the findings about one unknown name in one transition, at its first use, with labels at the others.
  mutating func gatherRepeatedNames() {
    let all = current.findings.all
    let unknown = all.indices.filter { isOfName(all[$0]) }
    if unknown.count < 2 { return }
    let blocks = tree.children(tree.root).map { tree.range($0).start }
    let ofFile = namesOfFile()
    let counts = countedNames(
      ofFile.union(unknown.compactMap { replacement(of: all[$0]) }).union(namesOfShared()), in: blocks)
    // An unused name of the file should have the unknown one, in any transition.
    let unused = ofFile.filter { name in
      tree.tokens.names.symbol(of: name).flatMap {
        counts[NameInBlock(block: Self.wholeFile, symbol: $0)]
      }?.count == 1
    }
    var places: [UnknownName: [Int]] = [:]
    for index in unknown {
      let isOfFile = replacement(of: all[index]).map(unused.contains) == true
      let name = self.name(all[index], in: isOfFile ? Self.wholeFile : block(of: all[index].range, blocks))
      places[name, default: []].append(index)
    }
    let repeated = places.filter { $0.value.count > 1 }
    if repeated.isEmpty { return }
    var gathered: [Int: Diagnostic] = [:]
    var others: Set<Int> = []
    for (name, indices) in repeated {
      // The first one in the text has the finding.
      let ordered = indices.sorted { (all[$0].range.start, $0) < (all[$1].range.start, $1) }
      gathered[ordered[0]] = gather(ordered.map { all[$0] }, name, counts)
      others.formUnion(ordered.dropFirst())
    }
    current.findings.replaceAll(
      with: all.indices.compactMap { others.contains($0) ? nil : gathered[$0] ?? all[$0] })
  }

  /// An unknown name, and the object of an unknown property.
  private struct UnknownName: Hashable {
    var block: Int
    var text: String
  }

  private static let wholeFile = -1

  /// The names declared outside of transitions, which all of these see.
  private func namesOfFile() -> Set<String> {
    Set(
      tree.children(tree.root).filter { [.let, .curve, .motion].contains(tree.kind($0)) }
        .compactMap { tree.child($0, .name).map { tree.name($0) } })
  }

  /// How many uses have labels besides the first one.
  private static let shownUses = 4

  /// Whether a finding is about an unknown name given by the author. Imported text is reported at its `import`.
  private func isOfName(_ finding: Diagnostic) -> Bool {
    if let first = imports.parts.first, finding.range.start >= first.range.start { return false }
    switch finding.code {
    case .unknownName, .unknownProperty, .unknownHook, .unknownCurve: return true
    case .unknownKeyword: return finding.arguments.last == .text("a rest state")
    default: return false
    }
  }

  private func name(_ finding: Diagnostic, in block: Int) -> UnknownName {
    let isPart = finding.code == .unknownProperty || finding.code == .unknownHook
    let text = isPart ? finding.message(in: tree.source) : tree.source.text(finding.range)
    return UnknownName(block: block, text: text)
  }

  /// The index of the part of the file that contains a range, by where the parts begin.
  private func block(of range: ByteRange, _ starts: [UInt32]) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= range.start { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// How often a name is in a part of the file, and where it is first.
  private struct CountedName {
    var first: ByteRange
    var count = 0
  }

  private struct NameInBlock: Hashable {
    var block: Int
    var symbol: Symbol
  }

  private func countedNames(_ names: Set<String>, in starts: [UInt32]) -> [NameInBlock: CountedName] {
    var isWanted = [Bool](repeating: false, count: tree.tokens.names.count)
    for name in names { if let symbol = tree.tokens.names.symbol(of: name) { isWanted[Int(symbol)] = true } }
    var counts: [NameInBlock: CountedName] = [:]
    for index in 0..<tree.tokens.count where tree.tokens[index].kind == .name {
      let range = tree.tokens.range(index)
      let symbol = tree.tokens[index].symbol
      if !isWanted[Int(symbol)] { continue }
      for block in [block(of: range, starts), Self.wholeFile] {
        counts[NameInBlock(block: block, symbol: symbol), default: CountedName(first: range)].count += 1
      }
    }
    return counts
  }

  /// Merges several findings about one name.
  private func gather(
    _ uses: [Diagnostic], _ name: UnknownName, _ counts: [NameInBlock: CountedName]
  ) -> Diagnostic {
    var finding = uses[0]
    let others = uses.dropFirst()
    finding.labels += others.prefix(Self.shownUses).map { DiagnosticLabel($0.range, "here as well") }
    let rest = others.count - Self.shownUses
    if rest > 0 { finding.notes.append("and in \(rest) more \(rest == 1 ? "place" : "places")") }
    let written = tree.source.text(finding.range)
    let proposed = replacement(of: finding)
    let meant = uses.allSatisfy { replacement(of: $0) == proposed } ? proposed : nil
    let nearest = meant?.contains(".") == true ? nearestShared(to: written) : nil
    if let declared = (nearest ?? meant).flatMap(tree.tokens.names.symbol(of:)).flatMap({
      counts[NameInBlock(block: name.block, symbol: $0)]
    }), declared.count == 1 {
      // An unused declaration should have this name.
      if let nearest { finding.notes[0] = "did you mean `\(nearest)`?" }
      finding.labels.insert(DiagnosticLabel(declared.first, "this is never used"), at: 0)
      finding.fixIts = [
        FixIt("change its declaration to `\(written)`", replacing: declared.first, with: written)
      ]
    } else if meant == nil {
      finding.fixIts = []
    } else {
      let isSafe = uses.allSatisfy { $0.fixIts.allSatisfy { $0.applicability == .safe } }
      finding.fixIts = [
        FixIt(
          finding.fixIts[0].title, uses.flatMap { $0.fixIts[0].edits },
          applicability: isSafe ? .safe : .needsReview)
      ]
    }
    return finding
  }

  /// The picture with the name nearest to a given one that a view of a screen has as well.
  private func nearestShared(to name: String) -> String? {
    EditDistance.nearest(to: name, among: namesOfShared())
  }

  private func namesOfShared() -> [String] {
    tree.children(tree.root).flatMap { Array(members($0, .shared)) }
      .compactMap { tree.child($0, .name).map { tree.name($0) } }
  }

  /// The replacement of the name by the only fix-it of a finding.
  private func replacement(of finding: Diagnostic) -> String? {
    guard finding.fixIts.count == 1, finding.fixIts[0].edits.count == 1,
      finding.fixIts[0].edits[0].range == finding.range
    else { return nil }
    return finding.fixIts[0].edits[0].replacement
  }
}
