import UIKit

/// The properties that are changed temporarily, with their original values.
///
/// Claims on one property stack up across all transitions of an app: a claim that ends below the top changes nothing and hands its found
/// value to the claim above it. A value that the app has set meanwhile is kept; a deallocated view is skipped.
@MainActor final class TransitionLedger {
  @MainActor private final class Claim {
    let ledger: TransitionLedger  // an ObjectIdentifier could be that of a later object
    weak var view: UIView?
    let kind: TransitionPropertyKind
    var found: TransitionAmount
    /// The value that was set; nil if the property is animated, and so restored regardless of its value.
    var held: TransitionAmount?

    init(
      _ ledger: TransitionLedger, _ slot: TransitionSlot, _ found: TransitionAmount, held: TransitionAmount?
    ) { (self.ledger, view, kind, self.found, self.held) = (ledger, slot.view, slot.kind, found, held) }
    var slot: TransitionSlot? { view.then { TransitionSlot($0, kind) } }
    func isOf(_ slot: TransitionSlot) -> Bool { view === slot.view && kind.is(slot.kind) }
  }

  private static var claims: [Claim] = []
  /// The claims on a property, the first one first.
  private static func claims(on slot: TransitionSlot) -> [Claim] { claims.only { $0.isOf(slot) } }

  /// Sets a property until `giveBack`.
  func hold(_ slot: TransitionSlot, at amount: TransitionAmount) {
    let found: TransitionAmount = slot.read()
    slot.write(amount)
    Self.claims = Self.claims.only { $0.view != nil }
    // As stored: an alpha is rounded to single precision.
    Self.claims.append(Claim(self, slot, found, held: slot.read()))
  }

  /// Sets a property until `giveBack`, again if it is held. What a layout has added to a size meanwhile belongs to the original value.
  func renew(_ slot: TransitionSlot, at amount: TransitionAmount) {
    let known: Claim? = Self.claims(on: slot).find { $0.ledger === self }
    guard let known, let held = known.held else { return hold(slot, at: amount) }
    if slot.kind.is(.size) {
      known.found = TransitionAmount(known.found.numbers.plus(slot.read().numbers.minus(held.numbers)))
    }
    slot.write(amount)
    known.held = slot.read()
  }

  /// Sets a property that it holds, and nothing above it, to another value.
  func follow(_ slot: TransitionSlot, _ amount: TransitionAmount) {
    let own: Claim? = Self.claims(on: slot).last
    guard own?.ledger === self, own?.held != nil else { return }
    slot.write(amount)
    own?.held = slot.read()
  }

  /// Records a property that is animated until `giveBack`.
  /// - Returns: The value of the property without any claim.
  func borrow(_ slot: TransitionSlot) -> TransitionAmount {
    let (own, found) = (Self.claims(on: slot).first?.found, slot.read())
    Self.claims.append(Claim(self, slot, found, held: nil))
    return own ?? found
  }

  /// The value of a property before it was held here; nil if it is not held.
  func found(_ slot: TransitionSlot) -> TransitionAmount? {
    Self.claims(on: slot).find { $0.ledger === self }?.found
  }

  /// Whether it holds a property that another ledger holds above it: then the value is that one's.
  func isCovered(_ slot: TransitionSlot) -> Bool {
    let own = Self.claims(on: slot).drop { $0.ledger !== self }
    return own.last?.ledger !== self && own.last?.held != nil
  }

  /// Sets a property until `giveBack`, if it does not hold it yet.
  func keep(_ slot: TransitionSlot, at amount: CGFloat) {
    if found(slot).isNil { hold(slot, at: TransitionAmount(amount)) }
  }

  /// Sets all properties to their held or to their original values, and still holds them.
  func show(isHeld: Bool) {
    for own in isHeld ? Self.claims : Self.claims.reversed() where own.ledger === self {
      guard let slot = own.slot, let held = own.held, Self.claims(on: slot).last === own else { continue }
      slot.write(isHeld ? held : own.found)
    }
  }

  /// Replaces the original value of a held property, which an animation that has been stopped may have changed.
  /// - Returns: Whether a claim holds it.
  static func hands(over amount: TransitionAmount, to slot: TransitionSlot) -> Bool {
    let holding: [Claim] = claims(on: slot).only { $0.held != nil }
    holding.first?.found = amount
    if let held = holding.last?.held { slot.write(held) }
    return !holding.isEmpty
  }

  /// Gives everything back, last first. A second call does nothing.
  /// - Parameter isOwn: Whether the transition itself has changed the held properties meanwhile.
  func giveBack(isOwn: Bool = false) {
    while let index = Self.claims.lastIndex(where: { $0.ledger === self }) {
      let claim: Claim = Self.claims.remove(at: index)
      guard let slot = claim.slot else { continue }
      if let later = Self.claims[index...].find({ $0.isOf(slot) }) {
        later.found = claim.found
      } else if isOwn || claim.held.then({ slot.read().isNear($0) }) ?? true {
        slot.write(claim.found)
      }
    }
  }
}
