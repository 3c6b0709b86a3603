/// `<T>Ledger`: what was changed for a while, and what it was before.
///
/// All transitions of a file have one, so that what they hold of the same thing stacks up: it is named after the first of them.
enum LedgerSection {
  /// - Parameter tellsFound: Whether somebody asks what was found.
  static func items(_ name: String, tellsFound: Bool) -> [SwiftItem] {
    return swift {
      SwiftItem.doc("What was changed for a while, and what it was before.")
      SwiftItem.doc("")
      SwiftItem.doc(
        "Claims on one property stack up across runs: a claim that ends below the top changes nothing and hands "
          + "what it found to the one above it. A value that the app has set meanwhile is the app's; a view that "
          + "died needs nothing.")
      "@MainActor"
      SwiftItem.block("private final class \(name)") {
        SwiftItem.block("private struct Claim") {
          SwiftItem.line(
            "let ledger: \(name)", "not its ObjectIdentifier, which a later object may have again")
          "weak var object: AnyObject?"
          "let property: AnyKeyPath"
          "var found: Any"
          "let restore: (Any) -> Void"
        }
        SwiftItem.blank
        "private static var claims: [Claim] = []"
        SwiftItem.blank
        hold
        if tellsFound {
          SwiftItem.blank
          found
        }
        SwiftItem.blank
        giveBack
      }
    }
  }

  @SwiftBuilder private static var hold: [SwiftItem] {
    SwiftItem.doc("Sets a property until `giveBack`.")
    SwiftItem.block(
      "func hold<Object: AnyObject, Value: Equatable>("
        + "_ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>, at value: Value)"
    ) {
      "let found: Value = object[keyPath: property]"
      "object[keyPath: property] = value"
      SwiftItem.line(
        "let held: Value = object[keyPath: property]", "as stored: an alpha is rounded to single precision")
      SwiftItem.closure(
        "let claim = Claim(ledger: self, object: object, property: property, found: found)",
        parameters: "[weak object] found in",
        swift {
          "guard let object, let found = found as? Value, object[keyPath: property] == held else { return }"
          "object[keyPath: property] = found"
        })
      "Self.claims.removeAll { $0.object == nil }"
      "Self.claims.append(claim)"
    }
  }

  @SwiftBuilder private static var found: [SwiftItem] {
    SwiftItem.doc("What a property was before it was held here.")
    SwiftItem.block(
      "func found<Object: AnyObject, Value>("
        + "_ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>) -> Value?"
    ) {
      "let claim = Self.claims.last { $0.ledger === self && $0.object === object && $0.property == property }"
      "return claim?.found as? Value"
    }
  }

  @SwiftBuilder private static var giveBack: [SwiftItem] {
    SwiftItem.doc("Gives everything back, last first. A second call does nothing.")
    SwiftItem.block("func giveBack()") {
      SwiftItem.block("while let index = Self.claims.lastIndex(where: { $0.ledger === self })") {
        "let claim: Claim = Self.claims.remove(at: index)"
        "let object: AnyObject? = claim.object"
        "let later = Self.claims[index...].firstIndex { $0.object === object && $0.property == claim.property }"
        SwiftItem.block(
          "if let later", comment: nil,
          swift { "Self.claims[later].found = claim.found" },
          tail: .otherwise("else", swift { "claim.restore(claim.found)" }, .none))
      }
    }
  }
}
