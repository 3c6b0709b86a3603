import TransitionPlan
import TransitionSyntax

/// What a name means.
enum Entity {
  case subject(Subject)
  /// A `let` whose value is known now.
  case constant(ExpressionID)
  /// A `let` whose value is known only at run time.
  case local(Int)
  /// A named curve.
  case curve(CurveShape)
  /// A `let` or `curve` that has not been looked at yet: they may stand in any order.
  case unchecked(NodeID)
  /// A `let` or `curve` whose value is being worked out.
  case checking
  /// A name whose declaration is wrong: it has been reported, its uses are not.
  case broken
}

/// The names that can be used at a place. Screens, shared elements and `let`s are in one flat namespace.
struct Scope {
  struct Declaration {
    var entity: Entity
    var name: NodeID
    var isLet: Bool
  }

  private(set) var declarations: [Symbol: Declaration] = [:]
  private let used = Uses()

  /// Which names were used; shared by the scopes of one file.
  private final class Uses {
    var symbols: Set<Symbol> = []
  }

  subscript(symbol: Symbol) -> Declaration? { declarations[symbol] }

  mutating func declare(_ symbol: Symbol, _ declaration: Declaration) { declarations[symbol] = declaration }

  /// Says what a declared name means, now that it is known.
  mutating func resolve(_ symbol: Symbol, _ entity: Entity) { declarations[symbol]?.entity = entity }

  func use(_ symbol: Symbol) { used.symbols.insert(symbol) }

  /// The `let`s that nothing uses, in the order of the text.
  func unused(besides outer: Scope) -> [NodeID] {
    declarations.filter { $0.value.isLet && !used.symbols.contains($0.key) && outer[$0.key] == nil }
      .map(\.value.name).sorted { $0.order < $1.order }
  }

  func carryUses(into outer: Scope) { outer.used.symbols.formUnion(used.symbols) }
}
