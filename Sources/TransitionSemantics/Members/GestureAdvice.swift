import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// What there is to say of gestures that the language has under another name.
extension Checker {
  /// What makes gestures that go by left and right go in reading direction.
  func inReadingDirection(_ interactions: [CheckedInteraction]) -> [FixIt] {
    var edits: [TextEdit] = []
    for interaction in interactions where interaction.gesture.isPhysicallyHorizontal {
      guard let place = interaction.gestureLocation?.range else { return [] }
      let gesture: Gesture =
        switch interaction.gesture {
        case .edgePan(.left): .edgePan(.leading)
        case .edgePan: .edgePan(.trailing)
        default: .pan(.horizontal)
        }
      edits.append(TextEdit(place, gesture.text))
    }
    guard let first = edits.first else { return [] }
    return [FixIt("change to `\(first.replacement)`", edits, applicability: .needsReview)]
  }

  /// Whether the progress of an interaction grows with x, by the sign of its first `translation.x`; nil where it has none.
  private func growsWithX(_ interaction: NodeID) -> Bool? {
    guard let progress = members(interaction, .progress).first(where: { _ in true }) else { return nil }
    let text = tree.source.text(tree.range(progress))
    let parts = text.parts(between: "translation.x", most: 1)
    if parts.count == 1 { return nil }
    let before = parts[0].last { $0 != " " && $0 != "(" }
    return before != "-"
  }

  /// The transition in which a member is.
  private func transition(around node: NodeID) -> NodeID? {
    let range = tree.range(node)
    return tree.children(tree.root).first {
      tree.kind($0) == .transition && tree.range($0).start <= range.start && range.end <= tree.range($0).end
    }
  }

  /// Whether an interaction is for `edgePan(leading)` or `edgePan(trailing)`.
  private func comesInReadingDirection(_ interaction: NodeID) -> Bool {
    guard let gesture = tree.child(interaction, .gesture), let edge = tree.child(gesture, .value) else {
      return false
    }
    return tree.child(gesture, .name).map { tree.name($0) } == "edgePan"
      && ["leading", "trailing"].contains(tree.name(edge))
  }

  /// The finding about `pan(leading)` and `pan(trailing)`; nil for other words.
  ///
  /// A pan goes towards the side in its parentheses, an edge pan comes from it: `pan(leading)` would be the opposite of
  /// `edgePan(leading)`, which is why the language has no such word. Which of the two was meant says the progress.
  /// - Parameter interaction: The interaction that the gesture is for; nil for one that another is compared with.
  func panInReadingDirection(_ direction: NodeID, _ gesture: NodeID, _ interaction: NodeID?) -> Diagnostic? {
    let side = tree.name(direction)
    guard side == "leading" || side == "trailing" else { return nil }
    let edge = side == "leading" ? "trailing" : "leading"
    let sign = side == "leading" ? "<" : ">"
    let meant = interaction.flatMap { growsWithX($0) }.map { $0 ? "leading" : "trailing" } ?? edge
    // Only what fills the container is at the edge from which the finger would come.
    let around = interaction.flatMap { transition(around: $0) }
    let style = around.flatMap { members($0, .style).first { _ in true } }.flatMap { tree.child($0, .value) }
    let isSwipe = style.map { tree.name($0) == TransitionStyle.navigation.rawValue } ?? true
    let isInReadingDirection =
      around.map { members($0, .interactive).contains(where: comesInReadingDirection) }
      ?? false
    let remedy =
      isSwipe
      ? "edgePan(\(meant))"
      : isInReadingDirection ? "pan(horizontal)" : side == "leading" ? "pan(left)" : "pan(right)"
    return Diagnostic(
      .unknownKeyword, at: tree.range(direction),
      [.source(tree.range(direction)), .text("a direction of a pan")],
      notes: isSwipe
        ? [
          "in a navigation people go back from the leading edge, with `edgePan(leading)`; the x of a `pan(horizontal)` beside it runs in reading direction"
        ]
        : [
          "a pan goes `left` or `right` whoever reads; in reading direction a finger comes from an edge: `edgePan(\(edge))` goes to the \(side) side",
          "beside such an edge pan, the x of `pan(horizontal)` runs in reading direction: `begin when velocity.x \(sign) 0`",
        ],
      fixIts: [
        FixIt(
          isSwipe ? "begin at the edge, with `\(remedy)`" : "write `\(remedy)`",
          replacing: tree.range(gesture),
          with: remedy)
      ])
  }
}
