import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// Reports members that an `interactive states` cannot have, because its position is in a table and `settle nearest` decides.
  mutating func reportMembersWithoutStates(_ node: NodeID) {
    for member in tree.children(node) where tree.role(member) == .member && !tree.hasError(member) {
      let (name, note): (String, String)
      switch tree.kind(member) {
      case .progress:
        name = "progress"
        note = "the driven table gives the position: its value lies between those of two states"
      case .decision:
        let word = tree.keyword(member) == .finish ? "finish" : "cancel"
        name = tree.child(member, .moment) == nil ? word + " when" : word + " now when"
        note = "`settle nearest(…)` chooses the state when the finger leaves"
      default: continue
      }
      let range = tree.tokens.range(tree.tokenRange(member).lowerBound)
      report(
        Diagnostic(
          .misplacedMember, at: range, [.text(name), .text("`interactive states`")],
          notes: [note],
          fixIts: [tree.removal(of: tree.range(member), .needsReview)].compactMap(\.self)))
    }
  }
}
