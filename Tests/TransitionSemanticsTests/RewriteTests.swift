import TestSupport
import Testing
import TransitionDiagnostics
import TransitionSyntax
import TransitionText

/// Other texts for the same transition: they have the findings that it has.
@Suite struct RewriteTests {
  private static let specs = ["Cases", "NearMisses"].flatMap { name in
    let folder = SpecFolder(name)
    // A `let` makes what is as deep as may be a step deeper.
    return folder.names.filter { !$0.hasPrefix(DiagnosticCode.nestedTooDeeply.name) }.map { (folder, $0) }
  }

  /// How many rewritten texts of one spec are tried.
  private static let most = Trials.count(4)

  /// A `let` names a value, and changes nothing.
  @Test func aNamedValueIsJudgedAsTheValue() throws {
    try expectSameFindings { spec in
      spec.nodes.filter(spec.mayHaveLets).flatMap { block in
        spec.tree.children(block).flatMap { member in
          spec.values(in: member).map { spec.naming($0, before: member) }
        }
      }
    }
  }

  /// The order of members has no meaning.
  @Test func membersMayBeInAnyOrder() throws {
    try expectSameFindings { spec in
      spec.nodes.flatMap { block in
        let members = spec.tree.children(block).filter(spec.mayBeMoved)
        return members.indices.dropLast().map {
          spec.moving(members[$0], behind: Array(members[($0 + 1)...]))
        }
      }
    }
  }

  /// Compares each of some specs with some texts that are to mean the same.
  private func expectSameFindings(_ rewrites: (Spec) -> [SourceText]) throws {
    var random = RandomSource(seed: 1)
    for (folder, name) in Self.specs.shuffled(using: &random).prefix(Trials.count(720)) {
      let source = try folder.source(name)
      let (tree, diagnostics) = Parser.parse(source)
      if !diagnostics.isEmpty { continue }
      let all = rewrites(Spec(tree: tree))
      if all.isEmpty { continue }
      let expected = Self.findings(source)
      // Where types are wrong, a value alone may have another one.
      if expected.contains(where: { $0.hasPrefix("error T02") }) { continue }
      for rewritten in all.shuffled(using: &random).prefix(Self.most) {
        let found = Self.findings(rewritten)
        let text = String(decoding: rewritten.bytes, as: UTF8.self)
        #expect(found == expected, "\(found) in place of \(expected):\n\(text)")
      }
    }
  }

  private static func findings(_ source: SourceText) -> [String] {
    SpecFolder.findings(source).map { "\($0.severity) \($0.code.name)" }.sorted()
  }
}

/// A spec that is rewritten.
private struct Spec {
  let tree: SyntaxTree

  /// All nodes, without the root.
  var nodes: [NodeID] { inner(tree.root) }

  private func inner(_ node: NodeID) -> [NodeID] { tree.children(node).flatMap { [$0] + inner($0) } }

  private func text(_ node: NodeID) -> String { tree.source.text(tree.range(node)) }

  /// Whether a node is a block that may have `let`s.
  func mayHaveLets(_ node: NodeID) -> Bool {
    [.transition, .motion, .interactive].contains(tree.kind(node))
  }

  /// The values that a member, or one in it, gives to properties: those that are no mere numbers or words, and the calls in them.
  func values(in member: NodeID) -> [NodeID] {
    switch tree.kind(member) {
    case .direction, .press: return tree.children(member).flatMap(values)
    case .animate, .place, .hold, .drive, .progress: break
    default: return []
    }
    return wholeValues(of: member).filter { !isOfState($0, in: member) }.flatMap { value in
      let calls = ([value] + inner(value)).filter { node in
        tree.child(node, .function).map { Self.functions.contains(text($0)) } ?? false
      }
      return isComputed(value) && !calls.contains(value) ? [value] + calls : calls
    }
  }

  /// Whether the value of a `drive` has the name of a state in it, which means that state only there.
  private func isOfState(_ value: NodeID, in member: NodeID) -> Bool {
    tree.kind(member) == .drive
      && inner(value).contains { tree.kind($0) == .path && tree.pathNames($0).count == 1 }
  }

  private func wholeValues(of node: NodeID) -> [NodeID] {
    tree.children(node).flatMap { child in
      switch tree.kind(child) {
      case .pair, .table, .tableEntry: wholeValues(of: child)
      default: tree.role(child) == .value ? [child] : []
      }
    }
  }

  /// Whether a value is made of others, or is that of a property.
  private func isComputed(_ value: NodeID) -> Bool {
    switch tree.kind(value) {
    case .binary, .prefix: true
    case .path: tree.pathNames(value).count > 1
    default: false
    }
  }

  private static let functions: Set = [
    "rect", "point", "size", "vector", "offset", "inset", "clamp", "min", "max", "lerp", "aspectFit",
    "aspectFill",
  ]

  /// The spec with a `let` for a value, before the member that has it.
  func naming(_ value: NodeID, before member: NodeID) -> SourceText {
    rewritten([
      TextEdit(ByteRange(at: tree.range(member).start), "let named = \(text(value))\n"),
      TextEdit(tree.range(value), "named"),
    ])
  }

  /// Whether a node is a member of a block whose order has no meaning.
  func mayBeMoved(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .style, .screen, .direction, .order, .animate, .shared, .view, .place, .hide, .hold, .call, .let,
      .press, .interactive, .fallback, .reduceMotion, .sample, .begin, .drive, .progress, .decision, .settle:
      tree.role(node) == .member
    default: false
    }
  }

  /// The spec with a member behind others.
  func moving(_ member: NodeID, behind others: [NodeID]) -> SourceText {
    let places = [member] + others
    return rewritten(zip(places, others + [member]).map { TextEdit(tree.range($0), text($1)) })
  }

  /// - Parameter edits: In the order of the text.
  private func rewritten(_ edits: [TextEdit]) -> SourceText {
    var bytes = Array(tree.source.bytes)
    for edit in edits.reversed() {
      bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
    }
    return SourceText(name: tree.source.name, bytes: bytes)
  }
}
