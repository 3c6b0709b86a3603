import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax

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

  /// The finding about `pan(leading)` and `pan(trailing)`; nil for other words.
  ///
  /// A pan goes towards the side in its parentheses, an edge pan comes from it: `pan(leading)` would be the opposite of
  /// `edgePan(leading)`, which is why the language has no such word.
  func panInReadingDirection(_ direction: NodeID, _ gesture: NodeID) -> Diagnostic? {
    let side = tree.name(direction)
    guard side == "leading" || side == "trailing" else { return nil }
    let edge = side == "leading" ? "trailing" : "leading"
    let sign = side == "leading" ? "<" : ">"
    return Diagnostic(
      .unknownKeyword, at: tree.range(direction),
      [.source(tree.range(direction)), .text("a direction of a pan")],
      notes: [
        "a pan goes `left` or `right` whoever reads; in reading direction a finger comes from an edge: `edgePan(\(edge))` goes to the \(side) side",
        "beside such an edge pan, the x of `pan(horizontal)` runs in reading direction: `begin when velocity.x \(sign) 0`",
      ],
      fixIts: [
        FixIt(
          "begin at the edge, with `edgePan(\(edge))`", [TextEdit(tree.range(gesture), "edgePan(\(edge))")],
          applicability: .needsReview)
      ])
  }
}
