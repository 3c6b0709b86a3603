import TransitionPlan

/// The claims of a cell by when they are taken and given back, so that a step looks at those only that it is about: each of
/// many fingers may hold one property in its own way.
struct ClaimIndex {
  private var takers: [LedgerPoint: [Int]] = [:]
  private var ownTakers: [Int: [Int]] = [:]
  private var givers: [LedgerExit: [Int]] = [:]
  private let claims: [LedgerCell.Claim]
  /// Whether a finger takes any of them.
  private let hasDriven: Bool
  /// The claims that last as long as the to screen is there.
  let standing: [Int]

  init(_ claims: [LedgerCell.Claim]) {
    self.claims = claims
    hasDriven = claims.contains { $0.acquire == .drivenStart }
    standing = claims.indices.filter { claims[$0].acquire == .stayStart }
    for (index, claim) in claims.enumerated() {
      if claim.acquire == .drivenStart, let own = claim.interactions {
        for interaction in own { ownTakers[interaction, default: []].append(index) }
      } else {
        takers[claim.acquire, default: []].append(index)
      }
      if claim.acquire == .drivenStart { continue }
      for exit in Set(claim.releases.map(\.exit)) { givers[exit, default: []].append(index) }
    }
    for exit in givers.keys { givers[exit]?.reverse() }
  }

  /// The claims that are taken when some points pass, under a finger those of an interaction too, in their order.
  func taken(at points: [LedgerPoint], _ interaction: Int?) -> [Int] {
    var taken = points.flatMap { takers[$0] ?? [] }
    if points.contains(.drivenStart), let interaction { taken += ownTakers[interaction] ?? [] }
    return taken.sorted()
  }

  /// The claims that an exit may give back, the last first: all that should be taken by then, and of those that only a
  /// finger takes the ones that it has.
  func givenBack(on exit: LedgerExit, _ knowledge: CellWalk.Knowledge) -> [Int] {
    guard hasDriven else { return givers[exit] ?? [] }
    let driven = (knowledge.held + knowledge.missing).filter { claims[$0].acquire == .drivenStart }
    return ((givers[exit] ?? []) + driven).sorted(by: >)
  }

  /// The claims that only a finger takes, and that an exit gives back.
  func driven(givenBackOn exit: LedgerExit) -> [Int] {
    let points = TransitionMachine.points(of: exit)
    return claims.indices.filter { index in
      claims[index].acquire == .drivenStart
        && claims[index].releases.contains { $0.exit == exit && $0.point.map(points.contains) ?? false }
    }
  }
}
