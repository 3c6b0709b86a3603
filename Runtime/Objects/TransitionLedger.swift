import UIKit

/// The properties that are changed temporarily, with their original values.
///
/// Claims on one property stack up across all transitions of an app: a claim that ends below the top changes nothing and hands its found
/// value to the claim above it. A value that the app has set meanwhile is kept; a deallocated view is skipped.
@MainActor final class TransitionLedger {
  private struct Claim {
    let ledger: TransitionLedger  // an ObjectIdentifier could be that of a later object
    weak var view: UIView?
    let kind: TransitionPropertyKind
    var found: TransitionAmount
    /// The value that was set; nil if the property is animated, and so restored regardless of its value.
    let held: TransitionAmount?

    func isOf(_ slot: TransitionSlot) -> Bool { view === slot.view && kind == slot.kind }
  }

  private static var claims: [Claim] = []

  /// Sets a property until `giveBack`.
  func hold(_ slot: TransitionSlot, at amount: TransitionAmount) {
    let found: TransitionAmount = slot.read()
    slot.write(amount)
    // As stored: an alpha is rounded to single precision.
    let claim = Claim(ledger: self, view: slot.view, kind: slot.kind, found: found, held: slot.read())
    Self.claims.removeAll { $0.view == nil }
    Self.claims.append(claim)
  }

  /// Records a property that is animated until `giveBack`.
  /// - Returns: The value of the property without any claim.
  func borrow(_ slot: TransitionSlot) -> TransitionAmount {
    let own: TransitionAmount? = Self.claims.first { $0.isOf(slot) }?.found
    let found: TransitionAmount = slot.read()
    Self.claims.append(Claim(ledger: self, view: slot.view, kind: slot.kind, found: found, held: nil))
    return own ?? found
  }

  /// The value of a property before it was held here; nil if it is not held.
  func found(_ slot: TransitionSlot) -> TransitionAmount? {
    Self.claims.first { $0.ledger === self && $0.isOf(slot) }?.found
  }
  func holds(_ slot: TransitionSlot) -> Bool { found(slot) != nil }

  /// Sets a property until `giveBack`, if it does not hold it yet.
  func keep(_ slot: TransitionSlot, at amount: CGFloat) {
    if !holds(slot) { hold(slot, at: TransitionAmount(amount)) }
  }

  /// Sets all properties to their held or to their original values, and still holds them.
  func show(isHeld: Bool) {
    for (index, claim) in Self.claims.enumerated() where claim.ledger === self {
      guard let view = claim.view, let held = claim.held else { continue }
      let slot = TransitionSlot(view, claim.kind)
      if Self.claims[(index + 1)...].contains(where: { $0.isOf(slot) }) { continue }
      slot.write(isHeld ? held : claim.found)
    }
  }

  /// Replaces the original value of a held property, which an animation that has been stopped may have changed.
  /// - Returns: Whether a claim holds it.
  static func hands(over amount: TransitionAmount, to slot: TransitionSlot) -> Bool {
    guard let index = claims.firstIndex(where: { $0.isOf(slot) && $0.held != nil }) else { return false }
    claims[index].found = amount
    if let held = claims.last(where: { $0.isOf(slot) && $0.held != nil })?.held { slot.write(held) }
    return true
  }

  /// Gives everything back, last first. A second call does nothing.
  /// - Parameter isOwn: Whether the transition itself has changed the held properties meanwhile.
  func giveBack(isOwn: Bool = false) {
    while let index = Self.claims.lastIndex(where: { $0.ledger === self }) {
      let claim: Claim = Self.claims.remove(at: index)
      guard let view = claim.view else { continue }
      let slot = TransitionSlot(view, claim.kind)
      if let later = Self.claims[index...].firstIndex(where: { $0.isOf(slot) }) {
        Self.claims[later].found = claim.found
      } else if isOwn || claim.held.map({ slot.read().isNear($0) }) ?? true {
        slot.write(claim.found)
      }
    }
  }
}
