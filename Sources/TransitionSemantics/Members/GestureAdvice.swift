import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax

/// What there is to say of gestures that the language has under another name.
extension Checker {
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
