public import TransitionDiagnostics
public import TransitionSyntax
import TransitionText

/// Fix-its that remove members without effect, known after verification: a sample that nothing reads, a track or a hold that
/// changes nothing, an arc without a way.
public enum IdleRemovals {
  /// Adds the fix-its for findings in transitions. A member of a motion may have an effect in another use.
  /// - Parameters:
  ///   - diagnostics: The findings in the text.
  ///   - tree: The tree of the text.
  public static func offer(_ diagnostics: inout [Diagnostic], in tree: SyntaxTree) {
    let answered = diagnostics.filter { isAnswered($0.code) }
    if answered.isEmpty { return }
    let places = FindingPlaces(answered.map(\.range))
    var members: [UInt32: Removable] = [:]
    for transition in tree.children(tree.root) where tree.kind(transition) == .transition {
      if places.first(touching: tree.range(transition)) == nil { continue }
      collect(transition, from: tree, into: &members)
    }
    for index in diagnostics.indices where diagnostics[index].fixIts.isEmpty {
      let found = diagnostics[index]
      guard isAnswered(found.code), let member = members[found.range.start],
        tree.range(member.node) == found.range, let fixIt = removal(of: member, found, in: tree)
      else { continue }
      diagnostics[index].fixIts = [fixIt]
    }
  }

  /// The message about an arc without height.
  private static let flat = "it has no height, so the path is straight"

  /// A member, and the block that would be empty without it.
  private struct Removable {
    var node: NodeID
    var block: NodeID?
  }

  private static func isAnswered(_ code: DiagnosticCode) -> Bool {
    code == .unusedSample || code == .withoutEffect
  }

  /// Collects the members that can be removed, by where they begin.
  private static func collect(_ node: NodeID, from tree: SyntaxTree, into members: inout [UInt32: Removable])
  {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .animate, .hold, .view, .fallback: members[tree.range(child).start] = Removable(node: child)
      case .direction, .interactive: collect(child, from: tree, into: &members)
      case .press: collectOnly(.animate, of: child, from: tree, into: &members)
      case .sample: collectOnly(.sampleValue, of: child, from: tree, into: &members)
      default: break
      }
    }
  }

  /// Collects the members of a block. An only member is removed with its block.
  private static func collectOnly(
    _ kind: NodeKind, of block: NodeID, from tree: SyntaxTree, into members: inout [UInt32: Removable]
  ) {
    let all = tree.children(block).filter { tree.kind($0) == kind }
    for member in all {
      members[tree.range(member).start] = Removable(node: member, block: all.count == 1 ? block : nil)
    }
  }

  private static func removal(of member: Removable, _ found: Diagnostic, in tree: SyntaxTree) -> FixIt? {
    func isAbout(_ what: String) -> Bool { found.arguments.first == .text(what) }
    switch tree.kind(member.node) {
    case .sampleValue, .fallback: break
    case .animate where isAbout("this arc") && found.arguments.last == .text(flat):
      // Without its arc the track goes straight.
      return arc(of: member.node, in: tree).map { tree.removal(behind: $0, .needsReview) }
    case .animate where isAbout("this arc"): break
    case .view where isAbout("`fills`"):
      return tree.children(member.node).first { tree.kind($0) == .fills }.flatMap { clause(in: tree, $0) }
    case .animate where isAbout("this track"), .hold where isAbout("this `hold`"): break
    default: return nil
    }
    return tree.removal(of: tree.range(member.block ?? member.node), .needsReview)
  }

  /// The edit that removes one of several clauses in a block, with its separator.
  private static func clause(in tree: SyntaxTree, _ node: NodeID) -> FixIt? {
    if let lines = tree.removal(of: tree.range(node), .needsReview) { return lines }
    let next = tree.tokenRange(node).upperBound
    guard next + 1 < tree.tokens.count, tree.tokens[next].kind == .newline else { return nil }
    let range = ByteRange(tree.range(node).start, tree.tokens[next + 1].start)
    let text = tree.source.text(ByteRange(tree.range(node).end, range.end))
    guard text.allSatisfy({ $0 == ";" || $0 == " " }) else { return nil }
    return FixIt("remove it", [TextEdit(range, "")], applicability: .needsReview)
  }

  /// The `along` clause of a track, or of its timing.
  private static func arc(of node: NodeID, in tree: SyntaxTree) -> NodeID? {
    for child in tree.children(node) {
      if tree.kind(child) == .along { return child }
      if tree.kind(child) == .pair || tree.kind(child) == .timing, let arc = arc(of: child, in: tree) {
        return arc
      }
    }
    return nil
  }
}
