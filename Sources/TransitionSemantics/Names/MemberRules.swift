package import TransitionSyntax

/// Which members a block has, where the grammar lets it have all of a transition's.
package enum MemberRules {
  /// Whether members of a kind can be in the block of another.
  package static func has(_ member: NodeKind, in block: NodeKind) -> Bool {
    switch block {
    case .motion: motion.contains(member)
    case .direction, .press: member == .animate
    default: true
    }
  }

  private static let motion: Set<NodeKind> = [.animate, .place, .hide, .hold, .call, .use, .let]
}
