package import TransitionSyntax

/// Which members the blocks have that the grammar allows all members of a transition.
package enum MemberRules {
  /// Whether a member of a kind is allowed in a block.
  package static func has(_ member: NodeKind, in block: NodeKind) -> Bool {
    switch block {
    case .motion: motion.contains(member)
    case .direction, .press: member == .animate
    default: true
    }
  }

  private static let motion: Set<NodeKind> = [.animate, .place, .hide, .hold, .call, .use, .let]
}
