import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText
import TransitionVerification

/// `textDocument/inlayHint`: computed times, the types and values of `let`s, and derived members.
enum InlayFeature {
  static func hints(_ analysis: DocumentAnalysis, in range: ByteRange) -> JSON {
    var hints: [(offset: UInt32, text: String, tooltip: String)] = []
    let tree = analysis.tree
    func visit(_ node: NodeID) {
      let covered = tree.range(node)
      if covered.end < range.start || covered.start > range.end { return }
      switch tree.kind(node) {
      case .let:
        if let name = tree.child(node, .name), let text = type(of: node, analysis) {
          hints.append((tree.range(name).end, ": " + text, "the value"))
        }
      case .over, .at, .after:
        if let text = window(of: node, analysis) {
          hints.append((covered.end, " " + text, "from the start of the direction, delay included"))
        }
      default: break
      }
      for child in tree.children(node) { visit(child) }
    }
    visit(tree.root)
    hints += (paces(analysis, in: range) + derived(analysis, in: range)).filter { range.touches($0.offset) }
    return .array(
      hints.sorted { $0.offset < $1.offset }.map { hint in
        [
          "position": analysis.lines.json(hint.offset), "label": .string(hint.text),
          "tooltip": .string(hint.tooltip), "paddingLeft": .bool(hint.text.first != ":"),
        ]
      })
  }

  /// The dimension of a `let`, and its value where that is known and differs from the text.
  private static func type(of node: NodeID, _ analysis: DocumentAnalysis) -> String? {
    let tree = analysis.tree
    guard let value = tree.child(node, .value), let found = analysis.expression(covering: tree.range(value)),
      found.range == tree.range(value)
    else { return nil }
    let type = QuantityText.text(found.type)
    guard tree.kind(value) != .number, case .number(let number) = found.kind else { return type }
    return "\(type) = \(QuantityText.text(number, found.type.dimension ?? .none))"
  }

  /// The window of the track that a clause belongs to, in each direction that the clause applies to.
  private static func window(of clause: NodeID, _ analysis: DocumentAnalysis) -> String? {
    let range = analysis.tree.range(clause)
    let path = analysis.path(to: range)
    guard let member = path.last(where: { [.animate, .sharedTrack].contains(analysis.tree.kind($0)) }),
      let (_, transition) = analysis.transition(at: range.start)
    else { return nil }
    let isBackward = path.contains { analysis.tree.kind($0) == .backwardTiming }
    let place = analysis.tree.range(member)
    func text(_ direction: Direction) -> String? {
      let tracks = transition[direction].tracks.filter { $0.location.range == place }
      guard tracks.count == 1, let track = tracks.first else { return nil }
      return CurveText.window(track.windowStart, track.windowEnd)
    }
    if isBackward { return text(.backward).map { "= " + $0 } }
    let forward = text(.forward)
    let backward =
      path.contains { node in
        analysis.tree.child(node, .backward) != nil
      } ? nil : text(.backward)
    let parts = [forward.map { "forward " + $0 }, backward.map { "backward " + $0 }].compactMap(\.self)
    return parts.isEmpty ? nil : "= " + parts.joined(separator: ", ")
  }

  /// The derived variants for reduced motion and for layouts from right to left.
  private static func derived(
    _ analysis: DocumentAnalysis, in range: ByteRange
  ) -> [(offset: UInt32, text: String, tooltip: String)] {
    let tree = analysis.tree
    var notes: [Diagnostic] = []
    for node in tree.children(tree.root) where tree.kind(node) == .transition {
      let covered = tree.range(node)
      if covered.end < range.start || covered.start > range.end { continue }
      if let (_, transition) = analysis.transition(at: covered.start) {
        notes += Verifier.derived(of: transition)
      }
    }
    return notes.compactMap { note in
      guard case .text(let text)? = note.arguments.first else { return nil }
      let tooltip = [note.message(in: analysis.source)] + note.notes
      return (note.range.end, text.filter { $0 != "`" }, tooltip.joined(separator: "\n"))
    }
  }

  /// The durations of springs with a duration of their own, and of a backward direction that is not written.
  private static func paces(
    _ analysis: DocumentAnalysis, in range: ByteRange
  ) -> [(offset: UInt32, text: String, tooltip: String)] {
    let tree = analysis.tree
    var hints: [(offset: UInt32, text: String, tooltip: String)] = []
    for node in tree.children(tree.root) where tree.kind(node) == .transition {
      let covered = tree.range(node)
      if covered.end < range.start || covered.start > range.end { continue }
      guard let (_, transition) = analysis.transition(at: tree.range(node).start) else { continue }
      let directions = tree.children(node).filter { tree.kind($0) == .direction }
      for direction in directions {
        guard let pace = tree.child(direction, .timing), let duration = tree.child(pace, .duration) else {
          continue
        }
        let way: Direction = tree.keyword(direction) == .backward ? .backward : .forward
        if tree.kind(duration) == .apply || tree.kind(duration) == .path {
          let text = "= \(CurveText.milliseconds(transition[way].duration))"
          hints.append((tree.range(duration).end, text, "until it has settled"))
        }
      }
      if directions.count == 1, let only = directions.first, tree.keyword(only) == .forward,
        !transition.backward.isSystem, let pace = tree.child(only, .timing)
      {
        let text = "backward \(CurveText.milliseconds(transition.backward.duration)), mirrored"
        hints.append((tree.range(pace).end, text, "the default of `backward`"))
      }
    }
    return hints
  }
}
